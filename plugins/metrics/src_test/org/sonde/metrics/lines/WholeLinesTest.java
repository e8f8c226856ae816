/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;

/** Profiles physical and kiel-2016, counted by hand. */
class WholeLinesTest {

	@TempDir
	Path folder;

	private TypeMeasurement only(String text) {
		return new Snippets(folder).file("p/A.java", text).measure().types().getFirst();
	}

	private void assertLines(String text, int physical, int kiel) {
		TypeMeasurement type = only(text);
		assertThat(type.lines(LinesProfile.PHYSICAL)).isEqualTo(physical);
		assertThat(type.lines(LinesProfile.KIEL_2016)).isEqualTo(kiel);
	}

	@Test
	void aLineOfSeveralInitialisersCountsOnce() {
		assertThat(initialiser("enum E { A, B(), C, D; E() { } }", "<clinit>")).containsExactly(1, 1, 1);
		assertThat(initialiser("class L { int a = 1; int b = 2;\n int c = 3; }", "<init>")).containsExactly(2, 2, 2);
		assertThat(initialiser("class L { int a = 1; /** of b\n\t\t */ int b = 2; { a++; }\n\n\t{ b++;\n\t} }", "<init>"))
				.containsExactly(4, 4, 4);
		assertThat(initialiser("class L { int a = 1; /** of b\n\t\t */\n int b = 2; }", "<init>")).containsExactly(2, 3, 2);
	}

	/** Of the first type, SLOC, physical lines and those of kiel-2016. */
	private List<Integer> initialiser(String text, String name) {
		MethodMeasurement unit = only(text).methods().stream().filter(method -> method.signature().equals(name)).findFirst().orElseThrow();
		return List.of(unit.lines(LinesProfile.SLOC), unit.lines(LinesProfile.PHYSICAL), unit.lines(LinesProfile.KIEL_2016));
	}

	@Test
	void fromTheFirstLineOfADeclarationToItsLast() {
		TypeMeasurement type = only("""
				/* header */
				package p;
				import java.util.List;

				/**
				 * Two lines
				 */

				@Deprecated
				class A {

					// a comment
					/** A field. */
					int x = 1;

					/** One line. */
					int f() {

						return x; }
				}
				// behind
				""");
		assertThat(type.lines(LinesProfile.PHYSICAL)).isEqualTo(16); // lines 5 to 20
		assertThat(type.lines(LinesProfile.KIEL_2016)).isEqualTo(13); // without 5 to 7, but with 8
		assertThat(type.methods()).extracting(MethodMeasurement::signature).containsExactly("<init>", "f()");
		assertThat(type.methods()).extracting(method -> method.lines(LinesProfile.PHYSICAL)).containsExactly(2, 4);
		assertThat(type.methods()).extracting(method -> method.lines(LinesProfile.KIEL_2016)).containsExactly(1, 3);
	}

	@Test
	void onlyALineOfJavadocAloneIsLeftOut() {
		assertLines("/** A. */ class A {\n}\n", 2, 2);
		assertLines("/** A.\n */ class A {\n}\n", 3, 2);
		assertLines("/** A. */\nclass A { }\n", 2, 1);
		assertLines("/** A. */ // more\nclass A { }\n", 2, 1);
		assertLines("/**/ class A { }", 1, 1);
		assertLines("/***/\r\nclass A {\r\n}", 3, 2);
	}

	@Test
	void aTypeThatEndsWithTheFileIsCountedToItsEnd() {
		assertLines("package p;\npublic interface A { void m();\n default void d() { m(); } }", 2, 2);
	}
}
