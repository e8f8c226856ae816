/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;

import javax.management.AttributeChangeNotification;
import javax.management.AttributeChangeNotificationFilter;
import javax.management.Descriptor;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MBeanServerConnection;
import javax.management.NotificationBroadcasterSupport;
import javax.management.NotificationFilter;
import javax.management.NotificationListener;
import javax.management.ObjectName;
import javax.management.modelmbean.DescriptorSupport;
import javax.management.modelmbean.InvalidTargetObjectTypeException;
import javax.management.modelmbean.ModelMBeanAttributeInfo;
import javax.management.modelmbean.ModelMBeanInfoSupport;
import javax.management.modelmbean.ModelMBeanOperationInfo;
import javax.management.modelmbean.RequiredModelMBean;
import javax.management.remote.JMXConnector;

/**
 * The same attribute, watched by JMX alone: changes that notify a listener or a filter, and polls of the value. Remote stages go through
 * the RMI connector on the loopback interface, in the same JVM, and polls by HTTP likewise through the agent of Jolokia.
 */
public final class JmxLoop {
	private static final int SETTLE_MILLIS = 200;
	private static final String ATTRIBUTE = "Value";

	/** The interface for a management client. Standard MBeans need a public interface with this name. */
	public interface WatchedMBean {
		int getValue();
	}

	/** The object with the attribute. */
	public static final class Watched extends NotificationBroadcasterSupport implements WatchedMBean {
		private int value;
		private long sequence;

		@Override
		public int getValue() {
			return value;
		}

		void change() {
			int before = value;
			value = before + 1;
			sendNotification(new AttributeChangeNotification(this, ++sequence, System.currentTimeMillis(), "changed", ATTRIBUTE, "int",
					before, value));
		}
	}

	private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();
	private final Watched watched = new Watched();
	private final ObjectName name;
	private final LongAdder notified = new LongAdder();
	private final NotificationListener listener = (notification, any) -> notified.increment();

	private JmxLoop() throws JMException {
		name = new ObjectName("org.sonde.benchmark:type=Watched");
	}

	/**
	 * @param settings as {@link LocalLoop} takes them; {@code stage=} none, notified, filtered, polled, cached, remote-polled,
	 *                 remote-notified, or http-polled with the agent of Jolokia
	 */
	static void run(WatchedSettings settings) throws IOException, InterruptedException {
		try {
			JmxLoop loop = new JmxLoop();
			String stage = settings.text("stage");
			if (!stage.startsWith("remote-")) {
				LocalLoop.measure(settings, unchecked(loop.operation(stage)));
				return;
			}
			try (LoopbackConnector connector = new LoopbackConnector(); JMXConnector client = connector.connect()) {
				LocalLoop.measure(settings, unchecked(loop.remote(stage, client.getMBeanServerConnection())));
				loop.printNotified();
			}
		} catch (JMException | InvalidTargetObjectTypeException e) {
			throw new IllegalStateException(e);
		}
	}

	private Callable<Object> operation(String stage) throws JMException, InvalidTargetObjectTypeException {
		switch (stage) {
			case "none":
				return () -> watched.value++;
			case "notified":
				server.registerMBean(watched, name);
				server.addNotificationListener(name, listener, null, null);
				return this::change;
			case "filtered":
				server.registerMBean(watched, name);
				server.addNotificationListener(name, listener, ofOthers(), null);
				return this::change;
			case "http-polled":
				server.registerMBean(watched, name);
				return httpPoll();
			case "polled":
				// Values are never kept.
				server.registerMBean(model("-1"), name);
				return () -> server.getAttribute(name, ATTRIBUTE);
			default:
				// For five seconds.
				server.registerMBean(model("5"), name);
				return () -> server.getAttribute(name, ATTRIBUTE);
		}
	}

	private Callable<Object> remote(String stage, MBeanServerConnection connection) throws JMException, IOException {
		server.registerMBean(watched, name);
		if (stage.equals("remote-polled")) {
			return () -> connection.getAttribute(name, ATTRIBUTE);
		}
		try {
			connection.addNotificationListener(name, listener, null, null);
		} catch (InstanceNotFoundException e) {
			throw new IllegalStateException(e);
		}
		return this::change;
	}

	/** A remote listener fetches notifications from a buffer of 1,000; what was overwritten before is lost. */
	private void printNotified() throws InterruptedException {
		for (long before = -1; before != notified.sum(); Thread.sleep(SETTLE_MILLIS)) {
			before = notified.sum();
		}
		System.out.println("generated=" + watched.sequence);
		System.out.println("delivered=" + notified.sum());
		System.out.println("dropped=" + (watched.sequence - notified.sum()));
	}

	/** Jolokia's agent states its address as a system property. */
	private Callable<Object> httpPoll() {
		HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
		URI address = URI.create(System.getProperty("jolokia.agent") + "read/" + name + "/" + ATTRIBUTE);
		HttpRequest read = HttpRequest.newBuilder(address).build();
		return () -> {
			String answer = client.send(read, BodyHandlers.ofString()).body();
			if (!answer.contains("\"value\":" + watched.value)) {
				throw new IOException("Jolokia answered " + answer);
			}
			return answer;
		};
	}

	private Object change() {
		watched.change();
		return null;
	}

	/** Lets only changes of another attribute through. */
	private static NotificationFilter ofOthers() {
		AttributeChangeNotificationFilter filter = new AttributeChangeNotificationFilter();
		filter.enableAttribute("Another");
		return filter;
	}

	/** @param currencySeconds for how long a value that was read is returned again */
	private RequiredModelMBean model(String currencySeconds) throws JMException, InvalidTargetObjectTypeException {
		Descriptor ofAttribute = new DescriptorSupport("name=" + ATTRIBUTE, "descriptorType=attribute", "getMethod=getValue",
				"currencyTimeLimit=" + currencySeconds);
		Descriptor ofOperation = new DescriptorSupport("name=getValue", "descriptorType=operation", "class=" + Watched.class.getName(),
				"role=getter");
		RequiredModelMBean bean = new RequiredModelMBean(new ModelMBeanInfoSupport(Watched.class.getName(), "the watched object",
				new ModelMBeanAttributeInfo[] {
						new ModelMBeanAttributeInfo(ATTRIBUTE, "int", "its value", true, false, false, ofAttribute) },
				null, new ModelMBeanOperationInfo[] {
						new ModelMBeanOperationInfo("getValue", "reads it", null, "int", ModelMBeanOperationInfo.INFO, ofOperation) },
				null));
		bean.setManagedResource(watched, "ObjectReference");
		return bean;
	}

	private static IntConsumer unchecked(Callable<Object> operation) {
		Object[] last = new Object[1];
		return any -> {
			try {
				last[0] = operation.call();
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		};
	}
}
