/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.source.MavenArtifacts;

/**
 * Profile {@code sonar} and cognitive complexity against the figures of SonarSource's analyser (the last version under the LGPL),
 * method by method, in the order of the source.
 */
class SonarTest {

	/** The analyser with what it needs. */
	private static final List<String> JARS = List.of("org.sonarsource.java:java-frontend:8.5.0.37199",
			"org.sonarsource.java:jdt-package:1.3.0.89", "org.sonarsource.sslr:sslr-core:1.24.0.633",
			"org.sonarsource.analyzer-commons:sonar-analyzer-commons:2.12.0.2964",
			"org.sonarsource.analyzer-commons:sonar-regex-parsing:2.12.0.2964",
			"org.sonarsource.analyzer-commons:sonar-performance-measure:2.12.0.2964",
			"org.sonarsource.api.plugin:sonar-plugin-api:10.12.0.2522", "com.google.code.findbugs:jsr305:1.3.9",
			"com.google.code.gson:gson:2.8.9", "org.apache.commons:commons-lang3:3.12.0", "org.slf4j:slf4j-api:1.7.30");

	/** What the analyser says of a method. */
	record Found(int line, String name, int complexity, int cognitive) {
	}

	private static final List<Found> UNREAD = List.of(new Found(0, "", 0, 0));

	@ParameterizedTest
	@EnumSource
	void countsAsSonarDoes(Corpus corpus) throws Exception {
		Corpus.Measured measured = corpus.measured();
		Map<String, List<Found>> found = run(measured.folder());
		Agreement complexity = new Agreement(corpus, "sonar");
		Agreement cognitive = new Agreement(corpus, "cognitive");
		for (String file : measured.files().keySet()) {
			List<Found> theirs = found.getOrDefault(file, List.of());
			if (theirs.equals(UNREAD)) {
				complexity.unread(file);
				continue;
			}
			List<MethodMeasurement> ours = measured.methods(file).stream().filter(method -> !method.complexity().isEmpty()).toList();
			assertThat(ours).as("methods of %s", file).extracting(MethodMeasurement::line)
					.containsExactlyElementsOf(theirs.stream().map(Found::line).toList());
			for (int i = 0; i < ours.size(); i++) {
				MethodMeasurement method = ours.get(i);
				String name = "%s:%d %s.%s".formatted(file, method.line(), method.type(), method.signature());
				complexity.compare(name, method.cyclomatic(CyclomaticProfile.SONAR).getAsInt(), theirs.get(i).complexity());
				cognitive.compare(name, method.cognitive().orElse(0), theirs.get(i).cognitive());
			}
		}
		complexity.check();
		cognitive.check();
	}

	private static Map<String, List<Found>> run(Path folder) throws IOException, InterruptedException {
		Path output = Path.of("target", "sonar.txt");
		Path errors = Path.of("target", "sonar-errors.txt");
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath(),
				Path.of("sonar", "SonarMetrics.java").toString(), folder.toString()).redirectOutput(output.toFile())
				.redirectError(errors.toFile()).start();
		assertThat(process.waitFor()).as("see %s", errors).isZero();
		Map<String, List<Found>> found = new LinkedHashMap<>();
		for (String line : Files.readAllLines(output)) {
			String[] parts = line.split("\t");
			if (parts.length == 1) {
				found.put(parts[0], UNREAD);
				continue;
			}
			found.computeIfAbsent(parts[0], file -> new ArrayList<>())
					.add(new Found(Integer.parseInt(parts[1]), parts[2], Integer.parseInt(parts[3]), Integer.parseInt(parts[5])));
		}
		return found;
	}

	private static String classPath() {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			List<String> jars = new ArrayList<>();
			for (String coordinates : JARS) {
				jars.add(artifacts.fetch(coordinates).toString());
			}
			return jars.stream().collect(Collectors.joining(File.pathSeparator));
		} catch (MetricsException e) {
			return abort("not reachable, so not tested: " + e.getMessage());
		}
	}
}
