/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.sink.KiekerLogCount;
import org.sonde.common.jvm.OwnJar;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.overhead.results.Phase;

/** Observes a small program in real JVMs, with the real agent. Asserts counts and what must differ whatever the machine does. */
class ProgramStudyTest {

	private static final ProgramEffort SHORT = new ProgramEffort(1, 1, 0.5, Duration.ofMinutes(1), Duration.ofMillis(400),
			Duration.ofMillis(600), Duration.ofMillis(40), false);
	private static final ProgramEffort WHOLE = new ProgramEffort(1, 1, 0.5, Duration.ofMinutes(1), Duration.ofMillis(100),
			Duration.ofMillis(400), Duration.ofMillis(40), true);
	private static final int RECORDS_A_CALL = 1;
	private static final int RECORDS_BESIDE = 0;
	private static final UnitOfWork UNIT = UnitOfWork.ofMethod(CountingProgram.class.getName() + ".unit");

	@TempDir
	Path folder;

	private ProgramStudy study(UnitOfWork unit, List<Phase> phases, String... arguments) throws Exception {
		return study(unit, phases, SHORT, RecordTo.BINARY, arguments);
	}

	private ProgramStudy study(UnitOfWork unit, List<Phase> phases, ProgramEffort effort, RecordTo recordTo, String... arguments)
			throws Exception {
		return study(List.of(), unit, phases, effort, recordTo, arguments);
	}

	private ProgramStudy study(List<String> options, UnitOfWork unit, List<Phase> phases, ProgramEffort effort, RecordTo recordTo,
			String... arguments)
			throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setRecordTo(recordTo);
		plan.getProbes().add(Probes.create(MethodSignature.parse("void " + CountingProgram.class.getName() + ".step(int)")));
		return study(options, unit, new ProbedPlan(KiekerAspectJ.export(plan), false, recordTo), phases, effort, arguments);
	}

	/** Of a program with a watched field. */
	private ProgramStudy watching(String type, String field, UnitOfWork unit, ProgramEffort effort, String... arguments) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createField(new FieldSignature(CountingProgram.class.getName(), field, type, false)));
		MeasuredProbes watched = MeasuredProbes.of(plan, ProgramClasses.UNKNOWN, Optional.empty());
		return study(List.of(), unit, watched, watched.states(), effort, arguments);
	}

	private ProgramStudy study(List<String> options, UnitOfWork unit, MeasuredProbes probes, List<Phase> phases, ProgramEffort effort,
			String... arguments)
			throws Exception {
		List<String> program = new ArrayList<>(List.of(CountingProgram.class.getName()));
		program.addAll(List.of(arguments));
		JavaCommand command = new JavaCommand("java", Stream.concat(Stream.of("-Xmx128m"), options.stream()).toList(),
				List.of(OwnJar.of(CountingProgram.class)), List.of(), program);
		return new ProgramStudy(new UserProgram(JavaHome.of(Path.of(System.getProperty("java.home"))), command, folder, Map.of()), unit,
				probes, phases, effort);
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

	/** One of each state, then the other way round. A busy machine ends with the fewest. */
	private static void checkPairs(List<Observation.Window> windows) {
		assertThat(windows).hasSizeBetween(2 * WindowPairs.FEWEST, 2 * SHORT.pairs());
		assertThat(windows.stream().map(Observation.Window::on).toList())
				.isEqualTo(Stream.iterate(0, i -> i + 1).limit(windows.size()).map(i -> i % 4 == 0 || i % 4 == 3).toList());
	}

	@Test
	void switchesTheSensorsOfWatchedFieldsInWindows() throws Exception {
		// A unit with five thousand events takes 15 ms, and much longer on a busy machine.
		ProgramEffort forLongUnits = new ProgramEffort(1, 1, 0.5, Duration.ofMinutes(1), Duration.ofMillis(400), Duration.ofMillis(2100),
				Duration.ofMillis(150), false);
		try (ProgramStudy study = watching("long", "state", UNIT, forLongUnits)) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE, Phase.DEACTIVATED);
			assertThat(overhead.switched().keySet()).containsExactly(Phase.WRITING);
			checkPairs(overhead.switched().get(Phase.WRITING).getFirst().windows());
			assertThat(overhead.added(Phase.WRITING, ResourceUsage.Figure.APPLICATION_CPU).orElseThrow().value())
					.as("five thousand events are not free").isPositive();
			assertThat(overhead.whole().get(Phase.DEACTIVATED).getFirst().whole().writerCpuNanos()).as("nobody writes")
					.isLessThan(overhead.switched().get(Phase.WRITING).getFirst().whole().writerCpuNanos() / 10);
		}
	}

	@Test
	void countsTheEventsOfAWholeRun() throws Exception {
		try (ProgramStudy study = watching("int", "done", new UnitOfWork.WholeRun(), WHOLE, "ends")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE, Phase.DEACTIVATED, Phase.WRITING);
			assertThat(overhead.run(Phase.WRITING, RunFigure.RECORDS).orElseThrow().value()).isEqualTo(3000);
			assertThat(overhead.run(Phase.WRITING, RunFigure.LOST_RECORDS).orElseThrow().value()).isZero();
			assertThat(overhead.run(Phase.DEACTIVATED, RunFigure.RECORDS)).isEmpty();
			Observation observed = study.record(Progress.NONE);
			assertThat(observed.process().log().orElseThrow().dropped()).hasValue(0);
			assertThat(ObjectLog.of(study.recording()).orElseThrow().total()).isEqualTo(3000);
		}
	}

	@Test
	void switchesTheProbesInWindows() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING))) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE, Phase.DEACTIVATED);
			for (Phase phase : List.of(Phase.COLLECTING, Phase.WRITING)) {
				checkPairs(overhead.switched().get(phase).getFirst().windows());
				assertThat(overhead.added(phase,
						ResourceUsage.Figure.APPLICATION_CPU).orElseThrow().value()).as("a hundred probes are not free")
						.isPositive();
			}
			assertThat(overhead.switched().get(Phase.COLLECTING).getFirst().whole().writerCpuNanos()).as("nobody writes").isZero();
			assertThat(overhead.switched().get(Phase.WRITING).getFirst().whole().writerCpuNanos()).isPositive();
			for (Phase phase : List.of(Phase.COLLECTING, Phase.WRITING)) {
				assertThat(overhead.switchedOn(phase, ResourceUsage.Figure.APPLICATION_CPU).orElseThrow().value())
						.as("%s costs more than nothing", phase)
						.isGreaterThan(overhead.added(phase, ResourceUsage.Figure.APPLICATION_CPU).orElseThrow().value());
			}
		}
	}

	/** A unit makes a hundred calls, each of a record; the binary log takes the same for each. */
	@Test
	void countsTheRecordsOfAUnit() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING))) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.added(Phase.WRITING, ResourceUsage.Figure.RECORDS).orElseThrow().value()).isEqualTo(100 * RECORDS_A_CALL);
			assertThat(overhead.switchedOn(Phase.WRITING,
					ResourceUsage.Figure.RECORDS).orElseThrow().value()).isEqualTo(100 * RECORDS_A_CALL);
			assertThat(overhead.switched().get(Phase.WRITING).getFirst().windows()).filteredOn(window -> !window.on())
					.allSatisfy(window -> assertThat(window.used().records()).as("switched off").isZero());
			assertThat(overhead.added(Phase.WRITING,
					ResourceUsage.Figure.LOG_BYTES).orElseThrow().value() / (100 * RECORDS_A_CALL)).as("a record")
					.isBetween(40.0, 70.0);
		}
	}

	@Test
	void switchesBetweenUnitsHoweverTheyEnd() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), "nested")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			checkPairs(overhead.switched().get(Phase.WRITING).getFirst().windows());
		}
	}

	/** A window of 40 ms would begin and end within units, and have too many of them or too few. */
	@Test
	void windowsHoldWholeUnits() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.WRITING), "long")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			List<Observation.Window> windows = overhead.switched().get(Phase.WRITING).getFirst().windows();
			assertThat(windows).hasSizeGreaterThanOrEqualTo(2 * WindowPairs.FEWEST);
			assertThat(windows).allSatisfy(
					window -> assertThat(window.used().perUnit(ResourceUsage.Figure.ALLOCATION)).isBetween(1_000_000.0, 1_050_000.0));
			assertThat(overhead.steady(Phase.NONE, ResourceUsage.Figure.ALLOCATION).orElseThrow().value()).isBetween(1_000_000.0,
					1_050_000.0);
		}
	}

	@Test
	void aLineOfOutputMayBeTheUnit() throws Exception {
		try (ProgramStudy study = study(UnitOfWork.ofOutput("^unit"), List.of(Phase.NONE), "lines")) {
			assertThat(study.measure(Progress.NONE).steady(Phase.NONE, ResourceUsage.Figure.WALL)).isPresent();
		}
	}

	/** The warm-up ends within a long unit that collects garbage; the steady state begins behind it. */
	@Test
	@EnabledOnOs(OS.LINUX)
	void theSteadyStateHasNothingOfTheUnitBeforeIt() throws Exception {
		try (ProgramStudy study = study(List.of("-XX:+UseSerialGC"), UnitOfWork.ofOutput("^unit"), List.of(Phase.NONE), SHORT,
				RecordTo.BINARY, "settles")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			ResourceUsage steady = overhead.whole().get(Phase.NONE).getFirst().steady().orElseThrow();
			assertThat(steady.collections()).isZero();
			assertThat(steady.collectorCpuNanos()).as("at most a tick is late").isBetween(0L, 10_000_000L);
		}
	}

	/** 3000 units of a hundred calls; the plan has state-based probes, which write a record a call. */
	@Test
	void runsToItsOwnEndInEachState() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.WRITING), WHOLE, RecordTo.BINARY, "ends")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().keySet()).containsExactly(Phase.NONE, Phase.WRITING);
			assertThat(overhead.run(Phase.WRITING, RunFigure.RECORDS).orElseThrow().value())
					.isEqualTo(RECORDS_A_CALL * 300_000 + RECORDS_BESIDE);
			assertThat(overhead.run(Phase.NONE, RunFigure.RECORDS)).isEmpty();
			assertThat(overhead.run(Phase.WRITING, RunFigure.LOST_RECORDS).orElseThrow().value()).isZero();
			Observation none = overhead.whole().get(Phase.NONE).getFirst();
			assertThat(none.jvm().ownEnd()).isTrue();
			assertThat(none.whole().units()).isEqualTo(3000);
			assertThat(none.whole().applicationCpuNanos()).as("the main thread counts once, though it goes on under another id")
					.isLessThanOrEqualTo(none.whole().processCpuNanos());
			for (RunFigure figure : List.of(RunFigure.START_UP, RunFigure.ELAPSED, RunFigure.PROCESS_CPU, RunFigure.ALLOCATION,
					RunFigure.PEAK_HEAP)) {
				assertThat(overhead.run(Phase.NONE, figure).orElseThrow().value()).as("%s", figure).isPositive();
			}
			assertThat(overhead.run(Phase.NONE, RunFigure.START_UP).orElseThrow().value())
					.isLessThan(overhead.run(Phase.NONE, RunFigure.ELAPSED).orElseThrow().value());
		}
	}

	/** A unit collects garbage once, whatever the probes do; the serial collector does nothing else meanwhile. */
	@Test
	@EnabledOnOs(OS.LINUX)
	void countsTheCollectionsOfAUnit() throws Exception {
		try (ProgramStudy study = study(List.of("-XX:+UseSerialGC"), UNIT, List.of(Phase.NONE, Phase.WRITING), SHORT,
				RecordTo.BINARY, "collects")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.steady(Phase.NONE, ResourceUsage.Figure.COLLECTIONS).orElseThrow().value()).isEqualTo(1);
			assertThat(overhead.switchedOn(Phase.WRITING, ResourceUsage.Figure.COLLECTIONS).orElseThrow().value()).isEqualTo(1);
			assertThat(overhead.added(Phase.WRITING, ResourceUsage.Figure.COLLECTIONS).orElseThrow().value()).isZero();
			double paused = overhead.switchedOn(Phase.WRITING, ResourceUsage.Figure.COLLECTION_TIME).orElseThrow().value();
			assertThat(paused).isPositive();
			// Not against the elapsed time of a unit, a median, which a pause of the machine leaves as it is.
			List<ResourceUsage> windows = overhead.switched().get(Phase.WRITING).getFirst().windows().stream()
					.map(Observation.Window::used).toList();
			assertThat(windows.stream().mapToLong(ResourceUsage::collectionMillis).sum()).as("within the time of the windows")
					.isLessThanOrEqualTo(windows.stream().mapToLong(ResourceUsage::nanos).sum() / 1_000_000 + windows.size());
			assertThat(overhead.switchedOn(Phase.WRITING, ResourceUsage.Figure.COLLECTOR_CPU).orElseThrow().value())
					.as("its thread works while all wait")
					.isBetween(paused / 10, paused * 1.5);
			assertThat(overhead.added(Phase.WRITING, ResourceUsage.Figure.COMPILER_CPU)).isPresent();
		}
	}

	/** A queue that drops what it has no room for: the program makes 300,000 records, whatever becomes of them. */
	@Test
	void countsLostRecords() throws Exception {
		String queue = "-Dkieker.monitoring.core.controller.WriterController.RecordQueue";
		try (ProgramStudy study = study(List.of(queue + "Size=16", queue + "InsertBehavior=2"), UNIT, List.of(Phase.WRITING), WHOLE,
				RecordTo.TEXT, "ends")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			double written = overhead.run(Phase.WRITING, RunFigure.RECORDS).orElseThrow().value();
			assertThat(written).isBetween(1.0, 299_999.0);
			assertThat(overhead.run(Phase.WRITING, RunFigure.LOST_RECORDS).orElseThrow().value()).isEqualTo(300_000 - written);
			assertThat(overhead.whole().get(Phase.WRITING).getFirst().jvm().records().orElseThrow().refused())
					.as("all of them by the queue")
					.isEqualTo(OptionalLong.of(Math.round(300_000 - written)));
		}
		try (ProgramStudy study = study(List.of(queue + "InsertBehavior=5"), UNIT, List.of(Phase.WRITING), WHOLE,
				RecordTo.BINARY, "ends")) {
			assertThat(study.measure(Progress.NONE).run(Phase.WRITING, RunFigure.LOST_RECORDS)).as("past the queue").isEmpty();
		}
	}

	@Test
	void tellsThePartsOfTheStart() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.DEACTIVATED))) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.run(Phase.NONE, RunFigure.WEAVING)).as("nothing is woven").isEmpty();
			assertThat(overhead.run(Phase.NONE, RunFigure.KIEKER_START)).isEmpty();
			for (Phase phase : overhead.whole().keySet()) {
				assertThat(overhead.run(phase, RunFigure.BEFORE_MAIN).orElseThrow().value()).as("%s", phase).isPositive()
						.isLessThan(overhead.run(phase, RunFigure.START_UP).orElseThrow().value());
			}
			double parts = Stream.of(RunFigure.BEFORE_MAIN, RunFigure.WEAVING, RunFigure.KIEKER_START)
					.mapToDouble(part -> overhead.run(Phase.DEACTIVATED, part).orElseThrow().value())
					.peek(part -> assertThat(part).isPositive()).sum();
			// The first unit calls the first probe, so all is woven and started shortly after it began.
			assertThat(parts).as("one after the other, until the first unit has ended")
					.isLessThan(overhead.run(Phase.DEACTIVATED, RunFigure.START_UP).orElseThrow().value() + 2e9);
		}
	}

	@Test
	void aRunMayBeTheUnit() throws Exception {
		try (ProgramStudy study = study(new UnitOfWork.WholeRun(), List.of(Phase.NONE, Phase.DEACTIVATED, Phase.WRITING), "ends")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.switched()).isEmpty();
			assertThat(overhead.whole().get(Phase.NONE).getFirst().steady().orElseThrow().units()).isEqualTo(1);
			assertThat(overhead.added(Phase.WRITING, ResourceUsage.Figure.PROCESS_CPU)).isPresent();
			assertThat(overhead.hasStartUpInUnits()).isTrue();
			assertThat(overhead.noProbeFired()).isFalse();
			assertThat(overhead.run(Phase.NONE, RunFigure.START_UP)).as("no unit ends it").isEmpty();
			assertThat(overhead.steady(Phase.WRITING,
					ResourceUsage.Figure.RECORDS).orElseThrow().value()).isEqualTo(300_000 * RECORDS_A_CALL);
		}
	}

	@Test
	void figuresOfARunThatWasEndedAreLeftOut() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE))) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.run(Phase.NONE, RunFigure.ELAPSED)).isEmpty();
			assertThat(overhead.run(Phase.NONE, RunFigure.START_UP)).isPresent();
		}
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void knowsWhatTheProcessSpentItsTimeOn() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), WHOLE, RecordTo.BINARY, "ends")) {
			ResourceUsage whole = study.measure(Progress.NONE).whole().get(Phase.NONE).getFirst().whole();
			assertThat(whole.compilerCpuNanos()).as("it compiled the units").isPositive();
			assertThat(whole.collectorCpuNanos()).isNotNegative();
			assertThat(whole.applicationCpuNanos() + whole.compilerCpuNanos() + whole.collectorCpuNanos())
					.as("within the process, but for the ticks").isLessThanOrEqualTo(whole.processCpuNanos() + 100_000_000);
		}
	}

	@Test
	void recordsByTheWriterOfThePlan() throws Exception {
		for (RecordTo recordTo : List.of(RecordTo.TCP, RecordTo.TEXT)) {
			try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), WHOLE, recordTo, "ends")) {
				ProgramOverhead overhead = study.measure(Progress.NONE);
				assertThat(overhead.voids()).as("%s", recordTo).isEmpty();
				assertThat(overhead.run(Phase.WRITING, RunFigure.RECORDS).orElseThrow().value()).as("%s", recordTo)
						.isEqualTo(RECORDS_A_CALL * 300_000 + RECORDS_BESIDE);
			}
		}
	}

	@Test
	void notesWhatAProgramDoesBesides() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), "reads")) {
			Observation observed = study.measure(Progress.NONE).whole().get(Phase.NONE).getFirst();
			assertThat(observed.jvm().readInput()).isTrue();
			assertThat(observed.process().startedProcesses()).isFalse();
		}
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), "starts")) {
			Observation observed = study.measure(Progress.NONE).whole().get(Phase.NONE).getFirst();
			assertThat(observed.process().startedProcesses()).isTrue();
			assertThat(observed.jvm().readInput()).isFalse();
		}
	}

	@Test
	void killsAProgramThatNeverEnds() throws Exception {
		ProgramEffort threeSeconds = new ProgramEffort(1, 1, 0.5, Duration.ofSeconds(3), Duration.ZERO, Duration.ofSeconds(1),
				Duration.ofMillis(40), true);
		try (ProgramStudy study = study(new UnitOfWork.WholeRun(), List.of(Phase.NONE), threeSeconds, RecordTo.BINARY, "sleeps")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageMatching("(?s).*3 s and was killed; it printed.*Allow more time.*");
		}
		List<ProgramOverhead> jvms = new ArrayList<>();
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.WRITING), threeSeconds, RecordTo.BINARY, "sleeps")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE, jvms::add)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("no unit of work")
					.hasMessageContaining("killed");
		}
		assertThat(jvms).as("its time was up after the first").hasSize(1);
	}

	/** It has the program's output, and would go on for ever beside the next JVM. */
	@Test
	void killsChildrenThatNeverEnd() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), "leaves")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(overhead.whole().get(Phase.NONE).getFirst().process().startedProcesses()).isTrue();
		}
		long child = Long.parseLong(Files.readString(folder.resolve("child.txt")));
		long end = System.nanoTime() + 20_000_000_000L;
		while (runs(child) && System.nanoTime() < end) {
			Thread.onSpinWait();
		}
		assertThat(runs(child)).isFalse();
	}

	/** One that has ended, and that nobody has asked for its end, has no command any more. */
	private static boolean runs(long process) {
		return ProcessHandle.of(process).filter(ProcessHandle::isAlive).flatMap(handle -> handle.info().command()).isPresent();
	}

	@Test
	void saysWhatAProgramThatFailsPrinted() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), "fail")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("exit code 1").hasMessageContaining("it fails");
		}
	}

	@Test
	void endsEarlyIfNoJvmOfTheLastStateIsValid() throws Exception {
		ProgramEffort manyForks = new ProgramEffort(1, 20, 0.5, Duration.ofMinutes(5), Duration.ofMillis(100), Duration.ofMillis(200),
				Duration.ofMillis(40), true);
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE, Phase.WRITING), manyForks, RecordTo.BINARY, "failsWithProbes")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids().get(Phase.WRITING)).as("two JVMs in each round").hasSize(3 * 2 + 1).last().asString()
					.contains("3 rounds");
		}
	}

	/** Switched on between the begin and the end of a constructor, as outside units of work may be, Kieker's probe finds no trace. */
	@Test
	void saysHowToAvoidProbesThatFailWhenTheyAreSwitched() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.WRITING), "failsInProbe")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("Choose a unit of work that calls all of these constructors");
		}
	}

	@Test
	void saysThatAProgramDidNoUnit() throws Exception {
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), "idle")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("no unit of work");
		}
	}

	/** What it printed shows why. */
	@Test
	void saysThatNoLineOfTheOutputIsAUnit() throws Exception {
		try (ProgramStudy study = study(UnitOfWork.ofOutput("^Unit [0-9]+"), List.of(Phase.NONE), "differs", "1")) {
			assertThatThrownBy(() -> study.measure(Progress.NONE)).isInstanceOf(BenchmarkException.class)
					.hasMessageContaining("no unit of work").hasMessageContaining("^Unit [0-9]+").hasMessageContaining("unit done");
		}
	}

	/** Its second run has twice the units, with eight times the calls each. */
	@Test
	void seesThatRunsToTheirEndDoDifferentWork() throws Exception {
		ProgramEffort twice = new ProgramEffort(2, 2, 0.5, Duration.ofMinutes(1), Duration.ofMillis(100), Duration.ofMillis(400),
				Duration.ofMillis(40), true);
		try (ProgramStudy study = study(new UnitOfWork.OutputLines(Pattern.compile("^unit")), List.of(Phase.WRITING), twice,
				RecordTo.BINARY, "differs", "10")) {
			ProgramOverhead overhead = study.measure(Progress.NONE);
			assertThat(overhead.voids()).isEmpty();
			assertThat(UnequalWork.units(overhead)).contains(new UnequalWork(10, 20));
			assertThat(UnequalWork.recordsPerUnit(overhead)).contains(new UnequalWork(100, 800));
		}
	}

	@Test
	void seesThatUnitsDiffer() throws Exception {
		ProgramEffort twice = new ProgramEffort(2, 2, 0.5, Duration.ofMinutes(1), Duration.ofMillis(400), Duration.ofMillis(600),
				Duration.ofMillis(40), false);
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), twice, RecordTo.BINARY, "differs", "1000000000")) {
			UnequalWork differ = UnequalWork.allocationPerUnit(study.measure(Progress.NONE)).orElseThrow();
			assertThat(differ.most()).isBetween(7.2 * differ.least(), 8.8 * differ.least());
		}
		try (ProgramStudy study = study(UNIT, List.of(Phase.NONE), twice, RecordTo.BINARY)) {
			assertThat(UnequalWork.allocationPerUnit(study.measure(Progress.NONE))).as("the same each time").isEmpty();
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
		assertThatThrownBy(
				() -> new ProgramEffort(3, 2, 0.05, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(100),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("3 to 2");
		assertThatThrownBy(
				() -> new ProgramEffort(1, 2, 5, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(100),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("500");
		assertThatThrownBy(
				() -> new ProgramEffort(1, 2, 0.5, Duration.ofMinutes(1), Duration.ZERO, Duration.ofSeconds(1), Duration.ofMillis(1),
				false)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("20 ms");
	}
}
