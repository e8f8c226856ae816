/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

class GuardedSwitchTest {
	private static final MethodSignature ONE = new MethodSignature("p.A", "one", List.of("int"), "int", false, false);
	private static final MethodSignature OTHER = new MethodSignature("p.A", "other", List.of("java.lang.String[]"), "void", true, false);
	private static final MethodSignature MATCHED = new MethodSignature("q.B", "matched", List.of(), "void", false, false);

	@TempDir
	private Path folder;
	private Plan plan;
	private GuardedSwitch probes;

	@BeforeEach
	void aRunningProgram() throws IOException {
		plan = PlanFactory.eINSTANCE.createPlan();
		List.of(ONE, OTHER).forEach(method -> plan.getProbes().add(Probes.create(method)));
		plan.getProbes().add(Probes.createPattern("* q..*.*(..)"));
		KiekerAspectJ.export(plan).write(folder);
		probes = new GuardedSwitch(new ProbeSwitch(folder, Set.of(ONE, OTHER)), plan, Optional.empty());
	}

	private List<String> off() throws IOException {
		return Files.readAllLines(folder.resolve(KiekerAspectJ.ADAPTIVE)).stream().filter(line -> line.startsWith("- "))
				.map(line -> line.substring(line.indexOf("\\Q") + 2, line.indexOf("\\E"))).sorted().toList();
	}

	@Test
	void whatTheGuardSwitchedOffStaysOffWhileThePlanChanges() throws IOException {
		assertThat(probes.switchOff(Set.of(ONE, MATCHED))).isTrue();
		assertThat(off()).containsExactly(ONE.toString(), MATCHED.toString());
		Probes.find(plan, OTHER).orElseThrow().setActive(false);
		assertThat(probes.follow(plan, Optional.empty())).isTrue();
		assertThat(off()).containsExactlyInAnyOrder(ONE.toString(), MATCHED.toString(), OTHER.toString());
		Probes.find(plan, OTHER).orElseThrow().setActive(true);
		probes.follow(plan, Optional.empty());
		assertThat(off()).containsExactly(ONE.toString(), MATCHED.toString());
	}

	@Test
	void deactivatedAndActivatedInThePlanItIsOnAgain() throws IOException {
		probes.switchOff(Set.of(ONE));
		Probes.find(plan, ONE).orElseThrow().setActive(false);
		probes.follow(plan, Optional.empty());
		assertThat(off()).containsExactly(ONE.toString());
		Probes.find(plan, ONE).orElseThrow().setActive(true);
		probes.follow(plan, Optional.empty());
		assertThat(off()).isEmpty();
	}

	/** Also after they are on again: their calls in between are missing. */
	@Test
	void theRunKeepsWhichMethodsWereSwitched() throws IOException {
		List<Path> log = List.of(folder.resolve("log").resolve("kieker-1"));
		assertThat(SwitchedMethods.ofLogs(log).sentence()).isEmpty();
		probes.switchOff(Set.of(OTHER, MATCHED));
		Probes.find(plan, OTHER).orElseThrow().setActive(false);
		probes.follow(plan, Optional.empty());
		Probes.find(plan, OTHER).orElseThrow().setActive(true);
		probes.follow(plan, Optional.empty());
		assertThat(SwitchedMethods.ofLogs(log).methods()).containsExactlyInAnyOrder(OTHER.toString(), MATCHED.toString());
		assertThat(SwitchedMethods.ofLogs(List.of(folder)).sentence().orElseThrow()).startsWith("Probes of 2 methods were switched");
		assertThat(SwitchedMethods.ofLogs(List.of(folder.resolve("../elsewhere"))).methods()).isEmpty();
	}

	/** As recorded, varargs may be missing. */
	@Test
	void deactivatesProbesOfAPlan() {
		GuardedSwitch.deactivate(plan, List.of(OTHER.withVarargs(false), MATCHED));
		assertThat(Probes.methodProbes(plan)).filteredOn(probe -> !probe.isActive()).extracting(probe -> probe.signature())
				.containsExactlyInAnyOrder(OTHER, MATCHED);
		assertThat(plan.getProbes()).as("one new, before the pattern").hasSize(4);
	}

	@Test
	void whatKiekerCannotExpressCannotBeSwitched() {
		assertThat(GuardedSwitch.isPossible(ONE)).isTrue();
		assertThat(GuardedSwitch.isPossible(new MethodSignature("p.A", "m\ud801\udc00", List.of(), "void", false, false))).isFalse();
	}
}
