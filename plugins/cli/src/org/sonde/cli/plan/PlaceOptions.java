/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Failures;
import org.sonde.instrumentation.plan.MethodSignature;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say what {@code sonde place} is to choose. */
final class PlaceOptions extends CommandOptions {
	@Mixin
	private ObjectiveOptions wanted;

	@Option(names = "--program-seconds", paramLabel = "S",
			description = "With --budget-program: the CPU time of the program for the recorded work, without probes. Default: the time inside the recorded traces, without what the probes "
			+ "of the recording cost; unknown if they cost most of it.")
	private Double programSeconds;

	@Option(names = "--unit", paramLabel = "METHODS",
			description = "Distinguish calls of these methods, such as shop.Server.handle: each counts as a trace. Default: the recorded traces.")
	private String unit;

	/** @throws ParameterException if options do not go together */
	void check() {
		wanted.check();
		if (programSeconds != null && (wanted.cpuPercent().isPresent() || !(programSeconds > 0 && Double.isFinite(programSeconds)))) {
			throw new ParameterException(command(), "--program-seconds is a number above 0 and needs --budget-program");
		}
	}

	ObjectiveOptions wanted() {
		return wanted;
	}

	/** CPU time of the program for the recorded work, in seconds; empty if not given. */
	OptionalDouble programSeconds() {
		return programSeconds == null ? OptionalDouble.empty() : OptionalDouble.of(programSeconds);
	}

	/** The methods whose calls are distinguished; empty if traces are. */
	Optional<Predicate<MethodSignature>> units(PrintWriter err) throws Failures.Failed {
		return unit == null ? Optional.empty() : Optional.of(wanted.matching("--unit", unit, err));
	}
}
