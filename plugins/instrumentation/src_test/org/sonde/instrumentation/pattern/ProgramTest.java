/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.CompiledProgram;
import org.sonde.instrumentation.plan.MethodSignature;

/** What is no matter of the agent; what the agent weaves is compared with in {@code PatternProofTest}. */
class ProgramTest {
	private static final List<String> SHOP = List.of(
			"package shop; public interface Item { double price(); default String name() { return null; } }",
			"package shop; public class Book implements Item { public double price() { return 1; } native void burn(); }");

	@TempDir
	private Path folder;

	@Test
	void readsJarsAndFolders() throws Exception {
		Path jar = jar("shop.jar", SHOP);
		Path classes = unpacked(jar);
		for (Path entry : List.of(jar, classes)) {
			try (Program program = new Program(new ClassPath(List.of(entry), List.of()), Progress.NONE)) {
				assertThat(program.types()).containsExactly("shop.Book", "shop.Item");
				assertThat(match(program, "* *(..)")).containsExactly("double shop.Book.price()", "java.lang.String shop.Item.name()");
				assertThat(match(program, "shop.Book.new(..)")).containsExactly("shop.Book.<init>()");
			}
		}
	}

	/** Supertypes come from the libraries, which have no matches of their own. */
	@Test
	void librariesAreLookedAtAlone() throws Exception {
		Path shop = jar("shop.jar", SHOP);
		Path classes = unpacked(shop);
		Files.delete(classes.resolve("shop/Item.class"));
		try (Program program = new Program(new ClassPath(List.of(classes), List.of(shop, folder.resolve("missing.jar"))), Progress.NONE)) {
			assertThat(match(program, "* shop.Item.*(..)")).containsExactly("double shop.Book.price()");
		}
	}

	@Test
	void unknownTypesAreNamed() throws Exception {
		try (Program program = new Program(new ClassPath(List.of(jar("shop.jar", SHOP)), List.of()), Progress.NONE)) {
			List<Program.Matches> matches = program.match(
					List.of(MethodPattern.parse("* shop.Boook.*(..)"), MethodPattern.parse("* shop.Book.*(..)")),
					Progress.NONE);
			assertThat(matches.get(0).methods()).isEmpty();
			assertThat(matches.get(0).unknownTypes()).containsExactly("shop.Boook");
			assertThat(matches.get(1).unknownTypes()).isEmpty();
		}
	}

	@Test
	void whatMakesNoSenseIsRefused() throws Exception {
		try (Program program = new Program(new ClassPath(List.of(jar("shop.jar", SHOP)), List.of()), Progress.NONE)) {
			assertThatExceptionOfType(PatternException.class)
					.isThrownBy(() -> program.check(MethodPattern.parse("java.util.List<shop.Book>.new(..)")))
					.withMessageContaining("use the raw type");
		}
	}

	@Test
	void brokenClassFilesHaveNoMatches() throws Exception {
		Path classes = unpacked(jar("shop.jar", SHOP));
		Files.write(classes.resolve("shop/Empty.class"), new byte[0]);
		Files.write(classes.resolve("shop/Text.class"), "no class".getBytes());
		byte[] book = Files.readAllBytes(classes.resolve("shop/Book.class"));
		Files.write(classes.resolve("shop/Half.class"), Arrays.copyOf(book, book.length / 2));
		Files.write(classes.resolve("shop/OtherName.class"), book);
		try (Program program = new Program(new ClassPath(List.of(classes), List.of()), Progress.NONE)) {
			assertThat(match(program, "* shop.Book.price()")).contains("double shop.Book.price()");
			// Else a program that cannot be read would seem to have no such methods.
			assertThat(program.unreadable()).contains("shop.Empty", "shop.Half", "shop.Text").doesNotContain("shop.Book");
		}
	}

	@Test
	void missingClassesAreAnError() throws Exception {
		assertThatIOException().isThrownBy(() -> new Program(new ClassPath(List.of(folder.resolve("gone")), List.of()), Progress.NONE))
				.isInstanceOf(NoSuchFileException.class).withMessageContaining("gone");
		Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
		assertThatIOException().isThrownBy(() -> new Program(new ClassPath(List.of(text), List.of()), Progress.NONE))
				.withMessageContaining("text.jar is neither a folder of class files nor a jar");
	}

	@Test
	void canBeCancelled() throws Exception {
		Progress cancelled = Progress.cancelledBy(() -> true);
		try (Program program = new Program(new ClassPath(List.of(jar("shop.jar", SHOP)), List.of()), Progress.NONE)) {
			assertThatExceptionOfType(CancellationException.class)
					.isThrownBy(() -> program.match(List.of(MethodPattern.parse("* *(..)")), cancelled));
		}
	}

	private static List<String> match(Program program, String pattern) throws PatternException {
		return program.match(List.of(MethodPattern.parse(pattern)), Progress.NONE).getFirst().methods().stream()
				.map(MethodSignature::toString)
				.toList();
	}

	private Path jar(String name, List<String> sources) throws IOException, ReflectiveOperationException {
		return CompiledProgram.compile(sources, folder.resolve(name)).jar();
	}

	private Path unpacked(Path jar) throws IOException {
		Path classes = Files.createDirectories(folder.resolve("classes"));
		try (InputStream in = Files.newInputStream(jar); ZipInputStream zip = new ZipInputStream(in)) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				Path file = classes.resolve(entry.getName());
				Files.createDirectories(file.getParent());
				Files.write(file, zip.readAllBytes());
			}
		}
		return classes;
	}
}
