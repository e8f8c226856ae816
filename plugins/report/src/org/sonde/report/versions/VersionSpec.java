/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.versions.VersionKind;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/**
 * A version that the user names.
 *
 * @param name  distinguishes it from the others
 * @param range the range that it is a revision of; empty for any other version
 */
public record VersionSpec(String name, SourceLocation location, Optional<OfRange> range) {

	/**
	 * A range of revisions.
	 *
	 * @param end       its last revision, as typed
	 * @param libraries folders with jars that this revision has
	 */
	public record OfRange(String end, List<String> libraries) {
		/** The list is copied. */
		public OfRange {
			libraries = List.copyOf(libraries);
		}
	}

	/** Whether the version is one of a range. If it cannot be measured, the others are measured without it. */
	public boolean ofRange() {
		return range.isPresent();
	}

	/**
	 * What its sources are compiled against: besides what is known of them the artifacts that its kind starts it with; a released artifact
	 * says itself what it needs.
	 */
	public SourceOptions sources(SourceOptions known, VersionKind kind) {
		List<String> dependencies = new ArrayList<>(known.dependencies());
		if (!(location instanceof SourceLocation.Maven)) {
			dependencies.addAll(kind.artifacts());
		}
		return new SourceOptions(known.release(), known.classPath(), range.map(OfRange::libraries).orElse(known.revisionLibraries()),
				dependencies);
	}

	/** Returns the specification as typed, but without folders of this machine. */
	public String withoutFolders() {
		return name + "=" + withoutFolders(location);
	}

	/** The same of a location alone. */
	public static String withoutFolders(SourceLocation location) {
		return switch (location) {
			case SourceLocation.Git git -> new SourceLocation.Git(name(git.repository()), git.revision(), git.folders()).location();
			case SourceLocation.Maven maven -> maven.location();
			case SourceLocation.Folder(Path path) -> name(path).toString();
			case SourceLocation.Folders folders -> new SourceLocation.Folders(name(folders.root()), folders.folders()).location();
			case SourceLocation.Jar(Path path) -> name(path).toString();
		};
	}

	/** A root has none. */
	private static Path name(Path path) {
		Path name = path.toAbsolutePath().normalize().getFileName();
		return name == null ? path : name;
	}
}
