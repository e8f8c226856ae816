/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs a program in a JVM of its own under Kieker's real agent with Byte Buddy, and reads what it recorded. */
final class KiekerByteBuddyRun {
	private KiekerByteBuddyRun() {
	}

	/** @param folder an empty folder, for the export and the log */
	static KiekerRun of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Path log = Files.createDirectories(folder.resolve("log"));
		export.write(folder);
		String output = MonitoredProgram.run(jdk, KiekerByteBuddy.environment(export), List.of("-javaagent:" + agent(),
				KiekerRun.TEXT, "-Dnet.bytebuddy.experimental=true",
				"-Dkieker.monitoring.configuration=" + folder.resolve(KiekerByteBuddy.PROPERTIES),
				"-Dkieker.monitoring.adaptiveMonitoring.configFile=" + folder.resolve(KiekerAdaptive.FILE),
				"-Dkieker.monitoring.writer.filesystem.FileWriter.customStoragePath=" + log, "-cp", application.toString()),
				mainClass, folder);
		return KiekerRun.parse(log, output);
	}

	private static Path agent() throws IOException {
		return MonitoredProgram.jar("-bytebuddy", "kieker/monitoring/probe/bytebuddy/PremainClass.class");
	}
}
