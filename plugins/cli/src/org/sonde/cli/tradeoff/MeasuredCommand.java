/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.MeasuredCodeJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** {@code sonde tradeoff measured}: the code that Sonde measured once and has built in. */
@Command(name = "measured", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show the built-in figures of code: Kieker's tunings and releases, measured in its repository. JSON has the figures "
		+ "by every profile, and the class path of each version.")
public final class MeasuredCommand extends PrintingCommand {
	private static final int COMMIT_DIGITS = 9;

	@Parameters(arity = "0..1", paramLabel = "SET", description = "The id of one set. Default: all of them.")
	private String id;

	/**
	 * A figure of a version.
	 *
	 * @param place  where it stands in JSON
	 * @param rules  where its profile stands there; empty for none
	 * @param unit   empty for none
	 * @param digits after the point, for people
	 */
	private record Column(String name, String place, String rules, String unit, int digits) {
		String heading() {
			return name + (unit.isEmpty() ? "" : " [" + unit + "]");
		}
	}

	private static final List<Column> COLUMNS = List.of(new Column("lines", "/loc", "/linesProfile", "", 0),
			new Column("methods", "/cyclomatic/methods", "", "", 0),
			new Column("cyclomatic", "/cyclomatic/average", "/cyclomatic/profile", "", 3),
			new Column("cognitive", "/cognitive/average", "/cognitive/profile", "", 3),
			new Column("size", "/information/size", "/information/profile", "bits", 1),
			new Column("complexity", "/information/complexity", "/information/profile", "bits", 1),
			new Column("coupling", "/information/coupling", "/information/profile", "bits", 1));

	@Override
	public Integer call() throws Failures.Failed {
		List<MeasuredCode> sets = id == null ? List.of(MeasuredCode.values())
				: List.of(MeasuredCode.find(id).orElseThrow(() -> new Failures.Failed(CommandProblem.NO_SUCH_CODE, id,
						Stream.of(MeasuredCode.values()).map(MeasuredCode::id).collect(Collectors.joining(", ")))));
		switch (output.format()) {
			case json -> output.json(MeasuredCodeJson.of(sets));
			case csv -> output.table(csv(sets));
			case table -> {
				for (MeasuredCode set : sets) {
					output.print(set.title() + " (" + set.id() + ")\n\n");
					output.table(table(set));
					output.print("\n" + conditions(set) + "\n");
				}
			}
		}
		return ExitCode.OK;
	}

	private static Table table(MeasuredCode set) {
		List<JsonNode> versions = set.json().get("versions").valueStream().toList();
		List<String> headings = new ArrayList<>(List.of("version", "commit"));
		COLUMNS.forEach(column -> headings.add(column.heading()));
		return new Table(headings, versions.stream().map(version -> {
			List<String> row = new ArrayList<>(List.of(version.get("name").asString(), commit(version).substring(0, COMMIT_DIGITS)));
			COLUMNS.forEach(column -> row
					.add(Digits.fixed(version.at(column.place()).asDouble(), column.digits())));
			return row;
		}).toList());
	}

	/** A row a figure, one number a cell, with all its digits. */
	private static Table csv(List<MeasuredCode> sets) {
		List<List<String>> rows = new ArrayList<>();
		for (MeasuredCode set : sets) {
			for (JsonNode version : set.json().get("versions")) {
				COLUMNS.forEach(column -> rows.add(List.of(set.id(), version.get("name").asString(), commit(version), column.name(),
						column.rules().isEmpty() ? "" : version.at(column.rules()).asString(), column.unit(),
						Digits.plain(version.at(column.place()).asDouble()))));
			}
		}
		return new Table(List.of("set", "version", "commit", "figure", "profile", "unit", "value"), rows);
	}

	/** Says what holds for all versions of a set. The rules are here, because they would make the table wider than a terminal. */
	private static String conditions(MeasuredCode set) {
		List<JsonNode> versions = set.json().get("versions").valueStream().toList();
		JsonNode first = versions.getFirst();
		JsonNode component = first.get("component");
		long unresolved = versions.stream().flatMap(version -> version.get("unresolved").valueStream()).mapToLong(JsonNode::asLong).sum();
		String releases = versions.stream().map(version -> version.at("/javaRelease/number").asString()).distinct()
				.collect(Collectors.joining(" or "));
		return """
				Component: types %s; data types: primitive, %s. API of Java %s; names not found: %d.
				Lines %s; cyclomatic %s and cognitive %s, averages per method; information size, complexity and coupling %s.
				""".formatted(list(component.get("include")), list(component.get("dataTypes")), releases, unresolved,
				first.get("linesProfile").asString(), first.at("/cyclomatic/profile").asString(), first.at("/cognitive/profile").asString(),
				first.at("/information/profile").asString());
	}

	private static String commit(JsonNode version) {
		return version.get("commit").asString();
	}

	private static String list(JsonNode texts) {
		return texts.valueStream().map(JsonNode::asString).collect(Collectors.joining(", "));
	}
}
