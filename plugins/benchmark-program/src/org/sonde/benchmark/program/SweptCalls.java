/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * The probed operations of {@link GapSweep}: four that open traces, and sixteen that they call, in an order that no branch predictor
 * foresees. So many because a compiler inlines the probes of one or two methods and cannot do that in programs, where one aspect is at
 * work in many.
 */
public final class SweptCalls {

	private static final String TEXT = "text";
	private static final int[] NUMBERS = {1, 2, 3};
	private static final int LEAVES = 16;
	private static final int ENTRIES = 4;

	private final WorkBetweenCalls between;
	private int steps;
	private long state;
	private int next = 42;

	/** @param between the program's own work before each execution within a trace */
	SweptCalls(WorkBetweenCalls between) {
		this.between = between;
	}

	/** Sets the amount of work. */
	void setSteps(int steps) {
		this.steps = steps;
	}

	/** A trace of so many executions, 1 or more. */
	public long trace(int executions) {
		switch (draw() & (ENTRIES - 1)) {
			case 0:
				return monitoredEntry0(executions);
			case 1:
				return monitoredEntry1(TEXT, executions);
			case 2:
				return monitoredEntry2(executions, next);
			default:
				return monitoredEntry3(this, executions);
		}
	}

	private int draw() {
		next ^= next << 13;
		next ^= next >>> 17;
		next ^= next << 5;
		return next >>> 4;
	}

	private long body(int executions) {
		for (int i = 1; i < executions; i++) {
			state += between.run(steps) + leaf();
		}
		return state;
	}

	private long leaf() {
		switch (draw() & (LEAVES - 1)) {
			case 0:
				return monitoredLeaf0(next);
			case 1:
				return monitoredLeaf1(next, 1);
			case 2:
				return monitoredLeaf2(this);
			case 3:
				return monitoredLeaf3(TEXT, next);
			case 4:
				return monitoredLeaf4(next);
			case 5:
				return monitoredLeaf5();
			case 6:
				return monitoredLeaf6(NUMBERS);
			case 7:
				return monitoredLeaf7(next, 2, 3);
			case 8:
				return monitoredLeaf8(next);
			case 9:
				return monitoredLeaf9(next, 1);
			case 10:
				return monitoredLeaf10(this);
			case 11:
				return monitoredLeaf11(TEXT, next);
			case 12:
				return monitoredLeaf12(next);
			case 13:
				return monitoredLeaf13();
			case 14:
				return monitoredLeaf14(NUMBERS);
			default:
				return monitoredLeaf15(next, 2, 3);
		}
	}

	long monitoredEntry0(int executions) {
		return body(executions);
	}

	long monitoredEntry1(String text, int executions) {
		return body(executions) + text.length();
	}

	long monitoredEntry2(int executions, long number) {
		return body(executions) ^ number;
	}

	long monitoredEntry3(Object object, int executions) {
		return body(executions) + (object == this ? 1 : 0);
	}

	long monitoredLeaf0(int a) {
		return state + 0 ^ a;
	}

	long monitoredLeaf1(long a, int b) {
		return state + 1 ^ (a + b);
	}

	long monitoredLeaf2(Object a) {
		return state + 2 ^ (System.identityHashCode(a));
	}

	long monitoredLeaf3(String a, int b) {
		return state + 3 ^ (a.length() + b);
	}

	long monitoredLeaf4(double a) {
		return state + 4 ^ ((long) a);
	}

	long monitoredLeaf5() {
		return state + 5 ^ 1;
	}

	long monitoredLeaf6(int[] a) {
		return state + 6 ^ (a.length);
	}

	long monitoredLeaf7(long a, long b, long c) {
		return state + 7 ^ (a ^ b ^ c);
	}

	long monitoredLeaf8(int a) {
		return state + 8 ^ a;
	}

	long monitoredLeaf9(long a, int b) {
		return state + 9 ^ (a + b);
	}

	long monitoredLeaf10(Object a) {
		return state + 10 ^ (System.identityHashCode(a));
	}

	long monitoredLeaf11(String a, int b) {
		return state + 11 ^ (a.length() + b);
	}

	long monitoredLeaf12(double a) {
		return state + 12 ^ ((long) a);
	}

	long monitoredLeaf13() {
		return state + 13 ^ 1;
	}

	long monitoredLeaf14(int[] a) {
		return state + 14 ^ (a.length);
	}

	long monitoredLeaf15(long a, long b, long c) {
		return state + 15 ^ (a ^ b ^ c);
	}
}
