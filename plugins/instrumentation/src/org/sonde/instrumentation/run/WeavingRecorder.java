/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Puts an agent in front of AspectJ's weaver and behind it that writes down what the weaver does. */
final class WeavingRecorder {
	/** The file that {@link WeavingReport} reads, in the folder of the export. */
	static final String FILE = "weaving.log";
	private static final String JAR = "sonde-weaving.jar";
	/** Byte of a class file where its version is. */
	private static final int MAJOR = 6;
	/** The version of {@link KiekerLaunch#FIRST_JAVA}; this code is compiled for the Java of Sonde, but uses nothing younger. */
	private static final short JAVA_11 = 55;
	private static final List<String> CLASSES = List.of("WeavingObserver", "WeavingObserver$Entered");

	private WeavingRecorder() {
	}

	/**
	 * The arguments of a JVM that start the weaver between two of these agents.
	 *
	 * @param folder for the agent and what it writes
	 * @param weaver the argument that starts the weaver
	 */
	static List<String> around(Path folder, String weaver) throws IOException {
		Path jar = jar(folder.resolve(JAR).toAbsolutePath());
		List<String> arguments = new ArrayList<>();
		arguments.add("-javaagent:" + jar + "=" + folder.resolve(FILE).toAbsolutePath());
		arguments.add(weaver);
		arguments.add("-javaagent:" + jar + "=" + WeavingObserver.BEHIND);
		return arguments;
	}

	private static Path jar(Path file) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(new Attributes.Name("Premain-Class"), WeavingObserver.class.getName());
		String folder = WeavingObserver.class.getPackageName().replace('.', '/') + "/";
		try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
			for (String name : CLASSES) {
				jar.putNextEntry(new JarEntry(folder + name + ".class"));
				try (InputStream in = WeavingRecorder.class.getResourceAsStream(name + ".class")) {
					byte[] classFile = in.readAllBytes();
					ByteBuffer.wrap(classFile).putShort(MAJOR, JAVA_11);
					jar.write(classFile);
				}
			}
		}
		return file;
	}
}
