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
 * @param project   the later version
 * @param component measured in both
 */
record CompareRequest(Side before, IJavaProject project, Component component) {
}
