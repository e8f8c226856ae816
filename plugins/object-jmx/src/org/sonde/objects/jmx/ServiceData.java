/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** The monitoring service of a program. */
public final class ServiceData {
	private final int objectCount;
	private final int subscriptionCount;
	private final String[] missing;
	private final long problemCount;
	private final String[] problems;

	@ConstructorParameters({ "objectCount", "subscriptionCount", "missing", "problemCount", "problems" })
	public ServiceData(int objectCount, int subscriptionCount, String[] missing, long problemCount, String[] problems) {
		this.objectCount = objectCount;
		this.subscriptionCount = subscriptionCount;
		this.missing = missing;
		this.problemCount = problemCount;
		this.problems = problems;
	}

	/** Monitored objects. */
	public int getObjectCount() {
		return objectCount;
	}

	/** Observers by JMX. */
	public int getSubscriptionCount() {
		return subscriptionCount;
	}

	/** Sensors of the configuration whose code has not run, so that they report nothing yet. */
	public String[] getMissing() {
		return missing;
	}

	/** Returns how often something went wrong in the monitoring. */
	public long getProblemCount() {
		return problemCount;
	}

	/** The first different ones, in sentences. */
	public String[] getProblems() {
		return problems;
	}
}
