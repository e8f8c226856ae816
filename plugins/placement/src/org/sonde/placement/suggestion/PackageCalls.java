/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.placement.suggestion.program.Call;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;

/** Which methods are called from which other packages, and what cannot be known of that. Fed with the calls of each method. */
final class PackageCalls {
	/** An abstract method with more implementations says too little about each of them. */
	static final int MOST_IMPLEMENTATIONS = 3;
	private static final Set<String> REFLECTIVE = Set.of("java/lang/reflect/Method.invoke", "java/lang/reflect/Constructor.newInstance",
			"java/lang/Class.newInstance",
			"java/lang/Class.forName", "java/lang/ClassLoader.loadClass", "java/lang/invoke/MethodHandle.invoke",
			"java/lang/invoke/MethodHandle.invokeExact",
			"java/lang/invoke/MethodHandle.invokeWithArguments", "java/lang/reflect/Proxy.newProxyInstance",
			"java/util/ServiceLoader.load");
	private static final Set<String> CALLBACKS = Set.of("java/lang/Runnable.run", "java/util/concurrent/Callable.call",
			"java/util/Comparator.compare");
	private static final String FUNCTIONS = "java/util/function/";

	private final ProgramCallGraph graph;
	private final Map<Member, Set<String>> packages = new HashMap<>();
	private final Map<Member, Integer> callers = new HashMap<>();
	private final Set<Member> called = new HashSet<>();
	private final Set<Member> withoutImplementation = new HashSet<>();
	private final Set<Member> withSeveral = new HashSet<>();
	private int callsWithoutImplementation;
	private int callsWithSeveral;
	private int reflectiveCalls;
	private int callbacks;

	PackageCalls(ProgramCallGraph graph) {
		this.graph = graph;
	}

	/** @param calls of the method, with those of its lambdas */
	void add(ScannedMethod caller, List<Call> calls) {
		Set<Member> counted = new HashSet<>();
		for (Call call : calls) {
			ScannedMethod named = graph.resolve(call);
			if (named == null) {
				countForeign(call.target());
			} else if (named.hasBody()) {
				count(caller, named, counted);
				if (call.dispatched()) {
					graph.implementations(named).forEach(one -> called.add(one.member()));
				}
			} else {
				List<ScannedMethod> implementations = graph.implementations(named);
				countAbstract(named, implementations.size());
				implementations.forEach(one -> called.add(one.member()));
				if (implementations.size() <= MOST_IMPLEMENTATIONS) {
					implementations.forEach(one -> count(caller, one, counted));
				}
			}
		}
	}

	private void count(ScannedMethod caller, ScannedMethod called, Set<Member> counted) {
		if (called != caller) {
			this.called.add(called.member());
		}
		String from = caller.member().packageName();
		if (called.isPublic() && !from.equals(called.member().packageName()) && counted.add(called.member())) {
			packages.computeIfAbsent(called.member(), none -> new HashSet<>()).add(from);
			callers.merge(called.member(), 1, Integer::sum);
		}
	}

	private void countAbstract(ScannedMethod method, int implementations) {
		if (implementations == 0) {
			withoutImplementation.add(method.member());
			callsWithoutImplementation++;
		} else if (implementations > 1) {
			withSeveral.add(method.member());
			callsWithSeveral++;
		}
	}

	private void countForeign(Member target) {
		String name = target.owner() + "." + target.name();
		reflectiveCalls += REFLECTIVE.contains(name) ? 1 : 0;
		callbacks += target.owner().startsWith(FUNCTIONS) || CALLBACKS.contains(name) ? 1 : 0;
	}

	/** The other packages that call a public method; empty if there are none. */
	Set<String> packages(Member method) {
		return packages.getOrDefault(method, Set.of());
	}

	/** Whether a method of the program calls it, other than itself. */
	boolean isCalled(Member method) {
		return called.contains(method);
	}

	/** Returns how many methods of other packages call it. */
	int callers(Member method) {
		return callers.getOrDefault(method, 0);
	}

	/** Returns the calls that are hidden so far. */
	HiddenCalls hidden() {
		return new HiddenCalls(withoutImplementation.size(), callsWithoutImplementation, withSeveral.size(), callsWithSeveral,
				reflectiveCalls, callbacks);
	}
}
