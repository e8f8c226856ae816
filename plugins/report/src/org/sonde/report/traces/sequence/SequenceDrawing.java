/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Counted;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.traces.sequence.SequenceDiagram.Lifeline;

/** Draws a sequence diagram as UML has it: a lifeline for each type, arrows for calls, boxes while they run, frames for loops. */
public final class SequenceDrawing {
	private static final int MARGIN = 16;
	private static final int PADDING = 8;
	private static final int LEAST_HEAD = 60;
	private static final int BETWEEN = 24;
	/** Half the width of the box of a running call, and how far one within another of the same lifeline is moved. */
	private static final int ACTIVE = 5;
	/** Further ones are not moved further. */
	private static final int MOST_MOVES = 6;
	private static final int SELF_WIDTH = 22;
	private static final int GAP = 8;
	private static final int LOOP_INSET = 5;
	private static final int LONGEST_LABEL = 60;

	private final SequenceDiagram diagram;
	private final TextSize size;
	private final double line;
	private final double[] centres;
	private final double[] heads;
	private final int[] open;
	/** The frames of outer loops last. */
	private final List<Drawing.Part> frames = new ArrayList<>();
	private final List<Drawing.Part> boxes = new ArrayList<>();
	private final List<Drawing.Part> arrows = new ArrayList<>();
	private final Deque<Running> running = new ArrayDeque<>();
	private final Deque<Loop> loops = new ArrayDeque<>();
	private double y;
	private double width;

	private record Running(SequenceStep.Call call, double from, double x, int box) {
	}

	private static final class Loop {
		private final long times;
		private final double from;
		private final int level;
		private double left = Double.MAX_VALUE;
		private double right;

		private Loop(long times, double from, int level) {
			this.times = times;
			this.from = from;
			this.level = level;
		}

		private void spans(double start, double end) {
			left = Math.min(left, start);
			right = Math.max(right, end);
		}
	}

	private SequenceDrawing(SequenceDiagram diagram, TextSize size) {
		this.diagram = diagram;
		this.size = size;
		line = size.height();
		centres = new double[diagram.lifelines().size()];
		heads = new double[centres.length];
		open = new int[centres.length];
	}

	/** @param size of text where it is shown */
	public static Drawing of(SequenceDiagram diagram, TextSize size) {
		return new SequenceDrawing(diagram, size).draw();
	}

	private Drawing draw() {
		place();
		List<Drawing.Part> words = new ArrayList<>();
		y = MARGIN;
		headline(words, diagram.title(), ColorRole.INK);
		diagram.details().forEach(detail -> headline(words, detail, ColorRole.MUTED));
		y += GAP;
		double top = y;
		y += headHeight() + GAP;
		diagram.steps().forEach(this::step);
		y += GAP;
		double bottom = y;
		y += headHeight() + MARGIN;
		List<Drawing.Part> parts = new ArrayList<>(words);
		parts.addAll(frames.reversed());
		for (int i = 0; i < centres.length; i++) {
			parts.add(Drawing.Part
					.of(DrawnShape.Line.of(centres[i], top + headHeight(), centres[i], bottom, ColorRole.MUTED, true, false)));
			width = Math.max(width, centres[i] + heads[i] / 2);
		}
		parts.addAll(boxes);
		parts.addAll(arrows);
		for (int i = 0; i < centres.length; i++) {
			parts.add(head(i, top));
			parts.add(head(i, bottom));
		}
		return new Drawing(Math.ceil(width) + MARGIN, Math.ceil(y), diagram.title(), String.join(". ", diagram.details()), parts);
	}

	private void headline(List<Drawing.Part> words, String text, ColorRole role) {
		y += line;
		words.add(Drawing.Part.of(new DrawnShape.Text(MARGIN, y, text, role)));
		width = Math.max(width, MARGIN + size.width(text));
	}

	/** Places the lifelines far enough apart for the names of types and calls. */
	private void place() {
		double[] least = new double[centres.length];
		double[][] needed = new double[centres.length][];
		for (int i = 0; i < centres.length; i++) {
			Lifeline one = diagram.lifelines().get(i);
			heads[i] = Math.max(LEAST_HEAD, Math.max(size.width(one.label()), withHosts() ? size.width(one.host()) : 0) + 2 * PADDING);
			needed[i] = new double[i];
		}
		double outside = 0;
		for (SequenceStep step : diagram.steps()) {
			if (step instanceof SequenceStep.Call call) {
				double label = size.width(label(call)) + 2 * PADDING + 2 * ACTIVE;
				int left = Math.min(call.from(), call.to());
				int right = Math.max(call.from(), call.to());
				if (left == SequenceStep.OUTSIDE) {
					outside = Math.max(outside, right == 0 ? label : 0);
				} else if (left != right) {
					needed[right][left] = Math.max(needed[right][left], label);
				} else {
					least[left] = Math.max(least[left], label + SELF_WIDTH + MOST_MOVES * ACTIVE);
				}
			}
		}
		for (int i = 0; i < centres.length; i++) {
			centres[i] = i == 0 ? MARGIN + Math.max(heads[0] / 2, outside + BETWEEN)
					: centres[i - 1] + Math.max(least[i - 1], heads[i - 1] / 2 + BETWEEN + heads[i] / 2);
			for (int left = 0; left < i; left++) {
				if (needed[i][left] > 0) {
					centres[i] = Math.max(centres[i], centres[left] + needed[i][left]);
				}
			}
		}
		for (int i = 0; i < centres.length; i++) {
			width = Math.max(width, centres[i] + Math.max(heads[i] / 2, least[i]));
		}
	}

	private boolean withHosts() {
		return diagram.severalHosts();
	}

	private double headHeight() {
		return line * (withHosts() ? 2 : 1) + PADDING;
	}

	private Drawing.Part head(int lifeline, double top) {
		Lifeline one = diagram.lifelines().get(lifeline);
		List<DrawnShape> shapes = new ArrayList<>(List.of(
				new DrawnShape.Box(centres[lifeline] - heads[lifeline] / 2, top, heads[lifeline], headHeight(), ColorRole.FILL,
						ColorRole.MUTED, true),
				centred(one.label(), centres[lifeline], top + line, ColorRole.INK)));
		if (withHosts()) {
			shapes.add(centred(one.host(), centres[lifeline], top + 2 * line, ColorRole.MUTED));
		}
		return new Drawing.Part(name(lifeline), one.type() + (one.host().isEmpty() ? "" : " on " + one.host()), shapes);
	}

	private String name(int lifeline) {
		return lifeline == SequenceStep.OUTSIDE ? "" : SequenceText.name(diagram.lifelines().get(lifeline), withHosts());
	}

	private static DrawnShape centred(String words, double x, double baseline, ColorRole role) {
		return new DrawnShape.Text(x, baseline, words, role, true);
	}

	private void step(SequenceStep step) {
		switch (step) {
			case SequenceStep.Call call -> call(call);
			case SequenceStep.Return end -> end(end);
			case SequenceStep.LoopStart loop -> {
				loops.push(new Loop(loop.times(), y + GAP, loops.size()));
				y += line + GAP;
			}
			case SequenceStep.LoopEnd() -> endLoop();
			case SequenceStep.LeftOut left -> leftOut(left);
		}
	}

	/** Returns where calls of the lifeline start or end: beside the box of the running call. */
	private double edge(int lifeline, boolean right) {
		if (lifeline == SequenceStep.OUTSIDE) {
			return MARGIN;
		}
		double x = centres[lifeline] + ACTIVE * Math.min(MOST_MOVES, Math.max(0, open[lifeline] - 1));
		return open[lifeline] == 0 ? x : right ? x + ACTIVE : x - ACTIVE;
	}

	private void call(SequenceStep.Call call) {
		y += line + GAP;
		boolean self = call.from() == call.to();
		boolean right = call.from() < call.to();
		double start = edge(call.from(), right || self);
		open[call.to()]++;
		double end = edge(call.to(), !right || self);
		String label = label(call);
		ColorRole role = call.failed() ? ColorRole.FAILED : ColorRole.INK;
		List<DrawnShape> shapes = new ArrayList<>();
		if (self) {
			double out = Math.max(start, end) + SELF_WIDTH;
			shapes.add(new DrawnShape.Line(List.of(new DrawnShape.Point(start, y - GAP), new DrawnShape.Point(out, y - GAP),
					new DrawnShape.Point(out, y), new DrawnShape.Point(end, y)), role, 1, false, true));
			shapes.add(new DrawnShape.Text(out + GAP / 2.0, y - GAP / 2.0 + line / 4, label, role));
			spans(start, out + GAP + size.width(label));
		} else {
			shapes.add(DrawnShape.Line.of(start, y, end, y, role, false, true));
			shapes.add(new DrawnShape.Text(Math.min(start, end) + (call.from() == SequenceStep.OUTSIDE ? 0 : GAP), y - GAP / 2.0, label,
					role));
			spans(Math.min(start, end), Math.max(start, end));
		}
		arrows.add(new Drawing.Part(SequenceText.named(OperationNames.method(call.operation())), words(call), shapes,
				Optional.of(new Drawing.Link(name(call.from()), name(call.to())))));
		running.push(new Running(call, y, edge(call.to(), false), boxes.size()));
		boxes.add(Drawing.Part.of());
	}

	private void end(SequenceStep.Return end) {
		y += GAP + GAP / 2.0;
		Running ended = running.pop();
		boxes.set(ended.box, new Drawing.Part("", words(ended.call),
				List.of(new DrawnShape.Box(ended.x, ended.from, 2 * ACTIVE, y - ended.from, ColorRole.STRONG,
						end.failed() ? ColorRole.FAILED : ColorRole.MUTED, false))));
		if (end.from() != end.to()) {
			boolean right = end.from() < end.to();
			double start = edge(end.from(), right);
			open[end.from()]--;
			arrows.add(Drawing.Part
					.of(DrawnShape.Line.of(start, y, edge(end.to(), !right), y, end.failed() ? ColorRole.FAILED : ColorRole.MUTED, true,
							true)));
		} else {
			open[end.from()]--;
		}
	}

	private void endLoop() {
		Loop loop = loops.pop();
		y += GAP;
		double inset = LOOP_INSET * (MOST_MOVES - Math.min(MOST_MOVES, loop.level));
		String label = "loop " + SequenceText.times(loop.times);
		double left = Math.max(2, loop.left - inset);
		double right = Math.max(loop.right + inset, left + size.width(label) + 4 * PADDING);
		frames.add(new Drawing.Part("", "repeated " + Counted.of(loop.times, "time"), List.of(
				new DrawnShape.Box(left, loop.from, right - left, y - loop.from, ColorRole.PAPER, ColorRole.MUTED, false))));
		arrows.add(Drawing.Part.of(
				new DrawnShape.Box(left, loop.from, size.width(label) + 2 * PADDING, line + 2, ColorRole.FILL, ColorRole.MUTED, false),
				new DrawnShape.Text(left + PADDING, loop.from + line - 2, label, ColorRole.INK)));
		width = Math.max(width, right);
		spans(left, right);
	}

	private void leftOut(SequenceStep.LeftOut left) {
		y += line + GAP / 2.0;
		double x = (left.at() == SequenceStep.OUTSIDE ? MARGIN : edge(left.at(), true)) + GAP;
		String words = "… " + SequenceText.words(left);
		arrows.add(Drawing.Part.of(new DrawnShape.Text(x, y, words, ColorRole.MUTED)));
		spans(x, x + size.width(words));
		width = Math.max(width, x + size.width(words));
	}

	private void spans(double start, double end) {
		loops.forEach(loop -> loop.spans(start, end));
	}

	private static String label(SequenceStep.Call call) {
		String words = SequenceText.words(call) + (call.failed() ? ", failed" : "");
		return words.length() <= LONGEST_LABEL ? words : words.substring(0, LONGEST_LABEL - 1) + "…";
	}

	private String words(SequenceStep.Call call) {
		return call.operation() + ": " + Counted.of(call.calls(), "call")
				+ (Double.isNaN(call.nanos()) ? "" : ", mean " + DurationFormat.text(call.nanos())) + (call.failed() ? ", failed" : "")
				+ (call.from() == SequenceStep.OUTSIDE ? "" : ", called by " + name(call.from()));
	}
}
