/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.sonde.overhead.ui.view.AccessiblePicture;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;

/**
 * Shows a drawing. Parts with a name can be selected: by the mouse, and by the arrow keys, which go to the nearest one. Enter and
 * double-click open the selected one, +, − and 0 change the size. Screen readers read the selected part with its lines, and all parts as
 * the description.
 */
public final class DrawingCanvas extends PictureCanvas {
	private static final double ZOOM_STEP = 1.25;
	private static final double LEAST_ZOOM = 0.2;
	private static final double MOST_ZOOM = 3;
	/** The weight of a sideways distance, compared with one straight ahead. */
	private static final int SIDEWAYS = 3;
	private static final Drawing NOTHING = new Drawing(1, 1, "", "", List.of());

	private final String name;
	private final Consumer<Drawing.Part> open;
	private Consumer<Drawing.Part> selected = part -> { };
	private Drawing drawing = NOTHING;
	private List<Rectangle> places = List.of();
	private Set<String> searched = Set.of();
	/** Index of the part; −1 for none. */
	private int selection = -1;
	/** Whether it was chosen elsewhere: then it is only highlighted while this control has the focus. */
	private boolean elsewhere;
	private double zoom = 1;

	/**
	 * @param name for screen readers
	 * @param open receives which part is to be opened
	 */
	public DrawingCanvas(Composite parent, String name, Consumer<Drawing.Part> open) {
		super(parent, SWT.H_SCROLL | SWT.V_SCROLL);
		this.name = name;
		this.open = open;
		scroll.addListener(SWT.Resize, event -> resize());
		canvas.addListener(SWT.MouseDown, event -> named(event).ifPresent(this::select));
		canvas.addListener(SWT.MouseDoubleClick, event -> named(event).map(drawing.parts()::get).ifPresent(open));
		canvas.addKeyListener(KeyListener.keyPressedAdapter(event -> key(event.keyCode, event.character)));
		canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
		canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
		AccessiblePicture.describe(canvas, this::accessibleName,
				() -> drawing.parts().stream().map(Drawing.Part::words).filter(words -> !words.isEmpty()).toList());
	}

	/** Draws something else; a part of the same name stays selected. */
	public void show(Drawing newDrawing) {
		String before = selection().map(Drawing.Part::name).orElse("");
		drawing = newDrawing;
		places = drawing.parts().stream().map(DrawingCanvas::place).toList();
		find(before);
		resize();
		canvas.redraw();
	}

	/** Selects the part of this name, or none, without a notification. */
	public void select(String part) {
		elsewhere = true;
		find(part);
	}

	private void find(String part) {
		int found = IntStream.range(0, places.size()).filter(one -> isNamed(one) && drawing.parts().get(one).name().equals(part))
				.findFirst().orElse(-1);
		if (found != selection) {
			selection = found;
			canvas.redraw();
		}
	}

	/** Sets the listener for the part that the user selects. */
	public void onSelected(Consumer<Drawing.Part> newSelected) {
		selected = newSelected;
	}

	/** Highlights the parts with these names, and scrolls to the first one. */
	public void highlight(Set<String> names) {
		searched = Set.copyOf(names);
		IntStream.range(0, places.size()).filter(this::isFound).findFirst().ifPresent(part -> reveal(pixels(part)));
		canvas.redraw();
	}

	/** How many parts are found. */
	public int found() {
		return (int) IntStream.range(0, places.size()).filter(this::isFound).count();
	}

	/** Goes to the next part that is found, after the last one to the first. */
	public void selectFound() {
		IntStream.rangeClosed(1, places.size()).map(step -> (selection + step) % places.size()).filter(this::isFound).findFirst()
				.ifPresent(part -> {
					canvas.setFocus();
					select(part);
				});
	}

	/** The part that is selected. */
	public Optional<Drawing.Part> selection() {
		return selection < 0 ? Optional.empty() : Optional.of(drawing.parts().get(selection));
	}

	private String accessibleName() {
		String title = drawing.title().isEmpty() ? name : name + ": " + drawing.title() + ". " + drawing.description();
		return selection()
				.map(part -> Stream.concat(Stream.of(part.words()), drawing.linesAt(part).stream()).collect(Collectors.joining(". ")) + ". "
						+ title)
				.orElse(title);
	}

	private boolean isNamed(int part) {
		return !drawing.parts().get(part).name().isEmpty();
	}

	private boolean isFound(int part) {
		return isNamed(part) && searched.contains(drawing.parts().get(part).name());
	}

	/** What a part covers. */
	private static Rectangle place(Drawing.Part part) {
		Rectangle all = null;
		for (DrawnShape shape : part.shapes()) {
			Rectangle one = switch (shape) {
				case DrawnShape.Box box -> new Rectangle((int) box.x(), (int) box.y(), (int) box.width() + 1, (int) box.height() + 1);
				case DrawnShape.Text text -> new Rectangle((int) text.x(), (int) text.y() - 1, 1, 1);
				case DrawnShape.Line line -> line.points().stream()
						.map(point -> new Rectangle((int) point.x() - 4, (int) point.y() - 4, 8, 8)).reduce(Rectangle::union).orElseThrow();
			};
			all = all == null ? one : all.union(one);
		}
		return all == null ? new Rectangle(0, 0, 0, 0) : all;
	}

	private void resize() {
		scroll.setMinSize((int) Math.ceil(drawing.width() * zoom), (int) Math.ceil(drawing.height() * zoom));
		Rectangle area = scroll.getClientArea();
		scroll.getHorizontalBar().setIncrement(Math.max(1, area.width / 20));
		scroll.getVerticalBar().setIncrement(Math.max(1, area.height / 20));
	}

	@Override
	protected void paint(GC gc, Rectangle clip) {
		Transform transform = new Transform(gc.getDevice());
		transform.scale((float) zoom, (float) zoom);
		gc.setTransform(transform);
		DrawingPainter painter = new DrawingPainter(gc, canvas);
		Rectangle seen = new Rectangle((int) (clip.x / zoom) - 1, (int) (clip.y / zoom) - 1, (int) (clip.width / zoom) + 2,
				(int) (clip.height / zoom) + 2);
		for (int part = 0; part < places.size(); part++) {
			boolean words = drawing.parts().get(part).shapes().stream().anyMatch(DrawnShape.Text.class::isInstance);
			if (words || places.get(part).intersects(seen)) {
				painter.paint(drawing.parts().get(part), isFound(part));
			}
		}
		if (selection >= 0 && (!elsewhere || canvas.isFocusControl())) {
			Rectangle place = places.get(selection);
			gc.setForeground(gc.getDevice().getSystemColor(SWT.COLOR_LIST_SELECTION));
			gc.setLineWidth(2);
			gc.drawRoundRectangle(place.x - 3, place.y - 3, place.width + 5, place.height + 5, 8, 8);
		}
		gc.setTransform(null);
		transform.dispose();
	}

	/** The topmost part with a text that has the position within a box, or else near one of its lines. */
	private Optional<Integer> at(int left, int top) {
		int x = (int) (left / zoom);
		int y = (int) (top / zoom);
		List<Integer> hit = new ArrayList<>();
		for (int part = places.size() - 1; part >= 0; part--) {
			if (!drawing.parts().get(part).words().isEmpty() && places.get(part).contains(x, y)) {
				hit.add(part);
			}
		}
		return hit.stream().min(Comparator.comparingInt(part -> places.get(part).width * places.get(part).height));
	}

	private Optional<Integer> named(Event event) {
		return at(event.x, event.y).filter(this::isNamed);
	}

	@Override
	protected Optional<String> words(int x, int y) {
		return at(x, y).map(part -> drawing.parts().get(part).words());
	}

	private void key(int code, char character) {
		switch (code) {
			case SWT.ARROW_LEFT -> move(-1, 0);
			case SWT.ARROW_RIGHT -> move(1, 0);
			case SWT.ARROW_UP -> move(0, -1);
			case SWT.ARROW_DOWN -> move(0, 1);
			case SWT.CR, SWT.KEYPAD_CR -> selection().ifPresent(open);
			default -> {
				switch (character) {
					case '+' -> zoom(zoom * ZOOM_STEP);
					case '-' -> zoom(zoom / ZOOM_STEP);
					case '0' -> zoom(1);
					default -> {
						// no key of ours
					}
				}
			}
		}
	}

	private void zoom(double wanted) {
		zoom = Math.clamp(wanted, LEAST_ZOOM, MOST_ZOOM);
		resize();
		canvas.redraw();
	}

	private void move(int right, int down) {
		if (selection < 0) {
			IntStream.range(0, places.size()).filter(this::isNamed).findFirst().ifPresent(this::select);
			return;
		}
		Point from = centre(selection);
		IntStream.range(0, places.size()).filter(part -> part != selection && isNamed(part) && ahead(from, part, right, down) > 0).boxed()
				.min(Comparator.comparingDouble(part -> ahead(from, part, right, down) + SIDEWAYS * aside(from, part, right)))
				.ifPresent(this::select);
	}

	private Point centre(int part) {
		Rectangle place = places.get(part);
		return new Point(place.x + place.width / 2, place.y + place.height / 2);
	}

	private int ahead(Point from, int part, int right, int down) {
		Point to = centre(part);
		return (to.x - from.x) * right + (to.y - from.y) * down;
	}

	private int aside(Point from, int part, int right) {
		Point to = centre(part);
		return Math.abs(right != 0 ? to.y - from.y : to.x - from.x);
	}

	private void select(int part) {
		selection = part;
		elsewhere = false;
		focused(pixels(part));
		selected.accept(drawing.parts().get(part));
	}

	private Rectangle pixels(int part) {
		Rectangle place = places.get(part);
		return new Rectangle((int) (place.x * zoom), (int) (place.y * zoom), (int) Math.ceil(place.width * zoom),
				(int) Math.ceil(place.height * zoom));
	}
}
