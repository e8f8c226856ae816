/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.TrackChanges.Found;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Unit;

class TrackChangesTest {

	private static final String NONE = "No instrumentation";
	private static final String DEACTIVATED = "Deactivated probe";
	private static final String COLLECTING = "No logging";
	private static final String WRITING = "Binary file";

	private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(41);

	@Test
	void aRatioIsThatOfOneRun() {
		Track none = track(NONE, Unit.NANOSECONDS, point(1, "100"), point(2, "200"), point(3, "0"), point(5, "400"));
		Track writing = track(WRITING, Unit.MICROSECONDS, point(1, "0.3"), point(2, "0.3"), point(3, "1"), point(4, "1"), point(5, "1"));
		BenchmarkHistory ratios = RatioHistory.of(history(none, writing), NONE);
		assertThat(ratios.suites().getFirst().tracks()).extracting(Track::unit).containsExactly(Unit.NANOSECONDS, Unit.RATIO);
		assertThat(ratios.suites().getFirst().tracks().getFirst()).isEqualTo(none);
		List<Point> points = ratios.suites().getFirst().tracks().getLast().points();
		assertThat(points).as("without the run whose baseline is 0, and the one without baseline").extracting(Point::time)
				.containsExactly(day(1), day(2), day(5));
		assertThat(points).extracting(point -> point.value().doubleValue()).containsExactly(3.0, 1.5, 2.5);
		assertThat(RatioHistory.baseline(history(writing, none))).contains(NONE);
		assertThat(RatioHistory.baseline(history(writing))).isEmpty();
		assertThat(RatioHistory.baseline(history(track(NONE, Unit.NANOSECONDS, point(4, "0"), point(6, "1")), writing)))
				.as("no run in common").isEmpty();
		assertThat(RatioHistory.baseline(history(none, track(NONE + "; depth: 5", Unit.NANOSECONDS, point(1, "50")), writing)))
				.as("two baselines").isEmpty();
	}

	/** A commit measured twice by the machine's clock of seconds: 1000 ÷ 100 and 2000 ÷ 200, both 10. */
	@Test
	void runsOfOneTimeArePairedInTheirOrder() {
		Track none = track(NONE, Unit.NANOSECONDS, point(1, "100"), point(1, "200"), point(2, "0"), point(2, "50"));
		Track writing = track(WRITING, Unit.NANOSECONDS, point(1, "1000"), point(1, "2000"), point(2, "7"), point(2, "1000"));
		List<Point> points = RatioHistory.of(history(none, writing), NONE).suites().getFirst().tracks().getLast().points();
		assertThat(points).extracting(point -> point.value().doubleValue()).containsExactly(10.0, 10.0, 20.0);
	}

	/** The same with a change: every run has a twin at its time on a machine that is twice as slow. */
	@Test
	void aChangeAmongRunsOfOneTimeIsFoundWithItsPortion() {
		List<Point> none = new ArrayList<>();
		List<Point> writing = new ArrayList<>();
		for (int run = 0; run < 30; run++) {
			for (int slow = 1; slow <= 2; slow++) {
				none.add(point(run + 1, Integer.toString(100 * slow)));
				writing.add(point(run + 1, Integer.toString((run < 15 ? 1000 : 2000) * slow + run % 3)));
			}
		}
		Track base = track(NONE, Unit.NANOSECONDS, none.toArray(Point[]::new));
		Track full = track(WRITING, Unit.NANOSECONDS, writing.toArray(Point[]::new));
		List<TrackChanges> relative = TrackChanges.relative(history(base, full), NONE);
		assertThat(changes(relative, WRITING)).singleElement().satisfies(found -> {
			assertThat(found.change().first().time()).isEqualTo(day(16));
			assertThat(found.change().before()).isCloseTo(10, within(0.05));
			assertThat(found.change().after()).isCloseTo(20, within(0.05));
			assertThat(found.portions()).filteredOn(PortionShift::moved).extracting(PortionShift::portion).containsExactly("ICW");
			assertThat(found.portions().getFirst().share()).isCloseTo(1, within(0.01));
		});
	}

	@Test
	void aBaselineThatNoSuiteHasIsRefusedWithThoseThereAre() {
		BenchmarkHistory history = history(track(WRITING, Unit.NANOSECONDS, point(1, "1")), track("TCP", Unit.NANOSECONDS, point(1, "1")));
		assertThatThrownBy(() -> TrackChanges.relative(history, NONE)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContainingAll(NONE, WRITING, "TCP");
	}

	/** All figures change with the machine; then only the writer does. */
	@Test
	void aSlowerMachineIsNoChangeAndAWriterIsOneOfW() {
		IntToDoubleFunction machine = run -> run < 20 ? 1 : 1.4;
		BenchmarkHistory history = phases(60, machine, run -> run < 40 ? 1400 : 2100);
		assertThat(TrackChanges.of(history)).allSatisfy(track -> assertThat(track.changes()).extracting(TrackChangesTest::time)
				.contains(time(20)));
		List<TrackChanges> relative = TrackChanges.relative(history, NONE);
		assertThat(times(relative, NONE)).as("in its own unit").containsExactly(time(20));
		assertThat(times(relative, DEACTIVATED)).isEmpty();
		assertThat(times(relative, COLLECTING)).isEmpty();
		assertThat(times(relative, WRITING)).containsExactly(time(40));
		List<PortionShift> portions = changes(relative, WRITING).getFirst().portions();
		assertThat(portions).extracting(PortionShift::portion).containsExactlyInAnyOrder("I", "C", "W");
		assertThat(portions).filteredOn(PortionShift::moved).extracting(PortionShift::portion).containsExactly("W");
		assertThat(portions.getFirst().difference().known().orElseThrow().value()).as("(2100 − 1400) ÷ 90").isCloseTo(7.78, within(0.2));
		assertThat(portions.getFirst().share()).isCloseTo(1, within(0.05));
	}

	@Test
	void withoutTheConfigurationBetweenItsPortionsAreOne() {
		BenchmarkHistory history = phases(40, run -> 1, run -> run < 20 ? 1400 : 2100);
		List<Track> tracks = history.suites().getFirst().tracks().stream().filter(track -> !track.label().equals(COLLECTING)).toList();
		List<TrackChanges> relative = TrackChanges.relative(history(tracks.toArray(Track[]::new)), NONE);
		assertThat(changes(relative, WRITING).getFirst().portions()).filteredOn(PortionShift::moved).extracting(PortionShift::portion)
				.containsExactly("CW");
	}

	/** No phase follows from these labels, so no portion does. */
	@Test
	void agentsHaveRatiosAndNoPortions() {
		Track none = series("none", 30, run -> 10);
		Track agent = series("snapshot", 30, run -> run < 15 ? 11 : 13);
		List<TrackChanges> relative = TrackChanges.relative(history(none, agent), "none");
		assertThat(changes(relative, "snapshot")).singleElement().satisfies(found -> assertThat(found.portions()).isEmpty());
	}

	/** What to find was read off the figures: see the first lines of the file. */
	@Test
	void moobenchsStepOfJanuaryIsOneOfW() throws IOException {
		List<List<Point>> columns = new ArrayList<>();
		for (int column = 0; column < 4; column++) {
			columns.add(new ArrayList<>());
		}
		for (String line : Files.readAllLines(Path.of("fixtures/moobench-kieker-java-2025-01.txt"))) {
			if (!line.startsWith("#")) {
				String[] cells = line.split(" ");
				for (int column = 0; column < 4; column++) {
					columns.get(column).add(new Point(Instant.parse(cells[0] + ":00Z"), Optional.of(cells[1]),
							new BigDecimal(cells[2 + column]), Optional.empty(), false));
				}
			}
		}
		List<String> labels = List.of(NONE, DEACTIVATED, COLLECTING, WRITING);
		BenchmarkHistory history = history(IntStream.range(0, 4).mapToObj(i -> new Track(labels.get(i), Unit.NANOSECONDS, columns.get(i)))
				.toArray(Track[]::new));
		List<TrackChanges> relative = TrackChanges.relative(history, NONE);
		assertThat(changes(relative, WRITING)).singleElement().satisfies(found -> {
			assertThat(found.change().first().revision()).contains("59d51e3b");
			// 3240 ÷ 90.7 and 3950 ÷ 92.1
			assertThat(found.change().before()).isCloseTo(35.7, within(0.3));
			assertThat(found.change().after()).isCloseTo(42.9, within(0.3));
			assertThat(found.portions()).filteredOn(PortionShift::moved).extracting(PortionShift::portion).containsExactly("W");
		});
		assertThat(relative).flatExtracting(TrackChanges::changes).extracting(found -> time(found).toString().substring(0, 10))
				.as("the slow method of three runs").doesNotContain("2025-01-03", "2025-01-04");
	}

	private BenchmarkHistory phases(int runs, IntToDoubleFunction machine, IntToDoubleFunction writer) {
		return history(series(NONE, runs, run -> 90 * machine.applyAsDouble(run)),
				series(DEACTIVATED, runs, run -> 440 * machine.applyAsDouble(run)),
				series(COLLECTING, runs, run -> 1840 * machine.applyAsDouble(run)),
				series(WRITING, runs, run -> (1840 + writer.applyAsDouble(run)) * machine.applyAsDouble(run)));
	}

	/** With noise of half a percent. */
	private Track series(String label, int runs, IntToDoubleFunction level) {
		return new Track(label, Unit.NANOSECONDS, IntStream.range(0, runs).mapToObj(run -> new Point(time(run), Optional.empty(),
				BigDecimal.valueOf(level.applyAsDouble(run) * random.nextGaussian(1, 0.005)), Optional.empty(), false)).toList());
	}

	private static List<Found> changes(List<TrackChanges> tracks, String label) {
		return tracks.stream().filter(track -> track.track().label().equals(label)).findFirst().orElseThrow().changes();
	}

	private static List<Instant> times(List<TrackChanges> tracks, String label) {
		return changes(tracks, label).stream().map(TrackChangesTest::time).toList();
	}

	private static Instant time(Found found) {
		return found.change().first().time();
	}

	private static BenchmarkHistory history(Track... tracks) {
		return new BenchmarkHistory("h", "H", new Source("Somebody", 2026, Optional.empty(), "data.js", List.of()),
				List.of(new Suite("Kieker-java", List.of(tracks))));
	}

	private static Track track(String label, Unit unit, Point... points) {
		return new Track(label, unit, List.of(points));
	}

	private static Point point(int day, String value) {
		return new Point(day(day), Optional.empty(), new BigDecimal(value), Optional.empty(), false);
	}

	private static Instant day(int day) {
		return Instant.parse("2026-01-%02dT00:00:00Z".formatted(day));
	}

	private static Instant time(int run) {
		return Instant.ofEpochSecond(1_767_225_600L + 86_400L * run);
	}
}
