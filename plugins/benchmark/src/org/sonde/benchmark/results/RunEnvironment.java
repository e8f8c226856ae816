/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.workload.RunLength;

/**
 * Under what an experiment was made.
 *
 * @param command that repeats it, without paths of this machine
 * @param length of each fork
 * @param attempts how often a fork is run at most, if it is void or other programs disturb it
 * @param megahertz of the processors before and after, in words; empty where the system does not tell
 */
public record RunEnvironment(Instant began, Machine machine, String command, RunLength length, int attempts, List<String> jvmArguments,
		OptionalDouble loadBefore,
		OptionalDouble loadAfter, Optional<String> megahertz) {

	public RunEnvironment {
		jvmArguments = List.copyOf(jvmArguments);
	}
}
