/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.tests.seeded.Seeded;

/** In the package of the program, whose classes are its own: that the trace of each shape has as many executions as asked. */
class ShapesTest {

	/** Counts, and checks that each execution ends with the token that it began with, the last that began first. */
	public static final class Counting implements Probe {
		private final Deque<Long> open = new ArrayDeque<>();
		private long executions;
		private int deepest;

		@Override
		public long before() {
			open.push(++executions);
			deepest = Math.max(deepest, open.size());
			return executions;
		}

		@Override
		public void after(long token) {
			assertThat(open.pop()).isEqualTo(token);
		}

		@Override
		public long records() {
			assertThat(open).isEmpty();
			return executions;
		}
	}

	/** The same with objects. */
	public static final class CountingObjects implements ObjectProbe {
		private final Counting counting = new Counting();

		@Override
		public Object before() {
			return counting.before();
		}

		@Override
		public void after(Object token) {
			counting.after((Long) token);
		}

		@Override
		public long records() {
			return counting.records();
		}
	}

	@Test
	void aTraceHasAsManyExecutionsAsAsked() {
		Seeded.tries(100, in -> {
			int executions = in.between(1, 300);
			int traces = in.between(1, 3);
			for (String shape : new String[] {"nested", "siblings", "tree"}) {
				ProbedCalls calls = new ProbedCalls(shape, new Work.OfElapsedTime(), new Counting());
				ObjectProbedCalls objectCalls = new ObjectProbedCalls(shape, new Work.OfElapsedTime(), new CountingObjects());
				for (int i = 0; i < traces; i++) {
					calls.trace(0, executions);
					objectCalls.trace(0, executions);
				}
				assertThat(calls.records()).as(shape).isEqualTo((long) traces * executions);
				assertThat(objectCalls.records()).as(shape).isEqualTo((long) traces * executions);
			}
		});
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 3, 10, 32 })
	void shapesDifferInDepth(int executions) {
		assertThat(depth("nested", executions)).isEqualTo(executions);
		assertThat(depth("siblings", executions)).isEqualTo(Math.min(executions, 2));
		assertThat(depth("tree", executions)).isEqualTo(executions == 2 ? 2 : depthOfTree(executions));
	}

	private static int depth(String shape, int executions) {
		Counting probe = new Counting();
		new ProbedCalls(shape, new Work.OfElapsedTime(), probe).trace(0, executions);
		return probe.deepest;
	}

	/** Of a tree whose root shares the others out evenly. */
	private static int depthOfTree(int executions) {
		return executions == 0 ? 0 : 1 + depthOfTree(executions / 2);
	}
}
