/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.function.Function;

import org.sonde.common.files.FileUpdate;
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

	/** A plan from a file; what is wrong with the file is reported in words. */
	public static Plan load(Path file) throws PlanFileException, Failures.Failed {
		try {
			return PlanFiles.load(file);
		} catch (PlanFileException e) {
			throw e;
		} catch (IOException e) {
			throw Failures.Failed.unreadable(file, e);
		}
	}

	/** Changes a plan in its file as it is now, while no other command changes it. */
	public static <T> T change(Path file, Function<Plan, T> change) throws PlanFileException, Failures.Failed {
		try (FileUpdate update = FileUpdate.begin(file)) {
			Plan plan = load(file);
			T result = change.apply(plan);
			update.write(PlanFiles.toBytes(plan));
			return result;
		} catch (PlanFileException e) {
			throw e;
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	/** Writes a new plan; nothing that is there is overwritten. */
	public static void create(Plan plan, Path file) throws Failures.Failed {
		try {
			FileUpdate.create(file, PlanFiles.toBytes(plan));
		} catch (FileAlreadyExistsException e) {
			throw new Failures.Failed(CommandProblem.THERE_ALREADY, file);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}
}
