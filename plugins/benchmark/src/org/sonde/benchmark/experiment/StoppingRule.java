/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * How many forks a run needs. One that is as precise as asked gets half as many again: forks that lie close together by chance end a run,
 * and if it ended there and then, up to 10 % of the intervals of 95 % would miss, and comparisons of a run with itself would find up to
 * 12 % differences. The further forks were not chosen by what they say (docs/dev/statistics.md, "Stopping early").
 *
 * @param least forks that it ends with, if it becomes precise as soon as it can
 * @param most forks that it ends with, if it never does
 */
public record StoppingRule(int least, int most) {

	/** Returns the rule for a run, in its current state. */
	static StoppingRule of(Effort effort, MeasuredRun sofar) {
		int forks = sofar.forks().size();
		if (forks == 0 && !sofar.voids().isEmpty()) {
			// Its first fork was void, however often it was tried.
			return new StoppingRule(0, 0);
		}
		if (effort.precision().isEmpty()) {
			return new StoppingRule(effort.mostForks(), effort.mostForks());
		}
		OptionalInt precise = IntStream.rangeClosed(effort.leastForks(), forks)
				.filter(first -> precision(sofar, first) <= effort.precision().getAsDouble()).findFirst();
		return precise.isPresent() ? new StoppingRule(end(effort, precise.getAsInt()), end(effort, precise.getAsInt()))
				: new StoppingRule(end(effort, Math.max(effort.leastForks(), forks + 1)), effort.mostForks());
	}

	private static double precision(MeasuredRun sofar, int forks) {
		List<MeasuredFork> first = sofar.forks().subList(0, forks);
		return new MeasuredRun(sofar.run(), first, List.of()).precision();
	}

	/** Returns the number of these forks with which a run would have ended, if there were no others. */
	public static int forks(Effort effort, MeasuredRun all) {
		return of(effort, all).least();
	}

	private static int end(Effort effort, int precise) {
		return Math.min(effort.mostForks(), precise + Math.ceilDiv(precise, 2));
	}
}
