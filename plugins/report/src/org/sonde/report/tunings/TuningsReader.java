/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.json.JsonTree;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.Quality;
import org.sonde.report.tradeoff.Verdict;

/** Reads tunings of one's own, strictly: what is not understood is refused with file, JSON pointer and remedy. */
public final class TuningsReader {

	/** The {@code format} field. */
	public static final String FORMAT = "sonde-tunings";
	/** The newest format version that this class reads, and the one that is written. */
	public static final int VERSION = 1;

	private static final int MAX_BYTES = 4 << 20;
	/** Measured figures are shown with this number of decimals. */
	private static final int DECIMALS_OF_AVERAGE = 2;
	private static final int SIGNIFICANT = 4;

	private TuningsReader() {
	}

	/**
	 * Tunings and what is odd about their file.
	 *
	 * @param warnings fields that this version does not know, each with its place
	 */
	public record Result(OwnTunings tunings, List<String> warnings) {
		public Result {
			warnings = List.copyOf(warnings);
		}
	}

	/** @throws OverheadException if the file cannot be read or holds no tunings of a version up to {@link #VERSION} */
	public static Result read(Path file) throws OverheadException {
		return JsonTree.read(file, TuningsReader::read);
	}

	/**
	 * @param in read to its end, not closed
	 * @param name what messages call the file
	 */
	public static Result read(InputStream in, String name) throws OverheadException {
		List<String> warnings = new ArrayList<>();
		JsonPlace root = new JsonPlace(name, "", JsonTree.read(in, name, MAX_BYTES), warnings);
		if (!root.isObject() || !root.optionalText("format").equals(Optional.of(FORMAT))) {
			throw new OverheadException(OverheadProblem.NO_TUNINGS, name);
		}
		int version = root.get("version").integer();
		if (version > VERSION) {
			throw new OverheadException(OverheadProblem.NEWER_TUNINGS, name, version, VERSION);
		}
		root.objectOf("format", "version", "id", "title", "notes", "tunings");
		List<String> notes = root.texts("notes");
		List<OwnTuning> tunings = new ArrayList<>();
		for (JsonPlace place : root.get("tunings").elements()) {
			tunings.add(tuning(place));
		}
		String id = root.get("id").text();
		String title = root.get("title").text();
		return new Result(root.check(() -> new OwnTunings(id, title, notes, tunings)), warnings);
	}

	private static OwnTuning tuning(JsonPlace place) throws OverheadException {
		place.objectOf("name", "change", "overhead", "code", "verdict", "qualities", "lost");
		String name = place.get("name").text();
		String change = place.optionalText("change").orElse("");
		OwnTuning.Overhead overhead = overhead(place.get("overhead"));
		OwnTuning.Code code = code(place.get("code"));
		Optional<JsonPlace> verdict = place.find("verdict");
		Optional<Verdict> given = verdict.isEmpty() ? Optional.empty() : Optional.of(verdict(verdict.get()));
		Consequences consequences = new Consequences(effects(place), lost(place));
		return place.check(() -> new OwnTuning(name, change, overhead, code, given, consequences));
	}

	private static OwnTuning.Overhead overhead(JsonPlace place) throws OverheadException {
		place.objectOf("resultSet", "base", "monitored", "unknown");
		Optional<String> unknown = place.optionalText("unknown");
		return unknown.isPresent() ? new OwnTuning.Overhead.Unknown(unknown.get())
				: new OwnTuning.Overhead.Runs(place.get("resultSet").text(), place.get("base").text(), place.get("monitored").text());
	}

	private static OwnTuning.Code code(JsonPlace place) throws OverheadException {
		place.objectOf("builtIn", "version", "source", "counted", "linesOfCode", "averageCyclomaticComplexity", "informationComplexity",
				"unknown");
		Optional<String> unknown = place.optionalText("unknown");
		if (unknown.isPresent()) {
			return new OwnTuning.Code.Unknown(unknown.get());
		}
		if (place.has("builtIn")) {
			MeasuredCode code = place.get("builtIn").as(id -> MeasuredCode.find(id)
					.orElseThrow(() -> new IllegalArgumentException("no measured code " + id + " is built in")));
			String version = place.get("version").text();
			return place.check(() -> new OwnTuning.Code.BuiltIn(code, version));
		}
		String source = place.get("source").text();
		String counted = place.get("counted").text();
		FigureSource provenance = place.check(() -> new FigureSource(Origin.MEASURED, source, counted));
		Optional<BigDecimal> lines = number(place, "linesOfCode");
		Optional<BigDecimal> cyclomatic = number(place, "averageCyclomaticComplexity");
		Optional<BigDecimal> information = number(place, "informationComplexity");
		return new OwnTuning.Code.Figures(new ComplexitySource.Measured(figure(lines, 0, "lines", provenance),
				figure(cyclomatic, DECIMALS_OF_AVERAGE, "per method", provenance),
				figure(information, Digits.decimalsFor(information.map(BigDecimal::doubleValue).orElse(0.0), SIGNIFICANT), "bits",
						provenance)));
	}

	/** No code has less than none. */
	private static Optional<BigDecimal> number(JsonPlace place, String name) throws OverheadException {
		Optional<BigDecimal> number = place.optionalNumber(name);
		if (number.filter(value -> value.signum() < 0).isPresent()) {
			throw place.get(name).wrongValue("it is 0 or more");
		}
		return number;
	}

	private static Figure figure(Optional<BigDecimal> number, int decimals, String unit, FigureSource provenance) {
		return number.<Figure>map(value -> new Figure.Known(value.doubleValue(), Optional.empty(), decimals, unit, provenance))
				.orElseGet(() -> new Figure.Unknown("the file of the tunings has no such figure"));
	}

	private static Verdict verdict(JsonPlace place) throws OverheadException {
		place.objectOf("decision", "reasons", "place");
		Verdict.Decision decision = place.get("decision").as(word -> Keyword.of(Verdict.Decision.class, word));
		return new Verdict(decision, place.get("reasons").text(), place.get("place").text());
	}

	private static List<Effect> effects(JsonPlace tuning) throws OverheadException {
		List<Effect> effects = new ArrayList<>();
		if (tuning.has("qualities")) {
			for (JsonPlace place : tuning.get("qualities").elements()) {
				place.objectOf("quality", "effect", "basis");
				Quality quality = place.get("quality").as(word -> Keyword.of(Quality.class, word));
				Effect.Direction direction = place.get("effect").as(word -> Keyword.of(Effect.Direction.class, word));
				String basis = place.get("basis").text();
				effects.add(place.check(() -> new Effect(quality, direction, basis)));
			}
		}
		return effects;
	}

	private static List<Consequences.Loss> lost(JsonPlace tuning) throws OverheadException {
		List<Consequences.Loss> lost = new ArrayList<>();
		if (tuning.has("lost")) {
			for (JsonPlace place : tuning.get("lost").elements()) {
				place.objectOf("function", "place");
				String function = place.get("function").text();
				String where = place.get("place").text();
				lost.add(place.check(() -> new Consequences.Loss(function, where)));
			}
		}
		return lost;
	}
}
