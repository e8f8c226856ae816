/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

class SourceTreeTest {

	@TempDir
	Path folder;

	private void write(String name, String text) throws IOException {
		Path path = folder.resolve(name);
		Files.createDirectories(path.getParent());
		Files.writeString(path, text);
	}

	private Path zip(String name, String... entries) throws IOException {
		Path file = folder.resolve(name);
		try (OutputStream out = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(out)) {
			for (String entry : entries) {
				zip.putNextEntry(new ZipEntry(entry));
				zip.write("class X { }".getBytes(StandardCharsets.UTF_8));
			}
		}
		return file;
	}

	private SourceTree open(SourceLocation location) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return SourceTree.open(location, SourceOptions.DEFAULT, artifacts, Progress.NONE);
		}
	}

	private SourceTree openFolder() throws MetricsException {
		return open(new SourceLocation.Folder(folder));
	}

	// --- locations ---------------------------------------------------------------------------------------------------------

	@Test
	void readsLocationsAsTheyAreWritten() throws Exception {
		assertThat(SourceLocation.parse("maven:g.h:a-b:1.0")).isEqualTo(new SourceLocation.Maven("g.h", "a-b", "1.0"))
				.extracting(SourceLocation::location).isEqualTo("maven:g.h:a-b:1.0");
		assertThat(SourceLocation.parse(folder.toString())).isEqualTo(new SourceLocation.Folder(folder));
		Path jar = zip("a-1.0-sources.jar", "A.java");
		assertThat(SourceLocation.parse(jar.toString())).isEqualTo(new SourceLocation.Jar(jar));
		assertThat(new SourceLocation.Jar(jar).version()).isEqualTo("a-1.0-sources");
		assertThat(new SourceLocation.Maven("g", "a", "1.0").version()).isEqualTo("1.0");
	}

	@ParameterizedTest
	@ValueSource(strings = { "maven:", "maven:g:a", "maven:g:a:1:2", "maven:g::1", "maven:g:a:1/2", "maven:g:a b:1", "",
			"no/such/place", "\0" })
	void refusesWhatIsNoLocation(String text) {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> SourceLocation.parse(text))
				.withMessageContaining("'" + text + "'");
	}

	@Test
	void guessesAForgottenPrefix() {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> SourceLocation.parse("g:a:1"))
				.withMessageContaining("maven:g:a:1?");
	}

	// --- folders -----------------------------------------------------------------------------------------------------------

	@Test
	void aFoldersFilesAreSortedByName() throws Exception {
		write("b/B.java", "");
		write("b/A.java", "");
		write("a/Z.java", "");
		write("B.java", "");
		write("b/readme.txt", "");
		write(".git/C.java", "");
		try (SourceTree tree = openFolder()) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("B.java", "a/Z.java", "b/A.java", "b/B.java");
			assertThat(tree.release()).isEqualTo(JavaRelease.DEFAULT);
			assertThat(tree.problems()).isEmpty();
		}
		assertThat(folder.resolve("B.java")).exists(); // closing removes only what was unpacked
	}

	@Test
	void foldersBelowAFolderAreReadTogether() throws Exception {
		write("src/p/A.java", "package p; class A { }");
		write("gen/p/B.java", "package p; class B { }");
		write("test/p/ATest.java", "package p; class ATest { }");
		SourceLocation location = SourceLocation.parse(folder + ":src/,gen,old");
		assertThat(location).isEqualTo(new SourceLocation.Folders(folder, List.of("src", "gen", "old")));
		try (SourceTree tree = open(location)) {
			assertThat(tree.files().stream().map(SourceFile::name)).containsExactly("gen/p/B.java", "src/p/A.java");
			assertThat(tree.problems().stream().map(Problem::kind)).containsExactly(ProblemKind.FOLDER_MISSING);
		}
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> SourceLocation.parse(folder + ":../other"));
	}

	@Test
	void foldersHaveTheJarsOfTheirLibraryFoldersAsRevisionsDo() throws Exception {
		write("src/p/A.java", "package p; class A { }");
		write("lib/z.jar", "");
		write("lib/a/b.jar", "");
		write("lib/LICENSE", "");
		SourceOptions options = new SourceOptions(OptionalInt.empty(), List.of(), List.of("lib", "jars"), List.of());
		for (SourceLocation location : List.of(new SourceLocation.Folder(folder), new SourceLocation.Folders(folder, List.of("src")))) {
			try (MavenArtifacts artifacts = MavenArtifacts.open(true);
					SourceTree tree = SourceTree.open(location, options, artifacts, Progress.NONE)) {
				assertThat(tree.libraries().stream().map(Library::name)).containsExactly("lib/a/b.jar", "lib/z.jar");
				assertThat(tree.problems().stream().filter(problem -> problem.kind() == ProblemKind.FOLDER_MISSING).map(Problem::message))
						.singleElement().asString().contains("there is no folder jars with jars");
			}
		}
	}

	@Test
	void linksAreReportedNotFollowed() throws Exception {
		write("a/A.java", "");
		Files.createSymbolicLink(folder.resolve("a/circle"), folder);
		Files.createSymbolicLink(folder.resolve("a/L.java"), folder.resolve("a/A.java"));
		try (SourceTree tree = openFolder()) {
			assertThat(tree.files()).hasSize(1);
			assertThat(tree.problems()).extracting(Problem::kind).containsOnly(ProblemKind.UNREADABLE);
			assertThat(tree.problems()).extracting(Problem::file).containsExactly("a/L.java", "a/circle");
		}
	}

	@Test
	void aFolderWithoutSourcesIsRefused() {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(this::openFolder).withMessageContaining(folder.toString());
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> open(new SourceLocation.Folder(folder.resolve("gone"))))
				.withMessageContaining("cannot be read");
	}

	private static String pom(String properties, String configuration) {
		return """
				<project xmlns="http://maven.apache.org/POM/4.0.0">
				  <modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1</version>
				  <properties>%s</properties>
				  <build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><configuration>%s</configuration></plugin></plugins></build>
				</project>
				"""
				.formatted(properties, configuration);
	}

	@ParameterizedTest
	@CsvSource({ //
			"<maven.compiler.release>17</maven.compiler.release>, '', 17", //
			"<maven.compiler.target>1.8</maven.compiler.target>, '', 8", //
			"<maven.compiler.source>11</maven.compiler.source>, '', 11", //
			"<maven.compiler.source>11</maven.compiler.source>, <release>9</release>, 9", //
			"<java>21</java>, <release>${java}</release>, 21", //
			"<java>${j}</java><j>16</j><maven.compiler.release>${java}</maven.compiler.release>, '', 16", //
	})
	void readsTheReleaseOfAPom(String properties, String configuration, int expected) throws Exception {
		write("A.java", "");
		write("pom.xml", pom(properties, configuration));
		try (SourceTree tree = openFolder()) {
			assertThat(tree.release()).isEqualTo(new JavaRelease(expected, JavaRelease.Origin.DECLARED));
			assertThat(tree.problems()).isEmpty();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "${unknown}", "${maven.compiler.release}", "" })
	void aReleaseThatCannotBeReadIsTheDefault(String value) throws Exception {
		write("A.java", "");
		write("pom.xml", pom("<maven.compiler.release>%s</maven.compiler.release>".formatted(value), ""));
		try (SourceTree tree = openFolder()) {
			assertThat(tree.release()).isEqualTo(JavaRelease.DEFAULT);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1.5", "latest" })
	void aReleaseThatHasNoApiIsReported(String value) throws Exception {
		write("A.java", "");
		write("pom.xml", pom("<maven.compiler.release>%s</maven.compiler.release>".formatted(value), ""));
		try (SourceTree tree = openFolder()) {
			assertThat(tree.release()).isEqualTo(JavaRelease.DEFAULT);
			assertThat(tree.problems()).extracting(Problem::kind).containsExactly(ProblemKind.RELEASE_UNAVAILABLE);
		}
	}

	@Test
	void aBrokenPomIsReported() throws Exception {
		write("A.java", "");
		write("pom.xml", "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><project>&e;");
		try (SourceTree tree = openFolder()) {
			assertThat(tree.problems()).extracting(Problem::file).containsExactly("pom.xml");
		}
	}

	@Test
	void readsEclipsesSettings() throws Exception {
		write("A.java", "");
		write(".settings/org.eclipse.jdt.core.prefs", "org.eclipse.jdt.core.compiler.compliance=11\n");
		write(".settings/org.eclipse.core.resources.prefs", "encoding/<project>=ISO-8859-15\n");
		try (SourceTree tree = openFolder()) {
			assertThat(tree.release().number()).isEqualTo(11);
			assertThat(tree.encoding().name()).isEqualTo("ISO-8859-15");
		}
	}

	@Test
	void theCallerKnowsBetter() throws Exception {
		write("A.java", "");
		write("pom.xml", pom("<maven.compiler.release>17</maven.compiler.release>", ""));
		Path lib = Files.createFile(folder.resolve("lib.jar"));
		try (MavenArtifacts artifacts = MavenArtifacts.open(true);
				SourceTree tree = SourceTree.open(new SourceLocation.Folder(folder),
						new SourceOptions(OptionalInt.of(11), List.of(lib), List.of(), List.of()), artifacts, Progress.NONE)) {
			assertThat(tree.release()).isEqualTo(new JavaRelease(11, JavaRelease.Origin.GIVEN));
			assertThat(tree.libraries()).containsExactly(new Library("lib.jar", lib));
		}
		assertThatIllegalArgumentException().isThrownBy(() -> new SourceOptions(OptionalInt.of(7), List.of(), List.of(), List.of()));
	}

	@Test
	void aMissingPartOfTheClassPathIsRefused() throws Exception {
		write("A.java", "class A { }");
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			SourceOptions options = new SourceOptions(OptionalInt.empty(), List.of(folder.resolve("gone.jar")), List.of(), List.of());
			assertThatExceptionOfType(MetricsException.class)
					.isThrownBy(() -> SourceTree.open(new SourceLocation.Folder(folder), options, artifacts, Progress.NONE))
					.withMessageContaining("gone.jar").withMessageContaining("does not exist");
		}
	}

	// --- jars ----------------------------------------------------------------------------------------------------------------

	@Test
	void aSourceFileIsNoJar() throws Exception {
		write("Q.java", "class Q { }");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> SourceLocation.parse(folder.resolve("Q.java").toString()))
				.withMessageContaining("Q.java' is one source file. Give its folder: " + folder + ".");
	}

	@Test
	void aJarIsUnpackedAndRemovedAgain() throws Exception {
		Path jar = zip("a-sources.jar", "META-INF/MANIFEST.MF", "p/B.java", "p/A.java", "META-INF/versions/9/p/A.java");
		Path unpacked;
		try (SourceTree tree = open(new SourceLocation.Jar(jar))) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("p/A.java", "p/B.java");
			assertThat(tree.problems()).extracting(Problem::kind).containsExactly(ProblemKind.MULTI_RELEASE);
			unpacked = tree.files().getFirst().path();
			assertThat(unpacked).hasContent("class X { }");
		}
		assertThat(unpacked.getParent().getParent()).doesNotExist();
	}

	@Test
	void aJarCannotWriteOutsideItsFolder() throws Exception {
		Path jar = zip("evil-sources.jar", "A.java", "../../evil.java", "/tmp-sonde-evil.java");
		try (SourceTree tree = open(new SourceLocation.Jar(jar))) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java");
			assertThat(tree.problems()).hasSize(2).allMatch(problem -> problem.kind() == ProblemKind.UNREADABLE);
		}
	}

	@Test
	void aJarOfClassesIsRefusedWithTheRemedy() throws Exception {
		Path jar = zip("a.jar", "p/A.class");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> open(new SourceLocation.Jar(jar)))
				.withMessageContaining("classes, but no sources")
				.withMessageContaining("-sources.jar").withMessageContaining("maven:");
		Path empty = zip("empty.jar", "readme.txt");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> open(new SourceLocation.Jar(empty)))
				.withMessageContaining("no .java");
		Path text = Files.writeString(folder.resolve("text.jar"), "no zip");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> open(new SourceLocation.Jar(text)))
				.withMessageContaining("text.jar");
	}

	@Test
	void anOddEntryOfAJarIsReportedAlone() throws Exception {
		Path jar = zip("odd-sources.jar", "A.java", "p/nul\0.java", "q.java", "q.java/B.java", "p/C.java");
		try (SourceTree tree = open(new SourceLocation.Jar(jar))) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java", "p/C.java", "q.java");
			assertThat(tree.problems()).extracting(Problem::file).containsExactly("p/nul\0.java", "q.java/B.java");
			assertThat(tree.problems()).extracting(Problem::kind).containsOnly(ProblemKind.UNREADABLE);
		}
	}

	@Test
	void ofTwoEntriesOfOneNameTheFirstIsTakenAndTheOtherReported() throws Exception {
		Path jar = zip("twice-sources.jar", "p/A.java", "p/B.java");
		// A zip that says so cannot be written with java.util.zip, which refuses it.
		byte[] bytes = Files.readAllBytes(jar);
		String latin = new String(bytes, StandardCharsets.ISO_8859_1).replace("p/B.java", "p/A.java");
		Files.write(jar, latin.getBytes(StandardCharsets.ISO_8859_1));
		try (SourceTree tree = open(new SourceLocation.Jar(jar))) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("p/A.java");
			assertThat(tree.problems()).singleElement().satisfies(problem -> {
				assertThat(problem.file()).isEqualTo("p/A.java");
				assertThat(problem.message()).contains("another file has this name");
			});
		}
	}

	@Test
	void aHugeFileIsReportedAndNeverHeld() throws Exception {
		Path jar = folder.resolve("huge-sources.jar");
		try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
			zip.putNextEntry(new ZipEntry("Huge.java"));
			for (int i = 0; i <= SourceText.MAX_BYTES >> 16; i++) {
				zip.write(new byte[1 << 16]);
			}
			zip.putNextEntry(new ZipEntry("A.java"));
			zip.write("class A { }".getBytes(StandardCharsets.UTF_8));
		}
		try (SourceTree tree = open(new SourceLocation.Jar(jar))) {
			assertThat(tree.files()).extracting(SourceFile::name).containsExactly("A.java");
			assertThat(tree.problems()).singleElement().asString().contains("Huge.java").contains("has more than 16777216 bytes");
		}
		Path huge = folder.resolve("Huge.java");
		try (FileChannel channel = FileChannel.open(huge, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
			channel.write(ByteBuffer.allocate(1), SourceText.MAX_BYTES);
		}
		assertThatIOException().isThrownBy(() -> SourceText.read(new SourceFile("Huge.java", huge), StandardCharsets.UTF_8))
				.withMessageContaining("has more than 16777216 bytes");
	}

	// --- Maven -----------------------------------------------------------------------------------------------------------------

	@Test
	void malformedCoordinatesAreRefused() {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> artifacts.fetch("nonsense"))
					.withMessageContaining("'nonsense'");
		}
	}

	@Test
	void offlineNothingIsFetched() {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> artifacts.fetch("org.sonde.none:none:1"))
					.withMessageContaining("allow the network");
		}
	}
}
