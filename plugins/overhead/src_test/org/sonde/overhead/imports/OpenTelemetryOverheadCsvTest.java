/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Unit;

/** As OpenTelemetry's overhead tests write it: the header once, later with another agent in the rows. */
class OpenTelemetryOverheadCsvTest {

	private static final String HEADER = "timestamp,none:requestAvg,latest:requestAvg,none:averageCpuUser,latest:averageCpuUser,"
			+ "none:runDurationMs,latest:runDurationMs\n";
	private static final String NIGHTS = HEADER + """
			1639026875,10.25,11.5,0.5,0.6,100000,110000
			1639113275,10.5,12,0.5,0.6,100000,110000
			1639199675,30,2,NaN,0.0,2000,3000
			1639286075,10,11,12,0.5,0.6,0.7,100000,110000,120000
			""";

	@TempDir
	Path folder;

	private Preview look(String text) throws Exception {
		return Imports.look(Imports.file(folder, "results.csv", text));
	}

	private BenchmarkHistory history(Repair... repairs) throws Exception {
		return Imports.history(look(NIGHTS), Imports.repairing(repairs));
	}

	@Test
	void metricsBecomeSuitesAndAgentsTracks() throws Exception {
		assertThat(history().suites()).extracting(Suite::name).as("without shares of the processor")
				.containsExactly("requestAvg", "runDurationMs");
		assertThat(history().suites().getFirst().tracks()).extracting(Track::label).containsExactly("none", "latest", "agent 3");
		Track latest = history().suites().getFirst().tracks().get(1);
		assertThat(latest.unit()).isEqualTo(Unit.MILLISECONDS);
		assertThat(latest.points()).extracting(point -> point.time() + " " + point.value()).containsExactly("2021-12-09T05:14:35Z 11.5",
				"2021-12-10T05:14:35Z 12", "2021-12-11T05:14:35Z 2", "2021-12-12T05:14:35Z 11");
	}

	@Test
	void warningsTellWhatTheHeaderLacksAndWhichNightsFailed() throws Exception {
		assertThat(Imports.warnings(look(NIGHTS))).isEqualTo(Map.of(ImportWarning.Kind.UNNAMED_CONFIGURATIONS, 1L,
				ImportWarning.Kind.SHORT_RUNS, 1L, ImportWarning.Kind.NO_FIGURES, 1L));
		assertThat(look(NIGHTS).warnings()).extracting(ImportWarning::text)
				.anySatisfy(text -> assertThat(text).contains("results.csv", "none, latest", "1 row", "2021-12-12", "agent 3"))
				.anySatisfy(text -> assertThat(text).contains("1 run", "2021-12-11"));
		assertThat(Imports.warnings(look(HEADER + "1639026875,10.25,11.5,0.5,0.6,100000,110000\n")))
				.containsOnlyKeys(ImportWarning.Kind.NO_FIGURES);
	}

	@Test
	void failedNightsAreLeftOutOnRequestOnly() throws Exception {
		assertThat(history(Repair.LEAVE_OUT_SHORT_RUNS).suites()).allSatisfy(suite -> assertThat(suite.tracks().getFirst().points())
				.hasSize(3).noneSatisfy(point -> assertThat(point.time()).hasToString("2021-12-11T05:14:35Z")));
		assertThat(history(Repair.LEAVE_OUT_SHORT_RUNS).source().notes()).anySatisfy(note -> assertThat(note).startsWith("1 short run"));
		assertThat(history().suites()).allSatisfy(suite -> assertThat(suite.tracks().getFirst().points()).hasSize(4));
	}

	@Test
	void rowsThatDoNotFitAreRefusedWithTheirLine() {
		assertThatThrownBy(() -> look(HEADER + "1639026875,10.25,11.5,0.5,0.6,100000\n"))
				.hasMessageContainingAll("SO407", "results.csv", "line 2", "6 cells");
		assertThatThrownBy(() -> look(HEADER + "1639026875,10.25,0.5,100000\n")).as("fewer agents than the header names")
				.hasMessageContainingAll("SO407", "line 2", "4 cells");
		assertThatThrownBy(() -> look(HEADER + "yesterday,10.25,11.5,0.5,0.6,1,2\n"))
				.hasMessageContainingAll("SO407", "line 2", "yesterday");
		assertThatThrownBy(() -> look("timestamp,a:x,b:y\n1639026875,1,2\n")).hasMessageContainingAll("SO407", "line 1", "b:x", "b:y");
		assertThatThrownBy(() -> look(HEADER)).hasMessageContaining("no figure");
	}
}
