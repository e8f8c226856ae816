/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IClasspathAttribute;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.launching.JavaRuntime;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IOConsole;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.launch.AgentChoice;
import org.sonde.instrumentation.launch.GuardChoice;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.launch.RunEvent;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.launch.RunWatcher;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.traces.PlanLogRow;
import org.sonde.overhead.ui.traces.RunConsole;

/** Programs launched with probes in the real workbench, under the real agent: what was recorded is compared with the plan. */
@ExtendWith(LoggedErrors.class)
class RunWithProbesTest {
	/** Calls three times; then, if told so, obeys its input: calls, calls often, or asks Kieker whether a probe collects. */
	private static final String MAIN = """
			package shop;
			public class Main {
				public static void main(String[] arguments) throws Exception {
					Cart cart = new Cart();
					for (int i = 0; i < 3; i++) {
						cart.add(i, "x");
					}
					System.out.println("ready");
					java.util.Scanner input = new java.util.Scanner(System.in);
					while (arguments.length > 0 && input.hasNextLine()) {
						String line = input.nextLine();
						if (line.equals("end")) {
							return;
						} else if (line.equals("call")) {
							cart.add(1, "y");
							System.out.println("called");
						} else if (line.equals("many")) {
							for (int i = 0; i < 2_000; i++) {
								cart.add(1, "y");
							}
							System.out.println("called often");
						} else {
							Class<?> kieker = Class.forName("kieker.monitoring.core.controller.MonitoringController");
							Object controller = kieker.getMethod("getInstance").invoke(null);
							System.out.println("is " + kieker.getMethod("isProbeActivated", String.class).invoke(controller, line) + ".");
						}
					}
				}
			}
			""";
	private static final String CART = """
			package shop;
			class Cart {
				private int total;
				int add(int price, String... notes) {
					return total += price;
				}
				void never() {
				}
				void off() {
				}
			}
			""";
	private static final String TEST = """
			package shop;
			public class CartTest extends junit.framework.TestCase {
				public void testAdds() {
					assertEquals(5, new Cart().add(5));
				}
			}
			""";
	private static final String ADD = "int shop.Cart.add(int,java.lang.String...)";

	private final List<RunEvent> events = new CopyOnWriteArrayList<>();
	private final StringBuffer printed = new StringBuffer();
	private final Consumer<RunEvent> listener = events::add;
	private JavaProject project;
	private ICompilationUnit main;
	private ICompilationUnit cart;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName() + " ü");
		main = project.add("shop", "Main.java", MAIN);
		cart = project.add("shop", "Cart.java", CART);
		ProbedRuns.ofWorkspace().addListener(listener);
	}

	@AfterEach
	void close() throws Exception {
		ProbedRuns.ofWorkspace().removeListener(listener);
		for (ILaunch launch : DebugPlugin.getDefault().getLaunchManager().getLaunches()) {
			launch.terminate();
		}
		Workbench.waitFor("the end of the programs", () -> ProbedRuns.ofWorkspace().active().isEmpty());
		Workbench.deleteLaunchConfigurations();
		Workbench.closeViews(MonitoringLogView.ID);
		Workbench.closeEditors();
		project.delete();
	}

	private void plan(String... methods) throws CoreException {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			for (String method : methods) {
				plan.getProbes().add(Probes.create(MethodSignature.parse(method)));
			}
		}, new NullProgressMonitor());
	}

	private void build() throws CoreException {
		project.build();
		for (IMarker marker : project.project().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
			assertThat(marker.getAttribute(IMarker.SEVERITY, 0) < IMarker.SEVERITY_ERROR)
					.as(() -> String.valueOf(marker.getAttribute(IMarker.MESSAGE, "")))
					.isTrue();
		}
	}

	/**
	 * As a user does it. The log appears by itself, with the plan as it was at the start, and only the plan is written into the project.
	 */
	@Test
	void aJavaApplicationFromItsContextMenu() throws Exception {
		plan(ADD, "void shop.Cart.never()", "void shop.Cart.off()");
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> Probes.find(plan, MethodSignature.parse("void shop.Cart.off()")).orElseThrow().setActive(false), null);
		build();
		var packages = Workbench.selectInPackageExplorer(main);
		Menu menu = Workbench.menuOn(packages, main);
		Workbench.choose(menu, "Run with Probes As", "1 Java Application");
		MonitoringLogView view = shownLog();
		Workbench.waitFor("the end in the status line", () -> Workbench.statusLine(view).equals("Main has ended."));
		assertThat(rows(view))
				.isEqualTo(Map.of("add(int, String...)", "recorded as planned 3", "never()", "not called 0", "off()",
						"deactivated, silent unknown"));
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.waitFor("the summary", () -> PartWidgets.texts(view).contains(", run at "));
		String summary = PartWidgets.texts(view);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		assertThat(summary).startsWith("Main, run at ");
		assertThat(summary.contains("Weaving failed")).as(summary).isFalse();
		awaitPlanWords(view, " as it was at ");
		assertThat(events.getFirst() instanceof RunEvent.Started).as(events::toString).isTrue();
		ProbedRun run = events.getLast().run();
		assertThat(run.messages()).isEmpty();
		// Where users' runs are stored.
		assertThat(run.folder()).startsWith(Platform.getLocation().append(".metadata/.plugins/org.sonde.instrumentation/runs").toPath());
		assertThat(Files.exists(run.folder().resolve("META-INF/aop.xml"))).isTrue();
		assertThat(Arrays.stream(project.project().members()).map(IResource::getName).collect(Collectors.toSet()))
				.isEqualTo(Set.of(".classpath", ".project", ".settings", "bin", "src", project.plan().getName()));
		Workbench.picture("run-with-probes");

		// What the run says of methods whose probes are as they were in it.
		ITextEditor editor = Workbench.openEditor(cart.getType("Cart"));
		ProbedEditor.awaitLines(editor, "3 calls in the last run · .*", "0 calls in the last run · .*",
				"operation execution.* calls/s not set");
		Workbench.waitFor("the mark", () -> ProbedEditor.neverRecorded(editor).equals(Set.of("never")));
		Workbench.picture("run-editor");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> Probes.methodProbes(plan).forEach(probe -> probe.setActive(!probe.isActive())),
				null);
		ProbedEditor.awaitLines(editor, "operation execution.* calls/s not set", "operation execution.* calls/s not set",
				"operation execution.* calls/s not set");
		Workbench.waitFor("no mark", () -> ProbedEditor.neverRecorded(editor).isEmpty());
	}

	/** The command of the menu Sonde and of its key, if users give it one. */
	@Test
	void theSelectedProgramByOneCommand() throws Exception {
		plan(ADD);
		build();
		Workbench.selectInPackageExplorer(main);
		Workbench.start("org.sonde.overhead.ui.runWithProbes");
		assertThat(rows(shownLog())).isEqualTo(Map.of("add(int, String...)", "recorded as planned 3"));
	}

	/**
	 * Its recording is shown like a log of Kieker. The plan's probes cannot be switched there, so there is no message if the plan changes.
	 */
	@Test
	void openTelemetrysAgent() throws Exception {
		anotherAgent(RunAgent.OPENTELEMETRY);
	}

	@Test
	@EnabledForJreRange(minVersion = AgentLaunch.FIRST_JAVA_OF_TRACING)
	void theFlightRecorder() throws Exception {
		anotherAgent(RunAgent.JFR);
	}

	/** It needs a variable of the environment. */
	@Test
	void kiekersOwnAgent() throws Exception {
		anotherAgent(RunAgent.KIEKER_BYTEBUDDY);
	}

	private void anotherAgent(RunAgent agent) throws Exception {
		plan(ADD, "void shop.Cart.never()");
		build();
		ILaunchConfigurationWorkingCopy configuration = application("");
		new AgentChoice(agent, "").into(configuration);
		launch(configuration);
		MonitoringLogView view = shownLog();
		assertThat(rows(view)).isEqualTo(Map.of("add(int, String...)", "recorded as planned 3", "never()", "never recorded unknown"));
		assertThat(events.getLast().run().agent()).isEqualTo(agent);
	}

	/** The choice is where the JRE is chosen, and says what the plan costs. */
	@Test
	void theAgentIsChosenInTheLaunchConfiguration() throws Exception {
		plan(ADD);
		ILaunchConfiguration saved = application("").doSave();
		Workbench.display()
				.asyncExec(() -> DebugUITools.openLaunchConfigurationDialogOnGroup(Workbench.page().getWorkbenchWindow().getShell(),
				new StructuredSelection(saved), "org.sonde.overhead.ui.launch.probes"));
		Workbench.waitFor("the dialog",
				() -> !Workbench.dialogs().isEmpty() && Fields.words(Workbench.dialogs().getFirst()).contains("shop.Main"));
		Shell dialog = Workbench.dialogs().getFirst();
		tab(dialog, "Probes");
		Fields.type(dialog, "Most records per second", "many");
		Workbench.waitFor("the message", () -> Fields.words(dialog).contains("Records per second: Write a number"));
		Fields.type(dialog, "Most records per second", "20000");
		Workbench.press("Apply");
		assertThat(GuardChoice.of(DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()[0]).limit()).hasValue(20_000);
		Workbench.picture("run-guard-choice");
		Fields.choose(dialog, "Agent", RunAgent.JFR.title());
		Workbench.waitFor("the price", () -> Fields.words(dialog).contains("(sonde-2026-agents-jfr-method-trace)"));
		Workbench.picture("run-agent-choice");
		Workbench.press("Apply");
		Workbench.press("Close");
		assertThat(AgentChoice.of(DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()[0]).agent())
				.isEqualTo(RunAgent.JFR);
	}

	private static void tab(Shell dialog, String title) {
		Workbench.ui(() -> {
			for (CTabFolder folder : Workbench.all(dialog, CTabFolder.class)) {
				Arrays.stream(folder.getItems()).filter(item -> item.getText().equals(title)).forEach(item -> {
					folder.setSelection(item);
					Event event = new Event();
					event.item = item;
					folder.notifyListeners(SWT.Selection, event);
				});
			}
			return null;
		});
	}

	/** The console comes to the front for what the program prints; the log comes before it when the program has ended. */
	@Test
	void theLogComesBeforeTheConsole() throws Exception {
		plan(ADD);
		build();
		var packages = Workbench.selectInPackageExplorer(main);
		Menu menu = Workbench.menuOn(packages, main);
		Workbench.choose(menu, "Run with Probes As", "1 Java Application");
		Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW));
		MonitoringLogView view = shownLog();
		Workbench.waitFor("the log before the console", () -> Workbench.ui(() -> Workbench.page().isPartVisible(view)));
		Thread.sleep(1_000); // whatever the console still prints
		assertThat(Workbench.ui(() -> Workbench.page().isPartVisible(view))).isTrue();
		Workbench.picture("run-log-before-console");
	}

	/** Unlike the console, which comes by itself. */
	@Test
	void aViewThatTheUserLooksAtStaysInFront() throws Exception {
		plan(ADD);
		build();
		IProcess process = launch(application("wait"));
		Workbench.waitFor("the view to watch",
				() -> Workbench.ui(() -> view().filter(view -> ViewTools.isEnabled(view, "Stop Watching")).isPresent()));
		say(process, "call", "called");
		Thread.sleep(1_000); // whatever the console still prints
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW));
		process.getStreamsProxy().write("end\n");
		Workbench.waitFor("the end of the program", () -> ProbedRuns.ofWorkspace().active().isEmpty());
		Workbench.waitFor("the log", () -> rows(view().orElseThrow()).equals(Map.of("add(int, String...)", "recorded as planned 4")));
		Thread.sleep(1_000);
		assertThat(Workbench.ui(() -> Workbench.page().isPartVisible(problems))).isTrue();
	}

	@Test
	void theDialogIsNotCalledByAnId() throws Exception {
		Workbench.display()
				.asyncExec(() -> DebugUITools.openLaunchConfigurationDialogOnGroup(Workbench.page().getWorkbenchWindow().getShell(),
				new StructuredSelection(), "org.sonde.overhead.ui.launch.probes"));
		Shell dialog = Workbench.dialog("Run with Probes Configurations");
		Workbench.waitFor("its title", () -> Fields.words(dialog).contains("Run with Probes"));
		Workbench.picture("run-configurations");
		assertThat(Fields.words(dialog)).doesNotContain(ProbedRuns.MODE);
		Workbench.ui(() -> {
			dialog.close();
			return null;
		});
	}

	@Test
	void aProgramThatDoesNotStart() throws Exception {
		plan(ADD);
		build();
		ILaunchConfigurationWorkingCopy configuration = application("");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "shop.Gone");
		launch(configuration);
		MonitoringLogView view = shownLog();
		Workbench.waitFor("what happened", () -> PartWidgets.texts(view).contains("did not run"));
		assertThat(PartWidgets.texts(view)).doesNotContain("Weaving failed");
		picture("run-not-started", view);
	}

	/** The plan names no method; what its pattern matches is known all the same, and compared with the log. */
	@Test
	void aPlanOfPatternsAlone() throws Exception {
		pattern("* shop.Cart.*(..)");
		build();
		launch(application(""));
		MonitoringLogView view = shownLog();
		assertThat(rows(view)).isEqualTo(Map.of("Cart.*(..)", "recorded as planned 3"));
		awaitPlanWords(view, "1 pattern (1 of 3 methods recorded), 0 never recorded");
		assertThat(LogRows.planned(view).rows().getFirst().silent().stream().map(MethodSignature::toString).toList())
				.containsExactly("void shop.Cart.never()", "void shop.Cart.off()");
		picture("run-with-patterns", view);
		ProbedEditor.awaitLines(Workbench.openEditor(cart.getType("Cart")), "3 calls in the last run · .*", "0 calls in the last run · .*",
				"0 calls in the last run · .*");
	}

	/** A deactivated pattern needs the program's classes, and one for long methods the sources. */
	@Test
	void patternsThatNoPointcutCanSay() throws Exception {
		pattern("* shop.Cart.*(..)");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			Probes.patternProbes(plan).getFirst().setActive(false);
			PatternProbe loud = Probes.createPattern("* shop.Main.*(..)");
			loud.setLongerThan(3);
			plan.getProbes().add(loud);
		}, null);
		build();
		launch(application(""));
		assertThat(rows(shownLog())).isEqualTo(Map.of("Cart.*(..)", "deactivated, silent unknown", "Main.*(..)", "recorded as planned 1"));
	}

	/** Of a view that is as large as the window for the moment. */
	private static void picture(String name, IViewPart view) throws Exception {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return null;
		});
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture(name);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}

	private void pattern(String pattern) throws CoreException {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.createPattern(pattern)),
				new NullProgressMonitor());
	}

	@Test
	void aPatternInANamedModule() throws Exception {
		inNamedModule();
		pattern("int shop..*.*(..)");
		build();
		launch(application(""));
		assertThat(rows(shownLog())).isEqualTo(Map.of(".*.*(..)", "recorded as planned 3"));
	}

	@Test
	void aProgramInANamedModule() throws Exception {
		inNamedModule();
		plan(ADD);
		build();
		IProcess process = launch(application(""));
		assertThat(rows(shownLog())).isEqualTo(Map.of("add(int, String...)", "recorded as planned 3"));
		assertThat(process.getAttribute(IProcess.ATTR_CMDLINE).contains("-m shop.app/shop.Main"))
				.as(process.getAttribute(IProcess.ATTR_CMDLINE))
				.isTrue();
	}

	private void inNamedModule() throws Exception {
		project.addFolder("module", "module-info.java", "module shop.app { }");
		IClasspathEntry java = JavaCore.newContainerEntry(JavaRuntime.newDefaultJREContainerPath(), null,
				new IClasspathAttribute[] { JavaCore.newClasspathAttribute(IClasspathAttribute.MODULE, "true") }, false);
		List<IClasspathEntry> entries = new ArrayList<>(List.of(project.java().getRawClasspath()));
		entries.removeIf(entry -> entry.getEntryKind() == IClasspathEntry.CPE_CONTAINER);
		entries.add(java);
		project.java().setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
	}

	/** Its calls are visible while it runs. When it has ended, the console says what was read, with a link. */
	@Test
	void countsAreSeenWhileItRuns() throws Exception {
		plan(ADD, "void shop.Cart.never()");
		build();
		IProcess process = launch(application("wait"));
		Workbench.waitFor("the view to watch",
				() -> Workbench.ui(() -> view().filter(view -> ViewTools.isEnabled(view, "Stop Watching")).isPresent()));
		say(process, "many", "called often");
		MonitoringLogView view = view().orElseThrow();
		Workbench.waitFor("calls of the running program",
				() -> LogRows.planned(view).rows().stream().anyMatch(row -> row.calls().orElse(0) > 1_000));
		awaitPlanWords(view, "\nSo far, ");
		assertThat(PartWidgets.texts(view)).contains(" while it is written. ");
		picture("run-live", view);
		process.getStreamsProxy().write("end\n");
		assertThat(rows(shownLog())).isEqualTo(Map.of("add(int, String...)", "recorded as planned 2003", "never()", "not called 0"));
		String line = ": 1 of 2 planned methods recorded 2003 calls, 1 active but never recorded. Show plan and log";
		Workbench.waitFor("the line in the console",
				() -> Workbench.ui(() -> console().isPresent() && console().get().getDocument().get().contains(line)
				&& console().get().getHyperlinks().length > 0));
		IOConsole console = console().orElseThrow();
		String text = Workbench.ui(() -> console.getDocument().get());
		picture("run-console", Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW)));
		Workbench.ui(() -> {
			Workbench.closeView(view);
			console.getHyperlinks()[console.getHyperlinks().length - 1].linkActivated();
			return null;
		});
		assertThat(rows(shownLog()).size()).isEqualTo(2);
		assertThat(Workbench.ui(() -> console.getDocument().get())).as("it is said once").isEqualTo(text);
	}

	/** Nobody would expect that of a log. */
	@Test
	void theConsoleSaysThatConstructorsCutTraces() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			for (String method : List.of(ADD, "shop.Cart.<init>()")) {
				MethodProbe probe = Probes.create(MethodSignature.parse(method));
				probe.setKind(ProbeKind.OPERATION_EVENTS);
				plan.getProbes().add(probe);
			}
		}, null);
		build();
		Workbench.choose(Workbench.menuOn(Workbench.selectInPackageExplorer(main), main), "Run with Probes As", "1 Java Application");
		shownLog();
		Workbench.waitFor("the remark", () -> Workbench.ui(
				() -> console().isPresent() && console().get().getDocument().get().contains("Kieker ends the trace when a constructor")));
	}

	private static Optional<IOConsole> console() {
		return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.filter(console -> console.getName().equals(RunConsole.NAME))
				.map(IOConsole.class::cast).findFirst();
	}

	/** In JUnit's oldest style, as JDT's delegate is the same for all; a journey runs a test of JUnit 5. */
	@Test
	void jUnitTests() throws Exception {
		List<IClasspathEntry> entries = new ArrayList<>(List.of(project.java().getRawClasspath()));
		File junit = FileLocator.getBundleFileLocation(Platform.getBundle("org.junit")).orElseThrow();
		entries.add(JavaCore.newLibraryEntry(IPath.fromFile(junit), null, null));
		project.java().setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
		project.add("shop", "CartTest.java", TEST);
		plan(ADD, "void shop.CartTest.testAdds()");
		build();
		ILaunchConfigurationWorkingCopy tests = configuration("org.eclipse.jdt.junit.launchconfig", "shop.CartTest");
		tests.setAttribute("org.eclipse.jdt.junit.TEST_KIND", "org.eclipse.jdt.junit.loader.junit3");
		launch(tests);
		assertThat(rows(shownLog()))
				.isEqualTo(Map.of("add(int, String...)", "recorded as planned 1", "testAdds()", "recorded as planned 1"));
	}

	/** The plan is changed while the program runs, and the program follows; what is not woven cannot be switched on. */
	@Test
	void probesOfARunningProgramAreSwitched() throws Exception {
		plan(ADD);
		build();
		IProcess process = launch(application("wait"));
		Workbench.waitFor("the first calls",
				() -> (process.getStreamsProxy().getOutputStreamMonitor().getContents() + printed).contains("ready"));
		edit(plan -> Probes.find(plan, MethodSignature.parse(ADD)).orElseThrow().setActive(false));
		await(process, "is false.");
		say(process, "call", "called");
		edit(plan -> {
			Probes.find(plan, MethodSignature.parse(ADD)).orElseThrow().setActive(true);
			plan.getProbes().add(Probes.create(MethodSignature.parse("void shop.Cart.never()")));
		});
		await(process, "is true.");
		say(process, "call", "called");
		process.getStreamsProxy().write("end\n");
		MonitoringLogView view = shownLog();
		assertThat(rows(view)).as("3 calls at first, one after it was switched on again")
				.isEqualTo(Map.of("add(int, String...)", "recorded as planned 4"));
		List<RunEvent.Switched> switched = events.stream().filter(RunEvent.Switched.class::isInstance).map(RunEvent.Switched.class::cast)
				.toList();
		assertThat(switched.size()).as(switched::toString).isEqualTo(2);
		assertThat(RunWatcher.words(switched.getFirst()))
				.isEqualTo("Main: switched off Cart.add(int, String...). Takes effect within 2 s.");
		assertThat(RunWatcher.words(switched.getLast()))
				.isEqualTo("Main: switched on Cart.add(int, String...). Takes effect within 2 s. Cart.never() was planned after Main"
				+ " started. It takes effect at the next start.");
	}

	/** While the program makes calls, it writes far more records than allowed. The link at the end writes the change into the plan. */
	@Test
	void theGuardSwitchesTheCostliestOff() throws Exception {
		plan(ADD);
		build();
		ILaunchConfigurationWorkingCopy configuration = application("wait");
		new GuardChoice("20").into(configuration);
		IProcess process = launch(configuration);
		Workbench.waitFor("the guard", () -> {
			process.getStreamsProxy().write("many\n");
			return Workbench.ui(() -> console().isPresent()
					&& console().get().getDocument().get().contains("switched off: int shop.Cart.add(int,java.lang.String[])"));
		});
		await(process, "is false.");
		assertThat(Probes
				.find(PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded loaded ? loaded.plan() : null,
						MethodSignature.parse(ADD))
				.orElseThrow()
				.isActive()).as("the plan is the user's").isTrue();
		process.getStreamsProxy().write("end\n");
		Workbench.waitFor("the offer",
				() -> Workbench
						.ui(() -> console().get().getDocument().get().contains("The guard switched off 1 probe. Deactivate in the plan")
				&& console().get().getHyperlinks().length > 0));
		Workbench.ui(() -> {
			for (var link : console().get().getHyperlinks()) {
				if (console().get().getRegion(link).getLength() == "Deactivate in the plan".length()) {
					link.linkActivated();
				}
			}
			return null;
		});
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded loaded
				&& !Probes.find(loaded.plan(), MethodSignature.parse(ADD)).orElseThrow().isActive());
	}

	@Test
	void whatCannotBeRunIsSaid() throws Exception {
		build();
		assertRefused("has no plan. Mark methods for probes first", "");
		plan();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.setName("empty"), null);
		assertRefused("has no probe that Kieker can weave", "");
		plan(ADD);
		assertRefused("the program already starts with Kieker's agent", "-javaagent:kieker-1.15.jar");
		assertThat(events).isEmpty();
	}

	/** The message names the file once, with the place of the fault. */
	@Test
	void aBrokenPlanIsRefusedWithItsPlace() throws Exception {
		build();
		plan(ADD);
		project.plan().write("<plan".getBytes(StandardCharsets.UTF_8), true, false, false, null);
		Workbench.waitFor("the broken plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Broken);
		assertThat(refusal("")).contains(project.plan().getName() + ":1:").containsOnlyOnce(project.plan().getName());
	}

	private void assertRefused(String message, String vmArguments) throws Exception {
		assertThat(refusal(vmArguments)).contains(message);
	}

	private String refusal(String vmArguments) throws Exception {
		ILaunchConfigurationWorkingCopy configuration = application("");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_VM_ARGUMENTS, vmArguments);
		return catchThrowableOfType(CoreException.class, () -> configuration.launch(ProbedRuns.MODE, null)).getMessage();
	}

	private void edit(Consumer<org.sonde.instrumentation.plan.Plan> change) throws CoreException {
		PlanStore.ofWorkspace().edit(project.plan(), change, null);
	}

	/** Asks the program until it answers so. */
	private void await(IProcess process, String answer) throws Exception {
		Workbench.waitFor("the program's answer " + answer, () -> {
			process.getStreamsProxy().write("int shop.Cart.add(int,java.lang.String[])\n");
			Thread.sleep(100);
			return printed.toString().stripTrailing().endsWith(answer);
		});
	}

	private void say(IProcess process, String line, String answer) throws Exception {
		process.getStreamsProxy().write(line + "\n");
		Workbench.waitFor("the program's answer " + answer,
				() -> printed.toString().stripTrailing().endsWith(answer));
	}

	private IProcess launch(ILaunchConfigurationWorkingCopy configuration) throws Exception {
		ILaunch launch = configuration.doSave().launch(ProbedRuns.MODE, null);
		IProcess process = launch.getProcesses()[0];
		// The contents have what it printed before; the rest is the answer.
		process.getStreamsProxy().getOutputStreamMonitor().addListener((text, monitor) -> printed.append(text));
		return process;
	}

	private ILaunchConfigurationWorkingCopy application(String arguments) throws CoreException {
		ILaunchConfigurationWorkingCopy configuration = configuration(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION, "shop.Main");
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, arguments);
		return configuration;
	}

	private ILaunchConfigurationWorkingCopy configuration(String type, String mainType) throws CoreException {
		ILaunchConfigurationType found = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(type);
		assertThat(found.supportsMode(ProbedRuns.MODE)).isTrue();
		ILaunchConfigurationWorkingCopy configuration = found.newInstance(null, mainType.substring("shop.".length()));
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.project().getName());
		configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, mainType);
		return configuration;
	}

	/**
	 * Waits until the view shows the log of a run that has ended, with the plan compared with it. While the log is watched, the plan is
	 * there before its calls.
	 */
	private MonitoringLogView shownLog() throws Exception {
		Workbench.waitFor("the log of the run", () -> Workbench.ui(() -> view().filter(view -> view.log().isPresent()
				&& !LogRows.planned(view).rows().isEmpty() && !ViewTools.isEnabled(view, "Stop Watching")).isPresent()));
		return view().orElseThrow();
	}

	private static Optional<MonitoringLogView> view() {
		return Workbench.ui(() -> Optional.ofNullable((MonitoringLogView) Workbench.page().findView(MonitoringLogView.ID)));
	}

	private static Map<String, String> rows(MonitoringLogView view) {
		return LogRows.planned(view).rows().stream()
				.collect(Collectors.toMap(row -> row.label().substring(row.label().indexOf('.') + 1), RunWithProbesTest::words));
	}

	private static String words(PlanLogRow row) {
		return row.state().text() + " " + (row.calls().isPresent() ? row.calls().getAsLong() : "unknown");
	}

	/** They are hidden if there is little room, and other tests may have left another tab in front. */
	private static void awaitPlanWords(MonitoringLogView view, String words) throws Exception {
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			PartWidgets.tab(view, "Plan and Log");
			return null;
		});
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.waitFor(words, () -> PartWidgets.texts(view).contains(words));
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}
}
