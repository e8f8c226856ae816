/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;

/** Folders that cannot be listed and files whose names the locale does not know: each is reported, the others are measured. */
class UnreadableNamesTest {

	@TempDir
	Path folder;

	/** What runs in the other locale: prints the types and the problems of every source. */
	static final class InThisLocale {
		private InThisLocale() {
		}

		public static void main(String[] sources) throws MetricsException {
			for (String source : sources) {
				try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
					ComponentMeasurement measurement = Measurer.measure(SourceLocation.parse(source), SourceOptions.DEFAULT, artifacts,
							Component.of("*"), Profiles.DEFAULT, Progress.NONE);
					measurement.types().forEach(type -> System.out.println(type.name()));
					measurement.problems().forEach(System.out::println);
				}
			}
		}
	}

	@Test
	void aFolderThatCannotBeListedIsReportedAndTheRestRead() throws Exception {
		// Two paths that the system takes each; below one another they are longer than it takes. Works for root too.
		String part = "x".repeat(250);
		Path outer = folder.resolve("sources");
		Path inner = folder.resolve("inner");
		Path deep = inner;
		Path deepOuter = outer;
		for (int i = 0; i < 12; i++) {
			deep = deep.resolve(part);
			deepOuter = deepOuter.resolve(part);
		}
		Files.createDirectories(deep);
		Files.createDirectories(deepOuter);
		Files.writeString(outer.resolve("A.java"), "class A { }");
		Path moved = deepOuter.resolve("inner");
		Files.move(inner, moved);
		try (MavenArtifacts artifacts = MavenArtifacts.open(true);
				SourceTree tree = SourceTree.open(new SourceLocation.Folder(outer), SourceOptions.DEFAULT, artifacts, Progress.NONE)) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java");
			assertThat(tree.problems()).singleElement().satisfies(problem -> {
				assertThat(problem.kind()).isEqualTo(ProblemKind.UNREADABLE);
				assertThat(problem.file()).startsWith(part).contains("/inner/");
				assertThat(problem.message()).startsWith("cannot be read");
			});
		} finally {
			Files.move(moved, inner); // or nobody can remove it
		}
	}

	@Test
	void namesThatTheLocaleDoesNotKnowAreReported() throws Exception {
		Path jar = folder.resolve("odd-sources.jar");
		try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
			for (String type : List.of("A", "Ä")) {
				zip.putNextEntry(new ZipEntry("p/" + type + ".java"));
				zip.write("package p; class %s { }".formatted(type).getBytes(StandardCharsets.UTF_8));
			}
		}
		Path sources = Files.createDirectories(folder.resolve("sources/p"));
		Files.writeString(sources.resolve("B.java"), "package p; class B { }");
		try {
			Files.writeString(sources.resolve("Ö.java"), "package p; class Ö { }");
		} catch (InvalidPathException e) {
			assumeTrue(false, "this locale itself knows no such name");
		}
		assertThat(runInPosixLocale(jar.toString(), folder.resolve("sources").toString())).containsExactly("p.A",
				new Problem(ProblemKind.UNREADABLE, "p/?.java", 0, JavaFiles.UNKNOWN_NAME).toString(), "p.B",
				new Problem(ProblemKind.UNREADABLE, "p/??.java", 0, JavaFiles.UNKNOWN_NAME).toString());
	}

	/** The lines of both output streams. */
	private List<String> runInPosixLocale(String... sources) throws IOException, InterruptedException {
		assumeTrue(File.separatorChar == '/', "no POSIX system");
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
				System.getProperty("java.class.path"), InThisLocale.class.getName()));
		command.addAll(List.of(sources));
		Path output = folder.resolve("output");
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
		builder.environment().put("LC_ALL", "POSIX");
		assertThat(builder.start().waitFor()).as("%s", Files.readString(output, StandardCharsets.ISO_8859_1)).isZero();
		return Files.readAllLines(output, StandardCharsets.ISO_8859_1);
	}
}
