/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

import org.sonde.objects.jmx.JmxCarrier;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** A program in this process, which is asked through the loopback interface as another one would be. */
final class WatchedProgram implements AutoCloseable {
	private final JmxCarrier carrier = new JmxCarrier();
	private final WovenObjects objects;
	private final JMXConnectorServer server;

	WatchedProgram(Path folder) throws Exception {
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"), Shelf.CONFIGURATION)),
				null);
		server = JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("rmi", "127.0.0.1", 0), null,
				ManagementFactory.getPlatformMBeanServer());
		server.start();
		carrier.start(objects);
	}

	ProgramAddress address() {
		return new ProgramAddress(server.getAddress().toString(), "shelves", Optional.empty(), Optional.empty(), false);
	}

	/** With ids from 1. */
	List<Shelf> create(int shelves) {
		return Stream.generate(Shelf::new).limit(shelves).peek(shelf -> {
			WovenObjects.created(shelf);
			shelf.fill(1);
		}).toList();
	}

	/** As if the program ended. */
	void end() throws Exception {
		server.stop();
	}

	@Override
	public void close() throws Exception {
		server.stop();
		carrier.close();
		objects.service().close();
	}
}
