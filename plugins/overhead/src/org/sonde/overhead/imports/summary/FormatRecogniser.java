/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.json.JsonTree;

/** Finds out by its content what a file of summaries is, and reads it. */
public final class FormatRecogniser {

	private static final String BENCHMARK_DATA = "window.BENCHMARK_DATA";
	private static final int BEGINNING = 4096;

	/** The result of recognising a file. */
	public sealed interface Recognised {

		record OfSummary(Summary summary) implements Recognised {
		}

		record OfHistory(ImportedHistory table) implements Recognised {
		}

		record OfConfiguration(ConfigurationText configuration) implements Recognised {
		}

		/** @param why in words, after "not recognised: " */
		record Nothing(String why) implements Recognised {
		}
	}

	private FormatRecogniser() {
	}

	/** @throws OverheadException if the file is of a known format but malformed, or cannot be read */
	public static Recognised recognise(InputFile file) throws OverheadException {
		byte[] beginning = file.beginning(BEGINNING);
		if (beginning.length == 0) {
			return new Recognised.Nothing("the file is empty");
		}
		if (new String(beginning, StandardCharsets.ISO_8859_1).indexOf('\0') >= 0) {
			return new Recognised.Nothing("it is not text");
		}
		String text = file.text();
		if (text.isBlank()) {
			return new Recognised.Nothing("the file is empty");
		}
		String start = text.stripLeading();
		if (start.startsWith(BENCHMARK_DATA) || start.startsWith("{") || start.startsWith("[")) {
			return json(file, text, start);
		}
		Optional<ConfigurationText> configuration = ConfigurationText.read(text);
		if (configuration.isPresent()) {
			return new Recognised.OfConfiguration(configuration.get());
		}
		if (OpenTelemetryOverheadCsv.isOne(start)) {
			return new Recognised.OfHistory(new OpenTelemetryOverheadCsv(file).read(text));
		}
		return summary(file, text).<Recognised>map(Recognised.OfSummary::new).orElseGet(() -> new Recognised.Nothing(
				"its beginning does not fit a known format, \"" + Cell.shortened(start.lines().findFirst().orElse("").strip())
						+ "\""));
	}

	private static Optional<Summary> summary(InputFile file, String text) throws OverheadException {
		Optional<Summary> found = ResultsText.read(file, text);
		if (found.isEmpty()) {
			found = RConsole.read(file, text);
		}
		if (found.isEmpty()) {
			found = HtmlTable.read(file, text);
		}
		if (found.isEmpty()) {
			found = ResultsYaml.read(file, text);
		}
		if (found.isEmpty()) {
			found = CsvTables.read(file, text);
		}
		return found.isEmpty() ? ResultsCsv.read(file, text) : found;
	}

	private static Recognised json(InputFile file, String text, String start) throws OverheadException {
		String json = start.startsWith(BENCHMARK_DATA) ? withoutScript(text) : text;
		JsonPlace root;
		try {
			root = new JsonPlace(file.toString(), "", JsonTree.parse(json, file.toString()), new ArrayList<>());
		} catch (OverheadException e) {
			// R's echo may begin with a bracket, too.
			Optional<Summary> found = summary(file, text);
			if (found.isPresent()) {
				return new Recognised.OfSummary(found.get());
			}
			throw e;
		}
		if (Jmh.isOne(root)) {
			return new Recognised.OfSummary(Jmh.read(file, root));
		}
		if (Histories.isBenchmarkData(root)) {
			return new Recognised.OfHistory(Histories.benchmarkData(file, root));
		}
		if (Histories.isPartial(root)) {
			return new Recognised.OfHistory(Histories.partial(file, root));
		}
		boolean ours = root.isObject() && root.has("format");
		return new Recognised.Nothing(ours ? "it is a file of Sonde, which needs no import"
				: "it is JSON of another kind");
	}

	/** The same lines with nothing but the JSON in them. */
	private static String withoutScript(String text) {
		String json = text.substring(text.indexOf('=') + 1).stripTrailing();
		return json.endsWith(";") ? json.substring(0, json.length() - 1) : json;
	}

	/** Returns the failure that nothing was recognised. */
	public static OverheadException notRecognised(InputFile file, String why) {
		return new OverheadException(OverheadProblem.NOT_RECOGNISED, file, why);
	}
}
