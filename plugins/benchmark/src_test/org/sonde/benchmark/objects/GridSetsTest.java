/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.json.ResultSetDocument;

class GridSetsTest {

	private static final List<ResultSet> SETS = GridSets.of(Grids.result(List.of(GridPart.values()), id -> 100_000, id -> 7_500),
			"sonde bench objects");

	@Test
	void eachNumberOfProcessorsHasASetOfTestCasesAndOnesOfStages() {
		assertThat(SETS).extracting(ResultSet::id).containsExactlyElementsOf(GridSets.ids(1)).containsExactly("objects-1-processor",
				"objects-attribute-1-processor", "objects-lifecycle-1-processor", "objects-jmx-1-processor", "objects-carrier-1-processor");
		assertThat(SETS).allSatisfy(set -> {
			assertThat(set.conditions().probeKind()).hasValue(ProbeKind.ATTRIBUTE_AND_LIFECYCLE);
			// It is a file that can be read.
			assertThat(ResultSetDocument.read(new ByteArrayInputStream(ResultSetDocument.of(set).toBytes()), set.id()).resultSet())
					.isEqualTo(set);
		});
	}

	/** Forks of 99, 100 and 101 µs: ± 4.302653 · 1 / √3 µs. */
	@Test
	void aTestCaseHasItsTimeAndWhatWasMeasuredOfItsEvents() {
		Configuration cell = SETS.getFirst().find("batch-30-clients-1").orElseThrow();
		Measurement time = cell.find(QuantityKind.RESPONSE_TIME).orElseThrow();
		assertThat(time.scope()).isEqualTo(Scope.TEST_CASE);
		assertThat(time.find(Statistic.MEAN).orElseThrow().doubleValue()).isCloseTo(100_000, within(0.1));
		assertThat(time.find(Statistic.CI95_HALF_WIDTH).orElseThrow().doubleValue()).isCloseTo(2484.14, within(0.1));
		assertThat(cell.parameters()).contains(Parameter.number(Parameter.DELAY_P99_MICROS, new BigDecimal("7.5")),
				Parameter.number(Parameter.CONTEXT_SWITCHES, new BigDecimal("4")));
		Configuration cpu = SETS.getFirst().find("batch-30-clients-1-process-cpu").orElseThrow();
		assertThat(cpu.predecessor()).hasValue("no-client-process-cpu");
		assertThat(cpu.find(QuantityKind.RESPONSE_TIME).orElseThrow().central().doubleValue()).isCloseTo(200_000, within(0.1));
	}

	@Test
	void urgentEventsHaveDelaysAndNoTimes() {
		Configuration urgent = SETS.getFirst().find("urgent-flood").orElseThrow();
		assertThat(urgent.measurements()).isEmpty();
		assertThat(urgent.parameters()).extracting(Parameter::name).contains(Parameter.DELAY_P99_MICROS);
	}

	@Test
	void stagesAreThePhasesOfATrace() {
		ResultSet attribute = SETS.get(1);
		assertThat(attribute.configurations().stream().filter(one -> one.id().matches("attribute-(none|idle|created|queued)"))
				.map(Configuration::phase))
				.containsExactly(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING);
		assertThat(attribute.configurations())
				.allSatisfy(one -> assertThat(one.find(QuantityKind.RESPONSE_TIME).orElseThrow().scope()).isEqualTo(Scope.TRACE));
		assertThat(attribute.find("attribute-created").orElseThrow().predecessor()).hasValue("attribute-idle");
	}

	/** Others have those of the set. */
	@Test
	void aCellStatesTheArgumentsOfItsJvms() {
		ResultSet lives = SETS.get(2);
		assertThat(lives.find("lifecycle-collected-queued").orElseThrow().conditions().find(ConditionName.JVM_FLAGS).orElseThrow().value())
				.endsWith(" -Xmn32m");
		assertThat(lives.find("lifecycle-queued").orElseThrow().conditions().find(ConditionName.JVM_FLAGS)).isEmpty();
	}

	/** 2,999 of 3,000 in each fork: 0.99966…, rounded down. */
	@Test
	void aLogHasTheShareThatItWrote() {
		Parameter share = Parameter.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED, new BigDecimal("0.9996"));
		for (String id : List.of("attribute-gap-3-us-logged", "lifecycle-gap-10-us-collected-logged")) {
			ResultSet set = SETS.get(id.startsWith("attribute") ? 1 : 2);
			assertThat(set.find(id).orElseThrow().parameters()).contains(share);
			assertThat(set.find(id).orElseThrow().predecessor()).hasValue(id.replaceAll("(-collected)?-logged", ""));
			assertThat(set.find(id + "-process-cpu").orElseThrow().parameters()).doesNotContain(share);
		}
		assertThat(SETS.get(1).configurations().stream().filter(cell -> cell.parameters().contains(share))).hasSize(8);
	}
}
