/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;

import org.sonde.common.jvm.JmxConnection;

import jdk.management.jfr.FlightRecorderMXBean;

/**
 * Records methods in a JVM that is running, by its flight recorder (JEP 520, Java 25), over JMX. The JVM weaves the methods when the
 * recording starts, and takes that back when it ends.
 */
public final class JvmRecorder implements AutoCloseable {

	/** What is recorded of each method. */
	public enum Detail {
		/** The number of calls, and how long they took. */
		TIMING(FlightReader.TIMING),
		/** Each execution, with thread and times. */
		TRACE(FlightReader.TRACE);

		private final String event;

		Detail(String event) {
			this.event = event;
		}
	}

	/** The interval at which {@link #await} asks. */
	public static final long POLL_MILLIS = 100;

	private static final String READ_BYTES = "1000000";
	private static final int PATIENCE_SECONDS = 30;

	private final String address;
	private final JMXConnector connector;
	private final FlightRecorderMXBean recorder;
	/** The process of a JVM on this machine, which writes the recording if the program ends. Empty for other JVMs. */
	private final Optional<ProcessHandle> process;
	private Optional<Path> atExit = Optional.empty();
	private Optional<LiveCalls> live = Optional.empty();
	private long recording = -1;

	private JvmRecorder(String address, JMXConnector connector, Optional<ProcessHandle> process) throws IOException {
		this.address = address;
		this.connector = connector;
		this.process = process;
		recorder = ManagementFactory.getPlatformMXBean(connector.getMBeanServerConnection(), FlightRecorderMXBean.class);
	}

	/**
	 * Connects to a JVM.
	 *
	 * @param address the process id of one on this machine, {@code HOST:PORT}, or a URL of JMX
	 * @throws IOException if there is none, it lets nobody in, or its Java is too old; with the reason in words
	 */
	public static JvmRecorder connect(String address) throws IOException {
		JvmRecorder opened = new JvmRecorder(address, JmxConnection.open(address, Optional.empty()),
				JmxConnection.isLocal(address) ? ProcessHandle.of(Long.parseLong(address)) : Optional.empty());
		try {
			opened.requireMethodEvents();
			return opened;
		} catch (IOException | RuntimeException e) {
			opened.close();
			throw e;
		}
	}

	private void requireMethodEvents() throws IOException {
		if (recorder.getEventTypes().stream().noneMatch(type -> type.getName().equals(FlightReader.TIMING))) {
			MBeanServerConnection connection = connector.getMBeanServerConnection();
			throw new IOException("it runs Java " + ManagementFactory.getPlatformMXBean(connection, RuntimeMXBean.class).getSpecVersion()
					+ ", and only Java 25 and later record methods");
		}
	}

	/**
	 * Starts to record methods.
	 *
	 * @param filter    names the methods: {@code p.A::m;p.B::<init>}
	 * @param mostBytes of the recording; then the JVM drops its beginning. 0 for no limit
	 * @param file      where the recording is to be stored in the end
	 */
	public void start(Detail detail, String filter, long mostBytes, Path file) throws IOException {
		Map<String, String> settings = new HashMap<>(
				Map.of("jdk.ActiveRecording#enabled", "true", "jdk.ActiveSetting#enabled", "true", "jdk.DataLoss#enabled", "true"));
		settings.put(detail.event + "#enabled", "true");
		settings.put(detail.event + "#filter", filter);
		if (detail == Detail.TRACE) {
			settings.put(detail.event + "#threshold", "0 ns");
			settings.put(detail.event + "#stackTrace", "false");
		}
		recording = recorder.newRecording();
		recorder.setRecordingSettings(recording, settings);
		Map<String, String> options = new HashMap<>(Map.of("name", "Sonde", "disk", "true", "maxSize", Long.toString(mostBytes)));
		if (process.isPresent()) {
			Path temporary = file.toAbsolutePath().resolveSibling("." + UUID.randomUUID() + ".jfr");
			options.put("destination", temporary.toString());
			options.put("dumpOnExit", "true");
			atExit = Optional.of(temporary);
		}
		recorder.setRecordingOptions(recording, options);
		recorder.startRecording(recording);
		if (detail == Detail.TRACE) {
			live = LiveCalls.open(connector.getMBeanServerConnection(), filter);
		}
	}

	/**
	 * The executions of each method that were recorded so far, some seconds late, by its signature as the recording has it; unknown of
	 * {@link Detail#TIMING} before the end. For people who wait: the recording decides.
	 */
	public Optional<SortedMap<String, Long>> calls() {
		return live.map(LiveCalls::counts);
	}

	/** Whether the program has not ended. */
	public boolean isRunning() {
		if (process.isPresent()) {
			return process.get().isAlive();
		}
		try {
			recorder.getRecordings();
			return true;
		} catch (RuntimeException e) {
			return false; // the connection broke
		}
	}

	/**
	 * Waits until the program ends, or somebody has had enough.
	 *
	 * @param goOn asked every tenth of a second
	 */
	public void await(BooleanSupplier goOn) throws InterruptedException {
		while (isRunning() && goOn.getAsBoolean()) {
			Thread.sleep(POLL_MILLIS);
		}
	}

	/**
	 * Ends the recording and stores it, also if the program or the recording has ended, provided that it ran on this machine.
	 *
	 * @param file replaced as a whole, or left as it is
	 * @throws IOException if it cannot be fetched or stored; the message says why
	 */
	public void store(Path file) throws IOException {
		Path temporary = atExit.orElse(file.toAbsolutePath().resolveSibling("." + UUID.randomUUID() + ".jfr"));
		try {
			live.ifPresent(LiveCalls::close);
			if (isRunning()) {
				stop(temporary);
			}
			if (!Files.exists(temporary)) {
				throw new IOException(isRunning() ? "another program, such as jcmd, ended the recording; if that stored it, import its file"
						: "the program ended, and its recording with it");
			}
			Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(temporary);
		}
	}

	private void stop(Path to) throws IOException {
		try {
			recorder.stopRecording(recording);
			if (atExit.isEmpty()) {
				copy(to);
			}
		} catch (UndeclaredThrowableException e) {
			// The connection broke, most likely because the program is ending; then the JVM still writes the recording.
			process.ifPresent(ending -> ending.onExit().completeOnTimeout(ending, PATIENCE_SECONDS, TimeUnit.SECONDS).join());
		} catch (IllegalArgumentException | IllegalStateException e) {
			// Another program ended the recording. The JVM wrote it then, unless another place was set.
		}
	}

	private void copy(Path to) throws IOException {
		long stream = recorder.openStream(recording, Map.of("blockSize", READ_BYTES));
		try (OutputStream out = Files.newOutputStream(to)) {
			for (byte[] block = recorder.readStream(stream); block != null; block = recorder.readStream(stream)) {
				out.write(block);
			}
		} finally {
			recorder.closeStream(stream);
		}
	}

	/** Ends a recording that still goes on, and the connection. */
	@Override
	public void close() throws IOException {
		try {
			live.ifPresent(LiveCalls::close);
			if (recording >= 0 && isRunning()) {
				recorder.closeRecording(recording);
			}
		} catch (IOException | RuntimeException e) {
			// The program has ended, and the recording with it.
		} finally {
			if (isRunning()) {
				connector.close();
			}
		}
	}

	@Override
	public String toString() {
		return process.isPresent() ? "process " + address : address;
	}
}
