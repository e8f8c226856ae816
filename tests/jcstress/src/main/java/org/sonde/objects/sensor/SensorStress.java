/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.Dissemination;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.ValueCapture;

/** Subscriptions and the order of events, whatever the threads do in between. */
public final class SensorStress {
	/** Nothing is delivered unless it is flushed. */
	private static final QualityOfService NEVER = QualityOfService.standard().with(DeliveryPolicy.periodic(Duration.ofDays(1)));

	private SensorStress() {
	}

	/** A program with one object and one attribute. */
	abstract static class Program {
		final Dissemination dissemination = new Dissemination(ThreadModel.productionThread());
		final Object object = new Object();
		final ObjectTree tree = new ObjectTree(() -> 0, ValueCapture.standard());
		final MonitoredObject node = tree.type(Object.class).monitor(object);
		final AttributeSensor sensor = tree.type(Object.class).attribute("a", long.class);

		final EndPoint subscribe(List<Event> received) {
			EndPoint endPoint = dissemination.attach("o", received::addAll, NEVER);
			sensor.subscribe(endPoint, Priority.REGULAR);
			return endPoint;
		}

		static void flush(EndPoint endPoint) {
			try {
				endPoint.flush(Duration.ofHours(1));
			} catch (InterruptedException e) {
				throw new IllegalStateException(e);
			}
		}
	}

	/** After unsubscribing no event is added. */
	@JCStressTest
	@State
	@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "unsubscribed before")
	@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "unsubscribed after")
	public static class Unsubscribe extends Program {
		private final EndPoint endPoint = subscribe(new ArrayList<>());

		@Actor
		public void program() {
			sensor.changed(node, 0, 1);
		}

		@Actor
		public void observer(II_Result result) {
			sensor.unsubscribe(endPoint);
			result.r1 = (int) endPoint.counts().generated();
		}

		@Arbiter
		public void count(II_Result result) {
			result.r2 = (int) endPoint.counts().generated();
		}
	}

	/** All end-points get the events of a sensor in one order, that of their numbers. */
	@JCStressTest
	@State
	@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "the same order")
	public static class Order extends Program {
		private final List<Event> firstReceived = new ArrayList<>();
		private final List<Event> secondReceived = new ArrayList<>();
		private final EndPoint first = subscribe(firstReceived);
		private final EndPoint second = subscribe(secondReceived);

		@Actor
		public void program() {
			sensor.changed(node, 0, 1);
		}

		@Actor
		public void otherThread() {
			sensor.changed(node, 0, 2);
		}

		@Arbiter
		public void compare(I_Result result) {
			flush(first);
			flush(second);
			boolean same = firstReceived.equals(secondReceived) && firstReceived.size() == 2 && firstReceived.get(0).sequence() == 1;
			result.r1 = same ? 0 : 1;
		}
	}

	/** An object is disposed of while it is moved: it is gone, and its parent has no trace of it. */
	@JCStressTest
	@State
	@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "no child, one object left")
	public static class Dispose extends Program {
		private final Object other = new Object();
		private final MonitoredObject child = tree.type(Object.class).monitor(other);

		@Actor
		public void mover() {
			node.add(child);
		}

		@Actor
		public void disposer() {
			child.dispose();
		}

		@Arbiter
		public void count(II_Result result) {
			result.r1 = node.children(0, 10).size();
			result.r2 = tree.size();
		}
	}
}
