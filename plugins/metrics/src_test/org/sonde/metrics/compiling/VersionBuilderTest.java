/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.compiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.CompileError;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.TestRepository;

/** What is built is run by this JVM: it must do what its source says. */
class VersionBuilderTest {

	/** Answers with a number of its own and the first line of a file beside it. */
	private static final String ANSWER = """
			package p;
			public class Answer implements java.util.concurrent.Callable<String> {
				public String call() throws Exception {
					try (java.util.Scanner in = new java.util.Scanner(Answer.class.getResourceAsStream("/META-INF/settings"))) {
						return %d + in.nextLine();
					}
				}
			}
			""";
	private static final int MAGIC_BYTES = 4;
	private static final int JAVA_8 = 52;

	@TempDir
	Path folder;

	private Path write(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, text);
	}

	private BuiltVersion build(SourceLocation location, SourceOptions options, String... include) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			Component component = include.length == 0 ? Component.of("*")
					: Component.of("c", List.of(include), List.of(), Component.DEFAULT_DATA_TYPES);
			return new VersionBuilder(component, Profiles.DEFAULT, Optional.empty(), artifacts).build(location, options, Progress.NONE);
		}
	}

	private static String answer(BuiltVersion version) throws Exception {
		URL[] path = Stream.concat(Stream.of(version.classes()), version.libraries().stream())
				.map(VersionBuilderTest::url).toArray(URL[]::new);
		try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
			return (String) ((Callable<?>) loader.loadClass("p.Answer").getDeclaredConstructor().newInstance()).call();
		}
	}

	private static URL url(Path path) {
		try {
			return path.toUri().toURL();
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void aFolderIsCompiledWithTheFilesBesideIt() throws Exception {
		write("src/p/Answer.java", ANSWER.formatted(7));
		write("src/META-INF/settings", " of the folder\n");
		SourceLocation.Folder location = new SourceLocation.Folder(folder.resolve("src"));
		try (BuiltVersion built = build(location, SourceOptions.DEFAULT)) {
			assertThat(answer(built)).isEqualTo("7 of the folder");
			assertThat(built.leftOut()).isEmpty();
			assertThat(built.origin()).startsWith("folder src");
			byte[] bytes = Files.readAllBytes(built.classes().resolve("p/Answer.class"));
			assertThat(bytes[MAGIC_BYTES + 3]).as("the oldest Java that sources without a release are for").isEqualTo((byte) JAVA_8);
			assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).as("AspectJ needs the tables of lines and variables")
					.contains("LineNumberTable", "LocalVariableTable");
			try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
				ComponentMeasurement alone = Measurer.measure(location, SourceOptions.DEFAULT, artifacts, Component.of("*"),
						Profiles.DEFAULT, Progress.NONE);
				assertThat(((BuiltVersion.Code.Figures) built.code()).measurement()).isEqualTo(alone);
			}
		}
	}

	/** As in Maven's projects: sources in one folder, the files in another. */
	@Test
	void revisionsAreCompiledEachByItself() throws Exception {
		Path work = folder.resolve("work");
		try (TestRepository repository = TestRepository.in(work)) {
			repository.write("core/src/p/Answer.java", ANSWER.formatted(1));
			repository.write("core/resources/META-INF/settings", " old\n");
			repository.commit("first", Instant.EPOCH);
			repository.git().tag().setName("v1").setAnnotated(false).call();
			repository.write("core/src/p/Answer.java", ANSWER.formatted(2));
			repository.write("core/resources/META-INF/settings", " new\n");
			repository.commit("second", Instant.EPOCH.plusSeconds(1));
			repository.write("core/src/p/Answer.java", "nothing that compiles");
		}
		List<String> folders = List.of("core/src", "core/resources");
		try (BuiltVersion first = build(new SourceLocation.Git(work, "v1", folders), SourceOptions.DEFAULT);
				BuiltVersion second = build(new SourceLocation.Git(work, "HEAD", folders), SourceOptions.DEFAULT)) {
			assertThat(answer(first)).isEqualTo("1 old");
			assertThat(answer(second)).isEqualTo("2 new");
			assertThat(first.origin()).matches("git revision v1, commit [0-9a-f]{12}, compiled for Java 8");
		}
	}

	/** The classes of tests are in the same work tree, and belong to no version. */
	@Test
	void foldersOfAWorkTreeAreBuiltWithoutTheOthers() throws Exception {
		Path work = folder.resolve("work");
		try (TestRepository repository = TestRepository.in(work)) {
			repository.write("src/p/Answer.java", ANSWER.formatted(1));
			repository.write("resources/META-INF/settings", " committed\n");
			repository.write("test/p/AnswerTest.java", "nothing that compiles");
			repository.commit("first", Instant.EPOCH);
			repository.write("src/p/Answer.java", ANSWER.formatted(3));
			repository.write("notes.txt", "of another folder");
		}
		try (BuiltVersion built = build(new SourceLocation.Folders(work, List.of("src", "resources")), SourceOptions.DEFAULT)) {
			assertThat(answer(built)).isEqualTo("3 committed");
			assertThat(built.leftOut()).isEmpty();
			assertThat(built.origin()).matches("folder work, commit [0-9a-f]{12} with 1 uncommitted change, compiled for Java 8");
			assertThat(((BuiltVersion.Code.Figures) built.code()).measurement().types()).hasSize(1);
		}
	}

	@Test
	void aFolderStatesItsCommitAndWhatIsNotCommitted() throws Exception {
		Path work = folder.resolve("work");
		try (TestRepository repository = TestRepository.in(work)) {
			repository.write("src/p/A.java", "package p; public class A { }");
			repository.commit("first", Instant.EPOCH);
			SourceLocation.Folder sources = new SourceLocation.Folder(work.resolve("src"));
			try (BuiltVersion clean = build(sources, SourceOptions.DEFAULT)) {
				assertThat(clean.origin()).matches("folder src, commit [0-9a-f]{12}, compiled for Java 8");
			}
			repository.write("src/p/B.java", "package p; public class B { }");
			try (BuiltVersion dirty = build(sources, SourceOptions.DEFAULT)) {
				assertThat(dirty.origin()).matches("folder src, commit [0-9a-f]{12} with 1 uncommitted change, compiled for Java 8");
			}
		}
	}

	@Test
	void aWholeRevisionHasTheFilesOfMavensFolders() throws Exception {
		Path work = folder.resolve("work");
		try (TestRepository repository = TestRepository.in(work)) {
			repository.write("src/main/java/p/Answer.java", ANSWER.formatted(3));
			repository.write("src/main/resources/META-INF/settings", " of Maven\n");
			repository.write("README.md", "no resource");
			repository.commit("first", Instant.EPOCH);
		}
		try (BuiltVersion built = build(new SourceLocation.Git(work, "main", List.of()), SourceOptions.DEFAULT)) {
			assertThat(answer(built)).isEqualTo("3 of Maven");
			assertThat(built.classes().resolve("README.md")).doesNotExist();
		}
	}

	@Test
	void whatDoesNotCompileNamesFileLineAndLibrary() throws Exception {
		write("src/p/Answer.java", ANSWER.formatted(7));
		write("src/p/Servlet.java", "package p;\n\nimport javax.servlet.http.HttpServlet;\nclass Servlet extends HttpServlet { }\n");
		SourceLocation.Folder sources = new SourceLocation.Folder(folder.resolve("src"));
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> build(sources, SourceOptions.DEFAULT))
				.withMessageContaining("p/Servlet.java:3: ").withMessageContaining("Not found: javax.servlet.http.");
	}

	/** It is needed to run only if something calls it. */
	@Test
	void onlyFilesOfTheComponentMustCompile() throws Exception {
		write("src/p/Answer.java", ANSWER.formatted(7));
		write("src/META-INF/settings", "\n");
		write("src/q/Servlet.java", "package q;\nimport javax.servlet.http.HttpServlet;\npublic class Servlet extends HttpServlet { }\n");
		try (BuiltVersion built = build(new SourceLocation.Folder(folder.resolve("src")), SourceOptions.DEFAULT, "p.*")) {
			assertThat(answer(built)).isEqualTo("7");
			assertThat(built.leftOut()).extracting(CompileError::file).containsOnly("q/Servlet.java");
			assertThat(built.leftOut()).flatExtracting(error -> error.missing().stream().toList()).contains("javax.servlet.http");
		}
	}

	@Test
	void aLibraryIsFoundAndRunsToo() throws Exception {
		write("library/q/Number.java", "package q;\npublic class Number { public static int get() { return 5; } }\n");
		write("src/p/Answer.java", "package p;\npublic class Answer implements java.util.concurrent.Callable<String> {\n"
				+ "\tpublic String call() { return \"\" + q.Number.get(); }\n}\n");
		SourceLocation.Folder sources = new SourceLocation.Folder(folder.resolve("src"));
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> build(sources, SourceOptions.DEFAULT))
				.withMessageContaining("p/Answer.java:3: ");
		try (BuiltVersion library = build(new SourceLocation.Folder(folder.resolve("library")), SourceOptions.DEFAULT);
				BuiltVersion built = build(sources, new SourceOptions(OptionalInt.empty(), List.of(library.classes()), List.of(),
						List.of()))) {
			assertThat(answer(built)).isEqualTo("5");
			// Its classes are a version, too, of which nobody knows the code.
			try (BuiltVersion classes = build(new SourceLocation.Folder(library.classes()), SourceOptions.DEFAULT)) {
				assertThat(classes.classes()).isEqualTo(library.classes());
				assertThat(classes.code()).isInstanceOf(BuiltVersion.Code.Unknown.class);
			}
		}
	}

	@Test
	void nothingIsFetchedOffline() {
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> build(new SourceLocation.Maven("org.example.nowhere", "nothing", "1"), SourceOptions.DEFAULT))
				.withMessageContaining("allow the network");
	}
}
