/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

/** An object of a program, and the code that would be woven before its assignments. */
class Box {
	private static int made;

	private int size;
	private String token = "t0";

	static void make(int now) {
		if (Woven.MADE.get().isWatchedIn(Box.class)) {
			Woven.MADE.get().assign(Box.class, null, now);
		}
		made = now;
	}

	static int made() {
		return made;
	}

	int size() {
		return size;
	}

	void resize(int now) {
		Woven.SIZE.get().assign(Box.class, this, now);
		size = now;
	}

	String token() {
		return token;
	}

	void change(String now) {
		Woven.TOKEN.get().assign(Box.class, this, now);
		token = now;
	}
}
