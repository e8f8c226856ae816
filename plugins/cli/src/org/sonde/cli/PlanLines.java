/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.FileNames;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.report.check.Place;

/**
 * In which line of its file each probe of a plan stands.
 *
 * @param file  from here
 * @param lines of the probes in their order, from 1; none if the file is not as Sonde writes it, a line a probe
 */
record PlanLines(String file, List<Integer> lines) {
	private static final String ELEMENT = "<probes ";

	static PlanLines read(Path file, Plan plan) throws IOException {
		List<Integer> found = new ArrayList<>();
		List<String> text = Files.readAllLines(file);
		for (int i = 0; i < text.size(); i++) {
			if (text.get(i).strip().startsWith(ELEMENT)) {
				found.add(i + 1);
			}
		}
		return new PlanLines(FileNames.fromHere(file), found.size() == plan.getProbes().size() ? found : List.of());
	}

	/** The place of a probe by its number in the plan, from 0. */
	Optional<Place> probe(int number) {
		return number < lines.size() ? Optional.of(new Place(file, lines.get(number))) : Optional.empty();
	}
}
