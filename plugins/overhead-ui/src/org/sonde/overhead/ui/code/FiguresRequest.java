/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;

/**
 * What is to be measured.
 *
 * @param file the file of a component; empty for all types
 */
record FiguresRequest(IProject project, Optional<IFile> file) {
}
