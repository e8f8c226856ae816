/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import org.sonde.overhead.ui.traces.jvm.JvmRequest;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.otlp.OtlpReceiver;
import org.sonde.traces.spans.SpanSampling;

/** Where traces come from while they are watched. */
public sealed interface LiveSource {

	/** Its name for people and plans. */
	String name();

	/** How programs send what they record. */
	enum Protocol {
		/** Records of Kieker's {@code SingleSocketTcpWriter}. */
		KIEKER(LogReceiver.KIEKERS_PORT),
		/** Spans by OTLP, over HTTP or gRPC. */
		OTLP(OtlpReceiver.HTTP_PORT);

		private final int usualPort;

		Protocol(int usualPort) {
			this.usualPort = usualPort;
		}

		/** Where programs send to by default. */
		int usualPort() {
			return usualPort;
		}
	}

	/**
	 * Programs on this machine send them.
	 *
	 * @param number from 0 to 65,535; 0 for any that is free
	 * @param ratio  of the traces that were kept, of spans that do not state it; above 0, at most 1
	 */
	record Port(int number, Protocol protocol, double ratio) implements LiveSource {

		/** The largest number of a port. */
		public static final int MAX = 65_535;

		public Port {
			if (number < 0 || number > MAX) {
				throw new IllegalArgumentException("a port is a number from 0 to " + MAX + ", found " + number);
			}
		}

		/** One to which all traces are sent. */
		public Port(int number, Protocol protocol) {
			this(number, protocol, SpanSampling.ALL);
		}

		@Override
		public String name() {
			return "from port " + number;
		}
	}

	/** A JVM that runs records a plan's methods. */
	record RunningJvm(JvmRequest request) implements LiveSource {

		@Override
		public String name() {
			return request.program();
		}
	}

	/**
	 * A program writes its log.
	 *
	 * @param request with one path
	 */
	record GrowingLog(LogRequest request) implements LiveSource {

		@Override
		public String name() {
			return request.name();
		}
	}
}
