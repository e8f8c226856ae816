/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.metrics.Progress;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.measurement.Distribution;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/**
 * Profile {@code kiel-2016} against the figures that the Hypergraph-based Software Evaluation plug-in itself gives classes of Kieker's
 * monitoring component before and after its refactoring of 2016: lines, methods, sum of their complexity. Needs a clone of Kieker's
 * repository, {@code -Dkieker.git=PATH}; skipped without.
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
		Map<String, String> figures = new LinkedHashMap<>();
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			Measurement measurement = Measurer.measure(SourceLocation.parse("git:" + repository + "@" + commit + ":kieker-monitoring/src"),
					SourceOptions.DEFAULT, artifacts, Component.of("kieker.monitoring..*"), Profiles.DEFAULT, Progress.NONE);
			measurement.types().forEach(type -> {
				Distribution<CyclomaticProfile> methods = type.cyclomatic(CyclomaticProfile.KIEL_2016);
				figures.put(type.name(), "%d %d %d".formatted(type.lines(LinesProfile.KIEL_2016), methods.methods(), methods.sum()));
			});
		}
		for (String row : table.split("; ")) {
			String[] parts = row.split(" ", 2);
			assertThat(figures).containsEntry("kieker.monitoring." + parts[0], parts[1]);
		}
	}
}
