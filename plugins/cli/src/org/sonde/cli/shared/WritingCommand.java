/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.concurrent.Callable;

import picocli.CommandLine.Mixin;

/** A command that writes files, and says so. */
public abstract class WritingCommand implements Callable<Integer> {
	@Mixin
	protected Diagnostics diagnostics;
}
