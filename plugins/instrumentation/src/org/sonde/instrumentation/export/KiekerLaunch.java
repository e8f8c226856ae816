/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a program is started with the probes of an exported plan. A newer AspectJ weaver than the one inside Kieker's jar is both
 * the agent and first on the class path, which is what works from Java 17 to 25.
 *
 * @param export    folder the plan was exported to
 * @param weaver    aspectjweaver, 1.9.24 or newer
 * @param kieker    Kieker 2.0 with the classifier aspectj
 * @param logFolder existing folder that Kieker makes the folder of its log in
 */
public record KiekerLaunch(Path export, Path weaver, Path kieker, Path logFolder) {
	private static final int FIRST_JAVA_WARNING_OF_UNSAFE = 24;

	/**
	 * Arguments of the JVM, class path included; the main class and its own arguments follow.
	 *
	 * @param javaFeature feature version of the Java that runs the program, such as 21
	 * @param application the program's own class path
	 */
	public List<String> jvmArguments(int javaFeature, List<Path> application) {
		List<String> arguments = new ArrayList<>();
		if (javaFeature >= FIRST_JAVA_WARNING_OF_UNSAFE) {
			arguments.add("--sun-misc-unsafe-memory-access=allow");
		}
		arguments.add("-javaagent:" + weaver);
		arguments.add("-Daj.weaving.loadersToSkip=jdk.internal.loader.ClassLoaders$PlatformClassLoader");
		// Named, because the weaver would otherwise merge every META-INF/aop.xml that it finds.
		arguments.add("-Dorg.aspectj.weaver.loadtime.configuration=" + export.resolve(KiekerAspectJ.AOP_XML).toUri());
		arguments.add("-Dkieker.monitoring.configuration=" + export.resolve(KiekerAspectJ.PROPERTIES).toAbsolutePath());
		arguments.add("-Dkieker.monitoring.adaptiveMonitoring.configFile=" + export.resolve(KiekerAspectJ.ADAPTIVE)
				.toAbsolutePath());
		arguments.add("-Dkieker.monitoring.writer.filesystem.FileWriter.customStoragePath=" + logFolder.toAbsolutePath());
		arguments.add("-cp");
		List<Path> classPath = new ArrayList<>(List.of(weaver));
		classPath.addAll(application);
		classPath.add(kieker);
		arguments.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
		return List.copyOf(arguments);
	}
}
