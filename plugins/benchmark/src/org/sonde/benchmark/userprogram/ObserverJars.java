/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.objectweb.asm.ClassReader;
import org.sonde.benchmark.observer.JvmThreads;
import org.sonde.benchmark.observer.MonitoringSwitch;
import org.sonde.benchmark.observer.Observer;
import org.sonde.benchmark.observer.PeakMemory;
import org.sonde.benchmark.observer.RecordQueue;
import org.sonde.benchmark.observer.StartUp;
import org.sonde.benchmark.observer.SwitchedProbes;
import org.sonde.benchmark.observer.SwitchedSensors;
import org.sonde.benchmark.observer.SystemFile;
import org.sonde.benchmark.observer.UnitLines;
import org.sonde.benchmark.observer.Units;
import org.sonde.benchmark.observer.UsedResources;
import org.sonde.benchmark.observer.WatchedInput;
import org.sonde.benchmark.observer.WriterThreads;
import org.sonde.benchmark.observer.unit.UnitMethod;
import org.sonde.common.jvm.OwnJar;

/**
 * The observing agent as files that a JVM takes. Two jars, because the program must see the counter of units and must not see ASM, of
 * which it may have another version.
 *
 * @param agent for {@code -javaagent}
 * @param unit  what the agent needs to count the calls of a method, as on a class path
 */
record ObserverJars(Path agent, String unit) {

	private static final List<Class<?>> OF_THE_AGENT = List.of(Observer.class, UsedResources.class, Units.class, UnitLines.class,
			StartUp.class, RecordQueue.class, SwitchedProbes.class, MonitoringSwitch.class, SwitchedSensors.class, WriterThreads.class,
			JvmThreads.class, SystemFile.class, PeakMemory.class, WatchedInput.class);

	/** @param folder an existing one */
	static ObserverJars make(Path folder) throws IOException {
		Path agent = folder.resolve("sonde-observer.jar").toAbsolutePath();
		Manifest manifest = new Manifest();
		Attributes attributes = manifest.getMainAttributes();
		attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		attributes.putValue("Premain-Class", Observer.class.getName());
		attributes.putValue("Boot-Class-Path", agent.getFileName().toString());
		write(agent, manifest, OF_THE_AGENT);
		Path unit = folder.resolve("sonde-unit.jar").toAbsolutePath();
		manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		write(unit, manifest, List.of(UnitMethod.class));
		return new ObserverJars(agent, unit + File.pathSeparator + OwnJar.of(ClassReader.class));
	}

	private static void write(Path file, Manifest manifest, List<Class<?>> types) throws IOException {
		try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
			for (Class<?> type : types) {
				add(type, jar);
			}
		}
	}

	/** A class with those that are nested in it. */
	private static void add(Class<?> type, JarOutputStream jar) throws IOException {
		String name = type.getName().replace('.', '/') + ".class";
		jar.putNextEntry(new JarEntry(name));
		try (InputStream in = type.getResourceAsStream("/" + name)) {
			in.transferTo(jar);
		}
		for (Class<?> nested : type.getDeclaredClasses()) {
			add(nested, jar);
		}
	}
}
