/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.benchmark.userprogram.Used.Figure;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/** Keeps the measured overhead of a program in the result set that it was estimated from, for estimates of other plans in that program. */
public final class KeptMeasurement {

	private static final String IN = "-in-";

	private KeptMeasurement() {
	}

	/**
	 * The result set of the estimate, for this program alone.
	 *
	 * @param whyNot is told why there is none
	 */
	public static Optional<ResultSet> of(ProgramReport report, ProgramConditions conditions, Consumer<String> whyNot) {
		Optional<ProgramPrediction> prediction = report.prediction().filter(one -> one.collecting().isPresent() && one.handOver().isPresent());
		Optional<Interval> added = report.overhead().added(Phase.WRITING, Figure.APPLICATION_CPU).flatMap(one -> one.interval().known());
		if (prediction.isEmpty()) {
			whyNot.accept(report.prediction().isEmpty() ? "Nothing was estimated to compare the measurement with."
					: "The result set does not tell collecting and hand-over apart by the gaps between records. Calibrate this machine, and measure again.");
			return Optional.empty();
		}
		if (added.filter(overhead -> overhead.low() > 0).isEmpty()) {
			whyNot.accept("The 95 % interval of what active probes add is not above 0. Measure with more JVMs, or probes that are called more often.");
			return Optional.empty();
		}
		String main = conditions.main();
		CostModel model = prediction.get().model();
		Configuration writer = model.writer().orElseThrow();
		Optional<InProgram> before = model.results().gapSweep(writer).flatMap(GapSweep::inProgram);
		if (before.filter(known -> !known.program().equals(main)).isPresent()) {
			whyNot.accept("The result set has measurements of " + before.get().program() + ". Estimate " + main + " from one without, and measure again.");
			return Optional.empty();
		}
		double bySweepAlone = (prediction.get().collecting().get() + prediction.get().handOver().get()) / model.programFactor();
		List<InProgram.Measured> measurements = new ArrayList<>(before.map(InProgram::measurements).orElse(List.of()));
		measurements.add(new InProgram.Measured(conditions.plan(), conditions.date(), added.get().times(1 / bySweepAlone)));
		ResultSet results = model.results();
		return Optional.of(results.in(new InProgram(main, measurements), writer, before.isPresent() ? results.id() : results.id() + IN + idOf(main),
				before.isPresent() ? results.title() : results.title() + ", in " + main));
	}

	/** As ids are written: lower-case words, dots and hyphens. Names may have none of these letters. */
	private static String idOf(String main) {
		String id = main.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("[.-]*\\.[.-]*", ".").replaceAll("^[.-]+|[.-]+$", "");
		return id.isEmpty() ? "program" : id;
	}
}
