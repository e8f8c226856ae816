/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;

/** The rules for each element of a plan, whether it is read from a file or written to one. */
final class PlanRules {
	/** Longest text of an attribute, in chars; as long as a name in a class file may be. */
	static final int MAX_TEXT = 65_535;

	private PlanRules() {
	}

	/** @throws IllegalArgumentException with the rule that the plan's own attributes break */
	static void check(Plan plan) {
		checkTexts(plan);
		require(plan.getThreads() >= 1, "threads is %s; a plan has at least 1 application thread", plan.getThreads());
		require(plan.getRecordTo() != null, "the plan has no recordTo");
		checkValues(plan);
		requireText("recordedProbes", plan.getRecordedProbes());
		requireRate("recordedCallsPerSecond", plan.getRecordedCallsPerSecond());
		String recordedTo = plan.getRecordedTo();
		require(recordedTo == null || RecordTo.get(recordedTo) != null, "recordedTo is '%s'; it is one of %s, or left out when unknown",
				recordedTo, RecordTo.VALUES.stream().map(RecordTo::getLiteral).collect(Collectors.joining(", ")));
	}

	/** Checks the expression for the names of watched fields, and the length of their texts. */
	private static void checkValues(Plan plan) {
		String names = plan.getMaskedNames();
		requireText("maskedNames", names);
		if (names != null) {
			require(names.codePoints().noneMatch(Character::isISOControl), "maskedNames has a control character");
			try {
				MaskedNames.and(names);
			} catch (IllegalArgumentException e) {
				throw new IllegalArgumentException("maskedNames is '" + MethodSignature.shortened(names) + "', which is " + e.getMessage(),
						e);
			}
		}
		Integer limit = plan.getTextLimit();
		require(limit == null || limit >= 0 && limit <= MAX_TEXT,
				"textLimit is %s; it is a number of characters from 0 to " + MAX_TEXT + ", or left out", limit);
	}

	/** @throws IllegalArgumentException with the rule that the probe breaks */
	static void check(Probe probe) {
		checkTexts(probe);
		ProbePlace place = Probes.place(probe);
		switch (probe) {
			case PatternProbe pattern -> checkPatterns(pattern);
			case ObjectProbe watching -> checkObjects(watching, place);
			default -> { }
		}
		requireRate("callsPerSecond", probe.getCallsPerSecond());
		checkRecording(probe);
		require(probe.getValue() >= 1 && probe.getValue() <= 5, "value is %s; it goes from 1 to 5", probe.getValue());
		require(probe.getKind() != null, "the probe has no kind");
	}

	/** Attributes of executions make no sense for watched objects and are never written. */
	private static void checkObjects(ObjectProbe probe, ProbePlace place) {
		require(probe.getKind() == ProbeKind.OPERATION_EXECUTION,
				"kind is '%s'; leave it out: only probes of methods and patterns have a kind", probe.getKind());
		List<String> ofMethods = PlanRecordings.ATTRIBUTES.stream()
				.filter(attribute -> attribute != PlanPackage.Literals.PROBE__GAPS && probe.eGet(attribute) != null)
				.map(EAttribute::getName).toList();
		require(ofMethods.isEmpty(), "%s comes from a recording of methods; leave it out: a %s has none", String.join(", ", ofMethods),
				place.noun());
		require(probe.getPriority() != null, "the probe has no priority");
		if (probe instanceof FieldProbe field) {
			require(field.getContainment() != null, "the probe has no containment");
			require(field.getContainment() == Containment.NONE || !field.isStatic(),
					"containment is '%s' at a static field; leave it out: a static field belongs to no object", field.getContainment());
		}
		if (probe instanceof LifecycleProbe type && type.getDisposalMethod() != null) {
			int length = type.getDisposalMethod().toString().length();
			require(length <= MAX_TEXT, "disposalMethod has %s characters; the limit is " + MAX_TEXT, length);
		}
	}

	private static void checkRecording(Probe probe) {
		Double calls = probe.getCallsPerSecond();
		Double entries = probe.getTraceEntriesPerSecond();
		require(entries == null || calls != null, "traceEntriesPerSecond is %s without callsPerSecond; give both or neither", entries);
		require(entries == null || (Double.compare(entries, 0.0) >= 0 && entries <= calls),
				"traceEntriesPerSecond is %s; it is a number from 0 to callsPerSecond (%s), or left out when unknown", entries, calls);
		Double response = probe.getMeanResponseNanos();
		require(response == null || (Double.compare(response, 0.0) >= 0 && response <= CallRate.MOST_NANOS),
				"meanResponseNanos is %s; it is a number of nanoseconds from 0 to 10¹⁵, or left out when unknown", response);
		requireText("nearestProbedCaller", probe.getNearestProbedCaller());
		requireText("recordedBy", probe.getRecordedBy());
		if (probe.getRecordedBy() != null) {
			RateSource.kinds(probe.getRecordedBy());
		}
		requireText("gaps", probe.getGaps());
		if (probe.getGaps() != null) {
			GapHistogram.parse(probe.getGaps());
		}
	}

	private static void requireRate(String name, Double calls) {
		// Double.compare distinguishes -0.0 from 0.0, which would otherwise be written as it is.
		require(calls == null || (calls <= CallRate.MOST_PER_SECOND && Double.compare(calls, 0.0) >= 0),
				"%s is %s; it is a number of executions per second from 0 to 10¹⁵, or left out when unknown", name, calls);
	}

	private static void requireText(String name, String text) {
		require(text == null || !text.isBlank(), "%s is blank; leave it out when unknown", name);
	}

	/** Whether AspectJ understands a pattern is found out where it is used: the plan's file is readable either way. */
	private static void checkPatterns(PatternProbe probe) {
		checkPattern("pattern", probe.getPattern());
		probe.getExclusions().forEach(exclusion -> checkPattern("exclusion", exclusion));
		require(probe.getExclusions().size() <= MAX_TEXT && String.join("; ", probe.getExclusions()).length() <= MAX_TEXT,
				"the exclusions have more than " + MAX_TEXT + " characters");
		require(probe.getLongerThan() >= 0, "longerThan is %s; it is a number of lines from 0", probe.getLongerThan());
	}

	private static void checkPattern(String name, String text) {
		require(!text.isEmpty() && text.equals(text.strip()), "the %s '%s' is empty or has blanks at an end", name,
				MethodSignature.shortened(text));
		require(text.codePoints().allMatch(c -> isXmlCharacter(c) && !Character.isISOControl(c) && c != ';'),
				"the %s '%s' has a semicolon, a line break or another control character", name, MethodSignature.shortened(text));
	}

	private static void checkTexts(EObject object) {
		for (EAttribute attribute : object.eClass().getEAllAttributes()) {
			if (object.eGet(attribute) instanceof String text) {
				require(text.length() <= MAX_TEXT, "%s has %s characters; the limit is " + MAX_TEXT, attribute.getName(),
						text.length());
				require(text.codePoints().allMatch(PlanRules::isXmlCharacter),
						"%s has a character that XML 1.0 does not allow", attribute.getName());
			}
		}
	}

	/** XML 1.0, production 2. An unpaired surrogate is a code point of its own here, and refused. */
	private static boolean isXmlCharacter(int c) {
		return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
	}

	private static void require(boolean condition, String rule, Object... found) {
		if (!condition) {
			throw new IllegalArgumentException(rule.formatted(found));
		}
	}
}
