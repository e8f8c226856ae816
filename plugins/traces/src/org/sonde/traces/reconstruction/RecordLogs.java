/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.traces.record.StringPool;

/** The logs that records come from, by numbers that stay: those of a sink are given again. */
final class RecordLogs {
	private static final int NO_LOG = -1;

	private final StringPool names;
	/** By number; {@link StringPool#NONE} as long as the log has not ended. */
	private final List<Integer> nameOf = new ArrayList<>(List.of(StringPool.NONE));
	private final Map<Integer, Integer> others = new HashMap<>();
	private final Map<Integer, Integer> numberOf = new HashMap<>();
	private int sinksNumber = NO_LOG;
	private int current;

	RecordLogs(StringPool names) {
		this.names = names;
	}

	/** The number of the log whose records come. */
	int current() {
		return current;
	}

	void log(int number) {
		if (number != sinksNumber) {
			others.put(sinksNumber, current);
			Integer known = others.remove(number);
			current = known == null ? added(StringPool.NONE) : known;
			sinksNumber = number;
		}
	}

	void endOfLog(Path log) {
		nameOf.set(current, names.of(log.toString()));
		current = added(StringPool.NONE);
		sinksNumber = NO_LOG;
	}

	/** {@link StringPool#NONE} if it has not ended. */
	int name(int number) {
		return nameOf.get(number);
	}

	/** The number of a log of this name, a new one if need be. */
	int number(int name) {
		return numberOf.computeIfAbsent(name, this::added);
	}

	private int added(int name) {
		nameOf.add(name);
		return nameOf.size() - 1;
	}
}
