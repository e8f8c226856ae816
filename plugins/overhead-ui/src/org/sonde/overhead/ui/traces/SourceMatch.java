/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Optional;

import org.eclipse.jdt.core.IMethod;

/**
 * Where a recorded operation is in the workspace.
 *
 * @param element empty while it is being looked for, and if it is not there
 * @param words   what was bridged to find it, or why it is not there; may be empty
 */
public record SourceMatch(Optional<IMethod> element, String words) {
}
