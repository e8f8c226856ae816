/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/** The object that is there all the time. */
final class Primary {
	int attribute;
}
