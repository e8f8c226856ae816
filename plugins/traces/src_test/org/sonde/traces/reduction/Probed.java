/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.operations.GapBins;
import org.sonde.traces.operations.ProbeContext;
import org.sonde.traces.record.StringPool;

/** What logs contain about operations among the probed ones, as text. */
final class Probed {
	private Probed() {
	}

	/** Reads logs from disk, one after the other. */
	static LogAnalysis read(Path path, Predicate<String> probed) throws IOException {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT.among(probed));
		new LogReader(names, analysis, problems, Progress.NONE).read(KiekerLog.find(List.of(path), problems, Progress.NONE));
		analysis.end();
		return analysis;
	}

	static ProbeContext of(LogAnalysis analysis, String signature) {
		return analysis.operations().stream().filter(one -> one.signature().equals(signature)).findFirst().orElseThrow().probed();
	}

	static String gaps(LogAnalysis analysis, String signature) {
		return text(of(analysis, signature).gaps());
	}

	/** The bins with gaps, each as {@link #bin} has it. */
	static String text(GapBins gaps) {
		return gaps == null ? "none" : IntStream.rangeClosed(GapBins.FIRST, GapBins.LAST).filter(bin -> gaps.count(bin) > 0)
				.mapToObj(bin -> bin(bin, gaps.count(bin), gaps.leftOut(bin), gaps.afterPause(bin))).collect(Collectors.joining(" "));
	}

	/** As {@code bin:count:leftOut:afterPause}, without the zeros at the end. */
	static String bin(int bin, long... counts) {
		StringBuilder text = new StringBuilder().append(bin);
		LongStream.of(counts).forEach(count -> text.append(':').append(count));
		return text.toString().replaceAll("(:0)+$", "");
	}

	/** Calls that open a trace, of how many, and the caller of all others. */
	static String entries(LogAnalysis analysis, String signature) {
		ProbeContext probed = of(analysis, signature);
		return probed.entries() + " of " + probed.placed() + probed.nearestCaller().map(caller -> " from " + caller).orElse("");
	}
}
