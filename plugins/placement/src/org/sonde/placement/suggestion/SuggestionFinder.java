/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.SuggestedMethod.Weighted;
import org.sonde.placement.suggestion.Suggestion.Reason;
import org.sonde.placement.suggestion.program.Member;
import org.sonde.placement.suggestion.program.ProgramCallGraph;
import org.sonde.placement.suggestion.program.ScannedMethod;
import org.sonde.placement.suggestion.program.ScannedProgram;
import org.sonde.placement.suggestion.program.ScannedType;

/** Looks for methods that may be worth a probe, in class files alone. */
public final class SuggestionFinder {
	private final SuggestionRequest request;
	private final Progress progress;
	private final ScannedProgram program;
	private final ProgramCallGraph graph;
	private final PackageCalls packages;
	private final EntryPoints entries;
	private final OutgoingCalls outgoing;
	private final MethodsBelow below;
	private final SuggestionFilterRules filters;
	private final Map<ScannedMethod, MethodSignature> methods = new LinkedHashMap<>();
	private final Map<SuggestionFilter, List<SuggestedMethod>> filtered = new EnumMap<>(SuggestionFilter.class);

	private SuggestionFinder(SuggestionRequest request, ScannedProgram program, Progress progress) {
		this.request = request;
		this.program = program;
		this.progress = progress;
		graph = new ProgramCallGraph(program);
		packages = new PackageCalls(graph);
		entries = new EntryPoints(program);
		outgoing = new OutgoingCalls(program);
		below = new MethodsBelow(graph);
		filters = new SuggestionFilterRules(request, graph, below, outgoing);
	}

	/**
	 * Suggests methods. The same classes always give the same result.
	 *
	 * @param progress a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if a folder or jar of the classes is not there, cannot be read or is no jar; the message names it
	 */
	public static Suggestions of(SuggestionRequest request, Progress progress) throws IOException {
		return new SuggestionFinder(request, ScannedProgram.read(request.path(), progress), progress).suggest();
	}

	private Suggestions suggest() {
		for (ScannedType type : program.types()) {
			for (ScannedMethod method : type.methods()) {
				if (method.hasBody() && !method.isSynthetic()) {
					packages.add(method, graph.calls(method));
					method.member().signature(method.isVarargs()).filter(request.among())
							.ifPresent(signature -> methods.put(method, signature));
				}
			}
			progress.checkCancelled();
		}
		Set<ScannedMethod> starts = matching(true);
		Set<ScannedMethod> ends = matching(false);
		Map<ScannedMethod, CallPaths.Place> paths = request.kinds().contains(SuggestionKind.PATH)
				? CallPaths.between(starts, ends, graph, progress)
				: Map.of();
		List<SuggestedMethod> candidates = candidates(paths);
		Map<SuggestionKind, Integer> found = new EnumMap<>(SuggestionKind.class);
		candidates.forEach(one -> one.reasons().forEach(reason -> found.merge(reason.reason().kind(), 1, Integer::sum)));
		Map<SuggestionFilter, List<Suggestion>> leftOut = new EnumMap<>(SuggestionFilter.class);
		filtered.forEach((filter, left) -> leftOut.put(filter, SuggestionOrder.of(left)));
		return new Suggestions(SuggestionOrder.of(candidates), found, leftOut, packages.hidden(), program.unread(), program.types().size(),
				methods.size(), starts.size(), ends.size());
	}

	private List<SuggestedMethod> candidates(Map<ScannedMethod, CallPaths.Place> paths) {
		List<SuggestedMethod> candidates = new ArrayList<>();
		List<ScannedMethod> others = new ArrayList<>();
		progress.begin("Looking for methods to suggest", program.types().size());
		for (ScannedType type : program.types()) {
			progress.checkCancelled();
			for (ScannedMethod method : type.methods()) {
				if (methods.containsKey(method)) {
					List<Weighted> reasons = reasons(type, method, Optional.ofNullable(paths.get(method)));
					if (reasons.isEmpty()) {
						others.add(method);
					}
					candidate(method, reasons, Optional.ofNullable(paths.get(method))).ifPresent(candidates::add);
				}
			}
			progress.worked(1);
		}
		boolean few = candidates.size() < SuggestionRequest.AT_MOST;
		if (request.kinds().contains(SuggestionKind.HUB) && (few || !request.kinds().equals(SuggestionKind.USUAL))) {
			others.forEach(
					method -> hub(method).flatMap(hub -> candidate(method, List.of(hub), Optional.empty())).ifPresent(candidates::add));
		}
		return candidates;
	}

	private Set<ScannedMethod> matching(boolean start) {
		Set<ScannedMethod> found = new HashSet<>();
		request.ends().ifPresent(between -> methods.forEach((method, signature) -> {
			if ((start ? between.from() : between.to()).test(signature)) {
				found.add(method);
			}
		}));
		return found;
	}

	private List<Weighted> reasons(ScannedType type, ScannedMethod method, Optional<CallPaths.Place> path) {
		List<Weighted> reasons = new ArrayList<>();
		entries.reason(type, method).or(() -> api(type, method)).ifPresent(reason -> reasons.add(new Weighted(reason, below.of(method))));
		boundary(method).ifPresent(reasons::add);
		outgoing.reasons(graph.calls(method)).forEach(reason -> reasons.add(new Weighted(reason, reason.figure())));
		complexity(method).ifPresent(reasons::add);
		path.ifPresent(place -> reasons.add(
				new Weighted(new Reason(SuggestionKind.PATH, place.length(), "on a path of " + Counted.of(place.length(), "call") + ": "
						+ place.before() + " after the start, " + place.after() + " before the end"), -place.length())));
		return reasons;
	}

	/** Returns the method with the reasons that count and that no filter removes. Empty without such a reason. */
	private Optional<SuggestedMethod> candidate(ScannedMethod method, List<Weighted> all, Optional<CallPaths.Place> path) {
		List<Weighted> reasons = new ArrayList<>(all);
		reasons.removeIf(reason -> !request.kinds().contains(reason.reason().kind()));
		if (reasons.isEmpty()) {
			return Optional.empty();
		}
		SuggestedMethod suggested = new SuggestedMethod(methods.get(method), List.copyOf(reasons));
		Optional<SuggestionFilter> filter = filters.filter(method);
		boolean chosen = path.isPresent() && (path.get().before() == 0 || path.get().after() == 0);
		reasons.removeIf(reason -> filter.isPresent() && !SuggestionFilterRules.isExempt(reason.reason().kind(), filter.get())
				&& !(chosen && reason.reason().kind() == SuggestionKind.PATH));
		if (reasons.isEmpty()) {
			filtered.computeIfAbsent(filter.orElseThrow(), left -> new ArrayList<>()).add(suggested);
			return Optional.empty();
		}
		return Optional.of(new SuggestedMethod(methods.get(method), reasons));
	}

	private Optional<Weighted> hub(ScannedMethod method) {
		int count = below.of(method);
		return count < SuggestionFilterRules.LITTLE_BELOW ? Optional.empty()
				: Optional.of(new Weighted(new Reason(SuggestionKind.HUB, count, below.inWords(method)), count));
	}

	private Optional<Reason> api(ScannedType type, ScannedMethod method) {
		return type.isPublic() && method.isPublic() && !packages.isCalled(method.member())
				? Optional.of(new Reason(SuggestionKind.API, below.of(method),
				"public, and not called by the program; " + below.inWords(method))) : Optional.empty();
	}

	private Optional<Weighted> boundary(ScannedMethod method) {
		Member member = method.member();
		int count = packages.packages(member).size();
		if (count == 0) {
			return Optional.empty();
		}
		return Optional.of(new Weighted(
				new Reason(SuggestionKind.BOUNDARY, count, "called from " + Counted.of(count, "other package") + " by "
						+ Counted.of(packages.callers(member), "method") + ", " + below.inWords(method)),
				boundaryWeight(below.of(method), count, packages.callers(member))));
	}

	/**
	 * Much behind it, and several packages before it, speak for a boundary; many callers speak for a helper, which is called all the time.
	 */
	private static double boundaryWeight(int below, int packages, int callers) {
		return Math.log1p(below) * (1 + Math.log(packages)) / Math.sqrt(callers);
	}

	private Optional<Weighted> complexity(ScannedMethod method) {
		OptionalInt measured = request.complexity().apply(methods.get(method));
		int complexity = measured.orElseGet(() -> complexityWithLambdas(method));
		return complexity < request.minComplexity() ? Optional.empty()
				: Optional.of(new Weighted(new Reason(SuggestionKind.COMPLEX, complexity,
						"cyclomatic complexity " + complexity + (measured.isPresent() ? "" : " by its class file")), complexity));
	}

	/** The bodies of lambdas count into the method around them, as McCabe's rules have it. */
	private int complexityWithLambdas(ScannedMethod method) {
		return 1 + graph.withLambdas(method).stream().mapToInt(part -> part.code().complexity() - 1).sum();
	}
}
