/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.refine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.sonde.cli.shared.Failures;
import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;

/** The file of the plan that is kept, which each round may replace. */
final class NextPlanFile {
	private final Path file;
	private Optional<String> content = Optional.empty();

	NextPlanFile(Path file) {
		this.file = file;
	}

	/**
	 * Replaces the plan.
	 *
	 * @param what the plan is, in words
	 * @throws Failures.Failed if it cannot be written; what is in the file stays
	 */
	void write(Plan plan, String what) throws Failures.Failed {
		try {
			AtomicFile.write(file, PlanFiles.toBytes(plan));
			content = Optional.of(what);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	/** The file, and what is in it; empty if nothing was written. */
	Optional<String> words() {
		return content.map(what -> file + " is " + what);
	}
}
