/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan compared with a log, as JSON. */
public final class ObservedJson {

	private ObservedJson() {
	}

	public static ObjectNode of(ObservedCalls observed) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode methods = root.putArray("methods");
		for (ObservedCalls.Planned one : observed.planned()) {
			ObjectNode method = methods.addObject().put("signature", one.method().toString()).put("state", state(one.active()))
					.put("calls", one.areCallsKnown() ? Long.valueOf(one.calls()) : null);
			rate(method, one.rate());
			one.recordedAs().forEach(method.putArray("recordedAs")::add);
		}
		ArrayNode patterns = root.putArray("patterns");
		for (ObservedCalls.OfPattern one : observed.patterns()) {
			ObjectNode pattern = patterns.addObject().put("pattern", one.pattern()).put("state", state(one.active()))
					.put("calls", one.areCallsKnown() ? Long.valueOf(one.calls()) : null);
			rate(pattern, one.rate());
			pattern.put("methods", one.methods().isPresent() ? Integer.valueOf(one.methods().getAsInt()) : null);
			one.recordedAs().forEach(pattern.putArray("recordedAs")::add);
			ArrayNode silent = pattern.putArray("neverRecorded");
			one.silent().forEach(method -> silent.add(method.toString()));
		}
		observed.recording().ifPresent(recording -> root.putObject("recording").put("probes", recording.probes().size())
				.put("fingerprint", recording.probes().fingerprint()).put("recordedTo", recording.recordedTo().orElse(null)));
		texts(root.putArray("neverRecorded"), observed.neverRecorded());
		texts(root.putArray("recordedThoughDeactivated"), observed.recordedThoughDeactivated());
		ArrayNode notPlanned = root.putArray("notPlanned");
		observed.notPlanned().forEach(one -> notPlanned.add(one.signature()));
		ArrayNode reasons = root.putArray("likelyReasons");
		observed.planned().forEach(one -> one.difference()
				.ifPresent(reason -> reason(reasons, one.method().toString(), one.calls(), reason)));
		observed.patterns().forEach(one -> one.difference().ifPresent(reason -> reason(reasons, one.name(), one.calls(), reason)));
		observed.notPlanned().forEach(one -> reason(reasons, one.signature(), one.calls(), one.reason()));
		return root;
	}

	private static void rate(ObjectNode probe, Optional<CallRate> rate) {
		probe.put("callsPerSecond", rate.map(CallRate::callsPerSecond).map(Digits::withoutNoise).orElse(null))
				.put("traceEntriesPerSecond", boxed(rate.map(CallRate::traceEntriesPerSecond)))
				.put("nearestProbedCaller", rate.flatMap(CallRate::nearestProbedCaller).orElse(null))
				.put("meanResponseNanos", boxed(rate.map(CallRate::meanResponseNanos)))
				.put("gaps", rate.flatMap(CallRate::gaps).map(GapHistogram::toString).orElse(null));
		ArrayNode recordedBy = probe.putArray("recordedBy");
		rate.ifPresent(known -> known.source().recordedBy().forEach(kind -> recordedBy.add(kind.keyword())));
	}

	private static Double boxed(Optional<OptionalDouble> number) {
		OptionalDouble known = number.orElse(OptionalDouble.empty());
		return known.isPresent() ? Double.valueOf(known.getAsDouble()) : null;
	}

	private static void reason(ArrayNode reasons, String signature, long calls, Match.NotFound reason) {
		reasons.addObject().put("signature", signature).put("calls", calls).put("reason", reason.reason().keyword())
				.put("text", reason.text());
	}

	private static void texts(ArrayNode array, List<ObservedCalls.Planned> entries) {
		entries.forEach(entry -> array.add(entry.method().toString()));
	}

	private static String state(boolean active) {
		return active ? "active" : "deactivated";
	}
}
