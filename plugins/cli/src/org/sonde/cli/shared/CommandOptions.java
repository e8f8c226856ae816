/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** A group of options that knows the command that it belongs to. */
public abstract class CommandOptions {
	@Spec(Target.MIXEE)
	private CommandSpec command;

	public final CommandLine command() {
		return command.commandLine();
	}
}
