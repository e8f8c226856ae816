/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.sonde.common.digits.Digits;
import org.sonde.common.files.AtomicFile;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.Curves;
import org.sonde.report.results.PortionBar;

/**
 * The figures of the papers drawn from result sets, as one HTML file that loads nothing: response times made up of T, I, C and W; response
 * times by depth, method time and threads; the course of forks; and the table of all that is drawn.
 */
public final class FiguresPage {

	private static final double TRACES_PER_THOUSAND = 1000;
	private static final double NANOS_PER_MICRO = 1000;
	/** More courses in one chart could not be distinguished. */
	private static final int MOST_COURSES = 6;

	/**
	 * A chart for the script: {@code stack}, {@code curves}. Texts are ready.
	 *
	 * @param measured of each bar that is longer than what was measured, what was; else null
	 */
	record Chart(String id, String type, String title, String description, String xName, String yName, List<String> names,
			List<Series> series,
			List<Double> measured) {
	}

	/** @param points a bar's parts in the order of the names, or points of a curve */
	record Series(String name, List<Spot> points) {
	}

	/**
	 * @param x null for a part of a bar
	 * @param y null where a bar has no such part
	 * @param low the interval's lower end; null without one
	 * @param label the text for it
	 */
	record Spot(Double x, Double y, Double low, Double high, String label) {
	}

	record Row(String set, String run, String phase, String responseTime, String median, String forks) {
	}

	record Named(String id, String title, String source, List<String> conditions, List<String> notes) {
	}

	record Page(String title, List<Named> sets, List<Chart> charts, List<Row> rows) {
	}

	private FiguresPage() {
	}

	/** The whole file as text. */
	public static String render(List<ResultSet> sets) {
		List<Chart> charts = new ArrayList<>();
		for (ResultSet set : sets) {
			addPortions(set, charts);
			for (Curves curves : Curves.of(set)) {
				addCurves(curves, charts);
			}
			addCourses(set, charts);
		}
		List<Row> rows = sets.stream().flatMap(set -> set.configurations().stream().map(run -> row(set, run))).toList();
		String title = sets.stream().map(ResultSet::title).distinct().collect(Collectors.joining(" · "));
		return HtmlReport.page("figures", title, new Page(title, sets.stream().map(FiguresPage::named).toList(), charts, rows), charts);
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(List<ResultSet> sets, Path file) throws IOException {
		AtomicFile.write(file, render(sets).getBytes(StandardCharsets.UTF_8));
	}

	private static Named named(ResultSet set) {
		List<String> conditions = new ArrayList<>();
		for (ConditionName name : ConditionName.values()) {
			set.conditions().find(name).ifPresent(condition -> conditions.add(name.label() + ": " + condition.value()
					+ (condition instanceof Condition.Assumed ? " (assumed)" : "")));
		}
		return new Named(set.id(), set.title(), set.source().citation() + "; " + set.source().place(), conditions, set.source().notes());
	}

	private static Row row(ResultSet set, Configuration run) {
		return new Row(set.id(), run.label(), run.phase().keyword(), ResponseTime.of(run).map(FiguresPage::inMicros).orElse("unknown"),
				run.measurements().stream().flatMap(measurement -> measurement.find(Statistic.MEDIAN).stream()
						.map(value -> median(value, measurement.unit()))).findFirst().orElse(""),
				run.forks().isEmpty() ? "" : Integer.toString(run.forks().size()));
	}

	/** Times in µs, as beside it; a throughput as printed. */
	private static String median(BigDecimal value, Unit unit) {
		return unit.isRate() ? value.toPlainString() + " " + unit.keyword()
				: Digits.value(value.doubleValue() * unit.factor() / NANOS_PER_MICRO) + " µs";
	}

	private static String inMicros(ResponseTime time) {
		Interval micros = time.nanos().times(1 / NANOS_PER_MICRO).clampedAtZero();
		return time.hasInterval() ? IntervalText.of(micros, "µs") : IntervalText.value(micros) + " µs, no interval";
	}

	private static void addLines(List<Chart> charts, String title, String description, String xName, List<Series> series) {
		charts.add(new Chart("chart-" + charts.size(), "curves", title, description, xName, "Response time of a trace [µs]", List.of(),
				series, List.of()));
	}

	/** A bar for each writer; a chart for each clock and load, since bars of different loads are not to be compared. */
	private static void addPortions(ResultSet set, List<Chart> charts) {
		Map<String, List<PortionBar>> byLoad = new LinkedHashMap<>();
		for (PortionBar bar : PortionBar.of(set)) {
			byLoad.computeIfAbsent(load(bar.run()), any -> new ArrayList<>()).add(bar);
		}
		byLoad.forEach((load, bars) -> {
			List<String> names = names(set, bars);
			String words = IntStream.range(0, bars.size()).mapToObj(i -> names.get(i) + ": " + words(bars.get(i)))
					.collect(Collectors.joining("; "));
			charts.add(new Chart("chart-" + charts.size(), "stack",
					"Portions of the response time, " + set.title() + (load.isEmpty() ? "" : ", " + load),
					words, "Response time of a trace [µs]", "", names, series(bars), bars.stream().map(bar -> bar.exceedsMeasured()
							? bar.measuredNanos() / NANOS_PER_MICRO : null).toList()));
		});
	}

	/** A series for each letter, in the order in which the papers stack them, with a spot for each bar. */
	private static List<Series> series(List<PortionBar> bars) {
		Map<Phase, String> letters = new EnumMap<>(Phase.class);
		bars.forEach(bar -> bar.parts().forEach(part -> letters.put(part.run().phase(), part.letter())));
		return letters.entrySet().stream().map(letter -> new Series(letter.getValue(), bars.stream()
				.map(bar -> spot(bar, bar.parts().stream().filter(part -> part.run().phase() == letter.getKey()).toList())).toList()))
				.toList();
	}

	/** @param parts of one letter: none where the bar has no such run, several where it has several */
	private static Spot spot(PortionBar bar, List<PortionBar.Part> parts) {
		if (parts.isEmpty()) {
			return new Spot(null, null, null, null, "");
		}
		PortionBar.Part last = parts.getLast();
		Interval micros = micros(last);
		return new Spot(null, parts.stream().mapToDouble(PortionBar.Part::nanos).sum() / NANOS_PER_MICRO,
				last.hasInterval() ? micros.low() : null,
				last.hasInterval() ? micros.high() : null,
				parts.stream().map(part -> part.run().label() + "\n" + adds(part) + "; response time "
						+ (part.hasInterval() ? IntervalText.of(micros(part), "µs") : IntervalText.value(micros(part)) + " µs"))
						.collect(Collectors.joining("\n")) + (bar.exceedsMeasured() ? "\n" + exceeds(bar) : ""));
	}

	private static Interval micros(PortionBar.Part part) {
		return part.responseTime().times(1 / NANOS_PER_MICRO).clampedAtZero();
	}

	private static String adds(PortionBar.Part part) {
		return part.letter() + " " + Digits.value(part.nanos() / NANOS_PER_MICRO) + " µs";
	}

	private static String words(PortionBar bar) {
		return bar.parts().stream().map(FiguresPage::adds).collect(Collectors.joining(", "))
				+ (bar.exceedsMeasured() ? " (" + exceeds(bar) + ")" : "");
	}

	private static String exceeds(PortionBar bar) {
		return "measured total, at the thick line: " + Digits.value(bar.measuredNanos() / NANOS_PER_MICRO)
				+ " µs; a run was faster than the one before it";
	}

	/** The writers; where two bars have the same one, the runs. */
	private static List<String> names(ResultSet set, List<PortionBar> bars) {
		List<String> writers = bars.stream().map(bar -> writer(set, bar.run())).toList();
		return IntStream.range(0, bars.size()).mapToObj(i -> Collections.frequency(writers, writers.get(i)) == 1 ? writers.get(i)
				: Curves.labelWithoutLoad(set, bars.get(i).run())).toList();
	}

	private static String writer(ResultSet set, Configuration run) {
		return set.conditionsOf(run).find(ConditionName.WRITER).map(Condition::value).filter(name -> run.phase()
				== Phase.WRITING).orElse(run.phase().keyword());
	}

	private static String load(Configuration run) {
		return List.of(ConditionName.CALL_SHAPE, ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS, ConditionName.CLOCK,
				ConditionName.THREADS).stream().filter(name -> run.conditions().find(name).isPresent())
				.map(name -> name.label() + " " + run.conditions().find(name).get().value()).collect(Collectors.joining(", "));
	}

	private static void addCurves(Curves curves, List<Chart> charts) {
		List<Series> series = curves.lines().stream().map(line -> new Series(line.name(), line.points().stream().map(point -> {
			Interval micros = point.responseTime().nanos().times(1 / NANOS_PER_MICRO).clampedAtZero();
			boolean known = point.responseTime().hasInterval();
			return new Spot(point.at(), micros.value(), known ? micros.low() : null, known ? micros.high() : null,
					line.name() + ", " + Digits.plain(point.at()) + ": " + inMicros(point.responseTime()));
		}).toList())).toList();
		String words = series.stream().flatMap(one -> one.points().stream()).map(Spot::label).collect(Collectors.joining("; "));
		addLines(charts, "Response time by " + Character.toLowerCase(curves.condition().label().charAt(0)) + curves.condition().label()
				.substring(1) + ", " + curves.set().title() + (curves.inWords().isEmpty() ? "" : ", " + curves.inWords()), words,
				curves.condition().label(), series);
	}

	/** The first forks of the last runs by the clock of elapsed time: bins over the whole run, warm-up included. */
	private static void addCourses(ResultSet set, List<Chart> charts) {
		for (PortionBar bar : PortionBar.of(set)) {
			List<Fork> forks = bar.run().forks().stream().filter(fork -> fork.series().isPresent()).limit(MOST_COURSES).toList();
			if (forks.isEmpty()) {
				continue;
			}
			List<Series> series = forks.stream().map(fork -> {
				List<Spot> spots = new ArrayList<>();
				List<Double> means = fork.series().get().meanNanos();
				long perBin = fork.series().get().callsPerBin();
				for (int i = 0; i < means.size(); i++) {
					spots.add(new Spot((i + 0.5) * perBin, means.get(i) / NANOS_PER_MICRO, null, null, ""));
				}
				return new Series("fork " + fork.number(), spots);
			}).toList();
			addLines(charts, "Forks over time, " + bar.run().label(),
					"Response times of " + forks.size() + " forks in the order of their calls.",
					"Calls of a thread", series);
			addThroughput(bar, forks, charts);
		}
	}

	/** Adds the throughput of the same forks in bins of one second, if it was kept. */
	private static void addThroughput(PortionBar bar, List<Fork> forks, List<Chart> charts) {
		List<Series> series = forks.stream().filter(fork -> !fork.callsPerSecond().isEmpty()).map(fork -> new Series(
				"fork " + fork.number(),
				IntStream.range(0, fork.callsPerSecond().size())
						.mapToObj(second -> new Spot(second + 0.5, fork.callsPerSecond().get(second) / TRACES_PER_THOUSAND, null, null, ""))
						.toList()))
				.toList();
		if (!series.isEmpty()) {
			charts.add(new Chart("chart-" + charts.size(), "curves", "Throughput of the forks, " + bar.run().label(),
					"Traces that ended in each second of "
							+ series.size() + " forks, warm-up included.",
					"Seconds", "Throughput [1000 traces / s]", List.of(), series, List.of()));
		}
	}
}
