/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.common.files.FileUpdate;
import org.sonde.instrumentation.launch.ConfiguredProgram;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.MeasureState;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.MeasuredOverheadView;
import org.sonde.overhead.ui.userprogram.Measurements;
import org.sonde.overhead.ui.userprogram.UnitKind;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;

/** Measure Overhead… on real JVMs under the real agent, with times that are too short for anything but counts. */
@ExtendWith(LoggedErrors.class)
class MeasuredOverheadTest {
	/** Sells until it is killed; with an argument it fails at once. */
	private static final ProgramEffort ASKED = new ProgramEffort(2, 3, 0.08, Duration.ofMinutes(7), Duration.ofSeconds(4),
			Duration.ofSeconds(6), ProgramEffort.DEFAULT.window(), true, PrecisionTarget.TOTAL);
	private static final String SHOP = """
			package shop;
			public class Shop {
				static long state;
				public static void main(String[] arguments) {
					if (arguments.length > 0) {
						System.out.println("closed for " + arguments[0]);
						System.exit(3);
					}
					if (!"11".equals(System.getenv("SHOP_OPENS"))) {
						throw new IllegalStateException("the environment is missing");
					}
					if (!"ö".equals(System.getProperty("open"))) {
						throw new IllegalStateException("the arguments of the JVM are missing");
					}
					long end = System.nanoTime() + 60_000_000_000L;
					while (System.nanoTime() < end) {
						sell();
					}
				}
				static void sell() {
					for (int i = 0; i < 20; i++) {
						add(i);
					}
				}
				static void add(int n) {
					for (int i = 0; i < 40; i++) {
						state = state * 31 + n;
					}
				}
				static void never() {
				}
			}
			""";
	private static final ProgramEffort SHORT = new ProgramEffort(1, 1, 0.05, Duration.ofMinutes(2), Duration.ofMillis(300),
			Duration.ofSeconds(1), Duration.ofMillis(60), false);

	private JavaProject project;
	private MeasuredOverheadView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Shop.java", SHOP);
		project.build();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.setResultSet("waller-2014-base");
			MethodProbe probe = Probes.create(MethodSignature.parse("void shop.Shop.add(int)"));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setCallsPerSecond(1000.0);
			probe.setTraceEntriesPerSecond(1000.0);
			plan.getProbes().add(probe);
		}, null);
		view = (MeasuredOverheadView) Screens.show(MeasuredOverheadView.ID);
		// In the room of a perspective's lower views, words make room for the table.
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
	}

	@AfterEach
	void close() throws Exception {
		Measurements.here().cancel();
		Workbench.waitFor("the end of the measurement", () -> !Measurements.here().isRunning());
		Camera.closeDialogs();
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.deleteLaunchConfigurations();
		Workbench.closeView(view);
		project.delete();
	}

	private ILaunchConfiguration application(String arguments) throws CoreException {
		return configuration(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION, "shop.Shop", arguments).doSave();
	}

	private ILaunchConfigurationWorkingCopy configuration(String type, String main, String arguments) throws CoreException {
		ILaunchConfigurationWorkingCopy configuration = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(type).newInstance(null, "Shop");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, main);
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_VM_ARGUMENTS, "-Dopen=ö");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, arguments);
		configuration.setAttribute(ILaunchManager.ATTR_ENVIRONMENT_VARIABLES, Map.of("SHOP_OPENS", "11"));
		return configuration;
	}

	private void measure(String arguments, String unit, ProgramEffort effort) throws Exception {
		Measurements.here().start(request(arguments, unit, effort, "waller-2014-base"));
	}

	private MeasureRequest request(String arguments, String unit, ProgramEffort effort, String resultSet) throws Exception {
		PlanState.Loaded plan = (PlanState.Loaded) PlanStore.ofWorkspace().load(project.project());
		return new MeasureRequest(application(arguments), plan, UnitOfWork.ofMethod(unit), effort, Optional.of(resultSet));
	}

	/** The set of the plan with a sweep over gaps, in a file of the project. */
	private ResultSet calibrate() throws Exception {
		ResultSet base = PublishedResults.find("waller-2014-base").orElseThrow();
		List<GapSweep.Cell> cells = Stream.of(0.0, 1000.0, 4000.0, 12_000.0, 35_000.0, 120_000.0, 300_000.0)
				.map(gap -> new GapSweep.Cell("library", gap, 1, 1, 0, 1, Interval.exactly(250),
						Interval.exactly(400 + 10_000 * gap / (gap + 15_000)), Interval.exactly(500), 0.3)).toList();
		ResultSet calibrated = new ResultSet("calibrated", "Calibrated", base.tags(), base.source(), base.series(), base.maintainability(),
				base.conditions(), base.configurations(), List.of(new GapSweep(CostModel.writers(base).getFirst().id(), 5, cells)));
		project.project().getFile("calibrated.json").create(new ByteArrayInputStream(ResultSetDocument.of(calibrated).toBytes()), true,
				null);
		return calibrated;
	}

	private MeasureState end() throws Exception {
		Workbench.waitPatiently("the end of the measurement", () -> !Measurements.here().isRunning());
		MeasureState state = Measurements.here().state().orElseThrow();
		String words = state.stage() == Stage.FAILED ? "Cannot measure " : state.now();
		Workbench.waitFor("the view", () -> PartWidgets.texts(view).contains(words));
		return state;
	}

	/** With the JVM, its arguments, the class path and the environment of the launch configuration. */
	@Test
	void measuresALaunchConfiguration() throws Exception {
		measure("", "shop.Shop.sell", SHORT);
		MeasureState state = end();
		assertThat(state.stage()).as(state::now).isEqualTo(Stage.DONE);
		assertThat(state.report().orElseThrow().differences()).singleElement().asString().contains("writers", "binary");
		assertThat(state.report().orElseThrow().prediction().orElseThrow().callsPerUnit()).isCloseTo(20, within(0.5));
		assertThat(state.report().orElseThrow().measured().orElseThrow().value() > 0).as("twenty probes are not free").isTrue();
		var content = Workbench.ui(view::figures).orElseThrow();
		assertThat(content.kinds().getFirst().content().get().contains("\"predicted\"")).isTrue();
		String text = Workbench.ui(view::text);
		assertThat(text.contains("shop.Shop.sell") && text.contains("hand-over")).as(text).isTrue();
		Workbench.picture("measured-overhead");
	}

	/** JDT's runner of tests does not start unless somebody listens to its results. */
	@Test
	void measuresTests() throws Exception {
		List<IClasspathEntry> entries = new ArrayList<>(List.of(project.java().getRawClasspath()));
		entries.add(JavaCore.newLibraryEntry(
				IPath.fromFile(FileLocator.getBundleFileLocation(Platform.getBundle("org.junit")).orElseThrow()), null, null));
		project.java().setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
		project.add("shop", "ShopTest.java", """
				package shop;
				public class ShopTest extends junit.framework.TestCase {
					public void testSells() {
						Shop.main(new String[0]);
					}
				}
				""");
		project.build();
		ILaunchConfigurationWorkingCopy tests = configuration(ConfiguredProgram.JUNIT, "shop.ShopTest", "");
		tests.setAttribute("org.eclipse.jdt.junit.TEST_KIND", "org.eclipse.jdt.junit.loader.junit3");
		PlanState.Loaded plan = (PlanState.Loaded) PlanStore.ofWorkspace().load(project.project());
		Measurements.here().start(
				new MeasureRequest(tests.doSave(), plan, UnitOfWork.ofMethod("shop.Shop.sell"), SHORT, Optional.of("waller-2014-base")));
		MeasureState state = end();
		assertThat(state.stage()).as(state::now).isEqualTo(Stage.DONE);
		assertThat(state.report().orElseThrow().prediction().orElseThrow().callsPerUnit()).isCloseTo(20, within(0.5));
		assertThat(state.conditions().orElseThrow().main()).as("the tests of a project have one main class").isEqualTo("Shop");
	}

	/** Active probes add 4,800, 5,000 and 5,200 ns to a unit. The estimate is 4,000 ns. */
	@Test
	void whatWasMeasuredServesTheEstimate() throws Exception {
		ResultSet calibrated = calibrate();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.setResultSet("calibrated"), null);
		show(calibrated, 4800, 5000, 5200);
		assertThat(Workbench.ui(() -> PartWidgets.all(view, Table.class).stream().flatMap(table -> Arrays.stream(table.getColumns()))
				.map(TableColumn::getText).toList())).as("titles of columns").isNotEmpty()
						.allMatch(title -> Character.isUpperCase(title.charAt(0)));
		Workbench.ui(() -> ViewTools.run(view, "Use for Estimates"));
		Workbench.waitFor("the plan's new result set",
				() -> PlanStore.ofWorkspace().load(project.project()) instanceof PlanState.Loaded loaded
				&& loaded.plan().getResultSet().equals("calibrated-in-shop.shop"));
		ResultSet kept = ResultSetDocument.read(project.project().getFile("calibrated-in-shop.shop.json").getLocation().toPath())
				.resultSet();
		assertThat(kept.gapSweeps().getFirst().inProgram().orElseThrow().measurements().getFirst().ratio().value()).isCloseTo(1.25,
				within(1e-6));
	}

	/** As another Eclipse or the command line may be. */
	@Test
	void waitsForOthersWhoChangeTheResultSet() throws Exception {
		show(calibrate(), 4800, 5000, 5200);
		Workbench.ui(() -> ViewTools.run(view, "Use for Estimates"));
		IFile file = project.project().getFile("calibrated-in-shop.shop.json");
		Workbench.waitFor("the new result set", file::exists);
		Path path = file.getLocation().toPath();
		String before = Files.readString(path);
		show(ResultSetDocument.read(path).resultSet(), 4900, 5000, 5100);
		try (FileUpdate theirs = FileUpdate.begin(path)) {
			Workbench.ui(() -> ViewTools.run(view, "Use for Estimates"));
			Thread.sleep(1000);
			assertThat(Files.readString(path)).isEqualTo(before);
		}
		Workbench.waitFor("the second measurement", () -> !Files.readString(path).equals(before));
	}

	@Test
	void whatMayBeNothingIsNotKept() throws Exception {
		show(calibrate(), -3000, 5000, 9000);
		Thread.startVirtualThread(() -> Workbench.ui(() -> ViewTools.run(view, "Use for Estimates")));
		Shell told = Workbench.dialog("Use for Estimates");
		assertThat(Workbench.ui(() -> Workbench.all(told, Label.class).stream().anyMatch(label -> label.getText().contains("95 %"))))
				.isTrue();
		assertThat(project.project().getFile("calibrated-in-shop.shop.json").exists()).isFalse();
	}

	@Test
	void whatTheEstimateIsForIsSeenAboveTheTables() throws Exception {
		show(calibrate(), 3000, 5000, 9000);
		assertThat(Workbench.ui(() -> PartWidgets.texts(view))).contains("The estimate is for Java 17.");
	}

	/** The result of a measurement with three JVMs in which active probes added so many nanoseconds to a unit. */
	private void show(ResultSet calibrated, double... added) throws Exception {
		List<Observation> jvms = Arrays.stream(added).mapToObj(MeasuredOverheadTest::switched).toList();
		ProgramReport report = new ProgramReport("call of shop.Shop.sell",
				new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, jvms), Map.of()),
				Optional.of(new ProgramPrediction(new Interval(4500, 2000, 9000), Optional.empty(), Optional.of(new Interval(500, 0, 600)),
						Optional.of(new PortionTotals(Interval.exactly(1000), Interval.exactly(3000), 24, 2)), Optional.empty(), 20, 0,
						CostModel.of(calibrated), List.of("The estimate is for Java 17."))), Optional.empty());
		ProgramConditions conditions = new ProgramConditions("2026-11-23", "shop.Shop", "shop.Shop", "", "bin", "3 JVMs", "Kieker 2.0.2",
				"plan.sonde", "binary", "25", "a machine", "Linux");
		MeasureRequest request = request("", "shop.Shop.sell", SHORT, calibrated.id());
		Workbench.ui(() -> {
			view.show(new MeasureState(request, Stage.DONE, "", 3, 3, Optional.of(report), Optional.of(conditions), List.of()));
			return null;
		});
	}

	/** A unit takes 10,000 ns without active probes. */
	private static Observation switched(double added) {
		List<Observation.Window> windows = IntStream.range(0, 12).mapToObj(i -> i % 2 == 0)
				.map(active -> new Observation.Window(active,
						new ResourceUsage(2_000_000, 100, Math.round(100 * (10_000 + (active ? added : 0))), 0, 2_000_000, 6400, 0, 0)))
				.toList();
		ResourceUsage used = windows.getFirst().used();
		return new Observation(Optional.of(used), used, Optional.empty(), windows, true);
	}

	@Test
	void saysWhatTheProgramPrintedLast() throws Exception {
		measure("repair", "shop.Shop.sell", SHORT);
		assertThat(end().stage()).isEqualTo(Stage.FAILED);
		String message = PartWidgets.texts(view);
		assertThat(message.contains("exit code 3") && message.contains("closed for repair")).as(message).isTrue();
		assertThat(Workbench.ui(view::figures)).isEqualTo(Optional.empty());
	}

	@Test
	void cancelLeavesNoProcess() throws Exception {
		measure("", "shop.Shop.sell", new ProgramEffort(3, 10, 0.05, Duration.ofMinutes(5), Duration.ofSeconds(3), Duration.ofSeconds(20),
				Duration.ofMillis(100), false));
		Workbench.waitPatiently("the program", () -> shops() > 0);
		assertThat(Measurements.here().isRunning()).isTrue();
		Workbench.waitFor("the button", () -> !PartWidgets.all(view, ProgressBar.class).isEmpty());
		Workbench.press("Cancel", view);
		assertThat(end().stage()).isEqualTo(Stage.CANCELLED);
		assertThat(shops()).isEqualTo(0);
	}

	private static long shops() {
		return ProcessHandle.current().descendants()
				.filter(process -> process.info().commandLine().orElse("").contains("sonde-program")).count();
	}

	/** The dialog, from the command on: proposals, words about what is wrong, and the choices of the last time. */
	@Test
	void asksAndRemembers() throws Exception {
		new MeasureSettings("", UnitKind.METHOD, "sell", "", ASKED, "").save("Shop");
		Shell shell = dialog();
		Workbench.waitFor("the plan", () -> Workbench.ui(() -> texts(shell).stream().anyMatch(text -> text.contains("found sell"))));
		assertThat(Workbench.ui(() -> Workbench.all(shell, Combo.class).stream().limit(2).map(Combo::getText).toList()))
				.containsExactly("Shop", project.project().getName());
		assertThat(Workbench.ui(() -> Workbench.all(shell, Spinner.class).stream().map(Spinner::getSelection).toList()))
				.containsExactly(7, 2, 3, 8, 4, 6);
		assertThat(Workbench.ui(() -> shell.getDefaultButton().isEnabled())).isFalse();
		Workbench.ui(() -> {
			method(shell).setText("shop.Shop.sell");
			Workbench.all(shell, Spinner.class).get(2).setSelection(1);
			return null;
		});
		Workbench.waitFor("the range",
				() -> Workbench.ui(() -> texts(shell).stream().anyMatch(text -> text.contains("above the maximum"))));
		Workbench.ui(() -> {
			Workbench.all(shell, Spinner.class).get(2).setSelection(3);
			return null;
		});
		Workbench.waitFor("the button", () -> Workbench.ui(() -> shell.getDefaultButton().isEnabled()));
		Workbench.picture("measure-overhead-dialog");
		Workbench.press("Measure");
		Workbench.waitFor("the start", () -> Measurements.here().isRunning());
		assertThat(MeasureSettings.of("Shop").method()).isEqualTo("shop.Shop.sell");
		assertThat(Measurements.here().state().orElseThrow().request().effort()).isEqualTo(ASKED);
	}

	/** The user most probably means an entry point of the plan's traces. */
	@Test
	void proposesAnEntryPoint() throws Exception {
		MeasureSettings.DEFAULT.save("Shop");
		Shell shell = dialog();
		Workbench.waitFor("the proposal", () -> Workbench.ui(() -> method(shell).getText().equals("shop.Shop.add")));
		Workbench.waitFor("the button", () -> Workbench.ui(() -> shell.getDefaultButton().isEnabled()));
	}

	/** Otherwise it is noticed only after the program has run. */
	@Test
	void warnsOfAUnitThatNoProjectHas() throws Exception {
		new MeasureSettings("", UnitKind.METHOD, "shop.Shop.sells", "", ASKED, "").save("Shop");
		Shell shell = dialog();
		Workbench.waitFor("the method", () -> said(shell, "shop.Shop has no method sells"));
		assertThat(Workbench.ui(() -> shell.getDefaultButton().isEnabled())).as("it may come from elsewhere").isTrue();
		Workbench.ui(() -> {
			method(shell).setText("shop.Shops.sell");
			return null;
		});
		Workbench.waitFor("the type", () -> said(shell, "the type shop.Shops."));
		Workbench.ui(() -> {
			method(shell).setText("shop.Shop.sell");
			return null;
		});
		Thread.sleep(500);
		assertThat(said(shell, "Check the name")).isFalse();
	}

	private static boolean said(Shell shell, String words) {
		return Workbench.ui(() -> texts(shell).stream().anyMatch(text -> text.contains(words)));
	}

	@Test
	void theWholeRunNeedsNothingTyped() throws Exception {
		new MeasureSettings("", UnitKind.RUN, "", "", ASKED, "").save("Shop");
		Shell shell = dialog();
		Workbench.waitFor("the button", () -> Workbench.ui(() -> shell.getDefaultButton().isEnabled()));
		Workbench.press("Measure");
		Workbench.waitFor("the start", () -> Measurements.here().isRunning());
		assertThat(Measurements.here().state().orElseThrow().request().unit()).isEqualTo(new UnitOfWork.WholeRun());
	}

	/** A benchmark would disturb it, and it would disturb a benchmark. */
	@Test
	void nothingElseIsMeasuredMeanwhile() throws Exception {
		assertThat(QuietMachine.obstacle()).isEqualTo(Optional.empty());
		measure("", "shop.Shop.sell", SHORT);
		assertThat(QuietMachine.obstacle().orElseThrow().contains("Measured Overhead")).isTrue();
		end();
		assertThat(QuietMachine.obstacle()).isEqualTo(Optional.empty());
	}

	/** Opened by the command, for the launch configuration. */
	private Shell dialog() throws Exception {
		application("");
		Workbench.openEstimates(project);
		Thread.startVirtualThread(() -> Workbench.run(CommandAction.MEASURE_OVERHEAD));
		return Workbench.dialog("Measure Overhead");
	}

	private static Text method(Shell shell) {
		return Workbench.all(shell, Text.class).stream().filter(text -> text.getMessage().startsWith("such as")).findFirst().orElseThrow();
	}

	/** The typed texts, and the message in the head of the dialog. */
	private static List<String> texts(Shell shell) {
		return Workbench.all(shell, Text.class).stream().map(Text::getText).toList();
	}
}
