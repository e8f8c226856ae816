/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.ImportedHistory.Entry;
import org.sonde.overhead.results.Unit;

/**
 * {@code results.csv} of OpenTelemetry's overhead tests: a row a night; for each metric a column for each agent. The header is written
 * once, so rows may have more agents than it names.
 */
final class OpenTelemetryOverheadCsv {

	private static final String TIMESTAMP = "timestamp,";
	/** The metrics that are durations. Averages and percentiles are those of k6, in ms; the collector's time is in ns. */
	private static final Map<String, Unit> DURATIONS = Map.of("startupDurationMs", Unit.MILLISECONDS, "iterationAvg", Unit.MILLISECONDS,
			"iterationP95", Unit.MILLISECONDS, "requestAvg", Unit.MILLISECONDS, "requestP95", Unit.MILLISECONDS,
			"runDurationMs", Unit.MILLISECONDS, "gcPauseMs", Unit.MILLISECONDS, "totalGCTime", Unit.NANOSECONDS);
	private static final String RUN_DURATION = "runDurationMs";
	/** A run is short below this share of the median: the program answered with errors. Machines differ by less. */
	private static final double SHORT = 1.0 / 3;

	private final InputFile file;
	private final List<String> agents = new ArrayList<>();
	private final List<String> metrics = new ArrayList<>();
	private final List<Entry> entries = new ArrayList<>();
	/** The longest run of the night, by its time. */
	private final Map<Instant, BigDecimal> runs = new TreeMap<>();
	/** Nights with more agents than the header names. */
	private final TreeSet<Instant> wide = new TreeSet<>();
	private int most;

	OpenTelemetryOverheadCsv(InputFile file) {
		this.file = file;
	}

	static boolean isOne(String text) {
		String heading = text.lines().findFirst().orElse("");
		return heading.startsWith(TIMESTAMP)
				&& List.of(heading.substring(TIMESTAMP.length()).split(",")).stream().allMatch(column -> column.matches("[^:,]+:[^:,]+"));
	}

	ImportedHistory read(String text) throws OverheadException {
		List<CsvTables.Line> lines = CsvTables.lines(file, text);
		heading(lines.getFirst());
		for (CsvTables.Line line : lines.subList(1, lines.size())) {
			night(line);
		}
		if (entries.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "there is no figure in it");
		}
		Set<Instant> shortRuns = shortRuns();
		return new ImportedHistory(ImportFormat.AGENT_NIGHTS, entries, warnings(shortRuns), shortRuns);
	}

	/** Columns of a metric stand side by side, in the same order of agents for each. */
	private void heading(CsvTables.Line line) throws OverheadException {
		for (String column : line.cells().subList(1, line.cells().size())) {
			String[] parts = column.split(":", 2);
			if (!agents.contains(parts[0])) {
				agents.add(parts[0]);
			}
			if (!metrics.contains(parts[1])) {
				metrics.add(parts[1]);
			}
		}
		most = agents.size();
		for (int i = 1; i < line.cells().size(); i++) {
			String expected = agents.get((i - 1) % agents.size()) + ":" + metrics.get((i - 1) / agents.size());
			if (!line.cells().get(i).equals(expected)) {
				throw wrong(line, "expected the column " + expected + ", found " + Cell.shortened(line.cells().get(i)));
			}
		}
	}

	private void night(CsvTables.Line line) throws OverheadException {
		int figures = line.cells().size() - 1;
		int count = figures / metrics.size();
		if (figures % metrics.size() != 0 || count < agents.size()) {
			throw wrong(line, "expected a time and the " + metrics.size() + " metrics of " + agents.size() + " agents or more, found "
					+ Counted.of(line.cells().size(), "cell"));
		}
		Instant time = time(line);
		if (count > agents.size()) {
			wide.add(time);
			most = Math.max(most, count);
		}
		for (int metric = 0; metric < metrics.size(); metric++) {
			Unit unit = DURATIONS.get(metrics.get(metric));
			for (int agent = 0; unit != null && agent < count; agent++) {
				add(time, metrics.get(metric), agent, unit, Cell.read(line.cells().get(1 + metric * count + agent), file, line.place()));
			}
		}
	}

	private void add(Instant time, String metric, int agent, Unit unit, Optional<BigDecimal> value) {
		value.ifPresent(figure -> {
			entries.add(new Entry(metric, name(agent), Optional.of(unit), time, Optional.empty(), figure, Optional.empty()));
			if (metric.equals(RUN_DURATION)) {
				runs.merge(time, figure, BigDecimal::max);
			}
		});
	}

	private String name(int agent) {
		return agent < agents.size() ? agents.get(agent) : "agent " + (agent + 1);
	}

	private Instant time(CsvTables.Line line) throws OverheadException {
		String text = line.cells().getFirst().strip();
		try {
			return Instant.ofEpochSecond(Long.parseLong(text));
		} catch (NumberFormatException | DateTimeException e) {
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, file, line.place(),
					"a time is in seconds since 1970, found \"" + Cell.shortened(text) + "\"");
		}
	}

	private OverheadException wrong(CsvTables.Line line, String what) {
		return new OverheadException(OverheadProblem.IMPORT_VALUE, file, line.place(), what);
	}

	private Set<Instant> shortRuns() {
		List<BigDecimal> ascending = runs.values().stream().sorted().toList();
		if (ascending.isEmpty()) {
			return Set.of();
		}
		double least = SHORT * ascending.get(ascending.size() / 2).doubleValue();
		Set<Instant> found = new TreeSet<>();
		runs.forEach((time, duration) -> {
			if (duration.doubleValue() < least) {
				found.add(time);
			}
		});
		return found;
	}

	private List<ImportWarning> warnings(Set<Instant> shortRuns) {
		List<ImportWarning> warnings = new ArrayList<>();
		if (!wide.isEmpty()) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.UNNAMED_CONFIGURATIONS, file.simpleName() + ": the header names "
					+ String.join(", ", agents) + ". " + Counted.of(wide.size(), "row") + ", the first of " + day(wide.first()) + ", "
					+ (wide.size() == 1 ? "has " : "have ") + most + " agents. Those without a name are called \"" + name(agents.size())
					+ "\" and so on."));
		}
		if (!shortRuns.isEmpty()) {
			Instant first = shortRuns.iterator().next();
			warnings.add(new ImportWarning(ImportWarning.Kind.SHORT_RUNS, file.simpleName() + ": " + Counted.of(shortRuns.size(), "run")
					+ " ended in less than a third of the usual time, the first on " + day(first)
					+ ". The program probably answered with errors, so its times say nothing about agents. "
					+ "The repair leaves these runs out.",
					Optional.of(Repair.LEAVE_OUT_SHORT_RUNS), false));
		}
		List<String> others = metrics.stream().filter(metric -> !DURATIONS.containsKey(metric)).toList();
		if (!others.isEmpty()) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES, file.simpleName() + ": " + String.join(", ", others)
					+ " are left out: neither a duration nor a throughput."));
		}
		return warnings;
	}

	private static String day(Instant time) {
		return time.toString().substring(0, 10);
	}
}
