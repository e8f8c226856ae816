/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.metrics.measuring.History;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.report.code.HistoryTable.Figures;
import org.sonde.report.figure.MeasuredFigures;

/** Tells how to cite the history of a component. */
public final class HistoryCitation {

	/** What revisions were bound against. Consecutive revisions that share it are named together. */
	private record Bound(JavaRelease release, List<String> classPath) {

		String text(List<GitRevision> revisions) {
			return "%s, API of Java %d%s".formatted(revisions.stream().map(HistoryCitation::text).collect(Collectors.joining(", ")),
					release.number(), classPath.isEmpty() ? "" : ", class path " + String.join(" ", classPath));
		}
	}

	private HistoryCitation() {
	}

	/** Every revision that was measured, with its commit, the Java release and the class path; without the folders of this machine. */
	public static Citation of(History<Figures> history) {
		List<String> versions = new ArrayList<>();
		List<GitRevision> together = new ArrayList<>();
		Optional<Bound> before = Optional.empty();
		for (History.Point<Figures> point : history.points()) {
			Optional<Bound> now = point.measured().map(figures -> new Bound(figures.release(), figures.classPath()));
			if (now.isEmpty()) {
				continue;
			}
			if (!now.equals(before)) {
				before.ifPresent(bound -> versions.add(bound.text(together)));
				together.clear();
			}
			together.add(point.revision());
			before = now;
		}
		before.ifPresent(bound -> versions.add(bound.text(together)));
		return new Citation(SondeVersion.get(),
				"Maintainability of %s in %s, %s".formatted(history.component().name(), source(history.range()),
						history.range().revisions()),
				versions, MeasuredFigures.profiles(history.profiles()) + "; " + MeasuredFigures.patterns(history.component()));
	}

	/** Without the folder that the repository lies in on this machine. */
	public static String source(GitRange range) {
		Path name = range.repository().toAbsolutePath().normalize().getFileName();
		return new GitRange(name == null ? range.repository() : name, range.folders(), range.from(), range.to()).source();
	}

	/** A name of its own with the commit. */
	private static String text(GitRevision revision) {
		String commit = revision.commit().substring(0, HistoryTable.COMMIT_DIGITS);
		return revision.name().equals(commit) ? commit : revision.name() + " (" + commit + ")";
	}
}
