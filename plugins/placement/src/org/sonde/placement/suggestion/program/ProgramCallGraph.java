/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who may call whom in a program. What the compiler made is folded into what was written: the body of a lambda belongs to the method around
 * it, and a bridge is the method that it calls.
 */
public final class ProgramCallGraph {
	private final ScannedProgram program;
	private final Map<Call, ScannedMethod> resolved = new HashMap<>();
	private final Map<Member, List<Call>> calls = new HashMap<>();
	private final Map<Member, List<ScannedMethod>> implementations = new HashMap<>();

	public ProgramCallGraph(ScannedProgram program) {
		this.program = program;
	}

	/** The calls in the code of a method, with those of its lambdas. */
	public List<Call> calls(ScannedMethod method) {
		List<Call> known = calls.get(method.member());
		if (known == null) {
			known = withLambdas(method).stream().flatMap(part -> part.calls().stream()).filter(call -> !isFolded(call)).toList();
			calls.put(method.member(), known);
		}
		return known;
	}

	/** The method, and what the compiler made of its code: bodies of lambdas, ways to private members. */
	public Set<ScannedMethod> withLambdas(ScannedMethod method) {
		Set<ScannedMethod> parts = new LinkedHashSet<>(Set.of(method));
		Deque<ScannedMethod> open = new ArrayDeque<>(parts);
		while (!open.isEmpty()) {
			open.remove().calls().stream().filter(this::isFolded).map(this::resolve).filter(parts::add).forEach(open::add);
		}
		return parts;
	}

	private boolean isFolded(Call call) {
		ScannedMethod target = resolve(call);
		return target != null && target.isSynthetic() && target.hasBody();
	}

	/** The method that the call names; null if it is none of the program's. */
	public ScannedMethod resolve(Call call) {
		if (!resolved.containsKey(call)) {
			resolved.put(call, program.resolve(call.target()));
		}
		return resolved.get(call);
	}

	/** The methods that may run where this one is called on an object that overrides it. */
	public List<ScannedMethod> implementations(ScannedMethod method) {
		List<ScannedMethod> known = implementations.get(method.member());
		if (known == null) {
			Set<ScannedMethod> found = new LinkedHashSet<>();
			program.overriding(method).forEach(one -> addWritten(one, new HashSet<>(), found));
			known = List.copyOf(found);
			implementations.put(method.member(), known);
		}
		return known;
	}

	/** A bridge stands for the method that it calls. */
	private void addWritten(ScannedMethod method, Set<Member> seen, Set<ScannedMethod> found) {
		if (!method.isSynthetic()) {
			found.add(method);
		} else if (seen.add(method.member())) {
			method.calls().stream().map(this::resolve)
					.filter(one -> one != null && one.hasBody() && one.member().name().equals(method.member().name()))
					.forEach(one -> addWritten(one, seen, found));
		}
	}

	/** All methods with a body that a call may run, overriding ones included. */
	public List<ScannedMethod> targets(Call call) {
		ScannedMethod named = resolve(call);
		if (named == null) {
			return List.of();
		}
		List<ScannedMethod> targets = new ArrayList<>(call.dispatched() ? implementations(named) : List.of());
		if (named.hasBody() && !targets.contains(named)) {
			targets.addFirst(named);
		}
		return targets;
	}
}
