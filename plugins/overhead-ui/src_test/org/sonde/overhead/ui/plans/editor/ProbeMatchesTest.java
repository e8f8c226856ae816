/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;

class ProbeMatchesTest {

	private static List<MethodSignature> methods(int number) {
		return IntStream.range(0, number).mapToObj(i -> MethodSignature.method("void", "p.A", "m" + i, "java.lang.String")).toList();
	}

	private static String text(List<MethodSignature> methods, List<MethodSignature> elsewhere, Optional<String> problem) {
		return ProbeMatches.text(new PlanMatches.OfProbe(methods, elsewhere, List.of(), List.of(), problem));
	}

	@Test
	void eachMethodHasALine() {
		assertThat(text(methods(2), List.of(), Optional.empty())).isEqualTo("A.m0(String)\nA.m1(String)");
		assertThat(text(methods(12), List.of(), Optional.empty()).lines()).hasSize(12).last().isEqualTo("A.m11(String)");
	}

	@Test
	void ofManyOnlyTheirNumberIsShown() {
		assertThat(text(methods(15), List.of(), Optional.empty()).lines()).hasSize(13).last().asString().contains("3");
	}

	@Test
	void thoseOfOtherProbesComeLast() {
		assertThat(text(List.of(), methods(1), Optional.empty()))
				.isEqualTo(Messages.ProbeMatches_none + "\n" + NLS.bind(Messages.ProbeMatches_elsewhere, "A.m0(String)"));
		assertThat(text(methods(1), methods(13), Optional.empty()).lines()).startsWith("A.m0(String)").hasSize(1 + 1 + 12 + 1);
	}

	@Test
	void aProblemIsAllThereIs() {
		assertThat(text(methods(1), methods(2), Optional.of("no pattern"))).isEqualTo("no pattern");
	}
}
