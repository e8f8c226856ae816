/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

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
import java.util.Set;
import java.util.stream.IntStream;

import org.HdrHistogram.Histogram;
import org.sonde.overhead.OverheadException;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is written is read again as the same set, to the last digit and character. */
class ResultSetRoundTripTest {

	@Property(tries = 300)
	void readingWhatWasWrittenGivesTheSameSet(@ForAll("resultSets") ResultSet set) throws OverheadException {
		String json = ResultSetWriter.toJson(set);
		ResultSetReader.Result result = ResultSetReader.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)),
				"x");
		assertThat(result.resultSet()).isEqualTo(set);
		assertThat(result.warnings()).isEmpty();
		assertThat(ResultSetWriter.toJson(result.resultSet())).isEqualTo(json);
	}

	@Provide
	Arbitrary<ResultSet> resultSets() {
		return Combinators.combine(texts(), texts().map(String::strip).set().ofMaxSize(3), sources(), series().optional(),
				maintainabilities().optional(), conditions(),
				chains())
				.as((title, tags, source, series, maintainability, conditions, chain) -> new ResultSet("some.set-1", title, tags, source,
				series,
						maintainability, conditions, chain));
	}

	private static Arbitrary<String> texts() {
		return Arbitraries.of("a", "µ", "\"", "\\", "\n", "±", "\uD83D\uDE00", "/", "\u0007", " ").list().ofMaxSize(8)
				.map(parts -> "t" + String.join("", parts));
	}

	private static Arbitrary<BigDecimal> numbers() {
		return Combinators.combine(Arbitraries.longs().between(1, 999_999_999), Arbitraries.integers().between(0, 12))
				.as(BigDecimal::valueOf);
	}

	private static Arbitrary<Source> sources() {
		return Combinators.combine(texts(), Arbitraries.integers().between(1950, 2100), texts().optional(), texts(), texts()
				.list().ofMaxSize(3))
				.as(Source::new);
	}

	private static Arbitrary<Series> series() {
		return Combinators.combine(texts(), Arbitraries.integers().between(1, 99)).as((step, position) -> new Series("s", step,
				position));
	}

	private static Arbitrary<Maintainability> maintainabilities() {
		return Combinators.combine(texts(), Arbitraries.of("adopted", "rejected").optional(), texts().optional(), numbers()
				.optional(),
				numbers().optional(), numbers().optional(), texts().optional()).as(Maintainability::new);
	}

	private static Arbitrary<Conditions> conditions() {
		return Arbitraries.maps(Arbitraries.of(ConditionName.class), Arbitraries.integers().between(0, 99)).ofMaxSize(6)
				.map(seeds -> {
			Map<ConditionName, Condition> values = new EnumMap<>(ConditionName.class);
			seeds.forEach((name, seed) -> {
				String value = switch (name) {
					case PROBE_KIND -> ProbeKind.OPERATION_EVENTS.keyword();
					case CALL_SHAPE -> CallShape.SIBLINGS.keyword();
					case CLOCK -> Clock.THREAD_CPU.keyword();
					case MEASURED_AT -> Instant.ofEpochSecond(1_700_000_000L + seed).toString();
					default -> seed + (name.isNumber() ? "" : "\n±");
				};
				values.put(name, seed % 2 == 0 ? new Condition.Stated(value) : new Condition.Assumed(value, "because"));
			});
			return new Conditions(values);
		});
	}

	private static Arbitrary<Measurement> measurements(QuantityKind kind) {
		Unit unit = kind == QuantityKind.THROUGHPUT ? Unit.PER_SECOND : Unit.MILLISECONDS;
		return Combinators.combine(numbers().list().ofSize(5).map(list -> list.stream().sorted().toList()), numbers(),
				Arbitraries.of(Scope.class),
				Arbitraries.of(Precision.class), texts().optional()).as((ordered, half, scope, precision, place) -> {
					Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
					values.put(Statistic.MIN, ordered.get(0));
					values.put(Statistic.Q1, ordered.get(1));
					values.put(Statistic.MEDIAN, ordered.get(2));
					values.put(Statistic.MEAN, ordered.get(3));
					values.put(Statistic.CI95_HALF_WIDTH, half);
					values.put(Statistic.MAX, ordered.get(4));
					return new Measurement(kind, unit, scope, precision, values, place, Optional.of(SamplingUnit.FORKS));
				});
	}

	private static Arbitrary<List<Fork>> forks() {
		Arbitrary<Set<ForkFlag>> flags = Arbitraries.of(ForkFlag.class).set();
		Arbitrary<List<Double>> nanos = Arbitraries.doubles().between(0, 1e12).ofScale(6).list().ofMinSize(1).ofMaxSize(9);
		return Combinators.combine(Arbitraries.integers().between(1, 64), Arbitraries.of(WarmUpRule.class), flags, nanos,
				Arbitraries.integers().between(0, 15)).as((threads, rule, flagged, times, parts) -> {
					double[] ordered = times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
					Map<Statistic, Double> statistics = Map.of(Statistic.MIN, ordered[0], Statistic.MEAN, ordered[ordered.length / 2],
							Statistic.MAX, ordered[ordered.length - 1]);
					Histogram histogram = new Histogram(Distribution.DIGITS);
					times.forEach(time -> histogram.recordValue(time.longValue()));
					return new Fork(1, threads, 1_000_000_000_000L, new WarmUp(7, rule), statistics,
							part(parts, 1, Distribution.of(histogram)), part(parts, 2, new TimeSeries(threads, times)), flagged,
							part(parts, 4, new RawFile("raw-1-10-2.csv.gz", 17, "0123456789abcdef".repeat(4))),
							(parts & 8) == 0 ? List.of() : List.of(1_000_000L, 0L, (long) threads));
				}).list().ofMaxSize(3).map(forks -> IntStream.range(0, forks.size())
						.mapToObj(index -> forks.get(index).numbered(2 * index + 1)).toList());
	}

	private static <T> Optional<T> part(int parts, int bit, T part) {
		return (parts & bit) == 0 ? Optional.empty() : Optional.of(part);
	}

	/** A chain of runs, each with the one before it as predecessor. */
	private static Arbitrary<List<Configuration>> chains() {
		Arbitrary<List<Parameter>> parameters = Arbitraries.of(List.of(), List.of(Parameter.number("n", new BigDecimal("1.50"))),
				List.of(Parameter.text("p", "±"), Parameter.number("m", new BigDecimal("-3"))));
		return Combinators.combine(texts(), parameters, conditions(), measurements(QuantityKind.THROUGHPUT).optional(),
				measurements(QuantityKind.RESPONSE_TIME).optional(), forks()).as(Run::new).list().ofMinSize(1).ofMaxSize(4).map(runs -> {
					List<Configuration> chain = new ArrayList<>();
					for (int i = 0; i < runs.size(); i++) {
						Run run = runs.get(i);
						List<Measurement> measured = new ArrayList<>();
						run.throughput().ifPresent(measured::add);
						run.time().ifPresent(measured::add);
						chain.add(new Configuration("run-" + i, run.label(), i == 0 ? Phase.NONE : Phase.OTHER,
								i == 0 ? Optional.empty() : Optional.of("run-" + (i - 1)), run.conditions(), run.parameters(),
								measured, run.forks()));
					}
					return chain;
				});
	}

	private record Run(String label, List<Parameter> parameters, Conditions conditions, Optional<Measurement> throughput,
			Optional<Measurement> time, List<Fork> forks) {
	}
}
