/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;

class TemporaryFolderTest {

	@TempDir
	private Path folder;

	/** Unpacks the sources that it is given, says so, and waits for its end. */
	static final class Waiting {

		public static void main(String[] arguments) throws Exception {
			try (MavenArtifacts artifacts = MavenArtifacts.open(true);
					SourceTree tree = SourceTree.open(SourceLocation.parse(arguments[0]), SourceOptions.DEFAULT, artifacts,
							Progress.NONE)) {
				System.out.println(tree.files().getFirst().path());
				Thread.sleep(Long.MAX_VALUE);
			}
		}
	}

	@Test
	void nothingIsLeftBehindWhenTheProcessIsToldToEnd() throws Exception {
		Path jar = folder.resolve("a-sources.jar");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
			zip.putNextEntry(new ZipEntry("p/A.java"));
			zip.write("package p; class A { }".getBytes(StandardCharsets.UTF_8));
		}
		Path temporary = Files.createDirectory(folder.resolve("tmp"));
		Process process = start(temporary, jar.toString());
		try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
			String unpacked = out.readLine();
			assertThat(unpacked).as(() -> "its errors: " + errors()).isNotNull();
			assertThat(Path.of(unpacked)).exists().startsWith(temporary.toRealPath());
			process.destroy();
			assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
		} finally {
			process.destroyForcibly();
		}
		assertThat(temporary).isEmptyDirectory();
	}

	/** The repository is whole. */
	@Test
	void aMissingFolderForTemporaryFilesIsNamed() throws Exception {
		Path missing = folder.resolve("no-tmp");
		Path sources = Files.createDirectory(folder.resolve("repository"));
		try (TestRepository repository = TestRepository.in(sources)) {
			repository.write("src/p/A.java", "package p; class A { }");
			repository.commit("first", Instant.EPOCH);
		}
		Process process = start(missing, "git:" + sources + "@HEAD");
		assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
		assertThat(errors()).contains(missing + ": there is no such folder. ").doesNotContain("fsck");
	}

	private Process start(Path temporary, String sources) throws IOException {
		return new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
				"-Djava.io.tmpdir=" + temporary, "-cp", System.getProperty("java.class.path"), Waiting.class.getName(), sources))
				.redirectError(folder.resolve("err").toFile()).start();
	}

	private String errors() {
		try {
			return Files.readString(folder.resolve("err"));
		} catch (IOException e) {
			return e.toString();
		}
	}
}
