/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

import javax.management.InstanceAlreadyExistsException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

import org.sonde.objects.delivery.MonitoringThreads;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.Sensor;
import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * Registers the MBeans of the monitoring in the platform's MBean server. It opens no port itself: programs of the same user on this machine
 * attach by process id, and others get in as the options of the JVM say ({@code com.sun.management.jmxremote}).
 */
public final class JmxCarrier implements Carrier {
	private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
	private final List<ObjectName> registered = new CopyOnWriteArrayList<>();
	/** A thread of its own, because the program's threads must not wait for the MBean server. */
	private final ExecutorService registering = Executors
			.newSingleThreadExecutor(work -> MonitoringThreads.daemon("sonde-objects-jmx", work));
	private WovenObjects objects;
	private ObjectService service;

	@Override
	public void start(WovenObjects monitored) throws JMException {
		objects = monitored;
		service = new ObjectService(objects);
		ObjectName name = new ObjectName(ObjectServiceMXBean.NAME);
		server.registerMBean(service, name);
		registered.add(name);
		objects.subscriptions().forEach(sensor -> {
			try {
				registering.execute(() -> register(sensor));
			} catch (RejectedExecutionException e) {
				// The program ends.
			}
		});
	}

	/** The MBean of a sensor's type. */
	private void register(Sensor sensor) {
		for (MonitoredType<?> type : objects.service().tree().types()) {
			if (type.sensor() == sensor || type.attributes().contains(sensor)) {
				register(type);
			}
		}
	}

	private void register(MonitoredType<?> type) {
		try {
			ObjectName name = new ObjectName("org.sonde.objects:type=ObjectType,name=" + ObjectName.quote(type.name()));
			server.registerMBean(new ObjectType(objects, type, name), name);
			registered.add(name);
		} catch (InstanceAlreadyExistsException e) {
			// Known already; or a class of this name in another class loader, which the service has, too.
		} catch (JMException e) {
			System.err.println("sonde: no MBean of the type " + type.name() + ": " + e);
		}
	}

	@Override
	public void close() {
		registering.shutdown();
		service.close();
		for (ObjectName name : registered) {
			try {
				server.unregisterMBean(name);
			} catch (JMException e) {
				// Somebody else did.
			}
		}
	}
}
