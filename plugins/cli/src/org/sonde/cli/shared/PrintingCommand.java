/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.concurrent.Callable;

import picocli.CommandLine.Mixin;

/** A command that prints a table, JSON or CSV. */
public abstract class PrintingCommand implements Callable<Integer> {
	@Mixin
	protected Output output;
}
