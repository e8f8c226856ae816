/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;

/** Counts by hand: the number of each line that counts stands at its end. */
class SlocTest {

	@TempDir
	Path folder;

	private TypeMeasurement only(String text) {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java", text).measure();
		assertThat(measurement.types()).hasSize(1);
		return measurement.types().getFirst();
	}

	private static int loc(TypeMeasurement type, String signature) {
		return type.methods().stream().filter(method -> method.signature().equals(signature))
				.mapToInt(method -> method.lines(LinesProfile.SLOC))
				.sum();
	}

	@Test
	void leavesOutCommentsBlankLinesPackageAndImports() {
		TypeMeasurement type = only("""
				/* header */
				package p;

				import java.util.List;

				/** Javadoc is no code. */
				@Deprecated // 1
				public class A { // 2

					/* not code */ int x; // 3
					// not code
					/**
					 * not code
					 */
					int f(int a, // 4
							/* not code */
							int b) { // 5

						return a /* x
						y */ + b; // 6 and 7: the plus sign stands on the second line
					} // 8
				} // 9
				// after
				""");
		assertThat(type.loc()).isEqualTo(9 + 1 - 1); // 'return a' and '+ b;' are lines 6 and 7, '}' 8, '}' 9
		assertThat(loc(type, "f(int,int)")).isEqualTo(5);
		assertThat(type.line()).isEqualTo(8);
	}

	@Test
	void countsEveryLineOfATextBlock() {
		TypeMeasurement type = only("class A {\n" // 1
				+ "  String s = \"\"\"\n" // 2
				+ "    // in a text block nothing is a comment\n" // 3
				+ "\n" // 4: blank, but of the text
				+ "    x\"\"\";\n" // 5
				+ "  String t = \"// no comment either /*\";\n" // 6
				+ "}\n"); // 7
		assertThat(type.loc()).isEqualTo(7);
		assertThat(loc(type, "<init>")).isEqualTo(5);
	}

	@Test
	void countsALineOnceHoweverManyTokens() {
		assertThat(only("class A { int a; int b; void f() { a = b; } }").loc()).isEqualTo(1);
	}

	@Test
	void knowsEveryKindOfLineEnd() {
		assertThat(only("class A {\r\n int a;\r\n\r\n}\r\n").loc()).isEqualTo(3);
		assertThat(only("class A {\r int a;\r\r}\r").loc()).isEqualTo(3);
		assertThat(only("class A {\n int a;\n\n}").loc()).isEqualTo(3);
	}

	@Test
	void typesOfOneFileAreCountedEach() {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java", """
				package p;
				class A { // A 1
				} class B { // A 2, B 1
					int x; // B 2
				} // B 3
				""").measure();
		assertThat(measurement.types()).extracting(TypeMeasurement::name, TypeMeasurement::loc).containsExactly( //
				org.assertj.core.api.Assertions.tuple("p.A", 2), org.assertj.core.api.Assertions.tuple("p.B", 3));
		assertThat(measurement.loc()).isEqualTo(5);
	}
}
