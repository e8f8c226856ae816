/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

import java.util.Arrays;

/**
 * On which lines the tokens of a file stand, comments being no tokens. Tells the lines of code of any part of the file in O(log
 * tokens).
 */
public final class TokenLines {

	private int[] starts = new int[256];
	private int[] firstLines = new int[256];
	private int[] lastLines = new int[256];
	/** The number of lines that the earlier tokens touch. */
	private int[] linesBefore = new int[257];
	private int count;

	/**
	 * Adds the next token of the file.
	 *
	 * @param start     its first character's place in the file, larger than that of the token before
	 * @param firstLine the line it starts on, from 1
	 * @param lastLine  the line it ends on: another one for text blocks
	 */
	public void add(int start, int firstLine, int lastLine) {
		if (count > 0 && (start <= starts[count - 1] || firstLine < lastLines[count - 1]) || lastLine < firstLine) {
			throw new IllegalArgumentException(
					"tokens come in order; found one at %d, lines %d to %d".formatted(start, firstLine, lastLine));
		}
		if (count == starts.length) {
			starts = Arrays.copyOf(starts, 2 * count);
			firstLines = Arrays.copyOf(firstLines, 2 * count);
			lastLines = Arrays.copyOf(lastLines, 2 * count);
			linesBefore = Arrays.copyOf(linesBefore, 2 * count + 1);
		}
		boolean sharesLine = count > 0 && lastLines[count - 1] == firstLine;
		starts[count] = start;
		firstLines[count] = firstLine;
		lastLines[count] = lastLine;
		linesBefore[count + 1] = linesBefore[count] + lastLine - firstLine + (sharesLine ? 0 : 1);
		count++;
	}

	/** Lines touched by the tokens that start at {@code from} or later, but before {@code to}. */
	public int between(int from, int to) {
		int first = indexOf(from);
		int end = indexOf(to);
		if (first >= end) {
			return 0;
		}
		// The first token counts all its lines, also one shared with a token before.
		return linesBefore[end] - linesBefore[first + 1] + lastLines[first] - firstLines[first] + 1;
	}

	/** The line on which the last token ends that starts before a place; 0 where there is none. */
	public int lastLineBefore(int place) {
		int end = indexOf(place);
		return end == 0 ? 0 : lastLines[end - 1];
	}

	/** Returns the start of the first token at or after a place, or {@link Integer#MAX_VALUE} if there is none. */
	public int next(int place) {
		int index = indexOf(place);
		return index == count ? Integer.MAX_VALUE : starts[index];
	}

	/** Returns the number of tokens. */
	public int count() {
		return count;
	}

	/** Lines touched by any token of the file. */
	public int all() {
		return linesBefore[count];
	}

	/** The first token at or behind a place. */
	private int indexOf(int place) {
		int index = Arrays.binarySearch(starts, 0, count, place);
		return index >= 0 ? index : -index - 1;
	}
}
