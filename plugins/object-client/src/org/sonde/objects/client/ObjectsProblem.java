/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import org.sonde.common.message.CodedMessage;

/** The catalogue of why the objects of a program cannot be read, each with a stable code; texts name place and remedy. */
public enum ObjectsProblem implements CodedMessage {
	/** No JVM of this user has this main class. */
	NO_SUCH_PROGRAM("SW101: no JVM of yours on this machine runs '%s'. Give a process id, a main class, or HOST:PORT. Running: %s."),
	/** More than one JVM has this main class. */
	SEVERAL_PROGRAMS("SW102: several JVMs run '%s': process ids %s. Give one of these instead."),
	/** The JVM does not let this user in, or there is none. */
	NOT_CONNECTED("SW103: cannot connect to %s: %s."),
	/** The JVM runs without the agent. */
	NOT_WATCHED("SW104: %s watches no objects. Start it with 'sonde run' and a plan that watches fields or types."),
	/** The program ended, or the connection broke. */
	ENDED("SW105: %s has ended, or the connection to it broke."),
	/** Users of JMX may have the right to look, but not to change. */
	NOT_ALLOWED("SW106: %s does not allow this: %s. Its file com.sun.management.jmxremote.access must give the user readwrite access."),
	/** The request cannot be met, or an argument is wrong. The program says which. */
	REFUSED("SW107: %s: %s"),
	/** The program is stopped, in a debugger, or far too busy. */
	NO_ANSWER("SW108: %s has not answered for %d seconds. Let it go on if it is stopped or in a debugger, and try again.");

	private final String template;

	ObjectsProblem(String template) {
		this.template = template;
	}

	@Override
	public String template() {
		return template;
	}
}
