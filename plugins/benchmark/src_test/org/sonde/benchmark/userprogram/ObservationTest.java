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

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.observer.UsedResources;

/** Files of the observing agent, written by hand. */
class ObservationTest {

	private static final String HEADER = "sonde-observation;1;" + UsedResources.HEADER + "\njvm;1;2\n";

	@TempDir
	Path folder;

	private Observation read(String lines) throws IOException {
		return Observation.read(Files.writeString(folder.resolve("observation.csv"), HEADER + lines));
	}

	@Test
	void readsPartsOfARun() throws IOException {
		Observation observation = read("""
				start;0;1000;0;5;0;7;0;0;0
				unit;1;2000;1;100;0;200;10;0;0
				warm;1;3000;11;300;0;500;20;1;2
				reading;1;4000;21;600;0;900;30;1;2
				exit;1;5000;31;900;9;1200;40;2;4
				""");
		assertThat(observation.firstUnit().orElseThrow().nanos()).isEqualTo(1000);
		assertThat(observation.steady().orElseThrow()).isEqualTo(new Used(2000, 20, 600, 9, 700, 20, 1, 2));
		assertThat(observation.steady().orElseThrow().perUnit(Used.Figure.APPLICATION_CPU)).isEqualTo(30);
		assertThat(observation.whole().units()).isEqualTo(31);
		assertThat(observation.complete()).isTrue();
	}

	/** Five pairs: 10 units of 100 ns without probes, and 10 units of 100 + 40 … 80 ns with them. */
	@Test
	void pairsOfWindowsTellWhatTheProbesAdd() throws IOException {
		StringBuilder lines = new StringBuilder("start;0;0;0;0;0;0;0;0;0\nunit;1;0;1;0;0;0;0;0;0\n");
		long cpu = 0;
		long units = 1;
		for (int pair = 0; pair < 5; pair++) {
			for (int half = 0; half < 2; half++) {
				boolean on = pair % 2 == half;
				lines.append("begin;").append(on ? 1 : 0).append(";0;").append(units).append(';').append(cpu).append(";0;0;0;0;0\n");
				cpu += 10 * (on ? 140 + 10 * pair : 100);
				units += 10;
				lines.append("end;").append(on ? 1 : 0).append(";100;").append(units).append(';').append(cpu).append(";0;0;0;0;0\n");
			}
		}
		Observation observation = read(lines.toString());
		assertThat(observation.windows()).hasSize(10);
		assertThat(WindowPairs.added(observation.windows(), Used.Figure.APPLICATION_CPU).orElseThrow()).as("median of 40, 50, 60, 70, 80")
				.isCloseTo(60, within(1e-9));
		assertThat(WindowPairs.switchedOff(observation.windows(), Used.Figure.APPLICATION_CPU).orElseThrow()).isCloseTo(100, within(1e-9));
		assertThat(WindowPairs.added(observation.windows().subList(0, 8), Used.Figure.APPLICATION_CPU)).as("four pairs").isEmpty();
		assertThat(observation.complete()).as("it was cut off").isFalse();
	}

	@Test
	void windowsWithoutAUnitSayNothing() {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			windows.add(new Observation.Window(i % 2 == 0, new Used(1, 0, 1, 0, 0, 0, 0, 0)));
		}
		assertThat(WindowPairs.added(windows, Used.Figure.WALL)).isEmpty();
	}

	@Test
	void refusesOtherFilesAndKeepsWhatATruncatedOneHas() throws IOException {
		assertThatThrownBy(() -> Observation.read(Files.writeString(folder.resolve("other.csv"), "a;b\n"))).isInstanceOf(IOException.class)
				.hasMessageContaining("other.csv");
		assertThatThrownBy(() -> read("")).isInstanceOf(IOException.class);
		assertThat(read("start;0;1;0;0;0;0;0;0;0\nunit;1;2;3;4;0;5;6;0").firstUnit()).isEmpty();
	}

	@Test
	void aUnitIsAMethodOrAnExpression() {
		assertThat(UnitOfWork.ofMethod("p.A$B.run(int)")).isEqualTo(new UnitOfWork.MethodCalls("p.A$B", "run"));
		assertThat(UnitOfWork.ofMethod("p.A#run")).isEqualTo(new UnitOfWork.MethodCalls("p.A", "run"));
		assertThatThrownBy(() -> UnitOfWork.ofMethod("run")).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("p.Type.method");
		assertThatThrownBy(() -> UnitOfWork.ofMethod("p.A.m x")).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> UnitOfWork.ofOutput("(")).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("regular expression");
	}
}
