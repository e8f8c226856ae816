/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.sonde.common.digits.Digits;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.raw.CallCounts;
import org.sonde.overhead.imports.raw.RawCopy;
import org.sonde.overhead.imports.raw.RawScan;
import org.sonde.overhead.imports.raw.SteadyPass;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.OddForks;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.TimeSeries;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;
import org.sonde.overhead.statistics.SteadyState;
import org.sonde.overhead.statistics.SteadyStateDetection;

/**
 * What the raw files of one configuration hold.
 *
 * @param forks one per file, flagged where they are odd
 * @param measurement of all of them together ({@link PooledForks}), in nanoseconds per trace
 * @param exact whether the quartiles of the measurement are those of the calls, not only to three digits
 * @param secondHalfMeans nanoseconds, of the second half of the rows of each file: what MooBench's own scripts compute
 */
public record RawForks(List<Fork> forks, Measurement measurement, boolean exact, List<Double> secondHalfMeans) {

	public RawForks {
		forks = List.copyOf(forks);
		secondHalfMeans = List.copyOf(secondHalfMeans);
	}

	/**
	 * A raw file that was read once.
	 *
	 * @param number of its fork
	 * @param flags what is odd about it beside what is found here
	 * @param copy the name under which it is kept
	 */
	record Raw(int number, RawScan scan, Set<ForkFlag> flags, String copy) {
	}

	/**
	 * A raw file of a fork.
	 *
	 * @param number of the fork, ascending from 1
	 * @param flags what is odd about it beside what is found here
	 */
	public record Source(int number, Path file, Set<ForkFlag> flags) {
	}

	/**
	 * Reads raw files in MooBench's format, each twice. Nothing is written.
	 *
	 * @param keep anything but {@link RawFileRetention#RAW}
	 * @throws OverheadException naming file and line if a file is malformed, or changes meanwhile
	 * @throws java.util.concurrent.CancellationException if the user cancels
	 */
	public static RawForks read(List<Source> files, WarmUpChoice warmUp, RawFileRetention keep,
			Progress progress) throws OverheadException {
		List<Raw> scans = new ArrayList<>();
		for (Source source : files) {
			scans.add(new Raw(source.number(), RawScan.of(InputFile.of(source.file()), progress), source.flags(), ""));
		}
		return of(scans, warmUp, keep, Optional.empty(), progress);
	}

	/** @param rawFolder where files are kept if they are to be */
	static RawForks of(List<Raw> files, WarmUpChoice warmUp, RawFileRetention keep, Optional<Path> rawFolder,
			Progress progress) throws OverheadException {
		long lowest = files.stream().mapToLong(file -> file.scan().minNanos()).min().orElseThrow();
		long highest = files.stream().mapToLong(file -> file.scan().maxNanos()).max().orElseThrow();
		List<Fork> forks = new ArrayList<>();
		List<Double> secondHalfMeans = new ArrayList<>();
		CallCounts pooled = null;
		for (Raw file : files) {
			EnumSet<ForkFlag> flags = EnumSet.noneOf(ForkFlag.class);
			flags.addAll(file.flags());
			Left left = warmUp(file.scan(), warmUp, flags);
			CallCounts counts = new CallCounts(lowest, highest);
			secondHalfMeans.add(SteadyPass.of(file.scan(), left.perThread(), counts, progress).secondHalfMean());
			Optional<RawFile> raw = keep == RawFileRetention.RAW
					? Optional.of(RawCopy.into(rawFolder.orElseThrow(), file.scan().file(), file.copy(), progress))
					: Optional.empty();
			forks.add(fork(file, left.rule(), counts, keep, flags, raw));
			if (pooled == null) {
				pooled = counts;
			} else {
				pooled.add(counts);
			}
		}
		return new RawForks(OddForks.withOutliers(forks), PooledForks.measurement(forks, pooled.statistics()), pooled.exact(),
				secondHalfMeans);
	}

	private static Fork fork(Raw file, WarmUpRule rule, CallCounts counts, RawFileRetention keep, EnumSet<ForkFlag> flags,
			Optional<RawFile> raw) {
		RawScan scan = file.scan();
		boolean withCourse = keep != RawFileRetention.SUMMARY;
		Distribution counted = counts.distribution();
		if (OddForks.hasSeveralModes(counted)) {
			flags.add(ForkFlag.SEVERAL_MODES);
		}
		return new Fork(file.number(), scan.threads().size(), scan.calls(), new WarmUp(scan.calls() - counts.count(), rule),
				counts.statistics(), withCourse ? Optional.of(counted) : Optional.empty(),
				withCourse ? Optional.of(series(scan)) : Optional.empty(), flags, raw);
	}

	private static TimeSeries series(RawScan scan) {
		List<Double> means = new ArrayList<>();
		for (double mean : scan.meanNanos()) {
			means.add(Digits.withoutNoise(mean));
		}
		return new TimeSeries(scan.callsPerBin(), means);
	}

	private record Left(long perThread, WarmUpRule rule) {
	}

	/** @param flags where it is noted that the fork never settled */
	private static Left warmUp(RawScan scan, WarmUpChoice choice, Set<ForkFlag> flags) throws OverheadException {
		Left half = new Left(scan.callsPerThread() / 2, WarmUpRule.FIRST_HALF);
		return switch (choice) {
			case WarmUpChoice.FirstHalf first -> half;
			case WarmUpChoice.Calls calls -> {
				if (calls.perThread() >= scan.callsPerThread()) {
					throw new OverheadException(OverheadProblem.ANSWER, "the warm-up", "it has " + calls.perThread()
							+ " calls and leaves none of the " + scan.callsPerThread() + " in " + scan.file().simpleName());
				}
				yield new Left(calls.perThread(), WarmUpRule.GIVEN);
			}
			case WarmUpChoice.Detected detected -> switch (SteadyStateDetection.detect(scan.meanNanos())) {
				case SteadyState.Settled settled -> new Left(settled.firstSteadyBin() * scan.callsPerBin(), WarmUpRule.DETECTED);
				case SteadyState.NeverSettled never -> {
					if (never.reason() != SteadyState.Reason.TOO_FEW_BINS) {
						flags.add(ForkFlag.NEVER_SETTLED);
					}
					yield half;
				}
			};
		};
	}
}
