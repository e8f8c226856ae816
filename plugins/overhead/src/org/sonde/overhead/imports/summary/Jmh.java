/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

import org.HdrHistogram.Histogram;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem.Fact;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.ForkFigures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

/**
 * What JMH writes with {@code -rf json}: a benchmark with one set of parameters a configuration, a list of iterations in {@code
 * rawData} a fork. The mean of a fork is that of its iterations; with {@code -bm sample} that of all samples, whose histogram JMH
 * keeps.
 */
final class Jmh {

	/** JMH's units, per operation or operations per; each with ours and the factor into it. */
	private record Scale(Unit unit, BigDecimal factor) {
		private static final Map<String, Scale> OF = Map.of("ns/op", new Scale(Unit.NANOSECONDS, BigDecimal.ONE), "us/op",
				new Scale(Unit.MICROSECONDS, BigDecimal.ONE), "ms/op", new Scale(Unit.MILLISECONDS, BigDecimal.ONE), "s/op",
				new Scale(Unit.MILLISECONDS, BigDecimal.valueOf(1000)), "ops/s", new Scale(Unit.PER_SECOND, BigDecimal.ONE),
				"ops/ms",
				new Scale(Unit.THOUSAND_PER_SECOND, BigDecimal.ONE), "ops/us",
				new Scale(Unit.THOUSAND_PER_SECOND, BigDecimal.valueOf(1000)),
				"ops/ns", new Scale(Unit.THOUSAND_PER_SECOND, BigDecimal.valueOf(1_000_000)));

		BigDecimal of(BigDecimal value) {
			return value.multiply(factor);
		}
	}

	/** Parameters of a benchmark that mean MooBench's recursion depth. */
	private static final List<String> DEPTH_PARAMETERS = List.of("depth", "recursionDepth");
	private static final MathContext DIGITS = MathContext.DECIMAL64;
	private static final long MAX_NANOS = 1L << 52;

	private final InputFile file;
	private final Map<String, Integer> keys = new HashMap<>();
	private final List<ImportWarning> warnings = new ArrayList<>();
	private int forks;

	private Jmh(InputFile file) {
		this.file = file;
	}

	/** Whether the first benchmark of the list looks like JMH's. */
	static boolean isOne(JsonPlace root) throws OverheadException {
		List<JsonPlace> elements = root.isArray() ? root.elements() : List.of();
		return !elements.isEmpty() && elements.getFirst().isObject() && elements.getFirst().has("benchmark")
				&& elements.getFirst().has("primaryMetric");
	}

	static Summary read(InputFile file, JsonPlace root) throws OverheadException {
		return new Jmh(file).read(root);
	}

	private Summary read(JsonPlace root) throws OverheadException {
		List<Row> rows = new ArrayList<>();
		for (JsonPlace benchmark : root.elements()) {
			rows.add(row(benchmark));
		}
		warnings.addFirst(ImportWarning.note(ImportWarning.Kind.INTERVAL_OVER_CALLS, file.simpleName()
				+ ": JMH's score error is a 99.9 % interval over all "
				+ "iterations as if they were independent. It is not used; Sonde computes the interval over the means of the forks."));
		if (forks < 2) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.ONE_JVM, file.simpleName()
					+ ": one fork per benchmark, so the figures do not show how much JVMs differ. Run "
					+ "JMH with -f 5 or more."));
		}
		return new Summary(ImportFormat.JMH_JSON, Optional.empty(), List.of(new Experiment("JMH", Optional.empty(),
				Conditions.NONE, rows)),
				List.of(new Fact("Benchmarks", Integer.toString(rows.size()), "the file")), warnings);
	}

	private Row row(JsonPlace benchmark) throws OverheadException {
		JsonPlace metric = benchmark.get("primaryMetric");
		String unitName = metric.get("scoreUnit").text();
		Scale scale = Scale.OF.get(unitName);
		if (scale == null) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, metric.pointer() + "/scoreUnit", "the unit "
					+ Cell.shortened(unitName)
					+ " is none of " + String.join(", ", new TreeMap<>(Scale.OF).keySet()));
		}
		String[] names = benchmark.get("benchmark").text().split("\\.");
		StringBuilder label = new StringBuilder(names.length > 1 ? names[names.length - 2] + "." : "")
				.append(names[names.length - 1]);
		List<Parameter> parameters = new ArrayList<>();
		Optional<JsonPlace> given = benchmark.find("params");
		if (given.isPresent()) {
			for (String name : given.get().names()) {
				String value = given.get().get(name).text();
				parameters.add(Parameter.text(name, value.isBlank() ? "(empty)" : value));
				label.append(", ").append(name).append(' ').append(value);
			}
		}
		String mode = benchmark.optionalText("mode").orElse("");
		parameters.add(Parameter.text("mode", mode.isBlank() ? "not stated" : mode));
		int threads = threads(benchmark);
		// Threads share a throughput, and each takes its time.
		Scale ofOneThread = scale.unit().isRate() && threads > 1
				? new Scale(scale.unit(), scale.factor().divide(BigDecimal.valueOf(threads), DIGITS)) : scale;
		List<ForkFigures> figures = forks(metric, ofOneThread, threads);
		forks = Math.max(forks, figures.size());
		// One benchmark may be run in several modes.
		String wanted = Cell.slug(label.toString(), "benchmark");
		String key = StatisticTable.uniqueKey(wanted, keys);
		if (!key.equals(wanted)) {
			label.append(" (").append(mode).append(')');
		}
		if (ofOneThread != scale) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.SUMMED_OVER_THREADS,
					file.simpleName() + ": the throughput of " + label + " is that of " + threads
							+ " threads together. Sonde uses that of one thread, the score ÷ " + threads + "."));
		}
		QuantityKind kind = scale.unit().isRate() ? QuantityKind.THROUGHPUT : QuantityKind.RESPONSE_TIME;
		Map<Statistic, BigDecimal> score = figures.isEmpty() ? Map.of(Statistic.MEAN, ofOneThread.of(number(metric.get("score"))))
				: Map.of();
		return new Row(key, key, label.toString(), OptionalInt.empty(), List.of(new Figures(kind, Optional.of(scale.unit()),
				score)), figures,
				conditions(benchmark, figures.size()), parameters, List.of());
	}

	private static int threads(JsonPlace benchmark) throws OverheadException {
		return benchmark.has("threads") ? Math.max(1, benchmark.get("threads").integer()) : 1;
	}

	private List<ForkFigures> forks(JsonPlace metric, Scale scale, int threads) throws OverheadException {
		List<ForkFigures> forks = new ArrayList<>();
		if (metric.find("rawDataHistogram").isPresent()) {
			for (JsonPlace fork : metric.get("rawDataHistogram").elements()) {
				forks.add(sampled(fork, forks.size() + 1, threads, scale));
			}
		} else if (metric.find("rawData").isPresent()) {
			for (JsonPlace fork : metric.get("rawData").elements()) {
				BigDecimal sum = BigDecimal.ZERO;
				List<JsonPlace> iterations = fork.elements();
				for (JsonPlace iteration : iterations) {
					sum = sum.add(scale.of(number(iteration)));
				}
				if (!iterations.isEmpty()) {
					BigDecimal mean = sum.divide(BigDecimal.valueOf(iterations.size()), DIGITS);
					forks.add(new ForkFigures(forks.size() + 1, threads, Map.of(Statistic.MEAN, mean), Optional.empty()));
				}
			}
		}
		return forks;
	}

	/** A fork of mode sample: a list of pairs of value and count for each iteration. */
	private ForkFigures sampled(JsonPlace fork, int number, int threads, Scale scale) throws OverheadException {
		TreeMap<BigDecimal, Long> counts = new TreeMap<>();
		Histogram histogram = new Histogram(Distribution.DIGITS);
		BigDecimal nanos = BigDecimal.valueOf((long) scale.unit().factor());
		for (JsonPlace iteration : fork.elements()) {
			for (JsonPlace pair : iteration.elements()) {
				List<JsonPlace> both = pair.elements();
				if (both.size() != 2) {
					throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, pair.pointer(),
							"expected a value and its count");
				}
				BigDecimal value = scale.of(number(both.get(0)));
				long count = both.get(1).longInteger();
				long inNanos = value.multiply(nanos).min(BigDecimal.valueOf(MAX_NANOS)).longValue();
				if (count < 1) {
					throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, pair.pointer(),
							"a count is at least 1, found " + count);
				}
				counts.merge(value, count, Long::sum);
				histogram.recordValueWithCount(inNanos, count);
			}
		}
		if (counts.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "fork " + number + " has no samples");
		}
		return new ForkFigures(number, threads, statistics(counts), Optional.of(Distribution.of(histogram)));
	}

	private static Map<Statistic, BigDecimal> statistics(TreeMap<BigDecimal, Long> counts) {
		long total = counts.values().stream().mapToLong(Long::longValue).sum();
		BigDecimal sum = BigDecimal.ZERO;
		for (Map.Entry<BigDecimal, Long> count : counts.entrySet()) {
			sum = sum.add(count.getKey().multiply(new BigDecimal(BigInteger.valueOf(count.getValue()))));
		}
		Map<Statistic, BigDecimal> statistics = new EnumMap<>(Statistic.class);
		statistics.put(Statistic.MEAN, sum.divide(BigDecimal.valueOf(total), DIGITS));
		statistics.put(Statistic.MIN, counts.firstKey());
		statistics.put(Statistic.Q1, atRank(counts, Math.ceilDiv(total, 4)));
		statistics.put(Statistic.MEDIAN, atRank(counts, Math.ceilDiv(total, 2)));
		statistics.put(Statistic.Q3, atRank(counts, Math.ceilDiv(3 * total, 4)));
		statistics.put(Statistic.MAX, counts.lastKey());
		return statistics;
	}

	/** The value that so many, counted from 1, do not exceed. */
	private static BigDecimal atRank(TreeMap<BigDecimal, Long> counts, long rank) {
		long seen = 0;
		for (Map.Entry<BigDecimal, Long> count : counts.entrySet()) {
			seen += count.getValue();
			if (seen >= rank) {
				return count.getKey();
			}
		}
		return counts.lastKey();
	}

	private BigDecimal number(JsonPlace place) throws OverheadException {
		// JMH writes what is not a number as text.
		BigDecimal number = place.isNumber() ? place.number() : Cell.read(place.text(), file, place.pointer())
						.orElseThrow(() -> new OverheadException(OverheadProblem.IMPORT_VALUE, file, place.pointer(),
								"the score is not a number"));
		if (number.signum() < 0) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place.pointer(), "a score cannot be negative, found "
					+ number);
		}
		return number;
	}

	private static Conditions conditions(JsonPlace benchmark, int forks) throws OverheadException {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		state(ConditionName.VIRTUAL_MACHINE, (benchmark.optionalText("vmName").orElse("") + " "
				+ benchmark.optionalText("vmVersion").orElse("")).strip(), conditions);
		if (benchmark.find("jvmArgs").isPresent()) {
			List<String> flags = new ArrayList<>();
			for (JsonPlace flag : benchmark.get("jvmArgs").elements()) {
				flags.add(flag.text());
			}
			state(ConditionName.JVM_FLAGS, String.join(" ", flags), conditions);
		}
		state(ConditionName.BENCHMARK, benchmark.optionalText("jmhVersion").map(version -> "JMH " + version).orElse(""),
				conditions);
		state(ConditionName.THREADS, Integer.toString(threads(benchmark)), conditions);
		for (String parameter : DEPTH_PARAMETERS) {
			Optional<JsonPlace> params = benchmark.find("params");
			Optional<String> depth = params.isEmpty() ? Optional.empty() : params.get().optionalText(parameter);
			state(ConditionName.RECURSION_DEPTH, depth.filter(text -> text.matches("[1-9]\\d{0,8}")).orElse(""), conditions);
		}
		state(ConditionName.JVMS, forks > 0 ? Integer.toString(forks) : "", conditions);
		return new Conditions(conditions);
	}

	private static void state(ConditionName name, String value, Map<ConditionName, Condition> conditions) {
		if (!value.isBlank()) {
			conditions.put(name, new Condition.Stated(value));
		}
	}
}
