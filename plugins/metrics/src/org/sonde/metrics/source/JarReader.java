/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Unpacks the Java files of a jar. */
final class JarReader {

	private static final String VERSIONS = "META-INF/versions/";

	private JarReader() {
	}

	static FoundSources read(Path jar, SourceTree.Declared declared, Progress progress) throws MetricsException {
		UnpackedSources unpacked = null;
		boolean done = false;
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			unpacked = new UnpackedSources(jar.toString());
			unpack(zip, jar, unpacked, progress);
			done = true;
			return new FoundSources(unpacked.files(), declared, unpacked.problems(), "", unpacked.root());
		} catch (IOException e) {
			throw new MetricsException(
					"%s cannot be read as a jar: %s. Give a sources jar, a folder, or maven:GROUP:ARTIFACT:VERSION."
							.formatted(jar, IoErrorText.inWords(e)),
					e);
		} finally {
			if (unpacked != null && !done) {
				TemporaryFolder.delete(unpacked.root());
			}
		}
	}

	private static void unpack(ZipFile zip, Path jar, UnpackedSources unpacked, Progress progress) throws MetricsException {
		int versioned = 0;
		boolean classes = false;
		for (ZipEntry entry : Collections.list(zip.entries())) {
			progress.checkCancelled();
			String name = entry.getName();
			classes |= name.endsWith(".class");
			if (!entry.isDirectory() && JavaFiles.isJava(name)) {
				if (name.startsWith(VERSIONS)) {
					versioned++;
				} else {
					unpacked.add(name, () -> zip.getInputStream(entry));
				}
			}
		}
		if (versioned > 0) {
			unpacked.report(Problem.general(ProblemKind.MULTI_RELEASE,
					"has versions for newer Java releases (files: %d, under %s); the base versions are measured"
							.formatted(versioned, VERSIONS)));
		}
		if (unpacked.files().isEmpty()) {
			throw new MetricsException(classes
					? "%s has classes, but no sources. Give its sources jar (…-sources.jar), or maven:GROUP:ARTIFACT:VERSION."
							.formatted(jar)
					: "%s has no .java files%s. Give a sources jar.".formatted(jar,
							unpacked.problems().isEmpty() ? "" : " that can be read"));
		}
	}
}
