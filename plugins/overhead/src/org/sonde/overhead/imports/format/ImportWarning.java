/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.format;

import java.util.Optional;

/**
 * What was found in the files that misleads readers of the figures.
 *
 * @param text what it is, where, and what follows from it
 * @param repair what can be done about it
 * @param mustRepair whether the figures make no sense without the repair
 */
public record ImportWarning(Kind kind, String text, Optional<Repair> repair, boolean mustRepair) {

	/** The misleading things in real files. */
	public enum Kind {
		/** The figures are those of one JVM, though more were measured. */
		ONE_JVM,
		/** The interval was computed over calls inside a JVM, as if they were independent. */
		INTERVAL_OVER_CALLS,
		/** The published values are half of those measured. */
		HALVED_VALUES,
		/** Tools disagree which rows of several threads are warm-up. */
		WARM_UP_OF_THREADS,
		/** Nanoseconds are called microseconds. */
		WRONG_UNIT,
		/** A raw file ends early. */
		TRUNCATED,
		/** The greater of minimum and maximum stands under "min". */
		SWAPPED_EXTREMES,
		/** Rows with a mean of earlier ones instead of a measurement. */
		AVERAGED_ROWS,
		/** There is no configuration 0: of an old MooBench, or without the first run of a new one. */
		INDEX_BASE,
		/** A throughput is that of several threads together. */
		SUMMED_OVER_THREADS,
		/** Configurations without figures. */
		NO_FIGURES,
		/** Rows have figures of more configurations than the header names. */
		UNNAMED_CONFIGURATIONS,
		/** Runs of a history that ended long before the others. */
		SHORT_RUNS,
		/** The stated settings of the benchmark differ from what is in the files. */
		CONFIGURATION_DIFFERS
	}

	/** Returns a warning that nobody can do anything about. */
	public static ImportWarning note(Kind kind, String text) {
		return new ImportWarning(kind, text, Optional.empty(), false);
	}
}
