/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Digits;

/**
 * Puts numbers of things into messages such as <code>{0,choice,0#{1} probes|1#{1} probe|1&lt;{1} probes} in {2}</code>. Each number takes
 * two places, one for the choice and one for its digits, which are the same in all languages.
 */
public final class Plural {
	private Plural() {
	}

	/** @param more whole numbers take two places as the count does, all others one */
	public static String bind(String message, long count, Object... more) {
		List<Object> places = new ArrayList<>(List.of(count, Digits.grouped(Long.toString(count))));
		for (Object next : more) {
			places.add(next);
			if (next instanceof Integer || next instanceof Long) {
				places.add(Digits.grouped(next.toString()));
			}
		}
		return MessageFormat.format(message, places.toArray());
	}
}
