/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.evidence;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;

/**
 * A line that says something of the experiment.
 *
 * @param line  with at most one group
 * @param value of what the group found
 */
record ClueRule(ConditionName name, Pattern line, UnaryOperator<String> value) {

	private static final String VERSION = "(\\d+(?:\\.\\d+)+(?:-SNAPSHOT)?)";

	/** The output of Kieker, the agents, the JVM, and the scripts and programs of MooBench. */
	static final List<ClueRule> ALL = List.of(
			framework("Current State of kieker\\.monitoring \\(([^)\\s]+)\\)", "Kieker "),
			// The record of metadata, with which Kieker's own logs begin.
			framework("^\\$\\d+;-?\\d+;" + VERSION + ";[^;]*;[^;]*;-?\\d+;(?:true|false);", "Kieker "),
			framework("-javaagent:\\S*?kieker-" + VERSION + "[-.\\w]*\\.jar", "Kieker "),
			framework("-javaagent:\\S*?opentelemetry-javaagent-" + VERSION + "\\.jar", "OpenTelemetry Java agent "),
			framework("opentelemetry-javaagent - version: " + VERSION, "OpenTelemetry Java agent "),
			framework("-javaagent:\\S*?inspectit-ocelot-agent-" + VERSION + "\\.jar", "inspectIT Ocelot "),
			probes("kieker\\.monitoring\\.probe\\.\\w+\\.flow\\.", ProbeKind.OPERATION_EVENTS),
			probes("kieker\\.common\\.record\\.flow\\.trace\\.operation\\.", ProbeKind.OPERATION_EVENTS),
			probes("kieker\\.monitoring\\.probe\\.\\w+\\.operationExecution\\.", ProbeKind.OPERATION_EXECUTION),
			probes("kieker\\.common\\.record\\.controlflow\\.OperationExecutionRecord", ProbeKind.OPERATION_EXECUTION),
			depth("# 2\\. Recursion Depth ([1-9]\\d{0,8})"),
			depth("--?recursion-?depth[ =]\"?([1-9]\\d{0,8})"),
			depth("\\bRECURSION_DEPTH[ =:]+([1-9]\\d{0,8})\\b"),
			methodTime("# 5\\. Method-Time (\\d{1,12})"),
			methodTime("--?method-?time[ =]\"?(\\d{1,12})"),
			methodTime("\\bMETHOD_TIME[ =:]+(\\d{1,12})\\b"),
			new ClueRule(ConditionName.VIRTUAL_MACHINE, Pattern.compile("^\\s*java\\.runtime\\.version\\s*[=:]\\s*(\\S+)"),
					version -> "Java " + version));

	private static ClueRule framework(String line, String before) {
		return new ClueRule(ConditionName.FRAMEWORK, Pattern.compile(line), version -> before + version);
	}

	private static ClueRule probes(String line, ProbeKind kind) {
		return new ClueRule(ConditionName.PROBE_KIND, Pattern.compile(line), any -> kind.keyword());
	}

	private static ClueRule depth(String line) {
		return new ClueRule(ConditionName.RECURSION_DEPTH, Pattern.compile(line), depth -> depth);
	}

	private static ClueRule methodTime(String line) {
		return new ClueRule(ConditionName.METHOD_TIME_MICROS, Pattern.compile(line),
				nanos -> new BigDecimal(nanos).movePointLeft(3).stripTrailingZeros().toPlainString());
	}

	/** @param from where the line stands */
	Optional<Clue> find(String text, String from) {
		Matcher found = line.matcher(text);
		return found.find() ? Optional.of(new Clue(name, value.apply(found.groupCount() == 0 ? "" : found.group(1)), from))
				: Optional.empty();
	}
}
