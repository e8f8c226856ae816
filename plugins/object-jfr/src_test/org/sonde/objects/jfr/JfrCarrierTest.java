/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jfr;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WatchedField;
import org.sonde.objects.weaving.runtime.WovenObjects;

import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import jdk.jfr.consumer.RecordingStream;

class JfrCarrierTest {
	/** Finds its probe as an aspect does: by its name. */
	static final class Value {
	}

	/** An object of a program. */
	static final class Counter {
		private int value;

		void set(int now) {
			WatchedField field = WatchedField.of(Value.class);
			if (field.isWatched(this)) {
				field.assign(Counter.class, this, now);
			}
			value = now;
		}

		int value() {
			return value;
		}
	}

	private static final int CHANGES = 1000;

	@TempDir
	private Path folder;
	private final JfrCarrier carrier = new JfrCarrier();
	private final Counter counter = new Counter();
	private WovenObjects objects;

	@BeforeEach
	void start() throws Exception {
		String type = ".type=" + Counter.class.getName() + "\n";
		String id = "probe.JfrCarrierTest$Value";
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"),
				"threads=one\n" + id + "=field\n" + id + type + id + ".field=value\nprobe.C=creation\nprobe.C" + type)), null);
		carrier.start(objects);
		WovenObjects.created(counter);
		counter.set(0);
	}

	@AfterEach
	void stop() {
		carrier.close();
		objects.service().close();
	}

	/**
	 * Also those that wait when it stops: the only thread is in another observer until then. A file has them as JFR emptied its buffers;
	 * their numbers order them.
	 */
	@Test
	void aRecordingHasAllEvents() throws IOException {
		Path file = folder.resolve("objects.jfr");
		try (Recording recording = new Recording()) {
			recording.start();
			CountDownLatch stopping = new CountDownLatch(1);
			EndPoint other = objects.service().attach("other", events -> stopping.await(), QualityOfService.standard());
			objects.subscriptions().subscribe(other, new SensorPattern(), EnumSet.of(EventKind.CREATION), Priority.URGENT);
			WovenObjects.created(new Counter());
			while (other.counts().receiving() == 0) {
				Thread.onSpinWait();
			}
			for (int i = 1; i <= CHANGES; i++) {
				counter.set(i);
			}
			Thread program = Thread.currentThread();
			Thread observing = new Thread(() -> {
				while (Arrays.stream(program.getStackTrace()).noneMatch(
						frame -> frame.getClassName().equals(Recording.class.getName()) && frame.getMethodName().equals("stop"))) {
					Thread.onSpinWait();
				}
				stopping.countDown();
			});
			observing.start();
			recording.stop();
			recording.dump(file);
		}
		SortedMap<Long, String> changes = new TreeMap<>();
		List<String> lives = new ArrayList<>();
		for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
			if (event.getEventType().getName().equals(ValueChange.NAME)) {
				assertThat(event.getString("thread")).isEqualTo(Thread.currentThread().getName());
				assertThat(event.getLong("threadId")).isEqualTo(Thread.currentThread().getId());
				assertThat(event.getString("place")).startsWith(Counter.class.getName() + ".set(JfrCarrierTest.java:");
				changes.put(event.getLong("sequence"), event.getString("sensor") + " " + event.getLong("object") + " "
						+ event.getString("oldValue") + " " + event.getString("newValue"));
			} else if (event.getEventType().getName().equals(ObjectChange.NAME)) {
				lives.add(
						event.getString("kind") + " " + event.getLong("object") + " " + event.getString("place").replaceFirst("\\(.*", ""));
			}
		}
		assertThat(List.copyOf(changes.values())).isEqualTo(
				IntStream.rangeClosed(1, CHANGES).mapToObj(i -> Counter.class.getName() + ".value 1 " + (i - 1) + " " + i).toList());
		assertThat(lives).containsExactly("creation 2 " + JfrCarrierTest.class.getName() + ".aRecordingHasAllEvents");
		assertThat(counter.value()).isEqualTo(CHANGES);
	}

	@Test
	void aStreamGetsThemWhileTheProgramRuns() throws Exception {
		BlockingQueue<String> received = new LinkedBlockingQueue<>();
		try (RecordingStream stream = new RecordingStream()) {
			stream.onEvent(ValueChange.NAME, event -> received.add(event.getString("newValue")));
			stream.startAsync();
			counter.set(7);
			assertThat(received.poll(1, TimeUnit.MINUTES)).isEqualTo("7");
		}
	}

	@Test
	void sensorsAreIdleUnlessARecordingWantsThem() throws Exception {
		assertThat(isWatched()).isFalse();
		try (Recording other = new Recording()) {
			other.disable(ValueChange.class);
			other.start();
			assertThat(isWatched()).isFalse();
			try (Recording recording = new Recording()) {
				recording.enable(ValueChange.class);
				recording.start();
				assertThat(isWatched()).isTrue();
			}
			assertThat(isWatched()).isFalse();
		}
	}

	/** Nobody is notified; the next chunk brings it. */
	@Test
	void theSettingsOfARunningRecordingChange() throws Exception {
		try (Recording recording = new Recording()) {
			recording.disable(ValueChange.class);
			recording.start();
			assertThat(isWatched()).isFalse();
			recording.enable(ValueChange.class);
			recording.dump(folder.resolve("first.jfr"));
			assertThat(isWatched()).isTrue();
		}
	}

	/** As one is whose observer failed; what comes until the next chunk is lost. */
	@Test
	void aClosedEndPointIsReplaced() throws Exception {
		Path file = folder.resolve("objects.jfr");
		try (Recording recording = new Recording()) {
			recording.start();
			endPoints("jfr values").get(0).close();
			assertThat(isWatched()).isFalse();
			counter.set(1);
			recording.dump(folder.resolve("first.jfr"));
			assertThat(isWatched()).isTrue();
			assertThat(endPoints("jfr values")).hasSize(1);
			counter.set(2);
			recording.stop();
			recording.dump(file);
		}
		assertThat(RecordingFile.readAllEvents(file)).filteredOn(event -> event.getEventType().getName().equals(ValueChange.NAME))
				.extracting(event -> event.getString("newValue")).containsExactly("2");
		assertThat(endPoints("jfr values")).isEmpty();
	}

	private List<EndPoint> endPoints(String name) {
		return objects.service().endPoints().stream().filter(endPoint -> endPoint.name().equals(name)).toList();
	}

	private boolean isWatched() {
		return WatchedField.of(Value.class).isWatched(counter);
	}
}
