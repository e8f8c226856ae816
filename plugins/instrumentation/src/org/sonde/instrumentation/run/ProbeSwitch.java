/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * Switches the probes of a running program that was started with {@link KiekerLaunch#switching()}. What is not woven cannot be
 * switched on.
 *
 * @param export the folder that the program's plan was exported to
 * @param woven  the methods that have a probe in the program
 */
public record ProbeSwitch(Path export, Set<MethodSignature> woven) {
	/** The coarsest clock of a file system in use, in milliseconds: FAT's. */
	private static final long COARSEST_CLOCK_MILLIS = 2_000;

	/** Copies its arguments. */
	public ProbeSwitch {
		woven = Set.copyOf(woven);
	}

	/**
	 * Lets the program follow a plan: what is deactivated there, and what is no longer in it, is switched off, all else on. The program
	 * notices within {@link KiekerLaunch#SWITCHING_SECONDS}.
	 *
	 * @param program what the plan's patterns match in the program; empty if it is not known
	 * @return whether that is another state than before
	 * @throws IOException if the file that the program reads cannot be read or written; nothing is switched then
	 */
	public boolean follow(Plan plan, Optional<PlanMatches> program) throws IOException {
		Path file = export.resolve(KiekerAspectJ.ADAPTIVE);
		byte[] content = KiekerAspectJ.export(withRemoved(plan, program), program).files().get(KiekerAspectJ.ADAPTIVE)
				.getBytes(StandardCharsets.UTF_8);
		byte[] known = Files.readAllBytes(file);
		if (Arrays.equals(content, known)) {
			return false;
		}
		SwitchedMethods.add(export, new String(known, StandardCharsets.UTF_8), new String(content, StandardCharsets.UTF_8));
		long before = Files.getLastModifiedTime(file).toMillis();
		AtomicFile.write(file, content);
		if (Files.getLastModifiedTime(file).toMillis() <= before) {
			// Kieker reads the file only if it is younger than the one it knows.
			Files.setLastModifiedTime(file, FileTime.fromMillis(before + COARSEST_CLOCK_MILLIS));
		}
		return true;
	}

	/** The plan, in which the probes that were taken out of it are deactivated: the program has them still. */
	private Plan withRemoved(Plan plan, Optional<PlanMatches> program) {
		Plan all = EcoreUtil.copy(plan);
		AgentFiles now = KiekerAspectJ.export(plan, program);
		Set<MethodSignature> removed = new HashSet<>(woven);
		now.collecting().forEach(removed::remove);
		now.deactivated().forEach(removed::remove);
		for (MethodSignature method : removed) {
			MethodProbe probe = Probes.create(method);
			probe.setActive(false);
			all.getProbes().add(probe);
		}
		return all;
	}
}
