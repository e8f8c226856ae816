/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.util.List;

import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;

import picocli.CommandLine.Command;

/** {@code sonde objects suspend}: sensors report nothing. */
@Command(name = "suspend", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Let sensors of a running program report nothing, to anybody, until they are resumed.")
final class ObjectsSuspendCommand extends SwitchingCommand {
	@Override
	int toggle(ObjectsConnection connection, List<String> names) throws ObjectsException {
		return connection.suspend(names);
	}

	@Override
	String done() {
		return "Suspended";
	}
}
