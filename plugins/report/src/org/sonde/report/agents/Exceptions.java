/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.MethodIndex;
import org.sonde.report.observed.ObservedCalls.Planned;

/**
 * How far exceptions make agents count otherwise.
 *
 * @param failed calls of exactly this method that ended by an exception, as the agents saw it that record failures
 * @param caught how many throws lie within a {@code try} of their own method, by its signature
 */
record Exceptions(Map<MethodSignature, Long> failed, Map<String, Integer> caught) {
	/**
	 * What is known of failures. A span has no parameters: its failures are those of a method if the plan has no other of that name, and
	 * there are as many spans as calls.
	 *
	 * @param expected how often each method was called
	 */
	static Exceptions of(List<AgentCounts> runs, Map<MethodSignature, Long> expected, Map<String, Integer> caught) {
		Map<MethodSignature, Long> failed = new HashMap<>();
		for (AgentCounts run : runs) {
			Map<MethodSignature, Long> counted = run.observed().planned().stream()
					.collect(Collectors.toMap(Planned::method, Planned::calls, Long::sum));
			MethodIndex index = new MethodIndex(counted.keySet(), "the plan");
			Map<MethodSignature, Long> ofRun = new HashMap<>();
			run.failures().forEach((operation, number) -> {
				if (index.find(operation) instanceof Match.Found found
						&& counted.get(found.method()).equals(expected.get(found.method()))) {
					ofRun.merge(found.method(), number, Long::sum);
				}
			});
			ofRun.forEach((method, number) -> failed.merge(method, number, Math::max));
		}
		return new Exceptions(failed, caught);
	}

	/**
	 * Why an agent counted otherwise, if exceptions can have made all of the difference.
	 *
	 * @param wanted how often the method was called
	 */
	Optional<String> reason(RunAgent agent, MethodSignature method, long calls, long wanted) {
		boolean recorder = agent == RunAgent.JFR || agent == RunAgent.JFR_TIMING;
		boolean lost = calls < wanted && wanted - calls <= failed.getOrDefault(method, 0L);
		if (lost && recorder) {
			return Optional.of("Java 25 does not count calls that end by an exception of what they called");
		}
		if (lost && agent == RunAgent.KIEKER_BYTEBUDDY) {
			return Optional.of("the agent loses calls that end by an exception");
		}
		boolean again = recorder && calls > wanted
				&& calls - wanted <= wanted * caught.getOrDefault(method.withVarargs(false).toString(), 0);
		return again ? Optional.of("Java 25 counts an exception that the method throws inside its own try as one more call")
				: Optional.empty();
	}
}
