/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Lists the commands in groups, by what they are for. Those of no group come last. */
final class CommandGroups implements IHelpSectionRenderer {

	/**
	 * Commands of one purpose.
	 *
	 * @param commands their names, in the order in which they are shown
	 */
	private record Group(String title, List<String> commands) {
	}

	private static final List<Group> GROUPS = List.of(
			new Group("Plan", List.of("run", "suggest", "place", "refine", "patterns", "plan", "export", "import-config")),
			new Group("Estimate", List.of("estimate", "results")),
			new Group("Measure", List.of("bench")),
			new Group("Code", List.of("metrics", "compare", "history", "tradeoff", "hypergraph", "profiles")),
			new Group("Logs", List.of("traces", "calls", "record")),
			new Group("Objects", List.of("objects")),
			new Group("Share", List.of("report", "check")));
	private static final String HELP = "help";
	private static final int INDENT = 2;
	private static final int GAP = 3;

	/** Makes the help of a command list its own commands in groups. */
	static void group(CommandLine command) {
		command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
		command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandGroups());
		command.getSubcommands().values().forEach(CommandGroups::listHelpLast);
	}

	/** picocli lists the commands that are methods after those that are classes, such as help. */
	private static void listHelpLast(CommandLine command) {
		CommandLine help = command.getCommandSpec().removeSubcommand(HELP);
		if (help != null) {
			command.addSubcommand(HELP, help);
		}
	}

	@Override
	public String render(Help help) {
		Map<String, Help> commands = help.subcommands();
		List<String> others = new ArrayList<>(commands.keySet());
		StringBuilder text = new StringBuilder();
		for (Group group : GROUPS) {
			others.removeAll(group.commands());
			text.append(table(group, commands, help));
		}
		return text.append(table(new Group("More", others), commands, help)).toString();
	}

	private static String table(Group group, Map<String, Help> commands, Help help) {
		CommandSpec above = help.commandSpec();
		int width = commands.keySet().stream().mapToInt(String::length).max().orElseThrow() + INDENT + GAP;
		TextTable table = TextTable.forColumns(help.colorScheme(), new Column(width, INDENT, Overflow.SPAN),
				new Column(above.usageMessage().width() - width, 0, Overflow.WRAP));
		for (String name : group.commands()) {
			table.addRowValues(help.colorScheme().commandText(name),
					help.colorScheme().text(firstSentence(commands.get(name).commandSpec())));
		}
		return String.format("%n%s:%n%s", group.title(), table);
	}

	private static String firstSentence(CommandSpec command) {
		String[] header = command.usageMessage().header();
		return String.format(String.join(" ", header.length > 0 ? header : command.usageMessage().description()))
				.replaceFirst("(?s)(?<=\\.)\\s.*", "");
	}
}
