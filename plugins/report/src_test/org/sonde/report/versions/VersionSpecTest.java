/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.metrics.source.SourceLocation;

class VersionSpecTest {

	private static final Path WORK = Path.of("/home/somebody/kieker");

	private static String typed(SourceLocation location) {
		return new VersionSpec("v", location, Optional.empty()).withoutFolders();
	}

	@Test
	void aCommandIsTheSameOnEveryMachine() {
		assertThat(typed(new SourceLocation.Git(WORK, "1.14", List.of("a/src", "b")))).isEqualTo("v=git:kieker@1.14:a/src,b");
		assertThat(typed(new SourceLocation.Git(WORK, "HEAD", List.of()))).isEqualTo("v=git:kieker@HEAD");
		assertThat(typed(new SourceLocation.Maven("g", "a", "1"))).isEqualTo("v=maven:g:a:1");
		assertThat(typed(new SourceLocation.Folder(WORK))).isEqualTo("v=kieker");
		assertThat(typed(new SourceLocation.Folders(WORK, List.of("src", "gen")))).isEqualTo("v=kieker:src,gen");
		assertThat(typed(new SourceLocation.Jar(WORK.resolve("kieker-1.14-sources.jar")))).isEqualTo("v=kieker-1.14-sources.jar");
	}
}
