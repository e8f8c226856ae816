/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import org.sonde.objects.weaving.runtime.WatchedField;

/** An object of a program, and the code that would be woven before its assignments. */
class Counter {
	/** Finds the probe as an aspect does: by its name. */
	static final class Value {
	}

	/** Finds the probe as an aspect does: by its name. */
	static final class Next {
	}

	static final String CONFIGURATION = "probe.Counter$Value=field\nprobe.Counter$Value.type=org.sonde.objects.client.Counter\nprobe.Counter$Value.field=value\n"
			+ "probe.Counter$Next=field\nprobe.Counter$Next.type=org.sonde.objects.client.Counter\nprobe.Counter$Next.field=next\n"
			+ "probe.Counter$Next.containment=children\nprobe.Counter=creation\nprobe.Counter.type=org.sonde.objects.client.Counter\n";

	private int value;
	private Counter next;

	void set(int now) {
		WatchedField.of(Value.class).assign(Counter.class, this, now);
		value = now;
	}

	void put(Counter child) {
		WatchedField.of(Next.class).assign(Counter.class, this, child);
		next = child;
	}

	@Override
	public String toString() {
		return value + " " + next;
	}
}
