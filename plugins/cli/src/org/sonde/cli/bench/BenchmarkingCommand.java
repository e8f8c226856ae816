/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import org.sonde.cli.shared.OfflineOption;
import org.sonde.cli.shared.PrintingCommand;

import picocli.CommandLine.Mixin;

/** A command that runs benchmarks of subjects. */
abstract class BenchmarkingCommand extends PrintingCommand {
	@Mixin
	protected BenchOptions options;

	@Mixin
	protected OfflineOption network;
}
