/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import static org.assertj.core.api.Assertions.assertThat;

import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

import org.junit.jupiter.api.Test;

/** A client of today reads events of a program that was exported before they had an origin. */
class OlderAgentTest {
	/** Its events, as open types have them. */
	public static final class OldEvent {
		public String getKind() {
			return "creation";
		}

		public String getSensor() {
			return "p.Order";
		}

		public long getSequence() {
			return 2;
		}

		public long getTime() {
			return 3;
		}

		public long getObject() {
			return 4;
		}

		public long getChild() {
			return 0;
		}

		public ValueData getOldValue() {
			return null;
		}

		public ValueData getNewValue() {
			return null;
		}
	}

	/** The program's side. */
	public interface OldMXBean {
		OldEvent getEvent();
	}

	/** The client's. */
	public interface NewMXBean {
		EventData getEvent();
	}

	@Test
	void eventsWithoutAnOrigin() throws Exception {
		MBeanServer server = MBeanServerFactory.newMBeanServer();
		ObjectName name = new ObjectName("test:type=Old");
		server.registerMBean((OldMXBean) OldEvent::new, name);
		EventData event = JMX.newMXBeanProxy(server, name, NewMXBean.class).getEvent();
		assertThat(event.getObject()).isEqualTo(4);
		assertThat(event.getOrigin()).isNull();
	}
}
