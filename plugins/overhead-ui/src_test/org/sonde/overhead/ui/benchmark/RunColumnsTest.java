/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.ui.view.table.Column;

class RunColumnsTest {
	private static final Subject SUBJECT = BuiltInSubjects.all().stream().filter(one -> one.id().equals("kieker-2.0.2-aspectj")).findFirst()
			.orElseThrow();

	private static MeasuredRun run(int configuration, Workload workload, List<String> voids, double... nanos) {
		List<MeasuredFork> forks = new ArrayList<>();
		for (double mean : nanos) {
			forks.add(new MeasuredFork(Map.of(Clock.WALL, new Fork(forks.size() + 1, 1, 1000, new WarmUp(500, WarmUpRule.FIRST_HALF),
					Map.of(Statistic.MEAN, mean), Optional.empty(), Optional.empty(), Set.of(), Optional.empty())), Optional.empty(),
					OptionalDouble.empty(), "Serial"));
		}
		return new MeasuredRun(new BenchmarkRun(SUBJECT, SUBJECT.configurations().get(configuration),
				new JavaHome(Path.of("java"), 25, "25", ""), workload), forks, voids);
	}

	private static MeasuredRun run(int configuration, double... nanos) {
		return run(configuration, Workload.of(Shape.NESTED, 10), List.of(), nanos);
	}

	private static List<RunRow> rows(MeasuredRun... runs) {
		return RunRow.of(List.of(runs), run -> Optional.empty());
	}

	private static Column<RunRow> column(String id) {
		return RunColumns.all().stream().filter(column -> column.id().equals(id)).findFirst().orElseThrow();
	}

	private static List<RunRow> sorted(String column, List<RunRow> rows) {
		return rows.stream().sorted(column(column).order()).toList();
	}

	/** Ten executions come after nine, though "10" is before "9". */
	@Test
	void workloadsAreSortedByTheirNumbers() {
		List<RunRow> rows = rows(run(0, Workload.of(Shape.NESTED, 10), List.of()), run(0, Workload.of(Shape.NESTED, 9), List.of()));
		assertThat(sorted("workload", rows)).containsExactly(rows.get(1), rows.get(0));
	}

	@Test
	void whatHasNoFigureYetIsBelowAllFigures() {
		List<RunRow> rows = rows(run(0, 1000, 1010, 1020), run(1), run(2, 1500, 1510, 1520));
		assertThat(sorted("mean", rows)).containsExactly(rows.get(1), rows.get(0), rows.get(2));
		assertThat(sorted("precision", rows)).as("20 ns of 1,510 are less than of 1,010")
				.containsExactly(rows.get(1), rows.get(2), rows.get(0));
		assertThat(sorted("adds", rows).getLast()).isSameAs(rows.get(2));
		assertThat(sorted("forks", rows).getFirst()).isSameAs(rows.get(1));
		assertThat(column("cpu").text().apply(rows.get(0))).as("its clock did not work").isEmpty();
	}

	@Test
	void theToolTipSaysWhyThereIsNoMean() {
		RunRow none = rows(run(0)).getFirst();
		RunRow onlyVoids = rows(run(0, Workload.of(Shape.NESTED, 10), List.of("fork 1: no record", "fork 2: killed"))).getFirst();
		RunRow two = rows(run(0, 1000, 1010)).getFirst();
		RunRow three = rows(run(0, 1000, 1010, 1020)).getFirst();
		assertThat(column("mean").toolTip().apply(none)).isEqualTo(Messages.RunColumns_noFork);
		assertThat(column("mean").toolTip().apply(onlyVoids)).isEqualTo(NLS.bind(Messages.RunColumns_onlyVoids, "fork 1: no record"));
		assertThat(column("mean").toolTip().apply(two)).isEqualTo(Messages.RunColumns_noInterval);
		assertThat(column("mean").toolTip().apply(three)).isEqualTo(NLS.bind(Messages.RunColumns_meanToolTip, 3));
		assertThat(column("void").text().apply(none)).isEmpty();
		assertThat(column("void").text().apply(onlyVoids)).isEqualTo("2");
		assertThat(column("void").toolTip().apply(onlyVoids)).contains("fork 1: no record\nfork 2: killed");
		assertThat(column("void").toolTip().apply(none)).isNull();
	}

	@Test
	void thePrecisionSaysHowItWillBe() {
		RunRow goesOn = RunRow.of(List.of(run(0, 1000, 1010, 1020)), run -> Optional.of(new PrecisionForecast(9, 0.0123))).getFirst();
		assertThat(column("precision").toolTip().apply(goesOn))
				.isEqualTo(NLS.bind(Messages.RunColumns_forecastToolTip, goesOn.forecastText()));
		assertThat(column("precision").toolTip().apply(rows(run(0, 1000, 1010, 1020)).getFirst()))
				.isEqualTo(Messages.RunColumns_precisionToolTip);
		assertThat(column("precision").toolTip().apply(rows(run(0, 1000)).getFirst())).isNull();
	}

	@Test
	void onlyAnUndecidedVerdictIsMuted() {
		List<RunRow> clear = rows(run(0, 1000, 1010, 1020), run(1, 1500, 1510, 1520));
		List<RunRow> unclear = rows(run(0, 1000, 1010, 1020), run(1, 1500));
		assertThat(column("verdict").muted().apply(clear.getFirst())).as("it has none").isFalse();
		assertThat(column("verdict").muted().apply(clear.getLast())).isFalse();
		assertThat(column("verdict").muted().apply(unclear.getLast())).as("one fork").isTrue();
		assertThat(column("adds").toolTip().apply(clear.getFirst())).isNull();
		assertThat(column("adds").toolTip().apply(clear.getLast()))
				.isEqualTo(NLS.bind(Messages.RunColumns_addsTo, SUBJECT.configurations().getFirst().label()));
	}
}
