/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import picocli.CommandLine.Option;

/** Whether a benchmark may fetch its agents. */
public final class OfflineOption {

	@Option(names = "--offline", description = "Take agents from the local Maven repository only.")
	private boolean offline;

	public boolean isOffline() {
		return offline;
	}
}
