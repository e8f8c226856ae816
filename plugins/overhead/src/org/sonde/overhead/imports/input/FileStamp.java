/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.input;

import java.time.Instant;

/**
 * What shows that a file changed between two looks at it.
 *
 * @param size bytes as stored
 * @param modified when it was last written
 */
public record FileStamp(long size, Instant modified) {
}
