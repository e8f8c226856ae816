/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that is observed in {@link ProgramStudyTest}: each unit of work calls a probed method a hundred times. */
public final class CountingProgram {

	/** Of a unit's megabyte. */
	private static final int PARTS = 100;
	/** Some 25 ms for all parts. */
	private static final int WORK = 250_000;
	private static final long SETTLING_NANOS = 2_000_000_000L;

	private long state = 42;
	/** Units of the usual kind that have ended. */
	private int done;

	private CountingProgram() {
	}

	/**
	 * @param arguments {@code fail} to end with an exception, {@code failsWithProbes} with one if it has probes, else after 3000 units,
	 *                  {@code failsInProbe} with one of Kieker, {@code lines} to print a line for each unit, {@code idle} to do no unit,
	 *                  {@code nested} for units within units, some of which end with an exception, {@code ends} to end after 3000 units,
	 *                  {@code reads} to read the input first, {@code starts} to start another program first, {@code leaves} to start one
	 *                  that never ends, whose number is then in a file, {@code sleeps} to do nothing for ever, {@code differs} and a number
	 *                  to do other work in each run, so many times as many units as runs until now, each with more calls, {@code long} for
	 *                  units of a megabyte that are longer than half a window, {@code collects} to collect garbage once in each unit,
	 *                  {@code settles} to print a line for each unit of which the second collects garbage for two seconds
	 */
	public static void main(String[] arguments) throws InterruptedException, IOException {
		String wanted = arguments.length == 0 ? "" : arguments[0];
		if (wanted.equals("fail") || wanted.equals("failsWithProbes") && hasProbes()) {
			throw new IllegalStateException("it fails");
		}
		if (wanted.equals("failsInProbe")) {
			throw new IllegalStateException("kieker.monitoring.probe.aspectj.flow.constructorExecution.AbstractAspect.afterConstructor");
		}
		CountingProgram program = new CountingProgram();
		if (wanted.equals("sleeps")) {
			Thread.sleep(Long.MAX_VALUE);
		}
		if (wanted.equals("reads")) {
			System.out.println("read " + System.in.read());
		}
		if (wanted.equals("starts")) {
			new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version").start().waitFor();
		}
		if (wanted.equals("leaves")) {
			Process child = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
					System.getProperty("java.class.path"), CountingProgram.class.getName(), "sleeps").inheritIO().start();
			Files.writeString(Path.of("child.txt"), Long.toString(child.pid()));
		}
		if (wanted.equals("ends") || wanted.equals("failsWithProbes")) {
			for (int i = 0; i < 3000; i++) {
				program.unit();
			}
			return;
		}
		if (wanted.equals("differs")) {
			program.differs(Long.parseLong(arguments[1]));
			return;
		}
		if (wanted.equals("settles")) {
			settle();
		}
		long end = System.nanoTime() + 30_000_000_000L;
		while (System.nanoTime() < end) {
			if (wanted.equals("idle")) {
				return;
			}
			if (wanted.equals("nested")) {
				program.unit(1);
			} else if (wanted.equals("collects")) {
				program.unit(Runtime.getRuntime());
			} else if (wanted.equals("long")) {
				program.unit(new byte[PARTS][]);
			} else {
				program.unit();
			}
			if (wanted.equals("lines") || wanted.equals("settles")) {
				System.out.println("unit done");
			}
		}
		System.out.println(program.state);
	}

	private static boolean hasProbes() {
		try {
			Class.forName("kieker.monitoring.core.controller.MonitoringController", false, CountingProgram.class.getClassLoader());
			return true;
		} catch (ClassNotFoundException e) {
			return false;
		}
	}

	private static void settle() {
		System.out.println("unit done");
		long end = System.nanoTime() + SETTLING_NANOS;
		while (System.nanoTime() < end) {
			System.gc();
		}
		System.out.println("unit done");
	}

	/** Counts its runs in a file, and does as much more. */
	private void differs(long times) throws IOException {
		Path runs = Path.of("runs.txt");
		int run = Files.exists(runs) ? Files.readString(runs).length() + 1 : 1;
		Files.writeString(runs, "1".repeat(run));
		for (long i = 0; i < times * run; i++) {
			unit(run, new byte[PARTS][]);
			if (times < PARTS) {
				System.out.println("unit done");
			}
		}
		System.out.println(state);
	}

	/** The difference is so large that no busy machine hides it. */
	void unit(int run, byte[][] parts) {
		for (int i = 0; i < PARTS * run * run * run; i++) {
			parts[i % PARTS] = new byte[1000];
			step(i);
		}
	}

	void unit() {
		for (int i = 0; i < 100; i++) {
			step(i);
		}
		done++;
	}

	/** Collects garbage. */
	void unit(Runtime jvm) {
		step(0);
		jvm.gc();
	}

	/** Holds two more, which end with an exception. */
	void unit(int depth) {
		for (int i = 0; i < 100; i++) {
			step(i);
		}
		if (depth == 0) {
			throw new IllegalStateException("the end of a unit");
		}
		for (int i = 0; i < 2; i++) {
			try {
				unit(depth - 1);
			} catch (IllegalStateException e) {
				state++;
			}
		}
	}

	/** Allocates bit by bit, so that half a unit has half of it. */
	void unit(byte[][] parts) {
		for (int part = 0; part < PARTS; part++) {
			parts[part] = new byte[10_000];
			for (int i = 0; i < WORK; i++) {
				state = state * 6364136223846793005L + part;
			}
			step(part);
		}
	}

	void step(int number) {
		for (int i = 0; i < 50; i++) {
			state = state * 6364136223846793005L + number;
		}
	}
}
