/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/** Files that are odd as files: their bytes, their line ends, their size. What is odd in their Java stands in OddSourcesTest. */
class OddFilesTest {

	/** 6 lines of code, 8 physical ones; 1 decision; calls itself. */
	private static final List<String> LINES = List.of("class A {", "\tA() { }", "", "\t// grün", "\tvoid f(boolean b) {",
			"\t\tif (b) { f(b); }",
			"\t}", "}");

	@TempDir
	Path folder;

	private ComponentMeasurement measured(byte[] bytes) throws IOException, MetricsException {
		Files.write(folder.resolve("A.java"), bytes);
		Files.writeString(folder.resolve("Healthy.java"), "class Healthy {\n\tHealthy() { }\n\tvoid f() { f(); }\n}\n");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			ComponentMeasurement measurement = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts,
					Component.of("*"),
					Profiles.DEFAULT, Progress.NONE);
			assertThat(Snippets.edges(measurement.graph())).contains("Healthy#f()");
			return measurement;
		}
	}

	private static void isWhole(ComponentMeasurement measurement) {
		assertThat(measurement.types().getFirst().name()).isEqualTo("A");
		assertThat(measurement.types().getFirst().loc()).isEqualTo(6);
		assertThat(measurement.types().getFirst().cyclomatic().max()).isEqualTo(2);
		assertThat(Snippets.edges(measurement.graph())).containsExactly("A#f(boolean)", "Healthy#f()");
	}

	/** Line ends, between lines and behind the last one; the first character of the file. */
	@ParameterizedTest
	@CsvSource({ "\\n, \\n, ''", "\\r\\n, \\r\\n, ''", "\\r, \\r, ''", "\\n, '', ''", "\\f\\n, \\f, \\f", "\\n, \\n, \uFEFF",
			"\\r\\n, '', \uFEFF",
			"\\n, \\n\\32, ''", "\\n, \\32, ''" })
	void lineEndsAndMarksChangeNoFigure(String between, String last, String first) throws Exception {
		String text = first.translateEscapes() + String.join(between.translateEscapes(), LINES) + last.translateEscapes();
		ComponentMeasurement measurement = measured(text.getBytes(StandardCharsets.UTF_8));
		assertThat(measurement.problems()).isEmpty();
		isWhole(measurement);
	}

	@Test
	void mixedLineEndsAreOneEach() throws Exception {
		List<String> ends = List.of("\n", "\r\n", "\r");
		String text = IntStream.range(0, LINES.size()).mapToObj(i -> LINES.get(i) + ends.get(i % 3)).collect(Collectors.joining());
		isWhole(measured(text.getBytes(StandardCharsets.UTF_8)));
	}

	/** The mark of UTF-16 tells what the bytes are; all else that is not UTF-8 is read as ISO-8859-1, which has no bytes that are none. */
	@ParameterizedTest
	@CsvSource({ "UTF-16LE, \uFEFF, UTF-16", "UTF-16BE, \uFEFF, UTF-16", "ISO-8859-1, '', ISO-8859-1", "windows-1252, '', ISO-8859-1" })
	void otherEncodingsAreReported(Charset encoding, String mark, String readAs) throws Exception {
		ComponentMeasurement measurement = measured((mark + String.join("\n", LINES)).getBytes(encoding));
		assertThat(measurement.problems()).extracting(Problem::toString)
				.containsExactly("SM201 A.java: has bytes that its encoding does not allow; it is read as " + readAs);
		isWhole(measurement);
	}

	/** A NUL in code, in a string, in a comment and in the midst of a name; UTF-16 without a mark is ASCII with NULs. */
	@ParameterizedTest
	@ValueSource(strings = { "class A { \0 }", "class A { String s = \"\0; }", "/* \0 class A { }", "cl\0ass A { }", "\0",
			"\0c\0l\0a\0s\0s\0 \0A\0{\0}" })
	void nulBytesAreReported(String text) throws Exception {
		assertThat(measured(text.getBytes(StandardCharsets.UTF_8)).problems()).isNotEmpty()
				.allMatch(problem -> problem.file().equals("A.java"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "class A { void f() { } /* and so on", "class A { String s = \"and so on; }", "class A { char c = 'a; }",
			"class A { String s = \"\"\"\n and so on; }", "class A { void f() {", "class A { void f() { } /** and so on",
			"class A { String s = \"\\", "class" })
	void whatIsNeverClosedIsReported(String text) throws Exception {
		assertThat(measured(text.getBytes(StandardCharsets.UTF_8)).problems()).isNotEmpty()
				.allMatch(problem -> problem.file().equals("A.java")).anyMatch(problem -> problem.kind() == ProblemKind.SYNTAX);
	}

	/** What runs in a small Java: prints the figures of a source, and its problems. */
	static final class InLittleMemory {
		private InLittleMemory() {
		}

		public static void main(String[] sources) throws MetricsException {
			for (String source : sources) {
				print(source);
			}
		}

		private static void print(String source) throws MetricsException {
			try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
				ComponentMeasurement measurement = Measurer.measure(SourceLocation.parse(source), SourceOptions.DEFAULT, artifacts,
						Component.of("*"),
						Profiles.DEFAULT, Progress.NONE);
				measurement.types().forEach(type -> System.out.println(
						type.name() + " " + type.loc() + " " + type.cyclomatic().methods() + " " + type.cyclomatic().sum()));
				System.out.println(measurement.graph().nodes().size() + " " + measurement.graph().edgeCount());
				measurement.problems().forEach(problem -> System.out.println(problem.kind().code() + " " + problem.file()));
			}
		}
	}

	/** Generated files of 5 MB, one of them with 50,000 lines, in 128 MiB: those that do not fit in are reported, the others measured. */
	@Test
	void hugeFilesAreMeasuredOrReportedInLittleMemory() throws Exception {
		Path lines = Files.createDirectory(folder.resolve("lines"));
		Files.writeString(lines.resolve("Lines.java"), "class Lines {\n" + IntStream.range(0, 9_999)
				.mapToObj("\tint f%d(int x) {\n\t\tif (x > 0) {\n\t\t\treturn g(x);\n\t\t}\n\t\treturn 0; }\n"::formatted)
				.collect(Collectors.joining())
				+ "\tint g(int x) { return x; }\n\tLines() { }\n\t// the last but one of 50,000 lines\n}\n");
		Path text = Files.createDirectory(folder.resolve("text"));
		Files.writeString(text.resolve("Text.java"),
				"class Text { Text() { } /*" + "x".repeat(2_500_000) + "*/ Object o() { return \"" + "x".repeat(2_500_000) + "\"; } }");
		Path others = Files.createDirectory(folder.resolve("others"));
		Files.writeString(others.resolve("Calls.java"), "class Calls { void g() { " + "g(); ".repeat(1_000_000) + "} }");
		Files.writeString(others.resolve("Semicolons.java"), "class Semicolons { " + ";".repeat(16_000_000) + "}");
		Files.writeString(others.resolve("TooLarge.java"), "class TooLarge { " + " ".repeat(17_000_000) + "}");
		Files.writeString(others.resolve("Healthy.java"), "class Healthy {\n\tHealthy() { }\n\tvoid f() { f(); }\n}\n");
		assertThat(runIn("-Xmx128m", lines, text, others)).containsExactly("Lines 49999 10001 20000", "10001 9999", "Text 1 2 2", "2 0",
				"Healthy 4 2 2", "2 1", "SM204 Calls.java", "SM204 Semicolons.java", "SM105 TooLarge.java");
	}

	private List<String> runIn(String memory, Path... sources) throws IOException, InterruptedException {
		Path output = folder.resolve("output");
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), memory,
				"-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), InLittleMemory.class.getName()));
		Stream.of(sources).map(Path::toString).forEach(command::add);
		int exit = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start().waitFor();
		assertThat(exit).as(() -> read(output)).isZero();
		return read(output).lines().toList();
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
