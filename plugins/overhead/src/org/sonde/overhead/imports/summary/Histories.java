/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.ImportedHistory.Entry;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.results.Unit;

/** JSON files of figures over time. */
final class Histories {

	/** The format of a day in compile-results. */
	private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d-M-yyyy", Locale.ROOT);
	private static final Map<String, Unit> UNITS = new HashMap<>();

	static {
		List.of("ns", "ns/op", "nanoseconds").forEach(name -> UNITS.put(name, Unit.NANOSECONDS));
		List.of("us", "µs", "us/op", "microseconds").forEach(name -> UNITS.put(name, Unit.MICROSECONDS));
		List.of("ms", "ms/op", "milliseconds").forEach(name -> UNITS.put(name, Unit.MILLISECONDS));
		List.of("ops/s", "ops/sec").forEach(name -> UNITS.put(name, Unit.PER_SECOND));
		UNITS.put("ops/ms", Unit.THOUSAND_PER_SECOND);
	}

	private Histories() {
	}

	/** Whether the object is that of github-action-benchmark. */
	static boolean isBenchmarkData(JsonPlace root) throws OverheadException {
		return root.isObject() && root.find("entries").filter(JsonPlace::isObject).isPresent();
	}

	/** {@code dev/bench/data.js} of github-action-benchmark: suites, in each the commits, in each the figures. */
	static ImportedHistory benchmarkData(InputFile file, JsonPlace root) throws OverheadException {
		List<Entry> entries = new ArrayList<>();
		Set<String> unknownUnits = new TreeSet<>();
		JsonPlace suites = root.get("entries");
		for (String suite : suites.names()) {
			for (JsonPlace run : suites.get(suite).elements()) {
				Instant time = Instant.ofEpochMilli(run.get("date").longInteger());
				Optional<JsonPlace> commit = run.find("commit");
				Optional<String> revision = commit.isEmpty() ? Optional.empty() : commit.get().optionalText("id");
				for (JsonPlace bench : run.get("benches").elements()) {
					String unitName = bench.get("unit").text().strip();
					Unit unit = UNITS.get(unitName);
					Optional<BigDecimal> value = number(bench.get("value"), file);
					if (unit == null) {
						unknownUnits.add(unitName);
					} else if (value.isPresent()) {
						entries.add(new Entry(suite, bench.get("name").text(), Optional.of(unit), time, revision, value.get(),
								range(bench, file)));
					}
				}
			}
		}
		List<ImportWarning> warnings = new ArrayList<>();
		if (!unknownUnits.isEmpty()) {
			warnings.add(
					ImportWarning.note(ImportWarning.Kind.NO_FIGURES, file.simpleName() + ": figures in " + String.join(", ", unknownUnits)
							+ " are left out: neither a duration nor a throughput."));
		}
		return checked(new ImportedHistory(ImportFormat.BENCHMARK_DATA, entries, warnings), file);
	}

	private static ImportedHistory checked(ImportedHistory table, InputFile file) throws OverheadException {
		if (table.entries().isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "there is no figure in it");
		}
		List<ImportWarning> warnings = new ArrayList<>(table.warnings());
		long halved = table.entries().stream().filter(Entry::looksHalved).count();
		if (halved > 0) {
			warnings.add(new ImportWarning(ImportWarning.Kind.HALVED_VALUES, file.simpleName() + ": " + halved + " of "
					+ table.entries().size()
					+ " figures are half of "
					+ "what was measured: since 2025-09-18, MooBench's script adds a zero to the average of every loop. Date and deviation fit. The repair "
					+ "computes mean 2·v and deviation √(2·(r² − v²)) from value v and range r.",
					Optional.of(Repair.HALVED_VALUES), false));
		}
		int mislabelled = table.mislabelled().size();
		if (mislabelled > 0) {
			warnings.add(new ImportWarning(ImportWarning.Kind.WRONG_UNIT, file.simpleName() + ": wrong unit of "
					+ Counted.of(mislabelled, "figure") + ", labelled microseconds but as large as the other figures in nanoseconds. "
					+ "On 2024-05-08, MooBench's script wrote the wrong unit. Such figures are left out; the repair corrects the unit to nanoseconds.",
					Optional.of(Repair.WRONG_UNIT), false));
		}
		return new ImportedHistory(table.format(), table.entries(), warnings);
	}

	/** A number, or a text such as {@code ± 3.2}; MooBench puts the standard deviation between loops there. */
	private static Optional<BigDecimal> range(JsonPlace bench, InputFile file) throws OverheadException {
		Optional<JsonPlace> range = bench.find("range");
		return range.isEmpty() ? Optional.empty() : number(range.get(), file);
	}

	private static Optional<BigDecimal> number(JsonPlace place, InputFile file) throws OverheadException {
		String text = place.isNumber() ? place.number().toPlainString() : place.text().replace("±", "").replace("+/-", "");
		return Cell.read(text, file, place.pointer());
	}

	/** Whether the object is that of compile-results. */
	static boolean isPartial(JsonPlace root) throws OverheadException {
		if (!root.isObject() || root.find("results").filter(JsonPlace::isArray).isEmpty()) {
			return false;
		}
		List<JsonPlace> results = root.get("results").elements();
		return !results.isEmpty() && results.getFirst().isObject() && results.getFirst().has("time");
	}

	/** {@code <kind>-partial.json} of compile-results: a day an object, with the means of all configurations. */
	static ImportedHistory partial(InputFile file, JsonPlace root) throws OverheadException {
		String suite = file.simpleName().replaceFirst("(-partial)?\\.json$", "");
		List<Entry> entries = new ArrayList<>();
		for (JsonPlace day : root.get("results").elements()) {
			Instant time = day(day.get("time").text(), file, day.pointer());
			for (String label : day.names()) {
				if (!label.equals("time") && day.find(label).isPresent()) {
					number(day.get(label), file).ifPresent(value -> entries.add(
							new Entry(suite, label, Optional.empty(), time, Optional.empty(), value, Optional.empty())));
				}
			}
		}
		return checked(new ImportedHistory(ImportFormat.PARTIAL_JSON, entries, List.of(RScriptWarnings.oneJvm("last", file.simpleName()))),
				file);
	}

	private static Instant day(String text, InputFile file, String place) throws OverheadException {
		try {
			return LocalDate.parse(text, DAY).atStartOfDay(ZoneOffset.UTC).toInstant();
		} catch (DateTimeException e) {
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, file, place,
					"a time looks like 31-12-2024, found \""
							+ Cell.shortened(text) + "\"");
		}
	}
}
