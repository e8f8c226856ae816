/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.Effort;
import org.sonde.cli.shared.Diagnostics;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A number of forks as typed: {@code 5} or {@code 5..10}. */
public final class ForkRange {
	private ForkRange() {
	}

	/**
	 * As many forks, and no other limit.
	 *
	 * @throws ParameterException if it is neither, or no run has so many
	 */
	static Effort effort(CommandLine command, String typed) {
		return Diagnostics.valid(command, "--forks", () -> {
			String[] ends = typed.split("\\.\\.", -1);
			if (ends.length > 2 || !Stream.of(ends).allMatch(end -> end.matches("\\d{1,9}"))) {
				throw new IllegalArgumentException("'" + typed + "' is neither a number nor a range such as 5..10");
			}
			return new Effort(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]), OptionalDouble.empty(),
					Optional.empty());
		});
	}
}
