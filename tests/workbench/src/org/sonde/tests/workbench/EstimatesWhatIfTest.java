/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
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
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
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
import org.sonde.overhead.cost.Scenario;
import org.sonde.overhead.cost.ScenarioText;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.ui.estimates.AdvicePage;
import org.sonde.overhead.ui.estimates.BudgetText;
import org.sonde.overhead.ui.estimates.DetailTabs;
import org.sonde.overhead.ui.estimates.EstimateSettings;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.Findings;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateGroup;
import org.sonde.overhead.ui.estimates.table.EstimateLine;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Grouping;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.ColumnLayout;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.report.estimate.EstimateTable;

/**
 * Overhead Estimates as a place to decide: groups, filter, columns, what-if, budget, scenarios; each number against the cost model's own.
 */
@ExtendWith(LoggedErrors.class)
class EstimatesWhatIfTest {

	private static final String WHAT_IF = "org.sonde.overhead.ui.whatIf";
	private static final String RESULTS = "waller-2014-base";
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
		Workbench.ui(() -> {
			view.show(project.project());
			Workbench.page().activate(view);
			// What an earlier test chose is remembered.
			view.content().probes().group(Grouping.NONE);
			view.table().restore(XMLMemento.createWriteRoot("nothing"));
			view.table().layout().arrange(view.table().layout().placesAtFirst());
			view.content().tabs().setShown(false);
			return null;
		});
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> view.rows().size() == METHODS.length && view.findings().isPresent()));
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
			view.setTrying(false);
			view.content().probes().group(Grouping.NONE);
			view.table().restore(XMLMemento.createWriteRoot("nothing"));
			Workbench.page().hideView(view);
			return null;
		});
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
		List<EstimateRow> rows = Workbench.ui(view::rows);
		for (int i = 0; i < rows.size(); i++) {
			assertEquals(estimate.probes().get(i).load().signature(), rows.get(i).name());
			assertEquals(estimate.probes().get(i).nanosPerCall(), rows.get(i).nanosPerCall());
			assertEquals(estimate.probes().get(i).millisPerSecond(), rows.get(i).millisPerSecond());
			assertEquals(text(estimate.probes().get(i).millisPerSecond(), "ms/s"), cell(i, EstimateColumns.PER_SECOND));
		}
		assertEquals(estimate.total().millisPerSecond(), view.costs().orElseThrow().estimate().orElseThrow().total().millisPerSecond());
		String total = Workbench.ui(() -> view.content().total().words());
		assertTrue(total.contains("at least " + text(estimate.total().millisPerSecond(), "ms/s")), total);
		SaveFiguresAction.Content figures = Workbench.ui(view::figures).orElseThrow();
		assertEquals(EstimateTable.of(estimate).csv(), figures.kinds().getFirst().content().get(),
				"as sonde estimate --format csv prints it");
		Path file = Files.createTempFile("estimate", ".csv");
		assertTrue(SaveFiguresAction.save(figures.kinds().getFirst(), file).isOK());
		assertEquals(METHODS.length + 1, Files.readAllLines(file).size());
		Files.delete(file);
	}

	/** Costs per call are in ns below 1 µs; per second always in ms/s. */
	private static String text(Estimate cost, String unit) {
		return cost instanceof Estimate.Known known ? Digits.withInterval(known.estimate(), unit) : Quantities.UNKNOWN;
	}

	@Test
	void groupsByPackageAndTypeAndOpensAndClosesByKey() throws Exception {
		Workbench.ui(() -> {
			Combo grouping = view.content().filter().grouping();
			grouping.select(Grouping.TYPE.ordinal());
			grouping.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		assertEquals(List.of("shop (3)", "Cart (2)", "Cart.clear()", "Cart.total(int...)", "Cart.Item (1)", "Cart.Item.price(double)",
				"shop.till (2)",
				"Till (2)", "Till.close()", "Till.open()"), labels());
		picture("estimates-by-type");
		List<EstimateLine> lines = Workbench.ui(() -> view.table().rows());
		EstimateGroup till = (EstimateGroup) lines.get(6);
		assertEquals(1, till.unknown(), "the rate of close() is not set");
		assertTrue(cell(6, EstimateColumns.PER_SECOND).startsWith("at least "), cell(6, EstimateColumns.PER_SECOND));
		double sum = lines.stream().filter(line -> line.depth() == 0).map(EstimateLine::millisPerSecond)
				.mapToDouble(cost -> ((Estimate.Known) cost).value()).sum();
		assertEquals(((Estimate.Known) estimate().total().millisPerSecond()).value(), sum, 1e-9, "the packages make up the plan");

		select(0);
		assertEquals(3, Workbench.ui(() -> view.selected().size()), "a group stands for its probes");
		key(SWT.ARROW_LEFT);
		assertEquals(List.of("shop (3)", "shop.till (2)", "Till (2)", "Till.close()", "Till.open()"), labels());
		key(SWT.ARROW_RIGHT);
		assertEquals(10, labels().size());
		Workbench.ui(() -> {
			view.reveal(project.plan(), Set.of(METHODS[3]));
			return null;
		});
		assertEquals(List.of(METHODS[3]), Workbench.ui(() -> view.selected().stream().map(EstimateRow::name).toList()));
	}

	@Test
	void groupsByShareOfTheWriter() throws Exception {
		Workbench.ui(() -> {
			view.content().probes().group(Grouping.WRITER);
			return null;
		});
		// 150,000, 2,000 and 300 of 152,300 records' calls; one deactivated, one unknown.
		assertEquals(List.of("Half of the records and more (1)", "Cart.total(int...)", "1 % to 10 % of the records (1)", "Cart.clear()",
				"Less than 1 % of the records (1)", "Till.open()", "No records: deactivated (1)", "Cart.Item.price(double)", "Share unknown (1)", "Till.close()"),
				labels());
		EstimateRow total = (EstimateRow) Workbench.ui(() -> view.table().rows().get(1));
		assertEquals(150_000.0 / 152_300, total.shares().ofWriter().getAsDouble(), 1e-12);
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			view.saveState(memento);
			return null;
		});
		assertEquals(Grouping.WRITER.name(), memento.getString("grouping"));
	}

	@Test
	void filtersWhileOneTypes() throws Exception {
		type(view.content().filter().filter(), "till OPEN");
		Workbench.waitFor("one probe", () -> labels().equals(List.of("Till.open()")));
		picture("estimates-filtered");
		type(view.content().filter().filter(), "");
		Workbench.waitFor("all probes", () -> labels().size() == METHODS.length);
	}

	@Test
	void showsTheColumnsThatWereChosenAndRemembersThem() throws Exception {
		ColumnLayout layout = view.table().layout();
		assertEquals(List.of("Share of plan", "Share of records", "Adds to duration", "Source of calls"),
				Workbench.ui(() -> layout.places().stream().filter(place -> !place.shown()).map(ColumnLayout.Place::title).toList()));
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
		assertTrue(Workbench.ui(() -> view.table().copied()).startsWith("Method\tCost per second\tShare of records\n"));
		Workbench.ui(() -> {
			layout.arrange(layout.placesAtFirst());
			view.table().restore(memento);
			return null;
		});
		assertEquals("source", Workbench.ui(() -> layout.places().getFirst().id()));
		assertEquals(3, Workbench.ui(() -> layout.places().stream().filter(ColumnLayout.Place::shown).count()));
		assertEquals("98.49 %", cell(1, EstimateColumns.WRITER_SHARE).replace("98.5 %", "98.49 %"));
	}

	/** Calls that take 0.8 times as long as their probe, and calls that take five times as long; of a deactivated probe nothing is said. */
	@Test
	void saysWhichProbesCostMoreThanTheirMethods() throws Exception {
		double cost = ((Estimate.Known) Workbench.ui(() -> view.rows().getFirst().nanosPerCall())).value();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.getProbes().get(0).setMeanResponseNanos(0.8 * cost);
			plan.getProbes().get(1).setMeanResponseNanos(5 * cost);
			plan.getProbes().get(2).setMeanResponseNanos(1.25 * cost);
		}, null);
		Workbench.waitFor("the durations", () -> Workbench.ui(() -> view.rows().get(1).shares().ofDuration().isPresent()));
		Workbench.ui(() -> {
			ColumnLayout layout = view.table().layout();
			layout.arrange(layout.places().stream().map(place -> new ColumnLayout.Place(place.id(), place.title(),
					place.shown() || place.id().equals(EstimateColumns.DURATION_SHARE))).toList());
			return null;
		});
		assertEquals("125 %", cell(0, EstimateColumns.DURATION_SHARE));
		assertEquals("20.0 %", cell(1, EstimateColumns.DURATION_SHARE));
		assertEquals("", cell(2, EstimateColumns.DURATION_SHARE));
		assertTrue(Workbench.ui(() -> image(0, EstimateColumns.DURATION_SHARE) && !image(1, EstimateColumns.DURATION_SHARE)));
		Workbench.picture("estimates-share-of-duration");
	}

	private boolean image(int row, String column) {
		Table table = view.table().viewer().getTable();
		return table.getItem(row).getImage(table.indexOf(view.table().column(column).getColumn())) != null;
	}

	@Test
	void triesChangesOutAndAppliesThemAsOneThatCanBeUndone() throws Exception {
		String before = Files.readString(project.plan().getLocation().toPath());
		Workbench.ui(() -> {
			view.setTrying(true);
			view.table().viewer().getControl().setFocus();
			return null;
		});
		select(1);
		assertEquals(List.of(MethodSignature.parse(METHODS[0]).toString()),
				Workbench.ui(() -> view.selected().stream().map(EstimateRow::name).toList()));
		key(' ');
		Workbench.waitFor("the effect", () -> Workbench.ui(() -> !view.rows().get(1).probe().isActive()));
		Workbench.ui(() -> {
			Spinner threads = view.content().header().threads();
			threads.setSelection(1);
			Combo framework = view.content().whatIf().framework();
			int other = List.of(framework.getItems()).indexOf(framework.getText()) == 0 ? 1 : 0;
			framework.select(other);
			framework.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("another framework",
				() -> Workbench.ui(() -> !RESULTS.equals(view.costs().orElseThrow().plan().plan().getResultSet())));
		Workbench.press("Take Back", view);
		Workbench.waitFor("the framework of before",
				() -> Workbench.ui(() -> RESULTS.equals(view.costs().orElseThrow().plan().plan().getResultSet())));
		picture("estimates-what-if");

		PlanEstimate planned = estimate();
		PlanEstimate tried = planned.with(1, planned.loads().get(1).withActive(false));
		String total = Workbench.ui(() -> view.content().total().words());
		assertTrue(total.startsWith("What if: at least " + text(tried.total().millisPerSecond(), "ms/s")), total);
		assertTrue(total.contains("instead of at least " + text(planned.total().millisPerSecond(), "ms/s")), total);
		assertEquals(before, Files.readString(project.plan().getLocation().toPath()), "the plan stays as it is");
		Workbench.waitFor("the scenario", () -> Workbench
				.ui(() -> view.content().scenarios().table().rows().stream().anyMatch(one -> one.name().equals(Findings.WHAT_IF))));

		Workbench.ui(() -> {
			view.setTrying(false);
			return null;
		});
		Workbench.waitFor("the plan as it is", () -> Workbench.ui(() -> view.content().total().words().startsWith("Plan: at least")));
		Workbench.ui(() -> {
			view.setTrying(true);
			return null;
		});
		Workbench.waitFor("what was tried", () -> Workbench.ui(() -> view.content().total().words().startsWith("What if: at least")));

		Workbench.press("Apply", view);
		Workbench.waitFor("the plan changed", () -> !Files.readString(project.plan().getLocation().toPath()).equals(before));
		assertFalse(PlanFiles.load(project.plan().getLocation().toPath()).getProbes().get(1).isActive());
		Workbench.waitFor("nothing tried any more", () -> Workbench.ui(() -> view.content().total().words().startsWith("Plan: at least")));
		OperationHistoryFactory.getOperationHistory().undo(Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class), null, null);
		assertEquals(before, Files.readString(project.plan().getLocation().toPath()));
	}

	@Test
	void aBudgetSaysByHowMuchItIsBrokenAndWhatToDropFirst() throws Exception {
		Budget budget = new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(5), OptionalDouble.empty());
		BudgetCheck check = BudgetCheck.of(estimate(), budget, Worth.WISH);
		Workbench.ui(() -> {
			view.setSettings(new EstimateSettings(budget, Worth.WISH, List.of()));
			return null;
		});
		Workbench.waitFor("the verdict", () -> Workbench.ui(() -> !view.content().total().budget().words().isEmpty()));
		assertEquals(BudgetText.of(check.verdicts().getFirst()), Workbench.ui(() -> view.content().total().budget().words()));
		assertTrue(BudgetText.of(check.verdicts().getFirst()).startsWith("Over budget by 86 % of one processor ("),
				BudgetText.of(check.verdicts().getFirst()));
		Workbench.ui(() -> {
			view.content().tabs().show(DetailTabs.Tab.ADVICE);
			return null;
		});
		picture("estimates-budget");
		List<AdvicePage.Dropped> dropped = Workbench.ui(() -> view.content().advice().table().rows());
		assertEquals(check.advice().ranking().stream().filter(one -> one.action() != org.sonde.overhead.budget.Advice.Action.KEEP).toList(),
				dropped.stream().map(AdvicePage.Dropped::ranked).toList());

		Workbench.press("Try It", view);
		Workbench.waitFor("the budget kept but for the unknown probe",
				() -> Workbench.ui(() -> view.content().total().budget().words().startsWith("Perhaps over budget: at least")));
		Workbench.press("Discard", view);
		Workbench.waitFor("the verdict of before",
				() -> Workbench.ui(() -> view.content().total().budget().words().startsWith("Over budget")));
		assertTrue(Files.exists(project.project().getLocation().toPath().resolve(".settings/org.sonde.overhead.ui.prefs")),
				"the team shares it");
	}

	@Test
	void whatIfIsACommandThatItsItemsShowTheStateOf() throws Exception {
		Command command = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(WHAT_IF);
		assertEquals("What If", command.getName());
		assertEquals("Sonde", command.getCategory().getName(), "in Quick Access and among the keys");
		assertFalse(Workbench.ui(() -> whatIfItem().getSelection()));
		Workbench.run(WHAT_IF);
		Workbench.waitFor("the line of what is tried", () -> Workbench.ui(() -> view.content().whatIf().framework().isVisible()));
		Workbench.waitFor("the item pressed", () -> Workbench.ui(() -> whatIfItem().getSelection()));

		Workbench.ui(() -> {
			whatIfItem().setSelection(false);
			whatIfItem().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("no line of what is tried", () -> Workbench.ui(() -> !view.content().whatIf().framework().isVisible()));

		Workbench.ui(() -> {
			Workbench.page().hideView(view);
			return null;
		});
		Workbench.run(WHAT_IF);
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().findView(EstimatesView.ID));
		assertTrue(Workbench.ui(() -> whatIfItem().getSelection()), "it opens the view");
	}

	/** In the view's tool bar. */
	private ToolItem whatIfItem() {
		return Workbench
				.ui(() -> Arrays.stream(((ToolBarManager) view.getViewSite().getActionBars().getToolBarManager()).getControl().getItems())
						.filter(item -> item.getData() instanceof CommandContributionItem contribution
								&& contribution.getCommand().getId().equals(WHAT_IF))
						.findFirst().orElseThrow());
	}

	@Test
	void scenariosStandSideBySideAsOnTheCommandLine() throws Exception {
		String text = "results=waller-2014-pt4,probes=all-active";
		Workbench.ui(() -> {
			view.setSettings(new EstimateSettings(Budget.NONE, Worth.WISH, List.of("probes=all-deactivated", text, "results=nowhere")));
			view.content().tabs().show(DetailTabs.Tab.SCENARIOS);
			return null;
		});
		Workbench.waitFor("the scenarios", () -> Workbench.ui(() -> view.content().scenarios().table().rows().size() == 4));
		picture("estimates-scenarios");
		List<Findings.Case> cases = Workbench.ui(() -> view.content().scenarios().table().rows());
		assertEquals(List.of(Findings.PLAN, "probes=all-deactivated", text, "results=nowhere"),
				cases.stream().map(Findings.Case::name).toList());
		PlanEstimate estimate = estimate();
		Scenario scenario = ScenarioText.parse(text).beside(new ScenarioText.Base(estimate.model(), false, 1), PublishedResults::get,
				remark -> { });
		assertEquals(scenario.of(estimate.loads()).estimate().orElseThrow().total().millisPerSecond(),
				cases.get(2).estimate().orElseThrow().total().millisPerSecond());
		assertTrue(cases.get(3).remark().contains("nowhere"), cases.get(3).remark());
	}

	@Test
	void responseTimesAreThoseOfTheDataOrMissingWithTheReason() throws Exception {
		Workbench.ui(() -> {
			view.content().tabs().show(DetailTabs.Tab.PERCENTILES);
			return null;
		});
		assertTrue(Workbench.ui(() -> view.content().percentiles().table().rows()).stream()
				.allMatch(times -> times.nanos().isEmpty() && times.source().contains("throughput only")), "2014 published throughput");
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), plan -> plan.setResultSet("moobench-github-2025-kieker"), null);
		Workbench.waitFor("the medians",
				() -> Workbench.ui(() -> view.content().percentiles().table().rows()).stream().anyMatch(times -> !times.nanos().isEmpty()));
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
				&& results.sets().selected().stream().anyMatch(row -> row.set().id().equals(RESULTS))));
		Workbench.ui(() -> {
			Workbench.page().hideView(Workbench.page().findView(ResultsView.ID));
			return null;
		});
	}

	@Test
	void everyControlHasANameForScreenReaders() throws Exception {
		List<String> nameless = Workbench.ui(() -> {
			view.setTrying(true);
			for (DetailTabs.Tab tab : DetailTabs.Tab.values()) {
				view.content().tabs().show(tab);
			}
			List<String> found = Workbench.all((Composite) view.getSite().getService(MPart.class).getWidget(), Control.class).stream()
					.flatMap(control -> control instanceof Composite parent
							? Stream.concat(Stream.of(control), Workbench.all(parent, Control.class).stream())
							: Stream.of(control))
					.filter(control -> control instanceof Table || control instanceof Combo || control instanceof Text
							|| control instanceof Spinner
							|| control instanceof Link || control instanceof CTabFolder || control instanceof Button)
					.filter(control -> !(control instanceof Button button && !button.getText().isEmpty())
							&& AccessibleName.of(control).isEmpty())
					.map(control -> control + " in " + control.getParent()).toList();
			view.setTrying(false);
			return found;
		});
		assertEquals(List.of(), nameless);
	}

	/** Of the view in the whole window. */
	private void picture(String name) throws Exception {
		Workbench.ui(() -> {
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			return null;
		});
		Workbench.picture(name);
		Workbench.ui(() -> {
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			return null;
		});
	}

	private static void type(Text field, String text) {
		Workbench.ui(() -> {
			field.setText(text);
			return null;
		});
	}

	private List<String> labels() {
		return Workbench.ui(() -> view.table().rows().stream().map(EstimateLine::label).toList());
	}

	private String cell(int row, String column) {
		return Workbench.ui(() -> {
			Table table = view.table().viewer().getTable();
			return table.getItem(row).getText(table.indexOf(view.table().column(column).getColumn()));
		});
	}

	private void select(int row) {
		Workbench.ui(() -> {
			Table table = view.table().viewer().getTable();
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
			view.table().viewer().getTable().notifyListeners(SWT.KeyDown, event);
			return null;
		});
	}
}
