/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * As {@link ProbedCalls}, with an {@link ObjectProbe}. One class for both would have to box the times of the other kind, which on Java 17
 * allocates 24 bytes in each execution.
 */
final class ObjectProbedCalls implements ProbedApplication {

	private final String shape;
	private final Work work;
	private final ObjectProbe probe;

	ObjectProbedCalls(String shape, Work work, ObjectProbe probe) {
		this.shape = shape;
		this.work = work;
		this.probe = probe;
	}

	@Override
	public long trace(long methodTimeNanos, int executions) {
		switch (shape) {
			case "nested":
				return nested(methodTimeNanos, executions);
			case "siblings":
				return parent(methodTimeNanos, executions - 1);
			case "tree":
				return node(methodTimeNanos, executions, true);
			default:
				throw new IllegalArgumentException("no such shape: " + shape);
		}
	}

	@Override
	public long records() {
		return probe.records();
	}

	private long nested(long methodTimeNanos, int depth) {
		Object token = probe.before();
		try {
			return depth > 1 ? nested(methodTimeNanos, depth - 1) : work.last(methodTimeNanos);
		} finally {
			probe.after(token);
		}
	}

	private long parent(long methodTimeNanos, int children) {
		Object token = probe.before();
		try {
			if (children == 0) {
				return work.last(methodTimeNanos);
			}
			long sum = 0;
			for (int left = children; left > 1; left--) {
				sum += sibling(sum);
			}
			return sum + last(methodTimeNanos);
		} finally {
			probe.after(token);
		}
	}

	private long sibling(long sum) {
		Object token = probe.before();
		try {
			return sum ^ 1;
		} finally {
			probe.after(token);
		}
	}

	private long last(long methodTimeNanos) {
		Object token = probe.before();
		try {
			return work.last(methodTimeNanos);
		} finally {
			probe.after(token);
		}
	}

	private long node(long methodTimeNanos, int executions, boolean last) {
		Object token = probe.before();
		try {
			if (executions == 1) {
				return last ? work.last(methodTimeNanos) : 1;
			}
			int left = (executions - 1) / 2;
			long sum = left > 0 ? node(methodTimeNanos, left, false) : 0;
			return sum + node(methodTimeNanos, executions - 1 - left, last);
		} finally {
			probe.after(token);
		}
	}
}
