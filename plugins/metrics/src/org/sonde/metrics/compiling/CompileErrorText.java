/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.compiling;

import java.util.List;

import org.sonde.common.digits.Counted;

import org.sonde.metrics.CompileError;

/** Tells users about sources that do not compile: which files, what is missing, what helps. */
public final class CompileErrorText {

	/** The most files, and the most names, in a message. */
	private static final int MOST_NAMED = 5;

	private CompileErrorText() {
	}

	/**
	 * Of files that must compile.
	 *
	 * @param version as the user named it
	 * @param errors  at least one
	 */
	static String ofComponent(String version, List<CompileError> errors) {
		String missing = missing(errors);
		return "%s does not compile: %s in %s. The first: %s.%s".formatted(version, Counted.of(errors.size(), "error"), files(errors),
				errors.getFirst(), missing.isEmpty() ? " Choose another revision, or leave these types out of the component."
						: missing + " Add the library that has it: a jar, a Maven artifact, or a folder of the revision with jars."
								+ " Or add the folder with its sources, or leave these types out of the component.");
	}

	/** Returns the text about files outside the component. Empty without errors. */
	public static String ofOthers(List<CompileError> errors) {
		return errors.isEmpty() ? ""
				: "files outside the component do not compile, and throw an error if they run: " + files(errors) + "." + missing(errors);
	}

	private static String files(List<CompileError> errors) {
		return listed(errors.stream().map(CompileError::file).distinct().toList());
	}

	private static String missing(List<CompileError> errors) {
		List<String> missing = errors.stream().flatMap(error -> error.missing().stream()).distinct().sorted().toList();
		return missing.isEmpty() ? "" : " Not found: " + listed(missing) + ".";
	}

	/** The first of them. */
	public static String listed(List<String> names) {
		return String.join(", ", names.subList(0, Math.min(MOST_NAMED, names.size())))
				+ (names.size() > MOST_NAMED ? " and %d more".formatted(names.size() - MOST_NAMED) : "");
	}
}
