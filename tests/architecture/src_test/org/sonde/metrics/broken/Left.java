/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.broken;

import org.sonde.metrics.brokentoo.Right;

/** One half of a cycle of packages, on purpose. */
public final class Left {
	public Right right;
}
