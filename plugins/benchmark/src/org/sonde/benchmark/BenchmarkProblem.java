/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark;

import org.sonde.common.message.CodedMessage;

/**
 * The catalogue of everything that this bundle refuses or that fails, each kind with a stable code and its text, which names the remedy.
 */
public enum BenchmarkProblem implements CodedMessage {

	/** No built-in subject has this id, and there is no such file. */
	NO_SUCH_SUBJECT("SB101: %s: no built-in subject has this id, and there is no such file. Built in: %s."),
	/** A descriptor is something else than a subject. */
	NOT_A_SUBJECT("SB102: %s: not a subject. It must begin with {\"format\": \"sonde-benchmark-subject\", \"version\": 1, …}."),
	/** A descriptor of a later version. */
	NEWER_SUBJECT("SB103: %s: format version %s of subjects; this Sonde reads up to version %s. Update Sonde."),
	/** A configuration that the subject does not have. */
	NO_SUCH_CONFIGURATION("SB104: %s has no configuration %s. It has: %s."),
	/** None of the configurations that are named is one of this subject. */
	NOTHING_WANTED("SB108: %s has none of the chosen configurations. Choose one of its configurations, too, or leave the subject out."),
	/** A variable in a descriptor that stands for nothing. */
	NO_SUCH_VARIABLE("SB105: %s, configuration %s: ${%s} is not defined. Choose one of: %s."),
	/** An artifact is not available. */
	NO_ARTIFACT("SB106: %s: %s"),

	/** No built-in kind of versions has this id, and there is no such file. */
	NO_SUCH_KIND("SB109: %s: no built-in kind of versions has this id, and there is no such descriptor. Built in: %s."),
	/** A descriptor cannot start versions. */
	NO_PLACE_FOR_VERSION("SB110: %s: the descriptor has no ${component}, so it cannot start a version. "
			+ "Write ${component} where the classes of the version belong, usually in classPath."),
	/** A version is none of those that a kind can start. */
	NO_FITTING_KIND("SB111: %s: the kind %s cannot start this version, which has none of the classes %s. "
			+ "Check that its sources are complete (folders, component), or give another --kind, such as a descriptor of your own."),

	/** The caller of the benchmark has nothing that processes traces. */
	NO_TRACE_PROCESSING("SB107: %s: the phases reconstruction and reduction need a trace processor, which is missing here. "
			+ "Leave these phases out."),

	/** None of the JDKs found will do. */
	NO_JDK("SB201: %s runs on Java %s; found: %s. Install such a JDK, or give its folder with --java."),
	/** A folder is not a Java installation. */
	NOT_A_JDK("SB202: %s is not a Java installation: %s."),

	/** A subject cannot be measured under a workload. */
	NOT_ITS_WORKLOAD("SB203: %s"),

	/** No JDK of a release was found. */
	NO_SUCH_JAVA("SB204: No Java %s was found, only %s. Install it, or give its folder with --java."),

	/** The configurations of a subject run on different releases. */
	NO_COMMON_JAVA("SB205: %s: no Java release can run all chosen configurations, but only figures from one release are comparable: %s. "
			+ "Choose configurations with a common release, and measure the others separately."),

	/** A process could not be started. */
	NOT_STARTED("SB301: %s could not be started: %s."),
	/** Files of a run cannot be written or read. */
	UNWRITABLE("SB302: %s: %s. Check the folder and the space left on its disk."),
	/** Sources of a subject do not compile. */
	NOT_COMPILED("SB303: %s: its sources do not compile: %s"),
	/** No configuration has a valid fork. */
	NOTHING_MEASURED("SB304: %s: no fork was valid. The first: %s."),
	/** The measurements of a subject cannot become a result set, because of a mistake of ours. */
	NO_RESULT_SET("SB305: %s: its measurements cannot become a result set: %s. Its figures are listed; please report this message."),
	/** A program ran with the probes of a plan, and reached none of them. */
	NO_PROBE_FIRED("SB306: The program ran and executed no probe, so there is no overhead to measure. "
			+ "Check that it calls the marked methods and that they are spelled as in its classes: %s."),
	/** The process that sends to a receiver failed. */
	NOT_SENT("SB307: The senders failed: %s. Check that the machine has memory left, and report this message if it has."),
	/** A log to replay has no trace. */
	NOTHING_TO_REPLAY("SB308: There is no valid trace to replay. Give logs with traces; 'sonde traces LOG' shows what is in them."),
	/** The file of a grid that was measured in part is not as it was written. */
	NOT_A_GRID("SB309: %s: line %s: %s. Correct or remove the line, or measure into another folder."),
	/** Forks that were measured under other conditions cannot be compared. */
	OTHER_CONDITIONS(
			"SB310: %s has forks that were measured under other conditions: %s. Give the same options on the same machine, or another folder."),
	/** All forks of the cells that everything else is compared with were void. */
	NO_GRID("SB311: The program that is watched cannot be measured: %s."),
	/** The probes of a subject are not in the class that a sweep calls. */
	NOTHING_SWEPT(
			"SB312: %s: the sweep over gaps recorded nothing, so there is no cost by the gap. Let the subject put probes into org.sonde.benchmark.program.SweptCalls, too.");

	private final String template;

	BenchmarkProblem(String template) {
		this.template = template;
	}

	@Override
	public String template() {
		return template;
	}
}
