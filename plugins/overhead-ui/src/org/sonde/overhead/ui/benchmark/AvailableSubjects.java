/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMInstallType;
import org.eclipse.jdt.launching.JavaRuntime;
import org.eclipse.ui.PlatformUI;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.overhead.OverheadException;

/**
 * What can be measured on this machine, and on which Java.
 *
 * @param subjects by their id or the file of their descriptor, those built in first
 * @param problems of descriptors that cannot be used, by file
 * @param javas those that the workspace knows among them
 */
public record AvailableSubjects(Map<String, Subject> subjects, Map<String, String> problems, List<JavaHome> javas) {

	/** Reads them now; not for the thread of the user interface. */
	public static AvailableSubjects read(List<String> descriptors) {
		Map<String, Subject> subjects = new LinkedHashMap<>();
		Map<String, String> problems = new LinkedHashMap<>();
		BuiltInSubjects.all().forEach(subject -> subjects.put(subject.id(), subject));
		for (String descriptor : descriptors) {
			try {
				subjects.put(descriptor, BuiltInSubjects.find(descriptor, new ArrayList<>()));
			} catch (BenchmarkException | OverheadException e) {
				problems.put(descriptor, e.getMessage());
			}
		}
		return new AvailableSubjects(subjects, problems, javaHomes());
	}

	/** Reads them in a job, and tells them in the thread of the user interface. */
	public static void read(List<String> descriptors, Consumer<AvailableSubjects> listener) {
		Job job = Job.create(Messages.AvailableSubjects_looking, (IProgressMonitor monitor) -> {
			AvailableSubjects available = read(descriptors);
			if (PlatformUI.isWorkbenchRunning()) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> listener.accept(available));
			}
		});
		job.setSystem(true);
		job.schedule();
	}

	private static List<JavaHome> javaHomes() {
		List<JavaHome> homes = new ArrayList<>(JavaHomes.find());
		for (IVMInstallType type : JavaRuntime.getVMInstallTypes()) {
			for (IVMInstall install : type.getVMInstalls()) {
				Optional.ofNullable(install.getInstallLocation()).flatMap(folder -> javaHome(folder.toPath()))
						.filter(home -> homes.stream().noneMatch(known -> known.home().equals(home.home()))).ifPresent(homes::add);
			}
		}
		homes.sort(Comparator.comparingInt(JavaHome::feature).thenComparing(JavaHome::version).thenComparing(JavaHome::home));
		return homes;
	}

	private static Optional<JavaHome> javaHome(Path folder) {
		try {
			return Optional.of(JavaHome.of(folder.toRealPath()));
		} catch (IOException | BenchmarkException e) {
			return Optional.empty(); // the workspace still names it, but it is gone
		}
	}

	/** The installation in this folder. */
	public Optional<JavaHome> java(String folder) {
		return javas.stream().filter(java -> java.home().toString().equals(folder)).findFirst();
	}
}
