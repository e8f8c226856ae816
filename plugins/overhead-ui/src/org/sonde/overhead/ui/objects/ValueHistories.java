/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The histories of those values that changed last, and of the one that is shown. */
final class ValueHistories {
	/** The most histories. With the changes that each may have, they take some 30 MB. */
	static final int MOST = 200;

	private final Map<ValueKey, ValueHistory> histories = new LinkedHashMap<>(16, 0.75f, true);
	private Optional<ValueKey> kept = Optional.empty();

	void add(ValueKey key, long moment, ValueHistory.Change change) {
		kept.ifPresent(histories::get); // which makes it the youngest
		histories.computeIfAbsent(key, none -> new ValueHistory()).add(moment, change);
		if (histories.size() > MOST) {
			histories.remove(histories.keySet().iterator().next());
		}
	}

	/** This one never makes room for others. */
	void keep(Optional<ValueKey> key) {
		kept = key;
	}

	Optional<ValueHistory> of(ValueKey key) {
		return Optional.ofNullable(histories.get(key));
	}

	void clear() {
		histories.clear();
	}
}
