/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import org.sonde.common.message.CodedMessage;
import org.sonde.instrumentation.export.KiekerAgents;

/** The catalogue of why a program cannot be started with probes, each with a stable code; texts name place and remedy. */
public enum LaunchProblem implements CodedMessage {
	/** Kieker's classes are of a later Java than the program's. */
	JAVA_TOO_OLD("SL101: the program runs on Java %d, and Kieker " + KiekerAgents.KIEKER_VERSION + " needs Java %d or later. "
			+ "Choose another Java for it."),
	/** There can be one Kieker in a JVM only, and it has one configuration. */
	OTHER_KIEKER("SL102: the program already starts with Kieker's agent: %s. Remove it from the arguments of the JVM."),
	/** AspectJ separates names with semicolons and takes what follows a hash for a part of a page. */
	UNSUITABLE_PATH("SL103: AspectJ cannot read a configuration from a folder with ; or # in its name: %s. Choose another folder."),
	/** The program would run as it does without Sonde. */
	NOTHING_TO_WEAVE("SL104: %s has no probe that Kieker can weave. Mark methods for probes first."),
	/** Older Javas know neither the agent's classes nor its events. */
	JAVA_TOO_OLD_FOR_AGENT(
			"SL105: the program runs on Java %d, and %s needs Java %d or later for the plan. Choose another Java for it, or another agent."),
	/** Two would record the same calls twice. */
	SAME_AGENT("SL106: the program already starts with the same agent: %s. Remove it from the arguments of the JVM."),
	/** Options of the recorder are separated by commas. */
	COMMA_IN_PATH("SL107: the Flight Recorder cannot read its settings from a folder with a comma in its name: %s. Choose another folder."),
	/** The report of the export says why. */
	NOTHING_TO_RECORD("SL108: %s has no method that the %s can record. See its report: sonde export --to %s."),
	/** Classes that AspectJ cannot weave are kept from a weaver behind Sonde's agent only. */
	OWN_WEAVER("SL109: the program already starts with AspectJ's weaver, and on Java %d fields and objects cannot be watched with it. "
			+ "Remove the weaver from the arguments of the JVM, as Sonde brings one, or remove the probes of fields and types from the plan.");

	private final String template;

	LaunchProblem(String template) {
		this.template = template;
	}

	@Override
	public String template() {
		return template;
	}
}
