/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/** The small object that is created and destroyed. */
final class Foo {
	int item;
}
