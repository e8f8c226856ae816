/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.zip.GZIPOutputStream;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.traces.ImportLogWizard;
import org.sonde.overhead.ui.traces.LiveSource;
import org.sonde.overhead.ui.traces.LogRequest;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.traces.OperationRow;
import org.sonde.overhead.ui.traces.PlanLogRow;

/** File ▸ Import ▸ Sonde ▸ Monitoring Log, and the view it leads to; every figure by hand. */
@ExtendWith(LoggedErrors.class)
class MonitoringLogViewTest {

	private static final String SOURCE = """
			package shop;
			public class Cart {
				public int total(int... prices) {
					return prices.length;
				}
				public Cart(String owner) {
				}
				void never() {
				}
				static class Item {
					double price(double factor) {
						return factor;
					}
				}
			}
			""";
	private static final List<String> PLANNED = List.of("int shop.Cart.total(int...)", "double shop.Cart$Item.price(double)",
			"void shop.Cart.never()");
	private static final String RATIO = "Sampling ratio of spans";
	private static final String TIME_OUT = "Traces time out after [s]";

	@TempDir
	Path folder;

	private JavaProject project;
	private ICompilationUnit cart;
	private ImportLogWizard wizard;
	private WizardDialog dialog;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", SOURCE);
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> PLANNED.forEach(method -> plan.getProbes().add(Probes.create(MethodSignature.parse(method)))),
				new NullProgressMonitor());
		writeLog();
		openWizard();
	}

	private void openWizard() {
		wizard = Workbench.ui(() -> {
			ImportLogWizard created = (ImportLogWizard) PlatformUI.getWorkbench().getImportWizardRegistry()
					.findWizard("org.sonde.overhead.ui.import.log").createWizard();
			created.init(PlatformUI.getWorkbench(), new StructuredSelection(project.project()));
			dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), created);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return created;
		});
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			dialog.close();
			return null;
		});
		Workbench.closeViews(MonitoringLogView.ID);
		Workbench.closeEditors();
		project.delete();
	}

	/** Two equal traces of three calls in 4 s, one of a constructor that nobody planned, and one line that is none. */
	private void writeLog() throws Exception {
		Path log = Files.createDirectories(folder.resolve("kieker-log"));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder records = new StringBuilder();
		for (int trace = 0; trace < 2; trace++) {
			long start = 1_790_000_000_000_000_000L + trace * 3_500_000_000L;
			records.append(record("double shop.Cart$Item.price(double)", trace, start + 100_000_000, 50_000_000, 1, 1));
			records.append(record("double shop.Cart$Item.price(double)", trace, start + 200_000_000, 150_000_000, 2, 1));
			records.append(record("public transient int shop.Cart.total(int[])", trace, start, 500_000_000, 0, 0));
		}
		records.append(record("public shop.Cart(java.lang.String)", 2, 1_790_000_001_000_000_000L, 1_000_000, 0, 0))
				.append("not a record\n");
		Files.writeString(log.resolve("kieker-1.dat"), records);
	}

	private static String record(String method, int trace, long tin, long nanos, int eoi, int ess) {
		return "$1;1;" + method + ";<no-session-id>;" + trace + ";" + tin + ";" + (tin + nanos) + ";host;" + eoi + ";" + ess
				+ "\n";
	}

	private void next() {
		Workbench.ui(() -> {
			IWizardPage page = dialog.getCurrentPage().getNextPage();
			if (page != null) {
				dialog.showPage(page);
			}
			return null;
		});
	}

	private void add(Path path) {
		Fields.drop(dialog.getShell(), path);
	}

	/** Through the wizard, into the plan of the project. */
	private MonitoringLogView imported() throws Exception {
		add(folder.resolve("kieker-log"));
		next();
		Workbench.picture("log-preview");
		assertThat(Workbench.ui(wizard::canFinish)).isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Workbench.ui(() -> dialog.close());
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID));
		Workbench.waitFor("the log", () -> Workbench.ui(view::log).isPresent());
		PartWidgets.tab(view, "Operations");
		Workbench.waitFor("the operations", () -> rows(view).size() == 3);
		return view;
	}

	private static List<OperationRow> rows(MonitoringLogView view) {
		return LogRows.operations(view).rows();
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}

	private List<Double> ratesOnDisk() throws Exception {
		return Probes.inFileOrder(PlanFiles.load(project.plan().getLocation().toPath())).stream()
				.map(MethodProbe::getCallsPerSecond).toList();
	}

	@Test
	void takesTheCallsIntoThePlanToBeUndone() throws Exception {
		imported();
		// 4 calls and 2 calls in 4 s; by the order of the file: Cart.never, Cart.total, Cart$Item.price
		Workbench.waitFor("the rates in the plan", () -> ratesOnDisk().equals(Arrays.asList(null, 0.5, 1.0)));
		IViewPart shown = Workbench.ui(() -> Workbench.page().findView(MonitoringLogView.ID));
		Workbench.waitFor("what was taken", () -> Workbench.statusLine(shown).startsWith("Copied 2 call rates. "));
		assertThat(Workbench.statusLine(shown)).as("Cart.never has no rate still").contains("1 probe never fired. Edit");
		MethodProbe total = Probes.inFileOrder(PlanFiles.load(project.plan().getLocation().toPath())).get(1);
		assertThat(total.getCallsSource()).isEqualTo("monitoring log kieker-log of 2026-09-21, with probes");
		Plan plan = PlanFiles.load(project.plan().getLocation().toPath());
		assertThat(plan.getRecordedProbes()).as("the log has another operation, which is left out")
				.isEqualTo(PlanRecordings.probes(plan).fingerprint());
		assertThat(plan.getRecordedTo()).isEqualTo("text");
		assertThat(total.getGaps()).isNotNull();
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), new NullProgressMonitor(), null);
		assertThat(ratesOnDisk()).isEqualTo(Arrays.asList(null, null, null));
	}

	@Test
	void theViewCopiesTheRatesIntoThePlanAndSaysSo() throws Exception {
		MonitoringLogView view = imported();
		Workbench.waitFor("the rates of the wizard", () -> ratesOnDisk().equals(Arrays.asList(null, 0.5, 1.0)));
		// The file changes before the change is in the history.
		Workbench.waitFor("the end of the change", () -> Workbench.statusLine(view).startsWith("Copied 2 call rates. "));
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), new NullProgressMonitor(), null);
		assertThat(ratesOnDisk()).isEqualTo(Arrays.asList(null, null, null));
		StatusLine.show(view, "Undone.");
		Workbench.waitFor("another message", () -> Workbench.statusLine(view).equals("Undone."));
		PartWidgets.tab(view, "Plan and Log");
		Workbench.waitFor("plan and log", () -> !LogRows.planned(view).rows().isEmpty());
		Workbench.press("Copy Call Rates into Plan", view);
		Workbench.waitFor("the rates in the plan", () -> ratesOnDisk().equals(Arrays.asList(null, 0.5, 1.0)));
		Workbench.waitFor("what was taken", () -> Workbench.statusLine(view).startsWith("Copied 2 call rates. "));
	}

	@Test
	void showsTheOperationsThoseWithMostTimeOfTheirOwnFirst() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.waitFor("the methods in the source", () -> rows(view).stream()
				.allMatch(row -> row.source().element().isPresent()));
		Workbench.picture("log-operations");
		// own time: total 2 × (500 − 200) ms, price 4 calls 400 ms, the constructor 2 ms
		assertThat(rows(view).stream()
				.map(OperationRow::label).toList()).containsExactly("Cart.total(int...)", "Cart.Item.price(double)", "Cart(String)");
		assertThat(rows(view).stream().map(row -> row.operation().calls()).toList()).containsExactly(2L, 4L, 1L);
		assertThat(rows(view).getFirst().share()).isCloseTo(600.0 / 1001, within(1e-9));
		assertThat(rows(view).getFirst().source().element()).isEqualTo(Optional.of(JavaProject.method(cart, "total")));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	@Test
	void theProblemsAreBehindALink() throws Exception {
		MonitoringLogView view = imported();
		String summary = summary(view);
		assertThat(
				summary.startsWith("kieker-log, 2026-09-21, Kieker: 7 records read, 1 skipped; ") && summary.endsWith(" <a>1 problem</a>"))
				.as(summary)
				.isTrue();
		follow(view);
		Shell dialog = Workbench.dialog("Problems of kieker-log");
		String problems = Workbench.ui(() -> Workbench.all(dialog, Text.class).getFirst().getText());
		assertThat(problems.contains("kieker-1.dat") && problems.lines().count() == 1).as(problems).isTrue();
		Workbench.press("Close");
	}

	/** Follows the link above the tabs. */
	private static void follow(MonitoringLogView view) {
		Event event = new Event();
		event.text = "";
		Workbench.display().asyncExec(() -> link(view).notifyListeners(SWT.Selection, event));
	}

	private static Link link(MonitoringLogView view) {
		return PartWidgets.all(view, Link.class).getFirst();
	}

	/** What stands above the tabs. */
	private static String summary(MonitoringLogView view) {
		return Workbench.ui(() -> link(view).getText());
	}

	@Test
	void opensTheMethodAndIsFoundByShowIn() throws Exception {
		MonitoringLogView view = imported();
		Workbench.waitFor("the methods in the source", () -> rows(view).stream()
				.allMatch(row -> row.source().element().isPresent()));
		IMethod total = JavaProject.method(cart, "total");
		assertThat(Workbench.ui(() -> view.show(new ShowInContext(null, new StructuredSelection(total))))).isTrue();
		assertThat(Workbench.ui(() -> ((StructuredSelection) view.getShowInContext().getSelection()).toList())).containsExactly(total);
		Workbench.ui(() -> {
			Table table = LogRows.operations(view).widget();
			Event event = new Event();
			event.item = table.getItem(table.getSelectionIndex());
			table.notifyListeners(SWT.DefaultSelection, event);
			return null;
		});
		IEditorPart editor = Workbench.ui(() -> Workbench.page().getActiveEditor());
		assertThat(Workbench.ui(editor::getTitle)).isEqualTo("Cart.java");
	}

	/** Users first look for what never fired, but only recorded methods are looked up in the sources at once. */
	@Test
	void opensAMethodThatWasNeverRecorded() throws Exception {
		MonitoringLogView view = imported();
		PartWidgets.tab(view, "Plan and Log");
		Workbench.waitFor("plan and log", () -> LogRows.planned(view).rows().size() == 4);
		Workbench.ui(() -> {
			Table table = LogRows.planned(view).widget();
			int never = table.getItemCount() - 1;
			table.setSelection(never);
			Event event = new Event();
			event.item = table.getItem(never);
			table.notifyListeners(SWT.DefaultSelection, event);
			return null;
		});
		Workbench.waitFor("the editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor()) instanceof ITextEditor);
		ITextEditor editor = (ITextEditor) Workbench.ui(() -> Workbench.page().getActiveEditor());
		Workbench.waitFor("the method",
				() -> Workbench.ui(() -> editor.getSelectionProvider().getSelection()) instanceof ITextSelection text
						&& text.getText().equals("never"));
	}

	@Test
	void showsTheClassesOfTracesWithTheirCallTree() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Traces");
			return null;
		});
		Workbench.picture("log-traces");
		TreeItem total = Workbench.ui(() -> PartWidgets.all(view, Tree.class).getFirst().getItem(0));
		assertThat(Workbench.ui(() -> total.getText(0) + ", calls: " + total.getText(1))).isEqualTo("Cart.total(int...), calls: 1");
		assertThat(Workbench.ui(() -> Arrays.stream(total.getItems()).map(item -> item.getText(0)).distinct().toList()))
				.containsExactly("Cart.Item.price(double)");
		assertThat(Workbench.ui(() -> Arrays.stream(total.getItems()).mapToInt(item -> Integer.parseInt(item.getText(1))).sum()))
				.isEqualTo(2);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Call Graph");
			return null;
		});
		Workbench.waitFor("three boxes and a line", () -> calls(canvas(view)).size() == 4);
		Workbench.picture("log-graph");
		assertThat(calls(canvas(view))).filteredOn(words -> words.contains(" → ")).singleElement().asString().contains(": 4 calls, ");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** The trees: total with two calls of price, twice, and one constructor. Keys move within them and zoom. */
	@Test
	void drawsTheCallTreesOfAllTraces() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Call Trees");
			return null;
		});
		Canvas canvas = canvas(view);
		Workbench.waitFor("the call trees", () -> calls(canvas).size() == 4);
		Combo width = Workbench.ui(() -> PartWidgets.all(view, Combo.class).stream()
				.filter(combo -> List.of(combo.getItems()).contains("Calls")).findFirst().orElseThrow());
		Workbench.ui(() -> {
			width.select(1);
			width.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		// Of 7 calls, total and its callees have 6, price 4.
		assertThat(calls(canvas)).anyMatch(words -> words.contains("Cart.total(") && words.endsWith(", 85.7 %"))
				.anyMatch(words -> words.contains("Item.price(") && words.endsWith(", 57.1 %"));
		Workbench.picture("log-trees");

		press(canvas, SWT.ARROW_DOWN);
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).contains("total", "2 calls", "85.7 %");
		press(canvas, SWT.CR);
		assertThat(calls(canvas)).as("the constructor has no room left").hasSize(3);
		press(canvas, SWT.ARROW_DOWN);
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).contains("price", "4 calls");
		press(canvas, SWT.ESC);
		assertThat(calls(canvas)).hasSize(4);
		Workbench.ui(() -> {
			PartWidgets.all(view, Text.class).stream().filter(text -> text.getMessage().equals("find in the call trees")).findFirst()
					.orElseThrow().setText("PRICE");
			return null;
		});
		Workbench.waitFor("the share", () -> Workbench.ui(
				() -> PartWidgets.all(view, Label.class).stream().anyMatch(label -> label.getText().equals("Found: 57.1 % of the calls"))));
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).doesNotContain("price");
		enter(view, "find in the call trees");
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).as("Enter goes to what was found").contains("price");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	private static List<String> classes(MonitoringLogView view) {
		return Workbench.ui(() -> Fields.rows(Fields.find(PartWidgets.widget(view), Table.class, "Classes of traces")).toList());
	}

	/** The calls that are drawn, as screen readers read them. */
	private static List<String> calls(Canvas canvas) {
		return List.of(Workbench.ui(() -> ScreenReader.description(canvas)).split("; "));
	}

	private static Canvas canvas(MonitoringLogView view) {
		return Workbench.ui(() -> PartWidgets.all(view, Canvas.class).stream()
				.filter(one -> one.isVisible() && one.getClass() == Canvas.class).findFirst().orElseThrow());
	}

	private static void press(Canvas canvas, int key) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.keyCode = key;
			canvas.notifyListeners(SWT.KeyDown, event);
			return null;
		});
	}

	/** The second trace takes 100 ms longer, in its second call of price. */
	@Test
	void showsOneTraceOfAClass() throws Exception {
		Path records = folder.resolve("kieker-log/kieker-1.dat");
		long second = 1_790_000_000_000_000_000L + 3_500_000_000L;
		Files.writeString(records, Files.readString(records).replace((second + 350_000_000) + ";host", (second + 450_000_000) + ";host")
				.replace((second + 500_000_000) + ";host", (second + 600_000_000) + ";host"));
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Combo shown = Workbench.ui(() -> {
			PartWidgets.tab(view, "Traces");
			return Fields.find(PartWidgets.widget(view), Combo.class, "What is shown of the class of traces");
		});
		assertThat(Workbench.ui(shown::getItems)).satisfiesExactly(mean -> assertThat(mean).contains("2"),
				fastest -> assertThat(fastest).contains("500 ms", "trace 0", "2026-09-21 14:13:20.000 UTC"),
				slowest -> assertThat(slowest).contains("600 ms", "trace 1", "2026-09-21 14:13:23.500 UTC"));
		assertThat(times(view)).containsExactly("550 ms", "125 ms");
		choose(shown, 2);
		Workbench.waitFor("the slowest", () -> times(view).equals(List.of("600 ms", "150 ms")));
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Sequence Diagram");
			return null;
		});
		Workbench.waitFor("its diagram", () -> calls(canvas(view)).stream()
				.anyMatch(words -> words.startsWith("double shop.Cart$Item.price(double): 2 calls") && words.contains("150 ms")));
		Workbench.picture("log-one-trace");
		choose(shown, 0);
		Workbench.waitFor("the mean", () -> calls(canvas(view)).stream()
				.anyMatch(words -> words.startsWith("double shop.Cart$Item.price(double): 2 calls") && words.contains("125 ms")));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** The constructor's trace is the only one of its class. */
	@Test
	void theOnlyTraceOfAClassIsOfferedOnce() throws Exception {
		MonitoringLogView view = imported();
		PartWidgets.tab(view, "Traces");
		PartWidgets.selectLast(view, "Classes of traces");
		Combo shown = Fields.find(Workbench.ui(() -> PartWidgets.widget(view)), Combo.class, "What is shown of the class of traces");
		assertThat(Workbench.ui(shown::getItems)).singleElement().asString().contains("1.00 ms", "trace 2", "2026-09-21 14:13:21.000 UTC");
		Workbench.waitFor("its call", () -> tree(view).equals(List.of("Cart(String)")));
	}

	/** Whether or not a trace of its class is kept. Mistakes are reported in words. */
	@Test
	void showsAnyTraceByItsId() throws Exception {
		MonitoringLogView view = withTheConstructorsTrace();
		assertThat(PartWidgets.texts(view)).contains("One trace of 1 call");
		Combo shown = Fields.find(Workbench.ui(() -> PartWidgets.widget(view)), Combo.class, "What is shown of the class of traces");
		assertThat(Workbench.ui(shown::getItems)).singleElement().asString().contains("trace 2", "1.00 ms", "2026-09-21 14:13:21.000 UTC");
		Workbench.picture("log-trace-by-id");
		look(view, "4711");
		Workbench.waitFor("what is missing", () -> PartWidgets.texts(view).contains("kieker-log has no valid trace 4711."));
		assertThat(tree(view)).as("the trace before").containsExactly("Cart(String)");
		Workbench.picture("log-trace-by-id-none");
		look(view, "the slow one");
		Workbench.waitFor("what an id is", () -> PartWidgets.texts(view).contains("the slow one is "));
		look(view, "");
		Workbench.waitFor("the first class", () -> tree(view).equals(List.of("Cart.total(int...)")));
		assertThat(PartWidgets.texts(view)).contains("Class 1: 2 traces of 3 calls").doesNotContain("id of a trace");
		Files.delete(folder.resolve("kieker-log/kieker-1.dat"));
		Files.delete(folder.resolve("kieker-log/kieker.map"));
		Files.delete(folder.resolve("kieker-log"));
		look(view, "2");
		Workbench.waitFor("the log that is gone", () -> PartWidgets.texts(view).contains("kieker-log: there is no such file"));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** The log has become one that takes very long to read. */
	@Test
	void lookingForATraceIsCancelled() throws Exception {
		MonitoringLogView view = withTheConstructorsTrace();
		Path endless = folder.resolve("kieker-log/kieker-2.dat.gz");
		writeHuge(endless);
		look(view, "1");
		Button cancel = Fields.find(Workbench.ui(() -> PartWidgets.widget(view)), Button.class, "Cancel");
		assertThat(Workbench.ui(cancel::isVisible)).isTrue();
		assertThat(PartWidgets.texts(view)).contains("Reading kieker-log for trace 1");
		Workbench.picture("log-trace-by-id-reading");
		Workbench.press("Cancel", view);
		Workbench.waitFor("the end", () -> PartWidgets.texts(view).contains("Cancelled."));
		assertThat(Workbench.ui(cancel::isVisible)).isFalse();
		assertThat(tree(view)).as("the trace before").containsExactly("Cart(String)");
		assertThat(Job.getJobManager().find(null)).extracting(Job::getName).as("nobody reads").doesNotContain("Looking for a trace");

		look(view, "1");
		assertThat(Workbench.ui(cancel::isVisible)).isTrue();
		Files.delete(endless);
		look(view, "0");
		Workbench.waitFor("what was asked for last", () -> !Workbench.ui(cancel::isVisible));
		assertThat(tree(view)).containsExactly("Cart.total(int...)");
		assertThat(PartWidgets.texts(view)).contains("One trace of 3 calls").doesNotContain("Cancelled.", "Reading kieker-log");
		Combo shown = Fields.find(Workbench.ui(() -> PartWidgets.widget(view)), Combo.class, "What is shown of the class of traces");
		assertThat(Workbench.ui(shown::getItems)).singleElement().asString().contains("trace 0");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** Ten gigabytes of one record, packed into megabytes. */
	private static void writeHuge(Path file) throws IOException {
		ByteArrayOutputStream part = new ByteArrayOutputStream();
		try (OutputStream packed = new GZIPOutputStream(part)) {
			packed.write(record("void shop.Cart.never()", 9, 1_790_000_009_000_000_000L, 1_000, 0, 0).repeat(100_000)
					.getBytes(StandardCharsets.UTF_8));
		}
		try (OutputStream all = Files.newOutputStream(file)) {
			for (int i = 0; i < 1_000; i++) {
				part.writeTo(all);
			}
		}
	}

	private static Text byId(MonitoringLogView view) {
		return Fields.find(Workbench.ui(() -> PartWidgets.widget(view)), Text.class, "Any trace, by its id");
	}

	/** Found by its id. */
	private MonitoringLogView withTheConstructorsTrace() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		PartWidgets.tab(view, "Traces");
		look(view, "2");
		Workbench.waitFor("the trace", () -> tree(view).equals(List.of("Cart(String)")));
		return view;
	}

	private static void look(MonitoringLogView view, String id) {
		Workbench.ui(() -> {
			Text field = byId(view);
			field.setText(id);
			field.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
	}

	/** The top of the call tree. */
	private static List<String> tree(MonitoringLogView view) {
		return Workbench.ui(() -> Arrays.stream(Fields.find(PartWidgets.widget(view), Tree.class, "Call tree").getItems())
				.map(item -> item.getText(0)).toList());
	}

	private static void choose(Combo combo, int item) {
		Workbench.ui(() -> {
			combo.select(item);
			combo.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** Of the call tree, the means. */
	private static List<String> times(MonitoringLogView view) {
		return Workbench.ui(() -> {
			TreeItem root = Fields.find(PartWidgets.widget(view), Tree.class, "Call tree").getItem(0);
			return List.of(root.getText(2), root.getItem(0).getText(2));
		});
	}

	@Test
	void drawsAClassAsASequenceDiagramAndFindsInTheCallGraph() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Traces");
			PartWidgets.tab(view, "Sequence Diagram");
			return null;
		});
		Workbench.waitFor("the sequence diagram",
				() -> calls(canvas(view)).stream().anyMatch(words -> words.startsWith("double shop.Cart$Item.price(double): 2 calls")));
		Workbench.picture("log-sequence");

		Workbench.ui(() -> {
			PartWidgets.tab(view, "Call Graph");
			return null;
		});
		Workbench.waitFor("the call graph", () -> calls(canvas(view)).size() == 4);
		Canvas canvas = canvas(view);
		press(canvas, SWT.ARROW_RIGHT);
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).as("the box, and the calls to it").contains("price", "4 calls",
				" → double shop.Cart$Item.price(double): ");
		Workbench.ui(() -> {
			PartWidgets.all(view, Text.class).stream().filter(text -> text.getMessage().equals("find in the call graph")).findFirst()
					.orElseThrow().setText("price");
			return null;
		});
		Workbench.waitFor("the boxes", () -> Workbench
				.ui(() -> PartWidgets.all(view, Label.class).stream().anyMatch(label -> label.getText().equals("Found 1 box"))));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** By the workbench's command, to which Ctrl+F belongs. Each tab has its own field, or none. */
	@Test
	void findGoesToTheSearchFieldOfTheTab() throws Exception {
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Map<String, String> fields = Map.of("Call Trees", "find in the call trees", "Call Graph", "find in the call graph");
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return null;
		});
		assertThat(Workbench.ui(() -> find(view).isEnabled())).as("Operations has no such field").isFalse();
		for (String tab : fields.keySet()) {
			Workbench.ui(() -> {
				PartWidgets.tab(view, tab);
				return null;
			});
			Workbench.waitFor("the picture of " + tab, () -> calls(canvas(view)).size() == 4);
			Workbench.ui(() -> view.getSite().getService(IHandlerService.class).executeCommand(find(view).getId(), null));
			Workbench.waitFor("the field of " + tab, () -> Workbench.ui(
					() -> view.getSite().getShell().getDisplay().getFocusControl() instanceof Text text
							&& text.getMessage().equals(fields.get(tab))));
		}
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	private static Command find(MonitoringLogView view) {
		return view.getSite().getService(ICommandService.class).getCommand(ActionFactory.FIND.getCommandId());
	}

	/** Of 200 operations, packages stand for most. What is selected is the centre, until something is typed. */
	@Test
	void neighboursOfACombinedBoxAreDrawn() throws Exception {
		Path log = Files.createDirectories(folder.resolve("large-log"));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder records = new StringBuilder();
		for (int i = 0; i < 200; i++) {
			records.append(record("void shop.p%d.Cart.m%d()".formatted(i / 20, i), 0, 1000 + 10 * i, 5, i + 1, 1));
		}
		Files.writeString(log.resolve("kieker-1.dat"), records.append(record("void shop.Main.serve()", 0, 900, 9000, 0, 0)));
		MonitoringLogView view = imported();
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			view.read(List.of(log));
			return null;
		});
		Workbench.waitFor("the other log", () -> Workbench.ui(view::log).filter(read -> read.name().equals("large-log")).isPresent());
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Call Graph");
			return null;
		});
		Canvas canvas = canvas(view);
		Workbench.waitFor("combined boxes", () -> calls(canvas).stream().anyMatch(words -> words.startsWith("shop.p0.* (20 parts)")));
		for (int i = 0; i < 80 && !Workbench.ui(() -> ScreenReader.name(canvas)).startsWith("shop.p0.*"); i++) {
			press(canvas, i == 0 ? SWT.ARROW_RIGHT : SWT.ARROW_UP);
		}
		assertThat(Workbench.ui(() -> ScreenReader.name(canvas))).startsWith("shop.p0.*");
		Workbench.ui(() -> {
			Button neighbours = PartWidgets.all(view, Button.class).stream()
					.filter(button -> button.getText().replace("&", "").equals("Neighbours only")).findFirst().orElseThrow();
			neighbours.setSelection(true);
			neighbours.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("its operations and their caller", () -> boxes(canvas).size() == 21);
		Workbench.picture("log-graph-neighbours");
		assertThat(boxes(canvas)).contains("void shop.Main.serve()", "void shop.p0.Cart.m0()", "void shop.p0.Cart.m19()");
		Workbench.ui(() -> {
			PartWidgets.all(view, Spinner.class).stream().filter(Spinner::isVisible).findFirst().orElseThrow().setSelection(2);
			return null;
		});
		Workbench.waitFor("none is called twice", () -> boxes(canvas).isEmpty());
		Workbench.ui(() -> {
			PartWidgets.all(view, Spinner.class).stream().filter(Spinner::isVisible).findFirst().orElseThrow().setSelection(1);
			return null;
		});
		Workbench.waitFor("the centre is kept", () -> boxes(canvas).size() == 21);
		Workbench.ui(() -> {
			PartWidgets.all(view, Text.class).stream().filter(text -> text.getMessage().equals("find in the call graph")).findFirst()
					.orElseThrow().setText("p7.Cart.m150");
			return null;
		});
		Workbench.waitFor("what was typed, and its caller",
				() -> boxes(canvas).equals(List.of("void shop.Main.serve()", "void shop.p7.Cart.m150()")));
		enter(view, "find in the call graph");
		Workbench.waitFor("Enter goes to what was found",
				() -> Workbench.ui(() -> ScreenReader.name(canvas)).startsWith("void shop.p7.Cart.m150()"));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	private static void enter(MonitoringLogView view, String field) {
		Workbench.ui(() -> {
			PartWidgets.all(view, Text.class).stream().filter(text -> text.getMessage().equals(field)).findFirst().orElseThrow()
					.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
	}

	private static List<String> boxes(Canvas canvas) {
		return calls(canvas).stream().filter(words -> !words.contains(" → ") && words.contains(": "))
				.map(words -> words.substring(0, words.indexOf(": "))).toList();
	}

	@Test
	void comparesTheActivePlanWithTheLog() throws Exception {
		MonitoringLogView view = imported();
		assertThat(Workbench.ui(() -> ScreenReader.name(LogRows.operations(view).widget()))).contains(" records read");
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Plan and Log");
			return null;
		});
		Workbench.waitFor("plan and log", () -> LogRows.planned(view).rows().size() == 4);
		Workbench.picture("log-plan");
		assertThat(Workbench.ui(() -> ScreenReader.name(LogRows.planned(view).widget()))).startsWith("Planned and observed. ")
				.contains("1 never recorded", "1 other method");
		List<PlanLogRow> planned = LogRows.planned(view).rows();
		assertThat(planned.stream()
				.map(row -> row.state().text() + " " + row.label()).toList())
				.containsExactly("not planned Cart(String)", "recorded as planned Cart.total(int...)",
						"recorded as planned Cart.Item.price(double)", "never recorded Cart.never()");
		assertThat(planned.get(0).reason().orElseThrow().text().contains("constructors")).isTrue();
		Workbench.press("Hide Not Recorded (1)", view);
		assertThat(LogRows.planned(view).rows().stream().map(PlanLogRow::label)).containsExactly("Cart(String)", "Cart.total(int...)",
				"Cart.Item.price(double)");
		Workbench.press("Show Not Recorded (1)", view);
		assertThat(LogRows.planned(view).rows()).hasSize(4);
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("shop.Cart.<init>(java.lang.String)"))),
				new NullProgressMonitor());
		Workbench.waitFor("the constructor, planned", () -> LogRows.planned(view).rows().stream()
				.noneMatch(row -> row.state() == PlanLogRow.State.NOT_PLANNED));
		assertThat(Workbench.ui(() -> ScreenReader.name(LogRows.planned(view).widget()))).doesNotContain("other method");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** Only while the log is shown. */
	@Test
	void theEditorSaysHowOftenMethodsWereExecuted() throws Exception {
		MonitoringLogView view = imported();
		ITextEditor editor = Workbench.openEditor(cart.getType("Cart"));
		ProbedEditor.awaitLines(editor, "2 calls in the log · operation execution · .*", "never recorded in the log · .*",
				"4 calls in the log · .*");
		Workbench.waitFor("the mark", () -> ProbedEditor.neverRecorded(editor).equals(Set.of("never")));
		Workbench.picture("log-editor");
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> Probes.methodProbes(plan).stream().filter(probe -> probe.getMethodName().equals("never"))
				.forEach(probe -> probe.setActive(false)), new NullProgressMonitor());
		ProbedEditor.awaitLines(editor, "2 calls in the log · operation execution · .*", "operation execution.* calls/s not set",
				"4 calls in the log · .*");
		Workbench.waitFor("no mark", () -> ProbedEditor.neverRecorded(editor).isEmpty());
		Workbench.closeView(view);
		ProbedEditor.awaitLines(editor, "operation execution.* calls/s", "operation execution.* calls/s not set",
				"operation execution.* calls/s");
	}

	/** A log may be huge: after a restart it is named, and read when the user says so. */
	@Test
	void isNotReadAgainUnasked() throws Exception {
		MonitoringLogView view = imported();
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			view.saveState(memento);
			return null;
		});
		assertThat(memento.toString().contains("kieker-log")).isTrue();
		MonitoringLogView restored = Workbench.ui(() -> {
			Workbench.closeView(view);
			return (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID);
		});
		String message = PartWidgets.texts(restored);
		Workbench.picture("log-empty");
		assertThat(message.contains("kieker-log") || message.contains("No monitoring log")).as(message).isTrue();
		assertThat(Workbench.ui(restored::log).isEmpty()).isTrue();
	}

	/** The time-out comes before the last call of both traces of three, which ends 0.35 s after their first start that was read. */
	@Test
	void readsAsTheOptionsSay() throws Exception {
		add(folder.resolve("kieker-log"));
		Fields.check(dialog.getShell(), "Traces are equal only if the same hosts executed the same calls", true);
		Fields.type(dialog.getShell(), TIME_OUT, "never ever");
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage()).contains("seconds above 0")).isTrue();
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().isPageComplete())).isFalse();
		Fields.type(dialog.getShell(), TIME_OUT, "0.2");
		Fields.type(dialog.getShell(), RATIO, "0");
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage()).contains("at most 1")).isTrue();
		Fields.type(dialog.getShell(), RATIO, "0.25");
		next();
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID));
		Workbench.waitFor("the log", () -> Workbench.ui(view::log).isPresent());
		assertThat(Workbench.ui(view::log).orElseThrow().results().traces().valid()).isEqualTo(1); // the constructor's, of 1 ms
		assertThat(Workbench.ui(view::log).orElseThrow().request())
				.isEqualTo(Optional
						.of(new LogRequest(List.of(folder.resolve("kieker-log")), true, OptionalDouble.of(0.2), 0.25, Optional.empty())));
	}

	/** What is written later is shown as well, and all of it after the stop. */
	@Test
	void watchesALogThatIsBeingWritten() throws Exception {
		Path log = folder.resolve("kieker-log");
		add(log);
		Fields.check(dialog.getShell(), "Keep reading while the log is written", true);
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().canFlipToNextPage())).isFalse();
		Workbench.picture("log-options");
		assertThat(Workbench.ui(wizard::canFinish)).isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Workbench.ui(() -> dialog.close());
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID));
		Workbench.waitFor("the first traces", () -> classes(view).stream().mapToLong(row -> Long.parseLong(row.split("\t")[1])).sum() == 3);
		Files.writeString(log.resolve("kieker-1.dat"), record("void shop.Cart.never()", 9, 1_790_000_009_000_000_000L, 1_000, 0, 0),
				StandardOpenOption.APPEND);
		Workbench.waitFor("the trace that came", () -> classes(view).stream().anyMatch(row -> row.contains("never")));
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture("log-live");
		assertThat(Workbench.ui(byId(view)::isVisible)).as("what is being written is not read again").isFalse();
		assertThat(Workbench.ui(view::log).isEmpty()).isTrue();
		String summary = summary(view);
		assertThat(summary.matches("(?s)Reading kieker-log while it is written\\. (In|No trace in) the last second.*")
				&& summary.contains(": calls 8, valid traces 4, invalid traces 0. ")).as(summary).isTrue();
		follow(view);
		Workbench.waitFor("the whole", () -> Workbench.ui(view::log).isPresent());
		assertThat(Workbench.ui(view::log).orElseThrow().results().traces().valid()).isEqualTo(4);
		PartWidgets.tab(view, "Operations");
		Workbench.waitFor("the operations", () -> rows(view).size() == 4);
		PartWidgets.tab(view, "Traces");
		assertThat(Workbench.ui(byId(view)::isVisible)).isTrue();
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	/** If the port is taken, the view says so. */
	@Test
	void saysWhyItCannotListen() throws Exception {
		for (LiveSource.Protocol protocol : LiveSource.Protocol.values()) {
			saysWhyItCannotListen(protocol);
		}
	}

	private static void saysWhyItCannotListen(LiveSource.Protocol protocol) throws Exception {
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID));
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			Workbench.ui(() -> {
				view.watch(new LiveSource.Port(taken.getLocalPort(), protocol));
				return null;
			});
			Workbench.waitFor("the reason", () -> PartWidgets.texts(view).contains("port " + taken.getLocalPort() + ";")
					&& PartWidgets.texts(view).contains("another program"));
		}
		Workbench.picture("log-no-port");
	}

	/** Chosen in the dialog, sent by HTTP. */
	@Test
	void showsSpansThatProgramsSend() throws Exception {
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID));
		int port;
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = free.getLocalPort();
		}
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Watch a Running Program…"));
		Shell shell = Workbench.dialog("Watch a Running Program");
		Fields.choose(shell, "Programs send", "Spans, with OpenTelemetry (OTLP over HTTP or gRPC)");
		Fields.type(shell, "Port (0: any free one)", Integer.toString(port));
		Fields.type(shell, RATIO, "0.25");
		Workbench.picture("watch-dialog");
		Workbench.press("Watch");
		Workbench.waitFor("the port", () -> PartWidgets.texts(view).contains("port " + port));
		HttpResponse<String> answer = HttpClient.newHttpClient().send(HttpRequest
				.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1/traces"))
				.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString("""
						{"resourceSpans":[{"scopeSpans":[{"spans":[{"traceId":"0123456789abcdef0123456789abcdef","spanId":"0123456789abcdef",
						"name":"Cart.total","startTimeUnixNano":"1790000000000000000","endTimeUnixNano":"1790000000000005000"}]}]}]}"""))
				.build(), HttpResponse.BodyHandlers.ofString());
		assertThat(answer.statusCode()).isEqualTo(200);
		Workbench.ui(() -> ViewTools.run(view, "Stop Watching"));
		Workbench.waitFor("the whole", () -> Workbench.ui(view::log).isPresent());
		assertThat(Workbench.ui(view::log).orElseThrow().results().operations()).singleElement()
				.satisfies(operation -> assertThat(operation.duration().sumNanos()).isEqualTo(5000));
		assertThat(Workbench.ui(view::log).orElseThrow().results().sampling().callsPerSpan("Cart.total")).isEqualTo(4);
	}

	@Test
	void saysWhatCouldNotBeReadAndStaysThere() throws Exception {
		add(folder.resolve("nosuch"));
		next();
		String error = Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage());
		assertThat(error.startsWith("Nothing was read: ") && error.contains("nosuch")).as(error).isTrue();
		assertThat(Workbench.ui(wizard::canFinish)).isFalse();
	}

	@Test
	void aFolderWithoutALogIsNotImported() throws Exception {
		add(Files.createDirectories(folder.resolve("empty")));
		next();
		assertThat(Workbench.ui(wizard::canFinish)).isFalse();
		assertThat(Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage()).contains("No record")).isTrue();
	}
}
