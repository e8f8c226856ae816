/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.json.JsonTree;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.Maintainability;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Series;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

import tools.jackson.databind.JsonNode;

/** Reads result sets, strictly: what is not understood is refused with file, JSON pointer and remedy. */
public final class ResultSetReader {

	/** The {@code format} field. */
	public static final String FORMAT = "sonde-result-set";
	/** The newest format version that this class reads, and the one that is written. */
	public static final int VERSION = 1;
	/** Larger files are refused unread. */
	public static final int MAX_BYTES = 16 * 1024 * 1024;
	/** A file is taken for a result set if {@link #FORMAT} stands in its first bytes, this many. */
	public static final int BEGINNING = 1024;

	private ResultSetReader() {
	}

	/** Whether a file with this beginning means to be a result set. */
	public static boolean isResultSet(byte[] beginning) {
		return new String(beginning, 0, Math.min(beginning.length, BEGINNING), StandardCharsets.ISO_8859_1).contains(FORMAT);
	}

	static JsonNode tree(InputStream in, String name) throws OverheadException {
		return JsonTree.read(in, name, MAX_BYTES);
	}

	static ResultSet resultSet(JsonNode tree, String name, List<String> warnings) throws OverheadException {
		return resultSet(new JsonPlace(name, "", tree, warnings), name);
	}

	private static ResultSet resultSet(JsonPlace root, String name) throws OverheadException {
		checkVersion(root, name);
		root.objectOf("format", "version", "id", "title", "tags", "source", "series", "maintainability", "conditions", "configurations",
				"gapSweeps");
		String id = root.get("id").text();
		String title = root.get("title").text();
		Set<String> tags = new TreeSet<>(root.texts("tags"));
		Source source = source(root.get("source"));
		Optional<JsonPlace> series = root.find("series");
		Optional<Series> readSeries = series.isEmpty() ? Optional.empty() : Optional.of(series(series.get()));
		Optional<JsonPlace> maintainability = root.find("maintainability");
		Optional<Maintainability> readMaintainability = maintainability.isEmpty() ? Optional.empty()
				: Optional.of(maintainability(maintainability.get()));
		Conditions conditions = conditions(root.get("conditions"));
		List<Configuration> configurations = new ArrayList<>();
		for (JsonPlace place : root.get("configurations").elements()) {
			configurations.add(configuration(place));
		}
		List<GapSweep> sweeps = new ArrayList<>();
		Optional<JsonPlace> gapSweeps = root.find("gapSweeps");
		if (gapSweeps.isPresent()) {
			for (JsonPlace place : gapSweeps.get().elements()) {
				sweeps.add(GapSweepJson.read(place));
			}
		}
		return root.check(() -> new ResultSet(id, title, tags, source, readSeries, readMaintainability, conditions,
				configurations, sweeps));
	}

	private static void checkVersion(JsonPlace root, String name) throws OverheadException {
		if (!root.isObject()) {
			throw new OverheadException(OverheadProblem.NOT_A_RESULT_SET, name, "it is not a JSON object");
		}
		if (!root.has("format") || !FORMAT.equals(root.get("format").text())) {
			throw new OverheadException(OverheadProblem.NOT_A_RESULT_SET, name, "the field \"format\" is not \"" + FORMAT + "\"");
		}
		int version = root.get("version").integer();
		if (version > VERSION) {
			throw new OverheadException(OverheadProblem.NEWER_VERSION, name, version, VERSION);
		}
		if (version < 1) {
			throw root.get("version").wrongValue("the first format version is 1");
		}
	}

	private static Source source(JsonPlace place) throws OverheadException {
		place.objectOf("citation", "year", "doi", "place", "notes");
		String citation = place.get("citation").text();
		int year = place.get("year").integer();
		Optional<String> doi = place.optionalText("doi");
		String where = place.get("place").text();
		List<String> notes = place.texts("notes");
		return place.check(() -> new Source(citation, year, doi, where, notes));
	}

	private static Series series(JsonPlace place) throws OverheadException {
		place.objectOf("id", "step", "position");
		String id = place.get("id").text();
		String step = place.get("step").text();
		int position = place.get("position").integer();
		return place.check(() -> new Series(id, step, position));
	}

	private static Maintainability maintainability(JsonPlace place) throws OverheadException {
		place.objectOf("place", "verdict", "words", "linesOfCode", "averageCyclomaticComplexity", "informationComplexity",
				"note");
		String where = place.get("place").text();
		Optional<String> verdict = place.optionalText("verdict");
		Optional<String> words = place.optionalText("words");
		Optional<BigDecimal> linesOfCode = place.optionalNumber("linesOfCode");
		Optional<BigDecimal> cyclomatic = place.optionalNumber("averageCyclomaticComplexity");
		Optional<BigDecimal> information = place.optionalNumber("informationComplexity");
		Optional<String> note = place.optionalText("note");
		return place.check(() -> new Maintainability(where, verdict, words, linesOfCode, cyclomatic, information, note));
	}

	static Conditions conditions(JsonPlace place) throws OverheadException {
		String[] known = new String[ConditionName.values().length];
		Map<ConditionName, Condition> values = new EnumMap<>(ConditionName.class);
		for (ConditionName name : ConditionName.values()) {
			known[name.ordinal()] = name.keyword();
			Optional<JsonPlace> condition = place.find(name.keyword());
			if (condition.isPresent()) {
				Condition read = condition(condition.get(), name);
				condition.get().check(() -> new Conditions(Map.of(name, read)));
				values.put(name, read);
			}
		}
		place.objectOf(known);
		return new Conditions(values);
	}

	private static Condition condition(JsonPlace place, ConditionName name) throws OverheadException {
		place.objectOf("stated", "assumed", "reason");
		if (place.has("stated") == place.has("assumed")) {
			throw place.wrongValue("a condition is either {\"stated\": …} or {\"assumed\": …, \"reason\": …};"
					+ " leave it out if it is unknown");
		}
		if (place.has("stated")) {
			String value = conditionValue(place.get("stated"), name);
			return place.check(() -> new Condition.Stated(value));
		}
		String value = conditionValue(place.get("assumed"), name);
		String reason = place.get("reason").text();
		return place.check(() -> new Condition.Assumed(value, reason));
	}

	private static String conditionValue(JsonPlace place, ConditionName name) throws OverheadException {
		return name.isNumber() ? place.number().toPlainString() : place.text();
	}

	private static Configuration configuration(JsonPlace place) throws OverheadException {
		place.objectOf("id", "label", "phase", "predecessor", "conditions", "parameters", "measurements", "forks");
		String id = place.get("id").text();
		String label = place.get("label").text();
		Phase phase = place.get("phase").as(text -> Keyword.of(Phase.class, text));
		Optional<String> predecessor = place.optionalText("predecessor");
		Optional<JsonPlace> conditions = place.find("conditions");
		Conditions readConditions = conditions.isEmpty() ? Conditions.NONE : conditions(conditions.get());
		List<Parameter> parameters = new ArrayList<>();
		Optional<JsonPlace> parameterObject = place.find("parameters");
		if (parameterObject.isPresent()) {
			for (String name : parameterObject.get().names()) {
				parameters.add(parameter(parameterObject.get().get(name), name));
			}
		}
		List<Measurement> measurements = new ArrayList<>();
		for (JsonPlace measurement : place.get("measurements").elements()) {
			measurements.add(measurement(measurement));
		}
		List<Fork> forks = ForkReader.forks(place.find("forks"));
		return place.check(
				() -> new Configuration(id, label, phase, predecessor, readConditions, parameters, measurements, forks));
	}

	private static Parameter parameter(JsonPlace place, String name) throws OverheadException {
		if (place.isNumber()) {
			BigDecimal number = place.number();
			return place.check(() -> Parameter.number(name, number));
		}
		String text = place.text();
		return place.check(() -> Parameter.text(name, text));
	}

	private static Measurement measurement(JsonPlace place) throws OverheadException {
		List<String> known = new ArrayList<>(List.of("quantity", "unit", "per", "precision", "place", "intervalOver"));
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		for (Statistic statistic : Statistic.values()) {
			known.add(statistic.keyword());
			Optional<BigDecimal> value = place.optionalNumber(statistic.keyword());
			if (value.isPresent()) {
				values.put(statistic, value.get());
			}
		}
		place.objectOf(known.toArray(String[]::new));
		QuantityKind kind = place.get("quantity").as(text -> Keyword.of(QuantityKind.class, text));
		Unit unit = place.get("unit").as(text -> Keyword.of(Unit.class, text));
		Scope scope = place.get("per").as(text -> Keyword.of(Scope.class, text));
		Optional<JsonPlace> precision = place.find("precision");
		Precision readPrecision = precision.isEmpty() ? Precision.EXACT : precision.get().as(text -> Keyword.of(Precision.class, text));
		Optional<String> where = place.optionalText("place");
		Optional<JsonPlace> over = place.find("intervalOver");
		Optional<SamplingUnit> intervalOver = over.isEmpty() ? Optional.empty()
				: Optional.of(over.get().as(text -> Keyword.of(SamplingUnit.class, text)));
		return place.check(() -> new Measurement(kind, unit, scope, readPrecision, values, where, intervalOver));
	}
}
