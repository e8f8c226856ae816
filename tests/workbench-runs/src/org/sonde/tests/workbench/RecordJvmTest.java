/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.traces.MonitoringLogView;

/** The methods of a plan are recorded in a program that was started elsewhere. */
class RecordJvmTest {

	private static final int CALLS = 100;
	/** Waits until it is recorded, calls its method so many times, and ends. */
	private static final String PROGRAM = """
			import jdk.jfr.*;
			class Calls {
				static int sum;
				static void work(int number) {
					sum += number;
				}
				public static void main(String[] arguments) throws Exception {
					while (FlightRecorder.getFlightRecorder().getRecordings().stream().noneMatch(one -> one.getState() == RecordingState.RUNNING)) {
						Thread.sleep(10);
					}
					for (int i = 0; i < %d; i++) {
						work(i);
					}
				}
			}
			""".formatted(CALLS);

	/** Calls its method until it is killed. */
	private static final String GOES_ON = """
			class Calls {
				static int sum;
				static void work(int number) {
					sum += number;
				}
				public static void main(String[] arguments) throws Exception {
					while (true) {
						work(1);
						Thread.sleep(10);
					}
				}
			}
			""";

	@TempDir
	private Path folder;

	private JavaProject project;
	private MonitoringLogView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("void Calls.work(int)"))), new NullProgressMonitor());
		view = Workbench.ui(() -> {
			MonitoringLogView opened = (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID);
			opened.show(project.project());
			return opened;
		});
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeViews(MonitoringLogView.ID);
		project.delete();
	}

	/** In the dialog. */
	private Shell choose(Process program) throws Exception {
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded);
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Record a Running JVM…"));
		Shell shell = Workbench.dialog("Record a Running JVM");
		Workbench.waitFor("the program",
				() -> Workbench.ui(() -> Fields.rows(Workbench.all(shell, Table.class).getFirst()).toList()).stream()
				.anyMatch(row -> row.contains(Long.toString(program.pid()))));
		Fields.type(shell, "Process or address", Long.toString(program.pid()));
		return shell;
	}

	/** How often the method was called, as the view says; 0 while it is unknown. */
	private long shownCalls() throws Exception {
		return Workbench.ui(() -> Fields.rows(PartWidgets.all(view, Table.class).getFirst()).filter(row -> row.contains("work"))
				.map(row -> row.split("\t")[2])
				.filter(calls -> calls.matches("\\d+")).mapToLong(Long::parseLong).max().orElse(0));
	}

	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void showsTracedCallsWhileTheyAreRecorded() throws Exception {
		Path source = Files.writeString(folder.resolve("Calls.java"), GOES_ON);
		Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), source.toString())
				.inheritIO().start();
		try {
			Shell shell = choose(program);
			Fields.check(shell, "Record each execution: shows callers and traces, but slows the program down more", true);
			Fields.type(shell, "Seconds", "600");
			Workbench.press("Record");
			Workbench.waitPatiently("the first calls", () -> shownCalls() > 0);
			long shown = shownCalls();
			Workbench.waitPatiently("more calls", () -> shownCalls() > shown);
			assertThat(Workbench.ui(view::log)).as("the whole recording").isEmpty();
			Workbench.picture("record-jvm-live");
			Workbench.ui(() -> ViewTools.run(view, "Stop Watching"));
			Workbench.waitPatiently("the recording", () -> Workbench.ui(view::log).isPresent());
			assertThat(Workbench.ui(view::log).orElseThrow().results().operations()).singleElement()
					.satisfies(operation -> assertThat(operation.calls()).isGreaterThan(shown));
		} finally {
			program.destroyForcibly();
		}
	}

	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void showsWhatTheProgramCallsUntilItEnds() throws Exception {
		Path source = Files.writeString(folder.resolve("Calls.java"), PROGRAM);
		Process program = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), source.toString())
				.inheritIO().start();
		try {
			Shell shell = choose(program);
			assertThat(Workbench
					.ui(() -> Stream.of(Workbench.all(shell, Table.class).getFirst().getSelection()).map(item -> item.getText(1)).toList()))
					.as("what is selected is what will be recorded").containsExactly(Long.toString(program.pid()));
			assertThat(Workbench.ui(() -> shell.getSize().x)).as("the width, though the plan's name in the message is long")
					.isLessThanOrEqualTo(800);
			Workbench.picture("record-jvm");
			Workbench.press("Record");
			Workbench.waitPatiently("the recording", () -> Workbench.ui(view::log).isPresent());
		} finally {
			program.destroyForcibly();
		}
		assertThat(Workbench.ui(view::log).orElseThrow().results().operations()).singleElement()
				.satisfies(operation -> assertThat(operation.calls()).isEqualTo(CALLS));
		assertThat(Workbench.ui(view::log).orElseThrow().results().isFlight()).isTrue();
		PartWidgets.tab(view, "Operations");
		assertThat(Workbench.ui(() -> PartWidgets.all(view, Table.class).getFirst().getSortColumn().getText()))
				.as("the JVM's timing has no self times").isEqualTo("Total");
		Workbench.picture("record-jvm-shown");
	}

	@Test
	void theMessageIsWholeThoughTheProjectThatItNamesHasANameMuchLongerThanTheNamesOfProjectsUsuallyAreInLargeCompanies() throws Exception {
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded);
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Record a Running JVM…"));
		Shell shell = Workbench.dialog("Record a Running JVM");
		Workbench.picture("record-jvm-long-name");
		Text message = Workbench.ui(() -> Workbench.all(shell, Text.class).stream()
				.filter(text -> text.getText().startsWith("Select a JVM")).findFirst().orElseThrow());
		String words = Workbench.ui(() -> message.getText());
		assertThat(words).contains("theMessageIsWhole", ".probes", "or a restart.");
		int needed = Workbench.ui(() -> message.computeSize(message.getSize().x, SWT.DEFAULT).y);
		int given = Workbench.ui(() -> message.getSize().y);
		assertThat(needed).isLessThanOrEqualTo(given);
		Workbench.press("Cancel");
	}

	@Test
	void saysWhatIsMissing() throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().getFirst().setActive(false), new NullProgressMonitor());
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(project.project()) instanceof PlanState.Loaded loaded
				&& !loaded.plan().getProbes().getFirst().isActive());
		Workbench.pressForDialog("Record a Running JVM…", view); // on the page of a view without a log
		Shell shell = Workbench.dialog("Record a Running JVM");
		Fields.type(shell, "Process or address", "1");
		assertThat(Workbench.ui(() -> Fields.find(shell, Button.class, "Record").isEnabled())).isFalse();
		Workbench.press("Cancel");
	}
}
