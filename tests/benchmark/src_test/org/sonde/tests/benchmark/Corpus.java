/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;

/** Sources that the tools are run on, from Maven Central. */
enum Corpus {
	KIEKER("net.kieker-monitoring:kieker:jar:sources:2.0.2"),
	LANG3("org.apache.commons:commons-lang3:jar:sources:3.20.0"),
	GUAVA("com.google.guava:guava:jar:sources:33.5.0-jre"),
	JDT("org.eclipse.jdt:org.eclipse.jdt.core:jar:sources:3.46.0");

	final String coordinates;

	Corpus(String coordinates) {
		this.coordinates = coordinates;
	}

	/** Unpacks the sources, and nothing else of the jar. */
	Path unpack(MavenArtifacts artifacts) throws IOException, MetricsException {
		Path folder = Files.createDirectories(Path.of("target", "corpora", name())).toRealPath();
		try (ZipFile zip = new ZipFile(artifacts.fetch(coordinates).toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				Path file = folder.resolve(entry.getName()).normalize();
				if (!entry.isDirectory() && entry.getName().endsWith(".java") && file.startsWith(folder) && Files.notExists(file)) {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
				}
			}
		}
		return folder;
	}

	/** The Java files below a folder, in order. */
	static List<Path> files(Path folder) throws IOException {
		try (Stream<Path> all = Files.walk(folder)) {
			return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
		}
	}

	/** All lines, blank lines and comments included: the KLOC for a comparison of tools with different rules. */
	static long lines(Path folder) throws IOException {
		long lines = 0;
		for (Path file : files(folder)) {
			lines += Files.readString(file, StandardCharsets.ISO_8859_1).lines().count();
		}
		return lines;
	}
}
