/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.util.List;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that suspends or resumes sensors. */
abstract class SwitchingCommand implements Callable<Integer> {
	@Mixin
	private ObjectsOptions objects;

	@Mixin
	private Diagnostics diagnostics;

	@Parameters(index = "1..*", arity = "1..*", paramLabel = "FIELD|TYPE", description = "Types or fields, such as p.Order and p.Order.price; * stands for any characters.")
	private List<String> sensors;

	private final String done;
	private final Switch switching;

	/** Suspends or resumes. */
	interface Switch {
		/** @return how many sensors match */
		int toggle(ObjectsConnection connection, List<String> names) throws ObjectsException;
	}

	/** @param done what was done, as the beginning of a sentence */
	SwitchingCommand(String done, Switch switching) {
		this.done = done;
		this.switching = switching;
	}

	@Override
	public final Integer call() throws Exception {
		try (ObjectsConnection connection = objects.open()) {
			diagnostics.done(done + " fields and types: " + switching.toggle(connection, sensors) + ".");
		}
		return ExitCode.OK;
	}
}
