/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.common.digits.Counted;
import org.sonde.objects.client.ObjectsConnection;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sonde objects resume}: suspended sensors report again. */
@Command(name = "resume", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "Let suspended sensors of a running program report again.")
final class ObjectsResumeCommand implements Callable<Integer> {
	@Mixin
	private ObjectsOptions objects;

	@Mixin
	private Diagnostics diagnostics;

	@Parameters(index = "1..*", arity = "1..*", paramLabel = "SENSOR", description = "Types or fields, such as p.Order and p.Order.price; * stands for any characters.")
	private List<String> sensors;

	@Override
	public Integer call() throws Exception {
		try (ObjectsConnection connection = objects.open()) {
			diagnostics.done("Resumed " + Counted.of(connection.resume(sensors), "sensor") + ".");
		}
		return ExitCode.OK;
	}
}
