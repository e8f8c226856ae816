/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ValueData;

class ValueHistoryTest {
	private final ValueHistory history = new ValueHistory();

	private static ValueData value(String kind, String text) {
		return new ValueData(kind, text, null, 0);
	}

	private void add(long moment, String after) {
		history.add(moment,
				new ValueHistory.Change(moment, 1_000 * moment, value("number", "0"), value("number", after), Optional.empty()));
	}

	@Test
	void theOldestChangesMakeRoom() {
		int all = ValueHistory.MOST + 250;
		LongStream.rangeClosed(1, all).forEach(moment -> add(moment, Long.toString(moment)));
		assertThat(history.changes()).hasSize(ValueHistory.MOST).extracting(ValueHistory.Change::sequence)
				.containsExactlyElementsOf(LongStream.rangeClosed(251, all).boxed().toList());
		assertThat(history.total()).isEqualTo(all);
		assertThat(history.forgotten()).isEqualTo(250);
		assertThat(history.last().nanos()).isEqualTo(1_000L * all);
		assertThat(history.changedAt()).isEqualTo(all);
	}

	/** As while the field is suspended. */
	@Test
	void changesThatWereNotReportedCutTheLine() {
		List<ValueHistory.Change> changes = List.of(change(1, "0", "1"), change(2, "1", "2"), change(3, "7", "8"), change(4, "8", "9"));
		assertThat(ValueHistory.runs(changes)).containsExactly(changes.subList(0, 2), changes.subList(2, 4));
	}

	private static ValueHistory.Change change(long sequence, String before, String after) {
		return new ValueHistory.Change(sequence, sequence, value("number", before), value("number", after), Optional.empty());
	}

	@Test
	void aChangeHasWhatTheEventHas() {
		EventData event = new EventData("value-change", "p.Shelf.filled", 7, 12, 1, 0, value("number", "3"), value("text", "four"));
		ValueHistory.Change change = ValueHistory.Change.of(event);
		assertThat(change.sequence()).isEqualTo(7);
		assertThat(change.nanos()).isEqualTo(12);
		assertThat(change.before().getText()).isEqualTo("3");
		assertThat(change.after().getText()).isEqualTo("four");
		assertThat(change.origin()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource({ "number, -1.5, -1.5", "number, 123456789012345678901234567890, 1.2345678901234568e29", "boolean, true, 1",
			"boolean, false, 0" })
	void numbersAndTruthsCanBeDrawn(String kind, String text, double number) {
		assertThat(ValueHistory.number(value(kind, text))).isEqualTo(OptionalDouble.of(number));
	}

	@ParameterizedTest
	@CsvSource({ "number, NaN", "number, -Infinity", "text, 12", "masked, ''", "null, ''" })
	void othersCannot(String kind, String text) {
		assertThat(ValueHistory.number(value(kind, text))).isEmpty();
		add(1, "1");
		assertThat(history.isNumeric()).isTrue();
		history.add(2, new ValueHistory.Change(2, 2, value("number", "1"), value(kind, text), Optional.empty()));
		assertThat(history.isNumeric()).isFalse();
	}
}
