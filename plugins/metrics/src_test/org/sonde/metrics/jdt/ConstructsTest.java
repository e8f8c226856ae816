/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.lines.LinesProfile;

/**
 * The constructs of Java, one fixture each, counted by hand: its figures stand in its first line, its hyperedges in the lines behind the
 * code, and the first lines in the table of docs/dev/java-constructs.md. What other tools count there is compared with them by
 * tests/crosscheck.
 */
class ConstructsTest {

	private static final Path FIXTURES = Path.of("fixtures", "constructs");
	private static final Path TABLE = Path.of("..", "..", "docs", "dev", "java-constructs.md");

	@TempDir
	Path folder;

	/**
	 * What the first line of a fixture says: section of the Java Language Specification, release, construct, lines, statements, decisions,
	 * cognitive complexity, nodes, edges, problems, note; with {@code |} between.
	 *
	 * @param file  its name
	 * @param row   the line without the slashes
	 * @param text  the fixture
	 * @param edges its hyperedges, the nodes of the fixture's own type without it
	 */
	record Fixture(String file, String row, String text, List<String> edges) {

		static Fixture of(Path file) {
			try {
				String text = Files.readString(file);
				return new Fixture(file.getFileName().toString(), text.lines().findFirst().orElseThrow().replaceFirst("^// ", ""), text,
						text.lines().skip(1).filter(line -> line.matches("// \\S+(\\)|>)( - .*)?")).map(line -> line.substring(3))
								.toList());
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}

		List<String> cells() {
			return Stream.of(row.split("(?<!\\\\)\\|")).map(String::strip).toList();
		}

		@Override
		public String toString() {
			return file;
		}
	}

	static List<Fixture> fixtures() throws IOException {
		try (Stream<Path> files = Files.list(FIXTURES)) {
			return files.sorted().map(Fixture::of).toList();
		}
	}

	@ParameterizedTest
	@MethodSource("fixtures")
	void isMeasuredAsItsFirstLineSays(Fixture fixture) {
		ComponentMeasurement measurement = new Snippets(folder).release(25).file(fixture.file(), fixture.text()).measure();
		assertThat(List.of(measurement.lines(LinesProfile.SLOC) + "", measurement.lines(LinesProfile.NCSS) + "", decisions(measurement),
				sum(measurement, method -> method.cognitive().orElse(0)) + "", measurement.graph().nodes().size() + "",
				measurement.graph().edgeCount() + "", problems(measurement))).isEqualTo(fixture.cells().subList(3, 10));
		String own = fixture.file().replaceFirst("\\.java$", "#");
		assertThat(Snippets.edges(measurement.graph())).map(edge -> edge.replaceAll("(^| - )" + own, "$1"))
				.containsExactlyInAnyOrderElementsOf(fixture.edges());
	}

	/** By all profiles, in their order; one number where they agree. All but the 1 that every method has. */
	private static String decisions(ComponentMeasurement measurement) {
		List<String> decisions = Stream.of(CyclomaticProfile.values())
				.map(profile -> sum(measurement, method -> method.cyclomatic(profile).orElse(1) - 1) + "").toList();
		return decisions.stream().distinct().count() == 1 ? decisions.getFirst() : String.join(" ", decisions);
	}

	/** Over all units with a body. */
	private static int sum(ComponentMeasurement measurement, ToIntFunction<MethodMeasurement> figure) {
		return measurement.units().filter(method -> !method.complexity().isEmpty()).mapToInt(figure).sum();
	}

	private static String problems(ComponentMeasurement measurement) {
		String codes = measurement.problems().stream().map(problem -> problem.kind().code()).distinct().sorted()
				.collect(Collectors.joining(" "));
		return codes.isEmpty() ? "-" : codes;
	}

	@Test
	void theTableSaysWhatTheFixturesSay() throws IOException {
		List<String> rows = Files.readAllLines(TABLE).stream().takeWhile(line -> !line.startsWith("## Not measured"))
				.filter(line -> line.matches("\\| \\d.*")).map(line -> line.replaceFirst("^\\| ", "").replaceFirst(" \\|$", "")).toList();
		assertThat(rows).containsExactlyInAnyOrderElementsOf(fixtures().stream().map(Fixture::row).toList());
	}

	/** The rest of that page; {@code module-info} and {@code package-info} are tested in {@link OddSourcesTest}. */
	@ParameterizedTest
	@CsvSource({ "int assert = 1;, SM202", "int enum = 1;, SM202", "int _ = 1; int g() { return _; }, SM203",
			"String s = STR.\"a\\{1}\";, SM202" })
	void whatOnlyOldOrWithdrawnJavaHasIsReported(String member, String code) {
		ComponentMeasurement measurement = new Snippets(folder).release(8)
				.file("A.java", "class A {\n" + member + "\nvoid f(boolean b) { if (b) { } }\n}\n").measure();
		assertThat(problems(measurement)).isEqualTo(code);
		assertThat(measurement.types()).extracting(type -> type.name()).containsExactly("A");
	}
}
