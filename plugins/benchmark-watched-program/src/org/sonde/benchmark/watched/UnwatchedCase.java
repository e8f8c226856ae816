/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/** The operations without any sensor. */
final class UnwatchedCase implements TestCase {
	private final ComputedWork work;
	private final Primary primary = new Primary();
	/** The last object, kept so that its creation is not optimised away. */
	private Foo last;

	UnwatchedCase(ComputedWork work) {
		this.work = work;
	}

	@Override
	public int updateAttribute(int argument) {
		work.run();
		primary.attribute++;
		return argument;
	}

	@Override
	public int createAndDestroy(int argument) {
		work.run();
		last = new Foo();
		last.item = argument;
		return last.item;
	}
}
