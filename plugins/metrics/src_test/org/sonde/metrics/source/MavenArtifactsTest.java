/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.tools.ToolProvider;

import org.eclipse.jgit.api.Git;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;

/** The class path from Maven artifacts, out of a local repository made here; nothing goes over the network. */
class MavenArtifactsTest {

	private static final String LOCAL_REPOSITORY = "maven.repo.local";

	@TempDir
	Path folder;

	private String before;

	/** {@code api} needs {@code base}; the sources of {@code app} need {@code api}, which its model does not say. */
	@BeforeEach
	void repository() throws IOException {
		before = System.setProperty(LOCAL_REPOSITORY, folder.resolve("repository").toString());
		artifact("base", "1", "");
		jar("base", "1", "lib", "Base", "public class Base { public void inherited() { } }");
		artifact("api", "1", dependency("base", "1"));
		jar("api", "1", "lib", "Api", "public class Api extends Base { }");
		artifact("app", "1", "");
		Path sources = place("app", "1", "-sources.jar");
		try (OutputStream out = Files.newOutputStream(sources); ZipOutputStream zip = new ZipOutputStream(out)) {
			zip.putNextEntry(new ZipEntry("p/A.java"));
			zip.write("package p; class A { void a(lib.Api api) { api.inherited(); } }".getBytes(StandardCharsets.UTF_8));
		}
	}

	@AfterEach
	void restore() {
		if (before == null) {
			System.clearProperty(LOCAL_REPOSITORY);
		} else {
			System.setProperty(LOCAL_REPOSITORY, before);
		}
	}

	private Path place(String artifact, String version, String ending) throws IOException {
		return Files.createDirectories(folder.resolve("repository/g/" + artifact + "/" + version))
				.resolve(artifact + "-" + version + ending);
	}

	private static String dependency(String artifact, String version) {
		return "<dependency><groupId>g</groupId><artifactId>%s</artifactId><version>%s</version></dependency>".formatted(artifact, version);
	}

	private void artifact(String artifact, String version, String dependencies) throws IOException {
		Files.writeString(place(artifact, version, ".pom"), """
				<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
				  <groupId>g</groupId><artifactId>%s</artifactId><version>%s</version><dependencies>%s</dependencies>
				</project>
				""".formatted(artifact, version, dependencies));
	}

	private void jar(String artifact, String version, String packageName, String type, String text) throws IOException {
		Path classes = folder.resolve("classes");
		Path source = Files.createDirectories(folder.resolve("source")).resolve(type + ".java");
		Files.writeString(source, "package " + packageName + "; " + text);
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "8", "-Xlint:-options", "-cp",
				classes.toString(), "-d",
				classes.toString(), source.toString())).isZero();
		try (OutputStream out = Files.newOutputStream(place(artifact, version, ".jar")); ZipOutputStream zip = new ZipOutputStream(out)) {
			zip.putNextEntry(new ZipEntry(packageName + "/" + type + ".class"));
			zip.write(Files.readAllBytes(classes.resolve(packageName).resolve(type + ".class")));
		}
	}

	/** The folder, which lies in a repository then, with a jar beside the sources. */
	private Path revision(Path sources) throws Exception {
		QuietGit.use();
		Files.writeString(Files.createDirectories(sources.resolveSibling("lib")).resolve("old.jar"), "old");
		try (Git git = Git.init().setDirectory(sources.getParent().toFile()).call()) {
			git.add().addFilepattern("src").addFilepattern("lib").call();
			git.commit().setMessage("all").setSign(false).setAuthor("a", "a@example.org").setCommitter("a", "a@example.org").call();
		}
		return sources.getParent();
	}

	private static ComponentMeasurement measure(String location, String... dependencies) throws MetricsException {
		SourceOptions options = new SourceOptions(OptionalInt.empty(), List.of(), List.of(), List.of(dependencies));
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return Measurer.measure(SourceLocation.parse(location), options, artifacts, Component.of("p.*"), Profiles.DEFAULT,
					Progress.NONE);
		}
	}

	@Test
	void whatTheModelDoesNotDeclareIsNotFound() throws Exception {
		ComponentMeasurement measured = measure("maven:g:app:1");
		assertThat(measured.classPath()).isEmpty();
		assertThat(measured.unresolved()).isEqualTo(new ComponentMeasurement.Unresolved(1, 1, 0));
	}

	/** Without {@code base}, which nobody named, the inherited method would not be found. */
	@Test
	void aDependencyBringsWhatItNeeds() throws Exception {
		ComponentMeasurement measured = measure("maven:g:app:1", "g:api:1");
		assertThat(measured.classPath()).containsExactly("g:api:1", "g:base:1");
		assertThat(measured.unresolved().total()).isZero();
		assertThat(measured.graph().nodes()).contains(new Hypergraph.Node("lib.Base", "inherited()"));
	}

	@Test
	void foldersAndJarsAndRevisionsHaveDependenciesToo() throws Exception {
		Path sources = Files.createDirectories(folder.resolve("src/p"));
		Files.writeString(sources.resolve("A.java"), "package p; class A { void a(lib.Api api) { api.inherited(); } }");
		ComponentMeasurement ofFolder = measure(sources.getParent().toString(), "g:api:1");
		assertThat(ofFolder.classPath()).containsExactly("g:api:1", "g:base:1");
		assertThat(ofFolder.unresolved().total()).isZero();
		SourceOptions all = new SourceOptions(OptionalInt.empty(), List.of(place("base", "1", ".jar")), List.of("lib"), List.of("g:api:1"));
		Path repository = revision(sources.getParent());
		try (MavenArtifacts artifacts = MavenArtifacts.open(true); SourceTree tree = SourceTree.open(
						new SourceLocation.Git(repository, "HEAD", List.of("src")), all, artifacts, Progress.NONE)) {
			assertThat(tree.libraries()).extracting(Library::name).containsExactly("base-1.jar", "g:api:1", "g:base:1", "lib/old.jar");
		}
		ComponentMeasurement ofJar = measure(place("app", "1", "-sources.jar").toString(), "g:api:1");
		assertThat(ofJar.unresolved().total()).isZero();
		assertThat(ofJar.graph()).isEqualTo(ofFolder.graph());
	}

	/** As in Maven: what is named counts before what is declared, what is declared before what that needs. */
	@Test
	void ofTwoVersionsTheNearestIsTakenAndTheNamedFirst() throws Exception {
		artifact("base", "2", "");
		jar("base", "2", "lib", "Base", "public class Base { public void inherited() { } public void more() { } }");
		assertThat(measure("maven:g:app:1", "g:api:1", "g:base:2").classPath()).containsExactly("g:api:1", "g:base:2");
		artifact("app", "1", dependency("api", "1") + dependency("base", "1"));
		assertThat(measure("maven:g:app:1").classPath()).containsExactly("g:api:1", "g:base:1");
		assertThat(measure("maven:g:app:1", "g:base:2").classPath()).containsExactly("g:base:2", "g:api:1");
	}

	/** The compiler would go on without it and say so nowhere. */
	@Test
	void aJarThatCannotBeReadIsReported() throws Exception {
		Files.writeString(place("api", "1", ".jar"), "no zip");
		ComponentMeasurement measured = measure("maven:g:app:1", "g:api:1");
		assertThat(measured.classPath()).containsExactly("g:base:1");
		assertThat(measured.problems()).first().satisfies(problem -> {
			assertThat(problem.kind()).isEqualTo(ProblemKind.UNREADABLE);
			assertThat(problem.message()).startsWith("g:api:1 on the class path cannot be read, so names from it are not found: ");
		});
	}

	@Test
	void theArtifactItselfIsOnTheClassPathOnlyIfNamed() throws Exception {
		artifact("api", "1", dependency("base", "1") + dependency("app", "0"));
		artifact("app", "0", "");
		jar("app", "0", "p", "Generated", "public class Generated { }");
		assertThat(measure("maven:g:app:1", "g:api:1").classPath()).containsExactly("g:api:1", "g:base:1");
		assertThat(measure("maven:g:app:1", "g:app:0").classPath()).containsExactly("g:app:0");
	}

	@Test
	void aNamedDependencyThatCannotBeHadIsRefusedOneThatItNeedsIsReported() throws Exception {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> measure("maven:g:app:1", "g:gone:1"))
				.withMessageContaining("g:gone:1 is not available").withMessageContaining("allow the network");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> measure("maven:g:app:1", "gone"))
				.withMessageContaining("'gone' is not a Maven coordinate");
		artifact("api", "1", dependency("base", "9"));
		ComponentMeasurement measured = measure("maven:g:app:1", "g:api:1");
		assertThat(measured.classPath()).containsExactly("g:api:1");
		assertThat(measured.problems()).extracting(Problem::kind).contains(ProblemKind.DEPENDENCY_MISSING);
		assertThat(measured.problems()).extracting(Problem::message).anyMatch(message -> message.contains("g:base:jar:9 is not available"));
	}
}
