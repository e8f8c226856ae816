/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.util.ArrayList;

import org.sonde.instrumentation.export.Agent;

/** The agents as users type them, for the help and the completion. */
public final class AgentNames extends ArrayList<String> {
	private static final long serialVersionUID = 1L;

	AgentNames() {
		super(Agent.keywords());
	}
}
