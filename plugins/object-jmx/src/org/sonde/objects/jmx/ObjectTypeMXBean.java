/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

/**
 * A type with monitored objects, for consoles and for {@link javax.management.monitor.GaugeMonitor}. Its notifications are {@link
 * javax.management.AttributeChangeNotification}, which can be filtered by attribute, and those of the lives of objects; they begin with
 * {@link #startNotifications}.
 */
public interface ObjectTypeMXBean {

	TypeData getType();

	/** Returns the number of living objects. */
	int getCount();

	/** Sensors whose events become notifications. */
	String[] getNotified();

	/**
	 * Sends notifications of some sensors of the type, regular ones as the policy says. The sensors before are replaced.
	 *
	 * @param attributes names of attributes, and {@code *} for any characters; all events of the type if there are none
	 * @param policy {@code immediate}, {@code batch:EVENTS:MILLISECONDS} or {@code period:MILLISECONDS}
	 */
	void startNotifications(String[] attributes, String policy);

	void stopNotifications();
}
