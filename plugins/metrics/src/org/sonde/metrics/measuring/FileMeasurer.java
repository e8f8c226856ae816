/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.sonde.metrics.jdt.DeepStack;
import org.sonde.metrics.jdt.FileMeasurement;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceText;

/**
 * Measures again what changed while somebody types or saves: one file by itself, in milliseconds. Lines, cyclomatic and cognitive
 * complexity need nothing else; the information metrics do, and stay those of before.
 */
public final class FileMeasurer {

	private FileMeasurer() {
	}

	/**
	 * The types of one file, by themselves.
	 *
	 * @param release the Java release that the file is written for
	 */
	public static List<TypeMeasurement> types(SourceFile file, Charset encoding, int release) {
		return DeepStack.run(() -> FileMeasurement.of(file, encoding, release, Profiles.DEFAULT)).types();
	}

	/**
	 * A measurement with the figures of a file as it reads now.
	 *
	 * @param before the whole component, measured
	 * @param file   the file's name, as the types of the measurement name it
	 * @param text   all of the file; empty where it is gone
	 */
	public static ComponentMeasurement changed(ComponentMeasurement before, String file, String text) {
		SourceText source = new SourceText(text.toCharArray(), StandardCharsets.UTF_8, false);
		FileMeasurement now = DeepStack.run(() -> FileMeasurement.of(new SourceFile(file, Path.of(file)), source,
				before.release().number(), before.profiles()));
		return before.withChanged(file, now.types(), now.problems());
	}
}
