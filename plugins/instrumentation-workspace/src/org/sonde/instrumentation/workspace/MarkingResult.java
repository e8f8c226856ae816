/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;

import org.eclipse.core.runtime.IStatus;
import org.sonde.instrumentation.workspace.source.SourceMethod.NotInstrumentable;

/**
 * What came of marking, for the message and for undo.
 *
 * @param changes      a change per plan, without empty ones
 * @param markedBefore methods that were to be instrumented and had a probe already
 * @param refused      methods that can have no probe
 * @param problems     why plans could not be changed; each names its file
 */
public record MarkingResult(List<PlanChange> changes, int markedBefore, List<NotInstrumentable> refused,
		List<IStatus> problems) {
	/** The lists are copied. */
	public MarkingResult {
		changes = List.copyOf(changes);
		refused = List.copyOf(refused);
		problems = List.copyOf(problems);
	}

	/** Number of methods whose probe was added, removed or changed. */
	public int changed() {
		return changes.stream().mapToInt(change -> change.methods().size()).sum();
	}

	/** Number of methods that have a probe now and had none. */
	public int added() {
		return changes.stream().mapToInt(PlanChange::added).sum();
	}

	/** Number of methods that had a probe and have none now. */
	public int removed() {
		return changes.stream().mapToInt(PlanChange::removed).sum();
	}

	MarkingResult withMarkedBefore(int methods) {
		return new MarkingResult(changes, methods, refused, problems);
	}
}
