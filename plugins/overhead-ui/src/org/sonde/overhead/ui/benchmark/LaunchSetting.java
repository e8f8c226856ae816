/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.sonde.benchmark.experiment.Effort;

/** What a launch configuration of a benchmark keeps, as text that people can type, each with its default. */
public enum LaunchSetting {

	/** Lines {@code subject#configuration}; the subject by its id or the file of its descriptor. */
	CONFIGURATIONS("configurations", "kieker-2.0.2-aspectj#no-instrumentation\nkieker-2.0.2-aspectj#deactivated\n"
			+ "kieker-2.0.2-aspectj#collecting\nkieker-2.0.2-aspectj#binary-file"),
	/** Files of descriptors, a line each. */
	DESCRIPTORS("descriptors", ""),
	/** Keywords of shapes, separated by commas. */
	SHAPES("shapes", "nested"),
	/** Executions in a trace, separated by commas. */
	DEPTHS("depths", "10"),
	/** Executions of methods without probes between those of distinct methods. */
	UNMONITORED("unmonitored", "0"),
	/** µs, separated by commas. */
	METHOD_TIMES("methodTimes", "0"),
	/** Whether the method time is CPU time of the thread. */
	THREAD_TIME("threadTime", "false"),
	/** Numbers of application threads, separated by commas. */
	THREADS("threads", "1"),
	/** Traces of each thread of a fork at most. */
	CALLS("calls", "2000000"),
	/** Seconds that a fork calls at most. */
	SECONDS("seconds", "5"),
	/** JVMs of each run. */
	LEAST_FORKS("leastForks", "5"),
	/** JVMs of each run. */
	MOST_FORKS("mostForks", "10"),
	/** Percent; empty for as many forks as may be. */
	PRECISION("precision", "1"),
	/** Minutes; empty for no time-box. */
	MINUTES("minutes", "30"),
	/** How often a fork is tried at most. */
	ATTEMPTS("attempts", Integer.toString(Effort.USUAL_ATTEMPTS)),
	/** The folder of a Java installation; empty for the newest that fits. */
	JAVA("java", ""),
	/** Arguments of every measured JVM, as on a command line. */
	JVM_ARGUMENTS("jvmArguments", ""),
	/** The project or folder for the result sets. */
	FOLDER("folder", ""),
	/** Whether raw measurements are kept. */
	KEEP_RAW("keepRaw", "false"),
	/** Whether agents are taken from the local Maven repository alone. */
	OFFLINE("offline", "false");

	private static final String PREFIX = "org.sonde.overhead.ui.benchmark.";

	private final String key;
	private final String otherwise;

	LaunchSetting(String name, String otherwise) {
		key = PREFIX + name;
		this.otherwise = otherwise;
	}

	/** The stored value. */
	public String of(ILaunchConfiguration configuration) throws CoreException {
		return configuration.getAttribute(key, otherwise);
	}

	/** Whether it is kept as true. */
	public boolean isSet(ILaunchConfiguration configuration) throws CoreException {
		return Boolean.parseBoolean(of(configuration));
	}

	/** Keeps another value; a default is not kept, so that a page which sets what it shows changes nothing. */
	public void set(ILaunchConfigurationWorkingCopy copy, String value) {
		copy.setAttribute(key, value.equals(otherwise) ? null : value);
	}
}
