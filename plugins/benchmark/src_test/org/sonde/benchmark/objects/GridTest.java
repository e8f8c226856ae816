/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.PrintedFigures;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResultSet;

class GridTest {
	private static final JavaHome JAVA = new JavaHome(Path.of("java"), 25, "25", "Any");

	static GridFork fork(String cell, int processors, int number, Map<GridFigure, Double> figures) {
		Map<GridFigure, Double> all = new EnumMap<>(GridFigure.class);
		all.put(GridFigure.CASES, 1000.0);
		all.putAll(figures);
		return new GridFork(cell, processors, number, all);
	}

	private static GridDesign design(List<GridCell> cells, List<Integer> processors, int forks, Duration measured) {
		return new GridDesign(cells, processors, forks, Duration.ofSeconds(1), measured, OptionalDouble.empty(), false, 1, Optional.empty(),
				JAVA, List.of());
	}

	/** Every configuration of the published sets is a cell, and has the same parameters and the same predecessor. */
	@Test
	void theGridIsThatOfThePaper() {
		Map<String, GridCell> cells = GridCells.of(List.of(GridPart.PAPER)).stream().collect(Collectors.toMap(GridCell::id, cell -> cell));
		for (int processors : List.of(1, 3)) {
			ResultSet published = GridClaims.published(processors);
			assertThat(published.configurations()).extracting(Configuration::id).containsExactlyInAnyOrderElementsOf(cells.keySet());
			for (Configuration configuration : published.configurations()) {
				GridCell cell = cells.get(configuration.id());
				assertThat(cell.parameters()).containsExactlyInAnyOrderElementsOf(configuration.parameters());
				assertThat(cell.predecessor()).isEqualTo(configuration.predecessor());
				assertThat(cell.phase()).isEqualTo(configuration.phase());
				assertThat(cell.label()).isEqualTo(configuration.label());
			}
		}
	}

	@Test
	void cellsOfSeveralPartsAreMeasuredOnce() {
		List<GridCell> all = GridCells.of(List.of(GridPart.values()));
		assertThat(all).extracting(GridCell::id).doesNotHaveDuplicates().containsAll(
				GridCells.of(List.of(GridPart.SHORT, GridPart.PAPER)).stream().map(GridCell::id).toList());
		assertThat(GridCells.of(List.of(GridPart.PAPER, GridPart.SHORT))).isEqualTo(GridCells.of(List.of(GridPart.SHORT, GridPart.PAPER)));
		// Each adds to a cell that is there, too.
		assertThat(all.stream().map(GridCell::id).toList()).containsAll(all.stream().flatMap(cell -> cell.predecessor().stream()).toList());
	}

	@Test
	void gapsAreComputedBetweenChanges() {
		assertThat(GridCells.of(List.of(GridPart.GAPS))).filteredOn(cell -> cell.id().startsWith("attribute-gap-30-us")).hasSize(3)
				.allSatisfy(cell -> assertThat(cell.gapMicros()).isEqualTo(30));
		assertThat(GridCells.of(List.of(GridPart.STAGES, GridPart.PAPER))).allSatisfy(cell -> assertThat(cell.gapMicros()).isZero());
	}

	@Test
	void theLogIsComparedWithNoSensor() {
		List<GridCell> logged = GridCells.of(List.of(GridPart.GAPS)).stream().filter(GridCell::isCarried).toList();
		assertThat(logged).extracting(GridCell::id).containsExactly("attribute-gap-0-us-logged", "attribute-gap-1-us-logged",
				"attribute-gap-3-us-logged", "attribute-gap-10-us-logged", "attribute-gap-30-us-logged",
				"attribute-gap-100-us-logged", "attribute-gap-300-us-logged", "attribute-gap-1000-us-logged",
				"lifecycle-gap-10-us-collected-logged");
		assertThat(logged).allSatisfy(cell -> {
			assertThat(cell.predecessor()).hasValue(cell.id().replaceAll("(-collected)?-logged", "").replace("-gap-0-us", "-none"));
			assertThat(cell.id()).contains("-" + Math.round(cell.gapMicros()) + "-");
		});
	}

	@Test
	void carriersAreComparedAfterTheSameGaps() {
		List<GridCell> cells = GridCells.of(List.of(GridPart.CARRIERS));
		assertThat(cells).hasSize(3 * 7).extracting(GridCell::id)
				.contains("carrier-gap-100-us-streamed", "carrier-gap-10-us-gathered", "carrier-gap-1000-us-sent");
		assertThat(cells.stream().filter(GridCell::isCarried)).hasSize(3 * 6).allSatisfy(cell -> {
			GridCell before = cells.stream().filter(one -> Optional.of(one.id()).equals(cell.predecessor())).findFirst().orElseThrow();
			assertThat(before.gapMicros()).isEqualTo(cell.gapMicros()).isPositive();
			assertThat(before.isCarried()).isFalse();
		});
	}

	/** A result set has no paths of the machine. */
	@Test
	void theAgentOfJolokiaIsStatedByItsNameAlone() {
		List<GridCell> cells = GridCells.polledByHttp(Path.of("somewhere", "jolokia-2.1.2.jar"));
		assertThat(cells).allSatisfy(cell -> {
			assertThat(cell.jvmArguments()).first().asString().contains("host=127.0.0.1")
					.startsWith("-javaagent:" + Path.of("somewhere", "jolokia-2.1.2.jar").toAbsolutePath() + "=");
			assertThat(cell.parameters()).containsExactly(Parameter.text("agent", "jolokia-2.1.2.jar"));
		});
		assertThat(cells).extracting(GridCell::statedArguments).containsExactly(List.of(), List.of("-Dsun.net.httpserver.nodelay=true"));
	}

	@Test
	void eachRoundHasEachCellOnceInAnotherOrder() {
		List<GridCell> cells = GridCells.of(List.of(GridPart.PAPER));
		List<GridDesign.Task> order = design(cells, List.of(2, 1), 3, Duration.ofSeconds(2)).order();
		assertThat(order).isEqualTo(design(cells, List.of(1, 2), 3, Duration.ofSeconds(9)).order());
		int round = 2 * cells.size();
		assertThat(order).hasSize(3 * round);
		List<List<String>> rounds = new ArrayList<>();
		for (int number = 1; number <= 3; number++) {
			List<GridDesign.Task> tasks = order.subList((number - 1) * round, number * round);
			assertThat(tasks).extracting(GridDesign.Task::number).containsOnly(number);
			assertThat(tasks).doesNotHaveDuplicates();
			rounds.add(tasks.stream().map(task -> task.cell().id() + task.processors()).toList());
		}
		assertThat(rounds).doesNotHaveDuplicates();
	}

	@Test
	void refusesWhatCannotBeMeasured() {
		List<GridCell> cells = GridCells.of(List.of(GridPart.SHORT));
		Duration second = Duration.ofSeconds(1);
		assertThatIllegalArgumentException().isThrownBy(() -> design(List.of(), List.of(1), 1, second));
		assertThatIllegalArgumentException().isThrownBy(() -> design(cells, List.of(), 1, second));
		assertThatIllegalArgumentException().isThrownBy(() -> design(cells, List.of(0), 1, second));
		assertThatIllegalArgumentException().isThrownBy(() -> design(cells, List.of(1), 0, second));
		assertThatIllegalArgumentException().isThrownBy(() -> design(cells, List.of(1), 1, Duration.ofMillis(99)));
		assertThatIllegalArgumentException().isThrownBy(() -> new GridDesign(cells, List.of(1), 1, second, second, OptionalDouble.of(-1),
				false, 1, Optional.empty(), JAVA, List.of()));
		assertThatIllegalArgumentException().isThrownBy(() -> new GridDesign(cells, List.of(1), 1, second, second, OptionalDouble.empty(),
				false, 0, Optional.empty(), JAVA, List.of()));
		assertThatIllegalArgumentException().isThrownBy(() -> fork("a", 1, 0, Map.of()));
		assertThatIllegalArgumentException().isThrownBy(() -> fork("a", 1, 1, Map.of(GridFigure.CASE_NANOS, -1.0)));
	}

	/** The interval by hand: 100 ± 4.302653 · 10 / √3. */
	@Test
	void forksAreTheSamplingUnit() {
		GridCell cell = GridCells.of(List.of(GridPart.SHORT)).getFirst();
		GridPoint point = new GridPoint(cell, 1,
				List.of(fork(cell.id(), 1, 1, Map.of(GridFigure.CASE_NANOS, 90.0, GridFigure.DROPPED, 1.0)),
						fork(cell.id(), 1, 2, Map.of(GridFigure.CASE_NANOS, 100.0, GridFigure.DROPPED, 2.0)),
						fork(cell.id(), 1, 3, Map.of(GridFigure.CASE_NANOS, 110.0, GridFigure.SWITCHES, 4.0))));
		assertThat(point.summary(GridFigure.CASE_NANOS).orElseThrow().mean()).isEqualTo(100);
		assertThat(point.summary(GridFigure.CASE_NANOS).orElseThrow().interval().known().orElseThrow().high()).isCloseTo(124.8414,
				within(1e-4));
		assertThat(point.sum(GridFigure.DROPPED)).isEqualTo(3);
		// Not all forks know it.
		assertThat(point.summary(GridFigure.SWITCHES)).isEmpty();
	}

	/**
	 * 81 µs without and 212 µs with delivery: 131 µs are 89.40 % of 146.53 µs, so 65.53 µs of work are missing, half of it in each
	 * operation.
	 */
	@Test
	void theWorkMakesDeliveryByTheProductionThreadAsDearAsInThePaper() {
		int steps = GridWork.steps(81_000, 212_000, 1_000_000);
		assertThat(steps).isEqualTo(32_764);
		double base = 81_000 + 2.0 * steps;
		assertThat((212_000 - 81_000) / base).isCloseTo(1797.0 / 2010, within(1e-4));
		// Delivery costs less than in the paper even without work.
		assertThat(GridWork.steps(81_000, 100_000, 1_000_000)).isZero();
	}

	private static PrintedFigures printed(String... lines) {
		PrintedFigures figures = new PrintedFigures();
		List.of(lines).forEach(figures::line);
		return figures;
	}

	@Test
	void aForkInWhichEventsAreMissingIsVoid() {
		GridCell cell = GridCells.of(List.of(GridPart.SHORT)).getLast();
		PrintedFigures clients = printed("cases=10", "arrived=28");
		assertThat(GridRunner.imbalance(cell,
				printed("processNanos=1", "generated=30", "delivered=28", "dropped=2", "left=0", "expected=30"), clients)).isEmpty();
		for (String wrong : Set.of("generated=31", "delivered=27", "dropped=1", "left=1", "expected=29")) {
			assertThat(GridRunner.imbalance(cell,
					printed("processNanos=1", "generated=30", "delivered=28", "dropped=2", "left=0", "expected=30", wrong), clients))
					.as(wrong).isPresent();
		}
		assertThat(
				GridRunner.imbalance(cell, printed("processNanos=1", "generated=30", "delivered=28", "dropped=2", "left=0", "expected=30"),
				printed("cases=10", "arrived=27"))).isPresent();
		assertThat(GridRunner.imbalance(cell, printed("generated=30"), printed("cases=0"))).isPresent();
	}

	@Test
	void aLogMayDropEventsButGetsThatOfEachOperation() {
		GridCell cell = GridCells.of(List.of(GridPart.GAPS)).getLast();
		String[] lines = { "cases=5", "processNanos=1", "generated=10", "delivered=7", "dropped=3", "expected=10" };
		assertThat(GridRunner.imbalance(cell, printed(lines), printed(lines))).isEmpty();
		for (String wrong : Set.of("generated=11", "delivered=6", "dropped=2", "expected=5")) {
			assertThat(GridRunner.imbalance(cell, printed(Stream.concat(Stream.of(lines), Stream.of(wrong)).toArray(String[]::new)),
					printed(lines))).as(wrong).isPresent();
		}
	}

	@Test
	void measuredParametersMayDifferBetweenRunsOfACell() {
		assertThat(Parameter.number(Parameter.DELAY_P99_MICROS, BigDecimal.ONE).mayDiffer()).isTrue();
		assertThat(Parameter.number("batchSizeEvents", BigDecimal.ONE).mayDiffer()).isFalse();
	}
}
