/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Optional;

import org.sonde.overhead.json.JsonText;
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
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Source;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes result sets in the newest format version. The same set gives the same bytes: UTF-8, fixed order of fields.
 */
public final class ResultSetWriter {

	private ResultSetWriter() {
	}

	/** The whole file as text, ending with a newline. */
	public static String toJson(ResultSet set) {
		return JsonText.of(tree(set));
	}

	static ObjectNode tree(ResultSet set) {
		ObjectNode root = JsonText.MAPPER.createObjectNode();
		root.put("format", ResultSetReader.FORMAT);
		root.put("version", ResultSetReader.VERSION);
		root.put("id", set.id());
		root.put("title", set.title());
		putTexts(root, "tags", set.tags());
		source(root.putObject("source"), set.source());
		set.series().ifPresent(series -> root.putObject("series")
				.put("id", series.id()).put("step", series.step()).put("position", series.position()));
		set.maintainability().ifPresent(maintainability -> maintainability(root.putObject("maintainability"), maintainability));
		conditions(root.putObject("conditions"), set.conditions());
		ArrayNode configurations = root.putArray("configurations");
		set.configurations().forEach(configuration -> configuration(configurations.addObject(), configuration));
		if (!set.gapSweeps().isEmpty()) {
			ArrayNode sweeps = root.putArray("gapSweeps");
			set.gapSweeps().forEach(sweep -> GapSweepJson.write(sweep, sweeps.addObject()));
		}
		return root;
	}

	private static void source(ObjectNode node, Source source) {
		node.put("citation", source.citation());
		node.put("year", source.year());
		putText(node, "doi", source.doi());
		node.put("place", source.place());
		putTexts(node, "notes", source.notes());
	}

	private static void maintainability(ObjectNode node, Maintainability maintainability) {
		node.put("place", maintainability.place());
		putText(node, "verdict", maintainability.verdict());
		putText(node, "words", maintainability.words());
		putNumber(node, "linesOfCode", maintainability.linesOfCode());
		putNumber(node, "averageCyclomaticComplexity", maintainability.averageCyclomaticComplexity());
		putNumber(node, "informationComplexity", maintainability.informationComplexity());
		putText(node, "note", maintainability.note());
	}

	static void conditions(ObjectNode node, Conditions conditions) {
		conditions.values().forEach((name, condition) -> {
			ObjectNode child = node.putObject(name.keyword());
			switch (condition) {
				case Condition.Stated stated -> putConditionValue(child, "stated", name, stated.value());
				case Condition.Assumed assumed -> {
					putConditionValue(child, "assumed", name, assumed.value());
					child.put("reason", assumed.reason());
				}
			}
		});
	}

	private static void putConditionValue(ObjectNode node, String field, ConditionName name, String value) {
		if (name.isNumber()) {
			node.put(field, new BigDecimal(value));
		} else {
			node.put(field, value);
		}
	}

	private static void configuration(ObjectNode node, Configuration configuration) {
		node.put("id", configuration.id());
		node.put("label", configuration.label());
		node.put("phase", configuration.phase().keyword());
		putText(node, "predecessor", configuration.predecessor());
		if (!configuration.conditions().values().isEmpty()) {
			conditions(node.putObject("conditions"), configuration.conditions());
		}
		if (!configuration.parameters().isEmpty()) {
			ObjectNode parameters = node.putObject("parameters");
			for (Parameter parameter : configuration.parameters()) {
				if (parameter.number()) {
					parameters.put(parameter.name(), new BigDecimal(parameter.value()));
				} else {
					parameters.put(parameter.name(), parameter.value());
				}
			}
		}
		ArrayNode measurements = node.putArray("measurements");
		configuration.measurements().forEach(measurement -> measurement(measurements.addObject(), measurement));
		if (!configuration.forks().isEmpty()) {
			ArrayNode forks = node.putArray("forks");
			configuration.forks().forEach(fork -> fork(forks.addObject(), fork));
		}
	}

	private static void measurement(ObjectNode node, Measurement measurement) {
		node.put("quantity", measurement.kind().keyword());
		node.put("unit", measurement.unit().keyword());
		node.put("per", measurement.scope().keyword());
		if (measurement.precision() != Precision.EXACT) {
			node.put("precision", measurement.precision().keyword());
		}
		measurement.values().forEach((statistic, value) -> node.put(statistic.keyword(), value));
		putText(node, "intervalOver", measurement.intervalOver().map(SamplingUnit::keyword));
		putText(node, "place", measurement.place());
	}

	private static void fork(ObjectNode node, Fork fork) {
		node.put("number", fork.number()).put("threads", fork.threads());
		if (fork.calls() > 0) {
			node.put("calls", fork.calls());
		}
		node.putObject("warmUp").put("calls", fork.warmUp().calls()).put("rule", fork.warmUp().rule().keyword());
		ObjectNode nanos = node.putObject("nanos");
		fork.nanos().forEach((statistic, value) -> nanos.put(statistic.keyword(), value));
		putTexts(node, "flags", fork.flags().stream().map(ForkFlag::keyword).toList());
		fork.series().ifPresent(series -> {
			ArrayNode means = node.putObject("series").put("callsPerBin", series.callsPerBin()).putArray("meanNanos");
			series.meanNanos().forEach(means::add);
		});
		if (!fork.callsPerSecond().isEmpty()) {
			ArrayNode seconds = node.putArray("callsPerSecond");
			fork.callsPerSecond().forEach(seconds::add);
		}
		putText(node, "distribution", fork.distribution().map(Distribution::encode));
		fork.raw().ifPresent(raw -> node.putObject("raw").put("name", raw.name()).put("bytes", raw.bytes())
				.put("sha256", raw.sha256()));
	}

	private static void putTexts(ObjectNode node, String name, Collection<String> texts) {
		if (!texts.isEmpty()) {
			ArrayNode array = node.putArray(name);
			texts.forEach(array::add);
		}
	}

	private static void putText(ObjectNode node, String name, Optional<String> text) {
		text.ifPresent(value -> node.put(name, value));
	}

	private static void putNumber(ObjectNode node, String name, Optional<BigDecimal> number) {
		number.ifPresent(value -> node.put(name, value));
	}
}
