/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;

/**
 * Conditions by name; a name without an entry is unknown.
 *
 * @param values iterated in the order of {@link ConditionName}
 */
public record Conditions(Map<ConditionName, Condition> values) {

	/** Conditions of which nothing is known. */
	public static final Conditions NONE = new Conditions(Map.of());

	/** @throws IllegalArgumentException if a number is not of its form, or the probe kind, shape, clock or time is not one */
	public Conditions {
		EnumMap<ConditionName, Condition> copy = new EnumMap<>(ConditionName.class);
		copy.putAll(values);
		copy.forEach(Conditions::check);
		values = Collections.unmodifiableMap(copy);
	}

	private static void check(ConditionName name, Condition condition) {
		switch (name) {
			case PROBE_KIND -> Keyword.of(ProbeKind.class, condition.value());
			case CALL_SHAPE -> Keyword.of(CallShape.class, condition.value());
			case CLOCK -> Keyword.of(Clock.class, condition.value());
			case MEASURED_AT -> checkTime(condition.value());
			default -> {
				// free text, or a number
			}
		}
		name.check(condition.value());
	}

	private static void checkTime(String value) {
		try {
			Instant.parse(value);
		} catch (DateTimeParseException e) {
			throw new IllegalArgumentException("measuredAt must be a time in UTC such as 2026-11-21T18:12:51Z, found " + value, e);
		}
	}

	/** When the measurement began; empty if unknown. */
	public Optional<Instant> measuredAt() {
		return find(ConditionName.MEASURED_AT).map(condition -> Instant.parse(condition.value()));
	}

	public Optional<Condition> find(ConditionName name) {
		return Optional.ofNullable(values.get(name));
	}

	/** The number, stated or assumed; empty if unknown. */
	public OptionalDouble number(ConditionName name) {
		if (!name.isNumber()) {
			throw new IllegalArgumentException(name.keyword() + " is not a number");
		}
		Condition condition = values.get(name);
		return condition == null ? OptionalDouble.empty() : OptionalDouble.of(new BigDecimal(condition.value()).doubleValue());
	}

	/** The probe kind, stated or assumed; empty if unknown. */
	public Optional<ProbeKind> probeKind() {
		return find(ConditionName.PROBE_KIND).map(condition -> Keyword.of(ProbeKind.class, condition.value()));
	}

	/** The shape of the calls, stated or assumed; empty if unknown. */
	public Optional<CallShape> callShape() {
		return find(ConditionName.CALL_SHAPE).map(condition -> Keyword.of(CallShape.class, condition.value()));
	}

	/** The clock, stated or assumed; empty if unknown. */
	public Optional<Clock> clock() {
		return find(ConditionName.CLOCK).map(condition -> Keyword.of(Clock.class, condition.value()));
	}

	/** These conditions with those of {@code others} in place of the ones they name too. */
	public Conditions overriddenBy(Conditions others) {
		EnumMap<ConditionName, Condition> merged = new EnumMap<>(ConditionName.class);
		merged.putAll(values);
		merged.putAll(others.values);
		return new Conditions(merged);
	}
}
