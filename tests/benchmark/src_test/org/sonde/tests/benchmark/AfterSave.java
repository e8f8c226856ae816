/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.FileMeasurer;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/** What an editor waits for: the figures of one changed file in a measured component. */
final class AfterSave {

	private AfterSave() {
	}

	/** Prints the time that the user waits, in nanoseconds, for every file measured again after all were measured once. */
	static void run(Path folder, PrintStream out) throws MetricsException, IOException {
		ComponentMeasurement before;
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			before = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts, Component.of("*"),
					Profiles.DEFAULT, Progress.NONE);
		}
		List<Long> waits = new ArrayList<>();
		Path largest = null;
		long longest = 0;
		for (Path file : Corpus.files(folder)) {
			String text = Files.readString(file);
			long begin = System.nanoTime();
			FileMeasurer.changed(before, folder.relativize(file).toString().replace('\\', '/'), text);
			waits.add(System.nanoTime() - begin);
			if (text.length() > longest) {
				longest = text.length();
				largest = file;
			}
		}
		int place = Corpus.files(folder).indexOf(largest);
		out.println("largest " + waits.get(place));
		waits.sort(Comparator.naturalOrder());
		out.println("median " + waits.get(waits.size() / 2));
		out.println("percent99 " + waits.get(waits.size() * 99 / 100));
		out.println("longest " + waits.getLast());
	}
}
