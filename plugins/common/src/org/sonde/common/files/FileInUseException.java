/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Somebody else changes a file at the same time; it was left as it is. The change can be made again. */
public final class FileInUseException extends FileSystemException {
	private static final long serialVersionUID = 1L;

	FileInUseException(Path file, String reason) {
		super(file.toString(), null, reason);
	}
}
