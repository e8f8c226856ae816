/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.table.Table;
import org.sonde.metrics.CountingRules;
import org.sonde.report.code.CodeRules;
import org.sonde.report.code.CodeRulesJson;

import picocli.CommandLine.Command;

/** {@code sonde profiles}: the counting rules, in words. */
@Command(name = "profiles", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Print the counting rules of each profile, and their sources.")
public final class ProfilesCommand extends PrintingCommand {
	private static final int WIDTH = 100;
	private static final String INDENT = "    ";

	@Override
	public Integer call() {
		switch (output.format()) {
			case json -> output.json(CodeRulesJson.all());
			case csv -> output.table(csv());
			case table -> Stream.of(CodeRules.values()).forEach(kind -> output.print(text(kind)));
		}
		return ExitCode.OK;
	}

	/** The first of each kind is the default. */
	private static String text(CodeRules kind) {
		String option = option(kind);
		StringBuilder text = new StringBuilder(kind.counted()).append(option.isEmpty() ? "" : " (" + option + ")").append('\n');
		for (CountingRules profile : kind.profiles()) {
			CountingRules.Description rules = profile.description();
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
		for (CodeRules kind : CodeRules.values()) {
			kind.profiles().stream().map(CountingRules::description)
					.forEach(rules -> rows.add(List.of(kind.counted(), rules.id(), rules.title(), rules.text(), rules.source())));
		}
		return new Table(List.of("counted", "profile", "title", "rules", "source"), rows);
	}

	/** Returns the option that chooses among the profiles. Empty if there is only one. */
	private static String option(CodeRules rules) {
		return switch (rules) {
			case LINES -> "--loc-profile";
			case CYCLOMATIC -> "--cyclomatic-profile";
			case COGNITIVE -> "";
			case INFORMATION -> "--information-profile";
		};
	}
}
