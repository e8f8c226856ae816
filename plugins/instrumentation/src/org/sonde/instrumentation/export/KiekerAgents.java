/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.files.AtomicFile;

/**
 * The files that a program with Kieker's probes needs, as Sonde brings them along: Kieker {@value #KIEKER_VERSION} with its probes
 * for AspectJ, and a newer weaver than the one inside.
 *
 * @param weaver  aspectjweaver, the agent
 * @param kieker  Kieker with the classifier aspectj
 * @param logging an implementation of slf4j that says nothing; without any, Kieker complains on the program's error stream
 */
public record KiekerAgents(Path weaver, Path kieker, Path logging) {
	/** The version of Kieker. */
	public static final String KIEKER_VERSION = "2.0.2";
	/** The version of AspectJ's weaver. */
	public static final String WEAVER_VERSION = "1.9.27";
	/** The files that show that a class path has an implementation of slf4j, from version 2.0 on and before. */
	private static final Set<String> LOGGING_MARKS = Set.of("META-INF/services/org.slf4j.spi.SLF4JServiceProvider",
			"org/slf4j/impl/StaticLoggerBinder.class");

	/**
	 * Lays the files into a folder, which is made if it is missing. Those that lie there already are left alone: a running program
	 * may be using them.
	 *
	 * @throws IOException if they cannot be written
	 */
	public static KiekerAgents unpack(Path folder) throws IOException {
		Files.createDirectories(folder);
		return new KiekerAgents(unpack("aspectjweaver.jar", WEAVER_VERSION, folder), unpack("kieker-aspectj.jar", KIEKER_VERSION, folder),
				unpack("slf4j-nop.jar", "", folder));
	}

	private static Path unpack(String name, String version, Path folder) throws IOException {
		Path file = folder.toAbsolutePath().resolve(version.isEmpty() ? name : name.replace(".jar", "-" + version + ".jar"));
		try (InputStream in = KiekerAgents.class.getResourceAsStream(name)) {
			if (in == null) {
				throw new IllegalStateException("the build did not put " + name + " beside " + KiekerAgents.class.getName());
			}
			byte[] content = in.readAllBytes();
			if (!Files.isRegularFile(file) || Files.size(file) != content.length) {
				AtomicFile.write(file, content);
			}
		}
		return file;
	}

	/**
	 * The class path of a program with probes: the weaver first, so that it goes before the older one inside Kieker, and Kieker
	 * behind the program, whose own libraries are to win.
	 */
	public List<Path> classPath(List<Path> application) {
		List<Path> classPath = new ArrayList<>(List.of(weaver));
		classPath.addAll(application);
		classPath.add(kieker);
		if (application.stream().noneMatch(KiekerAgents::logs)) {
			classPath.add(logging);
		}
		return List.copyOf(classPath);
	}

	/** Whether an entry of a class path implements slf4j. A second implementation would have slf4j complain. */
	private static boolean logs(Path entry) {
		if (Files.isDirectory(entry)) {
			return LOGGING_MARKS.stream().map(entry::resolve).anyMatch(Files::exists);
		}
		if (!Files.isRegularFile(entry)) {
			return false;
		}
		try (ZipFile zip = new ZipFile(entry.toFile())) {
			for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements();) {
				if (LOGGING_MARKS.contains(entries.nextElement().getName())) {
					return true;
				}
			}
			return false;
		} catch (IOException e) {
			// No archive: the JVM passes over it, too.
			return false;
		}
	}
}
