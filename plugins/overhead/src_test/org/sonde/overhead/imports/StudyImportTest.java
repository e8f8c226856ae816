/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.nio.file.Path;
import java.util.Locale;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.cost.CallContext;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.LoadCost;
import org.sonde.overhead.results.ResultSet;

/**
 * From the file of a study of depths, shapes and loads to costs. In µs per trace: without probes 0.05 + m at method time m, all portions of
 * the binary writer (4) 0.3 a nested execution at method time 0, and at depth 10 3 at m = 0, 4 at 5, 5 at 20 and 10 at 100; the text writer
 * (3) costs twice that; in the chain of the other program 0.2 an execution, as siblings 0.35.
 */
class StudyImportTest {

	private static final String HEADING = "tag,index,loop,depth,method_time_ns,probe,java,app,loadavg,wall_mean,tcpu_mean,error\n";

	@TempDir
	Path folder;

	private ResultSet study;

	@BeforeEach
	void importTheStudy() throws Exception {
		StringBuilder csv = new StringBuilder(HEADING);
		for (int depth : new int[] { 1, 2, 4 }) {
			line(csv, "E", 0, depth, 0, "moobench.application.MonitoredClassSimple", 0.05);
			line(csv, "E", 4, depth, 0, "moobench.application.MonitoredClassSimple", 0.05 + 0.3 * depth);
		}
		double[][] loads = { { 0, 3 }, { 5, 4 }, { 20, 5 }, { 100, 10 } };
		for (double[] load : loads) {
			int nanos = (int) (1000 * load[0]);
			double bare = 0.05 + load[0];
			line(csv, "G" + nanos, 0, 10, nanos, "moobench.application.MonitoredClassSimple", bare);
			line(csv, "G" + nanos, 2, 10, nanos, "moobench.application.MonitoredClassSimple", bare + 1);
			line(csv, "G" + nanos, 3, 10, nanos, "moobench.application.MonitoredClassSimple", bare + 2 * load[1]);
			line(csv, "G" + nanos, 4, 10, nanos, "moobench.application.MonitoredClassSimple", bare + load[1]);
		}
		for (String variant : new String[] { "ABQ", "default", "drop" }) {
			line(csv, "Z0-" + variant, 4, 10, 0, "moobench.application.MonitoredClassSimple", 7);
			line(csv, "Z100000-" + variant, 4, 10, 100_000, "moobench.application.MonitoredClassSimple", 107);
		}
		for (String application : new String[] { "Chain", "Flat" }) {
			line(csv, "F-" + application + "-k0", 0, 10, 0, "own.app." + application, 0.05);
			for (int probed : new int[] { 1, 2, 4 }) {
				line(csv, "F-" + application + "-k" + probed, 4, 10, 0, "own.app." + application,
						0.05 + (application.equals("Chain") ? 0.2 : 0.35) * probed);
			}
		}
		study = Imports.set(Imports.look(Imports.file(folder, "study.csv", csv.toString())), Answers.NONE.with(QuestionKind.UNIT, "µs"));
	}

	private static void line(StringBuilder csv, String tag, int index, int depth, int nanos, String application, double micros) {
		String probe = tag.matches(".*-k[1-9]") ? tag.substring(tag.lastIndexOf('-') + 1) : "opexec";
		csv.append(String
				.format(Locale.ROOT, "%s,%d,1,%d,%d,%s,17,%s,2.0,%.4f,%.4f,%n", tag, index, depth, nanos, probe, application, micros,
						micros / 2)
				.replace("\r", ""));
	}

	private static double value(Estimate estimate) {
		return ((Estimate.Known) estimate).value();
	}

	@Test
	void theCostByLoadIsThatOfOneWriter() throws Exception {
		CostModel model = CostModel.of(study, "g0-configuration-4-depth-10-wall-time");
		assertThat(model.loads()).extracting(LoadCost::methodTimeMicros).containsExactly(0.0, 5.0, 20.0, 100.0);
		assertThat(model.loads()).extracting(load -> Math.round(load.nanosPerCall())).containsExactly(300L, 400L, 500L, 1000L);
		assertThat(((Estimate.Known) model.nanosPerCall(OPERATION_EXECUTION, true, 1)).estimate().high()).isCloseTo(1000, within(1e-6));
		CostModel text = CostModel.of(study, "g0-configuration-3-depth-10-wall-time");
		assertThat(text.loads()).extracting(load -> Math.round(load.nanosPerCall())).containsExactly(600L, 800L, 1000L, 2000L);
	}

	/** Of two nested programs that of the same experiment is held beside the siblings. */
	@Test
	void siblingsFindTheirNestedPartner() throws Exception {
		CostModel flat = CostModel.of(study, "f-flat-k4-configuration-4-depth-4-wall-time");
		assertThat(value(flat.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.SIBLINGS))).isCloseTo(350, within(1e-6));
		assertThat(value(flat.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED))).isCloseTo(200, within(1e-6));
		CostModel recursion = CostModel.of(study, "e-configuration-4-depth-4-wall-time");
		assertThat(value(recursion.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED))).isCloseTo(300, within(1e-6));
		assertThat(value(recursion.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.SIBLINGS))).isCloseTo(350, within(1e-6));
	}

	/** By the wall clock, below it a run without probes, nested, at three depths; of two such the last one. */
	@Test
	void theDefaultWriterIsTheOneThatTellsMost() {
		assertThat(CostModel.of(study).writer().orElseThrow().id()).isEqualTo("f-chain-k4-configuration-4-depth-4-wall-time");
	}
}
