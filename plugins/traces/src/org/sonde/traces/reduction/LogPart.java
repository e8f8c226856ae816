/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.record.StringPool;

/**
 * What one of several readers knows of logs, as bytes to send and keep. Parts are added up in any order and grouping; equal content has
 * equal bytes.
 */
public final class LogPart {
	private final byte[] bytes;

	private LogPart(byte[] bytes) {
		this.bytes = bytes;
	}

	static LogPart of(StringPool names, boolean byHost, Consumer<PartOutput> content) {
		return new LogPart(PartOutput.of(names, out -> {
			out.flag(byHost);
			content.accept(out);
		}));
	}

	/**
	 * The part of these bytes, which may come from anywhere.
	 *
	 * @throws PartException if they are not those of a part, or not of one that this version can read
	 */
	public static LogPart read(byte[] bytes) throws PartException {
		LogPart part = new LogPart(bytes.clone());
		StringPool names = new StringPool();
		boolean byHost = new PartInput(bytes, names).flag();
		new LogAnalysis(names, new LogProblems(), options(byHost)).add(part);
		return part;
	}

	/**
	 * All of these together: figures, and the traces that wait for other parts.
	 *
	 * @param options how they were made
	 * @throws PartException if they were made differently
	 */
	public static LogPart sum(List<LogPart> parts, LogAnalysis.Options options) throws PartException {
		LogAnalysis all = new LogAnalysis(new StringPool(), new LogProblems(), options.forParts());
		for (LogPart part : parts) {
			all.add(part);
		}
		return all.whole(new Tally(0, 0));
	}

	/** To be read by {@link #read}; a copy. */
	public byte[] bytes() {
		return bytes.clone();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof LogPart part && Arrays.equals(bytes, part.bytes);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(bytes);
	}

	private static LogAnalysis.Options options(boolean byHost) {
		return new LogAnalysis.Options(byHost, LogAnalysis.Options.DEFAULT.limits()).forParts();
	}
}
