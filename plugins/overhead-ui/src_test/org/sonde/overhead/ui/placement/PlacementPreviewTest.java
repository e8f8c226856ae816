/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.estimates.costs.WhatIf;

class PlacementPreviewTest {
	private static final WhatIf.Edit EDIT = new WhatIf.Edit("one", plan -> { });

	private final WhatIf whatIf = WhatIf.ofWorkbench();
	private final IFile plan = Fake.of(IFile.class, Map.of("getProject", Fake.of(IProject.class, Map.of())));
	private final List<Runnable> later = new ArrayList<>();
	private int ended;
	private final PlacementPreview preview = new PlacementPreview(later::add, () -> ended++);

	@AfterEach
	void dispose() {
		preview.dispose();
		whatIf.endPreview();
	}

	private void runLater() {
		List<Runnable> now = List.copyOf(later);
		later.clear();
		now.forEach(Runnable::run);
	}

	@Test
	void itsOwnChangesDoNotEndIt() {
		preview.show(plan, EDIT);
		preview.show(plan, new WhatIf.Edit("other", plan -> { }));
		runLater();
		assertThat(ended).isZero();
		assertThat(whatIf.previewOf(plan)).isPresent();
		preview.end();
		runLater();
		assertThat(ended).as("it ended itself").isZero();
		assertThat(whatIf.previewOf(plan)).isEmpty();
	}

	@Test
	void anotherPreviewEndsItOnce() {
		preview.show(plan, EDIT);
		Object other = new Object();
		whatIf.preview(other, plan, EDIT);
		runLater();
		assertThat(ended).isEqualTo(1);
		whatIf.endPreview(other);
		runLater();
		assertThat(ended).isEqualTo(1);
	}

	@Test
	void thePreviewOfAnotherViewGoesOnWhenThisOneIsClosed() {
		preview.show(plan, EDIT);
		whatIf.preview(new Object(), plan, EDIT);
		runLater();
		preview.dispose();
		assertThat(whatIf.previewOf(plan)).isPresent();
		later.clear();
		whatIf.endPreview();
		assertThat(later).as("it listens no more").isEmpty();
	}

	@Test
	void aClosedViewEndsItsPreview() {
		preview.show(plan, EDIT);
		preview.dispose();
		assertThat(whatIf.previewOf(plan)).isEmpty();
	}
}
