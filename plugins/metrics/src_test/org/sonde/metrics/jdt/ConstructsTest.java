/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.MethodMeasurement;

/**
 * The constructs of Java, one fixture each, whose expected figures stand in its first line, counted by hand, and in the table of
 * docs/java-constructs.md, which must say the same.
 */
class ConstructsTest {

	private static final Path FIXTURES = Path.of("fixtures", "constructs");
	private static final Path TABLE = Path.of("..", "..", "docs", "java-constructs.md");

	@TempDir
	Path folder;

	/**
	 * What the first line of a fixture says: {@code // since | construct | lines | decisions mccabe/kiel-2016 | nodes | edges | note}.
	 *
	 * @param file its name
	 * @param row  the line without the slashes
	 * @param text the fixture
	 */
	record Fixture(String file, String row, String text) {
		@Override
		public String toString() {
			return file;
		}
	}

	static List<Fixture> fixtures() throws IOException {
		try (Stream<Path> files = Files.list(FIXTURES)) {
			return files.sorted().map(ConstructsTest::fixture).toList();
		}
	}

	private static Fixture fixture(Path file) {
		try {
			String text = Files.readString(file);
			return new Fixture(file.getFileName().toString(), text.lines().findFirst().orElseThrow().replaceFirst("^// ", ""), text);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	@ParameterizedTest
	@MethodSource("fixtures")
	void isMeasuredAsItsFirstLineSays(Fixture fixture) {
		Measurement measurement = new Snippets(folder).release(25).file(fixture.file(), fixture.text()).measure();
		List<String> row = Stream.of(fixture.row().split("\\|")).map(String::strip).toList();
		assertThat(measurement.problems()).isEmpty();
		assertThat(List.of(measurement.lines(measurement.profiles().lines()) + "",
				decisions(measurement, CyclomaticProfile.MCCABE) + "/" + decisions(measurement, CyclomaticProfile.KIEL_2016),
				measurement.graph().nodes().size() + "", measurement.graph().edgeCount() + "")).isEqualTo(row.subList(2, 6));
	}

	/** All but the 1 that every method has. */
	private static int decisions(Measurement measurement, CyclomaticProfile profile) {
		return measurement.types().stream().flatMap(type -> type.methods().stream()).filter(MethodMeasurement::hasBody)
				.mapToInt(method -> method.cyclomatic(profile).orElse(1) - 1).sum();
	}

	@Test
	void theTableSaysWhatTheFixturesSay() throws IOException {
		List<String> rows = Files.readAllLines(TABLE).stream().filter(line -> line.matches("\\| [0-9.]+ \\|.*"))
				.map(line -> line.replaceFirst("^\\| ", "").replaceFirst(" \\|$", "")).toList();
		assertThat(rows).containsExactlyInAnyOrderElementsOf(fixtures().stream().map(Fixture::row).toList());
	}
}
