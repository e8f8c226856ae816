/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** Measurements need the machine for themselves, so only one runs at a time. */
public final class QuietMachine {

	private static final List<Supplier<Optional<String>>> MEASURING = new CopyOnWriteArrayList<>();

	private QuietMachine() {
	}

	/**
	 * Makes all others wait for it.
	 *
	 * @param obstacle what runs now, in a sentence that says what to do about it; empty if nothing does
	 */
	public static void isNeededBy(Supplier<Optional<String>> obstacle) {
		MEASURING.add(obstacle);
	}

	/** Why nothing can be measured now, for people; empty if it can. */
	public static Optional<String> obstacle() {
		return MEASURING.stream().flatMap(one -> one.get().stream()).findFirst();
	}
}
