/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import org.eclipse.jdt.core.IJavaProject;
import org.sonde.metrics.component.Component;

/**
 * What is to be compared.
 *
 * @param before    the earlier version, or the one that is not in the workspace
 * @param selected  the later version: a project, and what was selected in it
 * @param component measured in both
 */
record CompareRequest(ComparedVersion before, SelectedTypes selected, Component component) {

	IJavaProject project() {
		return selected.project();
	}
}
