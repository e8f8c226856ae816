/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import org.sonde.objects.client.ObjectsConnection;

import picocli.CommandLine.Command;

/** {@code sonde objects suspend}: sensors report nothing. */
@Command(name = "suspend", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Suspend fields and types of a running program: they report nothing to any observer until they are resumed.")
final class ObjectsSuspendCommand extends SwitchingCommand {
	ObjectsSuspendCommand() {
		super("Suspended", ObjectsConnection::suspend);
	}
}
