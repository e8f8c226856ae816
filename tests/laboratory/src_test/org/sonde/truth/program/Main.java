/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.sonde.laboratory.small.Numbers;
import org.sonde.laboratory.small.Words;

/** Stands in for its namesake in tests/truth, with two programs that need no library. */
public final class Main {

	private Main() {
	}

	/** @param arguments {@code --list}, or the id of a program and {@code --seconds N} */
	public static void main(String[] arguments) {
		if (arguments[0].equals("--list")) {
			System.out.println("numbers\tnumbers\torg.sonde.laboratory.small\t1\topen");
			System.out.println("words\twords\torg.sonde.laboratory.small\t1\topen");
			return;
		}
		Runnable program = arguments[0].equals("numbers") ? new Numbers() : new Words();
		long end = System.nanoTime() + Long.parseLong(arguments[2]) * 1_000_000_000L;
		while (System.nanoTime() < end) {
			Units.unit(program);
		}
	}
}
