/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;

class ResourceFilesTest {

	@TempDir
	Path folder;

	private Path write(String name) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, name);
	}

	private List<String> copied(SourceLocation location, String... roots) throws Exception {
		Path classes = Files.createDirectory(folder.resolve("classes"));
		ResourceFiles.copy(location, List.of(roots), classes, Progress.NONE);
		try (Stream<Path> files = Files.walk(classes)) {
			return files.filter(Files::isRegularFile).map(file -> classes.relativize(file).toString().replace('\\', '/')).sorted().toList();
		}
	}

	/** Of two roots the inner one is meant. */
	@Test
	void filesLieWhereTheirRootBegins() throws Exception {
		write("s/a/p/x.properties");
		write("s/a/gen/p/y.properties");
		write("s/a/p/A.java");
		write("s/.git/config");
		write("s/src/main/resources/META-INF/z");
		write("s/other.txt");
		assertThat(copied(new SourceLocation.Folder(folder.resolve("s")), "a", "a/gen")).containsExactly("META-INF/z", "other.txt",
				"p/x.properties",
				"p/y.properties");
	}

	@Test
	void noneLeavesTheFolder() throws Exception {
		Path jar = folder.resolve("s.jar");
		try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
			for (String name : List.of("../../evil", "p/good", "p/A.class")) {
				zip.putNextEntry(new ZipEntry(name));
				zip.write(1);
			}
		}
		assertThat(copied(new SourceLocation.Jar(jar))).containsExactly("p/good");
		assertThat(folder.resolve("../evil")).doesNotExist();
	}
}
