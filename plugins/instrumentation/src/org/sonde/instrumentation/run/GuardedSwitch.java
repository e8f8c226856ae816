/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

/**
 * Switches the probes of a running program by its plan, and keeps off those that a guard switched off. These stay off until the user
 * deactivates them in the plan, too; from then on the plan decides.
 */
public final class GuardedSwitch {
	private final ProbeSwitch probes;
	private Plan plan;
	private Optional<PlanMatches> matches;
	private final Set<MethodSignature> off = new HashSet<>();

	/**
	 * @param plan    that the program was started with; not changed
	 * @param matches what its patterns match in the program; empty if that is not known
	 */
	public GuardedSwitch(ProbeSwitch probes, Plan plan, Optional<PlanMatches> matches) {
		this.probes = probes;
		this.plan = EcoreUtil.copy(plan);
		this.matches = matches;
	}

	/** Whether Kieker can switch the probe of a method off while the program runs. */
	public static boolean isPossible(MethodSignature method) {
		return !KiekerAspectJ.export(with(PlanFactory.eINSTANCE.createPlan(), Set.of(method))).deactivated().isEmpty();
	}

	/** The program follows another plan from now on; as {@link ProbeSwitch#follow}. */
	public synchronized boolean follow(Plan changed, Optional<PlanMatches> program) throws IOException {
		for (MethodProbe probe : Probes.methodProbes(changed)) {
			if (!probe.isActive()) {
				off.removeIf(probe.signature()::sameMethod);
			}
		}
		plan = EcoreUtil.copy(changed);
		matches = program;
		return probes.follow(with(plan, off), matches);
	}

	/**
	 * Switches probes off, whatever the plan says; as {@link ProbeSwitch#follow}.
	 *
	 * @param methods as {@link #isPossible}
	 */
	public synchronized boolean switchOff(Collection<MethodSignature> methods) throws IOException {
		Set<MethodSignature> all = new HashSet<>(off);
		all.addAll(methods);
		boolean switched = probes.follow(with(plan, all), matches);
		off.addAll(methods);
		return switched;
	}

	private static Plan with(Plan plan, Collection<MethodSignature> deactivated) {
		Plan copy = EcoreUtil.copy(plan);
		deactivate(copy, deactivated);
		return copy;
	}

	/** Deactivates the probes of these methods in a plan; those that only a pattern has get probes of their own, which come before it. */
	public static void deactivate(Plan plan, Collection<MethodSignature> methods) {
		for (MethodSignature method : methods) {
			Probes.methodProbes(plan).stream().filter(probe -> probe.signature().sameMethod(method)).findFirst().orElseGet(() -> {
				MethodProbe probe = Probes.create(method);
				probe.setKind(Probes.usualKind(plan));
				plan.getProbes().add(probe);
				return probe;
			}).setActive(false);
		}
	}
}
