/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import org.sonde.objects.client.ObjectsConnection;

import picocli.CommandLine.Command;

/** {@code sonde objects resume}: suspended sensors report again. */
@Command(name = "resume", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Resume suspended fields and types of a running program: they report again.")
final class ObjectsResumeCommand extends SwitchingCommand {
	ObjectsResumeCommand() {
		super("Resumed", ObjectsConnection::resume);
	}
}
