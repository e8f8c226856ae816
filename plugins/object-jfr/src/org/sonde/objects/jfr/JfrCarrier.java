/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;
import jdk.jfr.Recording;

/**
 * Writes the events into flight recordings, and so into their streams. It subscribes while a recording has events of its kinds, so that
 * sensors are idle without one. When a recording stops, its listeners are notified afterwards; so what is on its way is written at the end
 * of each chunk of the recording, of which the stop makes one.
 */
public final class JfrCarrier implements Carrier, FlightRecorderListener {
	/** The time that the end of a recording waits for events on their way. */
	private static final Duration LAST_EVENTS = Duration.ofSeconds(1);
	private static final Set<EventKind> OF_VALUES = EnumSet.of(EventKind.VALUE_CHANGE);

	private final Runnable chunkOfValues = () -> chunk();
	private final Runnable chunkOfObjects = () -> chunk();
	private WovenObjects objects;
	private EndPoint ofValues;
	private EndPoint ofObjects;

	@Override
	public void start(WovenObjects monitored) {
		objects = monitored;
		FlightRecorder.register(ValueChange.class);
		FlightRecorder.register(ObjectChange.class);
		FlightRecorder.addListener(this);
		FlightRecorder.addPeriodicEvent(ValueChange.class, chunkOfValues);
		FlightRecorder.addPeriodicEvent(ObjectChange.class, chunkOfObjects);
		follow();
	}

	/** The settings of a running recording may have changed, of which nobody is notified. */
	private synchronized void chunk() {
		if (ofValues != null) {
			flush(ofValues);
		}
		if (ofObjects != null) {
			flush(ofObjects);
		}
		follow();
	}

	@Override
	public void recordingStateChanged(Recording recording) {
		follow();
	}

	/** Subscribes to what some recording wants, and to nothing else. */
	private synchronized void follow() {
		ofValues = follow(ofValues, new ValueChange().isEnabled(), "jfr values", OF_VALUES);
		ofObjects = follow(ofObjects, new ObjectChange().isEnabled(), "jfr objects", EnumSet.complementOf(EnumSet.copyOf(OF_VALUES)));
	}

	private EndPoint follow(EndPoint present, boolean wanted, String name, Set<EventKind> kinds) {
		if (wanted && (present == null || present.isClosed())) {
			EndPoint endPoint = objects.attach(name, JfrCarrier::commit, QualityOfService.standard());
			objects.subscriptions().subscribe(endPoint, new SensorPattern(), kinds, null);
			return endPoint;
		}
		if (!wanted && present != null) {
			end(present);
			return null;
		}
		return present;
	}

	private void end(EndPoint endPoint) {
		objects.subscriptions().unsubscribe(endPoint);
		flush(endPoint);
		endPoint.close();
	}

	private static void flush(EndPoint endPoint) {
		try {
			endPoint.flush(LAST_EVENTS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private static void commit(List<Event> events) {
		events.forEach(JfrCarrier::commit);
	}

	private static void commit(Event event) {
		if (event.kind() == EventKind.VALUE_CHANGE) {
			ValueChange change = new ValueChange();
			change.fill(event);
			change.oldValue = event.oldValue().toString();
			change.newValue = event.newValue().toString();
			change.commit();
		} else {
			ObjectChange change = new ObjectChange();
			change.fill(event);
			change.kind = EnumKeyword.of(event.kind());
			change.child = event.child();
			change.commit();
		}
	}

	@Override
	public void close() {
		FlightRecorder.removeListener(this);
		FlightRecorder.removePeriodicEvent(chunkOfValues);
		FlightRecorder.removePeriodicEvent(chunkOfObjects);
		end();
	}

	private synchronized void end() {
		if (ofValues != null) {
			end(ofValues);
			ofValues = null;
		}
		if (ofObjects != null) {
			end(ofObjects);
			ofObjects = null;
		}
	}
}
