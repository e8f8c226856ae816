/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import org.sonde.report.code.SondeVersion;

import picocli.CommandLine.IVersionProvider;

/** The text of {@code --version}. */
final class Version implements IVersionProvider {
	@Override
	public String[] getVersion() {
		return new String[] { "sonde " + SondeVersion.get() + ", Java " + Runtime.version() };
	}
}
