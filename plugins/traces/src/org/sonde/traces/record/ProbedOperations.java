/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The operations that count as probed: all of a log, or those that a predicate accepts. The predicate is asked once per operation. For one
 * thread at a time.
 */
public final class ProbedOperations {
	private static final byte YES = 1;
	private static final byte NO = 2;

	private final StringPool names;
	/** Null if all are probed. */
	private final Predicate<String> probed;
	/** The answer for each name's number: {@link #YES}, {@link #NO}, or 0 if the predicate was not asked yet. */
	private byte[] answers = new byte[64];

	private ProbedOperations(StringPool names, Predicate<String> probed) {
		this.names = names;
		this.probed = probed;
	}

	/** Every operation. */
	public static ProbedOperations all() {
		return new ProbedOperations(null, null);
	}

	/**
	 * The operations whose signature the predicate accepts.
	 *
	 * @param probed is given signatures as recorded
	 */
	public static ProbedOperations of(StringPool names, Predicate<String> probed) {
		return new ProbedOperations(names, probed);
	}

	/** Whether these are all operations. */
	public boolean isAll() {
		return probed == null;
	}

	/** @param name of an operation's signature */
	public boolean has(int name) {
		if (probed == null) {
			return true;
		}
		return name < answers.length && answers[name] != 0 ? answers[name] == YES : ask(name);
	}

	private boolean ask(int name) {
		if (name >= answers.length) {
			answers = Arrays.copyOf(answers, Math.max(name + 1, 2 * answers.length));
		}
		boolean answer = probed.test(names.text(name));
		answers[name] = answer ? YES : NO;
		return answer;
	}
}
