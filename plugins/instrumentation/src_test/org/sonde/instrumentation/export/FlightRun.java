/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.objectweb.asm.Type;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** Runs a program with the Flight Recorder and the settings of an export. */
final class FlightRun {
	/**
	 * Java 25 does not record the executions that end because a callee threw, and records one more for each throw that its own method
	 * catches.
	 */
	static final Set<String> THROUGH_EXCEPTIONS = Set.of("int p.Throwing.runtime(int)", "int p.Throwing.caught()");

	private FlightRun() {
	}

	/**
	 * How many executions were recorded, by the signatures of the methods without modifiers.
	 *
	 * @param jdk    25 or later
	 * @param folder an empty folder, for the export
	 */
	static Map<String, Integer> of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Files.createDirectories(folder);
		export.write(folder);
		Path recording = folder.resolve("recording.jfr");
		MonitoredProgram.run(jdk, Map.of(),
				List.of("-XX:StartFlightRecording:settings=" + folder.resolve(FlightRecorder.SETTINGS) + ",filename=" + recording,
				"-cp", application.toString()), mainClass, folder);
		Map<String, Integer> executions = new TreeMap<>();
		for (RecordedEvent event : RecordingFile.readAllEvents(recording)) {
			if (event.getEventType().getName().equals(FlightRecorder.TRACE)) {
				executions.merge(signature(event.getValue("method")), 1, Integer::sum);
			}
		}
		return executions;
	}

	private static String signature(RecordedMethod method) {
		String parameters = String.join(",", Arrays.stream(Type.getArgumentTypes(method.getDescriptor())).map(Type::getClassName).toList());
		String returned = method.getName().equals("<init>") ? "" : Type.getReturnType(method.getDescriptor()).getClassName() + " ";
		return returned + method.getType().getName() + "." + method.getName() + "(" + parameters + ")";
	}
}
