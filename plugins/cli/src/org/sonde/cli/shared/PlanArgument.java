/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.nio.file.Path;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanFiles;

import picocli.CommandLine.Parameters;

/** The plan that a command is about. */
public final class PlanArgument {
	@Parameters(index = "0", paramLabel = "PLAN", description = "The plan, a *.probes file.")
	private Path file;

	public Path file() {
		return file;
	}

	public Plan load() throws IOException, Failures.Failed {
		return load(file);
	}

	public void save(Plan plan) throws Failures.Failed {
		try {
			PlanFiles.save(plan, file);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	/** A plan from a file; what is wrong with the file is said in words. */
	public static Plan load(Path file) throws PlanFileException, Failures.Failed {
		try {
			return PlanFiles.load(file);
		} catch (PlanFileException e) {
			throw e;
		} catch (IOException e) {
			throw Failures.Failed.unreadable(file, e);
		}
	}
}
