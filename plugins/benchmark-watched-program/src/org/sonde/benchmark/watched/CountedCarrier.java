/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.nio.file.Path;

import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** Brings events out of the program as {@code sonde run} does, to something in the same JVM that counts what arrives. */
abstract class CountedCarrier {
	private static final int LOOK_MILLIS = 20;

	private final WovenObjects objects;
	private EndPoint endPoint;
	private DeliveryCounts before;
	private long lostBefore;

	CountedCarrier(WovenObjects objects) {
		this.objects = objects;
	}

	/**
	 * Starts the carrier of a stage.
	 *
	 * @param stage  woven-logged, woven-recorded, woven-streamed, woven-fetched, woven-gathered or woven-sent
	 * @param folder for files
	 */
	static CountedCarrier start(String stage, WovenObjects objects, Path folder) throws IOException {
		try {
			return switch (stage) {
				case "woven-logged" -> new CountedLog(objects);
				case "woven-recorded" -> new CountedRecording(objects, folder);
				case "woven-streamed" -> new CountedStream(objects);
				case "woven-fetched" -> new CountedSubscription(objects, "immediate");
				case "woven-gathered" -> new CountedSubscription(objects, "period:50");
				case "woven-sent" -> new CountedCollector(objects);
				default -> throw new IllegalArgumentException("There is no stage " + stage + ".");
			};
		} catch (IOException | RuntimeException e) {
			throw e;
		} catch (Exception e) {
			throw new IOException("The carrier did not start.", e);
		}
	}

	/** Events count from now on; those before arrive first, so that their time does not count either. */
	final void begin() {
		endPoint = objects.service().endPoints().get(0);
		settle();
		before = endPoint.counts();
		lostBefore = lost();
	}

	/** Lets out what waits, checks that all that was delivered arrived, and prints the balance. */
	final void end() throws IOException, InterruptedException {
		settle();
		long arrived = close();
		DeliveryCounts all = counts();
		if (arrived + lost() != all.delivered()) {
			throw new IOException(arrived + " events arrived, " + lost() + " were lost on the way, and the end-point counted " + all + ".");
		}
		long lost = lost() - lostBefore;
		System.out.println("generated=" + (all.generated() - before.generated()));
		System.out.println("delivered=" + (all.delivered() - before.delivered() - lost));
		System.out.println("dropped=" + (all.dropped() - before.dropped() + lost));
	}

	/** Waits until what was delivered has arrived. */
	private void settle() {
		try {
			endPoint.flush(LocalLoop.LONGEST_WAIT);
			long end = System.nanoTime() + LocalLoop.LONGEST_WAIT.toNanos();
			while (arrived() + lost() < counts().delivered() && System.nanoTime() < end) {
				Thread.sleep(LOOK_MILLIS);
			}
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
	}

	/** All events since the start. */
	final DeliveryCounts counts() {
		return endPoint.counts();
	}

	/** How many events have arrived since the start; all that were delivered, if nobody can tell before the end. */
	long arrived() {
		return counts().delivered();
	}

	/** How many events were lost since the start, after the end-point had delivered them. */
	long lost() {
		return 0;
	}

	/**
	 * Ends it.
	 *
	 * @return how many events arrived since the start
	 */
	abstract long close() throws IOException, InterruptedException;
}
