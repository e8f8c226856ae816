/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.util.Objects;

/**
 * Which version of a source was measured.
 *
 * @param name     a short name that tells versions apart, for people
 * @param location where it was found, as it is written on the command line; empty where the caller had the files
 * @param commit   the full id of the git commit that was read; empty for other sources
 */
public record SourceVersion(String name, String location, String commit) {

	public SourceVersion {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(location, "location");
		Objects.requireNonNull(commit, "commit");
	}

	/** The same version under another name. */
	public SourceVersion named(String other) {
		return new SourceVersion(other, location, commit);
	}
}
