/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.concurrent.Callable;

import picocli.CommandLine.Mixin;

/** A command that prints a table, JSON or CSV. */
public abstract class PrintingCommand implements Callable<Integer> {
	/** At the end of the description of an option. */
	protected static final String DEFAULT = " Default: ${DEFAULT-VALUE}.";

	@Mixin
	protected OutputOptions output;
}
