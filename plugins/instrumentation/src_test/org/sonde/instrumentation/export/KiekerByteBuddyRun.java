/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs a program in a JVM of its own under Kieker's real agent with Byte Buddy, and reads what it recorded. */
final class KiekerByteBuddyRun {
	private static final Pattern VARIABLE = Pattern.compile("export (\\w+)='([^']*)'");

	private KiekerByteBuddyRun() {
	}

	/** @param folder an empty folder, for the export and the log */
	static KiekerRun of(Jdk jdk, AgentFiles export, Path application, String mainClass, Path folder)
			throws IOException, InterruptedException {
		Path log = Files.createDirectories(folder.resolve("log"));
		export.write(folder);
		Matcher variable = VARIABLE.matcher(export.files().get(KiekerByteBuddy.VARIABLES));
		assertThat(variable.find()).isTrue();
		String output = MonitoredProgram.run(jdk, Map.of(variable.group(1), variable.group(2)), List.of("-javaagent:" + agent(),
				KiekerRun.TEXT, "-Dnet.bytebuddy.experimental=true", "-Dkieker.monitoring.configuration=" + folder.resolve(KiekerByteBuddy.PROPERTIES),
				"-Dkieker.monitoring.adaptiveMonitoring.configFile=" + folder.resolve(KiekerAdaptive.FILE),
				"-Dkieker.monitoring.writer.filesystem.FileWriter.customStoragePath=" + log, "-cp", application.toString()),
				mainClass, folder);
		return KiekerRun.parse(log, output);
	}

	private static Path agent() throws IOException {
		return MonitoredProgram.jar("-bytebuddy", "kieker/monitoring/probe/bytebuddy/PremainClass.class");
	}
}
