/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.core.IJavaProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.FileRenames;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceVersion;
import org.sonde.overhead.ui.Fake;

class ShownComparisonTest {

	private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";

	@TempDir
	Path folder;
	private ComponentMeasurement measured;
	private final IJavaProject shop = Fake.of(IJavaProject.class, Map.of("getElementName", "shop"));
	private final CompareRequest request = request(shop);
	private final ShownComparison model = new ShownComparison();

	@BeforeEach
	void measure() throws Exception {
		Files.writeString(folder.resolve("A.java"), "class A {\n}\n");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			measured = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts, Component.of("*"),
					Profiles.DEFAULT, Progress.NONE);
		}
	}

	private static CompareRequest request(IJavaProject project) {
		return new CompareRequest(new ComparedVersion.Project(project), new SelectedTypes(project, List.of()), Component.of("*"));
	}

	private ComponentMeasurement version(String name, String commit, List<Problem> problems) {
		return new ComponentMeasurement(new SourceVersion(name, "here", commit), measured.component(), measured.release(),
				measured.classPath(),
				measured.profiles(), measured.types(), measured.graph(), measured.information(), measured.counting(), measured.unresolved(),
				problems);
	}

	private static TypeComparison types(ComponentMeasurement before, ComponentMeasurement after) {
		return TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE);
	}

	private CompareOutcome.Compared compared(List<Problem> problems) {
		return new CompareOutcome.Compared(request, types(version("1", "", List.of()), version("2", "", problems)), List.of());
	}

	private static Problem problem() {
		return new Problem(ProblemKind.UNRESOLVED_TYPE, "A.java", 7, "type Q was not found");
	}

	@Test
	void whatIsComparedCanBeComparedAgainOnceItEnded() {
		assertThat(model.repeatable()).isEmpty();
		model.ask(request);
		assertThat(model.repeatable()).as("it is being compared").isEmpty();
		CompareOutcome.Compared result = compared(List.of());
		assertThat(model.take(result)).isTrue();
		assertThat(model.repeatable()).contains(request);
		assertThat(model.compared()).contains(result);
		assertThat(model.types()).contains(result.types());
		model.ask(request);
		assertThat(model.compared()).as("a message is in its place").isEmpty();
	}

	@Test
	void anOutcomeOfAnEarlierRequestChangesNothing() {
		CompareRequest other = request(Fake.of(IJavaProject.class, Map.of("getElementName", "till")));
		model.ask(request);
		model.ask(other);
		assertThat(model.take(compared(List.of()))).isFalse();
		assertThat(model.compared()).isEmpty();
		assertThat(model.repeatable()).isEmpty();
		assertThat(model.take(new CompareOutcome.Cancelled(other))).isTrue();
		assertThat(model.repeatable()).contains(other);
	}

	@Test
	void whatFailedOrWasCancelledHasNoResult() {
		for (CompareOutcome ended : List.of(new CompareOutcome.Failed(request, "why"), new CompareOutcome.Cancelled(request))) {
			model.ask(request);
			assertThat(ended.request()).isEqualTo(request);
			assertThat(model.take(ended)).isTrue();
			assertThat(model.compared()).isEmpty();
			assertThat(model.hasProblems()).isFalse();
			assertThat(model.repeatable()).contains(request);
			assertThat(model.failed()).as("fails the next time, too")
					.isEqualTo(Optional.of(request).filter(same -> ended instanceof CompareOutcome.Failed));
		}
	}

	@Test
	void problemsOfEitherVersionAreListedWithIt() {
		model.ask(request);
		model.take(compared(List.of()));
		assertThat(model.hasProblems()).isFalse();
		CompareOutcome.Compared result = compared(List.of(problem()));
		model.take(result);
		assertThat(model.hasProblems()).isTrue();
		assertThat(ComparisonText.problems(result.types()).strip()).isEqualTo("2: " + problem());
		assertThat(ComparisonText.problems(types(version("1", "", List.of(problem())), version("2", "", List.of()))).strip())
				.isEqualTo("1: " + problem());
	}

	/** A revision that is called by its commit has it once. */
	@Test
	void aVersionIsCalledByItsNameAndItsCommit() {
		assertThat(ComparisonText.heading(types(version("v1", COMMIT, List.of()), version("shop", "", List.of()))))
				.isEqualTo("v1 (012345678) → shop: " + measured.component().name());
		assertThat(ComparisonText.heading(types(version(COMMIT.substring(0, 10), COMMIT, List.of()), version("shop", "", List.of()))))
				.startsWith(COMMIT.substring(0, 10) + " → ");
	}

	@Test
	void typesAndProblemsAreCounted() {
		TypeComparison types = types(version("1", "", List.of(problem(), problem())), version("2", "", List.of(problem())));
		assertThat(ComparisonText.counts(types).replaceAll("\\D+", " ").strip()).isEqualTo("1 0 0 0 0 1 0 0 2 1");
	}
}
