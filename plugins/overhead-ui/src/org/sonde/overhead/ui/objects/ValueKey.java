/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

/**
 * A value in the program.
 *
 * @param object id of the object
 * @param sensor of the field
 */
record ValueKey(long object, String sensor) {
}
