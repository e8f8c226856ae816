/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.tests.seeded.SourceJar;

class ScannedProgramTest {
	@TempDir
	private Path folder;
	private Path jar;

	@BeforeEach
	void compile() throws Exception {
		jar = folder.resolve("all.jar");
		SourceJar.compile(List.of("package lib; public @interface Outer { }", "package lib; @Outer public @interface Inner { }",
				"package lib; public class Base implements Runnable { public void run() { } }", """
						package p;
						public class A extends lib.Base {
							@lib.Inner void marked() { other(); other(); }
							void other() { }
						}
						""", "package p; public class B { void b() { new A().other(); } }"), jar);
	}

	/** The classes of p alone; the others are a library. */
	private ClassPath split() throws Exception {
		Path classes = Files.createDirectories(folder.resolve("classes/p"));
		try (JarFile file = new JarFile(jar.toFile())) {
			for (String name : List.of("A", "B")) {
				Files.write(classes.resolve(name + ".class"), file.getInputStream(file.getEntry("p/" + name + ".class")).readAllBytes());
			}
		}
		return new ClassPath(List.of(classes.getParent()), List.of(jar, folder.resolve("missing.jar")));
	}

	private static ScannedMethod method(ScannedProgram program, String name) {
		return program.types().stream().flatMap(type -> type.methods().stream()).filter(one -> one.member().name().equals(name)).findFirst()
				.orElseThrow();
	}

	@Test
	void looksUpSupertypesAndAnnotationsInLibraries() throws Exception {
		ScannedProgram program = ScannedProgram.read(split(), Progress.NONE);
		assertThat(program.types()).extracting(ScannedType::name).containsExactly("p/A", "p/B");
		assertThat(program.annotations(method(program, "marked"))).contains("lib/Inner", "lib/Outer");
		assertThat(program.withSupertypes("p/A")).containsExactlyInAnyOrder("p/A", "lib/Base", "java/lang/Runnable", "java/lang/Object");
		ScannedProgram alone = ScannedProgram.read(new ClassPath(split().classes(), List.of()), Progress.NONE);
		assertThat(alone.withSupertypes("p/A")).containsExactly("p/A", "lib/Base");
	}

	/** A has three calls: of its super-class's constructor, and two of other(). */
	@Test
	void classesBeyondTheLimitOfCallsAreNamed() throws Exception {
		ScannedProgram program = ScannedProgram.read(split(), 3, Progress.NONE);
		assertThat(program.types()).extracting(ScannedType::name).containsExactly("p/A");
		assertThat(program.unread()).singleElement().satisfies(one -> {
			assertThat(one.place()).endsWith("B.class");
			assertThat(one.reason()).contains("more than 3 calls");
		});
	}

	@Test
	void resolvesInheritedMethods() throws Exception {
		ScannedProgram program = ScannedProgram.read(new ClassPath(List.of(jar), List.of()), Progress.NONE);
		assertThat(program.resolve(new Member("p/A", "run", "()V")).member().owner()).isEqualTo("lib/Base");
		assertThat(program.resolve(new Member("p/A", "missing", "()V"))).isNull();
		assertThat(program.resolve(new Member("p/B", "<init>", "(I)V"))).isNull();
	}
}
