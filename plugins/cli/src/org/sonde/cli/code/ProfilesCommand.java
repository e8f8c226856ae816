/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Output;
import org.sonde.metrics.Rules;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.Profile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.report.code.Table;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code sonde profiles}: the rules by which is counted, in words. */
@Command(name = "profiles", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Print the counting rules of each profile, and their sources.")
public final class ProfilesCommand implements Callable<Integer> {
	private static final int WIDTH = 100;
	private static final String INDENT = "    ";

	/** @param option what chooses among them; empty where there is one only */
	private record Kind(String name, String option, List<Rules> profiles) {
	}

	private static final List<Kind> KINDS = List.of(new Kind("lines of code", "--loc-profile", List.of(LinesProfile.values())),
			new Kind("cyclomatic complexity", "--cyclomatic-profile", List.of(CyclomaticProfile.values())),
			new Kind("cognitive complexity", "", List.of(CognitiveProfile.values())),
			new Kind("information metrics", "--information-profile", List.of(Profile.values())));

	@Mixin
	private Output output;

	@Override
	public Integer call() {
		switch (output.format()) {
			case json -> output.json(json());
			case csv -> output.table(csv());
			case table -> KINDS.forEach(kind -> output.print(text(kind)));
		}
		return ExitCode.OK;
	}

	/** The first of each kind is the default. */
	private static String text(Kind kind) {
		StringBuilder text = new StringBuilder(kind.name()).append(kind.option().isEmpty() ? "" : " (" + kind.option() + ")")
				.append('\n');
		for (Rules profile : kind.profiles()) {
			Rules.Description rules = profile.description();
			boolean isDefault = kind.profiles().size() > 1 && profile == kind.profiles().getFirst();
			text.append("  ").append(rules.id()).append(": ").append(rules.title()).append(isDefault ? " (default)" : "").append('\n');
			text.append(wrapped(rules.text())).append(wrapped("Source: " + rules.source()));
		}
		return text.append('\n').toString();
	}

	private static String wrapped(String text) {
		StringBuilder lines = new StringBuilder();
		StringBuilder line = new StringBuilder();
		for (String word : text.split(" ")) {
			if (!line.isEmpty() && INDENT.length() + line.length() + 1 + word.length() > WIDTH) {
				lines.append(INDENT).append(line).append('\n');
				line.setLength(0);
			}
			line.append(line.isEmpty() ? "" : " ").append(word);
		}
		return lines.append(INDENT).append(line).append('\n').toString();
	}

	private static Table csv() {
		List<List<String>> rows = new ArrayList<>();
		for (Kind kind : KINDS) {
			kind.profiles().stream().map(Rules::description)
					.forEach(rules -> rows.add(List.of(kind.name(), rules.id(), rules.title(), rules.text(), rules.source())));
		}
		return new Table(List.of("counted", "profile", "title", "rules", "source"), rows);
	}

	private static ArrayNode json() {
		ArrayNode profiles = JsonNodeFactory.instance.arrayNode();
		for (Kind kind : KINDS) {
			kind.profiles().stream().map(Rules::description).forEach(rules -> profiles.addObject().put("counted", kind.name())
					.put("profile", rules.id()).put("title", rules.title()).put("rules", rules.text()).put("source", rules.source()));
		}
		return profiles;
	}
}
