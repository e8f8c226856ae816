/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Switches all probes of Kieker in this JVM on and off. By reflection, so that nothing of Kieker is needed where it is not in use, and
 * every version that has the controller will do (1.5 to 2.0.2).
 */
public final class MonitoringSwitch implements SwitchedProbes {

	private static final String CONTROLLER = "kieker.monitoring.core.controller.MonitoringController";

	private final Object controller;
	private final Method enable;
	private final Method disable;

	/** Starts Kieker if the program has not started it yet. */
	public MonitoringSwitch(ClassLoader loader) throws ReflectiveOperationException {
		Class<?> type = Class.forName(CONTROLLER, true, loader);
		controller = type.getMethod("getInstance").invoke(null);
		enable = type.getMethod("enableMonitoring");
		disable = type.getMethod("disableMonitoring");
	}

	/** @throws IllegalStateException if Kieker refuses, as it does once its writer has failed */
	@Override
	public void set(boolean on) {
		try {
			if (!Boolean.TRUE.equals((on ? enable : disable).invoke(controller))) {
				throw new IllegalStateException("Kieker cannot be switched " + (on ? "on" : "off") + ": it has ended");
			}
		} catch (IllegalAccessException | InvocationTargetException e) {
			throw new IllegalStateException("Kieker cannot be switched " + (on ? "on" : "off"), e);
		}
	}
}
