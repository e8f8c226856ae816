/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import javax.management.AttributeChangeNotification;
import javax.management.AttributeChangeNotificationFilter;
import javax.management.MBeanServerConnection;
import javax.management.Notification;
import javax.management.ObjectName;
import javax.management.RuntimeMBeanException;
import javax.management.monitor.GaugeMonitor;
import javax.management.monitor.MonitorNotification;
import javax.management.openmbean.CompositeData;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** The MBeans as a console sees them, which has none of our classes: by RMI and open types. */
class JmxCarrierTest {
	@TempDir
	private Path folder;
	private final JmxCarrier carrier = new JmxCarrier();
	private WovenObjects objects;
	private JMXConnectorServer server;
	private JMXConnector connector;
	private MBeanServerConnection connection;
	private ObjectName service;
	private ObjectName type;
	private final BlockingQueue<Notification> received = new LinkedBlockingQueue<>();
	private final Box box = new Box();
	private final ClassLoader ofTheProgram = new ClassLoader() {
	};

	@BeforeEach
	void start() throws Exception {
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"), Woven.CONFIGURATION)),
				null);
		carrier.start(objects);
		server = JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("rmi", "127.0.0.1", 0), null,
				ManagementFactory.getPlatformMBeanServer());
		server.start();
		connector = JMXConnectorFactory.connect(server.getAddress());
		connection = connector.getMBeanServerConnection();
		service = new ObjectName(ObjectServiceMXBean.NAME);
		type = new ObjectName("org.sonde.objects:type=ObjectType,name=\"org.sonde.objects.jmx.Box\"");
		Thread.currentThread().setContextClassLoader(ofTheProgram);
		WovenObjects.created(box);
		box.resize(1);
		box.change("t1");
		Thread.currentThread().setContextClassLoader(JmxCarrierTest.class.getClassLoader());
		awaitRegistration(type);
	}

	/** The MBean comes in a thread of its own. */
	private void awaitRegistration(ObjectName name) throws Exception {
		long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
		while (!connection.isRegistered(name) && System.nanoTime() < end) {
			Thread.onSpinWait();
		}
	}

	@AfterEach
	void stop() throws Exception {
		connector.close();
		server.stop();
		carrier.close();
		objects.service().close();
		assertThat(ManagementFactory.getPlatformMBeanServer().queryNames(new ObjectName("org.sonde.objects:*"), null)).isEmpty();
	}

	@Test
	void typesObjectsAndValuesAreOpenData() throws Exception {
		CompositeData[] types = (CompositeData[]) connection.getAttribute(service, "Types");
		assertThat(types).singleElement().satisfies(one -> assertThat(one.get("count")).isEqualTo(1));
		CompositeData[] found = (CompositeData[]) connection.invoke(service, "objects",
				new Object[] { "org.sonde.objects.jmx.Box", 0L, 10 }, new String[] { "java.lang.String", "long", "int" });
		assertThat(found).singleElement().satisfies(one -> assertThat(one.get("id")).isEqualTo(1L));
		CompositeData[] values = (CompositeData[]) connection.invoke(service, "values", new Object[] { 1L }, new String[] { "long" });
		assertThat(values).extracting(value -> value.get("name") + "=" + ((CompositeData) value.get("value")).get("text"))
				.containsExactly("size=1", "token=null");
		CompositeData state = (CompositeData) connection.getAttribute(service, "Service");
		assertThat((String[]) state.get("missing")).containsExactly("org.sonde.objects.jmx.Box.made", "org.sonde.objects.jmx.Later.x");
	}

	@Test
	void notificationsBeginWhenAskedForAndCanBeFiltered() throws Exception {
		AttributeChangeNotificationFilter onlySize = new AttributeChangeNotificationFilter();
		onlySize.enableAttribute("size");
		connection.addNotificationListener(type, (notification, handback) -> received.add(notification), onlySize, null);
		box.resize(2);
		connection.invoke(type, "startNotifications", new Object[] { new String[0], "immediate" },
				new String[] { String[].class.getName(), "java.lang.String" });
		box.change("t2");
		box.resize(3);
		AttributeChangeNotification change = (AttributeChangeNotification) received.poll(1, TimeUnit.MINUTES);
		assertThat(change.getAttributeName()).isEqualTo("size");
		assertThat(change.getAttributeType()).isEqualTo("int");
		assertThat(List.of(change.getOldValue(), change.getNewValue(), change.getUserData())).containsExactly(2L, 3L, 1L);
		assertThat(change.getSource()).isEqualTo(type);
		assertThat(change.getMessage())
				.contains(" by " + Thread.currentThread().getName() + " at org.sonde.objects.jmx.Box.resize(Box.java:");
		connection.invoke(type, "stopNotifications", null, null);
		assertThat((String[]) connection.getAttribute(type, "Notified")).isEmpty();
		box.resize(4);
		// Events that are sent by the same connection afterwards come behind what was sent before.
		connection.invoke(type, "startNotifications", new Object[] { new String[0], "immediate" },
				new String[] { String[].class.getName(), "java.lang.String" });
		box.resize(5);
		assertThat(((AttributeChangeNotification) received.poll(1, TimeUnit.MINUTES)).getNewValue()).isEqualTo(5L);
	}

	/** They are attributes of a type of their own, but named as in the program. */
	@Test
	void notificationsOfStaticFields() throws Exception {
		ObjectName ofClass = new ObjectName("org.sonde.objects:type=ObjectType,name=\"org.sonde.objects.jmx.Box (static)\"");
		assertThat(Woven.MADE.get().isWatchedIn(Box.class)).isFalse();
		awaitRegistration(ofClass);
		connection.addNotificationListener(ofClass, (notification, handback) -> received.add(notification), null, null);
		for (String attribute : List.of("made", "")) {
			connection.invoke(ofClass, "startNotifications",
					new Object[] { attribute.isEmpty() ? new String[0] : new String[] { attribute }, "immediate" },
					new String[] { String[].class.getName(), "java.lang.String" });
			box.resize(Box.made() + 7);
			Box.make(Box.made() + 1);
			AttributeChangeNotification change = (AttributeChangeNotification) received.poll(1, TimeUnit.MINUTES);
			assertThat(change.getAttributeName()).isEqualTo("made");
			assertThat(change.getNewValue()).isEqualTo((long) Box.made());
		}
		assertThatExceptionOfType(RuntimeMBeanException.class).isThrownBy(() -> connection.invoke(ofClass, "startNotifications",
				new Object[] { new String[] { "size" }, "immediate" }, new String[] { String[].class.getName(), "java.lang.String" }))
				.withMessageContaining("made");
	}

	/** Its events wait for a batch, and another observer does not fetch any more. */
	@Test
	void theEndOfTheProgramGivesALivingObserverTheLastEvents() throws Exception {
		ObjectService own = new ObjectService(objects);
		String[] all = {};
		own.subscribe(all, 0, all, "plan", "immediate", 10);
		long living = own.subscribe(all, 0, all, "plan", "batch:10:60000", 10);
		box.resize(11);
		FutureTask<FetchedEvents> fetching = new FutureTask<>(() -> own.fetch(living, 10, ObjectServiceMXBean.LONGEST_WAIT));
		Thread observer = new Thread(fetching);
		observer.start();
		while (observer.getState() != Thread.State.TIMED_WAITING) {
			Thread.onSpinWait();
		}
		own.close();
		assertThat(fetching.get().getEvents()).extracting(event -> event.getNewValue().getText()).containsExactly("11");
	}

	@Test
	void itsThreadHasNothingOfTheThreadThatStartedIt() {
		assertThat(Thread.getAllStackTraces().keySet()).filteredOn(thread -> thread.getName().equals("sonde-objects-jmx")).isNotEmpty()
				.noneMatch(thread -> thread.getContextClassLoader() == ofTheProgram);
	}

	@Test
	void onlySomeAttributesAndMaskedOnes() throws Exception {
		connection.addNotificationListener(type, (notification, handback) -> received.add(notification), null, null);
		connection.invoke(type, "startNotifications", new Object[] { new String[] { "tok*" }, "batch:2:60000" },
				new String[] { String[].class.getName(), "java.lang.String" });
		box.resize(5);
		box.change("t5");
		box.change("t6");
		AttributeChangeNotification first = (AttributeChangeNotification) received.poll(1, TimeUnit.MINUTES);
		AttributeChangeNotification second = (AttributeChangeNotification) received.poll(1, TimeUnit.MINUTES);
		assertThat(Arrays.asList(first, second)).allSatisfy(change -> {
			assertThat(change.getAttributeName()).isEqualTo("token");
			assertThat(change.getNewValue()).isEqualTo("***");
		});
	}

	@Test
	void livesAreNotificationsWithTheId() throws Exception {
		connection.addNotificationListener(type, (notification, handback) -> received.add(notification), null, null);
		connection.invoke(type, "startNotifications", new Object[] { new String[0], "immediate" },
				new String[] { String[].class.getName(), "java.lang.String" });
		Box another = new Box();
		WovenObjects.created(another);
		WovenObjects.disposed(another);
		assertThat(List.of(received.poll(1, TimeUnit.MINUTES), received.poll(1, TimeUnit.MINUTES))).extracting(Notification::getType)
				.containsExactly("org.sonde.objects.creation", "org.sonde.objects.deletion");
	}

	/** The monitors of JMX watch the number of objects. */
	@Test
	void aGaugeMonitorSeesTheCount() throws Exception {
		GaugeMonitor monitor = new GaugeMonitor();
		ObjectName name = new ObjectName("test:type=GaugeMonitor");
		ManagementFactory.getPlatformMBeanServer().registerMBean(monitor, name);
		try {
			monitor.addObservedObject(type);
			monitor.setObservedAttribute("Count");
			monitor.setThresholds(3, 1);
			monitor.setNotifyHigh(true);
			monitor.setGranularityPeriod(10);
			monitor.addNotificationListener((notification, handback) -> received.add(notification), null, null);
			monitor.start();
			Set<Box> kept = Set.of(new Box(), new Box());
			kept.forEach(WovenObjects::created);
			assertThat(received.poll(1, TimeUnit.MINUTES).getType()).isEqualTo(MonitorNotification.THRESHOLD_HIGH_VALUE_EXCEEDED);
			assertThat(kept).hasSize(2);
		} finally {
			monitor.stop();
			ManagementFactory.getPlatformMBeanServer().unregisterMBean(name);
		}
	}
}
