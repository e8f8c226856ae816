/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.OriginData;
import org.sonde.objects.jmx.ValueData;
import org.sonde.report.objects.ValueText;

/** The last changes of a value. */
final class ValueHistory {
	/** The oldest make room. */
	static final int MOST = 1_000;

	/**
	 * A change.
	 *
	 * @param sequence number among the events of its sensor
	 * @param nanos    since 1970
	 * @param origin   who made it; empty if the program does not tell
	 */
	record Change(long sequence, long nanos, ValueData before, ValueData after, Optional<OriginData> origin) {
		static Change of(EventData event) {
			return new Change(event.getSequence(), event.getTime(), event.getOldValue(), event.getNewValue(),
					Optional.ofNullable(event.getOrigin()));
		}
	}

	private final Deque<Change> changes = new ArrayDeque<>();
	private long forgotten;
	private long changedAt;

	/** @param moment of {@link LiveObjects}, at which it was reported */
	void add(long moment, Change change) {
		changedAt = moment;
		changes.add(change);
		if (changes.size() > MOST) {
			changes.remove();
			forgotten++;
		}
	}

	/** The oldest first. */
	List<Change> changes() {
		return new ArrayList<>(changes);
	}

	Change last() {
		return changes.getLast();
	}

	/** The moment at which that was reported. */
	long changedAt() {
		return changedAt;
	}

	/** Also of those that made room for later ones. */
	long total() {
		return changes.size() + forgotten;
	}

	/** Changes that made room for later ones. */
	long forgotten() {
		return forgotten;
	}

	/** Whether all values can be drawn. */
	boolean isNumeric() {
		return changes.stream().allMatch(change -> number(change.after()).isPresent());
	}

	/** Cuts changes where others were not reported, as while the field was suspended: between, the value is unknown. */
	static List<List<Change>> runs(List<Change> changes) {
		List<List<Change>> runs = new ArrayList<>();
		for (Change change : changes) {
			if (runs.isEmpty() || !ValueText.of(change.before()).equals(ValueText.of(runs.getLast().getLast().after()))) {
				runs.add(new ArrayList<>());
			}
			runs.getLast().add(change);
		}
		return runs;
	}

	/** The value as a number: true is 1, false 0. Empty if it is none, or not finite. */
	static OptionalDouble number(ValueData value) {
		return switch (value.getKind()) {
			case "number" -> {
				double number = Double.parseDouble(value.getText());
				yield Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
			}
			case "boolean" -> OptionalDouble.of(Boolean.parseBoolean(value.getText()) ? 1 : 0);
			default -> OptionalDouble.empty();
		};
	}
}
