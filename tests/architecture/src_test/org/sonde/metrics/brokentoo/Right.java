/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.brokentoo;

import org.sonde.metrics.broken.Left;

/** The other half. */
public final class Right {
	public Left left;
}
