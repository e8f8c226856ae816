/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.util.List;
import java.util.stream.IntStream;

import org.sonde.benchmark.workload.Workload;

/**
 * Writes the applications of distinct methods, as many as a workload asks for: a chain in which each is called by the one before it. What
 * is monitored begins with {@code monitored}, what is not with {@code plain}. One application is for agents, the others have a probe in the
 * source of each monitored method.
 */
final class DistinctCalls {

	/** The name of the source. */
	static final String FILE = "DistinctApplication.java";
	/** The class that agents put probes into. */
	static final String CLASS = "org.sonde.benchmark.program.DistinctCalls";

	private DistinctCalls() {
	}

	/** The names of the methods that are monitored. */
	static List<String> monitored(Workload workload) {
		return IntStream.range(0, all(workload)).filter(i -> isMonitored(i, workload)).mapToObj(i -> name(i, workload)).toList();
	}

	static String source(Workload workload) {
		// The application is a class of its own: some agents put a probe into every method of a class.
		StringBuilder source = new StringBuilder(
				"package org.sonde.benchmark.program;\n\nfinal class DistinctApplication implements Application {\n")
				.append("\tprivate final DistinctCalls calls;\n\n\tDistinctApplication(Work work) {\n\t\tcalls = new DistinctCalls(work);\n\t}\n\n")
				.append("\t@Override\n\tpublic long trace(long methodTimeNanos, int executions) {\n\t\treturn calls.")
				.append(name(0, workload))
				.append("(methodTimeNanos);\n\t}\n}\n\nfinal class DistinctCalls {\n\tprivate final Work work;\n\n")
				.append("\tDistinctCalls(Work work) {\n\t\tthis.work = work;\n\t}\n");
		for (int i = 0; i < all(workload); i++) {
			source.append("\n\tpublic long ").append(name(i, workload)).append("(long methodTimeNanos) {\n\t\treturn ")
					.append(next(i, workload)).append(";\n\t}\n");
		}
		source.append("}\n");
		appendProbed(source, workload, "DistinctProbedApplication", "Probe", "long");
		appendProbed(source, workload, "DistinctObjectProbedApplication", "ObjectProbe", "Object");
		return source.toString();
	}

	/** @param token what the probe carries from before an execution to after it */
	private static void appendProbed(StringBuilder source, Workload workload, String name, String probe, String token) {
		source.append("\nfinal class ").append(name).append(" implements ProbedApplication {\n\tprivate final Work work;\n\tprivate final ")
				.append(probe)
				.append(" probe;\n\n\t").append(name).append("(Work work, ").append(probe)
				.append(" probe) {\n\t\tthis.work = work;\n\t\tthis.probe = probe;\n\t}\n\n")
				.append("\t@Override\n\tpublic long trace(long methodTimeNanos, int executions) {\n\t\treturn ").append(name(0, workload))
				.append("(methodTimeNanos);\n\t}\n\n\t@Override\n\tpublic long records() {\n\t\treturn probe.records();\n\t}\n");
		for (int i = 0; i < all(workload); i++) {
			source.append("\n\tprivate long ").append(name(i, workload)).append("(long methodTimeNanos) {\n");
			if (isMonitored(i, workload)) {
				source.append("\t\t").append(token).append(" token = probe.before();\n\t\ttry {\n\t\t\treturn ").append(next(i, workload))
						.append(";\n\t\t} finally {\n\t\t\tprobe.after(token);\n\t\t}\n\t}\n");
			} else {
				source.append("\t\treturn ").append(next(i, workload)).append(";\n\t}\n");
			}
		}
		source.append("}\n");
	}

	private static String next(int i, Workload workload) {
		return i + 1 < all(workload) ? name(i + 1, workload) + "(methodTimeNanos)" : "work.last(methodTimeNanos)";
	}

	private static int all(Workload workload) {
		return workload.executions() + workload.unmonitored();
	}

	private static String name(int i, Workload workload) {
		return (isMonitored(i, workload) ? "monitored" : "plain") + i;
	}

	/** Spread evenly: the i-th of all is monitored where the whole part of the monitored so far rises. */
	private static boolean isMonitored(int i, Workload workload) {
		long all = all(workload);
		return (i + 1L) * workload.executions() / all > (long) i * workload.executions() / all;
	}
}
