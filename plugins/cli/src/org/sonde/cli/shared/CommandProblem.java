/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import org.sonde.common.message.CodedMessage;

/** The catalogue of what the commands themselves refuse or fail at, each with a stable code; texts name place and remedy. */
public enum CommandProblem implements CodedMessage {
	/** Printing failed: what stands there is not the answer. */
	OUTPUT_LOST("SC101: standard output cannot be written: %s. The output is incomplete. Free space and run the command again."),
	/** A file that was named cannot be read. */
	UNREADABLE("SC102: %s cannot be read: %s. Check the path and the permissions."),
	/** A file or folder for the results cannot be written. */
	UNWRITABLE("SC103: %s cannot be written: %s. Choose another place."),
	/** Somebody else changes the file at the same time. */
	IN_USE("SC125: %s was not changed: %s. Run the command again."),
	/** Neither the plan nor the command line says what to estimate from. */
	NO_RESULT_SET("SC104: %s does not state a result set. "
			+ "Choose one with --results: the folder of a calibration of this machine, "
			+ "from 'sonde bench calibrate --plan PLAN -o results', or a built-in set from 'sonde results list'."),
	/** A folder of result sets, none of them for these probes. */
	NO_FITTING_RESULTS("SC147: %s has no result set with costs for probes of the plan's kind, %s. "
			+ "Measure one: sonde bench calibrate --plan PLAN -o FOLDER"),
	/** No built-in series has this id. */
	NO_SUCH_SERIES("SC105: there is no series '%s'. Choose one of: %s."),
	/** A file that defines record classes has a line that does not. */
	NO_RECORD_TYPE("SC117: %s. Correct the line."),
	/** No built-in measurement of code has this id. */
	NO_SUCH_CODE("SC106: there is no measured code '%s'. Choose one of: %s."),
	/** No writer is left to predict from. */
	NOTHING_TO_PREDICT("SC108: %s has no writer that was measured at three depths or more, so no run can be predicted. "
			+ "Choose a set with several depths, such as one from 'sonde bench calibrate'."),
	/** The port is taken, or none of this machine's. */
	CANNOT_LISTEN("SC109: cannot listen on port %s: %s. Choose another port."),
	/** Nobody sent a record while the command listened. */
	NOTHING_RECEIVED("SC120: nothing was received on port %s: %s. Start the program while this command listens, with Kieker's "
			+ "SingleSocketTcpWriter and this port in its configuration."),
	/** Nobody sent a span while the command listened. */
	NO_SPAN_RECEIVED("SC133: no span was received on port %1$s: %2$s. Start the program while this command listens, with "
			+ "OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:%1$s in its environment."),
	/** The log can be read, and is empty. */
	NO_RECORD("SC121: %s has no record. Check that the program called a method with a probe, and ended by itself."),
	/** Each of the result sets is right, all of them together are not. */
	NOT_TOGETHER("SC122: the result sets cannot become one %s: %s. Leave out the set that does not fit."),
	/** There is no such program, or it may not be started. */
	NOT_STARTED("SC110: %s could not be started: %s."),
	/** No Java has this name. */
	NO_SUCH_JAVA("SC111: %s was not found. Give its full path, or choose a Java with --java."),
	/** Sonde brings Kieker along, but no other agent. */
	NO_AGENT_JAR("SC134: the agent %s is not available: %s. Name its jar with --agent-jar, or download it with --fetch."),
	/** The folder for the log holds something. */
	NOT_EMPTY("SC112: %s is not empty. Choose a new folder with --keep-log."),
	/** Somebody else's file has the name that an output is to have. */
	IN_THE_WAY("SC115: %s already exists and is not an earlier output of this kind, so nothing was written. "
			+ "Choose another place, or replace it with --overwrite."),
	/** A file of the user is only replaced on request. */
	THERE_ALREADY("SC119: %s already exists and was not changed. Choose another name with --output."),
	/** The two sets are of different things. */
	NOTHING_IN_COMMON("SC113: %s and %s have no configuration in common, so there is nothing to compare. "
			+ "Name a set of the same benchmark with --against."),
	/** Interrupted, or too many forks were void. */
	TOO_FEW_FORKS(
			"SC114: %s measured, but a check needs %s: two comparisons with %s on each side. This says nothing about the benchmark. Repeat the check."),
	/** A version cannot be compiled or fetched. */
	NOT_BUILT("SC126: nothing was measured, because of: %s. The lines above state why. If types were not found, give their libraries with "
			+ "--class-path, --dependency or --revision-libraries, or limit the component with --include and --exclude."),
	/** A range has more revisions than anybody measures at once. */
	TOO_MANY_VERSIONS("SC127: %s has %s revisions whose folders differ; at most %s versions are measured at once. "
			+ "Measure a sample with --sample, or choose fewer with --tags, --match, --every or --max-count."),
	/** All forks of a version were void. */
	OVERHEAD_UNKNOWN("SC128: the overhead is unknown for: %s. The lines above state why. "
			+ "If records did not arrive, check the kind, the probes, and the libraries that the version needs to run."),
	/** The class of a unit of work has no such method. */
	NO_SUCH_UNIT("SC123: %s declares no method %s with a body, so no call of it can be a unit of work. Choose one of: %s."),
	/** What was measured cannot serve later estimates. */
	NOT_KEPT("SC124: %s was not written. %s"),
	/** No configuration of a history has the name of the baseline, or none has a run in common with it. */
	NO_BASELINE("SC129: no ratios to a baseline: %s. Choose one of these with --baseline."),
	/** The plan has no probe in this method. */
	NO_SUCH_PROBE("SC107: %s has no probe in '%s'. Copy its signature from the table of 'sonde estimate'."),
	/** Several probes have what was given. */
	SEVERAL_PROBES("SC130: %s has several probes in '%s': %s. Give more of the signature."),
	/** A running JVM cannot be recorded, or no more. */
	NOT_RECORDED("SC131: cannot record in %s: %s."),
	/** A plan without methods that a flight recorder could record. */
	NOTHING_TO_RECORD(
			"SC132: %s has no active probe of a method. Mark methods first; for patterns, name the classes of the program with --classes."),
	/** No method of the log can have a probe. */
	NO_CANDIDATE(
			"SC135: %s has no method to choose from: none was called, or none matches --candidates. Record the program with probes in all methods of interest, "
					+ "such as with a pattern."),
	/** No method has a reason that counts, and passes the filters. */
	NOTHING_SUGGESTED(
			"SC141: none of %s is suggested. Ask for more with --reason and --also, or lower --min-instructions; name the classes of the program with --classes."),
	/** Counts without traces, or without durations. */
	OBJECTIVE_NOT_RECORDED(
			"SC138: %s has %s, so %s is the same for all plans. Choose --objective calls or wish, or record each execution."),
	/** Of some methods the log has only a part of their calls. */
	PROBES_SWITCHED("SC146: probes of %s were switched while %s was recorded, so it has only a part of their calls. "
			+ "Record the program again, without --guard and without changes of the plan."),
	/** The budget does not even bear what is to stay. */
	KEPT_TOO_COSTLY(
			"SC136: the probes of %s cost %s %% of one processor by themselves, and the budget is %s %% of one processor. Raise the budget, or take probes out of the plan."),
	/** A share of nothing. */
	PROGRAM_TIME_UNKNOWN(
			"SC137: %s does not show how much CPU time the program takes without probes, because its probes may cost all of the recorded time. "
					+ "Give --program-seconds, or record fewer methods."),
	/** Without costs, nothing can be weighed. */
	COSTS_UNKNOWN("SC145: what the probes cost is unknown. %s Name a result set with --results."),
	/** The file of tunings has none yet. */
	NO_TUNINGS_YET("SC118: %s has no tuning yet. Add one with: sonde tradeoff add."),
	/** Two series have too little in common. */
	NOTHING_TO_COMPARE("SC139: %s and %s cannot be compared: %s. Choose two series with the same tunings."),
	/** The result sets of the series have no phases that differ by a portion. */
	NO_PORTION("SC140: no portion is known of the series %s. Its result sets need runs without probes and with them."),
	/** No tuning of the file has this name. */
	NO_SUCH_TUNING("SC116: %s has no tuning '%s'. It has: %s."),

	/** The sample is missing. */
	NOT_IN_A_CHECKOUT("SC201: %s is missing. Run the demo in a checkout of Sonde."),
	/** The demo deletes only what an earlier demo made. */
	NOT_OF_THE_DEMO("SC202: %s is not empty and not from an earlier demo. Choose another folder with --output."),
	/** The agent did not record what the plan says. */
	NOT_AS_PLANNED("SC203: the recorded calls differ from the plan. The files are in %s."),
	/** The running Java is not a JDK. */
	NO_COMPILER("SC204: the demo compiles its sample, but this Java has no compiler. Use a JDK."),
	/** The sample has errors. */
	DOES_NOT_COMPILE("SC205: %s does not compile. See the messages above."),
	/** The sample hangs. */
	DID_NOT_END("SC206: the sample did not end within %s minutes. Its output is in %s."),
	/** The sample ended with an error. */
	SAMPLE_FAILED("SC207: the sample failed with exit code %s. Its output is in %s.");

	private final String template;

	CommandProblem(String template) {
		this.template = template;
	}

	@Override
	public String template() {
		return template;
	}
}
