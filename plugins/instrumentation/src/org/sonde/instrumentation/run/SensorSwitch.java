/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.StartedProgram;

/**
 * Lets the sensors of a running program follow its plan: what is deactivated there, or no longer in it, is suspended, all else is resumed.
 */
public final class SensorSwitch {
	/** The places of the woven sensors, by the names of their probes. */
	private final Map<String, CodePlace> woven = new LinkedHashMap<>();
	/** Names of the probes that report, and of those that the plan has besides those that are woven. */
	private Set<String> on;
	private Set<String> late = Set.of();

	/**
	 * What was switched.
	 *
	 * @param on   report again
	 * @param off  report no more
	 * @param late whether others were planned since the program was started, which are watched when it is started next
	 */
	public record Change(List<CodePlace> on, List<CodePlace> off, boolean late) {
	}

	/**
	 * @param plan  that the program is started with
	 * @param names of its probes of fields and types that are woven
	 */
	public SensorSwitch(Plan plan, Collection<String> names) {
		for (ObjectProbe probe : Probes.objectProbes(plan)) {
			if (names.contains(Probes.name(probe))) {
				woven.put(Probes.name(probe), Probes.codePlace(probe).orElseThrow());
			}
		}
		on = wovenOf(Probes.watching(plan));
	}

	private Set<String> wovenOf(Set<String> active) {
		Set<String> names = new LinkedHashSet<>(woven.keySet());
		names.retainAll(active);
		return names;
	}

	/**
	 * Makes the program follow the plan as it is now.
	 *
	 * @param process     its id
	 * @param isCancelled whether nobody waits for it any more
	 * @return what was switched; empty if nothing was, and nothing is planned that is not woven
	 * @throws ObjectsException if it cannot be reached; it follows with the next change then
	 */
	public Optional<Change> follow(Plan plan, String process, BooleanSupplier isCancelled) throws ObjectsException, InterruptedException {
		Set<String> active = Probes.watching(plan);
		Set<String> nowOn = wovenOf(active);
		List<CodePlace> resumed = without(nowOn, on);
		List<CodePlace> suspended = without(on, nowOn);
		if (!resumed.isEmpty() || !suspended.isEmpty()) {
			try (ObjectsConnection program = StartedProgram.connect(process, isCancelled)) {
				program.switchSensors(sensors(resumed), sensors(suspended));
			}
		}
		on = nowOn;
		Set<String> nowLate = new LinkedHashSet<>(active);
		nowLate.removeAll(woven.keySet());
		boolean newlyPlanned = !late.containsAll(nowLate);
		late = nowLate;
		return resumed.isEmpty() && suspended.isEmpty() && !newlyPlanned ? Optional.empty()
				: Optional.of(new Change(resumed, suspended, newlyPlanned));
	}

	private List<CodePlace> without(Set<String> all, Set<String> others) {
		List<String> rest = new ArrayList<>(all);
		rest.removeAll(others);
		return rest.stream().map(woven::get).toList();
	}

	private static List<String> sensors(List<CodePlace> places) {
		return places.stream().map(Probes::sensor).toList();
	}
}
