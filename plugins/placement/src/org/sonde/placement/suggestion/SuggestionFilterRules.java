/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.List;
import java.util.Optional;

import org.sonde.placement.suggestion.SuggestionKind.Group;
import org.sonde.placement.suggestion.program.Call;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;

/** Which methods are left out, whatever speaks for them. */
record SuggestionFilterRules(SuggestionRequest request, ProgramCallGraph graph, MethodsBelow below, OutgoingCalls outgoing) {
	/** With fewer methods below it, a static method counts as a helper, and no method counts as a hub. */
	static final int LITTLE_BELOW = 5;

	/** The first filter that is asked for and applies to the method. */
	Optional<SuggestionFilter> filter(ScannedMethod method) {
		return request.filters().stream().sorted().filter(one -> applies(one, method)).findFirst();
	}

	/** Accessors and pass-through methods have filters of their own, so that either can be asked for. */
	private boolean applies(SuggestionFilter filter, ScannedMethod method) {
		List<Call> calls = graph.calls(method);
		boolean trivial = method.code().accessor() || method.code().passThrough();
		return switch (filter) {
			case CONSTRUCTOR -> method.member().isConstructor();
			case OBJECT_METHOD -> isObjectMethod(method.member());
			case ACCESSOR -> method.code().accessor();
			case PASS_THROUGH -> method.code().passThrough();
			case SMALL -> !trivial && method.code().instructions() < request.minInstructions();
			case LEAF -> !trivial && !method.code().loops() && graph.withLambdas(method).size() == 1 && !callsOut(calls)
					&& calls.stream().allMatch(call -> graph.resolve(call) == null);
			case HELPER -> !trivial && method.isStatic() && !callsOut(calls) && below.of(method) < LITTLE_BELOW;
		};
	}

	private boolean callsOut(List<Call> calls) {
		return calls.stream().anyMatch(call -> outgoing.kind(call).isPresent());
	}

	private static boolean isObjectMethod(Member member) {
		return switch (member.name()) {
			case "equals" -> member.descriptor().equals("(Ljava/lang/Object;)Z");
			case "hashCode" -> member.descriptor().equals("()I");
			case "toString" -> member.descriptor().equals("()Ljava/lang/String;");
			case "compareTo", "compare" -> member.descriptor().endsWith(")I");
			default -> false;
		};
	}

	/** Entry points are worth knowing however short they are, and so are calls out of the program, wherever they are. */
	static boolean isExempt(SuggestionKind kind, SuggestionFilter filter) {
		return kind.group() == Group.ENTRY_POINT && kind != SuggestionKind.TASK && kind != SuggestionKind.API
				|| kind.group() == Group.OUTGOING && filter != SuggestionFilter.CONSTRUCTOR && filter != SuggestionFilter.OBJECT_METHOD
				|| filter == SuggestionFilter.HELPER && kind != SuggestionKind.BOUNDARY && kind != SuggestionKind.API;
	}
}
