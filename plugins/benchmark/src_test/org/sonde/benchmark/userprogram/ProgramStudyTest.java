/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.OwnJar;
import org.sonde.benchmark.sink.KiekerLogCount;
import org.sonde.instrumentation.export.JavaCommand;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.Progress;
import org.sonde.overhead.results.Phase;

/** Observes a small program in real JVMs, with the real agent. Asserts counts and what must differ whatever the machine does. */
class ProgramStudyTest {

	private static final ProgramEffort SHORT = new ProgramEffort(1, 1, 0.5, Duration.ofMinutes(1), Duration.ofMillis(400),
			Duration.ofMillis(600), Duration.ofMillis(40), false);
	private static final UnitOfWork UNIT = UnitOfWork.ofMethod(CountingProgram.class.getName() + ".unit");

	@TempDir
	Path folder;

	private ProgramStudy study(UnitOfWork unit, List<Phase> phases, String... arguments) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.create(MethodSignature.parse("void " + CountingProgram.class.getName() + ".step(int)")));
		List<String> program = new ArrayList<>(List.of(CountingProgram.class.getName()));
		program.addAll(List.of(arguments));
		JavaCommand command = new JavaCommand("java", List.of("-Xmx128m"), List.of(OwnJar.of(CountingProgram.class)), List.of(), program);
		return new ProgramStudy(new UserProgram(JavaHome.of(Path.of(System.getProperty("java.home"))), command, folder), unit,
				new ProbedPlan(KiekerAspectJ.export(plan), false, RecordTo.BINARY), phases, SHORT);
	}

	@Test
	void recordsAHundredCallsAUnit() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of())) {
			Observation observed = study.record(Progress.NONE);
			assertThat(observed.complete()).isTrue();
			assertThat(observed.steady().orElseThrow().units()).isPositive();
			long records = KiekerLogCount.of(study.recording()).records();
			// The program is ended in the middle of a unit, and Kieker gives up what its queue holds then.
			assertThat((double) records / observed.whole().units()).isBetween(90.0, 101.0);
		}
	}

	@Test
	void switchesTheProbesInWindows() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING))) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE, Phase.DEACTIVATED);
			for (Phase phase : List.of(Phase.COLLECTING, Phase.WRITING)) {
				List<Observation.Window> windows = overhead.switched().get(phase).getFirst().windows();
				assertThat(windows).as("pairs of %s", phase).hasSize(2 * SHORT.pairs());
				assertThat(windows.stream().filter(Observation.Window::on).count()).isEqualTo(SHORT.pairs());
				assertThat(overhead.added(phase, Used.Figure.APPLICATION_CPU).orElseThrow().value()).as("a hundred probes are not free")
						.isPositive();
			}
			assertThat(overhead.switched().get(Phase.COLLECTING).getFirst().whole().writerCpuNanos()).as("nobody writes").isZero();
			assertThat(overhead.switched().get(Phase.WRITING).getFirst().whole().writerCpuNanos()).isPositive();
		}
	}

	@Test
	void switchesBetweenUnitsHoweverTheyEnd() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), "nested")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.switched().get(Phase.WRITING).getFirst().windows()).hasSize(2 * SHORT.pairs());
		}
	}

	@Test
	void aLineOfOutputMayBeTheUnit() throws Exception {
		try (ProgramStudy study = study(UnitOfWork.ofOutput("^unit"), List.of(Phase.NONE), "lines")) {
			assertThat(study.measure(Progress.NONE).steady(Phase.NONE, Used.Figure.WALL)).isPresent();
		}
	}

	@Test
	void saysWhatAProgramThatFailsPrinted() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), "fail")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("exit code 1").hasMessageContaining("it fails");
		}
	}

	@Test
	void saysThatAProgramDidNoUnit() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), "idle")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("no unit of work");
		}
	}

	@Test
	void keepsWhatThereIsWhenCancelled() throws Exception {
		Progress cancelled = new Progress() {
			private int ended;

			@Override
			public void begin(String task, long total) {
				// nothing to show
			}

			@Override
			public void worked(long units) {
				ended++;
			}

			@Override
			public boolean isCancelled() {
				return ended > 0;
			}
		};
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.DEACTIVATED))) {
			ProgramOverhead overhead = study.measure(cancelled);
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE);
		}
	}

	@Test
	void refusesNonsense() {
		assertThatThrownBy(() -> new ProgramEffort(3, 2, 0.05, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(100),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("3 to 2");
		assertThatThrownBy(() -> new ProgramEffort(1, 2, 5, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(100),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("500");
		assertThatThrownBy(() -> new ProgramEffort(1, 2, 0.5, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(1),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("20 ms");
	}
}
