/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.List;
import java.util.Optional;

import org.sonde.metrics.source.SourceLocation;

/**
 * A version that the user names.
 *
 * @param name      distinguishes it from the others
 * @param libraries folders with jars that the revision of a range has; empty for any other version
 */
public record VersionSpec(String name, SourceLocation location, Optional<List<String>> libraries) {

	/** Whether it is one of a range, so that the others are measured without it if it cannot be. */
	public boolean ofRange() {
		return libraries.isPresent();
	}
}
