/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.core.IMember;

/**
 * What came of marking, for the message and for undo.
 *
 * @param changes      a change per plan, without empty ones
 * @param markedBefore methods, fields and types that were to get a probe and had one already
 * @param refused      methods, fields and types that can have no probe
 * @param remarks      what users must know of those that got one
 * @param problems     why plans could not be changed; each names its file
 */
public record MarkingResult(List<PlanChange> changes, int markedBefore, List<Remark> refused, List<Remark> remarks,
		List<IStatus> problems) {
	/**
	 * Something about an element.
	 *
	 * @param words that follow its name: "has no body, as it is abstract"
	 */
	public record Remark(IMember element, String words) {
	}

	/** The lists are copied. */
	public MarkingResult {
		changes = List.copyOf(changes);
		refused = List.copyOf(refused);
		remarks = List.copyOf(remarks);
		problems = List.copyOf(problems);
	}

	/** Number of methods, fields and types whose probe was added, removed or changed. */
	public int changed() {
		return changes.stream().mapToInt(change -> change.places().size()).sum();
	}

	/** Number of those that have a probe now and had none. */
	public int added() {
		return changes.stream().mapToInt(PlanChange::added).sum();
	}

	/** Number of those that had a probe and have none now. */
	public int removed() {
		return changes.stream().mapToInt(PlanChange::removed).sum();
	}
}
