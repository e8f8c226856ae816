/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.time.Instant;
import java.util.List;

/**
 * A revision in the history of a repository.
 *
 * @param name      the tags that name it, else the first digits of the commit
 * @param commit    the full id
 * @param time      when it was committed, as the commit says
 * @param folders   those of the range's folders that it has
 * @param libraries those of the wanted folders with jars that it has
 * @param content   the same for revisions whose folders hold the same, to the byte, and are declared to be of the same Java release and
 *                  encoding
 */
public record GitRevision(String name, String commit, Instant time, List<String> folders, List<String> libraries,
		String content) {

	public GitRevision {
		folders = List.copyOf(folders);
		libraries = List.copyOf(libraries);
	}
}
