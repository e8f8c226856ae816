/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.ArrayList;
import java.util.List;

import org.sonde.metrics.source.GitHistory;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which revisions of a range are looked at. */
public final class RevisionOptions extends CommandOptions {
	private static final String ANY = "*";

	@Option(names = "--tags", description = "Only V1, V2 and revisions with a tag, on any branch.")
	private boolean tags;

	@Option(names = "--match", paramLabel = "GLOB", defaultValue = ANY,
			description = "With --tags, only tags that match: * stands for any characters, ? for one. Default: all.")
	private String match;

	@Option(names = "--every", paramLabel = "N", defaultValue = "1",
			description = "Only every Nth revision, and the last one. Default: ${DEFAULT-VALUE}.")
	private int every;

	@Option(names = { "-n", "--max-count" }, paramLabel = "N", description = "At most N revisions, the latest ones. Default: all.")
	private Integer newest;

	/** @param changed only revisions whose folders differ from those of the one before */
	public GitHistory.Selection selection(boolean changed) {
		if (!tags && command().getParseResult().hasMatchedOption("--match")) {
			throw new ParameterException(command(), "--match needs --tags");
		}
		requireFrom1("--every", every);
		requireFrom1("--max-count", newest);
		return new GitHistory.Selection(tags, match, changed, every, newest == null ? 0 : newest);
	}

	private void requireFrom1(String option, Integer number) {
		if (number != null && number < 1) {
			throw new ParameterException(command(), option + " must be 1 or more, found " + number);
		}
	}

	/** The options that were given, as they would be typed again. */
	public List<String> asTyped() {
		List<String> words = new ArrayList<>();
		if (tags) {
			words.add("--tags");
		}
		if (!match.equals(ANY)) {
			words.addAll(List.of("--match", match));
		}
		if (every > 1) {
			words.addAll(List.of("--every", Integer.toString(every)));
		}
		if (newest != null) {
			words.addAll(List.of("--max-count", newest.toString()));
		}
		return words;
	}
}
