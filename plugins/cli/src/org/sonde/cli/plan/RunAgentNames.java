/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.util.ArrayList;

import org.sonde.instrumentation.run.RunAgent;

/** The agents that programs are started with, as users type them, for the help and the completion. */
public final class RunAgentNames extends ArrayList<String> {
	private static final long serialVersionUID = 1L;

	RunAgentNames() {
		super(RunAgent.keywords());
	}
}
