/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import org.sonde.benchmark.workload.Workload;

/**
 * Writes the application of distinct methods, as many as a workload asks for: a chain in which each is called by the one before it. What is
 * monitored begins with {@code monitored}, what is not with {@code plain}.
 */
final class DistinctCalls {

	/** The name of the source. */
	static final String FILE = "DistinctApplication.java";

	private DistinctCalls() {
	}

	static String source(Workload workload) {
		int all = workload.executions() + workload.unmonitored();
		// The application is a class of its own: some agents put a probe into every method of a class.
		StringBuilder source = new StringBuilder("package org.sonde.benchmark.program;\n\nfinal class DistinctApplication implements Application {\n")
				.append("\tprivate final DistinctCalls calls;\n\n\tDistinctApplication(Work work) {\n\t\tcalls = new DistinctCalls(work);\n\t}\n\n")
				.append("\t@Override\n\tpublic long trace(long methodTimeNanos, int executions) {\n\t\treturn calls.").append(name(0, workload))
				.append("(methodTimeNanos);\n\t}\n}\n\nfinal class DistinctCalls {\n\tprivate final Work work;\n\n")
				.append("\tDistinctCalls(Work work) {\n\t\tthis.work = work;\n\t}\n");
		for (int i = 0; i < all; i++) {
			source.append("\n\tpublic long ").append(name(i, workload)).append("(long methodTimeNanos) {\n\t\treturn ")
					.append(i + 1 < all ? name(i + 1, workload) + "(methodTimeNanos)" : "work.last(methodTimeNanos)").append(";\n\t}\n");
		}
		return source.append("}\n").toString();
	}

	/** Spread evenly: the i-th of all is monitored where the whole part of the monitored so far rises. */
	private static String name(int i, Workload workload) {
		long all = (long) workload.executions() + workload.unmonitored();
		boolean monitored = (i + 1L) * workload.executions() / all > (long) i * workload.executions() / all;
		return (monitored ? "monitored" : "plain") + i;
	}
}
