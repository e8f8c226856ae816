/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.List;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.AtomicFile;

/**
 * Switches the probes of a running program that was started with {@link KiekerLaunch#switching()}. What is not woven cannot be
 * switched on.
 *
 * @param export the folder that the program's plan was exported to
 */
public record ProbeSwitch(Path export) {
	/** The coarsest clock of a file system in use, in milliseconds: FAT's. */
	private static final long COARSEST_CLOCK_MILLIS = 2_000;

	/**
	 * Leaves these methods switched off and all others on; the program notices within {@link KiekerLaunch#SWITCHING_SECONDS}.
	 *
	 * @throws IOException if the file that the program reads cannot be written; nothing is switched then
	 */
	public void switchOff(Collection<MethodSignature> methods) throws IOException {
		Path file = export.resolve(KiekerAspectJ.ADAPTIVE);
		long before = Files.getLastModifiedTime(file).toMillis();
		AtomicFile.write(file, KiekerAspectJ.adaptive(List.copyOf(methods)).getBytes(StandardCharsets.UTF_8));
		if (Files.getLastModifiedTime(file).toMillis() <= before) {
			// Kieker reads the file only if it is younger than the one it knows.
			Files.setLastModifiedTime(file, FileTime.fromMillis(before + COARSEST_CLOCK_MILLIS));
		}
	}
}
