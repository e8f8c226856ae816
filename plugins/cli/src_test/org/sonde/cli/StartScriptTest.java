/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code sonde}, as people start it; a copy, so that it neither builds nor waits for the build that runs this test. */
class StartScriptTest {
	/** Writes down where it is run. */
	private static final String MAVEN = """
			#!/bin/sh
			if [ "$1" = --version ]; then
				echo 'Apache Maven 3.9.16'
			else
				pwd >"$WHERE"
			fi
			""";

	@TempDir
	Path folder;

	private Path script;

	@BeforeEach
	void copy() throws IOException {
		folder = folder.toRealPath();
		script = Files.copy(Path.of("..", "..", "sonde"), Files.createDirectory(folder.resolve("project")).resolve("sonde"));
		Path maven = Files.writeString(Files.createDirectory(folder.resolve("tools")).resolve("mvn"), MAVEN);
		Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwxr-xr-x"));
	}

	@Test
	void needsNoHomeFolder() throws Exception {
		assertThat(run(script, "mvn", "validate")).isEmpty();
		assertThat(folder.resolve("where")).exists();
	}

	@Test
	void startedByALinkItFindsItsProject() throws Exception {
		Path link = Files.createSymbolicLink(Files.createDirectory(folder.resolve("bin")).resolve("sonde"),
				Path.of("..", "project", "sonde"));
		run(link, "fuzz");
		assertThat(folder.resolve("where")).hasContent(script.getParent().toString());
		assertThat(link.resolveSibling(".sonde")).doesNotExist();
	}

	/** Without HOME; what it prints. */
	private String run(Path command, String... arguments) throws Exception {
		ProcessBuilder builder = new ProcessBuilder("bash", command.toString()).redirectErrorStream(true);
		builder.command().addAll(List.of(arguments));
		builder.environment().remove("HOME");
		builder.environment().remove("XDG_CACHE_HOME");
		builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
		builder.environment().put("WHERE", folder.resolve("where").toString());
		builder.environment().merge("PATH", folder.resolve("tools").toString(), (path, tools) -> tools + File.pathSeparator + path);
		Process process = builder.start();
		process.getOutputStream().close();
		String printed = new String(process.getInputStream().readAllBytes());
		process.waitFor();
		return printed;
	}
}
