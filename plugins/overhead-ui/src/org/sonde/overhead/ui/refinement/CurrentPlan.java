/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Optional;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanChange;

/** Whether the plan that was refined can take what came of that, as it is now. */
sealed interface CurrentPlan {
	/** There is nothing to take, or it is being read or compared. */
	record Unknown() implements CurrentPlan {
	}

	/** @param why it cannot, and what to do */
	record Unavailable(String why) implements CurrentPlan {
	}

	/**
	 * @param plan     that was compared; not to be changed
	 * @param applied  whether it has the changes
	 * @param obstacle what was changed since; empty if it can take them, or has them
	 */
	record Compared(PlanChange change, Plan plan, boolean applied, Optional<String> obstacle) implements CurrentPlan {
		/** Not for the UI thread: large plans take some time. */
		static Compared of(PlanChange change, Plan plan) {
			boolean applied = change.inverse().obstacle(plan).isEmpty();
			return new Compared(change, plan, applied, applied ? Optional.empty() : change.obstacle(plan));
		}

		/** Whether it is about just these. */
		boolean isOf(PlanChange other, Plan now) {
			return change == other && plan == now;
		}

		boolean isApplicable() {
			return !applied && obstacle.isEmpty();
		}
	}
}
