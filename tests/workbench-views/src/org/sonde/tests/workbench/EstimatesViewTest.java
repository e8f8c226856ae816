/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jface.viewers.ColumnViewer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/** The view Overhead Estimates: rows, editing in place, undo, and what it says when there is no table to show. */
@ExtendWith(LoggedErrors.class)
class EstimatesViewTest {

	private static final String SOURCE = """
			package shop;

			public class Cart {
				public int total(int... prices) {
					return prices.length;
				}

				public Cart(String owner) {
				}

				static class Item {
					double price(double factor) {
						return factor;
					}
				}
			}
			""";
	private static final MethodSignature TOTAL = MethodSignature.parse("int shop.Cart.total(int...)");
	private static final MethodSignature CONSTRUCTOR = MethodSignature.parse("shop.Cart.<init>(java.lang.String)");
	private static final MethodSignature PRICE = MethodSignature.parse("double shop.Cart$Item.price(double)");
	private static final String RESULTS = "waller-2014-base";

	private JavaProject project;
	private ICompilationUnit cart;
	private EstimatesView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", SOURCE);
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		show();
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			// The view remembers its order, which the following tests do not expect.
			view.content().probes().table().restore(XMLMemento.createWriteRoot("nothing"));
			return null;
		});
		Workbench.closeView(view);
		Workbench.closeEditors();
		project.delete();
	}

	private void show() {
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
	}

	@Test
	void saysWhatToDoInAProjectWithoutPlan() throws Exception {
		Workbench.waitFor("the empty state", () -> message().contains("Sonde ▸ Instrument"));
		Workbench.picture("estimates-empty");
	}

	/** GTK changes the choice under the mouse, even without the focus. */
	@Test
	void theWheelOverAChoiceScrollsAndDoesNotChangeThePlan() throws Exception {
		edit(plan -> plan.getProbes().add(Probes.create(TOTAL)));
		waitForRows(1);
		for (Control control : List.of(results(), Fields.find(PartWidgets.widget(view), Spinner.class, "Application threads"))) {
			Event wheel = new Event();
			wheel.count = -3;
			Workbench.ui(() -> {
				control.notifyListeners(SWT.MouseVerticalWheel, wheel);
				return null;
			});
			assertThat(wheel.doit).as("%s", control).isFalse();
		}
	}

	@Test
	void showsARowPerProbeUnknownUntilAResultSetIsChosen() throws Exception {
		edit(plan -> plan.getProbes().addAll(List.of(Probes.create(TOTAL), Probes.create(CONSTRUCTOR), Probes.create(PRICE))));
		waitForRows(3);
		Workbench.waitFor("the methods of the rows", () -> rows().stream().allMatch(row -> row.element().isPresent()));
		Workbench.picture("estimates-no-result-set");
		// Placement says the same, with nothing above it.
		assertThat(PartWidgets.texts(view)).contains("No result set is chosen. Choose one under Results in Overhead Estimates.");

		assertThat(rows().stream().map(EstimateRow::label).toList())
				.containsExactly("Cart(String)", "Cart.total(int...)", "Cart.Item.price(double)");
		assertThat(rows().stream().allMatch(
				row -> row.nanosPerCall() instanceof Estimate.Unknown unknown && unknown.reason().contains("No result set"))).isTrue();
		assertThat(text(0, EstimateColumns.PER_CALL)).isEqualTo("unknown");
		assertThat(text(0, EstimateColumns.CALLS)).isEqualTo("not set");
	}

	@Test
	void theMenuOfAProbeHasWhatFitsAProbe() throws Exception {
		project.build();
		edit(plan -> plan.getProbes().add(Probes.create(TOTAL)));
		waitForRows(1);
		Workbench.waitFor("the method of the row", () -> rows().getFirst().element().isPresent());
		Workbench.ui(() -> {
			ProbeRows.lines(view).viewer().setSelection(new StructuredSelection(rows().getFirst()));
			return null;
		});
		Menu menu = Workbench.ui(() -> ProbeRows.lines(view).widget().getMenu());
		Workbench.waitFor("what others add", () -> Workbench.offers(menu, "Sonde"));
		List<String> offered = Workbench.ui(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			List<String> labels = Workbench.labels(menu);
			menu.notifyListeners(SWT.Hide, new Event());
			return labels;
		});
		assertThat(offered).contains("Sonde", "Show In");
		assertThat(offered).doesNotContain("Run As", "Debug As", "Profile As", "Team", "Compare With", "Replace With");
		assertThat(offered).as("it is no pattern").noneMatch(label -> label.contains("Move Pattern") || label.contains("Edit Pattern"));
		assertThat(offered).as("it is not stale").noneMatch(label -> label.contains("Stale"));
	}

	@Test
	void showsTheRowOfAMethodInstrumentedFromThePackageExplorer() throws Exception {
		project.build();
		IMethod total = JavaProject.method(cart, "total");
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(total);
		Workbench.choose(Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu()), "Sonde", "Instrument");
		waitForRows(1);
		Workbench.waitFor("the method of the row", () -> rows().getFirst().element().isPresent());
		Workbench.openEditor(total);
		Workbench.ui(() -> Workbench.page().showView(EstimatesView.ID));
		Workbench.picture("estimates-instrumented");

		assertThat(rows().getFirst().element()).isEqualTo(Optional.of(total));
		assertThat(text(0, EstimateColumns.METHOD)).isEqualTo("Cart.total(int...)");
		Plan onDisk = PlanFiles.load(project.plan().getLocation().toPath());
		assertThat(Probes.methodProbes(onDisk).stream().map(MethodProbe::signature).toList()).containsExactly(TOTAL);
	}

	@Test
	void editingCallsPerSecondChangesTheCostPerSecondAndUndoRestoresIt() throws Exception {
		planWithEvents();
		assertThat(text(0, EstimateColumns.PER_SECOND)).isEqualTo("unknown");
		type(0, "2000");
		Workbench.waitFor("the rate in the plan", () -> rows().getFirst().probe().getCallsPerSecond() != null);
		Workbench.picture("estimates-calls-typed");

		// the oracle: 2,000 calls × the cost of one, in ms
		Estimate.Known perCall = (Estimate.Known) CostModel.of(PublishedResults.get(RESULTS))
				.nanosPerCall(org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS, true, 1);
		Estimate.Known perSecond = (Estimate.Known) rows().getFirst().millisPerSecond();
		assertThat(perSecond.value()).isCloseTo(2000 * perCall.value() / 1e6, within(1e-12));
		assertThat(perSecond.estimate().low()).isCloseTo(2000 * perCall.estimate().low() / 1e6, within(1e-12));
		// A benchmark's figures reach to three times as much and two wake-ups of 15 µs.
		assertThat(perSecond.estimate().high()).isCloseTo(2000 * (3 * perCall.value() + 2 * 15_000) / 1e6, within(1e-9));

		select(0);
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Explain Cost…"));
		Shell dialog = Workbench.dialog("Cost of " + rows().getFirst().label());
		Explanation explanation = Workbench.ui(() -> (Explanation) Workbench.all(dialog, Tree.class).getFirst().getItem(0).getData());
		Camera.closeDialogs();
		Workbench.ui(() -> {
			// Without a window manager, the focus of the dialog does not return.
			view.getSite().getShell().forceActive();
			view.setFocus();
			return null;
		});
		assertThat(explanation.value().orElseThrow()).isEqualTo(perSecond.estimate());
		assertThat(explanation.inputs().isEmpty()).as("down to what the source states").isFalse();
		assertThat(Pattern.matches("\\d+(\\.\\d+)? ms/s \\(.* … .*\\)", text(0, EstimateColumns.PER_SECOND)))
				.as(text(0, EstimateColumns.PER_SECOND))
				.isTrue();
		assertThat(rows().getFirst().probe().getCallsSource()).isEqualTo("typed");

		run(ActionFactory.UNDO);
		Workbench.waitFor("the rate unset again", () -> rows().getFirst().probe().getCallsPerSecond() == null);
		assertThat(text(0, EstimateColumns.PER_SECOND)).isEqualTo("unknown");
		run(ActionFactory.REDO);
		Workbench.waitFor("the rate set again", () -> Double.valueOf(2000).equals(rows().getFirst().probe().getCallsPerSecond()));
	}

	@Test
	void refusesACallRateThatIsNone() throws Exception {
		planWithEvents();
		type(0, "many");
		Workbench.ui(() -> {
			ProbeRows.lines(view).viewer().cancelEditing();
			return null;
		});

		assertThat(Optional.ofNullable(rows().getFirst().probe().getCallsPerSecond())).isEqualTo(Optional.empty());
	}

	@Test
	void aWrongCallRateStaysInItsCellWithTheReason() throws Exception {
		planWithEvents();
		type(0, "1,5k");
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).viewer().isCellEditorActive())).isTrue();
		Workbench.ui(() -> {
			assertThat(openCell().getToolTipText()).contains("“1,5k”");
			assertThat(ScreenReader.name(openCell())).startsWith("Calls per second. ").contains("“1,5k”");
			Event tab = new Event();
			tab.detail = SWT.TRAVERSE_TAB_NEXT;
			tab.doit = true;
			openCell().notifyListeners(SWT.Traverse, tab);
			assertThat(tab.doit).as("Tab leaves the cell").isFalse();
			return null;
		});
		Workbench.picture("estimates-wrong-rate");
		Workbench.ui(() -> {
			ProbeRows.lines(view).viewer().cancelEditing();
			return null;
		});
	}

	@Test
	void aCallRateIsSetForAllSelectedProbes() throws Exception {
		planWithEvents();
		Workbench.ui(() -> {
			ProbeRows.lines(view).widget().setFocus();
			ProbeRows.lines(view).widget().selectAll();
			ProbeRows.lines(view).widget().notifyListeners(SWT.Selection, new Event());
			Event f2 = new Event();
			f2.keyCode = SWT.F2;
			ProbeRows.lines(view).widget().notifyListeners(SWT.KeyDown, f2);
			Text text = openCell();
			text.setText("30/min");
			text.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
		Workbench.waitFor("the rates", () -> rows().stream().allMatch(row -> Double.valueOf(0.5).equals(row.probe().getCallsPerSecond())));
		run(ActionFactory.UNDO);
		Workbench.waitFor("none again", () -> rows().stream().allMatch(row -> row.probe().getCallsPerSecond() == null));
	}

	@Test
	void resultSetsStandUnderHeadingsThatCannotBeChosen() throws Exception {
		edit(plan -> plan.getProbes().add(Probes.create(TOTAL)));
		waitForRows(1);
		Workbench.ui(() -> {
			Combo results = results();
			assertThat(Arrays.stream(results.getItems()).filter(EstimatesViewTest::isHeading))
					.containsExactly("— For these probes, newest first —", "— Other result sets —", "— Published history —");
			int last = results.indexOf("— Published history —");
			results.select(last);
			results.notifyListeners(SWT.Selection, new Event());
			assertThat(results.getText()).as("a heading chosen from afar").isEqualTo("Choose a result set…");
			results.select(1);
			results.notifyListeners(SWT.Selection, new Event());
			assertThat(results.getSelectionIndex()).as("one step down, as by the arrow key").isEqualTo(2);
			return null;
		});
		Workbench.waitFor("the first set for these probes", () -> view.costs().flatMap(costs -> costs.results()).isPresent());
		Workbench.waitFor("the list without its prompt", () -> Workbench.ui(() -> isHeading(results().getItem(0))));
		Workbench.ui(() -> {
			Combo results = results();
			assertThat(results.getSelectionIndex()).isEqualTo(1);
			results.select(0);
			results.notifyListeners(SWT.Selection, new Event());
			assertThat(results.getSelectionIndex()).as("nothing is above the first heading").isEqualTo(1);
			return null;
		});
		Workbench.picture("estimates-result-groups");
	}

	private static boolean isHeading(String item) {
		return item.startsWith("— ");
	}

	/** The keyboard does not reach the line below the table. */
	@Test
	void theTableIsReadWithThePlansTotal() throws Exception {
		planWithEvents();
		type(0, "1000");
		Workbench.waitFor("the total", () -> PartWidgets.texts(view).contains("ms/s"));
		Workbench.waitFor("the total after the name", () -> PartWidgets.texts(view).lines()
				.anyMatch(total -> Workbench.ui(() -> ScreenReader.name(ProbeRows.lines(view).widget()))
						.equals("Probes of the plan and their costs. " + total)));
	}

	/** Whether the plan keeps its budget decides what to do next. */
	@Test
	void theTableIsReadWithTheVerdictOnTheBudget() throws Exception {
		planWithEvents();
		type(0, "1000");
		EstimateSettings.of(project.project())
				.with(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(0.001), OptionalDouble.of(1000)),
						Worth.WISH)
				.save(project.project());
		Workbench.waitFor("the verdicts after the total",
				() -> Workbench.ui(() -> ScreenReader.name(ProbeRows.lines(view).widget()))
						.matches("(?s).* costs\\. .*ms/s.*\\. Over budget by .* MB/s.*"));
	}

	/** What only its tooltips would say: the other probes have no rate, and so the writer's load is unknown. */
	@Test
	void theTotalIsExplainedWithoutTheMouse() throws Exception {
		planWithEvents();
		type(0, "1000");
		Workbench.waitFor("the cost", () -> text(0, EstimateColumns.PER_SECOND).contains("ms/s"));
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Explain Total…"));
		Shell dialog = Workbench.dialog("Cost of the Plan");
		String words = Workbench.ui(() -> Workbench.all(dialog, Text.class).getFirst().getText());
		Camera.closeDialogs();
		assertThat(words).contains("2 ×", "0.59 %", "0.60 %");
	}

	@Test
	void aLinkToTheDetailsGivesThemTheFocus() throws Exception {
		planWithEvents();
		Link link = PartWidgets.all(view, Link.class).stream().filter(one -> Workbench.ui(one::getText).contains("Scenarios")).findFirst()
				.orElseThrow();
		Workbench.ui(() -> {
			view.getSite().getShell().forceActive();
			Workbench.page().activate(view);
			link.setFocus();
			link.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the focus", () -> Workbench.ui(() -> Workbench.display().getFocusControl() instanceof Table table
				&& ScreenReader.name(table).equals("Scenarios")));
	}

	/** If the selection stayed, the commands of other views and keys would use it. */
	@Test
	void probesOfAnotherProjectAreGoneAtOnce() throws Exception {
		JavaProject other = new JavaProject("otherShop");
		try {
			PlanStore store = PlanStore.ofWorkspace();
			store.edit(store.activeFile(other.project()),
					plan -> plan.getProbes().addAll(List.of(Probes.create(TOTAL), Probes.create(PRICE))), null);
			edit(plan -> plan.getProbes().add(Probes.create(TOTAL)));
			waitForRows(1);
			Workbench.waitFor("the method of the row", () -> rows().getFirst().element().isPresent());
			select(0);
			assertThat(Workbench.ui(() -> selection().size())).isEqualTo(1);
			Workbench.ui(() -> {
				view.show(other.project());
				assertThat(ProbeRows.of(view)).as("before those of the other project are estimated").isEmpty();
				assertThat(selection().toList()).isEmpty();
				return null;
			});
			waitForRows(2);
			assertThat(Workbench.ui(() -> selection().toList())).as("the same method, of another project").isEmpty();
			other.plan().delete(true, null);
			Workbench.waitFor("the empty state", () -> message().contains("Sonde ▸ Instrument"));
			assertThat(Workbench.ui(() -> ProbeRows.of(view))).isEmpty();
		} finally {
			other.delete();
		}
	}

	private IStructuredSelection selection() {
		return (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
	}

	/** One step: Undo reverts the result set and the kind. */
	@Test
	void aResultSetOfTheOtherProbeKindCanBringItsKind() throws Exception {
		chooseSetOfOtherKind();
		Workbench.picture("estimates-other-kind");
		Workbench.press("Switch All Probes");
		Workbench.waitFor("set and kind", () -> rows().getFirst().probe().getKind() == ProbeKind.OPERATION_EVENTS
				&& view.costs().orElseThrow().results().orElseThrow().id().equals("moobench-github-2025-kieker"));
		select(0);
		run(ActionFactory.UNDO);
		Workbench.waitFor("both as before", () -> rows().getFirst().probe().getKind() == ProbeKind.OPERATION_EXECUTION
				&& view.costs().orElseThrow().results().orElseThrow().id().equals("moobench-github-2025-opentelemetry"));
	}

	@Test
	void aResultSetOfTheOtherProbeKindIsNotTakenIfTheQuestionIsClosed() throws Exception {
		Shell question = chooseSetOfOtherKind();
		Workbench.ui(() -> {
			question.close();
			return null;
		});
		Workbench.waitFor("the set as before", () -> Workbench.ui(() -> results().getText().startsWith("OpenTelemetry")));
		assertThat(PlanFiles.load(project.plan().getLocation().toPath()).getResultSet()).isEqualTo("moobench-github-2025-opentelemetry");
	}

	/** @return the question that this raises */
	private Shell chooseSetOfOtherKind() throws Exception {
		edit(plan -> {
			plan.setResultSet("moobench-github-2025-opentelemetry");
			plan.getProbes().add(Probes.create(TOTAL));
		});
		waitForRows(1);
		Workbench.display().asyncExec(() -> {
			Combo results = results();
			results.select(IntStream.range(0, results.getItemCount())
					.filter(i -> results.getItem(i).startsWith("Kieker on GitHub")).findFirst().orElseThrow());
			results.notifyListeners(SWT.Selection, new Event());
		});
		return Workbench.dialog("Result Set for Other Probes");
	}

	@Test
	void leavesTheProbeAloneWhenDeleteIsPressedInACell() throws Exception {
		planWithEvents();
		select(0);
		Workbench.ui(() -> {
			ProbeRows.lines(view).viewer().editElement(ProbeRows.lines(view).rows().getFirst(),
					ProbeRows.lines(view).index(EstimateColumns.CALLS));
			Text cell = openCell();
			cell.setText("12");
			cell.setSelection(0, 1);
			cell.notifyListeners(SWT.MouseUp, new Event());
			return null;
		});
		run(ActionFactory.DELETE);
		assertThat(Workbench.ui(() -> openCell().getText())).isEqualTo("2");
		Workbench.ui(() -> {
			ProbeRows.lines(view).viewer().cancelEditing();
			return null;
		});
		assertThat(rows().size()).isEqualTo(3);
	}

	@Test
	void opensOnAPlanThatIsKnownAndFollowsTheSource() throws Exception {
		planWithEvents();
		Workbench.ui(() -> {
			Workbench.closeView(view);
			view = (EstimatesView) Workbench.page().showView(EstimatesView.ID);
			view.show(project.project());
			return null;
		});
		waitForRows(3);
		Workbench.waitFor("the methods of the rows", () -> rows().stream().allMatch(row -> row.element().isPresent()));
		JavaProject.method(cart, "total").delete(true, null);
		Workbench.waitFor("the row without its method",
				() -> rows().stream().filter(row -> row.element().isEmpty()).count() == 1);
	}

	@Test
	void removesTheSelectedProbeWithTheDeleteKey() throws Exception {
		planWithEvents();
		select(0);
		run(ActionFactory.DELETE);
		waitForRows(2);
		run(ActionFactory.UNDO);
		waitForRows(3);
	}

	@Test
	void theSelectionHasRowsThatWereNeverPainted() throws Exception {
		int many = 400;
		edit(plan -> {
			for (int i = 0; i < many; i++) {
				plan.getProbes().add(Probes.create(MethodSignature.method("void", "shop.Many", "m" + i)));
			}
		});
		waitForRows(many);
		select(0);
		Workbench.ui(() -> {
			ProbeRows.lines(view).widget().selectAll();
			ProbeRows.lines(view).widget().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).copied()).lines().count()).as("a line each, and the header")
				.isEqualTo(many + 1);
		run(ActionFactory.DELETE);
		Workbench.waitFor("no probes", () -> message().contains("no probes"));
	}

	@Test
	void givesItsMethodsToTheRestOfTheWorkbench() throws Exception {
		planWithEvents();
		Workbench.waitFor("the methods of the rows", () -> rows().stream().allMatch(row -> row.element().isPresent()));
		select(1);
		IMethod total = JavaProject.method(cart, "total");
		assertThat(Workbench.ui(() -> ((IStructuredSelection) view.getSite().getSelectionProvider().getSelection()).toList()))
				.containsExactly(total);
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).copied()).startsWith("Probe\tKind\tState\tCalls per second\tCost per call"))
				.isTrue();
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).copied()).contains("\nCart.total(int...)\toperation events\tactive\t"))
				.isTrue();
	}

	@Test
	void totalsAMixedPlan() throws Exception {
		planWithEvents();
		edit(plan -> {
			MethodProbe total = Probes.find(plan, TOTAL).orElseThrow();
			total.setCallsPerSecond(150_000.0);
			total.setCallsSource("calls.csv, line 2");
			MethodProbe price = Probes.find(plan, PRICE).orElseThrow();
			price.setCallsPerSecond(40.0);
			price.setActive(false);
		});
		Workbench.waitFor("the total",
				() -> view.costs().flatMap(costs -> costs.estimate()).filter(e -> e.total().knownProbes() == 2).isPresent());
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture("estimates");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);

		Estimate.Known sum = (Estimate.Known) view.costs().orElseThrow().estimate().orElseThrow().total().millisPerSecond();
		double parts = rows().stream().map(EstimateRow::millisPerSecond).filter(Estimate.Known.class::isInstance)
				.mapToDouble(cost -> ((Estimate.Known) cost).value()).sum();
		assertThat(sum.value()).isCloseTo(parts, within(1e-9));
	}

	@Test
	void sortsByAColumnAndRemembersIt() throws Exception {
		planWithEvents();
		edit(plan -> Probes.find(plan, TOTAL).orElseThrow().setCallsPerSecond(7.0));
		Workbench.waitFor("the rate", () -> rows().stream().anyMatch(row -> row.probe().getCallsPerSecond() != null));
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			ProbeRows.lines(view).sort(EstimateColumns.CALLS);
			ProbeRows.lines(view).column(EstimateColumns.METHOD).setWidth(321);
			view.saveState(memento);
			return null;
		});
		assertThat(rows().getFirst().method().orElseThrow().withVarargs(false)).as("the only one that is set comes first")
				.isEqualTo(TOTAL.withVarargs(false));

		Workbench.ui(() -> {
			ProbeRows.lines(view).sort(EstimateColumns.METHOD);
			ProbeRows.lines(view).column(EstimateColumns.METHOD).setWidth(99);
			view.content().probes().table().restore(memento);
			return null;
		});
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).column(EstimateColumns.METHOD).getWidth())).isEqualTo(321);
		assertThat(rows().getFirst().method().orElseThrow().withVarargs(false)).isEqualTo(TOTAL.withVarargs(false));
	}

	@Test
	void choosesAResultSetForThePlan() throws Exception {
		edit(plan -> plan.getProbes().add(Probes.create(TOTAL)));
		waitForRows(1);
		Workbench.ui(() -> {
			Combo results = results();
			assertThat(results.getText()).isEqualTo("Choose a result set…");
			int index = List.of(results.getItems()).indexOf(PublishedResults.get("moobench-github-2025-opentelemetry").title());
			results.select(index);
			results.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the result set in the plan", () -> view.costs().flatMap(costs -> costs.results()).isPresent());

		assertThat(view.costs().orElseThrow().plan().plan().getResultSet()).isEqualTo("moobench-github-2025-opentelemetry");
		assertThat(Workbench.ui(() -> List.of(results().getItems()).stream()
				.anyMatch(item -> item.startsWith("Kieker 1.8 tuning") && item.endsWith("for operation events")))).isTrue();
	}

	@Test
	void saysWhereABrokenPlanIsBroken() throws Exception {
		project.plan().create(JavaProject.stream("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plan:Plan\n"), true, null);
		Workbench.waitFor("the error state", () -> message().contains("Cannot read the plan"));
		Workbench.picture("estimates-broken");

		assertThat(message()).contains(project.project().getName() + ".probes:");
		project.plan().delete(true, null);
		Workbench.waitFor("the empty state", () -> message().contains("No probes yet"));
		assertThat(message()).as("for who has no mouse").contains("Shift+Alt+P");
	}

	@Test
	void offersResultSetFilesOfTheProject() throws Exception {
		ResultSet base = PublishedResults.get(RESULTS);
		String mine = ResultSetWriter.toJson(base).replace("\"" + RESULTS + "\"", "\"my-machine\"").replace(base.title(),
				"My machine");
		project.project().getFile("mine.json").create(JavaProject.stream(mine), true, null);
		project.project().getFile("other.json").create(JavaProject.stream("{}"), true, null);
		edit(plan -> {
			plan.getProbes().add(Probes.create(TOTAL));
			plan.setResultSet("my-machine");
		});
		waitForRows(1);

		assertThat(view.costs().orElseThrow().results().orElseThrow().title()).isEqualTo("My machine");
		assertThat(view.costs().orElseThrow().choices().problems()).isEmpty();
	}

	private void planWithEvents() throws Exception {
		edit(plan -> {
			plan.setResultSet(RESULTS);
			for (MethodSignature method : List.of(TOTAL, CONSTRUCTOR, PRICE)) {
				MethodProbe probe = Probes.create(method);
				probe.setKind(ProbeKind.OPERATION_EVENTS);
				plan.getProbes().add(probe);
			}
		});
		waitForRows(3);
	}

	private void edit(Consumer<Plan> edit) throws Exception {
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), edit, null);
		assertThat(store.active(project.project())).isInstanceOf(PlanState.Loaded.class);
	}

	private void waitForRows(int count) throws Exception {
		Workbench.waitFor(count + " rows",
				() -> rows().size() == count && Workbench.ui(() -> ProbeRows.lines(view).widget().getItemCount()) == count);
	}

	private List<EstimateRow> rows() {
		return Workbench.ui(() -> view.costs().isEmpty() ? List.<EstimateRow>of() : ProbeRows.of(view));
	}

	/** What stands in the view, such as a message in place of the table. */
	private String message() {
		return PartWidgets.texts(view);
	}

	private Combo results() {
		return Fields.find(PartWidgets.widget(view), Combo.class, "Result set that the costs come from");
	}

	private String text(int row, String column) {
		return Workbench.ui(() -> {
			int index = ProbeRows.lines(view).index(column);
			return ProbeRows.lines(view).widget().getItem(row).getText(index);
		});
	}

	private void select(int row) {
		Workbench.ui(() -> {
			Workbench.page().getWorkbenchWindow().getShell().forceActive();
			Workbench.page().activate(view);
			ProbeRows.lines(view).widget().setFocus();
			ProbeRows.lines(view).select(row);
			return null;
		});
	}

	/** Opens the cell editor in the row, types and presses Enter. */
	private void type(int row, String text) {
		select(row);
		Workbench.ui(() -> {
			ColumnViewer viewer = ProbeRows.lines(view).viewer();
			viewer.editElement(ProbeRows.lines(view).rows().get(row),
					ProbeRows.lines(view).index(EstimateColumns.CALLS));
			Text cell = openCell();
			cell.setText(text);
			Event enter = new Event();
			enter.keyCode = SWT.CR;
			enter.character = SWT.CR;
			cell.notifyListeners(SWT.DefaultSelection, enter);
			return null;
		});
	}

	/** The text of the cell that is being edited; on a screen without window manager it need not have the focus. */
	private Text openCell() {
		return Arrays.stream(ProbeRows.lines(view).widget().getChildren()).filter(Text.class::isInstance).map(Text.class::cast)
				.filter(Text::isVisible).findFirst().orElseThrow(() -> new AssertionError("no cell is being edited"));
	}

	private static void run(ActionFactory action) {
		Workbench.run(action.getCommandId());
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
