/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.digits.Digits;
import org.sonde.report.code.Table;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.ObservedCalls;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan held against a log: as a table, as JSON, and in lines that say where the two differ. */
public final class ObservedText {
	private ObservedText() {
	}

	/** Where log and plan differ and why, most likely; a line a method. */
	public static List<String> lines(ObservedCalls observed) {
		Lines lines = new Lines();
		observed.neverRecorded().forEach(one -> lines.add("never recorded: " + one.method(), because(one)));
		observed.recordedThoughDeactivated().forEach(one -> lines.add("recorded though deactivated: " + one.method(),
				because(one)));
		observed.patterns().forEach(one -> one.difference().ifPresent(reason -> lines.add("not as planned: " + one.name(), reason.text())));
		observed.patterns().stream().filter(one -> one.active() && one.difference().isEmpty())
				.forEach(one -> one.coverage().ifPresent(text -> lines.lines.add(Table.printable(one.name()) + ": " + text)));
		observed.notPlanned().forEach(one -> lines.add("recorded but not planned: " + one.signature(), one.reason().text()));
		return lines.lines;
	}

	/** The same reason many times in a row is said once. */
	private static final class Lines {
		private final List<String> lines = new ArrayList<>();
		private String said = "";

		void add(String what, String reason) {
			lines.add(Table.printable(what) + (reason.equals(said) ? " (likewise)" : " (" + reason + ")"));
			said = reason;
		}
	}

	/** A row a pattern and a row a method of the plan, in the order of its file. */
	public static Table table(ObservedCalls observed) {
		return new Table(List.of("calls [1]", "calls per second [1/s]", "state", "method"),
				Stream.concat(observed.patterns().stream().map(one -> row(one.calls(), one.rate(), one.active(), one.name())),
						observed.planned().stream().map(one -> row(one.calls(), one.rate(), one.active(), one.method().toString())))
						.toList());
	}

	private static List<String> row(long calls, Optional<CallRate> rate, boolean active, String name) {
		return List.of(Long.toString(calls), rate.map(known -> Digits.rate(known.callsPerSecond())).orElse("none"), state(active), name);
	}

	public static ObjectNode json(ObservedCalls observed) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode methods = root.putArray("methods");
		for (ObservedCalls.Planned one : observed.planned()) {
			ObjectNode method = methods.addObject().put("signature", one.method().toString()).put("state", state(one.active()))
					.put("calls", one.calls());
			rate(method, one.rate());
			one.recordedAs().forEach(method.putArray("recordedAs")::add);
		}
		ArrayNode patterns = root.putArray("patterns");
		for (ObservedCalls.OfPattern one : observed.patterns()) {
			ObjectNode pattern = patterns.addObject().put("pattern", one.pattern()).put("state", state(one.active()))
					.put("calls", one.calls());
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
	}

	private static Double boxed(Optional<OptionalDouble> number) {
		OptionalDouble known = number.orElse(OptionalDouble.empty());
		return known.isPresent() ? Double.valueOf(known.getAsDouble()) : null;
	}

	private static void reason(ArrayNode reasons, String signature, long calls, Match.NotFound reason) {
		reasons.addObject().put("signature", signature).put("calls", calls).put("reason", reason.reason().keyword())
				.put("text", reason.text());
	}

	private static String because(ObservedCalls.Planned planned) {
		return planned.difference().orElseThrow().text();
	}

	private static String state(boolean active) {
		return active ? "active" : "deactivated";
	}

	private static void texts(ArrayNode array, List<ObservedCalls.Planned> entries) {
		entries.forEach(entry -> array.add(entry.method().toString()));
	}
}
