/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/** How the laboratory makes a plan: at random, or as people would. Always by a seed. */
enum Recipe {

	/** Methods by chance, until they cost about a share of the unit that is drawn, too. */
	RANDOM,
	/** All methods of one package. */
	PACKAGE,
	/** The few methods that are called least often: entry points. */
	SELDOM,
	/** One method that is called often. */
	HOT;

	/** The rough cost of a call in nanoseconds, only used to draw plans of all sizes. */
	private static final double ABOUT_NANOS = 700;
	private static final double ABOUT_WAKE_UP = 10_000;
	private static final double LEAST_SHARE = 0.03;
	private static final double MOST_SHARE = 0.8;
	private static final int MOST_PROBES = 60;
	/** Methods that are called less often are called while the program starts, or say nothing within seconds. */
	static final double FEWEST_CALLS = 0.9;

	/** The recipe of the plan with a number. */
	static Recipe of(int number) {
		return switch (number % 8) {
			case 3 -> PACKAGE;
			case 5 -> SELDOM;
			case 7 -> HOT;
			default -> RANDOM;
		};
	}

	/**
	 * @param methods   that the program calls, in a fixed order
	 * @param unitNanos CPU time of a unit without probes
	 * @param seed      of program and number
	 */
	Plan plan(List<Scout> methods, double unitNanos, long seed) {
		Random random = new Random(seed);
		double share = LEAST_SHARE * Math.pow(MOST_SHARE / LEAST_SHARE, random.nextDouble());
		ProbeKind kind = random.nextBoolean() ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
		List<Scout> candidates = new ArrayList<>(methods.stream()
				.filter(one -> one.callsPerUnit() >= FEWEST_CALLS && cost(List.of(one)) <= MOST_SHARE * unitNanos).toList());
		List<Scout> chosen = switch (this) {
			case RANDOM -> byChance(candidates, share * unitNanos, random);
			case PACKAGE -> ofPackage(candidates, unitNanos, random);
			case SELDOM ->
				candidates.stream().sorted(Comparator.comparingDouble(Scout::callsPerUnit)).limit(1 + random.nextInt(5)).toList();
			case HOT -> candidates.stream().max(Comparator.comparingDouble(Scout::callsPerUnit)).stream().toList();
		};
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (Scout one : chosen) {
			MethodProbe probe = Probes.create(one.method());
			probe.setKind(kind);
			plan.getProbes().add(probe);
		}
		return plan;
	}

	private static double cost(List<Scout> methods) {
		double calls = methods.stream().mapToDouble(Scout::callsPerUnit).sum();
		return calls * ABOUT_NANOS + Math.min(calls, 2) * ABOUT_WAKE_UP;
	}

	private static List<Scout> byChance(List<Scout> candidates, double nanos, Random random) {
		Collections.shuffle(candidates, random);
		List<Scout> chosen = new ArrayList<>();
		for (Scout one : candidates) {
			chosen.add(one);
			if (chosen.size() > 1 && cost(chosen) > nanos) {
				chosen.removeLast();
			}
			if (chosen.size() == MOST_PROBES) {
				break;
			}
		}
		return chosen;
	}

	private static List<Scout> ofPackage(List<Scout> candidates, double unitNanos, Random random) {
		Map<String, List<Scout>> packages = new TreeMap<>();
		candidates.forEach(
				one -> packages.computeIfAbsent(one.method().declaringType().replaceFirst("\\.[^.]*$", ""), none -> new ArrayList<>())
				.add(one));
		packages.values().removeIf(all -> all.size() < 2 || cost(all) > MOST_SHARE * unitNanos);
		List<List<Scout>> fitting = List.copyOf(packages.values());
		return fitting.isEmpty() ? byChance(candidates, LEAST_SHARE * unitNanos, random) : fitting.get(random.nextInt(fitting.size()));
	}
}
