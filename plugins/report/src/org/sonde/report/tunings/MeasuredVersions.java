/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.Workload;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * Versions of a component whose overhead was measured in one benchmark, as tunings.
 *
 * @param title    of their series
 * @param versions in their order
 * @param outcome  of the benchmark
 * @param workload that the overhead is of
 */
public record MeasuredVersions(String title, List<Version> versions, Benchmark.Outcome outcome, Workload workload) {

	private static final String SERIES = "versions";

	/**
	 * A version.
	 *
	 * @param origin  what it was made of
	 * @param subject id of its subject in the benchmark
	 * @param writer  id of the configuration whose overhead counts
	 * @param code    figures of its code
	 */
	public record Version(String name, String origin, String subject, String writer, BuiltVersion.Code code) {
	}

	public MeasuredVersions {
		versions = List.copyOf(versions);
	}

	/**
	 * The versions as a file of tunings keeps them.
	 *
	 * @param storedAs the id under which a result set is stored, by its own id
	 */
	public List<OwnTuning> tunings(UnaryOperator<String> storedAs) {
		return versions.stream().map(version -> new OwnTuning(version.name(), version.origin(), overhead(version, storedAs),
				code(version.code()), Optional.empty(), Consequences.NONE)).toList();
	}

	/** Returns the series with the figures of this benchmark. */
	public TuningSeries series() {
		return new OwnTunings(SERIES, title, tunings(UnaryOperator.identity()))
				.series(id -> outcome.sets().stream().filter(set -> set.id().equals(id)).findFirst()).orElseThrow();
	}

	private OwnTuning.Overhead overhead(Version version, UnaryOperator<String> storedAs) {
		Optional<ResultSet> set = outcome.sets().stream().filter(one -> isOf(one, version)).findFirst();
		return set.flatMap(one -> monitored(one, version).flatMap(run -> OverheadSource.usual(one, Optional.of(run))))
				.<OwnTuning.Overhead>map(one -> new OwnTuning.Overhead.Runs(storedAs.apply(one.results().id()), one.base(),
										one.monitored()))
				.orElseGet(() -> new OwnTuning.Overhead.Unknown(reason(version)));
	}

	private boolean isOf(ResultSet set, Version version) {
		return outcome.runs().stream().filter(run -> run.run().subject().id().equals(version.subject()))
				.anyMatch(run -> set.id().equals(version.subject() + "-java-" + run.run().java().feature()));
	}

	/** Returns the id of the run with writing. In a set of several depths or method times, the id includes them. */
	private Optional<String> monitored(ResultSet set, Version version) {
		String depth = "-" + workload.executions();
		String time = "-" + workload.methodTimeMicros() + "us";
		return Stream.of("", depth, time, depth + time).map(ending -> version.writer() + ending).filter(id -> set.find(id).isPresent())
				.findFirst();
	}

	private String reason(Version version) {
		return outcome.runs().stream().filter(run -> run.run().subject().id().equals(version.subject())
				&& run.run().configuration().id().equals(version.writer()) && run.run().workload().equals(workload))
				.map(MeasuredRun::voids).flatMap(List::stream).findFirst().map(why -> "no fork was valid: " + why)
				.orElse("it was not measured");
	}

	private static OwnTuning.Code code(BuiltVersion.Code code) {
		return switch (code) {
			case BuiltVersion.Code.Figures figures -> new OwnTuning.Code.Figures(ComplexitySource.Measured.of(figures.measurement()));
			case BuiltVersion.Code.Unknown unknown -> new OwnTuning.Code.Unknown(unknown.reason());
		};
	}
}
