/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__GAPS;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__MEAN_RESPONSE_NANOS;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__NEAREST_PROBED_CALLER;
import static org.sonde.instrumentation.plan.PlanPackage.Literals.PROBE__TRACE_ENTRIES_PER_SECOND;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.sonde.overhead.calls.CallRate;

/**
 * What a plan keeps of a recording: trace entries, caller, duration and gaps of each probe. These are only true of the set of probes with
 * which they were recorded, and they belong to the recorded rate.
 */
public final class Recordings {
	/** The attributes of a probe that come from a recording, besides its rate. */
	static final List<EAttribute> ATTRIBUTES = List.of(PROBE__TRACE_ENTRIES_PER_SECOND, PROBE__NEAREST_PROBED_CALLER,
			PROBE__MEAN_RESPONSE_NANOS, PROBE__GAPS);
	private static final int FINGERPRINT_DIGITS = 12;

	private Recordings() {
	}

	/**
	 * Sets the rate of a probe with its source, trace entries and caller. Clears the recorded duration and gaps, because they belong to the
	 * old rate. Without a rate, clears all of them.
	 */
	public static void setCalls(Probe probe, Optional<CallRate> rate) {
		clear(probe);
		probe.setCallsPerSecond(rate.map(CallRate::callsPerSecond).orElse(null));
		probe.setCallsSource(rate.map(CallRate::source).orElse(null));
		rate.ifPresent(known -> {
			known.traceEntriesPerSecond().ifPresent(probe::setTraceEntriesPerSecond);
			known.nearestProbedCaller().ifPresent(probe::setNearestProbedCaller);
		});
	}

	/**
	 * Fingerprint of the set of the plan's active probes, as {@link Plan#getRecordedProbes} keeps it: the first 12 hexadecimal digits of
	 * the SHA-256 of their names, which are sorted by the values of their characters and each followed by a line feed.
	 *
	 * @throws IllegalArgumentException if a probe does not name a method
	 */
	public static String fingerprint(Plan plan) {
		String names = plan.getProbes().stream().filter(Probe::isActive).map(Probes::name).sorted().map(name -> name + "\n")
				.collect(Collectors.joining());
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(names.getBytes(UTF_8));
			return HexFormat.of().formatHex(digest).substring(0, FINGERPRINT_DIGITS);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}

	/** Whether the plan keeps anything of a recording. */
	static boolean has(Plan plan) {
		return plan.getRecordedProbes() != null || plan.getRecordedTo() != null || plan.getProbes().stream().anyMatch(Recordings::has);
	}

	static boolean has(Probe probe) {
		return ATTRIBUTES.stream().anyMatch(attribute -> probe.eGet(attribute) != null);
	}

	/** Whether both plans keep the recording of the same set of probes with the same writer. */
	static boolean same(Plan one, Plan other) {
		return Objects.equals(one.getRecordedProbes(), other.getRecordedProbes()) && Objects.equals(one.getRecordedTo(), other.getRecordedTo());
	}

	static boolean same(Probe one, Probe other) {
		return ATTRIBUTES.stream().allMatch(attribute -> Objects.equals(one.eGet(attribute), other.eGet(attribute)));
	}

	static void copy(Probe from, Probe to) {
		ATTRIBUTES.forEach(attribute -> to.eSet(attribute, from.eGet(attribute)));
	}

	static void clear(Probe probe) {
		ATTRIBUTES.forEach(attribute -> probe.eUnset(attribute));
	}
}
