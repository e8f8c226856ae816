/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.util.concurrent.atomic.LongAdder;

import org.sonde.objects.jfr.JfrCarrier;
import org.sonde.objects.weaving.runtime.WovenObjects;

import jdk.jfr.consumer.RecordingStream;

/** A stream of JFR with the changes and nothing else, which it gets once a second. */
final class CountedStream extends CountedCarrier {
	private final JfrCarrier carrier = new JfrCarrier();
	private final RecordingStream stream = new RecordingStream();
	private final LongAdder arrived = new LongAdder();

	CountedStream(WovenObjects objects) {
		super(objects);
		carrier.start(objects);
		stream.enable(CountedRecording.CHANGE);
		stream.onEvent(CountedRecording.CHANGE, event -> arrived.increment());
		stream.startAsync();
	}

	@Override
	long arrived() {
		return arrived.sum();
	}

	@Override
	long close() {
		stream.close();
		carrier.close();
		return arrived.sum();
	}
}
