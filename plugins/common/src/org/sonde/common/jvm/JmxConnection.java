/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.jvm;

import java.io.IOException;
import java.net.MalformedURLException;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

/** Connects to JVMs by JMX. */
public final class JmxConnection {
	/**
	 * Who asks.
	 *
	 * @param name     of the user
	 * @param password of this user, as the JVM knows it
	 */
	public record User(String name, String password) {
		/** Does not print the password. */
		@Override
		public String toString() {
			return name;
		}
	}

	/**
	 * Prints a warning if a program ends, which its users learn by an exception. Held, as loggers without references forget their level.
	 */
	private static final Logger ENDED = Logger.getLogger("javax.management.remote.misc");
	private static final Pattern HOST_AND_PORT = Pattern.compile("[^\\s:/]+:\\d{1,5}|\\[[0-9a-fA-F:]+]:\\d{1,5}");
	private static final String URL_START = "service:jmx:";

	private JmxConnection() {
	}

	/** Whether an address is a process id of this machine. */
	public static boolean isLocal(String address) {
		return address.matches("\\d{1,9}");
	}

	/** Whether an address may be one of another machine. */
	public static boolean isRemote(String address) {
		return address.startsWith(URL_START) || HOST_AND_PORT.matcher(address).matches();
	}

	/**
	 * Connects to a JVM.
	 *
	 * @param address the process id of one on this machine, {@code HOST:PORT}, or a URL that starts with {@value #URL_START}
	 * @param user    who asks; empty if the JVM asks for no password
	 * @throws IOException if there is none, or it lets nobody in; with the reason in words
	 */
	public static JMXConnector open(String address, Optional<User> user) throws IOException {
		ENDED.setLevel(Level.OFF);
		JMXServiceURL url = isLocal(address) ? localUrl(address) : url(address);
		try {
			return JMXConnectorFactory.connect(url,
					user.map(one -> Map.of(JMXConnector.CREDENTIALS, new String[] { one.name(), one.password() })).orElse(Map.of()));
		} catch (SecurityException e) {
			throw new IOException(user.isPresent() ? "it does not accept this user and password"
					: "it asks for a user and a password. Give both, or its process id on its own machine", e);
		} catch (IllegalArgumentException e) {
			throw new IOException("this is not an address: " + e.getMessage(), e);
		} catch (IOException e) {
			throw new IOException(
					"no JVM listens there for JMX without encryption. Start it with -Dcom.sun.management.jmxremote.port=PORT, or give its process id",
					e);
		}
	}

	private static JMXServiceURL url(String address) throws IOException {
		if (!isRemote(address)) {
			throw new IOException("this is neither a process id nor HOST:PORT");
		}
		try {
			return new JMXServiceURL(address.startsWith(URL_START) ? address : URL_START + "rmi:///jndi/rmi://" + address + "/jmxrmi");
		} catch (MalformedURLException e) {
			throw new IOException("this is not an address: " + e.getMessage(), e);
		}
	}

	private static JMXServiceURL localUrl(String pid) throws IOException {
		VirtualMachine jvm;
		try {
			jvm = VirtualMachine.attach(pid);
		} catch (AttachNotSupportedException | IOException e) {
			throw new IOException("there is no JVM of your user with this process id", e);
		}
		try {
			return new JMXServiceURL(jvm.startLocalManagementAgent());
		} finally {
			jvm.detach();
		}
	}
}
