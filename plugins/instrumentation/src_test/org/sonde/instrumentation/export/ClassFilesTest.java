/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.tests.seeded.NastyProgram;

class ClassFilesTest {
	@TempDir
	private Path folder;

	/** Reflection is the oracle. */
	@Test
	void theMethodsOfAJarAreThoseThatReflectionFinds() throws Exception {
		CompiledProgram nasty = CompiledProgram.compile(NastyProgram.SOURCES, folder.resolve("nasty.jar"));
		ProgramClasses classes = ClassFiles.read(List.of(nasty.jar()), Progress.NONE);
		List<MethodSignature> read = classes.types().stream().flatMap(type -> type.methods().stream())
				.map(ProgramClasses.Method::signature).toList();
		assertThat(read).containsExactlyInAnyOrderElementsOf(nasty.executables().stream().map(CompiledProgram::signature).toList());
		assertThat(nasty.bridges()).allSatisfy(bridge -> assertThat(classes.method(bridge).orElseThrow().synthetic()).isTrue());
		assertThat(classes.withSubtypes("p.Base")).extracting(ProgramClasses.Type::name)
				.containsExactly("p.Base", "p.Base$1", "p.Base$1Inherits", "p.Base$Inherits", "p.Derived");
		assertThat(classes.type("p.Shape").orElseThrow().isInterface()).isTrue();
		assertThat(classes.types()).filteredOn(ProgramClasses.Type::sealed).extracting(ProgramClasses.Type::name).containsExactly("p.Kind",
				"p.Shape");
	}

	@Test
	void aFolderIsReadAsAJarIs() throws Exception {
		String name = ClassFilesTest.class.getName().replace('.', '/') + ".class";
		Path copy = folder.resolve("classes").resolve(name);
		Files.createDirectories(copy.getParent());
		try (var in = ClassFilesTest.class.getClassLoader().getResourceAsStream(name)) {
			Files.copy(in, copy);
		}
		ProgramClasses classes = ClassFiles.read(List.of(folder.resolve("classes")), Progress.NONE);
		assertThat(classes.method(MethodSignature.parse("void org.sonde.instrumentation.export.ClassFilesTest.aFolderIsReadAsAJarIs()")))
				.isPresent();
	}

	@Test
	void whatIsNoClassFileIsPassedOver() throws IOException {
		Files.write(folder.resolve("Broken.class"), new byte[] { 1, 2, 3 });
		Files.write(folder.resolve("Cut.class"), new byte[] { (byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 69, 0, 9 });
		assertThat(ClassFiles.read(List.of(folder), Progress.NONE).types()).isEmpty();
	}

	@Test
	void whatIsNotThereOrNoJarIsNamed() throws IOException {
		Path text = Files.writeString(folder.resolve("notes.txt"), "no jar");
		assertThatThrownBy(() -> ClassFiles.read(List.of(text), Progress.NONE)).isInstanceOf(IOException.class)
				.hasMessageContaining("notes.txt");
		assertThatThrownBy(() -> ClassFiles.read(List.of(folder.resolve("missing")), Progress.NONE)).isInstanceOf(NoSuchFileException.class)
				.hasMessageContaining("missing");
	}

	@Test
	void readingCanBeCancelled() throws Exception {
		Path jar = CompiledProgram.compile(List.of("class A { }"), folder.resolve("a.jar")).jar();
		Progress cancelled = Progress.cancelledBy(() -> true);
		assertThatThrownBy(() -> ClassFiles.read(List.of(jar), cancelled)).isInstanceOf(CancellationException.class);
	}

	@Test
	void theFirstOfAClassPathIsTaken() {
		MethodSignature first = MethodSignature.parse("void p.A.first()");
		ProgramClasses classes = new ProgramClasses(Stream.of(first, MethodSignature.parse("void p.A.second()"))
				.map(method -> AgentTest.type("p.A", List.of(), method)).toList());
		assertThat(classes.executable("p.A")).extracting(ProgramClasses.Method::signature).containsExactly(first);
	}
}
