/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.Objects;

/**
 * Where something is to be seen.
 *
 * @param file from where the check runs, with {@code /} between the parts
 * @param line from 1
 */
public record Place(String file, int line) {
	public Place {
		Objects.requireNonNull(file, "file");
		if (line < 1) {
			throw new IllegalArgumentException("lines are counted from 1, found " + line);
		}
	}
}
