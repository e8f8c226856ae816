/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * The methods of which the log of a run has each call: one of these without a record was not called.
 *
 * @param methods without the ellipsis
 */
public record CountedMethods(Set<MethodSignature> methods) {
	/** A file in the folder of the export: a method a line. */
	private static final String FILE = "counted";

	/** Copies its argument. */
	public CountedMethods {
		methods = Set.copyOf(methods);
	}

	/** Puts them next to what was exported for the run. */
	public void write(Path export) throws IOException {
		Files.write(export.resolve(FILE), methods.stream().map(MethodSignature::toString).sorted().toList());
	}

	/**
	 * Of the runs that recorded these logs, those that were counted in each of them; none if a log is from elsewhere.
	 *
	 * @throws IOException if a file cannot be read, or is not as it was written
	 */
	public static CountedMethods ofLogs(List<Path> logs) throws IOException {
		Optional<Set<MethodSignature>> all = Optional.empty();
		for (Path log : logs) {
			Set<MethodSignature> one = new HashSet<>();
			for (Path export : SwitchedMethods.exports(log)) {
				one.addAll(in(export));
			}
			all.ifPresent(one::retainAll);
			all = Optional.of(one);
		}
		return new CountedMethods(all.orElse(Set.of()));
	}

	private static Set<MethodSignature> in(Path export) throws IOException {
		Path file = export.resolve(FILE);
		if (!Files.exists(file)) {
			return Set.of();
		}
		Set<MethodSignature> methods = new HashSet<>();
		for (String line : Files.readAllLines(file)) {
			try {
				methods.add(MethodSignature.parse(line));
			} catch (IllegalArgumentException e) {
				throw new IOException(file + " has a line that is not a method: " + line, e);
			}
		}
		return methods;
	}
}
