/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.observer.UsedResources;
import org.sonde.overhead.results.Phase;

/** Files of the observing agent, written by hand. */
class ObservationTest {

	private static final String HEADER = "sonde-observation;2;" + UsedResources.HEADER + "\n";

	@TempDir
	Path folder;

	private Observation read(String lines) throws IOException {
		return Observation.read(Files.writeString(folder.resolve("observation.csv"), HEADER + lines));
	}

	@Test
	void readsPartsOfARun() throws IOException {
		Observation observation = read("""
				start;0;1000;0;5;0;7;0;0;0;-1;-1;-1
				unit;1;2000;1;100;0;200;10;0;0;-1;-1;1
				warm;1;3000;11;300;0;500;20;1;2;10;100;51
				reading;1;4000;21;600;0;900;30;1;2;10;100;101
				jvm;1;4096;-1;7;600;-1;80
				exit;1;5000;31;900;9;1200;40;2;4;50;160;150
				records;151;3
				""");
		assertThat(observation.firstUnit().orElseThrow().nanos()).isEqualTo(1000);
		assertThat(observation.steady().orElseThrow()).isEqualTo(new ResourceUsage(2000, 20, 600, 9, 700, 20, 1, 2, 40, 60, 99, -1));
		assertThat(observation.steady().orElseThrow().perUnit(ResourceUsage.Figure.APPLICATION_CPU)).isEqualTo(30);
		assertThat(observation.whole().units()).isEqualTo(31);
		assertThat(observation.whole().collectorCpuNanos()).as("since the process began").isEqualTo(50);
		assertThat(observation.complete()).isTrue();
		assertThat(observation.jvm()).isEqualTo(new JvmNotes(true, true, OptionalLong.of(4096), OptionalLong.empty(), 7,
				new StartUpTimes(OptionalLong.of(600), OptionalLong.empty(), OptionalLong.of(80)),
				Optional.of(new RecordCounts(151, OptionalLong.of(3)))));
		assertThat(observation.steady().orElseThrow().perUnit(ResourceUsage.Figure.COLLECTION_TIME)).as("2 ms in 20 units")
				.isEqualTo(100_000);
		assertThat(observation.steady().orElseThrow().knows(ResourceUsage.Figure.LOG_BYTES)).isFalse();
		Observation logged = observation.with(new ProcessNotes(0, false, Optional.of(new LogSize(302, Optional.empty()))));
		assertThat(logged.steady().orElseThrow().perUnit(ResourceUsage.Figure.LOG_BYTES)).as("99 records of 2 bytes in 20 units")
				.isEqualTo(9.9);
		assertThat(logged.lostRecords()).as("nobody counted the log").isEmpty();
		assertThat(observation.with(new ProcessNotes(0, false,
				Optional.of(new LogSize(302, Optional.of(new LogSize.Records(140, 1, true))))))
				.lostRecords()).as("151 and 3, less 140 and 1").hasValue(13);
		assertThat(observation.with(new ProcessNotes(0, false,
				Optional.of(new LogSize(302, Optional.of(new LogSize.Records(140, 1, false))))))
				.lostRecords()).as("something else is in the log").isEmpty();
	}

	/** 10 records while it starts and a first unit of 10, then units of 40. */
	@Test
	void theSteadyStateTellsTheRecordsOfAUnit() throws IOException {
		assertThat(read("""
				start;0;1000;0;5;0;7;0;0;0;-1;-1;0
				unit;1;2000;1;100;0;200;10;0;0;-1;-1;20
				warm;1;3000;2;300;0;500;20;1;2;-1;-1;60
				enough;1;4000;4;300;0;500;20;1;2;-1;-1;140
				exit;1;4000;4;300;0;500;20;1;2;-1;-1;140
				""").steadyShareOfRecords()).as("40 a unit, and 35 over the whole run").isEqualTo(40.0 / 35);
	}

	@Test
	void recordsThatNobodyCountsChangeNothing() throws IOException {
		assertThat(read("""
				start;0;1000;0;5;0;7;0;0;0;-1;-1;-1
				warm;1;3000;2;300;0;500;20;1;2;-1;-1;-1
				exit;1;4000;4;300;0;500;20;1;2;-1;-1;-1
				""").steadyShareOfRecords()).isEqualTo(1);
		assertThat(read("""
				start;0;1000;0;5;0;7;0;0;0;-1;-1;0
				exit;1;4000;4;300;0;500;20;1;2;-1;-1;140
				""").steadyShareOfRecords()).as("ended before its steady state").isEqualTo(1);
	}

	@Test
	void whatTheSystemDoesNotTellIsNotAZero() throws IOException {
		Observation observation = read("""
				start;0;1000;0;5;0;7;0;0;0;-1;-1;-1
				warm;1;3000;11;300;0;500;20;1;2;-1;-1;-1
				enough;1;4000;21;300;0;500;20;1;2;-1;-1;-1
				exit;1;5000;31;900;9;1200;40;2;4;-1;-1;-1
				""");
		assertThat(observation.steady().orElseThrow().knows(ResourceUsage.Figure.COLLECTOR_CPU)).isFalse();
		assertThat(observation.steady().orElseThrow().knows(ResourceUsage.Figure.WRITER_CPU)).isTrue();
		assertThat(observation.jvm().ownEnd()).as("the agent ended it").isFalse();
		assertThat(observation.asOneUnit().steady().orElseThrow().applicationCpuNanos()).as("start-up included").isEqualTo(900);
	}

	/**
	 * Five pairs: 10 units of 100 ns without probes, and 10 units of 100 + 40 … 80 ns with them. In one of the latter, the compiler works
	 * for a tick.
	 */
	@Test
	void pairsOfWindowsTellWhatTheProbesAdd() throws IOException {
		StringBuilder lines = new StringBuilder("start;0;0;0;0;0;0;0;0;0;0;0;0\nunit;1;0;1;0;0;0;0;0;0;0;0;0\n");
		long cpu = 0;
		long units = 1;
		long compiler = 0;
		for (int pair = 0; pair < 5; pair++) {
			for (int half = 0; half < 2; half++) {
				boolean on = pair % 2 == half;
				lines.append("begin;").append(on ? 1 : 0).append(";0;").append(units).append(';').append(cpu).append(";0;0;0;0;0;0;")
						.append(compiler).append(";0\n");
				compiler += on && pair == 3 ? 10_000_000 : 0;
				cpu += 10 * (on ? 140 + 10 * pair : 100);
				units += 10;
				lines.append("end;").append(on ? 1 : 0).append(";100;").append(units).append(';').append(cpu).append(";0;0;0;0;0;0;")
						.append(compiler).append(";0\n");
			}
		}
		Observation observation = read(lines.toString());
		assertThat(observation.windows()).hasSize(10);
		assertThat(WindowPairs.added(observation.windows(),
				ResourceUsage.Figure.APPLICATION_CPU).orElseThrow()).as("median of 40, 50, 60, 70, 80")
				.isCloseTo(60, within(1e-9));
		assertThat(WindowPairs.switchedOff(observation.windows(), ResourceUsage.Figure.APPLICATION_CPU).orElseThrow()).isCloseTo(100,
				within(1e-9));
		assertThat(WindowPairs.added(observation.windows().subList(0, 8), ResourceUsage.Figure.APPLICATION_CPU)).as("four pairs").isEmpty();
		assertThat(WindowPairs.added(observation.windows(), ResourceUsage.Figure.COMPILER_CPU).orElseThrow())
				.as("10 ms in 50 units, though the median is 0")
				.isCloseTo(200_000, within(1e-6));
		assertThat(WindowPairs.added(observation.windows(), ResourceUsage.Figure.LOG_BYTES)).as("no log").isEmpty();
		assertThat(WindowPairs.variation(observation.windows()).orElseThrow()).as("the same work").isZero();
		assertThat(observation.complete()).as("it was cut off").isFalse();
	}

	@Test
	void unitsOfDifferentWorkVary() {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 10; i++) {
			windows.add(new Observation.Window(false, new ResourceUsage(1, 1, i % 2 == 0 ? 100 : 300, 0, 0, 0, 0, 0)));
		}
		// 200 ± 100 ten times: √(10 × 100² ÷ 9) ÷ 200
		assertThat(WindowPairs.variation(windows).orElseThrow()).isCloseTo(0.527, within(0.001));
		ProgramOverhead overhead = new ProgramOverhead(Map.of(), Map.of(Phase.WRITING,
				List.of(new Observation(Optional.empty(), new ResourceUsage(1, 1, 1, 0, 0, 0, 0, 0), Optional.empty(), windows, true))),
				Map.of());
		assertThat(overhead.variesMuch()).isTrue();
	}

	@Test
	void windowsWithoutAUnitSayNothing() {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			windows.add(new Observation.Window(i % 2 == 0, new ResourceUsage(1, 0, 1, 0, 0, 0, 0, 0)));
		}
		assertThat(WindowPairs.added(windows, ResourceUsage.Figure.WALL)).isEmpty();
	}

	@Test
	void refusesOtherFilesAndKeepsWhatATruncatedOneHas() throws IOException {
		assertThatThrownBy(() -> Observation.read(Files.writeString(folder.resolve("other.csv"), "a;b\n"))).isInstanceOf(IOException.class)
				.hasMessageContaining("other.csv");
		assertThatThrownBy(() -> read("")).isInstanceOf(IOException.class);
		assertThat(read("start;0;1;0;0;0;0;0;0;0;0;0;0\nunit;1;2;3;4;0;5;6;0").firstUnit()).isEmpty();
	}

	@Test
	void aUnitIsAMethodOrAnExpression() {
		assertThat(UnitOfWork.ofMethod("p.A$B.run(int)")).isEqualTo(new UnitOfWork.MethodCalls("p.A$B", "run"));
		assertThat(UnitOfWork.ofMethod("p.A#run")).isEqualTo(new UnitOfWork.MethodCalls("p.A", "run"));
		assertThatThrownBy(() -> UnitOfWork.ofMethod("run")).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("p.Type.method");
		assertThatThrownBy(() -> UnitOfWork.ofMethod("p.A.m x")).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> UnitOfWork.ofOutput("(")).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("regular expression");
	}
}
