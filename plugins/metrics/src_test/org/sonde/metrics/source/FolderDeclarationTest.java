/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Java releases and encodings as projects of several modules declare them: as Maven inherits them, without Maven. */
class FolderDeclarationTest {

	private static final JavaRelease SEVENTEEN = new JavaRelease(17, JavaRelease.Origin.DECLARED);

	@TempDir
	private Path root;
	private Path tree;

	@BeforeEach
	void makeTree() throws IOException {
		tree = Files.createDirectories(root.resolve("work"));
		write("m/src/main/java/A.java", "class A { }");
	}

	private void write(String name, String text) throws IOException {
		Path file = tree.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	/** @param body what stands behind group, artifact and version */
	private static String pom(String artifact, String body) {
		return "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>%s</artifactId><version>1</version>%s</project>"
				.formatted(artifact, body);
	}

	private static String parent(String artifact, String relativePath) {
		return "<parent><groupId>g</groupId><artifactId>%s</artifactId><version>1</version>%s</parent>".formatted(artifact, relativePath);
	}

	private static String properties(String properties) {
		return "<properties>" + properties + "</properties>";
	}

	private static String compiler(String configuration) {
		return "<plugins><plugin><artifactId>maven-compiler-plugin</artifactId><configuration>%s</configuration></plugin></plugins>"
				.formatted(configuration);
	}

	private static SourceTree open(SourceLocation location) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return SourceTree.open(location, SourceOptions.DEFAULT, artifacts, Progress.NONE);
		}
	}

	private SourceTree folder(String name) throws MetricsException {
		return open(new SourceLocation.Folder(tree.resolve(name)));
	}

	/** The folder as it lies in a work tree, and the same of the commit. */
	private List<SourceTree> everyWay(String... folders) throws Exception {
		List<SourceTree> ways = new ArrayList<>();
		try (TestRepository repository = TestRepository.in(tree)) {
			repository.commit("all", Instant.EPOCH);
			ways.add(open(new SourceLocation.Git(tree, "HEAD", List.of(folders))));
			if (folders.length == 1) {
				ways.add(folder(folders[0]));
			}
		}
		ways.forEach(SourceTree::close);
		return ways;
	}

	@ParameterizedTest
	@CsvSource({ "m/src/main/java", "m" })
	void aModuleInheritsFromItsParent(String folder) throws Exception {
		write("pom.xml", pom("top", properties("<maven.compiler.release>17</maven.compiler.release>"
				+ "<project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>")));
		write("m/pom.xml", pom("m", parent("top", "")));
		assertThat(everyWay(folder)).allSatisfy(way -> {
			assertThat(way.release()).isEqualTo(SEVENTEEN);
			assertThat(way.encoding()).isEqualTo(StandardCharsets.ISO_8859_1);
			assertThat(way.problems()).isEmpty();
		});
	}

	/** Nothing bounds what lies above: so the project is that above src, and its parent the one that it names. */
	@Test
	void outsideARepositoryTheProjectIsTheOneAboveSrc() throws Exception {
		write("pom.xml", pom("top", properties("<maven.compiler.release>17</maven.compiler.release>")));
		write("loose/A.java", "class A { }");
		assertThat(folder("loose").release()).isEqualTo(JavaRelease.DEFAULT);
		write("m/pom.xml", pom("m", parent("top", "")));
		assertThat(folder("m").release()).isEqualTo(SEVENTEEN);
		assertThat(folder("m/src/main/java").release()).isEqualTo(SEVENTEEN);
	}

	@Test
	void theRootOfTheRepositoryIsTheEnd() throws Exception {
		Files.writeString(root.resolve("pom.xml"), pom("above", properties("<maven.compiler.release>17</maven.compiler.release>")));
		assertThat(everyWay("m/src/main/java")).allSatisfy(way -> assertThat(way.release()).isEqualTo(JavaRelease.DEFAULT));
		write("pom.xml", pom("top", parent("above", "")));
		assertThat(everyWay("m/src/main/java")).allSatisfy(way -> {
			assertThat(way.release()).isEqualTo(JavaRelease.DEFAULT);
			assertThat(way.problems()).singleElement().satisfies(problem -> {
				assertThat(problem.kind()).isEqualTo(ProblemKind.RELEASE_UNAVAILABLE);
				assertThat(problem.file()).isEqualTo("../../../../pom.xml");
				assertThat(problem.message()).contains(" g:above:1,");
			});
		});
	}

	/** As Maven has it: what a model says goes before what its parent says, but what plug-ins are told before what is only managed. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { //
			"<java>21</java> | | <java>11</java><maven.compiler.release>${java}</maven.compiler.release> | | 21",
			"<maven.compiler.release>21</maven.compiler.release> | | | <build>%1$s</build> | 17",
			"| <build>%2$s</build> | | <build><pluginManagement>%1$s</pluginManagement></build> | 21",
			"| <build><pluginManagement>%2$s</pluginManagement></build> | | <build>%1$s</build> | 17",
			"| | | <build><pluginManagement>%1$s</pluginManagement></build> | 17", })
	void whatIsNearerComesFirst(String properties, String build, String parentProperties, String parentBuild, int expected)
			throws Exception {
		String both = "%s%s";
		String plugins = compiler("<release>17</release>");
		String own = compiler("<release>21</release>");
		write("build/parent/pom.xml",
				pom("top", both.formatted(properties(text(parentProperties)), text(parentBuild).formatted(plugins, own))));
		write("m/pom.xml", pom("m", parent("top", "<relativePath>../build/./parent</relativePath>")
				+ both.formatted(properties(text(properties)), text(build).formatted(plugins, own))));
		assertThat(everyWay("m")).allSatisfy(way -> assertThat(way.release().number()).isEqualTo(expected));
	}

	private static String text(String cell) {
		return cell == null ? "" : cell;
	}

	@ParameterizedTest
	@CsvSource({ "other, ''", "top, <relativePath/>", "top, <relativePath>../../../..</relativePath>" })
	void aParentThatLiesElsewhereIsReported(String artifact, String relativePath) throws Exception {
		write("pom.xml", pom(artifact, properties("<maven.compiler.release>17</maven.compiler.release>")));
		write("m/pom.xml", pom("m", parent("top", relativePath)));
		assertThat(everyWay("m")).allSatisfy(way -> {
			assertThat(way.release()).isEqualTo(JavaRelease.DEFAULT);
			assertThat(way.problems()).singleElement().satisfies(problem -> assertThat(problem.toString())
					.startsWith("SM102 pom.xml: inherits from g:top:1"));
		});
	}

	@Test
	void whoGivesTheReleaseNeedNotKnowWhatIsDeclared() throws Exception {
		write("m/pom.xml", pom("m", parent("top", "")));
		SourceOptions given = new SourceOptions(OptionalInt.of(17), List.of(), List.of(), List.of());
		try (MavenArtifacts artifacts = MavenArtifacts.open(true);
				SourceTree tree = SourceTree.open(new SourceLocation.Folder(this.tree.resolve("m")), given, artifacts, Progress.NONE)) {
			assertThat(tree.problems()).isEmpty();
		}
	}

	@Test
	void aCircleOfParentsEnds() throws Exception {
		write("pom.xml", pom("top", parent("m", "<relativePath>m</relativePath>")));
		write("m/pom.xml", pom("m", parent("top", "")));
		assertThat(everyWay("m")).allSatisfy(way -> assertThat(way.release()).isEqualTo(JavaRelease.DEFAULT));
	}

	@Test
	void eclipsesSettingsAreLookedForInTheSameFolder() throws Exception {
		write("m/.settings/org.eclipse.jdt.core.prefs", "org.eclipse.jdt.core.compiler.compliance=17\n");
		write("pom.xml", pom("top", properties("<maven.compiler.release>21</maven.compiler.release>")));
		assertThat(everyWay("m/src/main/java")).allSatisfy(way -> assertThat(way.release()).isEqualTo(SEVENTEEN));
	}

	@Test
	void ofSeveralFoldersTheNewestReleaseKnowsTheApiOfAll() throws Exception {
		write("n/src/B.java", "class B { }");
		write("m/pom.xml", pom("m", properties("<maven.compiler.release>11</maven.compiler.release>")));
		write("n/pom.xml", pom("n", properties("<maven.compiler.release>17</maven.compiler.release>")));
		assertThat(everyWay("m/src/main/java", "gone/src")).singleElement()
				.satisfies(way -> assertThat(way.release()).isEqualTo(new JavaRelease(11, JavaRelease.Origin.DECLARED)));
		assertThat(everyWay("m/src/main/java", "gone/src")).singleElement()
				.satisfies(way -> assertThat(way.problems()).extracting(Problem::kind).containsExactly(ProblemKind.FOLDER_MISSING));
		assertThat(everyWay("m/src/main/java", "n/src")).singleElement().satisfies(way -> {
			assertThat(way.release()).isEqualTo(SEVENTEEN);
			assertThat(way.problems()).containsExactly(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
					"the folders are for different Java releases (m/src/main/java: 11, n/src: 17); all are bound against that of 17"));
		});
	}

	@Test
	void aBrokenParentIsNamedAsSeenFromTheFolder() throws Exception {
		write("pom.xml", "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><project>&e;");
		write("m/pom.xml", pom("m", parent("top", "")));
		assertThat(everyWay("m")).allSatisfy(way -> assertThat(way.problems()).extracting(Problem::file).containsExactly("../pom.xml"));
	}
}
