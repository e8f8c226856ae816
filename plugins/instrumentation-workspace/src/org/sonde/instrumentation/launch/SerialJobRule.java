/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import org.eclipse.core.runtime.jobs.ISchedulingRule;

/** Lets the jobs that follow runs with probes wait for each other. */
enum SerialJobRule implements ISchedulingRule {
	RULE;

	@Override
	public boolean contains(ISchedulingRule rule) {
		return rule == this;
	}

	@Override
	public boolean isConflicting(ISchedulingRule rule) {
		return rule == this;
	}
}
