/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.MethodMeasurement.Kind;
import org.sonde.metrics.figures.TypeMeasurement;

/** Profile mccabe: every expected value counted by hand, 1 + the decisions. */
class McCabeTest {

	@TempDir
	Path folder;

	/** 0 where there is no body. */
	private static int mccabe(MethodMeasurement method) {
		return method.cyclomatic(CyclomaticProfile.MCCABE).orElse(0);
	}

	private TypeMeasurement only(String text) {
		return new Snippets(folder).file("A.java", text).measure().types().getFirst();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '~', value = { //
			"1 ~ ;", //
			"2 ~ if (p) { }", //
			"2 ~ if (p) { } else { }", //
			"3 ~ if (p) { } else if (q) { } else { }", //
			"2 ~ for (int i = 0; i < 3; i++) { }", //
			"2 ~ for (;;) { break; }", //
			"2 ~ for (int i : new int[] { 1 }) { }", // unlike kiel-2016
			"2 ~ while (p) { }", //
			"2 ~ do { } while (p);", //
			"1 ~ { { } } synchronized (this) { } assert true : 1; label: { break label; }", //
			"3 ~ switch (x) { case 1: case 2: default: }", // default does not count
			"2 ~ switch (x) { case 1, 2, 3: break; default: }", // one label
			"3 ~ switch (x) { case 1, 2 -> { } case 3 -> { } default -> { } }", //
			"2 ~ int y = switch (x) { case 1 -> 2; default -> 3; };", //
			"4 ~ switch (o) { case String s when s.isEmpty() -> { } case Integer i -> { } default -> { } }", // a guard counts
			"5 ~ switch (o) { case String s when p && q -> { } case Integer i -> { } default -> { } }", //
			"2 ~ switch (o) { case String s -> { } case null, default -> { } }", // that is a default, too
			"3 ~ switch (o) { case String s -> { } case null -> { } default -> { } }", //
			"3 ~ if (o instanceof String s && s.isEmpty()) { }", //
			"2 ~ try { } catch (RuntimeException e) { } finally { }", //
			"2 ~ try { } catch (IllegalStateException | IllegalArgumentException e) { }", // one clause
			"3 ~ try { } catch (IllegalStateException e) { } catch (RuntimeException e) { }", //
			"1 ~ try { } finally { }", //
			"2 ~ x = p ? 1 : 2;", // unlike kiel-2016
			"3 ~ x = p ? 1 : q ? 2 : 3;", //
			"2 ~ p = p && q;", //
			"3 ~ p = p && q && r;", // an operator each
			"4 ~ p = p && q || r && p;", //
			"3 ~ p = p || q || r;", //
			"1 ~ p = p & q | r ^ p;", // these decide nothing
			"1 ~ p = !p;", //
			"3 ~ Runnable z = () -> { if (p) { } for (;;) { } };", // a lambda's body counts here
			"2 ~ java.util.function.Supplier<Integer> z = () -> x > 0 ? 1 : 2;", //
			"1 ~ Runnable z = this::toString;", //
			"1 ~ Runnable z = new Runnable() { public void run() { if (true) { } } };", // that one is a unit of its own
			"1 ~ class L { void g() { if (true) { } } }", //
			"3 ~ if (p) { if (q) { } }", //
			"1 ~ return;", //
	})
	void countsDecisions(int expected, String statement) {
		TypeMeasurement type = only("class A { void f(boolean p, boolean q, boolean r, int x, Object o) { " + statement + " } }");
		assertThat(type.methods()).filteredOn(method -> method.signature().startsWith("f("))
				.extracting(McCabeTest::mccabe)
				.containsExactly(expected);
	}

	@Test
	void unitsAreMethodsConstructorsAndInitialisersOfEveryType() {
		TypeMeasurement type = only(
				"""
						abstract class A {
							static final int S = Math.random() > 0.5 ? 1 : 2; // <clinit> 1 + 1
							int noInitialiser;
							int x = S > 1 && S < 3 ? 1 : 2;                    // <init> 1 + 2
							{ if (x > 0) { x = 0; } }                          // <init> + 1
							static { for (;;) { break; } }                     // <clinit> + 1
							A() { this(1); }
							A(int a) { if (a > 0) { x = a; } }
							abstract void noBody();
							native int neither();
							Runnable r = new Runnable() {                      // <init> + 0
								int y = x > 0 ? 1 : 2;                         // <init> of A$1: 1 + 1
								public void run() { while (y > 0) { y--; } }
							};
							enum E {
								ONE(true ? 1 : 2) { void g() { } },            // <clinit> of A$E: 1 + 1
								TWO(2);
								E(int i) { }
								void g() { if (this == ONE) { } }
							}
							interface I { int C = S > 0 ? 1 : 2; default void d() { if (C > 1) { } } static void s() { } private void p() { } void abstractOne(); }
							record R(int a, int... b) { R { if (a < 0) { throw new IllegalArgumentException(); } } }
							@interface N { int value() default 1; }
							void local() { class L { L() { if (true) { } } } }
						}
						""");
		assertThat(type.methods()).extracting(MethodMeasurement::type, MethodMeasurement::signature, MethodMeasurement::kind,
				McCabeTest::mccabe).containsExactly( //
						tuple("A", "<clinit>", Kind.STATIC_INITIALISER, 3), //
						tuple("A", "<init>", Kind.INITIALISER, 4), //
						tuple("A", "A()", Kind.CONSTRUCTOR, 1), //
						tuple("A", "A(int)", Kind.CONSTRUCTOR, 2), //
						tuple("A", "noBody()", Kind.METHOD, 0), //
						tuple("A", "neither()", Kind.METHOD, 0), //
						tuple("A$1", "<init>", Kind.INITIALISER, 2), //
						tuple("A$1", "run()", Kind.METHOD, 2), //
						tuple("A$E", "<clinit>", Kind.STATIC_INITIALISER, 2), //
						tuple("A$E$1", "g()", Kind.METHOD, 1), //
						tuple("A$E", "E(int)", Kind.CONSTRUCTOR, 1), //
						tuple("A$E", "g()", Kind.METHOD, 2), //
						tuple("A$I", "<clinit>", Kind.STATIC_INITIALISER, 2), //
						tuple("A$I", "d()", Kind.METHOD, 2), //
						tuple("A$I", "s()", Kind.METHOD, 1), //
						tuple("A$I", "p()", Kind.METHOD, 1), //
						tuple("A$I", "abstractOne()", Kind.METHOD, 0), //
						tuple("A$R", "R(int,int...)", Kind.CONSTRUCTOR, 2), //
						tuple("A", "local()", Kind.METHOD, 1), //
						tuple("A$2L", "L()", Kind.CONSTRUCTOR, 2));
		// Methods and constructors with a body: A() 1, A(int) 2, run 2, g 1, E 1, g 2, d 2, s 1, p 1, R 2, local 1, L 2.
		assertThat(type.cyclomatic().profile()).isEqualTo(CyclomaticProfile.MCCABE);
		assertThat(type.cyclomatic().methods()).isEqualTo(12);
		assertThat(type.cyclomatic().sum()).isEqualTo(18);
		assertThat(type.cyclomatic().max()).isEqualTo(2);
		assertThat(type.cyclomatic().histogram()).isEqualTo(Map.of(1, 6, 2, 6));
		assertThat(type.cyclomatic().average()).hasValue(1.5);
	}

	@Test
	void nothingInAnAnnotationCounts() {
		TypeMeasurement type = only(
				"class A { static final boolean T = true; @SuppressWarnings(T ? \"a\" : \"b\") void f() { } }");
		assertThat(type.cyclomatic().sum()).isEqualTo(1);
	}

	@Test
	void ofNothingThereIsNoAverage() {
		TypeMeasurement type = only("interface A { int X = 1; void f(); }");
		assertThat(type.cyclomatic().methods()).isZero();
		assertThat(type.cyclomatic().average()).isEmpty();
	}

	@Test
	void refusesImpossibleFigures() {
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new FigureDistribution<>(CyclomaticProfile.MCCABE, new TreeMap<>(Map.of(-1, 1))));
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new FigureDistribution<>(CyclomaticProfile.MCCABE, new TreeMap<>(Map.of(1, 0))));
		assertThatIllegalArgumentException().isThrownBy(() -> new MethodMeasurement("A", "f()", Kind.METHOD, 1, Map.of(),
				Map.of(CyclomaticProfile.MCCABE, 0), OptionalInt.empty(), Optional.empty()));
	}
}
