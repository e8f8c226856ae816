/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;

/**
 * Every profile on a source in which the figures stand beside the methods. Those of pmd, ncss, checkstyle, lizard and sonar were
 * compared with PMD 7.17.0, Checkstyle 12.1.1, lizard 1.24.3 and SonarSource's analyser 8.5.0, which tests/crosscheck runs on it; those
 * of mccabe, kiel-2016 and cognitive complexity were counted by hand.
 */
class EveryProfileTest {

	private static final Path FIXTURE = Path.of("fixtures", "profiles", "Awkward.java");

	@TempDir
	Path folder;

	@Test
	void countsWhatStandsBesideTheMethods() throws Exception {
		String text = Files.readString(FIXTURE);
		ComponentMeasurement measurement = new Snippets(folder).file("profiles/Awkward.java", text).measure();
		assertThat(measurement.problems()).isEmpty();
		List<String> lines = text.lines().toList();
		List<String> expected = new ArrayList<>();
		List<String> actual = new ArrayList<>();
		measurement.units().filter(method -> method.kind().isMethod()).forEach(method -> {
			expected.add(method.signature() + " " + commentBefore(lines, method.line()));
			actual.add(method.signature() + " " + figures(method));
		});
		assertThat(actual).hasSize(32).isEqualTo(expected);
		assertThat(lines.stream().filter(line -> line.strip().matches("// [-\\d].*"))).hasSize(32);
	}

	private static String commentBefore(List<String> lines, int line) {
		int index = line - 2;
		while (!lines.get(index).strip().startsWith("// ")) {
			index--;
		}
		return lines.get(index).strip().substring(3);
	}

	private static String figures(MethodMeasurement method) {
		return Stream.of(CyclomaticProfile.values()).map(profile -> text(method.cyclomatic(profile))).collect(Collectors.joining(" "))
				+ "; " + method.lines(LinesProfile.NCSS) + "; " + text(method.cognitive());
	}

	private static String text(OptionalInt figure) {
		return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "-";
	}
}
