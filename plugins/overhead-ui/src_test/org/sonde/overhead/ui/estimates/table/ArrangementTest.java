/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;
import org.sonde.tests.seeded.Seeded;

class ArrangementTest {

	private static final Comparator<EstimateLine> COSTLIEST_FIRST = Comparator
			.comparingDouble(line -> line.millisPerSecond() instanceof Estimate.Known known
			? -known.value() : 0);

	private final List<EstimateRow> rows = new ArrayList<>();

	/** A probe with this cost per second ± 50 %, all of it writing; negative for an unknown one. */
	private EstimateRow add(String name, double millis, double ofWriter) {
		Probe probe = name.endsWith("(..)") ? Probes.createPattern(name) : Probes.create(MethodSignature.parse("void " + name));
		Estimate cost = millis < 0 ? new Estimate.Unknown("no rate")
				: new Estimate.Extrapolated(Optional.empty(), new Interval(millis, millis / 2, millis * 1.5), Provenance.NONE);
		if (millis >= 0) {
			probe.setCallsPerSecond(10 * millis);
		}
		rows.add(new EstimateRow(rows.size(), Probes.name(probe), probe, cost, cost, new ProbeShares(OptionalDouble.of(0.25), ofWriter < 0
				? OptionalDouble.empty() : OptionalDouble.of(ofWriter), Optional.empty(), PortionShares.of(0, 0, 1)), Optional.empty()));
		return rows.getLast();
	}

	private static Arrangement by(Grouping grouping, String filter, String... closed) {
		return new Arrangement(grouping, filter, Optional.empty(), Set.of(closed));
	}

	private static List<String> labels(Arrangement.Lines lines) {
		return lines.lines().stream().map(line -> "  ".repeat(line.depth()) + line.label()).toList();
	}

	@Test
	void filtersByAllWordsInNameAndNoteWhateverTheirCase() {
		add("shop.Cart.add(int)", 1, 0);
		add("shop.Cart.remove(int)", 2, 0).probe().setNote("Called by ADDERS");
		add("shop.Till.close()", 3, 0);
		assertThat(labels(by(Grouping.NONE, "CART add").of(rows))).containsExactly("Cart.add(int)", "Cart.remove(int)");
		assertThat(by(Grouping.NONE, "cart add").of(rows).found()).isEqualTo(2);
		assertThat(by(Grouping.NONE, "nothing of it").of(rows).lines()).isEmpty();
		assertThat(by(Grouping.NONE, "  ").of(rows).found()).isEqualTo(3);
	}

	@Test
	void packagesAndTypesStandInTheirNaturalOrderAndProbesInThatOfTheFile() {
		add("shop.v10.Cart.add()", 1, 0);
		add("shop.v2.Till.open()", 1, 0);
		add("shop.v2.Cart.remove()", 1, 0);
		add("shop.v2.Cart.add()", 1, 0);
		add("Main.main()", 1, 0);
		add("shop..*(..)", 1, 0);
		assertThat(labels(by(Grouping.TYPE, "").of(rows))).containsExactly("Patterns (1)", "  shop..*(..)", "(default package) (1)",
				"  Main (1)",
				"    Main.main()", "shop.v2 (3)", "  Cart (2)", "    Cart.remove()", "    Cart.add()", "  Till (1)", "    Till.open()",
				"shop.v10 (1)", "  Cart (1)", "    Cart.add()");
		assertThat(labels(by(Grouping.TYPE, "", "package.shop.v2", "patterns").of(rows))).as("closed groups count their probes")
				.containsExactly(
				"Patterns (1)", "(default package) (1)", "  Main (1)", "    Main.main()", "shop.v2 (3)", "shop.v10 (1)", "  Cart (1)",
						"    Cart.add()");
	}

	@Test
	void theLimitsOfTheSharesOfTheWriterBelongToTheLargerGroup() {
		add("a.A.a()", 1, 0.009);
		add("a.A.b()", 1, 0.01);
		add("a.A.c()", 1, 0.1);
		add("a.A.d()", 1, 0.5);
		add("a.A.e()", 1, -1);
		add("a.A.f()", 1, 0).probe().setActive(false);
		assertThat(labels(by(Grouping.WRITER, "").of(rows)).stream().filter(label -> label.startsWith("  "))).containsExactly("  A.d()",
				"  A.c()", "  A.b()", "  A.a()", "  A.f()", "  A.e()");
	}

	@Test
	void aGroupCostsWhatItsProbesCostTogether() {
		add("a.A.a()", 1, 0.25);
		add("a.A.b()", 3, 0.5);
		add("a.A.c()", -1, -1);
		EstimateGroup group = (EstimateGroup) by(Grouping.TYPE, "").of(rows).lines().getFirst();
		Estimate.Known cost = (Estimate.Known) group.millisPerSecond();
		assertThat(cost.value()).isEqualTo(4);
		assertThat(cost.estimate().low()).as("the ends add up").isEqualTo(2);
		assertThat(cost.estimate().high()).isEqualTo(6);
		assertThat(group.unknown()).isEqualTo(1);
		assertThat(group.callsPerSecond()).hasValue(40);
		assertThat(group.shares().ofPlan()).hasValue(0.75);
		assertThat(group.shares().ofWriter()).hasValue(0.75);
		assertThat(group.shares().portions().orElseThrow().writing()).isEqualTo(1);
	}

	@Test
	void aGroupOfWhichNothingIsKnownIsUnknown() {
		add("a.A.a()", -1, -1);
		EstimateGroup group = (EstimateGroup) by(Grouping.TYPE, "").of(rows).lines().getFirst();
		assertThat(group.millisPerSecond()).isInstanceOf(Estimate.Unknown.class);
		assertThat(group.callsPerSecond()).isEmpty();
	}

	@Test
	void sortingKeepsProbesInTheirGroups() {
		add("a.A.cheap()", 1, 0);
		add("a.A.dear()", 5, 0);
		add("b.B.dearest()", 9, 0);
		Arrangement sorted = new Arrangement(Grouping.TYPE, "", Optional.of(COSTLIEST_FIRST), Set.of());
		assertThat(labels(sorted.of(rows))).containsExactly("b (1)", "  B (1)", "    B.dearest()", "a (2)", "  A (2)", "    A.dear()",
				"    A.cheap()");
	}

	/** The bars are as long as the highest end of an interval, of groups too, as far as they are shown. */
	@Test
	void theLongestBarIsTheHighestEndShown() {
		add("a.A.a()", 1, 0);
		add("a.A.b()", 3, 0);
		Arrangement.Lines flat = by(Grouping.NONE, "").of(rows);
		assertThat(flat.mostMillisPerSecond()).isEqualTo(4.5);
		assertThat(flat.mostNanosPerCall()).isEqualTo(4.5);
		assertThat(by(Grouping.TYPE, "").of(rows).mostMillisPerSecond()).isEqualTo(6);
		assertThat(by(Grouping.TYPE, "", "package.a").of(rows).mostNanosPerCall()).as("of probes alone").isZero();
	}

	/** The interval of a cost from a published result set reaches to a wake-up for each record, many times the cost. */
	@Test
	void anIntervalThatReachesFarLeavesRoomForTheBar() {
		Estimate.Known far = new Estimate.Extrapolated(Optional.empty(), new Interval(2, 0.6, 200), Provenance.NONE);
		assertThat(BarLength.of(far)).isEqualTo(6);
		Estimate.Known near = new Estimate.Extrapolated(Optional.empty(), new Interval(2, 1, 3), Provenance.NONE);
		assertThat(BarLength.of(near)).isEqualTo(3);
	}

	/** In whatever order the file has them: the same groups with the same sums. */
	@Test
	void theOrderOfTheFileDoesNotChangeGroups() {
		for (int i = 0; i < 60; i++) {
			add("p" + i % 7 + ".T" + i % 5 + ".m" + i + "()", i, 0);
		}
		List<EstimateLine> groups = groups(rows);
		Seeded.tries(20, in -> {
			List<EstimateRow> shuffled = new ArrayList<>(rows);
			Collections.shuffle(shuffled, in.random());
			List<EstimateLine> others = groups(shuffled);
			assertThat(others.stream().map(EstimateLine::key)).containsExactlyElementsOf(groups.stream().map(EstimateLine::key).toList());
			for (int i = 0; i < groups.size(); i++) {
				assertThat(((Estimate.Known) others.get(i).millisPerSecond()).value())
						.isCloseTo(((Estimate.Known) groups.get(i).millisPerSecond()).value(), within(1e-9));
			}
		});
	}

	private static List<EstimateLine> groups(List<EstimateRow> of) {
		return by(Grouping.TYPE, "").of(of).lines().stream().filter(EstimateGroup.class::isInstance).toList();
	}
}
