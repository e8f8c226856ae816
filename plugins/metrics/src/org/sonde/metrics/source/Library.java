/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.ZipFile;

import org.sonde.common.files.IoErrorText;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/**
 * A jar or a folder of classes that sources are bound against.
 *
 * @param name what it is called in results, wherever it lies: {@code GROUP:ARTIFACT:VERSION} of a Maven artifact, the path in the
 *             repository of a jar in a git revision, else the name of the file
 * @param path where it lies
 */
public record Library(String name, Path path) {

	public Library {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(path, "path");
	}

	/** A file or folder that the caller has. */
	static Library of(Path path) {
		Path name = path.toAbsolutePath().normalize().getFileName();
		return new Library(name == null ? path.toString() : name.toString(), path);
	}

	/**
	 * What is wrong with it, if anything is; the compiler would go on without it. Some old jars are malformed in ways that Java refuses.
	 */
	public Optional<Problem> trouble() {
		if (Files.isDirectory(path)) {
			return Optional.empty();
		}
		try {
			new ZipFile(path.toFile()).close();
			return Optional.empty();
		} catch (IOException e) {
			return Optional.of(Problem.general(ProblemKind.UNREADABLE,
					"%s on the class path cannot be read, so names from it are not found: %s".formatted(name, IoErrorText.inWords(e))));
		}
	}
}
