/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import org.sonde.metrics.MetricsException;

/**
 * What the caller knows better than the source itself.
 *
 * @param release   the Java release whose API the source is bound against; empty to take what the source declares, else 8
 * @param classPath jars and folders of classes that the source needs, before what the source itself declares
 * @param revisionLibraries of git revisions and folders: folders from the root of the revision or folder; all jars below them are on
 *                          the class path, in the order of their names
 * @param dependencies      Maven artifacts that the source needs, as {@link MavenArtifacts#fetch} takes them; with what these need they
 *                          come before the revision's libraries and before what a Maven artifact itself declares
 */
public record SourceOptions(OptionalInt release, List<Path> classPath, List<String> revisionLibraries, List<String> dependencies) {

	/** The options if the user states nothing. */
	public static final SourceOptions DEFAULT = new SourceOptions(OptionalInt.empty(), List.of(), List.of(), List.of());

	/** @throws IllegalArgumentException if the release is below 8 */
	public SourceOptions {
		classPath = List.copyOf(classPath);
		revisionLibraries = List.copyOf(revisionLibraries);
		dependencies = List.copyOf(dependencies);
		release.ifPresent(number -> new JavaRelease(number, JavaRelease.Origin.GIVEN));
	}

	/** @throws MetricsException if a part of the class path does not exist: everything from it would be reported as not found */
	void checkClassPath() throws MetricsException {
		for (Path path : classPath) {
			if (Files.notExists(path)) {
				throw new MetricsException("'%s' on the class path does not exist. Give jars and folders of classes that do."
						.formatted(path));
			}
		}
	}
}
