/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/**
 * Profile {@code kiel-2016} against the figures that the Hypergraph-based Software Evaluation plug-in itself gives classes of Kieker's
 * monitoring component before and after its refactoring of 2016: lines, methods, sum of their complexity. On the commits themselves it
 * needs a clone of Kieker's repository, {@code -Dkieker.git=PATH}, and is skipped without.
 */
class KielTableTest {

	@ParameterizedTest
	@CsvSource({ //
			"11402633f, 'core.controller.WriterController 116 6 20; core.controller.StateController 149 15 23;"
					+ " core.controller.AbstractController 111 5 13; core.controller.RegistryController 61 7 8;"
					+ " core.controller.MonitoringController 321 35 46; writer.AbstractMonitoringWriter 73 5 7;"
					+ " writer.AbstractAsyncWriter 185 7 24; writer.AbstractAsyncThread 141 5 20; writer.tcp.SingleSocketTcpWriter 50 3 4;"
					+ " writer.IMonitoringWriter 55 0 0; core.controller.IWriterController 29 0 0; core.controller.IStateController 116 0 0'", //
			"69c16837d, 'core.controller.WriterControllerHstr 256 8 31; core.controller.StateControllerHstr 160 16 25;"
					+ " core.controller.MonitoringController 337 35 47; writernew.AbstractMonitoringWriter 43 2 3;"
					+ " writernew.MonitoringWriterThread 65 3 11; writernew.tcp.SingleSocketTcpWriter 107 5 12; writernew.dump.DumpWriter 25 3 3;"
					+ " queue.BlockingQueueAdapter 183 28 30; queue.PCBlockingQueue 168 28 33'" })
	void countsAsThePluginDoes(String commit, String table) throws Exception {
		String repository = System.getProperty("kieker.git", "");
		assumeTrue(!repository.isEmpty(), "no clone of Kieker's repository given with -Dkieker.git=PATH, so its table is not compared");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			assertFigures(artifacts, "git:" + repository + "@" + commit + ":kieker-monitoring/src", table);
		}
	}

	/**
	 * Released classes whose code is that of the commits, from Maven Central: the plug-in's figures again. Renamed since:
	 * {@code StateController} was {@code StateControllerHstr}, {@code writer} was {@code writernew}. Where a class differs, its figures
	 * differ by what was changed, counted by hand: {@code MonitoringController} got a method of 4 lines and 2 blank ones after 1.12, and a
	 * {@code try} of 7 lines moved from an anonymous class, which the plug-in does not see, to a method, with 1 line left in its place (314
	 * + 6 + 7 - 6 = 321; 44 + 1 + 1 = 46). {@code AbstractAsyncWriter} got a comment and a line break (183 + 2 = 185). {@code DumpWriter}
	 * got a method of 4 lines and a blank one before 1.13 (25 + 5 = 30).
	 */
	@ParameterizedTest
	@CsvSource({ //
			"1.11, 'core.controller.WriterController 116 6 20; core.controller.StateController 149 15 23;"
					+ " core.controller.AbstractController 111 5 13; core.controller.RegistryController 61 7 8;"
					+ " writer.AbstractMonitoringWriter 73 5 7; writer.AbstractAsyncThread 141 5 20; core.controller.IWriterController 29 0 0;"
					+ " core.controller.IStateController 116 0 0'", //
			"1.12, 'core.controller.WriterController 116 6 20; core.controller.StateController 149 15 23;"
					+ " core.controller.AbstractController 111 5 13; core.controller.RegistryController 61 7 8;"
					+ " writer.AbstractMonitoringWriter 73 5 7; writer.AbstractAsyncThread 141 5 20; writer.IMonitoringWriter 55 0 0;"
					+ " core.controller.IWriterController 29 0 0; core.controller.IStateController 116 0 0;"
					+ " core.controller.MonitoringController 314 34 44; writer.AbstractAsyncWriter 183 7 24'", //
			"1.13, 'core.controller.StateController 160 16 25; core.controller.IStateController 116 0 0; writer.dump.DumpWriter 30 4 4'", //
			"1.14, 'core.controller.IStateController 116 0 0'", //
			"1.15.4, 'core.controller.IStateController 116 0 0'", //
			"2.0.2, 'core.controller.IStateController 116 0 0'" })
	void countsReleasedClassesAsThePluginDoes(String release, String table) throws Exception {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			try {
				artifacts.fetch("net.kieker-monitoring:kieker:jar:sources:" + release);
			} catch (MetricsException e) {
				abort("not reachable, so not compared: " + e.getMessage());
			}
			assertFigures(artifacts, "maven:net.kieker-monitoring:kieker:" + release, table);
		}
	}

	private static void assertFigures(MavenArtifacts artifacts, String location, String table) throws MetricsException {
		Map<String, String> figures = new LinkedHashMap<>();
		ComponentMeasurement measurement = Measurer.measure(SourceLocation.parse(location), SourceOptions.DEFAULT, artifacts,
				Component.of("kieker.monitoring..*"), Profiles.DEFAULT, Progress.NONE);
		measurement.types().forEach(type -> {
			FigureDistribution<CyclomaticProfile> methods = type.cyclomatic(CyclomaticProfile.KIEL_2016);
			figures.put(type.name(), "%d %d %d".formatted(type.lines(LinesProfile.KIEL_2016), methods.methods(), methods.sum()));
		});
		for (String row : table.split("; ")) {
			String[] parts = row.split(" ", 2);
			assertThat(figures).containsEntry("kieker.monitoring." + parts[0], parts[1]);
		}
	}
}
