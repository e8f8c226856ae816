/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.GitHistory;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.report.versions.VersionSpec;

/** Versions as they are typed. */
final class VersionArguments {

	static final String WORDS = "A version: git:PATH@REVISION[:FOLDER,…], maven:GROUP:ARTIFACT:VERSION, or a folder of sources or of classes, "
			+ "or a jar. git:PATH@V1..V2[:FOLDER,…] means the revisions of a range whose folders differ. NAME= names a version.";

	/** The most versions of a range that are measured without asking for a sample. */
	static final int MOST_VERSIONS = 20;

	private VersionArguments() {
	}

	/**
	 * Finds the versions.
	 *
	 * @param typed     {@code [NAME=]SPEC}
	 * @param selection which revisions of a range
	 * @param libraries folders of revisions with jars
	 * @param most      revisions that a range may have
	 */
	static List<VersionSpec> of(List<String> typed, GitHistory.Selection selection, List<String> libraries, int most, Progress progress)
			throws MetricsException, Failures.Failed {
		List<VersionSpec> specs = new ArrayList<>();
		for (String one : typed) {
			Optional<GitRange> range = GitRange.find(one);
			if (range.isPresent()) {
				List<GitRevision> revisions = GitHistory.list(range.get(), selection, libraries, progress).stream()
						.filter(revision -> range.get().folders().isEmpty() || !revision.folders().isEmpty()).toList();
				if (revisions.isEmpty()) {
					throw new MetricsException("No revision of %s in %s has a folder %s. Give paths from the root of the repository."
							.formatted(range.get().revisions(), range.get().repository(), String.join(", ", range.get().folders())));
				}
				if (revisions.size() > most) {
					throw new Failures.Failed(CommandProblem.TOO_MANY_VERSIONS, range.get().revisions(), revisions.size(), most);
				}
				revisions.forEach(revision -> specs.add(new VersionSpec(revision.name(),
						new SourceLocation.Git(range.get().repository(), revision.commit(), revision.folders()),
						Optional.of(new VersionSpec.OfRange(range.get().to(), revision.libraries())))));
			} else {
				SourceLocation location = SourceLocation.parse(one.substring(name(one).length()));
				String name = name(one).isEmpty() ? location.version() : name(one).substring(0, name(one).length() - 1);
				specs.add(new VersionSpec(name, location, Optional.empty()));
			}
		}
		return specs;
	}

	/** {@code NAME=}, or nothing. */
	private static String name(String typed) {
		int end = typed.indexOf('=');
		return end > 0 && typed.substring(0, end).matches("[^:/\\\\@]+") ? typed.substring(0, end + 1) : "";
	}

	/** Returns the argument as typed, but without folders of this machine. */
	static String withoutFolders(String typed) throws MetricsException {
		return name(typed) + VersionSpec.withoutFolders(SourceLocation.parse(typed.substring(name(typed).length())));
	}
}
