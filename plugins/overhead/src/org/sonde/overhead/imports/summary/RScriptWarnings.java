/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.util.List;

import org.sonde.overhead.imports.format.ImportWarning;

/** Warns about what misleads in all summaries of MooBench's R scripts. */
final class RScriptWarnings {
	private RScriptWarnings() {
	}

	/** @param loop the one that counts, "first" or "last" */
	static List<ImportWarning> of(String loop, String file) {
		return List.of(oneJvm(loop, file), intervalOverCalls(file));
	}

	static ImportWarning oneJvm(String loop, String file) {
		return ImportWarning.note(ImportWarning.Kind.ONE_JVM, file
				+ ": the figures are of one JVM only, because MooBench's R script uses only the "
				+ loop + " loop. They do not show how much JVMs differ. Import the raw files if you have them.");
	}

	static ImportWarning intervalOverCalls(String file) {
		return ImportWarning.note(ImportWarning.Kind.INTERVAL_OVER_CALLS, file
				+ ": the interval was computed over the calls inside one JVM as if they were "
				+ "independent. It is far too narrow, often tenfold, and is marked as such.");
	}
}
