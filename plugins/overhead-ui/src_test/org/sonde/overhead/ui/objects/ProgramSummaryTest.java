/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ServiceData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.tests.seeded.Seeded;

/** The figures and links above the tree. */
class ProgramSummaryTest {
	private final ProgramSummary summary = new ProgramSummary();

	@BeforeEach
	void begin() {
		summary.begin("depot<Main>");
	}

	private static ProgramState.Update update(List<EventData> events, long generated, long delivered, long dropped, String over) {
		return new ProgramState.Update(events,
				Optional.of(new ProgramState.Watched(WatchSettings.USUAL, generated, delivered, dropped, Optional.ofNullable(over))),
				Optional.of(new ProgramState.Overview(new ServiceData(12_345, 1, new String[] { "p.Late.field" }, 0, new String[0]),
						List.<TypeData>of())));
	}

	private static EventData event(String sensor, long sequence) {
		return new EventData("value-change", sensor, sequence, 0, 1, 0, null, null);
	}

	@Test
	void whatIsWatchedWithItsCounts() {
		summary.show(update(List.of(), 50_010, 50_000, 3, null));
		assertThat(summary.words()).containsPattern("12\\D345 objects").containsPattern("50\\D000 events")
				.contains("7 waiting", "3 events", "500 ms", "href=\"watch\"", "href=\"details\"").doesNotContain("<Main>");
		assertThat(summary.isWatched()).isTrue();
		assertThat(summary.details()).singleElement().asString().contains("p.Late.field");
	}

	@Test
	void whichSensorsLostEvents() {
		summary.show(update(List.of(event("a.b.C.d", 7), event("a.b.C.e", 1), event("a.b.C.d", 10)), 5, 3, 2, null));
		assertThat(summary.words()).contains("2 of C.d").doesNotContain("C.e");
		EventData creation = new EventData("creation", "a.b.C", 1, 0, 1, 0, null, null);
		summary.show(update(List.of(creation, new EventData("deletion", "a.b.C", 20_002, 0, 1, 0, null, null)), 5, 3, 20_002, null));
		assertThat(summary.words()).containsPattern("20\\D000 of C,").doesNotContain("b.C");
	}

	@Test
	void theEndOfTheWatchingAndOfTheProgram() {
		summary.show(update(List.of(), 5, 5, 0, null));
		summary.show(new ProgramState.Update(List.of(), Optional.empty(), Optional.empty()));
		assertThat(summary.isWatched()).isFalse();
		assertThat(summary.words()).contains("5 events", "href=\"watch\"");
		summary.show(update(List.of(), 6, 6, 0, "Nobody fetched."));
		assertThat(summary.isWatched()).isFalse();
		assertThat(summary.words()).contains("6 events", "Nobody fetched.");
		summary.end("SW105: over.");
		assertThat(summary.words()).contains("SW105", "6 events", "href=\"choose\"").doesNotContain("href=\"watch\"");
	}

	/** Otherwise, the values that stay would look like the last ones. */
	@Test
	void eventsThatWereNotReceivedBeforeTheEnd() {
		summary.show(update(List.of(), 3_013, 2_012, 0, null));
		assertThat(summary.words()).doesNotContain("received");
		summary.end("It has ended.");
		assertThat(summary.words()).contains("1001 more events were received");
	}

	@Test
	void aProgramThatDoesNotAnswer() {
		summary.show(update(List.of(), 5, 5, 0, null));
		summary.late(12);
		assertThat(summary.words()).contains("12 s", "href=\"disconnect\"");
		summary.show(update(List.of(), 5, 5, 0, null));
		assertThat(summary.words()).doesNotContain("href=\"disconnect\"");
	}

	@Test
	void lostEventsAreThoseThatWereRemoved() {
		Seeded.tries(200, in -> {
			LostEvents lost = new LostEvents();
			Map<String, Long> expected = new TreeMap<>();
			for (String sensor : List.of("p.A.x", "p.A.y")) {
				long removed = 0;
				long open = 0;
				boolean begun = false;
				for (long sequence = 1; sequence <= 50; sequence++) {
					if (in.chance(0.3)) {
						open += begun ? 1 : 0;
					} else {
						begun = true;
						removed += open;
						open = 0;
						lost.add(List.of(event(sensor, sequence)));
					}
				}
				if (removed > 0) {
					expected.put(sensor.substring("p.".length()), removed);
				}
			}
			assertThat(lost.bySensor()).isEqualTo(expected);
		});
	}

	@Test
	void settingsAreKept() {
		Stream.of(WatchSettings.Delivery.values()).forEach(delivery -> {
			WatchSettings settings = new WatchSettings(List.of("p.A", "*.b"), 0, delivery, 7, 300, WatchSettings.Priority.URGENT, 99);
			XMLMemento memento = XMLMemento.createWriteRoot("view");
			settings.save(memento);
			assertThat(WatchSettings.restore(memento)).isEqualTo(settings);
		});
		assertThat(WatchSettings.restore(XMLMemento.createWriteRoot("view"))).isEqualTo(WatchSettings.USUAL);
		assertThat(Stream.of(WatchSettings.Delivery.values())
				.map(delivery -> new WatchSettings(WatchSettings.sensors(" p.A , *.b,, "), 3, delivery, 7, 300, WatchSettings.Priority.PLAN,
						99).request())
				.map(request -> request.policy() + " " + request.sensors() + " " + request.object() + " " + request.priority() + " "
						+ request.capacity()))
				.containsExactly("immediate [p.A, *.b] 3 plan 99", "batch:7:300 [p.A, *.b] 3 plan 99", "period:300 [p.A, *.b] 3 plan 99");
	}
}
