/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What an event of a watched field or type costs, by its stages: nanoseconds per event, none below 0. Idle, created and handed over are
 * time of the thread that makes the change.
 *
 * @param results    where they were measured
 * @param kind       of the event
 * @param idle       added by the sensor of a deactivated probe
 * @param created    added by making the event
 * @param handedOver added by putting it into the queue of an observer whose thread need not be woken
 * @param isWoven    whether idle and created contain what woven code does besides: it looks up its probe, the object and the value before
 * @param delivered  CPU time of the thread that takes it from the queue, one of many, and of an observer that only counts; empty if it was
 *                   not measured
 * @param bytes      allocated by the thread that makes the change, beside what it allocates with a deactivated probe; empty likewise
 */
public record EventCosts(ResultSet results, EventKind kind, Interval idle, Interval created, Interval handedOver, boolean isWoven,
		Optional<Interval> delivered, OptionalDouble bytes) {

	/** @return empty if the set does not have all the stages of such events, but for the delivery */
	static Optional<EventCosts> of(ResultSet results, EventKind kind) {
		StageTimes times = new StageTimes(results);
		Optional<Interval> idle = times.inThread(kind.cell("idle"), kind.cell("none"));
		Optional<Interval> created = times.inThread(kind.cell("created"), kind.cell("idle"));
		Optional<Interval> queued = times.inThread(kind.cell("queued"), kind.cell("created"));
		if (idle.isEmpty() || created.isEmpty() || queued.isEmpty()) {
			return Optional.empty();
		}
		Optional<Interval> wovenIdle = times.inThread(kind.wovenIdle(), kind.cell("none"));
		Optional<Interval> wovenRest = times.inThread(kind.wovenQueued(), kind.wovenIdle()).map(rest -> rest.minus(queued.get()));
		boolean woven = wovenIdle.isPresent() && wovenRest.isPresent();
		return Optional.of(new EventCosts(results, kind, perEvent((woven ? wovenIdle : idle).get(), kind),
				perEvent((woven ? wovenRest : created).get(), kind), perEvent(queued.get(), kind), woven,
				times.inOtherThreads(kind.cell("delivered-in-batches-of-30"), kind.cell("none")).map(all -> perEvent(all, kind)),
				bytes(results, woven ? kind.wovenQueued() : kind.cell("queued"), woven ? kind.wovenIdle() : kind.cell("idle"), kind)));
	}

	private static OptionalDouble bytes(ResultSet results, String cell, String without, EventKind kind) {
		OptionalDouble all = bytes(results, cell);
		OptionalDouble others = bytes(results, without);
		return all.isEmpty() || others.isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of(Math.max(0, (all.getAsDouble() - others.getAsDouble()) / kind.events()));
	}

	private static OptionalDouble bytes(ResultSet results, String cell) {
		return results.find(cell).map(found -> found.number(Parameter.ALLOCATED_BYTES)).orElse(OptionalDouble.empty());
	}

	private static Interval perEvent(Interval operation, EventKind kind) {
		return operation.times(1.0 / kind.events()).clampedAtZero();
	}

	/** Returns what the program's thread does for an event before the hand-over. */
	public Interval made() {
		return idle.plusDependent(created);
	}

	/** Returns the number of application threads in the measurement, or 1 if the set does not say it. */
	public int threads() {
		OptionalDouble stated = results.conditions().number(ConditionName.THREADS);
		return (int) stated.orElse(1);
	}

	/** The result set, machine, JVM and year, for the user. */
	public String measuredOn() {
		return Stream.of(Stream.of(results.id()),
				Stream.of(ConditionName.MACHINE, ConditionName.VIRTUAL_MACHINE).flatMap(name -> results.conditions().find(name).stream())
						.map(Condition::value),
				Stream.of(Integer.toString(results.source().year()))).flatMap(words -> words).collect(Collectors.joining(", "));
	}
}
