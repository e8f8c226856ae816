/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import picocli.CommandLine.Option;

/** The option that keeps a benchmark from downloading its agents. */
public final class OfflineOption {

	@Option(names = "--offline", description = "Take agents from the local Maven repository only.")
	private boolean offline;

	public boolean isOffline() {
		return offline;
	}
}
