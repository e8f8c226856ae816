/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.sonde.metrics.MetricsException;

/** The location of Java sources. */
public sealed interface SourceLocation {

	/** A folder with {@code .java} files below it, in one source root or several. */
	record Folder(Path path) implements SourceLocation {
		@Override
		public String version() {
			return fileName(path);
		}

		@Override
		public String location() {
			return path.toString();
		}
	}

	/**
	 * Several folders below one, such as the source folders of a work tree. Files are named from the root.
	 *
	 * @param folders from the root, with {@code /} between the parts, none within another one; at least one
	 */
	record Folders(Path root, List<String> folders) implements SourceLocation {

		/** @throws IllegalArgumentException if there is no folder, or one is not within the root */
		public Folders {
			folders = normal(folders);
			if (folders.isEmpty()) {
				throw new IllegalArgumentException("a folder within %s is missing".formatted(root));
			}
		}

		@Override
		public String version() {
			return fileName(root);
		}

		@Override
		public String location() {
			return root + ":" + String.join(",", folders);
		}
	}

	/** A sources jar, or any zip with {@code .java} files in it. */
	record Jar(Path path) implements SourceLocation {
		@Override
		public String version() {
			return fileName(path).replaceFirst("\\.(jar|zip)$", "");
		}

		@Override
		public String location() {
			return path.toString();
		}
	}

	/** The sources jar of an artifact, found as Maven finds it. */
	record Maven(String groupId, String artifactId, String version) implements SourceLocation {
		private static final Pattern PART = Pattern.compile("[A-Za-z0-9_.+-]+");
		private static final String PREFIX = "maven:";

		/** @throws IllegalArgumentException if a part is empty or has a character that no coordinate has */
		public Maven {
			for (String part : new String[] { groupId, artifactId, version }) {
				if (!PART.matcher(part).matches()) {
					throw new IllegalArgumentException("'%s' cannot be a part of a Maven coordinate".formatted(part));
				}
			}
		}

		/** {@code GROUP:ARTIFACT:VERSION} */
		public String coordinates() {
			return groupId + ":" + artifactId + ":" + version;
		}

		@Override
		public String location() {
			return PREFIX + coordinates();
		}
	}

	/**
	 * A revision in a git repository, read from its objects.
	 *
	 * @param repository a folder in a work tree, or a bare repository
	 * @param revision   as git writes it: a branch, a tag, a commit's id, {@code HEAD~2}
	 * @param folders    from the root of the tree, with {@code /} between the parts, none within another one; none for all of it
	 */
	record Git(Path repository, String revision, List<String> folders) implements SourceLocation {
		private static final String PREFIX = "git:";

		/** @throws IllegalArgumentException if there is no revision, or a folder is not within the tree */
		public Git {
			if (revision.isBlank()) {
				throw new IllegalArgumentException("a revision is missing");
			}
			folders = normal(folders);
		}

		@Override
		public String version() {
			return revision;
		}

		@Override
		public String location() {
			return PREFIX + repository + "@" + revision + (folders.isEmpty() ? "" : ":" + String.join(",", folders));
		}
	}

	/**
	 * Each once, without those that lie in another one, because they are read with that; none if the root is among them.
	 *
	 * @throws IllegalArgumentException if one is not within the root
	 */
	private static List<String> normal(List<String> folders) {
		List<String> normal = folders.stream().map(SourceLocation::normal).distinct().toList();
		return normal.contains("") ? List.of()
				: normal.stream().filter(folder -> normal.stream().noneMatch(other -> folder.startsWith(other + "/"))).toList();
	}

	private static String normal(String folder) {
		String normal = folder.replaceAll("/+", "/").replaceAll("^(\\./)+|^\\.$|^/|/$", "");
		if (List.of(normal.split("/")).contains("..")) {
			throw new IllegalArgumentException("the folder '%s' is not within the root".formatted(folder));
		}
		return normal;
	}

	/** A short name that tells versions apart, for people: {@code 1.12}, or the name of a folder. */
	String version();

	/** Returns the location as written on the command line, for {@link #parse}. */
	String location();

	/**
	 * Reads a location as it is written on the command line: {@code maven:GROUP:ARTIFACT:VERSION}, {@code git:PATH@REV[:FOLDER,…]},
	 * the path of a folder or a jar, or {@code PATH:FOLDER,…} for folders below a folder.
	 *
	 * @throws MetricsException if it is none of these, or nothing is there
	 */
	static SourceLocation parse(String text) throws MetricsException {
		if (text.startsWith(Maven.PREFIX)) {
			return parseMaven(text);
		}
		if (text.startsWith(Git.PREFIX)) {
			return parseGit(text);
		}
		Path path = TypedPath.of(text);
		if (Files.notExists(path) && folders(text).isPresent()) {
			return folders(text).get();
		}
		if (text.isBlank() || Files.notExists(path)) {
			throw new MetricsException(
					("'%s' does not exist. Give a folder, a sources jar, maven:GROUP:ARTIFACT:VERSION or git:PATH@REV%s.").formatted(text,
							text.chars().filter(c -> c == ':').count() == 2 ? "; did you mean maven:" + text + "?" : ""));
		}
		if (Files.isDirectory(path)) {
			return new Folder(path);
		}
		if (JavaFiles.isJava(text)) {
			throw new MetricsException("'%s' is one source file. Give its folder: %s.".formatted(text,
					path.toAbsolutePath().normalize().getParent()));
		}
		return new Jar(path);
	}

	/** Empty unless what is before the colon is a folder. */
	private static Optional<Folders> folders(String text) throws MetricsException {
		int colon = text.lastIndexOf(':');
		if (colon < 1 || colon == text.length() - 1 || !Files.isDirectory(TypedPath.of(text.substring(0, colon)))) {
			return Optional.empty();
		}
		try {
			return Optional.of(new Folders(TypedPath.of(text.substring(0, colon)), List.of(text.substring(colon + 1).split(","))));
		} catch (IllegalArgumentException e) {
			throw new MetricsException("'%s' names no folders: %s. Give PATH:FOLDER,FOLDER.".formatted(text, e.getMessage()), e);
		}
	}

	private static Maven parseMaven(String text) throws MetricsException {
		String[] parts = text.substring(Maven.PREFIX.length()).split(":", -1);
		if (parts.length != 3) {
			throw new MetricsException(
					"'%s' is not a Maven coordinate: it has %d part%s. Give maven:GROUP:ARTIFACT:VERSION, without a classifier."
							.formatted(text, parts.length, parts.length == 1 ? "" : "s"));
		}
		try {
			return new Maven(parts[0], parts[1], parts[2]);
		} catch (IllegalArgumentException e) {
			throw new MetricsException(
					"'%s' is not a Maven coordinate: %s. Give maven:GROUP:ARTIFACT:VERSION.".formatted(text, e.getMessage()), e);
		}
	}

	/** A path may have {@code @} in it, a revision {@code @} and {@code :} too; so the path is the longest one that exists. */
	private static Git parseGit(String text) throws MetricsException {
		String rest = text.substring(Git.PREFIX.length());
		for (int at = rest.lastIndexOf('@'); at > 0; at = rest.lastIndexOf('@', at - 1)) {
			Path path = TypedPath.of(rest.substring(0, at));
			if (Files.isDirectory(path)) {
				String[] revision = rest.substring(at + 1).split(":", 2);
				try {
					return new Git(path, revision[0], revision.length < 2 ? List.of() : List.of(revision[1].split(",")));
				} catch (IllegalArgumentException e) {
					throw new MetricsException("'%s' is not a revision: %s. Give git:PATH@REV or git:PATH@REV:FOLDER."
							.formatted(text, e.getMessage()), e);
				}
			}
		}
		throw new MetricsException(rest.indexOf('@') < 0
				? "'%s' has no revision. Give git:PATH@REV or git:PATH@REV:FOLDER, such as git:.@HEAD.".formatted(text)
				: "'%s': there is no such folder. Give the path of a repository: git:PATH@REV or git:PATH@REV:FOLDER.".formatted(text));
	}

	private static String fileName(Path path) {
		Path name = path.toAbsolutePath().normalize().getFileName();
		return name == null ? path.toString() : name.toString();
	}
}
