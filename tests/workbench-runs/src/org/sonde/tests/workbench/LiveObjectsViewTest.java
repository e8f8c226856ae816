/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IOConsole;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.launch.RunEvent;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.traces.RunConsole;

/** The watched objects of a real program that runs with probes. */
@ExtendWith(LoggedErrors.class)
class LiveObjectsViewTest {
	private static final int VALUE = 1;
	private static final int TIME = 2;
	private static final int STATE = 3;
	/** A million was tried by hand. */
	private static final int MANY = 20_000;

	private WatchedShop shop;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		shop = new WatchedShop(test.getTestMethod().orElseThrow().getName());
	}

	@AfterEach
	void close() throws Exception {
		shop.close();
	}

	private static void await(TreeItem line, int column, String text) throws Exception {
		Workbench.waitPatiently(text, () -> text(line, column).equals(text));
	}

	private static String text(TreeItem line, int column) {
		return Workbench.ui(() -> line.getText(column));
	}

	private static void run(IViewPart view, String action) throws Exception {
		Workbench.waitFor(action, () -> Workbench.ui(() -> ViewTools.isEnabled(view, action)));
		Workbench.ui(() -> ViewTools.run(view, action));
	}

	/** Of a view that is as large as the window for the moment. */
	private static void picture(String name, IViewPart view) throws Exception {
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture(name);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	@Test
	void aValueChangesIsSuspendedAndResumedUntilTheProgramEnds() throws Exception {
		LiveObjectsView view = shop.run();
		TreeItem total = WatchedShop.open(view, "total");
		await(total, VALUE, "0");
		await(total, STATE, "watched");
		shop.add(5);
		await(total, VALUE, "5");
		assertThat(Workbench.ui(() -> Workbench.page().isPartVisible(view)
				&& Workbench.page().isPartVisible(Workbench.page().findView(IConsoleConstants.ID_CONSOLE_VIEW))))
				.as("the view beside the console, which came to the front").isTrue();
		Workbench.picture("live-objects-console");
		assertThat(text(total, TIME)).matches("\\d\\d:\\d\\d:\\d\\d\\.\\d\\d\\d");
		shop.add(7);
		await(total, VALUE, "12");
		Workbench.waitFor("the history", () -> PartWidgets.texts(view).contains("Cart.total of object 1: 2 changes."));
		picture("live-objects-chart", view);

		run(view, "Suspend");
		await(total, STATE, "suspended");
		shop.add(8);
		run(view, "Refresh");
		await(total, VALUE, "20");
		assertThat(PartWidgets.texts(view)).as("what was pulled is no change that was reported")
				.contains("Cart.total of object 1: 2 changes.");

		run(view, "Resume");
		await(total, STATE, "watched");
		shop.add(-3);
		await(total, VALUE, "17");
		Workbench.waitFor("the history", () -> PartWidgets.texts(view).contains("Cart.total of object 1: 3 changes."));
		picture("live-objects-gap", view);
		PartWidgets.tab(view, "Changes");
		assertThat(Workbench.ui(() -> Fields.words(PartWidgets.widget(view)))).contains("17\tCart.add(Cart.java:10)\tmain\t20")
				.contains("5\tCart.add(Cart.java:10)\tmain\t0");
		picture("live-objects-changes", view);

		run(view, "End Watching");
		Workbench.waitFor("the end of the watching", () -> PartWidgets.texts(view).contains("No changes are reported."));

		TreeItem text = WatchedShop.open(view, "lastChange");
		await(text, VALUE, "\"added -3\"");
		shop.end();
		Workbench.waitPatiently("the end of the program", () -> PartWidgets.texts(view).contains("The last values stay."));
		assertThat(PartWidgets.texts(view)).contains("Shop has ended.");
		assertThat(text(total, VALUE)).isEqualTo("17");
		assertThat(text(total, STATE)).as("nobody knows what sensors do").isEmpty();
		assertThat(Workbench.ui(() -> ViewTools.isEnabled(view, "Disconnect"))).isFalse();
		picture("live-objects-ended", view);
	}

	/** Nobody may be quick enough to open it before a short program ends. */
	@Test
	void whatIsAloneOpensByItself() throws Exception {
		LiveObjectsView view = shop.run();
		Workbench.waitPatiently("the fields of the only object", () -> total(view).equals("0"));
		shop.add(5);
		shop.end();
		Workbench.waitPatiently("the end of the program", () -> PartWidgets.texts(view).contains("The last values stay."));
		assertThat(total(view)).isEqualTo("5");
	}

	@Test
	void theNumberOfAnObjectIsInSight() throws Exception {
		LiveObjectsView view = shop.run();
		Workbench.ui(() -> {
			Tree tree = WatchedShop.tree(view);
			GC gc = new GC(tree);
			try {
				assertThat(tree.getColumn(VALUE).getWidth()).isGreaterThan(gc.textExtent("Shelves.Shelf (id=12)").x);
			} finally {
				gc.dispose();
			}
			return null;
		});
	}

	/** The lines of types that were there before move down. */
	@Test
	void whatIsOpenStaysOpenWhenATypeAppears() throws Exception {
		PlanStore.ofWorkspace().edit(shop.project().plan(),
				plan -> plan.getProbes().add(Probes.createLifecycle(new WatchedType("shop.Basket"))), null);
		LiveObjectsView view = shop.run();
		Workbench.waitPatiently("the fields of the only object", () -> total(view).equals("0"));
		shop.make(1);
		Workbench.waitPatiently("the other type", () -> Workbench.ui(() -> WatchedShop.tree(view).getItem(0).getText()).equals("Basket"));
		assertThat(Workbench.ui(() -> WatchedShop.tree(view).getItem(1).getItem(0).getExpanded())).isTrue();
	}

	/** The value of the first object of the first type, if both are open. */
	private static String total(LiveObjectsView view) {
		return Workbench.ui(() -> Stream.of(WatchedShop.tree(view).getItem(0)).filter(TreeItem::getExpanded)
				.flatMap(type -> Stream.of(type.getItems())).limit(1)
				.filter(TreeItem::getExpanded).flatMap(object -> Stream.of(object.getItems()))
				.filter(field -> field.getText().equals("total"))
				.map(field -> field.getText(VALUE)).findFirst().orElse(""));
	}

	@Test
	void eventsPerSecondAreCopiedIntoThePlan() throws Exception {
		LiveObjectsView view = shop.run();
		await(WatchedShop.open(view, "total"), VALUE, "0");
		shop.add(5);
		shop.add(6);
		shop.end();
		String link = "Copy Event Rates into Plan";
		Workbench.waitPatiently("the offer",
				() -> Workbench.ui(() -> console().isPresent() && console().get().getDocument().get().endsWith(link + "\n")
				&& console().get().getHyperlinks().length > 0));
		Workbench.picture("live-objects-rates");
		Workbench.ui(() -> {
			IHyperlink[] links = console().orElseThrow().getHyperlinks();
			links[links.length - 1].linkActivated();
			return null;
		});
		Workbench.waitFor("the rates in the plan",
				() -> PlanStore.ofWorkspace().load(shop.project().project()) instanceof PlanState.Loaded loaded
						&& loaded.plan().getProbes().stream()
								.allMatch(probe -> probe.getCallsPerSecond() != null && probe.getCallsPerSecond() > 0));
	}

	private static Optional<IOConsole> console() {
		return Stream.of(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.filter(console -> console.getName().equals(RunConsole.NAME))
				.map(IOConsole.class::cast).findFirst();
	}

	@Test
	void theLineThatMadeAChangeOpens() throws Exception {
		LiveObjectsView view = shop.run();
		await(WatchedShop.open(view, "total"), VALUE, "0");
		shop.add(5);
		Workbench.waitFor("the history", () -> PartWidgets.texts(view).contains("Cart.total of object 1: 1 change."));
		PartWidgets.tab(view, "Changes");
		Workbench.ui(() -> {
			Table table = Workbench.all(PartWidgets.widget(view), Table.class).getFirst();
			Event event = new Event();
			event.item = table.getItem(0);
			table.setSelection(0);
			table.notifyListeners(SWT.DefaultSelection, event);
			return null;
		});
		Workbench
				.waitFor("the line",
						() -> Workbench.ui(() -> Workbench.page().getActiveEditor() instanceof ITextEditor editor
								&& editor.getTitle().equals("Cart.java")
								&& editor.getSelectionProvider().getSelection() instanceof ITextSelection selection
								&& selection.getText().contains("total += price")));
	}

	@Test
	void theProgramFollowsItsPlan() throws Exception {
		List<RunEvent> told = new CopyOnWriteArrayList<>();
		Consumer<RunEvent> listener = told::add;
		LiveObjectsView view = shop.run();
		TreeItem total = WatchedShop.open(view, "total");
		await(total, STATE, "watched");
		ProbedRuns.ofWorkspace().addListener(listener);
		try {
			activate(false);
			await(total, STATE, "suspended");
			Workbench.waitFor("what was switched", () -> !told.isEmpty());
			assertThat(told).singleElement().isInstanceOfSatisfying(RunEvent.Watching.class, watching -> {
				assertThat(watching.on()).isEmpty();
				assertThat(watching.off()).extracting(CodePlace::toString).containsExactly("int shop.Cart.total");
				assertThat(watching.late()).isFalse();
			});
			shop.add(5);
			TreeItem text = WatchedShop.open(view, "lastChange");
			await(text, VALUE, "\"added 5\"");
			assertThat(text(text, STATE)).isEqualTo("watched");
			assertThat(text(total, VALUE)).as("not reported").isEqualTo("0");
			activate(true);
			await(total, STATE, "watched");
			shop.add(1);
			await(total, VALUE, "6");
			PlanStore.ofWorkspace().edit(shop.project().plan(),
					plan -> plan.getProbes().add(Probes.createField(new FieldSignature("shop.Main", "none", "int", true))), null);
			Workbench.waitFor("what comes later", () -> told.getLast() instanceof RunEvent.Watching watching && watching.late());
		} finally {
			ProbedRuns.ofWorkspace().removeListener(listener);
		}
	}

	private void activate(boolean active) throws Exception {
		PlanStore.ofWorkspace().edit(shop.project().plan(), plan -> plan.getProbes().stream()
				.filter(probe -> Probes.name(probe).equals("field int shop.Cart.total")).findFirst().orElseThrow().setActive(active), null);
	}

	@Test
	void aFieldOrTypeOfTheCodeIsShown() throws Exception {
		PlanStore.ofWorkspace().edit(shop.project().plan(),
				plan -> plan.getProbes().add(Probes.createField(new FieldSignature("shop.Cart", "changes", "int", false))), null);
		LiveObjectsView view = shop.run();
		IType cart = shop.cart().getType("Cart");
		Workbench.waitFor("its sensor, which the program names each second", () -> shows(view, cart.getField("lastChange")));
		awaitSelected(view, "lastChange");
		assertThat(shows(view, cart.getField("total"))).isTrue();
		awaitSelected(view, "total");
		assertThat(shows(view, cart)).isTrue();
		awaitSelected(view, "Cart");
		Workbench.ui(() -> {
			LiveObjectsView.show(Workbench.page(), new FieldSignature("shop.Cart", "lastChange", "java.lang.String", false));
			return null;
		});
		awaitSelected(view, "lastChange");
		shop.add(5);
		Workbench.waitFor("its sensor, too", () -> shows(view, cart.getField("changes")));
		awaitSelected(view, "changes");
		assertThat(shows(view, cart.getField("other"))).isFalse();
		assertThat(Workbench.statusLine(view)).contains("Cart.other");
	}

	private static boolean shows(LiveObjectsView view, IJavaElement element) {
		return Workbench.ui(() -> view.show(new ShowInContext(null, new StructuredSelection(element))));
	}

	private static void awaitSelected(LiveObjectsView view, String line) throws Exception {
		try {
			Workbench.waitFor(line, () -> selected(view).equals(List.of(line)));
		} catch (AssertionError e) {
			throw new AssertionError(e.getMessage() + "; selected: " + selected(view) + "; the tree: " + WatchedShop.lines(view), e);
		}
	}

	private static List<String> selected(LiveObjectsView view) {
		return Workbench.ui(() -> Stream.of(WatchedShop.tree(view).getSelection()).map(TreeItem::getText).toList());
	}

	/** The lines that are there stay, and those of the next page come behind them. */
	@Test
	void manyObjectsComeAPageAtATime() throws Exception {
		LiveObjectsView view = shop.run();
		WatchedShop.open(view, "total");
		shop.make(MANY);
		TreeItem type = Workbench.ui(() -> WatchedShop.tree(view).getItem(0));
		Workbench.waitPatiently("all objects", () -> text(type, VALUE).matches("20\\D001 objects"));
		run(view, "Refresh");
		for (int pages = 1; pages <= 3; pages++) {
			int lines = pages * 200 + 1;
			Workbench.waitPatiently(lines + " lines",
					() -> Workbench.ui(() -> type.getItemCount() == lines && type.getItem(lines - 1).getText().startsWith("Next 200 of")));
			int last = pages * 200;
			assertThat(Workbench.ui(() -> type.getItem(last - 1).getText(VALUE))).isEqualTo("Cart (id=" + last + ")");
			Workbench.ui(() -> {
				Tree tree = WatchedShop.tree(view);
				tree.setSelection(type.getItem(last));
				Event event = new Event();
				event.item = type.getItem(last);
				tree.notifyListeners(SWT.Selection, event);
				tree.notifyListeners(SWT.DefaultSelection, event);
				return null;
			});
		}
		Workbench.waitPatiently("the last", () -> Workbench.ui(() -> type.getItemCount() == 801));
		awaitSelected(view, "Cart");
		assertThat(Workbench.ui(() -> WatchedShop.tree(view).getSelection()[0].getText(VALUE))).as("the first that is new")
				.isEqualTo("Cart (id=601)");
		picture("live-objects-many", view);

		shop.end();
		Workbench.waitPatiently("the end of the program", () -> PartWidgets.texts(view).contains("The last values stay."));
		TreeItem unread = Workbench.ui(() -> type.getItem(1));
		WatchedShop.expand(unread);
		Workbench.waitFor("why it is not read", () -> text(Workbench.ui(() -> unread.getItem(0)), 0).equals("The program has ended."));
	}

	/** What is chosen before it is connected; the filter also applies to types that come later. */
	@Test
	void theFilterIsKept() throws Exception {
		LiveObjectsView view = shop.run();
		WatchedShop.open(view, "total");
		Fields.type(PartWidgets.widget(view), "Type, class, name or id", "1");
		Workbench.waitPatiently("the object of this id", () -> WatchedShop.open(view, "total") != null);
		String process = Workbench.ui(
				() -> RunningJvm.onThisMachine().stream().filter(jvm -> jvm.program().equals("shop.Main")).findFirst().orElseThrow().pid());
		run(view, "Disconnect");
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Choose a Running Program…"));
		Shell dialog = Workbench.dialog("Choose a Running Program");
		assertThat(Workbench.ui(() -> Fields.find(dialog, Text.class, "Show").getText())).isEqualTo("1");
		Fields.type(dialog, "Process or address", process);
		Fields.type(dialog, "Watch", "*.total");
		Workbench.picture("live-objects-choose-filter");
		Workbench.press("Connect");
		Workbench.waitPatiently("the watching", () -> PartWidgets.texts(view).contains("*.total, every 500 ms"));
		TreeItem total = WatchedShop.open(view, "total");
		shop.add(3);
		await(total, VALUE, "3");
		assertThat(text(Workbench.ui(total::getParentItem), VALUE)).isEqualTo("Cart (id=1)");
	}

	@Test
	void theDeclarationOfAFieldOpens() throws Exception {
		LiveObjectsView view = shop.run();
		WatchedShop.open(view, "total");
		Workbench.ui(() -> {
			view.getViewSite().getActionBars().getGlobalActionHandler("org.eclipse.jdt.ui.actions.Open").run();
			return null;
		});
		Workbench.waitFor("the editor", () -> Workbench
				.ui(() -> Workbench.page().getActiveEditor() != null && Workbench.page().getActiveEditor().getTitle().equals("Cart.java")));
	}

	@Test
	void whatIsWatchedIsChosenInADialog() throws Exception {
		LiveObjectsView view = shop.run();
		WatchedShop.open(view, "total");
		Workbench.waitFor("the watching", () -> PartWidgets.texts(view).contains("all fields and types, every 500 ms"));
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Watch…"));
		Shell dialog = Workbench.dialog("Watch Fields and Objects");
		Fields.choose(dialog, "Delivery", "In batches");
		Fields.type(dialog, "Events in a batch", "none");
		Workbench.picture("live-objects-watch-wrong");
		Fields.type(dialog, "Events in a batch", "2");
		Fields.type(dialog, "Milliseconds", "9999");
		Fields.type(dialog, "Fields and types", "*.total");
		Fields.check(dialog, "Only of the selected object, Cart (id=1)", true);
		Workbench.picture("live-objects-watch");
		Workbench.press("Watch");
		Workbench.waitFor("the watching", () -> PartWidgets.texts(view)
				.contains("*.total of object 1, in batches of 2, at the latest after 9999 ms: 0 events, 0 waiting."));
		shop.add(1);
		Workbench.waitFor("the first", () -> PartWidgets.texts(view).contains("0 events, 1 waiting."));
		shop.add(1);
		Workbench.waitFor("both", () -> PartWidgets.texts(view).contains("2 events, 0 waiting."));
	}

	@Test
	void withoutAProgramTheViewSaysWhatToDo() throws Exception {
		LiveObjectsView view = Workbench.ui(() -> (LiveObjectsView) Workbench.page().showView(LiveObjectsView.ID));
		assertThat(PartWidgets.texts(view)).contains("No program is connected.");
		picture("live-objects-none", view);
		Workbench.pressForDialog("Choose a Running Program…", view);
		Shell dialog = Workbench.dialog("Choose a Running Program");
		Fields.type(dialog, "Process or address", "127.0.0.1:1");
		Workbench.picture("live-objects-choose");
		Workbench.press("Connect");
		Workbench.waitPatiently("the reason", () -> PartWidgets.texts(view).contains("SW103"));
		picture("live-objects-failed", view);
	}
}
