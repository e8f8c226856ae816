/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.io.File;
import java.util.HashMap;
import java.util.Map;

/**
 * What the program is asked to do: pairs of a name and a value on its command line. All are needed but {@code --probe} and
 * {@code --linger}.
 */
final class Settings {

	private final Map<String, String> values = new HashMap<String, String>();

	/** @throws IllegalArgumentException if a name stands without a value */
	Settings(String[] arguments) {
		if (arguments.length % 2 != 0) {
			throw new IllegalArgumentException("arguments are pairs of a name and a value");
		}
		for (int i = 0; i < arguments.length; i += 2) {
			values.put(arguments[i], arguments[i + 1]);
		}
	}

	private String text(String name) {
		String value = values.get(name);
		if (value == null) {
			throw new IllegalArgumentException("missing: " + name);
		}
		return value;
	}

	private long number(String name, long least) {
		long value = Long.parseLong(text(name));
		if (value < least) {
			throw new IllegalArgumentException(name + " must be at least " + least + ", found " + value);
		}
		return value;
	}

	/**
	 * The application that the shape of the calls asks for, with the probe in its source if one is named.
	 *
	 * @throws ReflectiveOperationException if the probe cannot be made
	 */
	Application application() throws ReflectiveOperationException {
		Work work = text("--work").equals("thread-cpu") ? new Work.OfThreadTime() : new Work.OfElapsedTime();
		String shape = text("--shape");
		if (values.containsKey("--probe")) {
			return application(shape, work, Class.forName(values.get("--probe")).getConstructor().newInstance());
		}
		if (shape.equals("nested")) {
			return new NestedCalls(work)::monitoredMethod;
		}
		if (shape.equals("siblings")) {
			SiblingCalls siblings = new SiblingCalls(work);
			return (methodTimeNanos, executions) -> siblings.monitoredParent(methodTimeNanos, executions - 1);
		}
		if (shape.equals("tree")) {
			CallTree tree = new CallTree(work);
			return (methodTimeNanos, executions) -> tree.monitoredNode(methodTimeNanos, executions, true);
		}
		if (shape.equals("distinct")) {
			// Made for so many methods, and compiled, by whoever starts this program.
			return distinct("DistinctApplication").getDeclaredConstructor(Work.class).newInstance(work);
		}
		throw new IllegalArgumentException("no such shape: " + shape);
	}

	private static Class<? extends Application> distinct(String name) throws ClassNotFoundException {
		return Class.forName(Settings.class.getPackage().getName() + "." + name).asSubclass(Application.class);
	}

	private static Application application(String shape, Work work, Object probe) throws ReflectiveOperationException {
		boolean distinct = shape.equals("distinct");
		if (probe instanceof Probe) {
			return distinct ? distinct("DistinctProbedApplication").getDeclaredConstructor(Work.class, Probe.class).newInstance(work, probe)
					: new ProbedCalls(shape, work, (Probe) probe);
		}
		if (probe instanceof ObjectProbe) {
			return distinct
					? distinct("DistinctObjectProbedApplication").getDeclaredConstructor(Work.class, ObjectProbe.class).newInstance(work,
							probe)
					: new ObjectProbedCalls(shape, work, (ObjectProbe) probe);
		}
		throw new IllegalArgumentException(probe.getClass().getName() + " implements neither Probe nor ObjectProbe");
	}

	/** Executions in a trace. */
	int executions() {
		return (int) number("--executions", 1);
	}

	long methodTimeNanos() {
		return number("--method-time", 0);
	}

	int threads() {
		return (int) number("--threads", 1);
	}

	/** Traces of each thread at most. */
	int calls() {
		return (int) number("--calls", 1);
	}

	/** Returns the time in nanoseconds after which no new trace begins. */
	long timeLimitNanos() {
		return number("--time-limit", 1);
	}

	/** Whether the CPU time of the thread is measured at each trace, too. */
	boolean cpuTime() {
		return Boolean.parseBoolean(text("--cpu-time"));
	}

	/** Whether the program gives a framework time to write what it holds, before it ends. */
	boolean lingers() {
		return Boolean.parseBoolean(values.get("--linger"));
	}

	/** An existing folder for what {@link MonitoredProgram} writes. */
	File folder() {
		return new File(text("--output"));
	}
}
