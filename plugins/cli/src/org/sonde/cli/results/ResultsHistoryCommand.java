/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** {@code sonde results history}: one benchmark over time, and when its level changed. */
@Command(name = "history", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		subcommands = { ResultsHistoryCreateCommand.class, ResultsHistoryChangesCommand.class, HelpCommand.class },
		synopsisSubcommandLabel = "COMMAND", description = "Collect successive results in a history, and find where their level changed.")
public final class ResultsHistoryCommand {
}
