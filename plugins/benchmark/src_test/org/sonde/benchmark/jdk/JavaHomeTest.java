/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.BenchmarkException;

class JavaHomeTest {

	@TempDir
	Path folder;

	private Path home(String name, String release) throws IOException {
		Path home = folder.resolve(name);
		Files.createDirectories(home.resolve("bin"));
		Files.writeString(home.resolve("bin/java"), "");
		Files.writeString(home.resolve("release"), release);
		return home;
	}

	@ParameterizedTest
	@CsvSource({ "1.8.0_412, 8", "17.0.15, 17", "25, 25", "26-ea, 26", "11.0.2+9, 11" })
	void readsTheRelease(String version, int feature) throws Exception {
		Path home = home("jdk", "IMPLEMENTOR=\"Eclipse Adoptium\"\nJAVA_VERSION=\"" + version + "\"\n");

		assertThat(JavaHome.of(home)).isEqualTo(new JavaHome(home, feature, version, "Eclipse Adoptium"))
				.hasToString("Eclipse Adoptium Java " + version);
	}

	@Test
	void aVendorIsNotNeeded() throws Exception {
		assertThat(JavaHome.of(home("jdk", "JAVA_VERSION=\"17.0.1\"\n"))).hasToString("Java 17.0.1");
	}

	@Test
	void namesProgramsOfWindowsToo() throws Exception {
		Path home = home("jdk", "JAVA_VERSION=\"17.0.1\"\n");
		Files.writeString(home.resolve("bin/javac.exe"), "");

		assertThat(JavaHome.of(home).java()).isEqualTo(home.resolve("bin/java"));
		assertThat(JavaHome.of(home).javac()).isEqualTo(home.resolve("bin/javac.exe"));
	}

	@Test
	void knowsWhetherItCompiles() throws Exception {
		Path home = home("jdk", "JAVA_VERSION=\"17.0.1\"\n");
		assertThat(JavaHome.of(home).isJdk()).isFalse();

		Files.writeString(home.resolve("bin/javac"), "");
		assertThat(JavaHome.of(home).isJdk()).isTrue();
	}

	/** Processes are started in other folders than ours. */
	@Test
	void isAbsolute() throws Exception {
		Path home = home("jdk", "JAVA_VERSION=\"17.0.1\"\n");

		assertThat(JavaHome.of(Path.of("").toAbsolutePath().relativize(home)).home()).isEqualTo(home.toRealPath());
		assertThatThrownBy(() -> JavaHome.of(folder.resolve("nowhere"))).isInstanceOf(BenchmarkException.class)
				.hasMessageStartingWith("SB202: " + folder.resolve("nowhere") + " is not a Java installation: ");
	}

	@Test
	void refusesWhatIsNoJava() throws IOException {
		Path empty = Files.createDirectories(folder.resolve("empty"));
		Path silent = home("silent", "VENDOR=\"x\"\n");
		Path without = home("without", "");
		Files.delete(without.resolve("release"));

		assertThatThrownBy(() -> JavaHome.of(empty)).isInstanceOf(BenchmarkException.class)
				.hasMessage("SB202: " + empty + " is not a Java installation: it has no bin/java.");
		assertThatThrownBy(() -> JavaHome.of(silent)).hasMessageContaining("its file release has no version");
		assertThatThrownBy(() -> JavaHome.of(without)).hasMessageContaining("its file release, which has the version, cannot be read");
	}

	@Test
	void findsEachOnceInOrder() throws Exception {
		Path newer = home("b", "JAVA_VERSION=\"25.0.1\"\n");
		Path older = home("a", "JAVA_VERSION=\"17.0.2\"\n");
		Path link = Files.createSymbolicLink(folder.resolve("default"), newer);

		assertThat(
				JavaHomes.distinct(List.of(link, newer, older, folder.resolve("nothing"), Files.createDirectory(folder.resolve("docs")))))
				.extracting(JavaHome::home).containsExactly(older.toRealPath(), newer.toRealPath());
	}

	@Test
	void aReleaseNamesTheNewestOfIt() throws Exception {
		List<JavaHome> found = List.of(JavaHome.of(home("a", "JAVA_VERSION=\"17.0.9\"\n")),
				JavaHome.of(home("b", "JAVA_VERSION=\"17.0.15\"\n")), JavaHome.of(home("c", "JAVA_VERSION=\"25.0.1\"\n")));

		assertThat(JavaHomes.named("17", () -> found)).isEqualTo(found.get(1));
		assertThat(JavaHomes.named(folder.resolve("a").toString(), () -> found)).isEqualTo(found.get(0));
		assertThatThrownBy(() -> JavaHomes.named("21", () -> found)).isInstanceOf(BenchmarkException.class).hasMessage(
				"SB204: No Java 21 was found, only 17.0.9, 17.0.15, 25.0.1. Install it, or give its folder with --java.");
		assertThatThrownBy(() -> JavaHomes.named("a\0b", () -> found)).hasMessageContaining("no folder can have this name");
	}

	@Test
	void findsTheOneThatRuns() throws Exception {
		assertThat(JavaHomes.find()).contains(JavaHome.of(Path.of(System.getProperty("java.home")).toRealPath()));
	}
}
