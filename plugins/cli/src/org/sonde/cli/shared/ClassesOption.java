/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.export.ProgramClasses;

import picocli.CommandLine.Option;

/** The classes of the program, for agents that name methods by less than their signature. */
public final class ClassesOption {
	@Option(names = "--classes", paramLabel = "PATH",
			description = "The program's classes: folders and jars, as on a class path. Sonde finds in them what the plan's patterns match, "
			+ "and which other methods an agent catches. Nothing in them is loaded or run.")
	private String classPath;

	/** The folders and jars that are named. */
	public List<Path> paths() {
		return ProgramOptions.paths(classPath);
	}

	/** Reads the classes, or nothing if none are named. */
	public ProgramClasses read() throws Failures.Failed {
		return classPath == null ? ProgramClasses.UNKNOWN : read(paths(), Optional.empty());
	}

	/**
	 * What class files say.
	 *
	 * @param names binary names of the classes to read; empty for all
	 */
	public static ProgramClasses read(List<Path> classPath, Optional<Set<String>> names) throws Failures.Failed {
		try {
			return names.isEmpty() ? ClassFiles.read(classPath, Progress.NONE) : ClassFiles.read(classPath, names.get(), Progress.NONE);
		} catch (FileSystemException e) {
			throw Failures.Failed.unreadable(e.getFile(), e);
		} catch (IOException e) {
			throw Failures.Failed.unreadable(classPath, e);
		}
	}
}
