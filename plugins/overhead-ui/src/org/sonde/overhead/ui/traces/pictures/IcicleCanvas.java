/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.AccessiblePicture;
import org.sonde.overhead.ui.view.chart.PictureCanvas;
import org.sonde.overhead.ui.view.chart.ThemedChart;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.pictures.IcicleLayout;
import org.sonde.report.traces.pictures.IcicleLayout.Frame;
import org.sonde.report.traces.pictures.IcicleSvg;
import org.sonde.report.traces.pictures.MergedCalls;
import org.sonde.report.traces.pictures.Weight;

/**
 * Draws merged calls as an icicle graph. Click or Enter gives a call the whole width, Escape or Backspace goes back to its caller, arrow
 * keys go to callers, callees and neighbours, double-click opens the method. Only what is seen is laid out and painted.
 */
final class IcicleCanvas extends PictureCanvas {
	private static final int PADDING = 3;
	/** Rows that are laid out. */
	private static final int DEEPEST = 500;
	private static final double FILL = 0.45;
	private static final double ABOVE = 0.2;
	private static final Color FOUND = new Color(255, 140, 0);
	/** Mixed with the background, so that text is legible in light and dark themes. */
	private static final List<Color> COLORS = List.of(new Color(80, 150, 210), new Color(235, 150, 60), new Color(70, 180, 120),
			new Color(210, 90, 160), new Color(200, 180, 40), new Color(130, 110, 210), new Color(120, 160, 60), new Color(220, 100, 80));

	private final Consumer<String> open;
	private final Map<String, Integer> colors = new HashMap<>();
	private Optional<MergedCalls> root = Optional.empty();
	/** The path from the root to the call that has the whole width. */
	private List<MergedCalls> path = List.of();
	private Weight weight = Weight.TIME;
	private String search = "";
	private IcicleLayout layout = new IcicleLayout(List.of(), 0, 0);
	private Optional<MergedCalls> focused = Optional.empty();
	/** Height of a call, in pixels. */
	private int row;

	IcicleCanvas(Composite parent, Consumer<String> open) {
		super(parent, SWT.V_SCROLL);
		this.open = open;
		row = measureRow();
		canvas.addListener(SWT.Resize, event -> layOut());
		canvas.addListener(SWT.MouseDown,
				event -> at(event.x, event.y).filter(frame -> event.button == 1 && event.count == 1).ifPresent(this::zoom));
		canvas.addListener(SWT.MouseDoubleClick,
				event -> focused.filter(calls -> calls.depth() > 0).ifPresent(calls -> open.accept(calls.operation())));
		canvas.addKeyListener(KeyListener.keyPressedAdapter(event -> key(event.keyCode)));
		AccessiblePicture.describe(canvas, this::accessibleName,
				() -> layout.frames().stream().map(frame -> words(frame.calls())).toList());
	}

	void show(MergedCalls calls) {
		root = Optional.of(calls);
		path = List.of(calls);
		focused = Optional.of(calls);
		colors.clear();
		calls.all().stream().skip(1).map(one -> CallPart.PACKAGE.of(one.operation())).distinct().sorted()
				.forEach(name -> colors.put(name, colors.size() % COLORS.size()));
		layOut();
	}

	void show(Weight newWeight) {
		weight = newWeight;
		layOut();
	}

	void search(String text) {
		search = text;
		canvas.redraw();
	}

	/** Goes to the next call that is found, after the last one to the first. */
	void focusFound() {
		int frames = layout.frames().size();
		IntStream.rangeClosed(1, frames).map(step -> (focusedFrame().orElse(-1) + step) % frames)
				.filter(frame -> IcicleLayout.isFound(layout.frames().get(frame).calls(), search)).findFirst().ifPresent(frame -> {
					canvas.setFocus();
					focusFrame(frame);
				});
	}

	Optional<MergedCalls> root() {
		return root;
	}

	private String accessibleName() {
		return focused.map(calls -> words(calls) + ". ").orElse("") + Messages.IcicleCanvas_name;
	}

	@Override
	protected Optional<String> words(int x, int y) {
		return at(x, y).map(frame -> words(frame.calls()));
	}

	private String words(MergedCalls calls) {
		return IcicleSvg.words(calls, weight, root.map(weight::of).orElse(0.0));
	}

	private void layOut() {
		row = measureRow();
		if (!path.isEmpty()) {
			layout = IcicleLayout.of(path, weight, Math.max(1, canvas.getClientArea().width), 1, DEEPEST);
			int rows = layout.frames().stream().mapToInt(Frame::row).max().orElse(0) + 1;
			scroll.setMinHeight(rows * row);
			scroll.getVerticalBar().setIncrement(row);
		}
		canvas.redraw();
	}

	private int measureRow() {
		GC gc = new GC(canvas);
		int height = gc.getFontMetrics().getHeight() + 2 * PADDING;
		gc.dispose();
		return height;
	}

	@Override
	protected void paint(GC gc, Rectangle seen) {
		for (Frame frame : layout.frames()) {
			int y = frame.row() * row;
			if (y + row >= seen.y && y <= seen.y + seen.height) {
				paint(gc, frame, y);
			}
		}
		focusedFrame().map(layout.frames()::get).ifPresent(frame -> {
			gc.setForeground(canvas.getForeground());
			gc.setLineWidth(2);
			gc.drawRectangle((int) frame.x() + 1, frame.row() * row + 1, Math.max(2, (int) Math.round(frame.width()) - 3), row - 3);
		});
	}

	private void paint(GC gc, Frame frame, int y) {
		int x = (int) Math.round(frame.x());
		int width = Math.max(1, (int) Math.round(frame.x() + frame.width()) - x);
		boolean above = frame.row() < path.size() - 1;
		Color color = frame.calls().depth() == 0 ? canvas.getForeground()
				: COLORS.get(colors.getOrDefault(CallPart.PACKAGE.of(frame.calls().operation()), 0));
		double share = frame.calls().depth() == 0 ? ABOVE / 2 : above ? ABOVE : FILL;
		gc.setBackground(IcicleLayout.isFound(frame.calls(), search) ? FOUND
				: ThemedChart.mixed(color, canvas.getBackground(), search.isBlank() ? share : share / 2));
		gc.fillRectangle(x, y, width > 2 ? width - 1 : width, row - 1);
		String text = shortened(gc, IcicleSvg.label(frame.calls()), width - 2 * PADDING);
		if (!text.isEmpty()) {
			gc.setForeground(
					IcicleLayout.isFound(frame.calls(), search) ? gc.getDevice().getSystemColor(SWT.COLOR_BLACK) : canvas.getForeground());
			gc.drawText(text, x + PADDING, y + PADDING, SWT.DRAW_TRANSPARENT);
		}
	}

	private static String shortened(GC gc, String name, int width) {
		double letter = gc.getFontMetrics().getAverageCharacterWidth();
		if (width < 3 * letter) {
			return "";
		}
		if (gc.textExtent(name).x <= width) {
			return name;
		}
		int letters = Math.min(name.length(), (int) (width / letter));
		while (letters > 1 && gc.textExtent(name.substring(0, letters) + "…").x > width) {
			letters--;
		}
		return letters < 2 ? "" : name.substring(0, letters) + "…";
	}

	private Optional<Frame> at(int x, int y) {
		return layout.at(x, y / row);
	}

	private Optional<Integer> focusedFrame() {
		return focused.flatMap(calls -> IntStream.range(0, layout.frames().size())
				.filter(frame -> layout.frames().get(frame).calls() == calls).boxed().findFirst());
	}

	/** Gives a call the whole width. */
	private void zoom(Frame frame) {
		List<MergedCalls> way = new ArrayList<>();
		for (Frame one = frame;; one = layout.frames().get(one.caller())) {
			way.addFirst(one.calls());
			if (one.caller() < 0) {
				break;
			}
		}
		path = way;
		focus(frame.calls());
		layOut();
	}

	private void back() {
		if (path.size() > 1) {
			path = path.subList(0, path.size() - 1);
			focus(path.getLast());
			layOut();
		}
	}

	private void key(int code) {
		switch (code) {
			case SWT.CR, SWT.KEYPAD_CR -> focusedFrame().map(layout.frames()::get).ifPresent(this::zoom);
			case SWT.ESC, SWT.BS -> back();
			case SWT.HOME -> root.ifPresent(this::zoomOut);
			case SWT.ARROW_UP ->
				focusedFrame().map(frame -> layout.frames().get(frame).caller()).filter(caller -> caller >= 0).ifPresent(this::focusFrame);
			case SWT.ARROW_DOWN -> focusedFrame().flatMap(this::widestCallee).ifPresent(this::focusFrame);
			case SWT.ARROW_LEFT -> beside(-1);
			case SWT.ARROW_RIGHT -> beside(1);
			default -> {
				// no key of ours
			}
		}
	}

	private void zoomOut(MergedCalls all) {
		path = List.of(all);
		focus(all);
		layOut();
	}

	private Optional<Integer> widestCallee(int caller) {
		return IntStream.range(0, layout.frames().size()).filter(frame -> layout.frames().get(frame).caller() == caller).boxed()
				.max(Comparator.comparingDouble(frame -> layout.frames().get(frame).width()));
	}

	private void beside(int step) {
		focusedFrame().ifPresent(frame -> {
			List<Integer> beside = IntStream.range(0, layout.frames().size())
					.filter(other -> layout.frames().get(other).row() == layout.frames().get(frame).row()).boxed().toList();
			int place = beside.indexOf(frame) + step;
			if (place >= 0 && place < beside.size()) {
				focusFrame(beside.get(place));
			}
		});
	}

	private void focusFrame(int frame) {
		focus(layout.frames().get(frame).calls());
	}

	private void focus(MergedCalls calls) {
		focused = Optional.of(calls);
		focusedFrame().map(layout.frames()::get).ifPresent(frame -> focused(new Rectangle(0, frame.row() * row, 0, row)));
	}
}
