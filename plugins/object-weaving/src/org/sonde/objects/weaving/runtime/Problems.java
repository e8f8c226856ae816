/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The problems of the monitoring. They never reach the program, so they are kept for those who ask. */
public final class Problems {
	/** The most different problems that are kept. */
	private static final int MOST = 20;

	private final Set<String> texts = new LinkedHashSet<>();
	private long count;

	/** @param what was tried, as the beginning of a sentence */
	synchronized void add(String what, Throwable failure) {
		StackTraceElement[] trace = failure.getStackTrace();
		// The class alone: a message of the program's may contain what is masked.
		add(what + ": " + failure.getClass().getName() + (trace.length > 0 ? " at " + trace[0] : "") + ".");
	}

	public synchronized void add(String sentence) {
		count++;
		if (texts.size() < MOST) {
			texts.add(sentence);
		}
	}

	/** Returns the number of problems, including those that are not kept. */
	public synchronized long count() {
		return count;
	}

	/** The first different ones. */
	public synchronized List<String> texts() {
		return new ArrayList<>(texts);
	}
}
