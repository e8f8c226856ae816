/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.CountingRules;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.SourceTree;

/** Figures of types, packages and components by the chosen rules and by any others. */
class ProfilesTest {

	@TempDir
	Path folder;

	private ComponentMeasurement measure(Profiles profiles) throws Exception {
		Snippets snippets = new Snippets(folder).file("a/A.java", """
				package a;
				/** A. */
				class A {

					int f(boolean p, boolean q) { return p && q ? 1 : 2; }
					void g(int[] all) { for (int i : all) { } }
					void h() { }
				}
				""").file("a/b/B.java", "package a.b;\nclass B { void f(boolean p) { if (p) { } } }\n")
				.file("a/b/C.java", "package a.b;\ninterface C { void f(); }\n").file("D.java", "class D { }\n");
		try (SourceTree tree = snippets.tree()) {
			return Measurer.measure(tree, snippets.component(), profiles, Progress.NONE);
		}
	}

	@Test
	void theChosenRulesAreMeantWhereNothingElseIsSaid() throws Exception {
		ComponentMeasurement measurement = measure(
				new Profiles(LinesProfile.PHYSICAL, CyclomaticProfile.KIEL_2016, InformationProfile.KIEL_2016));
		assertThat(measurement.linesProfile()).isEqualTo(LinesProfile.PHYSICAL);
		assertThat(measurement.loc()).isEqualTo(7 + 1 + 1 + 1);
		assertThat(measurement.lines(LinesProfile.SLOC)).isEqualTo(5 + 1 + 1 + 1);
		assertThat(measurement.information().profile()).isEqualTo(InformationProfile.KIEL_2016);
		assertThat(measurement.cyclomatic().profile()).isEqualTo(CyclomaticProfile.KIEL_2016);
		assertThat(measurement.cyclomatic().sum()).isEqualTo(3 + 1 + 1 + 2); // an enhanced for does not count
		assertThat(measurement.cyclomatic(CyclomaticProfile.MCCABE).sum()).isEqualTo(3 + 2 + 1 + 2);
		assertThat(measurement.types()).extracting(TypeMeasurement::loc).containsExactly(1, 7, 1, 1);
		assertThat(measurement.types()).allMatch(type -> type.profiles().equals(measurement.profiles()));
	}

	@Test
	void averageSumMaximumAndHistogramOfMethodsWithABody() throws Exception {
		ComponentMeasurement measurement = measure(Profiles.DEFAULT);
		FigureDistribution<CyclomaticProfile> cyclomatic = measurement.cyclomatic();
		assertThat(cyclomatic.histogram()).isEqualTo(Map.of(1, 1, 2, 2, 3, 1));
		assertThat(cyclomatic.methods()).isEqualTo(4);
		assertThat(cyclomatic.average()).hasValue(2);
		assertThat(cyclomatic.max()).isEqualTo(3);
		FigureDistribution<CognitiveProfile> cognitive = measurement.cognitive();
		assertThat(cognitive.profile().id()).isEqualTo("sonarsource");
		assertThat(cognitive.histogram()).isEqualTo(Map.of(0, 1, 1, 2, 2, 1)); // h 0, g and B.f 1, A.f 1 for ?: and 1 for &&
	}

	@Test
	void packagesHaveTheirTypesWithoutThoseOfSubPackages() throws Exception {
		List<PackageMeasurement> packages = measure(Profiles.DEFAULT).packages();
		assertThat(packages).extracting(PackageMeasurement::name).containsExactly("", "a", "a.b");
		assertThat(packages).extracting(PackageMeasurement::loc).containsExactly(1L, 5L, 2L);
		assertThat(packages).extracting(each -> each.cyclomatic().sum()).containsExactly(0L, 6L, 2L);
		assertThat(packages).extracting(each -> each.cognitive().sum()).containsExactly(0L, 3L, 1L);
	}

	@Test
	void versionsByDifferentRulesAreNotCompared() throws Exception {
		ComponentMeasurement some = measure(Profiles.DEFAULT);
		ComponentMeasurement others = measure(new Profiles(LinesProfile.SLOC, CyclomaticProfile.PMD, InformationProfile.ALLEN));
		assertThatIllegalArgumentException().isThrownBy(() -> new Comparison(List.of(some, others)))
				.withMessageContaining("profiles");
	}

	@Test
	void everyProfileSaysWhatItIsAndIsFoundByItsId() {
		List<CountingRules> all = Stream.<CountingRules[]>of(LinesProfile.values(), CyclomaticProfile.values(), CognitiveProfile.values(),
				InformationProfile.values())
				.flatMap(Stream::of).toList();
		assertThat(all).extracting(CountingRules::description).allSatisfy(description -> {
			assertThat(description.id()).matches("[a-z0-9-]+");
			assertThat(description.title()).isNotBlank();
			assertThat(description.text()).endsWith(".");
			assertThat(description.source()).isNotBlank();
		});
		assertThat(CyclomaticProfile.values()).allMatch(profile -> CountingRules.ofId(CyclomaticProfile.class, profile.id()) == profile);
		assertThat(LinesProfile.values()).allMatch(profile -> CountingRules.ofId(LinesProfile.class, profile.id()) == profile);
		assertThatIllegalArgumentException().isThrownBy(() -> CountingRules.ofId(CyclomaticProfile.class, "PMD"))
				.withMessageContaining("'PMD'").withMessageContaining("mccabe, pmd, checkstyle, lizard, sonar, kiel-2016");
	}
}
