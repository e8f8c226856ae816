/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.broken;

/** What {@code NamesOverhead} names. */
public final class Named {
}
