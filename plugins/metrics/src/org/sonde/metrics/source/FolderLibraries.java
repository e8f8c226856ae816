/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.common.files.IoErrorText;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** The jars in folders of a working tree, as {@link GitReader} finds them in a revision of it. */
final class FolderLibraries {

	private static final Comparator<Library> BY_NAME = Comparator.comparing(Library::name);

	private FolderLibraries() {
	}

	/** The same with the jars in these folders, by their names; a folder that is not there is reported. */
	static FoundSources with(FoundSources found, Path root, List<String> folders) throws MetricsException {
		List<Library> jars = new ArrayList<>();
		List<Problem> problems = new ArrayList<>();
		for (String name : folders) {
			Path folder = root.resolve(name);
			if (Files.isDirectory(folder)) {
				jars.addAll(below(root, folder));
			} else {
				problems.add(Problem.general(ProblemKind.FOLDER_MISSING,
						"there is no folder %s with jars in %s; it is measured without them".formatted(name, root)));
			}
		}
		return found.with(jars, problems);
	}

	private static List<Library> below(Path root, Path folder) throws MetricsException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(file -> file.getFileName().toString().endsWith(".jar") && Files.isRegularFile(file))
					.map(file -> new Library(root.relativize(file).toString().replace('\\', '/'), file)).sorted(BY_NAME).toList();
		} catch (IOException e) {
			throw new MetricsException("The folder %s cannot be read: %s.".formatted(folder, IoErrorText.inWords(e)), e);
		}
	}
}
