/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import org.sonde.objects.weaving.runtime.WatchedField;

/** An object of a watched program; it reports its changes as woven code would. */
final class Shelf {
	/** The probe finds its settings by this name. */
	static final class Filled {
	}

	/** Likewise. */
	static final class Inside {
	}

	static final String TYPE = "org.sonde.overhead.ui.objects.Shelf";
	static final String FILLED = TYPE + ".filled";
	static final String CONFIGURATION = "probe.Shelf$Filled=field\nprobe.Shelf$Filled.type=%1$s\nprobe.Shelf$Filled.field=filled\n"
			.formatted(TYPE)
			+ "probe.Shelf$Inside=field\nprobe.Shelf$Inside.type=%1$s\nprobe.Shelf$Inside.field=inside\nprobe.Shelf$Inside.containment=children\n"
					.formatted(TYPE)
			+ "probe.Shelf=creation\nprobe.Shelf.type=%s\n".formatted(TYPE);

	private int filled;
	private Shelf inside;

	void fill(int now) {
		WatchedField.of(Filled.class).assign(Shelf.class, this, now);
		filled = now;
	}

	void put(Shelf child) {
		WatchedField.of(Inside.class).assign(Shelf.class, this, child);
		inside = child;
	}

	@Override
	public String toString() {
		return filled + " " + inside;
	}
}
