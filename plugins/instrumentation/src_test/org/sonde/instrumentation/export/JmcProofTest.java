/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.tests.seeded.NastyProgram;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * What {@link AgentsProofTest} shows, for the agent of JDK Mission Control, which no Maven repository has: {@code -Dsonde.jmc.agent=JAR}
 * names it.
 */
@EnabledIfSystemProperty(named = "sonde.jmc.agent", matches = ".+", disabledReason = "-Dsonde.jmc.agent names no agent")
class JmcProofTest {
	@TempDir
	private Path folder;

	/** On the oldest Java: on the newest ones that agent does not start. */
	@Test
	void recordsWhatTheReportSays() throws Exception {
		CompiledProgram nasty = CompiledProgram.compile(NastyProgram.SOURCES, folder.resolve("nasty.jar"));
		Map<String, Integer> ran = KiekerRun.of(KiekerAspectJ.export(Plans.of(nasty.operations())), nasty.jar(), NastyProgram.MAIN,
				folder.resolve("kieker")).executions();
		AgentFiles export = JmcAgent.export(Plans.of(nasty.operations()), ClassFiles.read(List.of(nasty.jar()), Progress.NONE));
		Map<String, Integer> expected = new TreeMap<>();
		Plans.texts(export.exact()).forEach(method -> expected.put(method, ran.get(method)));
		assertThat(expected.put("int p.Throwing.runtime(int)", 1)).as("three of its four end by the exception of the innermost")
				.isEqualTo(4);
		assertThat(events(export, nasty.jar())).isEqualTo(expected);
	}

	private Map<String, Integer> events(AgentFiles export, Path application) throws Exception {
		export.write(folder);
		Path recording = folder.resolve("recording.jfr");
		MonitoredProgram.run(Jdk.oldestAndNewest().getFirst(), Map.of(), List.of("--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED",
				"-XX:StartFlightRecording:settings=none,filename=" + recording,
				"-javaagent:" + System.getProperty("sonde.jmc.agent") + "=" + folder.resolve(JmcAgent.XML), "-cp", application.toString()),
				NastyProgram.MAIN, folder);
		Map<String, Integer> events = new TreeMap<>();
		for (RecordedEvent event : RecordingFile.readAllEvents(recording)) {
			events.merge(event.getEventType().getLabel().replaceFirst(" \\d+$", ""), 1, Integer::sum);
		}
		return events;
	}
}
