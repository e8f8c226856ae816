/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;

/**
 * A cell of the grid: one way to watch the program.
 *
 * @param id           of the configuration in result sets; where the paper has the cell, as its published set names it
 * @param predecessor  id of the cell that this one adds to
 * @param settings     as the watched program takes them
 * @param connections  to monitoring clients
 * @param parameters   what distinguishes it from others, in result sets
 * @param jvmArguments of its JVM alone
 * @param leastMillis  that are to be measured
 */
public record GridCell(String id, String label, GridLoad load, Phase phase, Optional<String> predecessor, List<String> settings,
		int connections, List<Parameter> parameters, List<String> jvmArguments, int leastMillis) {

	public GridCell {
		settings = List.copyOf(settings);
		parameters = List.copyOf(parameters);
		jvmArguments = List.copyOf(jvmArguments);
	}

	/** Computed work between operations; 0 if there is none. */
	double gapMicros() {
		return parameters.stream().filter(parameter -> parameter.name().equals(GridCells.GAP))
				.mapToDouble(parameter -> Double.parseDouble(parameter.value()))
				.findFirst().orElse(0);
	}

	/** Whether its observer gets nothing, so that events wait in its queue at the end. */
	boolean mayLeaveEvents() {
		return settings.contains("stage=queued") || settings.contains("stage=woven-queued");
	}

	/** Whether events are brought out of the program, and are dropped if what does so cannot keep up. */
	boolean isCarried() {
		return GridCells.CARRIERS.keySet().stream().anyMatch(carrier -> settings.contains("stage=woven-" + carrier));
	}

	/** Arguments of its JVM that do not name files of this machine. */
	List<String> statedArguments() {
		return jvmArguments.stream().filter(argument -> !argument.startsWith("-javaagent:")).toList();
	}

	/** The same program without pauses between its test cases. */
	GridCell busy() {
		return new GridCell("busy-" + id, label + ", no idle time", GridLoad.RUN, phase, predecessor.map(before -> "busy-" + before),
				settings, connections, parameters, jvmArguments, leastMillis);
	}

	/** Returns the cell with objects that the program drops silently. The collector must run many times in the measured time. */
	GridCell leftToTheCollector() {
		return new GridCell(id, label, load, phase, predecessor, Stream.concat(settings.stream(), Stream.of("end=collected")).toList(),
				connections, parameters, List.of("-Xmn32m"), leastMillis);
	}

	/**
	 * With monitoring threads of Java's least priority, in a JVM that applies priorities.
	 *
	 * @param nice what that is for Linux: 4 is Java's own choice, 19 the least that there is
	 */
	GridCell lowPriority(int nice) {
		return new GridCell(id.replace("busy-", "busy-nice-" + nice + "-"), label + ", lower priority (nice " + nice + ")", load, phase,
				predecessor, Stream.concat(settings.stream(), Stream.of("priority=low")).toList(), connections, parameters,
				List.of("-XX:ThreadPriorityPolicy=1", "-XX:JavaPriority1_To_OSPriority=" + nice), leastMillis);
	}
}
