/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

/** What a vanished method is taken for, in which order. */
class SimilarMethodsTest {
	@Test
	void anOverloadComesBeforeARenamedMethodAndThatBeforeAMovedType() {
		assertRanked("int p.Cart.add(p.Book,int)", "int p.Cart.add(p.Book,long)", "int p.Cart.addAll(p.Book,int)",
				"int q.Cart.add(p.Book,int)");
	}

	@Test
	void theSameMethodInAMovedTypeIsFirstIfItsOwnTypeIsGone() {
		assertRanked("int p.Cart.add(p.Book,int)", "int q.r.Cart.add(q.r.Book,int)", "int q.r.Cart.add(int)");
	}

	@Test
	void theSameMethodInARenamedTypeOfThePackage() {
		assertRanked("void p.Cart.clear(int)", "void p.CartItem.clear(int)");
	}

	@Test
	void anotherNameWithTheSameParameters() {
		assertRanked("int p.Cart.size(java.lang.String,int)", "int p.Cart.count(java.lang.String,int)",
				"long p.Cart.count(java.lang.String,int)");
	}

	@Test
	void aConstructorIsNoMethodAndWhatHasNothingInCommonIsNotNamed() {
		assertThat(similar("p.Cart.<init>(int)", "void p.Cart.init(int)", "p.Cart.<init>(long)", "q.Other.<init>(int)"))
				.containsExactly("p.Cart.<init>(long)");
		assertThat(similar("int p.Cart.add(p.Book)", "void p.Cart.clear()", "int x.Y.add(long,long)", "void x.Y.z(p.Book)")).isEmpty();
	}

	@Test
	void itselfIsNotSimilarAndNoMoreThanFiveAre() {
		String[] overloads = IntStream.range(0, 9).mapToObj(i -> "void p.A.a(p.T" + i + ")").toArray(String[]::new);
		assertThat(similar("void p.A.a(p.T3)", overloads)).containsExactly("void p.A.a(p.T0)", "void p.A.a(p.T1)", "void p.A.a(p.T2)",
				"void p.A.a(p.T4)", "void p.A.a(p.T5)");
	}

	@Test
	void whatCameWhenItWentIsFirstWhereverItIs() {
		MethodSignature vanished = MethodSignature.parse("int p.Cart.total(int)");
		List<MethodSignature> all = Stream.of("int p.Cart.totals(int)", "int q.r.Base.total(int)", "long x.Y.total()")
				.map(MethodSignature::parse).toList();
		assertThat(SimilarMethods.of(vanished, all, Set.of())).containsExactly(all.get(0), all.get(1));
		assertThat(SimilarMethods.of(vanished, all, Set.of(all.get(1), all.get(2)))).containsExactly(all.get(1), all.get(2), all.get(0));
	}

	/** The expected order, whatever the order that candidates come in. */
	private static void assertRanked(String vanished, String... ranked) {
		List<String> candidates = new ArrayList<>(Arrays.asList(ranked));
		Seeded.tries(10, in -> {
			Collections.shuffle(candidates, in.random());
			assertThat(similar(vanished, candidates.toArray(String[]::new))).containsExactly(ranked);
		});
	}

	private static List<String> similar(String vanished, String... candidates) {
		return SimilarMethods.of(MethodSignature.parse(vanished), Arrays.stream(candidates).map(MethodSignature::parse).toList(), Set.of())
				.stream()
				.map(MethodSignature::toString).toList();
	}
}
