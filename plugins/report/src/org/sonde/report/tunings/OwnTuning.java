/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.Optional;

import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.Verdict;

/**
 * A tuning of one's own, as it is kept in a file: a result set is named, not copied; figures of code are kept with what they were
 * counted by, so that nothing has to be measured again.
 *
 * @param change what was changed against the state before it; empty if not stated
 */
public record OwnTuning(String name, String change, Overhead overhead, Code code, Optional<Verdict> verdict, Consequences consequences) {

	/** Where the overhead comes from. */
	public sealed interface Overhead {

		/**
		 * Two runs of a result set.
		 *
		 * @param resultSet its id
		 * @param base id of the run without monitoring
		 * @param monitored id of the run with it
		 */
		record Runs(String resultSet, String base, String monitored) implements Overhead {
		}

		/** The figure was not measured. */
		record Unknown(String reason) implements Overhead {
		}
	}

	/** Where the figures of the code come from. */
	public sealed interface Code {

		/** A version that is built in. */
		record BuiltIn(MeasuredCode code, String version) implements Code {

			/** @throws IllegalArgumentException if there is no such version; the message lists them */
			public BuiltIn {
				if (!code.versions().contains(version)) {
					throw new IllegalArgumentException(
							code.id() + " has no version " + version + "; it has " + String.join(", ", code.versions()));
				}
			}
		}

		/** Figures as they were measured. */
		record Figures(ComplexitySource.Measured measured) implements Code {
		}

		/** The figure was not measured. */
		record Unknown(String reason) implements Code {
		}
	}

	/** @throws IllegalArgumentException without a name */
	public OwnTuning {
		if (name.isBlank()) {
			throw new IllegalArgumentException("a tuning needs a name");
		}
	}
}
