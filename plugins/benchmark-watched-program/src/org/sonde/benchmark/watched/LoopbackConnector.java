/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.Closeable;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.rmi.server.RMIServerSocketFactory;
import java.util.Map;

import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

/** The RMI connector of this JVM's MBeans, on the loopback interface. */
final class LoopbackConnector implements Closeable {
	private static final int BACKLOG = 50;

	private final JMXConnectorServer server;

	/** Starts it. */
	LoopbackConnector() throws IOException {
		RMIServerSocketFactory loopback = port -> new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress());
		System.setProperty("java.rmi.server.hostname", InetAddress.getLoopbackAddress().getHostAddress());
		server = JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("service:jmx:rmi://"),
				Map.of("jmx.remote.rmi.server.socket.factory", loopback), ManagementFactory.getPlatformMBeanServer());
		server.start();
	}

	JMXConnector connect() throws IOException {
		return JMXConnectorFactory.connect(server.getAddress());
	}

	@Override
	public void close() throws IOException {
		server.stop();
	}
}
