/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where merged calls are drawn: callers above what they called, the width of a call is its share. Calls that would be too narrow or too
 * deep are left out with all below them, so the work grows with what is seen.
 *
 * @param frames what is drawn: each call after its caller, and before its next neighbour
 * @param narrow how many calls are left out as too narrow, without those below them
 * @param deep   likewise as too deep
 */
public record IcicleLayout(List<Frame> frames, int narrow, int deep) {
	public IcicleLayout {
		frames = List.copyOf(frames);
	}

	/**
	 * A call that is drawn.
	 *
	 * @param caller place among the frames; −1 of the topmost
	 * @param x      from the left, in pixels
	 * @param row    from the top, from 0
	 */
	public record Frame(MergedCalls calls, int caller, double x, double width, int row) {
	}

	/**
	 * Lays out a call with all below it; those above it are as wide as all.
	 *
	 * @param path      from the root to the call that has the whole width
	 * @param width     in pixels
	 * @param narrowest in pixels; narrower ones are left out
	 * @param deepest   rows at most
	 */
	public static IcicleLayout of(List<MergedCalls> path, Weight weight, double width, double narrowest, int deepest) {
		List<Frame> frames = new ArrayList<>();
		for (MergedCalls above : path.subList(0, path.size() - 1)) {
			frames.add(new Frame(above, frames.size() - 1, 0, width, frames.size()));
		}
		Deque<Frame> next = new ArrayDeque<>(List.of(new Frame(path.getLast(), frames.size() - 1, 0, width, frames.size())));
		int narrow = 0;
		int deep = 0;
		while (!next.isEmpty()) {
			Frame one = next.pop();
			if (one.width < narrowest) {
				narrow++;
			} else if (one.row >= deepest) {
				deep++;
			} else {
				int place = frames.size();
				frames.add(one);
				double within = one.calls.callees().stream().mapToDouble(weight::of).sum();
				// Calls that ran on other hosts at the same time may take longer together than the call that waited for them.
				double whole = Math.max(weight.of(one.calls), within);
				double at = one.x + one.width * (whole == 0 ? 0 : within / whole);
				for (MergedCalls callee : one.calls.callees().reversed()) {
					double share = whole == 0 ? 0 : weight.of(callee) / whole * one.width;
					at -= share;
					next.push(new Frame(callee, place, at, share, one.row + 1));
				}
			}
		}
		return new IcicleLayout(frames, narrow, deep);
	}

	/** The frame at a place. */
	public Optional<Frame> at(double x, int row) {
		return frames.stream().filter(frame -> frame.row == row && x >= frame.x && x < frame.x + frame.width).findFirst();
	}

	/** Whether the name of a call contains a text, whatever its case. */
	public static boolean isFound(MergedCalls calls, String text) {
		return !text.isBlank() && calls.operation().toLowerCase(Locale.ROOT).contains(text.strip().toLowerCase(Locale.ROOT));
	}

	/** The share of the calls with a text in their names, with all that they called, from 0 to 1; 0 without weight. */
	public static double foundShare(MergedCalls root, String text, Weight weight) {
		double found = 0;
		Deque<MergedCalls> next = new ArrayDeque<>(List.of(root));
		while (!next.isEmpty()) {
			MergedCalls one = next.pop();
			if (isFound(one, text)) {
				found += weight.of(one);
			} else {
				one.callees().forEach(next::push);
			}
		}
		return weight.of(root) == 0 ? 0 : found / weight.of(root);
	}
}
