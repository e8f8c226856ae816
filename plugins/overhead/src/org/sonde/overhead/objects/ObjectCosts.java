/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/**
 * What events of watched fields and types cost, each by the set in which it was measured.
 *
 * @param change    of a field; empty if no set has it
 * @param life      of the beginning or end of an object that the garbage collector ends; empty likewise
 * @param disposal  of one that the program disposes of, from the same set
 * @param handOver  of changes by the gap, from the same set; empty if it was not measured there
 */
public record ObjectCosts(Optional<EventCosts> change, Optional<EventCosts> life, Optional<EventCosts> disposal,
		Optional<HandOverByGap> handOver) {
	/** Costs of which nothing is known. */
	public static final ObjectCosts NONE = new ObjectCosts(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

	/**
	 * Returns costs from the sets that have what is needed. If several have, the newest one counts, and of several with the same time the
	 * last.
	 */
	public static ObjectCosts of(Collection<ResultSet> sets) {
		Optional<EventCosts> change = newest(sets, EventKind.ATTRIBUTE);
		return new ObjectCosts(change, newest(sets, EventKind.LIFECYCLE), newest(sets, EventKind.DISPOSAL),
				change.flatMap(HandOverByGap::of));
	}

	private static Optional<EventCosts> newest(Collection<ResultSet> sets, EventKind kind) {
		Comparator<EventCosts> byTime = Comparator.comparing(costs -> costs.results().conditions().measuredAt().orElse(Instant.EPOCH));
		return sets.stream().filter(set -> set.conditions().probeKind().equals(Optional.of(ProbeKind.ATTRIBUTE_AND_LIFECYCLE)))
				.flatMap(set -> EventCosts.of(set, kind).stream()).reduce((one, other) -> byTime.compare(other, one) >= 0 ? other : one);
	}

	/** Returns the costs of the user's sets. What is missing there comes from Sonde's own sets. */
	public static ObjectCosts ofOwn(Collection<ResultSet> own) {
		return of(own).or(BuiltIn.COSTS);
	}

	/** Found once, when first asked for. */
	private static final class BuiltIn {
		static final ObjectCosts COSTS = of(MeasuredResults.list());
	}

	private ObjectCosts or(ObjectCosts others) {
		return new ObjectCosts(change.or(others::change), life.or(others::life), disposal.or(others::disposal),
				change.isPresent() ? handOver : others.handOver);
	}

	/** Returns the costs of events of one kind. */
	public Optional<EventCosts> of(EventKind kind) {
		return switch (kind) {
			case ATTRIBUTE -> change;
			case LIFECYCLE -> life;
			case DISPOSAL -> disposal;
		};
	}

	/**
	 * Returns the hand-over costs of one kind of events by the gap. Objects have their own measurement, if it was made together with that
	 * of changes.
	 */
	public Optional<HandOverByGap> handOver(EventKind kind) {
		return handOver.map(ofChanges -> kind == EventKind.ATTRIBUTE ? ofChanges
				: life.filter(this::isMeasuredWithChanges).flatMap(ofChanges::forLives).orElse(ofChanges));
	}

	private boolean isMeasuredWithChanges(EventCosts other) {
		return change.filter(ofChange -> Stream.of(ConditionName.MEASURED_AT, ConditionName.MACHINE)
				.allMatch(name -> ofChange.results().conditions().find(name).equals(other.results().conditions().find(name)))).isPresent();
	}

	/** Tells the user where all costs were measured. Empty if nothing is known. */
	public String measuredOn() {
		return Stream.of(change, life).flatMap(Optional::stream).map(EventCosts::measuredOn).distinct().collect(Collectors.joining("; "));
	}

	/** The sets, each once. */
	public List<ResultSet> results() {
		return Stream.of(change, life).flatMap(Optional::stream).map(EventCosts::results).distinct().toList();
	}
}
