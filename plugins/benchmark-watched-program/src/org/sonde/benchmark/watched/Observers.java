/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Observer;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;

/** The observers of the watched program, what they received, and whether an event is missing. */
final class Observers {
	/** Longer than the observers need for all that may wait. */
	private static final Duration FLUSH = Duration.ofSeconds(30);

	private final ObjectMonitoring monitoring;
	private final QualityOfService quality;
	private final List<EndPoint> endPoints = new ArrayList<>();
	private final List<RemoteObserver> remotes = new ArrayList<>();
	private final List<SocketChannel> channels;
	private final boolean lowPriority;

	/** @param channels to monitoring clients, one for each remote observer */
	Observers(ObjectMonitoring monitoring, WatchedSettings settings, List<SocketChannel> channels) {
		this.monitoring = monitoring;
		this.channels = channels;
		// No queue of the grid gets that long, even if its period is a second.
		quality = QualityOfService.standard().with(QueueLimit.dropOldest(QueueLimit.LARGEST_CAPACITY)).with(settings.policy());
		lowPriority = settings.is("priority", "low");
	}

	/** An observer of the next monitoring client. */
	RemoteObserver remote() {
		RemoteObserver observer = new RemoteObserver(channels.get(remotes.size()), lowPriority);
		remotes.add(observer);
		return observer;
	}

	EndPoint attach(Observer observer) {
		EndPoint endPoint = monitoring.attach("client-" + (endPoints.size() + 1), observer, quality);
		endPoints.add(endPoint);
		return endPoint;
	}

	/** Delays of events that are delivered from now on count. */
	void beginWindow() {
		remotes.forEach(RemoteObserver::takeDelays);
	}

	/**
	 * Delivers what waits, and prints delays and the balance of events.
	 *
	 * @param expected events that each end-point must have got since the start
	 */
	void endWindow(long expected) throws InterruptedException {
		DelayHistogram delays = new DelayHistogram();
		List<DelayHistogram> taken = new ArrayList<>();
		remotes.forEach(remote -> taken.add(remote.takeDelays()));
		for (EndPoint endPoint : endPoints) {
			endPoint.flush(FLUSH);
		}
		taken.forEach(delays::add);
		if (delays.count() == 0) {
			// Nothing was delivered in time. The events that the flush delivered have waited at least this long.
			remotes.forEach(remote -> delays.add(remote.takeDelays()));
		}
		print("delays", delays.count());
		print("delayMedian", delays.quantile(0.5));
		print("delayPNinetyNine", delays.quantile(0.99));
		print("delayGreatest", delays.greatest());
		print("expected", expected * endPoints.size());
		long generated = 0;
		long delivered = 0;
		long dropped = 0;
		long left = 0;
		for (EndPoint endPoint : endPoints) {
			DeliveryCounts counts = endPoint.counts();
			generated += counts.generated();
			delivered += counts.delivered();
			dropped += counts.dropped();
			left += counts.queued() + counts.receiving();
			endPoint.removal().ifPresent(reason -> System.out.println("Removed: " + reason));
		}
		print("generated", generated);
		print("delivered", delivered);
		print("dropped", dropped);
		print("left", left);
	}

	/** Ends the connections, so that the clients know that nothing more comes. */
	void close() throws IOException {
		monitoring.close();
		for (SocketChannel channel : channels) {
			channel.close();
		}
	}

	private static void print(String name, long figure) {
		System.out.println(name + "=" + figure);
	}
}
