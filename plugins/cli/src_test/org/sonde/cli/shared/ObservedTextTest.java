/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.Reason;

class ObservedTextTest {
	private static final Match.NotFound GUESS = new Match.NotFound(Reason.TYPE_SILENT, "a guess");
	private static final Match.NotFound NOT_CALLED = new Match.NotFound(Reason.NOT_CALLED, "certain");

	private static ObservedCalls.Planned silent(int number, Match.NotFound why) {
		return new ObservedCalls.Planned(MethodSignature.method("void", "p.A", "m" + number), true, 0, Optional.empty(), List.of(),
				Optional.of(why));
	}

	/** The table shows that these have no calls; of others, each line is one to look into. */
	@Test
	void methodsThatWereCertainlyNotCalledShareALine() {
		List<ObservedCalls.Planned> planned = Stream.concat(IntStream.range(0, 3).mapToObj(number -> silent(number, NOT_CALLED)),
				IntStream.range(3, 5).mapToObj(number -> silent(number, GUESS))).toList();
		assertThat(ObservedText.lines(new ObservedCalls(planned, List.of(), List.of(), Optional.empty()))).hasSize(3)
				.satisfiesOnlyOnce(line -> assertThat(line).contains("m0", " 2 ", "certain"))
				.satisfiesOnlyOnce(line -> assertThat(line).contains("m3", "a guess"))
				.satisfiesOnlyOnce(line -> assertThat(line).contains("m4"));
	}

	@Test
	void aSingleOneIsNamedAlone() {
		assertThat(ObservedText.lines(new ObservedCalls(List.of(silent(0, NOT_CALLED)), List.of(), List.of(), Optional.empty())))
				.singleElement().asString().contains("m0", "certain").doesNotContain("0 calls");
	}
}
