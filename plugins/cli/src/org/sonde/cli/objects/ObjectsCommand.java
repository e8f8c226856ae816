/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** {@code sonde objects}: the objects of a running program. */
@Command(name = "objects", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, synopsisSubcommandLabel = "COMMAND",
		subcommands = { ObjectsListCommand.class, ObjectsGetCommand.class, ObjectsWatchCommand.class, ObjectsSuspendCommand.class,
				ObjectsResumeCommand.class, HelpCommand.class },
		description = "Show and watch the objects of a running program. Start the program with 'sonde run' and a plan that watches fields or types.")
public final class ObjectsCommand {
}
