/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs one program: as many units as fit into a time, or a fixed number of units. */
public final class Main {

	private static final String USAGE = """
			Usage: Main ID --seconds S   run the program for S seconds
			       Main ID --units N     run N units, divided among the program's threads
			       Main --list           list the programs, one per line, with tabs between the columns:
			                             id, library, its root packages, application threads, open or held-out""";

	private Main() {
	}

	public static void main(String[] arguments) {
		int status = 1;
		try {
			status = run(arguments);
		} catch (Exception | LinkageError e) {
			e.printStackTrace();
		}
		System.out.flush();
		// Threads of a library must not keep the process alive.
		System.exit(status);
	}

	private static int run(String[] arguments) throws Exception {
		if (arguments.length == 1 && arguments[0].equals("--list")) {
			Programs.all().forEach(entry -> System.out.println(entry.line()));
			return 0;
		}
		boolean timed = arguments.length == 3 && arguments[1].equals("--seconds");
		if (!timed && !(arguments.length == 3 && arguments[1].equals("--units"))) {
			System.err.println(USAGE);
			return 2;
		}
		Programs.Entry entry = Programs.find(arguments[0]).orElse(null);
		if (entry == null) {
			System.err.println("There is no program " + arguments[0] + ". Run Main --list to see all programs.");
			return 2;
		}
		Result result = timed ? run(entry, Double.parseDouble(arguments[2]), Long.MAX_VALUE)
				: run(entry, Double.POSITIVE_INFINITY, Long.parseLong(arguments[2]));
		System.out.println("units " + result.units() + " checksum " + result.checksum());
		return 0;
	}

	/** What a run did: the number of units, and the sum of their checksums. */
	record Result(long units, long checksum) {
	}

	static Result run(Programs.Entry entry, double seconds, long units) throws Exception {
		try (Program program = Programs.create(entry)) {
			long end = seconds == Double.POSITIVE_INFINITY ? Long.MAX_VALUE : System.nanoTime() + (long) (seconds * 1e9);
			List<FutureTask<Result>> threads = new ArrayList<>();
			for (int number = 0; number < entry.threads(); number++) {
				long share = units / entry.threads() + (number < units % entry.threads() ? 1 : 0);
				Callable<Result> loop = () -> loop(entry.id(), program, end, share);
				FutureTask<Result> thread = new FutureTask<>(loop);
				threads.add(thread);
				new Thread(thread, "application-" + (number + 1)).start();
			}
			long done = 0;
			long sum = 0;
			for (FutureTask<Result> thread : threads) {
				Result result = result(thread);
				done += result.units();
				sum += result.checksum();
			}
			return new Result(done, sum);
		}
	}

	private static Result result(FutureTask<Result> thread) throws Exception {
		try {
			return thread.get();
		} catch (ExecutionException e) {
			throw new IllegalStateException("A unit failed: " + e.getCause(), e.getCause());
		}
	}

	private static Result loop(String id, Program program, long end, long units) throws Exception {
		long first = 0;
		long sum = 0;
		long done = 0;
		while (done < units && System.nanoTime() < end) {
			long checksum = Units.unit(program);
			if (done == 0) {
				first = checksum;
			} else if (checksum != first) {
				throw new IllegalStateException("Unit " + (done + 1) + " of " + id + " returned " + checksum + ", unit 1 returned " + first
						+ ".");
			}
			sum += checksum;
			done++;
		}
		return new Result(done, sum);
	}
}
