/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Maintainability;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Series;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** What is written is read again as the same set, to the last digit and character. */
class ResultSetRoundTripTest {

	@Test
	void readingWhatWasWrittenGivesTheSameSet() {
		Seeded.tries(300, in -> {
			ResultSet set = resultSet(in);
			String json = ResultSetWriter.toJson(set);
			ResultSetDocument result = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)),
					"x");
			assertThat(result.resultSet()).isEqualTo(set);
			assertThat(result.warnings()).isEmpty();
			assertThat(ResultSetWriter.toJson(result.resultSet())).isEqualTo(json);
		});
	}

	private static ResultSet resultSet(RandomInput in) {
		return new ResultSet("some.set-1", text(in), in.set(0, 3, () -> text(in).strip()), source(in), in.optional(0.75, () -> series(in)),
				in.optional(0.75, () -> maintainability(in)), conditions(in), chains(in));
	}

	private static String text(RandomInput in) {
		return "t" + String.join("", in.list(0, 8, () -> in.oneOf("a", "µ", "\"", "\\", "\n", "±", "\uD83D\uDE00", "/", "\u0007", " ")));
	}

	private static BigDecimal number(RandomInput in) {
		return BigDecimal.valueOf(in.between(1L, 999_999_999L), in.between(0, 12));
	}

	private static Source source(RandomInput in) {
		return new Source(text(in), in.between(1950, 2100), maybeText(in), text(in), in.list(0, 3, () -> text(in)));
	}

	private static Optional<String> maybeText(RandomInput in) {
		return in.optional(0.75, () -> text(in));
	}

	private static Series series(RandomInput in) {
		return new Series("s", text(in), in.between(1, 99));
	}

	private static Maintainability maintainability(RandomInput in) {
		return new Maintainability(text(in), in.optional(0.75, () -> in.oneOf("adopted", "rejected")), maybeText(in),
				in.optional(0.75, () -> number(in)), in.optional(0.75, () -> number(in)), in.optional(0.75, () -> number(in)),
				maybeText(in));
	}

	private static Conditions conditions(RandomInput in) {
		Map<ConditionName, Condition> values = new EnumMap<>(ConditionName.class);
		in.set(0, 6, () -> in.oneOf(ConditionName.values())).forEach(name -> {
			int seed = in.between(0, 99);
			String value = switch (name) {
				case PROBE_KIND -> ProbeKind.OPERATION_EVENTS.keyword();
				case CALL_SHAPE -> CallShape.SIBLINGS.keyword();
				case CLOCK -> Clock.THREAD_CPU.keyword();
				case MEASURED_AT -> Instant.ofEpochSecond(1_700_000_000L + seed).toString();
				case RECURSION_DEPTH, THREADS, JVMS -> Integer.toString(seed + 1);
				default -> seed + (name.isNumber() ? "" : "\n±");
			};
			values.put(name, seed % 2 == 0 ? new Condition.Stated(value) : new Condition.Assumed(value, "because"));
		});
		return new Conditions(values);
	}

	private static Measurement measurement(RandomInput in, QuantityKind kind) {
		List<BigDecimal> ordered = Stream.generate(() -> number(in)).limit(5).sorted().toList();
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		values.put(Statistic.MIN, ordered.get(0));
		values.put(Statistic.Q1, ordered.get(1));
		values.put(Statistic.MEDIAN, ordered.get(2));
		values.put(Statistic.MEAN, ordered.get(3));
		values.put(Statistic.CI95_HALF_WIDTH, number(in));
		values.put(Statistic.MAX, ordered.get(4));
		return new Measurement(kind, kind == QuantityKind.THROUGHPUT ? Unit.PER_SECOND : Unit.MILLISECONDS, in.oneOf(Scope.values()),
				in.oneOf(Precision.values()), values, maybeText(in), Optional.of(SamplingUnit.FORKS));
	}

	private static List<Fork> forks(RandomInput in) {
		int forks = in.between(0, 3);
		return IntStream.range(0, forks).mapToObj(index -> fork(in).numbered(2 * index + 1)).toList();
	}

	private static Fork fork(RandomInput in) {
		int threads = in.between(1, 64);
		int parts = in.between(0, 15);
		List<Double> times = in.list(1, 9, () -> Math.round(in.between(0.0, 1e12)) / 8.0);
		double[] ordered = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
		Map<Statistic, Double> statistics = Map.of(Statistic.MIN, ordered[0], Statistic.MEAN, ordered[ordered.length / 2],
				Statistic.MAX, ordered[ordered.length - 1]);
		Histogram histogram = new Histogram(Distribution.DIGITS);
		times.forEach(time -> histogram.recordValue(time.longValue()));
		return new Fork(1, threads, 1_000_000_000_000L, new WarmUp(7, in.oneOf(WarmUpRule.values())), statistics,
				part(parts, 1, Distribution.of(histogram)), part(parts, 2, new TimeSeries(threads, times)),
				in.set(0, ForkFlag.values().length, () -> in.oneOf(ForkFlag.values())),
				part(parts, 4, new RawFile("raw-1-10-2.csv.gz", 17, "0123456789abcdef".repeat(4))),
				(parts & 8) == 0 ? List.of() : List.of(1_000_000L, 0L, (long) threads));
	}

	private static <T> Optional<T> part(int parts, int bit, T part) {
		return (parts & bit) == 0 ? Optional.empty() : Optional.of(part);
	}

	/** A chain of runs, each with the one before it as predecessor. */
	private static List<Configuration> chains(RandomInput in) {
		List<List<Parameter>> parameters = List.of(List.of(), List.of(Parameter.number("n", new BigDecimal("1.50"))),
				List.of(Parameter.text("p", "±"), Parameter.number("m", new BigDecimal("-3"))));
		int runs = in.between(1, 4);
		List<Configuration> chain = new ArrayList<>();
		for (int i = 0; i < runs; i++) {
			List<Measurement> measured = new ArrayList<>();
			in.optional(0.75, () -> measurement(in, QuantityKind.THROUGHPUT)).ifPresent(measured::add);
			in.optional(0.75, () -> measurement(in, QuantityKind.RESPONSE_TIME)).ifPresent(measured::add);
			chain.add(new Configuration("run-" + i, text(in), i == 0 ? Phase.NONE : Phase.OTHER,
					i == 0 ? Optional.empty() : Optional.of("run-" + (i - 1)), conditions(in), in.oneOf(parameters), measured, forks(in)));
		}
		return chain;
	}
}
