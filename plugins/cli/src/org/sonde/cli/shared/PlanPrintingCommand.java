/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import picocli.CommandLine.Mixin;

/** A command that prints something about a plan. */
public abstract class PlanPrintingCommand extends PrintingCommand {
	@Mixin
	protected PlanArgument planArgument;
}
