/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot;

import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/** A day at the depot: the load generator. */
public final class Main {
	private static final int DEFAULT_REQUESTS = 8_000;
	private static final double DEFAULT_SECONDS = 4;
	private static final double NANOS_PER_SECOND = 1e9;

	private Main() {
	}

	/** @param args number of requests (customers), and seconds they are spread over; 0 seconds for as fast as possible */
	public static void main(String[] args) {
		int requests;
		double seconds;
		try {
			requests = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_REQUESTS;
			seconds = args.length > 1 ? Double.parseDouble(args[1]) : DEFAULT_SECONDS;
		} catch (NumberFormatException e) {
			requests = -1;
			seconds = -1;
		}
		if (requests < 0 || !(seconds >= 0) || seconds > 86_400 || args.length > 2) {
			System.err.println("usage: depot.Main [REQUESTS (0 or more) [SECONDS (0 to 86400)]]");
			System.exit(2);
		}
		run(requests, seconds);
	}

	private static void run(int requests, double seconds) {
		Depot depot = new Depot();
		Customers customers = new Customers(depot);
		long start = System.nanoTime();
		for (int request = 0; request < requests; request++) {
			waitUntil(start + (long) (seconds * NANOS_PER_SECOND * request / requests));
			customers.serveNext();
		}
		depot.closeForToday();
		double elapsed = (System.nanoTime() - start) / NANOS_PER_SECOND;
		System.out.printf(Locale.ROOT,
				"%d requests in %.2f s: %d parcels sent, revenue %.2f EUR, delivery in %.2f days on average%n", requests,
				elapsed, depot.parcelsSent(), depot.revenueCents() / 100.0, depot.meanDaysToDelivery());
	}

	private static void waitUntil(long nanoTime) {
		long left;
		while ((left = nanoTime - System.nanoTime()) > 0) {
			LockSupport.parkNanos(left);
		}
	}
}
