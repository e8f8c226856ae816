/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.lang.management.ManagementFactory;

import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * Lets sensors of watched fields and types report or not, as users do: by the MBean of the object monitoring, of which nothing is needed
 * here.
 */
public final class SwitchedSensors implements SwitchedProbes {
	private static final String SERVICE = "org.sonde.objects:type=ObjectService";
	private static final String NAMES = String[].class.getName();
	private static final String[] ALL = { "*" };
	private static final String[] NONE = {};
	private static final int TRIES = 500;
	private static final long POLL_MILLIS = 10;

	private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
	private final String[] active;
	private final String[] suspended;
	private final ObjectName service;

	/**
	 * Waits until the monitoring has registered its MBean.
	 *
	 * @param active    sensors of the plan's active probes
	 * @param suspended those of the others, which never report
	 */
	SwitchedSensors(String[] active, String[] suspended) throws InterruptedException {
		this.active = active.clone();
		this.suspended = suspended.clone();
		try {
			service = new ObjectName(SERVICE);
		} catch (JMException e) {
			throw new IllegalStateException(e);
		}
		for (int i = 0; i < TRIES && !server.isRegistered(service); i++) {
			Thread.sleep(POLL_MILLIS);
		}
	}

	@Override
	public void set(boolean on) {
		try {
			// Objects of a subtype have a sensor of their own, which no probe names; sensors that appear later are known by their names
			// alone.
			server.invoke(service, on ? "resume" : "suspend", new Object[] { ALL }, new String[] { NAMES });
			server.invoke(service, "switchSensors", new Object[] { on ? active : NONE, on ? suspended : active },
					new String[] { NAMES, NAMES });
		} catch (InstanceNotFoundException e) {
			throw new IllegalStateException("the monitoring of objects did not start", e);
		} catch (JMException e) {
			throw new IllegalStateException("the sensors cannot be switched " + (on ? "on" : "off"), e);
		}
	}
}
