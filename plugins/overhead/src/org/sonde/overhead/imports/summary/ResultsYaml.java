/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem.Fact;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;

/**
 * {@code results.yaml} and the logs that compile-results makes of several of them. The tree is read as it is written, without
 * building Java objects: tags are not looked at, numbers keep their digits ({@code 1e+00} would be a text for a reader of YAML
 * 1.1), and what aliases repeat is never multiplied.
 */
final class ResultsYaml {

	/** The order in the file: the maximum comes before the minimum. */
	private static final List<Statistic> ORDER = List.of(Statistic.MEAN, Statistic.STANDARD_DEVIATION, Statistic.CI95_HALF_WIDTH,
			Statistic.Q1, Statistic.MEDIAN, Statistic.Q3, Statistic.MAX, Statistic.MIN);
	private static final Pattern LIKELY = Pattern.compile("(?m)^(kind:|experiments:|!!moobench\\.)");
	private static final int MAX_ALIASES = 16;

	private final InputFile file;
	private final List<ImportWarning> warnings = new ArrayList<>();

	private ResultsYaml(InputFile file) {
		this.file = file;
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		return LIKELY.matcher(text).find() ? Optional.of(new ResultsYaml(file).read(text)) : Optional.empty();
	}

	private Summary read(String text) throws OverheadException {
		Map<String, Node> root = mapping(compose(text));
		Optional<String> kind = root.get("kind") instanceof ScalarNode scalar ? Optional.of(scalar.getValue().strip())
				: Optional.empty();
		if (!(root.get("experiments") instanceof SequenceNode list) || list.getValue().isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "it has no list of experiments");
		}
		List<Experiment> experiments = new ArrayList<>();
		Map<String, Integer> names = new HashMap<>();
		for (Node experiment : list.getValue()) {
			experiments.add(experiment(mapping(experiment), experiment, names));
		}
		warnings.addAll(0, RScriptWarnings.of("last", file.simpleName()));
		List<Fact> facts = new ArrayList<>();
		kind.ifPresent(name -> facts.add(new Fact("Kind", name, "the file")));
		facts.add(new Fact("Experiments", Integer.toString(experiments.size()), "the file"));
		return new Summary(ImportFormat.RESULTS_YAML, kind, experiments, facts, warnings);
	}

	private Node compose(String text) throws OverheadException {
		LoadSettings settings = LoadSettings.builder().setLabel(file.toString()).setMaxAliasesForCollections(MAX_ALIASES)
				.setAllowRecursiveKeys(false).setCodePointLimit(InputFile.MAX_TEXT_BYTES).build();
		try {
			return new Compose(settings).composeString(text)
					.orElseThrow(() -> new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "the document is empty"));
		} catch (MarkedYamlEngineException e) {
			String place = e.getProblemMark().map(mark -> "line " + (mark.getLine() + 1)).orElse("somewhere");
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, file, place, "not well-formed YAML: "
					+ e.getProblem());
		} catch (YamlEngineException | StackOverflowError e) {
			throw OverheadException.causedBy(e, OverheadProblem.IMPORT_VALUE, file, "the whole file",
					"not the YAML of a benchmark: "
							+ (e instanceof StackOverflowError ? "it is nested too deeply" : e.getMessage()));
		}
	}

	private Experiment experiment(Map<String, Node> fields, Node node, Map<String, Integer> names) throws OverheadException {
		Optional<Instant> time = Optional.empty();
		if (fields.get("timestamp") instanceof ScalarNode scalar) {
			time = Cell.read(scalar.getValue(), file, place(scalar)).map(ResultsYaml::instant);
		}
		if (!(fields.get("measurements") instanceof MappingNode measurements)) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place(node), "the experiment has no measurements");
		}
		List<Row> rows = new ArrayList<>();
		Map<String, Integer> keys = new HashMap<>();
		for (NodeTuple measurement : measurements.getValue()) {
			int position = rows.size();
			String label = measurement.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue().strip()
					.replaceAll("\\s+", " ") : "";
			Map<Statistic, BigDecimal> values = values(measurement.getValueNode(), label);
			if (values.containsKey(Statistic.MEAN)) {
				List<String> missing = ORDER.stream().filter(statistic -> !values.containsKey(statistic)).map(Statistic::keyword).toList();
				if (!missing.isEmpty()) {
					warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES,
							label + " has no " + String.join(", ", missing) + " in " + file.simpleName() + "."));
				}
				String key = StatisticTable.uniqueKey(Cell.slug(label, "" + position), keys);
				rows.add(Row.of(key, label, OptionalInt.empty(),
						List.of(new Figures(QuantityKind.RESPONSE_TIME, Optional.empty(), values))));
			} else {
				warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES, label + " has no figures in " + file.simpleName()
						+ " and is left out."));
			}
		}
		String name = StatisticTable.uniqueKey(time.map(Instant::toString).orElse("experiment"), names);
		return new Experiment(name, time, Conditions.NONE, rows);
	}

	private Map<Statistic, BigDecimal> values(Node node, String label) throws OverheadException {
		if (!(node instanceof SequenceNode list) || list.getValue().size() != ORDER.size()) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place(node), "the measurements of \""
					+ Cell.shortened(label)
					+ "\" must be a list of " + ORDER.size()
					+ " numbers: mean, sd, ci, the quartiles, max, min. Is the file complete?");
		}
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		for (int i = 0; i < ORDER.size(); i++) {
			Node value = list.getValue().get(i);
			String text = value instanceof ScalarNode scalar ? scalar.getValue() : "a structure";
			Statistic statistic = ORDER.get(i);
			Cell.read(text, file, place(value)).ifPresent(number -> values.put(statistic, number));
		}
		return values;
	}

	/** Seconds since 1970. */
	private static Instant instant(BigDecimal seconds) {
		return Instant.ofEpochMilli(seconds.movePointRight(3).min(BigDecimal.valueOf(Long.MAX_VALUE / 1_000_000)).longValue());
	}

	private Map<String, Node> mapping(Node node) throws OverheadException {
		if (!(node instanceof MappingNode mapping)) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place(node), "expected fields with a name");
		}
		Map<String, Node> fields = new HashMap<>();
		for (NodeTuple field : mapping.getValue()) {
			String name = field.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
			if (fields.put(name, field.getValueNode()) != null) {
				throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place(field.getKeyNode()), "the field " + name
						+ " occurs twice");
			}
		}
		return fields;
	}

	private static String place(Node node) {
		return node.getStartMark().map(mark -> "line " + (mark.getLine() + 1)).orElse("somewhere");
	}
}
