/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.jvm.OwnJar;
import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.jfr.JfrCarrier;
import org.sonde.objects.jmx.JmxCarrier;
import org.sonde.objects.otlp.OtlpCarrier;
import org.sonde.objects.weaving.agent.ObjectAgent;

/**
 * The object monitoring as one agent, made of the bundles' classes: a JVM takes no folder, and no jar of a name that changes with each
 * version.
 */
final class ObjectAgentJar {
	private static final String OURS = "org/sonde/objects/";
	/** The program does not need the client. */
	private static final String CLIENT = OURS + "client/";
	/** A class of each bundle. */
	private static final List<Class<?>> BUNDLES = List.of(ObjectMonitoring.class, ObjectAgent.class, JmxCarrier.class, JfrCarrier.class,
			OtlpCarrier.class);
	private static final long NO_TIME = 0;

	private ObjectAgentJar() {
	}

	/** Lays it into an existing folder, beside the files that it reads. */
	static Path in(Path folder) throws IOException {
		Path file = folder.resolve(ObjectWeaving.AGENT);
		AtomicFile.write(file, content());
		return file;
	}

	private static byte[] content() throws IOException {
		SortedMap<String, byte[]> classes = new TreeMap<>();
		for (Class<?> type : BUNDLES) {
			Path place = OwnJar.of(type);
			if (Files.isDirectory(place)) {
				add(place, classes);
			} else {
				try (FileSystem jar = FileSystems.newFileSystem(place)) {
					add(jar.getPath("/"), classes);
				}
			}
		}
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().putValue("Premain-Class", ObjectAgent.class.getName());
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (JarOutputStream jar = new JarOutputStream(bytes)) {
			ByteArrayOutputStream text = new ByteArrayOutputStream();
			manifest.write(text);
			put(JarFile.MANIFEST_NAME, text.toByteArray(), jar);
			for (var entry : classes.entrySet()) {
				put(entry.getKey(), entry.getValue(), jar);
			}
		}
		return bytes.toByteArray();
	}

	private static void add(Path root, SortedMap<String, byte[]> classes) throws IOException {
		try (Stream<Path> files = Files.walk(root.resolve(OURS))) {
			for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
				String name = root.relativize(file).toString().replace('\\', '/');
				if (name.endsWith(".class") && !name.startsWith(CLIENT)) {
					classes.put(name, Files.readAllBytes(file));
				}
			}
		}
	}

	private static void put(String name, byte[] content, JarOutputStream jar) throws IOException {
		JarEntry entry = new JarEntry(name);
		entry.setTime(NO_TIME);
		jar.putNextEntry(entry);
		jar.write(content);
	}
}
