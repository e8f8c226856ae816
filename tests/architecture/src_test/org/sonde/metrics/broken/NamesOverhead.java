/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.broken;

import org.sonde.overhead.broken.Named;

/** Breaks an arrow on purpose. */
public final class NamesOverhead {
	public final Named named = new Named();
}
