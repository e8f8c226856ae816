/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;

class WhatIfTest {
	private static final IProject PROJECT = Fake.of(IProject.class, Map.of());
	private static final IProject OTHER_PROJECT = Fake.of(IProject.class, Map.of());
	private static final IFile PLAN = Fake.of(IFile.class, Map.of("getProject", PROJECT));
	private static final IFile OTHER_PLAN = Fake.of(IFile.class, Map.of("getProject", OTHER_PROJECT));
	private static final WhatIf.Edit EDIT = new WhatIf.Edit("one", plan -> { });
	private static final WhatIf.Edit OTHER = new WhatIf.Edit("other", plan -> { });

	private final WhatIf whatIf = WhatIf.ofWorkbench();

	@AfterEach
	void end() {
		whatIf.endPreview();
	}

	/** Such as the views of two windows. */
	@Test
	void anotherOwnerTakesThePreviewOverAndTheFirstDoesNotEndIt() {
		Object first = new Object();
		Object second = new Object();
		whatIf.preview(first, PLAN, EDIT);
		assertThat(whatIf.isPreviewedBy(first)).isTrue();
		whatIf.preview(second, PLAN, OTHER);
		assertThat(whatIf.isPreviewedBy(first)).isFalse();
		whatIf.endPreview(first);
		assertThat(whatIf.previewOf(PLAN)).contains(OTHER);
		whatIf.endPreview(second);
		assertThat(whatIf.previewOf(PLAN)).isEmpty();
	}

	@Test
	void bothProjectsAreToldWhenTheOtherPlanIsPreviewed() {
		List<IProject> told = new ArrayList<>();
		Consumer<IProject> listener = told::add;
		whatIf.preview(this, PLAN, EDIT);
		whatIf.addListener(listener);
		try {
			whatIf.preview(new Object(), OTHER_PLAN, OTHER);
			assertThat(told).containsExactly(PROJECT, OTHER_PROJECT);
			assertThat(whatIf.previewOf(PLAN)).isEmpty();
		} finally {
			whatIf.removeListener(listener);
		}
	}
}
