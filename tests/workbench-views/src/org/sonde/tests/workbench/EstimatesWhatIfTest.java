/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.menus.CommandContributionItem;
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
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.ResponsePercentiles;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.budget.AdvicePage;
import org.sonde.overhead.ui.estimates.budget.BudgetText;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateGroup;
import org.sonde.overhead.ui.estimates.table.EstimateLine;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Grouping;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.table.ColumnLayout;
import org.sonde.report.estimate.EstimateTable;

/**
 * Overhead Estimates as a place to decide: groups, filter, columns, what-if, budget, scenarios; each number against the cost model's own.
 */
@ExtendWith(LoggedErrors.class)
class EstimatesWhatIfTest {

	private static final String WHAT_IF = "org.sonde.overhead.ui.whatIf";
	private static final String RESULTS = "waller-2014-base";
	private static final String SCENARIOS = "Scenarios";
	private static final String[] METHODS = { "int shop.Cart.total(int...)", "double shop.Cart$Item.price(double)",
			"void shop.Cart.clear()",
			"void shop.till.Till.open()", "void shop.till.Till.close()" };
	/** In calls per second. */
	private static final Double[] RATES = { 150_000.0, 40_000.0, 2_000.0, 300.0, null };

	private JavaProject project;
	private EstimatesView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class), true,
				true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Cart.java", """
				package shop;

				public class Cart {
					public int total(int... prices) {
						return prices.length;
					}

					void clear() {
					}

					static class Item {
						double price(double factor) {
							return factor;
						}
					}
				}
				""");
		project.add("shop.till", "Till.java",
				"package shop.till;\n\npublic class Till {\n\tvoid open() {\n\t}\n\n\tvoid close() {\n\t}\n}\n");
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), EstimatesWhatIfTest::fill, null);
		EstimatesAtFirst.show(view, project);
		Workbench.waitFor("the probes",
				() -> Workbench.ui(() -> ProbeRows.of(view).size() == METHODS.length && view.findings().isPresent()));
	}

	private static void fill(Plan plan) {
		plan.setResultSet(RESULTS);
		for (int i = 0; i < METHODS.length; i++) {
			MethodProbe probe = Probes.create(MethodSignature.parse(METHODS[i]));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setCallsPerSecond(RATES[i]);
			probe.setCallsSource(RATES[i] == null ? null : "log of 2026-11-20");
			probe.setActive(i != 1);
			plan.getProbes().add(probe);
		}
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.tryOut(false);
			view.content().probes().group(Grouping.NONE);
			view.content().probes().table().restore(XMLMemento.createWriteRoot("nothing"));
			return null;
		});
		Workbench.closeView(view);
		project.delete();
	}

	/** What the command line computes of the same file, by the same steps. */
	private PlanEstimate estimate() throws Exception {
		Plan plan = PlanFiles.load(project.plan().getLocation().toPath());
		return PlanEstimate.of(CostModel.of(PublishedResults.get(plan.getResultSet())), ProbeLoads.of(plan), plan.getThreads());
	}

	@Test
	void everyNumberIsThatOfTheCommandLine() throws Exception {
		PlanEstimate estimate = estimate();
		List<EstimateRow> rows = Workbench.ui(() -> ProbeRows.of(view));
		for (int i = 0; i < rows.size(); i++) {
			assertThat(rows.get(i).name()).isEqualTo(estimate.probes().get(i).load().signature());
			assertThat(rows.get(i).nanosPerCall()).isEqualTo(estimate.probes().get(i).nanosPerCall());
			assertThat(rows.get(i).millisPerSecond()).isEqualTo(estimate.probes().get(i).millisPerSecond());
			assertThat(cell(i, EstimateColumns.PER_SECOND)).isEqualTo(text(estimate.probes().get(i).millisPerSecond(), "ms/s"));
		}
		assertThat(view.costs().orElseThrow().estimate().orElseThrow().total().millisPerSecond())
				.isEqualTo(estimate.total().millisPerSecond());
		String total = PartWidgets.texts(view);
		assertThat(total).contains("at least " + text(estimate.total().millisPerSecond(), "ms/s"));
		SaveFiguresAction.Content figures = Workbench.ui(view::figures).orElseThrow();
		assertThat(figures.kinds().getFirst().content().get()).as("as sonde estimate --format csv prints it")
				.isEqualTo(EstimateTable.of(estimate).csv());
		Path file = Files.createTempFile("estimate", ".csv");
		assertThat(SaveFiguresAction.save(figures.kinds().getFirst(), file).isOK()).isTrue();
		assertThat(Files.readAllLines(file).size()).isEqualTo(METHODS.length + 1);
		Files.delete(file);
	}

	/** Costs per call are in ns below 1 µs; per second always in ms/s. */
	private static String text(Estimate cost, String unit) {
		return cost instanceof Estimate.Known known ? IntervalText.of(known.estimate(), unit) : Quantities.UNKNOWN;
	}

	@Test
	void groupsByPackageAndTypeAndOpensAndClosesByKey() throws Exception {
		Workbench.ui(() -> {
			Combo grouping = Fields.find(PartWidgets.widget(view), Combo.class, "Group probes by");
			grouping.select(Grouping.TYPE.ordinal());
			grouping.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(labels()).containsExactly("shop (3)", "Cart (2)", "Cart.clear()", "Cart.total(int...)", "Cart.Item (1)",
				"Cart.Item.price(double)", "shop.till (2)", "Till (2)", "Till.close()", "Till.open()");
		picture("estimates-by-type");
		List<EstimateLine> lines = Workbench.ui(() -> ProbeRows.lines(view).rows());
		EstimateGroup till = (EstimateGroup) lines.get(6);
		assertThat(till.unknown()).as("the rate of close() is not set").isEqualTo(1);
		assertThat(cell(6, EstimateColumns.PER_SECOND)).startsWith("at least ");
		double sum = lines.stream().filter(line -> line.depth() == 0).map(EstimateLine::millisPerSecond)
				.mapToDouble(cost -> ((Estimate.Known) cost).value()).sum();
		assertThat(sum).as("the packages make up the plan").isCloseTo(((Estimate.Known) estimate().total().millisPerSecond()).value(),
				within(1e-9));

		select(0);
		assertThat(Workbench.ui(() -> view.content().probes().selected().size())).as("a group stands for its probes").isEqualTo(3);
		key(SWT.ARROW_LEFT);
		assertThat(labels()).containsExactly("shop (3)", "shop.till (2)", "Till (2)", "Till.close()", "Till.open()");
		key(SWT.ARROW_RIGHT);
		assertThat(labels().size()).isEqualTo(10);
		Workbench.ui(() -> {
			view.reveal(project.plan(), Set.of(METHODS[3]));
			return null;
		});
		assertThat(Workbench.ui(() -> ProbeRows.selected(view).stream().map(EstimateRow::name).toList())).containsExactly(METHODS[3]);
	}

	@Test
	void groupsByShareOfTheWriter() throws Exception {
		Workbench.ui(() -> {
			view.content().probes().group(Grouping.WRITER);
			return null;
		});
		// 150,000, 2,000 and 300 of 152,300 records' calls; one deactivated, one unknown.
		assertThat(labels())
				.containsExactly("Half of the records and more (1)", "Cart.total(int...)", "1 % to 10 % of the records (1)", "Cart.clear()",
				"Less than 1 % of the records (1)", "Till.open()", "No records (1)", "Cart.Item.price(double)", "Share unknown (1)",
				"Till.close()");
		EstimateRow total = (EstimateRow) Workbench.ui(() -> ProbeRows.lines(view).rows().get(1));
		assertThat(total.shares().ofWriter().getAsDouble()).isCloseTo(150_000.0 / 152_300, within(1e-12));
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			view.saveState(memento);
			return null;
		});
		assertThat(memento.getString("grouping")).isEqualTo(Grouping.WRITER.name());
	}

	private Text filter() {
		return Fields.find(PartWidgets.widget(view), Text.class, "Filter probes");
	}

	@Test
	void filtersWhileOneTypes() throws Exception {
		type(filter(), "till OPEN");
		Workbench.waitFor("one probe", () -> labels().equals(List.of("Till.open()")));
		picture("estimates-filtered");
		type(filter(), "");
		Workbench.waitFor("all probes", () -> labels().size() == METHODS.length);
	}

	@Test
	void showsTheColumnsThatWereChosenAndRemembersThem() throws Exception {
		ColumnLayout layout = view.content().probes().table().layout();
		assertThat(Workbench.ui(() -> layout.places().stream().filter(place -> !place.shown()).map(ColumnLayout.Place::title).toList()))
				.containsExactly("Share of plan", "Share of records", "Adds to duration", "Source of calls");
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			List<ColumnLayout.Place> places = layout.places().stream()
					.map(place -> new ColumnLayout.Place(place.id(), place.title(),
							Set.of("method", "writerShare", "perSecond").contains(place.id())))
					.toList();
			layout.arrange(Stream.concat(Stream.of(places.getLast()), places.stream().limit(places.size() - 1)).toList());
			view.saveState(memento);
			return null;
		});
		assertThat(Workbench.ui(() -> ProbeRows.lines(view).copied()).startsWith("Probe\tCost per second\tShare of records\n")).isTrue();
		Workbench.ui(() -> {
			layout.arrange(layout.placesAtFirst());
			view.content().probes().table().restore(memento);
			return null;
		});
		assertThat(Workbench.ui(() -> layout.places().getFirst().id())).isEqualTo("source");
		assertThat(Workbench.ui(() -> layout.places().stream().filter(ColumnLayout.Place::shown).count())).isEqualTo(3);
		assertThat(cell(1, EstimateColumns.WRITER_SHARE).replace("98.5 %", "98.49 %")).isEqualTo("98.49 %");
	}

	/** Calls that take 0.8 times as long as their probe, and calls that take five times as long; of a deactivated probe nothing is said. */
	@Test
	void saysWhichProbesCostMoreThanTheirMethods() throws Exception {
		double cost = ((Estimate.Known) Workbench.ui(() -> ProbeRows.of(view).getFirst().nanosPerCall())).value();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.getProbes().get(0).setMeanResponseNanos(0.8 * cost);
			plan.getProbes().get(1).setMeanResponseNanos(5 * cost);
			plan.getProbes().get(2).setMeanResponseNanos(1.25 * cost);
		}, null);
		Workbench.waitFor("the durations", () -> Workbench.ui(() -> ProbeRows.of(view).get(1).shares().ofDuration().isPresent()));
		assertThat(isShown(EstimateColumns.DURATION_SHARE)).as("shown by itself once there are durations").isTrue();
		assertThat(cell(0, EstimateColumns.DURATION_SHARE)).isEqualTo("5.9 µs on 4.75 µs: +125 %");
		assertThat(cell(1, EstimateColumns.DURATION_SHARE)).isEqualTo("5.9 µs on 29.7 µs: +20 %");
		assertThat(cell(2, EstimateColumns.DURATION_SHARE)).isEqualTo("");
		assertThat(Workbench.ui(() -> image(0, EstimateColumns.DURATION_SHARE) && !image(1, EstimateColumns.DURATION_SHARE))).isTrue();
		picture("estimates-share-of-duration");
		Workbench.ui(() -> {
			ColumnLayout layout = view.content().probes().table().layout();
			layout.arrange(layout.placesAtFirst());
			return null;
		});
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().get(1).setMeanResponseNanos(10 * cost), null);
		Workbench.waitFor("another duration", () -> cell(1, EstimateColumns.DURATION_SHARE).endsWith("+10 %"));
		assertThat(isShown(EstimateColumns.DURATION_SHARE)).as("the user has hidden it").isFalse();
	}

	private boolean isShown(String column) throws Exception {
		return Workbench.ui(() -> view.content().probes().table().layout().places().stream()
				.anyMatch(place -> place.id().equals(column) && place.shown()));
	}

	/** Calls of 20 ms, each a trace. The line shows what the probes add, and the tooltip the other figures. */
	@Test
	void saysWhatRecordedPlansAddToTheProgram() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().forEach(probe -> {
			probe.setCallsPerSecond(100.0);
			probe.setTraceEntriesPerSecond(100.0);
			probe.setMeanResponseNanos(20e6);
			probe.setCallsSource("a log");
		}), null);
		Workbench.waitFor("the total", () -> PartWidgets.texts(view).contains("adds about"));
		assertThat(PartWidgets.texts(view)).contains(" to 8.00 busy threads");
		assertThat(toolTips()).contains("of one processor.", "waiting included.",
				"Unknown: CPU time of the process", "A trace takes", "The call rates were recorded with probes");
		picture("estimates-recorded");
	}

	private String toolTips() {
		return Workbench.ui(() -> PartWidgets.all(view, Label.class).stream().map(Label::getToolTipText).filter(Objects::nonNull)
				.collect(Collectors.joining("\n")));
	}

	private boolean image(int row, String column) {
		Table table = ProbeRows.lines(view).widget();
		return table.getItem(row).getImage(table.indexOf(ProbeRows.lines(view).column(column))) != null;
	}

	@Test
	void triesChangesOutAndAppliesThemAsOneThatCanBeUndone() throws Exception {
		String before = Files.readString(project.plan().getLocation().toPath());
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			ProbeRows.lines(view).widget().setFocus();
			return null;
		});
		select(1);
		assertThat(Workbench.ui(() -> ProbeRows.selected(view).stream().map(EstimateRow::name).toList()))
				.containsExactly(MethodSignature.parse(METHODS[0]).toString());
		key(' ');
		Workbench.waitFor("the effect", () -> Workbench.ui(() -> !ProbeRows.of(view).get(1).probe().isActive()));
		Workbench.ui(() -> {
			Spinner threads = Fields.find(PartWidgets.widget(view), Spinner.class, "Application threads");
			threads.setSelection(1);
			Combo framework = framework();
			// Of the same probe kind: for another one the user would be asked.
			int other = IntStream.range(0, framework.getItemCount())
					.filter(i -> i != framework.getSelectionIndex() && !framework.getItem(i).contains("  –  ")).findFirst().orElseThrow();
			framework.select(other);
			framework.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("another framework",
				() -> Workbench.ui(() -> !RESULTS.equals(view.costs().orElseThrow().plan().plan().getResultSet())));
		Workbench.press("Undo Last", view);
		Workbench.waitFor("the framework of before",
				() -> Workbench.ui(() -> RESULTS.equals(view.costs().orElseThrow().plan().plan().getResultSet())));
		picture("estimates-what-if");

		PlanEstimate planned = estimate();
		List<ProbeLoad> loads = new ArrayList<>(planned.loads());
		loads.set(1, loads.get(1).withActive(false));
		PlanEstimate tried = PlanEstimate.of(planned.model(), loads, planned.threads());
		String total = PartWidgets.texts(view);
		assertThat(total).contains("What if: at least " + text(tried.total().millisPerSecond(), "ms/s"));
		assertThat(total).contains("instead of at least " + text(planned.total().millisPerSecond(), "ms/s"));
		assertThat(Files.readString(project.plan().getLocation().toPath())).as("the plan stays as it is").isEqualTo(before);
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.SCENARIOS);
			return null;
		});
		Workbench.waitFor("the scenario", () -> scenarios().stream().anyMatch(one -> one.name().equals(Findings.WHAT_IF)));

		Workbench.ui(() -> {
			EstimateTools.tryOut(false);
			return null;
		});
		Workbench.waitFor("the plan as it is", () -> PartWidgets.texts(view).contains("Plan: at least"));
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			return null;
		});
		Workbench.waitFor("what was tried", () -> PartWidgets.texts(view).contains("What if: at least"));

		Workbench.press("Apply", view);
		Workbench.waitFor("the plan changed", () -> !Files.readString(project.plan().getLocation().toPath()).equals(before));
		assertThat(PlanFiles.load(project.plan().getLocation().toPath()).getProbes().get(1).isActive()).isFalse();
		Workbench.waitFor("nothing tried any more", () -> PartWidgets.texts(view).contains("Plan: at least"));
		OperationHistoryFactory.getOperationHistory().undo(Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class), null, null);
		assertThat(Files.readString(project.plan().getLocation().toPath())).isEqualTo(before);
	}

	/** With these probes, all costs would be unknown: the list says so, and asks. Framework and kind change in one step. */
	@Test
	void aFrameworkOfTheOtherProbeKindCanBringItsKind() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			return null;
		});
		String before = Workbench.ui(() -> framework().getText());
		chooseFrameworkOfOtherKind();
		Workbench.press("Cancel");
		Workbench.waitFor("the framework of before", () -> Workbench.ui(() -> framework().getText()).equals(before));
		chooseFrameworkOfOtherKind();
		Workbench.press("Switch All Probes");
		Workbench.waitFor("the kind and its costs",
				() -> Workbench.ui(() -> ProbeRows.of(view).getFirst().nanosPerCall() instanceof Estimate.Known
				&& ProbeRows.of(view).stream().allMatch(row -> row.probe().getKind() == ProbeKind.OPERATION_EXECUTION)));
		Workbench.press("Undo Last", view);
		Workbench.waitFor("both as before", () -> Workbench.ui(() -> RESULTS.equals(view.costs().orElseThrow().plan().plan().getResultSet())
				&& ProbeRows.of(view).stream().allMatch(row -> row.probe().getKind() == ProbeKind.OPERATION_EVENTS)));
	}

	private void chooseFrameworkOfOtherKind() throws Exception {
		Workbench.display().asyncExec(() -> {
			Combo framework = framework();
			framework.select(IntStream.range(0, framework.getItemCount())
					.filter(i -> framework.getItem(i).endsWith("  –  for operation execution")).findFirst()
					.orElseThrow());
			framework.notifyListeners(SWT.Selection, new Event());
		});
		Workbench.dialog("Result Set for Other Probes");
	}

	@Test
	void aDroppedProbeStaysStruckThroughWhileItIsTriedOut() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			Workbench.page().activate(view);
			ProbeRows.lines(view).widget().setFocus();
			return null;
		});
		select(1);
		Workbench.run(ActionFactory.DELETE.getCommandId());
		Workbench.waitFor("the dropped probe",
				() -> Workbench.ui(() -> ProbeRows.of(view).stream().filter(EstimateRow::dropped).count() == 1));
		EstimateRow dropped = Workbench.ui(() -> ProbeRows.of(view).stream().filter(EstimateRow::dropped).findFirst()).orElseThrow();
		assertThat(dropped.name()).isEqualTo(MethodSignature.parse(METHODS[0]).toString());
		assertThat(Quantities.perSecond(dropped.millisPerSecond())).isEqualTo("0 ms/s");
		assertThat(Workbench.ui(() -> view.costs().orElseThrow().rows().stream().map(EstimateRow::name).toList()))
				.doesNotContain(dropped.name());
		picture("estimates-dropped");
		Workbench.press("Undo Last", view);
		Workbench.waitFor("the probe again", () -> Workbench.ui(() -> ProbeRows.of(view).stream().noneMatch(EstimateRow::dropped)));
	}

	@Test
	void aBudgetSaysByHowMuchItIsBrokenAndWhatToDropFirst() throws Exception {
		Budget budget = new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(5), OptionalDouble.empty());
		BudgetCheck check = BudgetCheck.of(estimate(), budget, Worth.WISH);
		new EstimateSettings(budget, Worth.WISH, List.of()).save(project.project());
		Workbench.waitFor("the verdict", () -> PartWidgets.texts(view).contains(BudgetText.of(check.verdicts().getFirst())));
		assertThat(BudgetText.of(check.verdicts().getFirst()).startsWith("Over budget by 86 % of one processor ("))
				.as(BudgetText.of(check.verdicts().getFirst()))
				.isTrue();
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.ADVICE);
			return null;
		});
		// The words disappear if there is no room.
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.waitFor("that the choice counts without it", () -> PartWidgets.texts(view).contains("1 probe of unknown cost"));
		Workbench.picture("estimates-budget");
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		List<AdvicePage.Dropped> dropped = PartWidgets.rows(view, "Probes to drop, in order", AdvicePage.Dropped.class);
		assertThat(dropped.stream().map(AdvicePage.Dropped::ranked).toList())
				.isEqualTo(check.advice().ranking().stream().filter(one -> one.action() != org.sonde.overhead.budget.Advice.Action.KEEP)
						.toList());

		Workbench.press("Try It", view);
		Workbench.waitFor("the budget kept but for the unknown probe",
				() -> PartWidgets.texts(view).contains("Perhaps over budget: at least"));
		Workbench.press("Discard", view);
		Workbench.waitFor("the verdict of before",
				() -> PartWidgets.texts(view).contains("Over budget"));
		assertThat(Files.exists(project.project().getLocation().toPath().resolve(".settings/org.sonde.overhead.ui.prefs")))
				.as("the team shares it")
				.isTrue();
	}

	private Combo framework() {
		return Fields.find(PartWidgets.widget(view), Combo.class, "Framework to try out");
	}

	@Test
	void whatIfIsACommandThatItsItemsShowTheStateOf() throws Exception {
		Command command = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(WHAT_IF);
		assertThat(command.getName()).isEqualTo("What If");
		assertThat(command.getCategory().getName()).as("in Quick Access and among the keys").isEqualTo("Sonde");
		assertThat(Workbench.ui(() -> whatIfItem().getSelection())).isFalse();
		Workbench.run(WHAT_IF);
		Workbench.waitFor("the line of what is tried", () -> Workbench.ui(() -> framework().isVisible()));
		Workbench.waitFor("the item pressed", () -> Workbench.ui(() -> whatIfItem().getSelection()));

		Workbench.ui(() -> {
			whatIfItem().setSelection(false);
			whatIfItem().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("no line of what is tried", () -> Workbench.ui(() -> !framework().isVisible()));

		Workbench.closeView(view);
		Workbench.run(WHAT_IF);
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().findView(EstimatesView.ID));
		assertThat(Workbench.ui(() -> whatIfItem().getSelection())).as("it opens the view").isTrue();
	}

	/** In the view's tool bar. */
	private ToolItem whatIfItem() {
		return Workbench
				.ui(() -> Arrays.stream(((ToolBarManager) view.getViewSite().getActionBars().getToolBarManager()).getControl().getItems())
						.filter(item -> item.getData() instanceof CommandContributionItem contribution
								&& contribution.getCommand().getId().equals(WHAT_IF))
						.findFirst().orElseThrow());
	}

	private List<ResponsePercentiles> percentiles() {
		return PartWidgets.rows(view, "Response times of the runs by percentile", ResponsePercentiles.class);
	}

	private List<Findings.Case> scenarios() {
		return PartWidgets.rows(view, SCENARIOS, Findings.Case.class);
	}

	@Test
	void scenariosStandSideBySideAsOnTheCommandLine() throws Exception {
		String text = "results=waller-2014-pt4,probes=all-active";
		new EstimateSettings(Budget.NONE, Worth.WISH, List.of("probes=all-deactivated", text, "results=nowhere")).save(project.project());
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.SCENARIOS);
			return null;
		});
		Workbench.waitFor("the scenarios", () -> scenarios().size() == 4);
		picture("estimates-scenarios");
		List<Findings.Case> cases = scenarios();
		assertThat(cases.stream().map(Findings.Case::key).toList())
				.containsExactly(Findings.PLAN, "probes=all-deactivated", text, "results=nowhere");
		PlanEstimate estimate = estimate();
		Scenario scenario = ScenarioText.parse(text).beside(new ScenarioText.Base(estimate.model(), false, CostModel::of, 1),
				PublishedResults::get, remark -> { });
		assertThat(cases.get(2).estimate().orElseThrow().total().millisPerSecond())
				.isEqualTo(scenario.of(estimate.loads()).estimate().orElseThrow().total().millisPerSecond());
		assertThat(cases.get(3).remark()).contains("nowhere");
		assertThat(Fields.words(PartWidgets.widget(view))).as("probes that are off write nothing")
				.contains("\nAll probes deactivated\tat least 9.0 ms/s (0 … 94)\tat least 9.0 ms/s (0 … 94)\tunknown\t");
	}

	/** Otherwise, its first click would do nothing. */
	@Test
	void theButtonOfTheDetailsIsCheckedWhenALinkShowsThem() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.details(view, false);
			return null;
		});
		Workbench.ui(() -> {
			Workbench.all(PartWidgets.widget(view), Link.class).stream().filter(link -> link.getText().contains("Response times"))
					.findFirst().orElseThrow()
					.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertThat(Workbench.ui(() -> EstimateTools.areDetailsChecked(view))).isTrue();
		Workbench.ui(() -> {
			EstimateTools.details(view, false);
			return null;
		});
		assertThat(Workbench
				.ui(() -> Workbench.all(PartWidgets.widget(view), CTabFolder.class).stream().anyMatch(tabs -> tabs.getSize().x > 0)))
				.isFalse();
	}

	@Test
	void aScenarioIsAddedFromTheMenuOfTheViewAndShown() throws Exception {
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Add Scenario…"));
		Shell dialog = Workbench.dialog("Add Scenario");
		Workbench.ui(() -> {
			Combo threads = Workbench.all(dialog, Combo.class).get(2);
			threads.select(threads.indexOf("16"));
			threads.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.press("OK");
		Workbench.waitFor("the scenario, behind those that are there at first",
				() -> scenarios().stream().reduce((one, next) -> next).filter(last -> last.name().equals("16 threads")).isPresent());
		assertThat(Workbench.ui(() -> PartWidgets.all(view, Table.class).stream().map(ScreenReader::name).toList())).contains(SCENARIOS);
	}

	@Test
	void responseTimesAreThoseOfTheDataOrMissingWithTheReason() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.RESPONSE_TIMES);
			return null;
		});
		Workbench.waitFor("the runs", () -> !percentiles().isEmpty());
		assertThat(percentiles().stream()
				.allMatch(times -> times.nanos().isEmpty() && times.source().contains("only throughput"))).as("2014 published throughput")
				.isTrue();
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), plan -> plan.setResultSet("moobench-github-2025-kieker"), null);
		Workbench.waitFor("the medians",
				() -> percentiles().stream().anyMatch(times -> !times.nanos().isEmpty()));
		picture("estimates-percentiles");
	}

	@Test
	void theSourceIsOneClickAway() throws Exception {
		Workbench.ui(() -> {
			Link source = Workbench.all((Composite) view.getSite().getService(MPart.class).getWidget(), Link.class).stream()
					.filter(link -> link.getText().contains("Source")).findFirst().orElseThrow();
			source.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the result set",
				() -> Workbench.ui(() -> Workbench.page().findView(ResultsView.ID) instanceof ResultsView results
				&& ResultList.selected(results).stream().anyMatch(row -> row.set().id().equals(RESULTS))));
		Workbench.closeViews(ResultsView.ID);
	}

	/** Of the view in the whole window. */
	private void picture(String name) throws Exception {
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture(name);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	private static void type(Text field, String text) {
		Workbench.ui(() -> {
			field.setText(text);
			return null;
		});
	}

	private List<String> labels() {
		return Workbench.ui(() -> ProbeRows.lines(view).rows().stream().map(EstimateLine::label).toList());
	}

	private String cell(int row, String column) {
		return Workbench.ui(() -> {
			Table table = ProbeRows.lines(view).widget();
			return table.getItem(row).getText(table.indexOf(ProbeRows.lines(view).column(column)));
		});
	}

	private void select(int row) {
		Workbench.ui(() -> {
			Table table = ProbeRows.lines(view).widget();
			table.setSelection(row);
			table.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	private void key(int code) {
		Workbench.ui(() -> {
			Event event = new Event();
			event.keyCode = code;
			event.character = code < 128 ? (char) code : 0;
			ProbeRows.lines(view).widget().notifyListeners(SWT.KeyDown, event);
			return null;
		});
	}
}
