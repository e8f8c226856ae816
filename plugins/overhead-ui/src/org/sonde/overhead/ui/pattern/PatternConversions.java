/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.pattern.PatternProposal;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectProgram;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;

/**
 * Patterns become methods and methods patterns, in the background. Each conversion can be undone, so nothing is asked; the status line
 * tells what was done.
 */
public final class PatternConversions {
	private final IWorkbenchPart part;
	private final PlanState.Loaded plan;
	private final Optional<IUndoContext> context;

	/**
	 * In the user interface's thread.
	 *
	 * @param part where the conversion is asked for; its status line tells what was done, and if it is an editor Undo works there, too
	 */
	public PatternConversions(IWorkbenchPart part, PlanState.Loaded plan) {
		this.part = part;
		this.plan = plan;
		context = PlanOperation.contextOf(part);
	}

	/** Replaces the patterns by probes in the methods that they match. */
	public void toMethods(Collection<String> patterns) {
		Patterns.inBackground(Messages.PatternConversions_converting, monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, Messages.PatternConversions_converting, 10);
			PlanMatches matches = PatternStore.ofWorkspace().find(plan, progress.split(9)).orElse(new PlanMatches(Map.of()));
			for (String pattern : patterns) {
				Optional<String> obstacle = matches.of(pattern).inconvertible();
				if (obstacle.isPresent()) {
					throw new CoreException(Status.error(NLS.bind(Messages.PatternConversions_inconvertible, pattern, obstacle.get())));
				}
			}
			PlanChange change = edit(Messages.PatternConversions_toMethods,
					now -> patterns.forEach(pattern -> Probes.findPattern(now, pattern).ifPresent(probe -> matches.convert(now, probe))),
					progress.split(1));
			StatusLine.show(part, patterns.size() == 1
					? Plural.bind(Messages.PatternConversions_becameMethods, change.added(), patterns.iterator().next())
					: Plural.bind(Messages.PatternConversions_allBecameMethods, change.added(), patterns.size()));
		});
	}

	/** Replaces the probes of these methods by patterns: those that match exactly these methods, or else the nearest ones. */
	public void toPattern(Collection<MethodSignature> methods) {
		Patterns.inBackground(Messages.PatternConversions_looking, monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, Messages.PatternConversions_looking, 11);
			Set<MethodSignature> others = new HashSet<>(plan.probes().keySet());
			// One pattern has one kind and one state.
			Map<List<Object>, List<MethodSignature>> groups = new LinkedHashMap<>();
			for (MethodSignature method : methods) {
				others.remove(method.withVarargs(false));
				plan.find(method)
						.ifPresent(probe -> groups.computeIfAbsent(List.of(probe.getKind(), probe.isActive()), none -> new ArrayList<>())
								.add(method));
			}
			PatternStore.ofWorkspace().find(plan, progress.split(1)).ifPresent(matches -> others.addAll(matches.byMethod().keySet()));
			List<PatternProposal> proposals = new ArrayList<>();
			try (ProjectProgram program = new ProjectProgram(JavaCore.create(plan.project()), progress.split(1))) {
				for (List<MethodSignature> group : groups.values()) {
					proposals.addAll(program.propose(group, progress.split(8 / groups.size())));
				}
			}
			if (proposals.isEmpty()) {
				throw new CoreException(Status.error(NLS.bind(Messages.PatternConversions_noClasses, plan.project().getName())));
			}
			proposals.removeIf(proposal -> Probes.findPattern(plan.plan(), proposal.pattern()).isPresent());
			if (proposals.isEmpty()) {
				throw new CoreException(Status.error(Messages.PatternConversions_taken));
			}
			PlanChange change = edit(Messages.PatternConversions_toPattern, now -> replace(now, proposals), progress.split(1));
			StatusLine.show(part, becamePatterns(change.removed(), methods.size() - change.removed(), proposals, others));
		});
	}

	/** @param probed the methods that had a probe before, besides those that were converted */
	private static String becamePatterns(int converted, int left, List<PatternProposal> proposals, Set<MethodSignature> probed) {
		List<MethodSignature> caught = proposals.stream().flatMap(proposal -> proposal.others().stream()).distinct()
				.filter(method -> !probed.contains(method.withVarargs(false))).sorted(MethodSignature.FILE_ORDER).toList();
		List<String> sentences = new ArrayList<>();
		String patterns = proposals.stream().map(PatternProposal::pattern)
				.reduce((one, next) -> NLS.bind(Messages.PatternConversions_both, one,
				next)).orElseThrow();
		if (caught.isEmpty()) {
			sentences.add(Plural.bind(proposals.size() == 1 ? Messages.PatternConversions_becamePattern
					: Messages.PatternConversions_becamePatterns, converted, patterns));
		} else {
			// Named is one of them: the line is short.
			String named = MethodLabel.of(caught.getFirst()) + (caught.size() > 1 ? " …" : "");
			sentences.add(Plural.bind(proposals.size() == 1 ? Messages.PatternConversions_becameWiderPattern
					: Messages.PatternConversions_becameWiderPatterns, converted, patterns, caught.size(), named));
		}
		if (left > 0) {
			sentences.add(Plural.bind(Messages.PatternConversions_left, left));
		}
		return String.join(" ", sentences);
	}

	/**
	 * Kind and state are those of a pattern's methods, which have them in common, the value is their highest; their notes stand one after
	 * the other, and their calls add up if all are known. Methods stay what they are where the plan has their pattern by now, with other
	 * settings.
	 */
	private static void replace(Plan plan, List<PatternProposal> proposals) {
		for (PatternProposal proposal : proposals) {
			Set<MethodSignature> wanted = proposal.methods().stream().map(method -> method.withVarargs(false))
					.collect(Collectors.toCollection(HashSet::new));
			List<MethodProbe> replaced = Probes.methodProbes(plan).stream()
					.filter(probe -> wanted.contains(probe.signature().withVarargs(false))).toList();
			if (replaced.isEmpty() || Probes.findPattern(plan, proposal.pattern()).isPresent()) {
				continue;
			}
			PatternProbe pattern = Probes.createPattern(proposal.pattern());
			pattern.setExclusions(proposal.exclusions());
			pattern.setKind(replaced.getFirst().getKind());
			pattern.setActive(replaced.getFirst().isActive());
			pattern.setValue(replaced.stream().mapToInt(MethodProbe::getValue).max().getAsInt());
			if (replaced.stream().allMatch(probe -> probe.getCallsPerSecond() != null)) {
				// What was recorded of each method is left out: gaps and callers of the whole pattern are not their sum.
				PlanRecordings.setCalls(pattern,
						Optional.of(new CallRate(replaced.stream().mapToDouble(MethodProbe::getCallsPerSecond).sum(),
								"sum of " + Counted.of(replaced.size(), "method"))));
			}
			String notes = replaced.stream().map(MethodProbe::getNote).filter(note -> note != null && !note.isBlank()).distinct()
					.collect(Collectors.joining("\n"));
			pattern.setNote(notes.isEmpty() ? null : notes);
			plan.getProbes().removeAll(replaced);
			plan.getProbes().add(pattern);
		}
	}

	private PlanChange edit(String label, Consumer<Plan> edit, IProgressMonitor monitor) throws CoreException {
		PlanChange change = PlanStore.ofWorkspace().edit(plan.file(), edit, monitor);
		if (!change.isEmpty()) {
			PlanOperation operation = new PlanOperation(label, change);
			context.ifPresent(operation::addContext);
			operation.addToHistory();
		}
		return change;
	}
}
