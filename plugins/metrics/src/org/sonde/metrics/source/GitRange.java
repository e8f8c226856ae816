/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.sonde.metrics.MetricsException;

/**
 * A part of the history of a git repository.
 *
 * @param repository a folder in a work tree, or a bare repository
 * @param folders    from the root of the tree, with {@code /} between the parts; none for all of it. A revision need not have
 *                   all of them
 * @param from       the revision that it starts from, as git writes it
 * @param to         the last revision
 */
public record GitRange(Path repository, List<String> folders, String from, String to) {

	private static final String PREFIX = "git:";
	private static final String BETWEEN = "..";

	public GitRange {
		Objects.requireNonNull(repository, "repository");
		folders = List.copyOf(folders);
		Objects.requireNonNull(from, "from");
		Objects.requireNonNull(to, "to");
	}

	/**
	 * Reads a range as it is written on the command line.
	 *
	 * @param source {@code git:PATH} or {@code git:PATH:FOLDER,…}
	 * @param range  {@code V1..V2}, or {@code V1..} up to {@code HEAD}
	 * @throws MetricsException if it is not written so, or there is no such path
	 */
	public static GitRange parse(String source, String range) throws MetricsException {
		int between = range.indexOf(BETWEEN);
		String to = between < 0 ? "" : range.substring(between + BETWEEN.length());
		if (between <= 0 || to.startsWith(".")) {
			throw new MetricsException("'%s' is not a range of revisions. Give V1..V2: two branches, tags or commits.".formatted(range));
		}
		String from = range.substring(0, between);
		String rest = source.startsWith(PREFIX) ? source.substring(PREFIX.length()) : "";
		// A path may have ':' in it, so it is the longest one that exists.
		for (int end = rest.length(); end > 0; end = rest.lastIndexOf(':', end - 1)) {
			Path path = TypedPath.of(rest.substring(0, end));
			if (Files.isDirectory(path)) {
				List<String> folders = end == rest.length() ? List.of() : List.of(rest.substring(end + 1).split(","));
				try {
					// Written in as many ways as in the location of a single version.
					return new GitRange(path, new SourceLocation.Git(path, from, folders).folders(), from, to.isEmpty() ? "HEAD" : to);
				} catch (IllegalArgumentException e) {
					throw new MetricsException("'%s': %s. Give git:PATH or git:PATH:FOLDER.".formatted(source, e.getMessage()), e);
				}
			}
		}
		throw new MetricsException("'%s' is not a repository. Give git:PATH or git:PATH:FOLDER with the path of one%s.".formatted(source,
				source.contains("@") ? ", and the revisions as a range, V1..V2" : ""));
	}

	/**
	 * Reads a range as it is written in the place of a version.
	 *
	 * @param text {@code git:PATH@V1..V2[:FOLDER,…]}
	 * @return empty for anything else
	 * @throws MetricsException if there is no such path
	 */
	public static Optional<GitRange> find(String text) throws MetricsException {
		if (!text.startsWith(PREFIX) || !text.contains(BETWEEN) || !(SourceLocation.parse(text) instanceof SourceLocation.Git git)
				|| !git.revision().contains(BETWEEN)) {
			return Optional.empty();
		}
		return Optional.of(parse(new GitRange(git.repository(), git.folders(), "", "").source(), git.revision()));
	}

	/** {@code V1..V2} */
	public String revisions() {
		return from + BETWEEN + to;
	}

	/** Returns the source as written on the command line. */
	public String source() {
		return PREFIX + repository + (folders.isEmpty() ? "" : ":" + String.join(",", folders));
	}
}
