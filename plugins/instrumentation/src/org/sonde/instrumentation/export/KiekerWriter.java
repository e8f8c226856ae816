/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.sonde.instrumentation.plan.RecordTo;

/**
 * The properties with which Kieker 2.0 writes records to where a plan says. Exports, runs and the benchmark's subjects all have these, so
 * that an estimate prices the writer in use.
 */
public enum KiekerWriter {
	/** Binary files. */
	BINARY(RecordTo.BINARY, Names.IN_FOLDER.formatted("binary"), List.of(
			Names.WRITER, Names.FILE_WRITER,
			Names.FILE_WRITER + ".logStreamHandler", Names.FILES + "BinaryLogStreamHandler",
			Names.FILE_WRITER + ".bufferSize", "8192",
			Names.WHEN_FULL, Names.YIELD)),
	/** Text files. */
	TEXT(RecordTo.TEXT, Names.IN_FOLDER.formatted("text"), List.of(
			Names.WRITER, Names.FILE_WRITER,
			Names.FILE_WRITER + ".logStreamHandler", Names.FILES + "TextLogStreamHandler",
			// Kieker's default, SPBlockingPutStrategy, serves one thread; with several the program hangs.
			Names.WHEN_FULL, Names.YIELD)),
	/** A connection to a receiver on the same machine, which must listen when the program starts. */
	TCP(RecordTo.TCP, "# The records go to a receiver on this machine, such as sonde traces --listen; start it before the program.",
			List.of(
					Names.WRITER, Names.TCP_WRITER,
					Names.TCP_WRITER + ".hostname", "127.0.0.1",
					Names.TCP_WRITER + ".port", "10133",
					Names.TCP_WRITER + ".connectionTimeoutInMs", "10000",
					Names.WHEN_FULL, Names.YIELD)),
	/** Nowhere. The queue itself drops the records, as in the benchmark's configuration that only collects. */
	DISCARD(RecordTo.DISCARD, "# The records are dropped: there is no log.", List.of(
			Names.WRITER, "kieker.monitoring.writer.dump.DumpWriter",
			"kieker.monitoring.core.controller.WriterController.RecordQueueFQN", "kieker.monitoring.writer.dump.DumpQueue"));

	/** Constants of an enum cannot be used before they are declared, those of a class can. */
	private static final class Names {
		static final String IN_FOLDER = "# The log is %s, below the temporary folder unless customStoragePath names an existing one.";
		static final String WRITER = "kieker.monitoring.writer";
		static final String FILES = "kieker.monitoring.writer.filesystem.";
		static final String FILE_WRITER = FILES + "FileWriter";
		static final String TCP_WRITER = "kieker.monitoring.writer.tcp.SingleSocketTcpWriter";
		/** What a thread does while the queue to the writer is full. */
		static final String WHEN_FULL = "kieker.monitoring.core.controller.WriterController.QueuePutStrategy";
		static final String YIELD = "kieker.monitoring.queue.putstrategy.YieldPutStrategy";
	}

	private final RecordTo recordTo;
	private final String comment;
	private final Map<String, String> properties;

	KiekerWriter(RecordTo recordTo, String comment, List<String> namesAndValues) {
		this.recordTo = recordTo;
		this.comment = comment;
		Map<String, String> ordered = new LinkedHashMap<>();
		for (int i = 0; i < namesAndValues.size(); i += 2) {
			ordered.put(namesAndValues.get(i), namesAndValues.get(i + 1));
		}
		properties = Collections.unmodifiableMap(ordered);
	}

	/** The writer of plans that record to there. */
	public static KiekerWriter of(RecordTo recordTo) {
		for (KiekerWriter writer : values()) {
			if (writer.recordTo == recordTo) {
				return writer;
			}
		}
		throw new IllegalArgumentException("no writer of Kieker records to " + recordTo);
	}

	/** The properties in the order of their lines. Where files go and which port is in use is not among them. */
	public Map<String, String> properties() {
		return properties;
	}

	/** The lines of Kieker's configuration, with a comment first. */
	String lines() {
		StringBuilder lines = new StringBuilder(comment).append('\n');
		properties.forEach((name, value) -> lines.append(name).append('=').append(value).append('\n'));
		return lines.toString();
	}

	/** The argument of a JVM that says in which existing folder Kieker makes the folder of its log. Writers without files ignore it. */
	public static String logFolder(Path folder) {
		return "-D" + Names.FILE_WRITER + ".customStoragePath=" + folder.toAbsolutePath();
	}

	/** The argument of a JVM that limits the files of a log: Kieker deletes the oldest ones. Writers without files ignore it. */
	public static String mostMegabytes(int megabytes) {
		return "-D" + Names.FILE_WRITER + ".maxLogSize=" + megabytes;
	}

	/** The argument of a JVM that says to which port of this machine records are sent. */
	public static String port(int port) {
		return "-D" + Names.TCP_WRITER + ".port=" + port;
	}
}
