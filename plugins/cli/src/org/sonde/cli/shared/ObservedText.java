/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.calls.CallRate;
import org.sonde.report.observed.ObservedCalls;

/** A plan compared with a log: as a table, as JSON, and in lines that say where the two differ. */
public final class ObservedText {

	private ObservedText() {
	}

	/** Says where log and plan differ, with the most likely reason. One line per method, but for those that were certainly not called. */
	public static List<String> lines(ObservedCalls observed) {
		Lines lines = new Lines();
		observed.neverRecorded().stream().filter(one -> !one.areCallsKnown())
				.forEach(one -> lines.add("never recorded: " + one.method(), because(one)));
		// The table has the others.
		observed.neverRecorded().stream().filter(ObservedCalls.Planned::areCallsKnown)
				.collect(Collectors.groupingBy(ObservedText::because, LinkedHashMap::new, Collectors.toList()))
				.forEach((reason, methods) -> lines.add("never recorded: " + methods.getFirst().method()
						+ (methods.size() == 1 ? "" : " and " + Counted.of(methods.size() - 1, "other method") + " with 0 calls"), reason));
		observed.recordedThoughDeactivated().forEach(one -> lines.add("recorded though deactivated: " + one.method(),
				because(one)));
		observed.patterns().forEach(one -> one.difference().ifPresent(reason -> lines.add("not as planned: " + one.name(), reason.text())));
		observed.patterns().stream().filter(one -> one.active() && one.difference().isEmpty())
				.forEach(one -> one.coverage().ifPresent(text -> lines.lines.add(one.name() + ": " + text)));
		observed.notPlanned().forEach(one -> lines.add("recorded but not planned: " + one.signature(), one.reason().text()));
		return lines.lines;
	}

	/** The same reason many times in a row is reported once. */
	private static final class Lines {
		private final List<String> lines = new ArrayList<>();
		private String said = "";

		void add(String what, String reason) {
			lines.add(what + (reason.equals(said) ? " (same reason)" : " (" + reason + ")"));
			said = reason;
		}
	}

	/** A row a pattern and a row a method of the plan, in the order of its file. */
	public static Table table(ObservedCalls observed) {
		return new Table(List.of("calls [1]", "calls per second [1/s]", "state", "method"),
				Stream.concat(observed.patterns().stream().map(ObservedText::row),
						observed.planned().stream().map(ObservedText::row)).toList());
	}

	private static List<String> row(ObservedCalls.Planned method) {
		return method.areCallsKnown() ? row(method.calls(), method.rate(), method.active(), method.method().toString())
				: unknown(method.active(), method.method().toString());
	}

	private static List<String> row(ObservedCalls.OfPattern pattern) {
		return pattern.areCallsKnown() ? row(pattern.calls(), pattern.rate(), pattern.active(), pattern.name())
				: unknown(pattern.active(), pattern.name());
	}

	private static List<String> unknown(boolean active, String name) {
		return List.of("unknown", "unknown", state(active), name);
	}

	private static List<String> row(long calls, Optional<CallRate> rate, boolean active, String name) {
		String noRate = calls > 0 ? "unknown" : "none";
		return List.of(Long.toString(calls), rate.map(known -> Digits.rate(known.callsPerSecond())).orElse(noRate), state(active), name);
	}

	private static String because(ObservedCalls.Planned planned) {
		return planned.difference().orElseThrow().text();
	}

	private static String state(boolean active) {
		return active ? "active" : "deactivated";
	}
}
