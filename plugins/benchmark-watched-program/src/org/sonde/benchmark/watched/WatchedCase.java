/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

import java.util.EnumSet;

/** The operations with sensors. With an observer, a test case generates {@value #EVENTS} events: a change, an addition and a removal. */
final class WatchedCase implements TestCase {
	static final int EVENTS = 3;
	private static final String CHILD = "childFOO1";

	private final ComputedWork work;
	private final Primary primary = new Primary();
	private final MonitoredType<Foo> foos;
	private final MonitoredType<Primary> primaries;
	private final AttributeSensor attribute;
	private final MonitoredObject node;

	WatchedCase(ObjectMonitoring monitoring, ComputedWork work) {
		this.work = work;
		foos = monitoring.type(Foo.class);
		primaries = monitoring.type(Primary.class);
		attribute = primaries.attribute("attribute", int.class, watched -> watched.attribute);
		node = primaries.monitor(primary);
	}

	/** Creations and deletions are left out, as in the paper. */
	void subscribe(EndPoint endPoint) {
		attribute.subscribe(endPoint, Priority.REGULAR);
		primaries.sensor().subscribe(endPoint, Priority.REGULAR, EnumSet.of(EventKind.ADDITION, EventKind.REMOVAL));
	}

	@Override
	public int updateAttribute(int argument) {
		work.run();
		int before = primary.attribute;
		primary.attribute = before + 1;
		attribute.changed(node, before, primary.attribute);
		return argument;
	}

	@Override
	public int createAndDestroy(int argument) {
		work.run();
		Foo foo = new Foo();
		foo.item = argument;
		MonitoredObject child = foos.monitor(foo);
		node.add(child, CHILD);
		child.dispose();
		return foo.item;
	}
}
