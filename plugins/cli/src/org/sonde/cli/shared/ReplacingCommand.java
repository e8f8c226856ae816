/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import picocli.CommandLine.Mixin;

/** A printing command that also writes files. */
public abstract class ReplacingCommand extends PrintingCommand {
	@Mixin
	protected OverwriteOption replacing;
}
