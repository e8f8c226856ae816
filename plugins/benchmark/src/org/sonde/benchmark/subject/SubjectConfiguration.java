/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.overhead.results.Phase;

/**
 * One way in which a subject is started. Texts may have variables ({@link Variables}).
 *
 * @param id as of a configuration of a result set
 * @param predecessor the configuration it adds to; empty for the first
 * @param java on which it runs
 * @param jvm arguments of the JVM
 * @param classPath jars and folders before and behind the program's own, which {@code ${program}} stands for; the program's alone if
 *        empty
 * @param environment variables of the process
 * @param files contents by name: those of the subject, and in their place or beside them those of this configuration
 * @param writer where records go, for people; empty if they go nowhere
 * @param probe a class that implements {@code org.sonde.benchmark.program.Probe} and is called by the program itself; empty if an agent
 *        puts the probes in, or there are none
 * @param mostThreads application threads with which it works, 1 or more; {@link Integer#MAX_VALUE} if any number will do
 */
public record SubjectConfiguration(String id, String label, Phase phase, Optional<String> predecessor, JavaRange java, List<String> jvm,
		List<String> classPath, SortedMap<String, String> environment, SortedMap<String, String> files, Optional<String> writer,
		Optional<String> probe, int mostThreads,
		Arrival arrival) {

	/** @throws IllegalArgumentException naming the rule that is broken */
	public SubjectConfiguration {
		jvm = List.copyOf(jvm);
		classPath = List.copyOf(classPath);
		environment = new TreeMap<>(environment);
		files = new TreeMap<>(files);
		if (!id.matches("[a-z0-9]+([.-][a-z0-9]+)*") || label.isBlank()) {
			throw new IllegalArgumentException(
					"a configuration has a label, and an id of lower-case letters, digits, dots and hyphens, found \""
							+ id + "\"");
		}
		if (environment.entrySet().stream().anyMatch(variable -> !isVariable(variable.getKey(), variable.getValue()))) {
			throw new IllegalArgumentException(
					"configuration " + id + ": a variable of the environment has a name without \"=\", and neither name nor value "
							+ "has a NUL, found " + environment.keySet());
		}
		if (writer.filter(String::isBlank).isPresent()) {
			throw new IllegalArgumentException("the writer of configuration " + id + " is not empty");
		}
		if (mostThreads < 1) {
			throw new IllegalArgumentException("configuration " + id + " needs at least one thread, found mostThreads " + mostThreads);
		}
		if (phase == Phase.NONE && predecessor.isPresent()) {
			throw new IllegalArgumentException("configuration " + id + " of phase none cannot have a predecessor");
		}
	}

	private static boolean isVariable(String name, String value) {
		return !name.isEmpty() && name.indexOf('=') < 0 && name.indexOf('\0') < 0 && value.indexOf('\0') < 0;
	}

	/** Returns the configuration with other arguments of the JVM. */
	public SubjectConfiguration withJvm(List<String> newJvm) {
		return new SubjectConfiguration(id, label, phase, predecessor, java, newJvm, classPath, environment, files, writer, probe,
				mostThreads, arrival);
	}

	/** Returns the configuration with another class path. */
	public SubjectConfiguration withClassPath(List<String> newClassPath) {
		return new SubjectConfiguration(id, label, phase, predecessor, java, jvm, newClassPath, environment, files, writer, probe,
				mostThreads, arrival);
	}

	/** Returns the configuration with other records that must arrive. */
	public SubjectConfiguration withArrival(Arrival newArrival) {
		return new SubjectConfiguration(id, label, phase, predecessor, java, jvm, classPath, environment, files, writer, probe, mostThreads,
				newArrival);
	}

	/** Whether it is the program as it is, without probes and without anything that must arrive: the same run in every subject. */
	public boolean isPlain() {
		return phase == Phase.NONE && addsNothing() && arrival instanceof Arrival.Unchecked;
	}

	/** Whether the program is started as it is. */
	public boolean addsNothing() {
		return jvm.isEmpty() && classPath.isEmpty() && probe.isEmpty() && environment.equals(Map.of());
	}
}
