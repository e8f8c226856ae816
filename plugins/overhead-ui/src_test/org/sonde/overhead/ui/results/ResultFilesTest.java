/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;

class ResultFilesTest {
	private static final IFile IN_PROJECT = Fake.of(IFile.class, Map.of());
	private static final IFile BESIDE = Fake.of(IFile.class, Map.of());
	private static final IProject PROJECT = Fake.of(IProject.class, Map.of("getFile", IN_PROJECT));

	@Test
	void aCopyIsBesideItsOriginalElseInTheProject() {
		IFile original = Fake.of(IFile.class, Map.of("getParent", Fake.of(IContainer.class, Map.of("getFile", BESIDE))));
		assertThat(ResultFiles.target("id", PROJECT, Optional.of(original))).isSameAs(BESIDE);
		assertThat(ResultFiles.target("id", PROJECT, Optional.empty())).isSameAs(IN_PROJECT);
	}
}
