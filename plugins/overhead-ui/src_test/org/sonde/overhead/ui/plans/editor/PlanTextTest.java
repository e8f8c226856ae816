/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;

/** What the form reads from the text, and what it puts there. */
class PlanTextTest {

	private static final String NAME = "shop.probes";

	private static String text() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : List.of("buy", "pay", "sell")) {
			plan.getProbes().add(Probes.create(new MethodSignature("shop.Shop", method, List.of(), "void", false, false)));
		}
		plan.getProbes().add(Probes.createPattern("* shop..*(..)"));
		return new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8);
	}

	/** The line of the probe is the only one that differs, and what is replaced lies within it. */
	@Test
	void anEditTouchesTheLineOfItsProbeAlone() {
		String before = text();
		String name = ProbeRow.of(((PlanText.Valid) PlanText.read(before, NAME)).plan(), Map.of()).stream()
				.filter(row -> row.label().equals("Shop.pay()")).findFirst().orElseThrow().name();
		String after = PlanText.changed(before, NAME, ProbeEdits.active(List.of(name), false));
		List<String> lines = before.lines().toList();
		List<String> changed = after.lines().toList();
		assertThat(changed).hasSameSizeAs(lines);
		assertThat(changed.stream().filter(line -> !lines.contains(line)).toList()).singleElement().asString().contains("pay",
				"active=\"false\"");
		PlanText.Change change = PlanText.between(before, after);
		assertThat(before.substring(0, change.offset()) + change.text() + before.substring(change.offset() + change.length()))
				.isEqualTo(after);
		assertThat(change.length()).isZero();
		assertThat(change.text().strip()).isEqualTo("active=\"false\"");
	}

	@Test
	void aBrokenTextSaysWhereAndIsNotChanged() {
		String broken = text().replaceFirst("<probes", "<probe");
		assertThat(PlanText.read(broken, NAME)).isInstanceOfSatisfying(PlanText.Broken.class, found -> {
			assertThat(found.line()).isEqualTo(3);
			assertThat(found.message()).contains(NAME + ":3:");
		});
		assertThat(PlanText.changed(broken, NAME, plan -> plan.setThreads(7))).isEqualTo(broken);
	}

	@Test
	void rowsStandAsInTheFile() {
		List<ProbeRow> rows = ProbeRow.of(((PlanText.Valid) PlanText.read(text(), NAME)).plan(), Map.of());
		assertThat(rows.stream().map(ProbeRow::label)).containsExactly("* shop..*(..)", "Shop.buy()", "Shop.pay()", "Shop.sell()");
		assertThat(rows.stream().map(ProbeRow::pattern)).containsExactly(true, false, false, false);
	}

	@ParameterizedTest
	@CsvSource({ "abc, abc, 3, 0, ''", "abc, abbc, 2, 0, b", "abbc, abc, 2, 1, ''", "aaa, aa, 2, 1, ''", "abc, xyz, 0, 3, xyz",
			"'', x, 0, 0, x" })
	void theSmallestPartIsReplaced(String before, String after, int offset, int length, String replacement) {
		assertThat(PlanText.between(before, after)).isEqualTo(new PlanText.Change(offset, length, replacement));
	}
}
