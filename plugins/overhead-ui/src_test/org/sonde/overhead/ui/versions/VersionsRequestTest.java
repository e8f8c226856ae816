/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;

/** A fake answers only what the test says, and fails for all else. */
class VersionsRequestTest {

	private static VersionsRequest request(IContainer folder, List<String> libraries) {
		return new VersionsRequest(null, null, libraries, List.of(), folder, "own.tunings", true);
	}

	@Test
	void onlyAMissingFolderIsCreated() throws Exception {
		request(Fake.of(IProject.class, Map.of()), List.of()).makeFolder(null);
		request(Fake.of(IFolder.class, Map.of("exists", true)), List.of()).makeFolder(null);
		VersionsRequest missing = request(Fake.of(IFolder.class, Map.of("exists", false)), List.of());
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> missing.makeFolder(null)).withMessage("create");
	}

	@Test
	void theSeriesIsInTheFolder() {
		IFile series = Fake.of(IFile.class, Map.of());
		assertThat(request(Fake.of(IProject.class, Map.of("getFile", series)), List.of()).seriesFile()).isSameAs(series);
	}

	@Test
	void laterChangesOfTheListsDoNotMatter() {
		List<String> libraries = new ArrayList<>(List.of("lib"));
		VersionsRequest request = request(Fake.of(IProject.class, Map.of()), libraries);
		libraries.add("other");
		assertThat(request.libraries()).containsExactly("lib");
	}
}
