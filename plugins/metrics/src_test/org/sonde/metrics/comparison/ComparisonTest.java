/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.ComponentMeasurement;

class ComparisonTest {

	@TempDir
	Path folder;

	private ComponentMeasurement measure(String version, String text) {
		return new Snippets(folder.resolve(version)).file("A.java", text).measure();
	}

	@Test
	void aFigureThatIsNegativeHasNoRatio() {
		assertThat(Comparison.divide(2, 4)).hasValue(0.5);
		assertThat(Comparison.divide(-1, 4)).isEmpty();
		assertThat(Comparison.divide(4, -1)).isEmpty();
		assertThat(Comparison.divide(4, 0)).isEmpty();
	}

	@Test
	void ratiosAreLaterByFirst() {
		// K2: one edge of two nodes within a module; A() is a node without an edge. LOC 4, cyclomatic 1 + 2 + 1 = 4 of 3.
		ComponentMeasurement first = measure("1", "class A { A() { }\nvoid f(boolean b) { if (b) {\ng(); } } void g() { }\n}");
		// LOC 2, cyclomatic 1 of 1, no edge.
		ComponentMeasurement second = measure("2", "class A {\nA() { } }");
		Comparison.Ratio ratio = new Comparison(List.of(first, second, first)).ratios().getFirst();
		assertThat(ratio.to()).isEqualTo("test");
		assertThat(ratio.loc()).hasValue(0.5);
		assertThat(ratio.cyclomatic().getAsDouble()).isEqualTo(1 / (4.0 / 3), within(1e-12));
		assertThat(ratio.size()).hasValue(0);
		assertThat(ratio.complexity()).hasValue(0);
		assertThat(ratio.coupling()).isEmpty(); // 0 at first
		Comparison.Ratio same = new Comparison(List.of(first, second, first)).ratios().getLast();
		assertThat(same.loc()).hasValue(1);
		assertThat(same.complexity()).hasValue(1);
	}

	@Test
	void thereIsNoRatioToNothing() {
		ComponentMeasurement none = measure("1", "interface A { }");
		ComponentMeasurement some = measure("2", "class A { A() { } void f() { f(); } }");
		assertThat(new Comparison(List.of(none, some)).ratios().getFirst()).satisfies(ratio -> {
			assertThat(ratio.loc()).hasValue(1);
			assertThat(ratio.cyclomatic()).isEmpty();
			assertThat(ratio.size()).isEmpty();
			assertThat(ratio.complexity()).isEmpty();
		});
		assertThat(new Comparison(List.of(some, none)).ratios().getFirst().cyclomatic()).isEmpty(); // an average over nothing is no 0
	}

	@Test
	void refusesWhatCannotBeCompared() {
		ComponentMeasurement a = measure("1", "class A { }");
		ComponentMeasurement b = new Snippets(folder.resolve("2")).dataTypes().file("A.java", "class A { }").measure();
		assertThatIllegalArgumentException().isThrownBy(() -> new Comparison(List.of(a))).withMessageContaining("found 1");
		assertThatIllegalArgumentException().isThrownBy(() -> new Comparison(List.of(a, b)))
				.withMessageContaining("same patterns");
	}
}
