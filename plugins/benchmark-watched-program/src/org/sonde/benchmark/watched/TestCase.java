/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/** The two operations of a test case of the paper on MOOMS (2004, section 6.1): an attribute update, and a creation with a destruction. */
interface TestCase {

	/** @return the argument */
	int updateAttribute(int argument);

	/** @return the argument */
	int createAndDestroy(int argument);
}
