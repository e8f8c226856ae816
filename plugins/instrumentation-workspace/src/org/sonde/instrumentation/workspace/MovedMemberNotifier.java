/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringDescriptorProxy;
import org.eclipse.ltk.core.refactoring.history.RefactoringExecutionEvent;
import org.sonde.instrumentation.plan.CodePlace;

/**
 * Tells which methods and fields a refactoring moved without their probes, as soon as it is over: it changes the code first and the plan
 * then, or when it is undone the other way round, and what lies between is no news.
 */
final class MovedMemberNotifier extends EventSource<MovedMembers> {
	private final AtomicReference<Refactored> last = new AtomicReference<>(Refactored.NOTHING);
	// Only the job that checks the plans uses these.
	private Refactored performed = Refactored.NOTHING;
	/** The stale probes of each plan when nothing was under way. */
	private Map<IFile, Map<CodePlace, StaleProbe>> settled = Map.of();

	/**
	 * What was done last.
	 *
	 * @param words   what JDT calls it; empty if nothing was done
	 * @param project its name; empty if it was done in several
	 */
	private record Refactored(String words, Optional<String> project) {
		static final Refactored NOTHING = new Refactored("", Optional.empty());

		static Refactored of(RefactoringDescriptorProxy descriptor, String prefix) {
			return new Refactored(prefix + descriptor.getDescription(), Optional.ofNullable(descriptor.getProject()));
		}

		/** A plan in a project with Java names methods of that alone, any other those of all. */
		boolean concerns(IFile plan) {
			return !words.isEmpty() && (project.isEmpty() || plan.getProject().getName().equals(project.get())
					|| !JavaCore.create(plan.getProject()).exists());
		}
	}

	void start() {
		RefactoringCore.getHistoryService().addExecutionListener(this::refactored);
	}

	private void refactored(RefactoringExecutionEvent event) {
		switch (event.getEventType()) {
			case RefactoringExecutionEvent.PERFORMED, RefactoringExecutionEvent.REDONE ->
				last.set(Refactored.of(event.getDescriptor(), ""));
			case RefactoringExecutionEvent.UNDONE -> last.set(Refactored.of(event.getDescriptor(), "Undo: "));
			default -> {
				// what is about to happen is seen when it has
			}
		}
	}

	/** A check begins. */
	void begin() {
		performed = last.getAndSet(Refactored.NOTHING);
	}

	/** The stale probes of a plan as they were known before the change that is looked at. */
	Map<CodePlace, StaleProbe> known(IFile plan) {
		return settled.getOrDefault(plan, Map.of());
	}

	/**
	 * A check has ended.
	 *
	 * @param stale what it found
	 * @param still waits for what is under way, and says whether nothing has changed meanwhile: else there is another check
	 */
	void end(Map<IFile, Map<CodePlace, StaleProbe>> stale, BooleanSupplier still) {
		boolean went = stale.entrySet().stream().anyMatch(of -> !known(of.getKey()).keySet().containsAll(of.getValue().keySet()));
		if (went && !still.getAsBoolean()) {
			last.compareAndSet(Refactored.NOTHING, performed);
			return;
		}
		stale.forEach((plan, now) -> {
			if (performed.concerns(plan)) {
				tell(plan, now);
			}
		});
		settled = Map.copyOf(stale);
	}

	private void tell(IFile plan, Map<CodePlace, StaleProbe> now) {
		Map<CodePlace, CodePlace> moves = new LinkedHashMap<>();
		now.forEach((place, probe) -> probe.movedTo().filter(to -> !known(plan).containsKey(place))
				.ifPresent(to -> moves.put(probe.place(), to)));
		if (!moves.isEmpty()) {
			tellListeners(new MovedMembers(plan, performed.words(), moves));
		}
	}
}
