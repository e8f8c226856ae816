/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Set;

import org.eclipse.core.commands.operations.IOperationHistoryListener;
import org.eclipse.core.commands.operations.OperationHistoryEvent;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.sonde.overhead.ui.marking.PlanOperation;

/** Reports probes that the user adds to plans, by any command: each addition is in the undo history. */
final class AddedProbes implements IOperationHistoryListener {
	/** Receives the names of the probes that a plan has and had not before; in the user interface's thread. */
	interface Listener {
		void added(IFile plan, Set<String> names);
	}

	private final Listener listener;

	AddedProbes(Listener listener) {
		this.listener = listener;
		OperationHistoryFactory.getOperationHistory().addOperationHistoryListener(this);
	}

	@Override
	public void historyNotification(OperationHistoryEvent event) {
		if (event.getEventType() == OperationHistoryEvent.OPERATION_ADDED && event.getOperation() instanceof PlanOperation made) {
			Set<String> names = made.change().addedProbes();
			if (!names.isEmpty()) {
				EstimatesView.later(() -> listener.added(made.change().file(), names));
			}
		}
	}

	void dispose() {
		OperationHistoryFactory.getOperationHistory().removeOperationHistoryListener(this);
	}
}
