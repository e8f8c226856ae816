/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.compiling;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import org.sonde.metrics.CompileError;
import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * A version of a component that can be run, and the figures of its code. Closing it removes what was unpacked for it.
 *
 * @param origin    what it was made of, for people on any machine
 * @param classes   a folder or a jar
 * @param libraries that its classes need, in the order of the class path
 * @param code      its figures
 * @param leftOut   errors of files outside the component; their methods throw an error when they are called
 * @param unpacked  removes what was unpacked
 */
public record BuiltVersion(String origin, Path classes, List<Path> libraries, Code code, List<CompileError> leftOut,
		Runnable unpacked) implements AutoCloseable {

	/** The figures of its code, if it has any. */
	public sealed interface Code {

		/** Figures as in {@code sonde metrics}. */
		record Figures(ComponentMeasurement measurement) implements Code {
		}

		/** There are none. */
		record Unknown(String reason) implements Code {
		}
	}

	public BuiltVersion {
		Objects.requireNonNull(origin, "origin");
		Objects.requireNonNull(classes, "classes");
		libraries = List.copyOf(libraries);
		Objects.requireNonNull(code, "code");
		leftOut = List.copyOf(leftOut);
		Objects.requireNonNull(unpacked, "unpacked");
	}

	@Override
	public void close() {
		unpacked.run();
	}
}
