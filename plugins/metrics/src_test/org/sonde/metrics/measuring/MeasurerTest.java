/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceTree;
import org.sonde.tests.seeded.Seeded;

class MeasurerTest {

	@TempDir
	Path folder;

	private Snippets several() {
		Snippets snippets = new Snippets(folder).file("p/Broken.java", "package p; class Broken { void f() { int = 1; } }")
				.file("p/Two.java",
						"package p; class Two { int x; void a() { x = new One().x; } } class Second { void s(Two t) { t.a(); Missing.go(); } }")
				.file("p/One.java", "package p; class One { int x = 1; void b(Two t) { t.a(); unknown(); } }")
				.file("p/package-info.java", "package p;");
		for (int i = 0; i < 20; i++) {
			snippets.file("q/C" + i + ".java",
					"package q; class C%d { int f; void m() { f = new C%d().f; new Gone%d(); } }".formatted(i, (i + 7) % 20, i));
		}
		return snippets;
	}

	@Test
	void methodsOnOneNodeAreReportedAndTheOthersKeepTheirs() {
		ComponentMeasurement measurement = new Snippets(folder)
				.file("A.java", "class A {\n\tvoid visit(a.Node n) { }\n\tvoid visit(b.Node n) { }\n\tvoid other() { }\n}").measure();
		assertThat(measurement.units().map(method -> method.node().isPresent())).containsExactly(true, false, true);
		assertThat(measurement.problems()).filteredOn(problem -> problem.kind() == ProblemKind.SHARED_NODE).singleElement()
				.satisfies(problem -> {
					assertThat(problem.line()).isEqualTo(3);
					assertThat(problem.message()).contains("2 methods", "visit(Node)", "line 2");
				});
	}

	@Test
	void theOrderOfFilesAndTheLocaleChangeNothing() throws MetricsException {
		Snippets snippets = several();
		ComponentMeasurement expected = snippets.measure();
		Locale locale = Locale.getDefault();
		try {
			Locale.setDefault(Locale.forLanguageTag("tr-TR"));
			List<SourceFile> files = new ArrayList<>(snippets.tree().files());
			Seeded.tries(3, in -> {
				Collections.shuffle(files, in.random());
				SourceTree tree = Snippets.tree(files, 21);
				assertThat(Measurer.measure(tree, snippets.component(), Profiles.DEFAULT, Progress.NONE)).isEqualTo(expected);
			});
		} finally {
			Locale.setDefault(locale);
		}
	}

	@Test
	void theResultNamesWhatItDependsOn() {
		ComponentMeasurement measurement = several().include("p.*").dataTypes("a..*").measure();
		assertThat(measurement.version()).isEqualTo("test");
		assertThat(measurement.component()).isEqualTo(Component.of("test", List.of("p.*"), List.of(), List.of("a..*")));
		assertThat(measurement.release()).isEqualTo(new JavaRelease(21, JavaRelease.Origin.GIVEN));
		assertThat(measurement.information().profile()).isEqualTo(InformationProfile.ALLEN);
		assertThat(measurement.linesProfile().id()).isEqualTo("sloc");
		assertThat(measurement.cyclomatic().profile().id()).isEqualTo("mccabe");
		assertThat(measurement.types()).extracting(TypeMeasurement::name).containsExactly("p.Broken", "p.One", "p.Second",
				"p.Two");
		assertThat(measurement.loc()).isEqualTo(4);
		assertThat(measurement.problems()).isSorted();
	}

	@Test
	void excludedTypesAreFramework() {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java", "package p; class A { A() { } void f() { new B(); } }")
				.file("p/B.java", "package p; class B { B() { } void notCalled() { } }").include("p.A").measure();
		assertThat(Snippets.nodes(measurement.graph())).containsExactly("p.A#A()", "p.A#f()", "p.B#B()");
		assertThat(measurement.types()).hasSize(1);
	}

	@Test
	void dataTypePatternsMoveTheFigures() {
		Snippets snippets = new Snippets(folder).file("A.java",
				"class A { String s; void f() { s.trim(); } void g() { s = \"\".concat(s); } }");
		assertThat(snippets.measure().counting().hyperedges()).isEqualTo(1); // the field
		assertThat(snippets.dataTypes().measure().counting().hyperedges()).isEqualTo(2); // the calls
	}

	@Test
	void patternsThatMatchNothingAreReported() throws MetricsException {
		Snippets snippets = new Snippets(folder).file("p/A.java", "package p; class A { A() { } class N { N() { } } }");
		Component component = Component.of("c", List.of("p.*", "q.*"), List.of("p.A.N", "p.A2"), List.of("never.*"));
		ComponentMeasurement measurement = Measurer.measure(snippets.tree(), component, Profiles.DEFAULT, Progress.NONE);
		assertThat(measurement.problems()).extracting(Problem::kind).containsOnly(ProblemKind.PATTERN_WITHOUT_TYPE);
		assertThat(measurement.problems()).extracting(Problem::message).containsExactly(
				"the pattern p.A.N matches no top-level type",
				"the pattern p.A2 matches no top-level type", "the pattern q.* matches no top-level type");
	}

	@Test
	void aComponentWithoutTypesIsRefused() {
		SourceTree tree = new Snippets(folder).file("p/A.java", "package p; class A { }").tree();
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> Measurer.measure(tree, Component.of("x.y..*"), Profiles.DEFAULT, Progress.NONE))
				.withMessageContaining("files (1)").withMessageContaining("x.y..*").withMessageContaining("Check the patterns");
	}

	/** Cancels after so many questions. */
	private static final class Cancelling implements Progress {
		private int left;
		private int asked;

		Cancelling(int left) {
			this.left = left;
		}

		@Override
		public void begin(String task, long total) {
			// not of interest
		}

		@Override
		public void worked(long units) {
			// not of interest
		}

		@Override
		public boolean isCancelled() {
			asked++;
			return left-- <= 0;
		}
	}

	@Test
	void cancellingEndsItAtAnyPoint() {
		Snippets snippets = several();
		Cancelling never = new Cancelling(Integer.MAX_VALUE);
		snippets.measure(never);
		assertThat(never.asked).isGreaterThan(60); // outlines, files and bindings of 24 files
		for (int after = 0; after < never.asked; after += 9) {
			Cancelling progress = new Cancelling(after);
			assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> snippets.measure(progress));
		}
	}

	@Test
	void progressAddsUp() {
		record Task(String name, long total, int[] worked) {
		}
		List<Task> tasks = new ArrayList<>();
		several().measure(new Progress() {
			@Override
			public void begin(String task, long total) {
				tasks.add(new Task(task, total, new int[1]));
			}

			@Override
			public void worked(long units) {
				tasks.getLast().worked[0] += units;
			}

			@Override
			public boolean isCancelled() {
				return false;
			}
		});
		assertThat(tasks).hasSize(3).allSatisfy(task -> {
			assertThat(task.name).contains("test");
			assertThat(task.worked[0]).isEqualTo(task.total).isPositive();
		});
	}
}
