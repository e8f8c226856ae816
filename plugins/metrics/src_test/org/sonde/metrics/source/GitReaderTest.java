/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;

import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.revwalk.RevCommit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;

class GitReaderTest {

	@TempDir
	Path folder;

	private TestRepository repository;
	private Git git;

	@BeforeEach
	void makeRepository() throws Exception {
		repository = TestRepository.in(folder);
		git = repository.git();
	}

	@AfterEach
	void close() {
		repository.close();
	}

	private void write(String name, String text) throws IOException {
		repository.write(name, text);
	}

	private RevCommit commit(String message) throws Exception {
		return repository.commit(message, Instant.EPOCH);
	}

	private SourceTree open(String revision, String subfolder) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return SourceTree.open(new SourceLocation.Git(folder, revision, List.of(subfolder)), SourceOptions.DEFAULT, artifacts,
					Progress.NONE);
		}
	}

	private ComponentMeasurement measure(SourceLocation location) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return Measurer.measure(location, SourceOptions.DEFAULT, artifacts, Component.of("*"), Profiles.DEFAULT, Progress.NONE);
		}
	}

	@Test
	void readsWhatTheRevisionHadNotWhatLiesInTheWorkTree() throws Exception {
		write("src/p/A.java", "package p; class A { }");
		RevCommit first = commit("first");
		git.tag().setName("v1").setSigned(false).setAnnotated(true).setMessage("v1").call();
		write("src/p/A.java", "package p; class A { int x; }");
		write("src/p/B.java", "package p; class B { }");
		commit("second");
		write("src/p/C.java", "not committed");
		for (String revision : List.of("v1", first.name(), first.name().substring(0, 8), "HEAD~1", "main^")) {
			try (SourceTree tree = open(revision, "src")) {
				assertThat(tree.files()).extracting(SourceFile::name).containsExactly("p/A.java");
				assertThat(tree.files().getFirst().path()).hasContent("package p; class A { }");
				assertThat(tree.version()).isEqualTo(
						new SourceVersion(revision, "git:" + folder + "@" + revision + ":src", first.name()));
			}
		}
		Path unpacked;
		try (SourceTree tree = open("HEAD", "")) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("src/p/A.java", "src/p/B.java");
			unpacked = tree.files().getFirst().path();
		}
		assertThat(unpacked).doesNotExist();
	}

	@Test
	void measuresARevisionAsItsCheckedOutFolder() throws Exception {
		write("project/src/p/A.java", "package p; public class A { B b = new B(); int f(int i) { return i > 0 ? b.g() : 0; } }");
		write("project/src/p/B.java", "package p; class B { int x; int g() { var y = java.util.List.of(x); return y.size(); } }");
		write("project/pom.xml", """
				<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1</version>
				<properties><maven.compiler.release>11</maven.compiler.release></properties></project>""");
		write("project/.settings/x/Hidden.java", "class Hidden { }");
		write("project/.hidden/Hidden.java", "class Hidden { }");
		commit("all");
		ComponentMeasurement folderMeasured = measure(new SourceLocation.Folder(folder.resolve("project")));
		ComponentMeasurement measured = measure(new SourceLocation.Git(folder, "HEAD", List.of("project")));
		assertThat(measured.release()).isEqualTo(new JavaRelease(11, JavaRelease.Origin.DECLARED)).isEqualTo(folderMeasured.release());
		assertThat(measured.types()).hasSize(2).isEqualTo(folderMeasured.types());
		assertThat(measured.information()).isEqualTo(folderMeasured.information());
		assertThat(measured.problems()).isEmpty();
	}

	@Test
	void aBareRepositoryAndAFolderInsideAWorkTreeAreFound() throws Exception {
		write("src/A.java", "class A { }");
		commit("all");
		for (Path place : List.of(folder.resolve("src"), folder.resolve(".git"))) {
			try (MavenArtifacts artifacts = MavenArtifacts.open(true); SourceTree tree = SourceTree.open(
							new SourceLocation.Git(place, "HEAD", List.of("src")), SourceOptions.DEFAULT, artifacts, Progress.NONE)) {
				assertThat(tree.files()).hasSize(1);
			}
		}
	}

	@Test
	void ofSeveralFoldersEachFileIsToldByItsWholeName() throws Exception {
		write("main/src/p/A.java", "package p; class A extends q.B { }");
		write("common/src/q/B.java", "package q; public class B { }");
		write("test/src/p/T.java", "package p; class T { }");
		commit("all");
		SourceLocation both = new SourceLocation.Git(folder, "HEAD", List.of("main/src", "common/src"));
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			ComponentMeasurement measured = Measurer.measure(both, SourceOptions.DEFAULT, artifacts, Component.of("p..*"), Profiles.DEFAULT,
					Progress.NONE);
			assertThat(measured.types()).singleElement().satisfies(type -> assertThat(type.file()).isEqualTo("main/src/p/A.java"));
			assertThat(measured.problems()).as("B is bound").isEmpty();
			assertThat(measured.source().location()).isEqualTo("git:" + folder + "@HEAD:main/src,common/src");
		}
	}

	@Test
	void foldersWithinOthersAreReadOnce() throws Exception {
		write("m/src/main/java/p/A.java", "package p; class A { }");
		write("A.java", "class A { }");
		commit("all");
		assertThat(new SourceLocation.Git(folder, "HEAD", List.of("m/src/main/java", "m", "m/", "mm")).folders()).containsExactly("m",
				"mm");
		ComponentMeasurement measured = measure(new SourceLocation.Git(folder, "HEAD", List.of("m/src/main/java", "m")));
		assertThat(measured.types()).hasSize(1);
		assertThat(measured.problems()).isEmpty();
		assertThat(measure(new SourceLocation.Git(folder, "HEAD", List.of("m", "."))).types()).as("the root has all").hasSize(2);
	}

	/** As the IDE asks for them: all source folders that the project has today. */
	@Test
	void foldersThatTheRevisionLacksAreReported() throws Exception {
		write("src/p/A.java", "package p; class A { }");
		commit("all");
		ComponentMeasurement measured = measure(new SourceLocation.Git(folder, "HEAD", List.of("src", "target/generated-sources", "test")));
		assertThat(measured.types()).singleElement().satisfies(type -> assertThat(type.file()).isEqualTo("src/p/A.java"));
		assertThat(measured.problems()).containsExactly(
				Problem.general(ProblemKind.FOLDER_MISSING,
						"the revision has no folder target/generated-sources; it is measured without it"),
				Problem.general(ProblemKind.FOLDER_MISSING, "the revision has no folder test; it is measured without it"));
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> measure(new SourceLocation.Git(folder, "HEAD", List.of("none", "test"))))
				.withMessageContaining(" none, test.")
				.withMessageContaining("Folders there: src.");
	}

	@Test
	void jarsOfTheRevisionAreOnItsClassPath() throws Exception {
		write("src/A.java", "class A { }");
		write("lib/b.jar", "b");
		write("lib/deep/a.jar", "a");
		write("lib/readme.txt", "");
		write("other/c.jar", "c");
		commit("all");
		SourceOptions options = new SourceOptions(OptionalInt.empty(), List.of(), List.of("lib"), List.of());
		SourceLocation location = new SourceLocation.Git(folder, "HEAD", List.of("src"));
		Path jar;
		try (MavenArtifacts artifacts = MavenArtifacts.open(true);
				SourceTree tree = SourceTree.open(location, options, artifacts, Progress.NONE)) {
			assertThat(tree.libraries()).extracting(Library::name).containsExactly("lib/b.jar", "lib/deep/a.jar");
			jar = tree.libraries().getFirst().path();
			assertThat(jar).hasContent("b");
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java");
		}
		assertThat(jar).doesNotExist();
		SourceOptions missing = new SourceOptions(OptionalInt.empty(), List.of(), List.of("libs"), List.of());
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			assertThatExceptionOfType(MetricsException.class)
					.isThrownBy(() -> SourceTree.open(location, missing, artifacts, Progress.NONE))
					.withMessageContaining("no folder libs");
		}
	}

	@Test
	void linksAndSubmodulesAreReported() throws Exception {
		write("A.java", "class A { }");
		Files.createSymbolicLink(folder.resolve("L.java"), Path.of("/etc/passwd"));
		try (Git inner = Git.init().setDirectory(folder.resolve("inner").toFile()).call()) {
			write("inner/I.java", "class I { }");
			inner.add().addFilepattern(".").call();
			inner.commit().setMessage("inner").setAuthor("a", "a@example.org").setCommitter("a", "a@example.org").setSign(false).call();
		}
		commit("all");
		try (SourceTree tree = open("HEAD", "")) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java");
			assertThat(tree.problems()).extracting(Problem::file).containsExactly("L.java", "inner");
			assertThat(tree.problems()).extracting(Problem::kind).containsOnly(ProblemKind.UNREADABLE);
		}
	}

	@Test
	void sayWhatIsMissing() throws Exception {
		write("src/A.java", "class A { }");
		write("doc/readme.txt", "");
		RevCommit commit = commit("all");
		assertRefused("v9", "", "there is no such revision");
		assertRefused("0123456789".repeat(4), "", "a shallow clone lacks");
		assertRefused("a b", "", "'a b'");
		assertRefused(commit.getTree().name(), "", "it is not a commit");
		assertRefused("HEAD", "none", "no folder none. Give its path from the root, such as git:PATH@REV:FOLDER. Folders there: doc, src.");
		assertRefused("HEAD", "src/A.java", "no folder src/A.java");
		assertRefused("HEAD", "doc", "no .java files");
		Path outside = Files.createTempDirectory("sonde-no-repository");
		try {
			assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> GitReader.open(outside))
					.withMessageContaining("is not in a git repository");
		} finally {
			Files.delete(outside);
		}
	}

	@Test
	void aRepositoryThatLacksObjectsIsReported() throws Exception {
		write("src/A.java", "class A { }");
		RevCommit commit = commit("all");
		String tree = commit.getTree().name();
		Files.delete(folder.resolve(".git/objects").resolve(tree.substring(0, 2)).resolve(tree.substring(2)));
		assertRefused("HEAD", "", "git fsck");
	}

	private void assertRefused(String revision, String subfolder, String message) {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> open(revision, subfolder)).withMessageContaining(message);
	}

	/** Reading leaves no trace: neither in the repository nor in the user's settings. */
	@Test
	void readingWritesNothingIntoTheRepository() throws Exception {
		write("src/A.java", "class A { }");
		commit("all");
		List<String> before = listing();
		open("HEAD", "").close();
		assertThat(listing()).isEqualTo(before);
	}

	private List<String> listing() throws IOException {
		try (var files = Files.walk(folder)) {
			return files.map(file -> {
				try {
					return folder.relativize(file) + " " + Files.getLastModifiedTime(file);
				} catch (IOException e) {
					throw new java.io.UncheckedIOException(e);
				}
			}).sorted().toList();
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@HEAD | HEAD | ''", "@1.8-pt:src/main | 1.8-pt | src/main", "@main@{1}:a | main@{1} | a",
			"@v1:./a//b/ | v1 | a/b", "@v1:a/b,c | v1 | a/b,c", "@feature/x | feature/x | ''" })
	void readsLocationsAsTheyAreWritten(String written, String revision, String subfolder) throws Exception {
		assertThat(SourceLocation.parse("git:" + folder + written)).isEqualTo(
				new SourceLocation.Git(folder, revision, List.of(subfolder.split(","))));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "'' | has no revision", "@ | a revision is missing", "/none@HEAD | no such folder",
			"@HEAD:../x | is not within", "@HEAD:a/../b | is not within" })
	void refusesWhatNamesNoRevision(String written, String message) {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> SourceLocation.parse("git:" + folder + written))
				.withMessageContaining("git:" + folder + written).withMessageContaining(message);
	}

	@Test
	void aPathMayHaveAnAtSign() throws Exception {
		Path odd = Files.createDirectories(folder.resolve("we@home"));
		assertThat(SourceLocation.parse("git:" + odd + "@HEAD")).isEqualTo(new SourceLocation.Git(odd, "HEAD", List.of()))
				.extracting(SourceLocation::location).isEqualTo("git:" + odd + "@HEAD");
	}
}
