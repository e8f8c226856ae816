/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.overhead.ui.view.chart.FontSize;
import org.sonde.overhead.ui.view.layout.CheckBox;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.graph.CallGraph;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.graph.GraphDrawing;
import org.sonde.report.traces.graph.GraphFilter;

/**
 * Who calls whom, drawn: callers left of what they call. Of large logs, packages with few calls stand for their parts; opening one shows
 * these.
 */
public final class CallGraphPage {
	private static final int TYPING_PAUSE_MILLIS = 200;
	/** The least height of the picture, in pixels. The explanation makes room first; to the bar one scrolls. */
	private static final int LEAST_HEIGHT = 80;
	private static final int MOST_CALLS = 1_000_000_000;

	private final Composite page;
	private final Composite content;
	private final Combo part;
	private final Text search;
	private final Spinner leastCalls;
	private final Button neighbours;
	private final Button cancel;
	private final WrappedText note;
	private final DrawingCanvas canvas;
	private final BackgroundValue<GraphDrawing> drawing;
	private final Consumer<String> open;
	private final Runnable typed = this::typed;
	private final Set<String> expanded = new HashSet<>();
	private Optional<LogResults> log = Optional.empty();
	private String name = "";
	private Optional<GraphDrawing> shown = Optional.empty();
	/** The box whose neighbours are drawn. Of a package, its parts are drawn then, so it is not selected any more. */
	private Optional<String> centre = Optional.empty();

	/** @param open opens an operation, by its recorded signature */
	public CallGraphPage(Composite parent, Consumer<String> open) {
		this.open = open;
		page = new Composite(parent, SWT.NONE);
		content = PriorityLayout.scrolled(page);
		Composite bar = FlowLayout.line(content, 5, 2, 12);
		part = new Combo(FlowLayout.group(bar, Messages.CallGraphPage_by, 2, FlowData.fixed()), SWT.READ_ONLY);
		part.setItems(Arrays.stream(CallPart.values()).map(CallGraphPage::label).toArray(String[]::new));
		part.select(0);
		AccessibleName.set(part, Messages.CallGraphPage_byName);
		part.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			centre = Optional.empty();
			draw();
		}));
		search = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		search.setMessage(Messages.CallGraphPage_search);
		AccessibleName.set(search, Messages.CallGraphPage_searchName);
		search.setLayoutData(FlowData.filling(120));
		search.addModifyListener(event -> {
			centre = Optional.empty();
			search.getDisplay().timerExec(TYPING_PAUSE_MILLIS, typed);
		});
		search.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> canvas().selectFound()));
		neighbours = CheckBox.create(bar, Messages.CallGraphPage_neighbours, Messages.CallGraphPage_neighboursToolTip, checked -> draw());
		leastCalls = new Spinner(FlowLayout.group(bar, Messages.CallGraphPage_leastCalls, 2, FlowData.fixed()), SWT.BORDER);
		leastCalls.setValues(1, 1, MOST_CALLS, 0, 1, 100);
		AccessibleName.set(leastCalls, Messages.CallGraphPage_leastCallsName);
		leastCalls.addModifyListener(event -> leastCalls.getDisplay().timerExec(TYPING_PAUSE_MILLIS, this::draw));
		cancel = new Button(bar, SWT.PUSH);
		cancel.setText(Messages.CallGraphPage_cancel);
		cancel.setToolTipText(Messages.CallGraphPage_cancelToolTip);
		cancel.setEnabled(false);
		note = FlowLayout.text(content);
		canvas = new DrawingCanvas(content, Messages.CallGraphPage_name, this::open);
		PriorityLayout.of(content).main(canvas.control(), () -> leastHeight(bar)).thenHide(note.getParent()).thenTighten(bar);
		drawing = new BackgroundValue<>(Messages.CallGraphPage_drawing, page, this::show);
		cancel.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> drawing.cancel()));
	}

	private DrawingCanvas canvas() {
		return canvas;
	}

	/** Where the bar has no room above it, the picture has the whole page. */
	private int leastHeight(Composite bar) {
		Rectangle room = page.getClientArea();
		boolean both = bar.computeSize(room.width, SWT.DEFAULT).y + LEAST_HEIGHT <= room.height;
		return both ? LEAST_HEIGHT : Math.max(LEAST_HEIGHT, room.height);
	}

	private static String label(CallPart one) {
		return switch (one) {
			case OPERATION -> Messages.CallGraphPage_operation;
			case TYPE -> Messages.CallGraphPage_type;
			case PACKAGE -> Messages.CallGraphPage_package;
			case HOST -> Messages.CallGraphPage_host;
		};
	}

	/** Shows another log; none while traces are watched. */
	public void show(Optional<LogResults> newLog, String newName) {
		log = newLog;
		name = newName;
		expanded.clear();
		centre = Optional.empty();
		draw();
	}

	/** What is one box. */
	public CallPart part() {
		return CallPart.values()[part.getSelectionIndex()];
	}

	/** What of the graph is drawn. */
	public GraphFilter filter() {
		Optional<String> selected = canvas.selection().map(Drawing.Part::name).filter(box -> !box.equals(GraphFilter.OTHERS));
		centre = neighbours.getSelection() ? selected.or(() -> centre) : Optional.empty();
		String around = neighbours.getSelection() ? centre.orElse(search.getText()) : "";
		return new GraphFilter(leastCalls.getSelection(), around, centre.isPresent(), 1, expanded);
	}

	private void draw() {
		if (page.isDisposed()) {
			return;
		}
		if (log.isEmpty() || log.get().callGraph().isEmpty()) {
			note.setText(Messages.CallGraphPage_noTrace);
			show(GraphDrawing.of(new CallGraph(List.of(), List.of()), CallPart.OPERATION, GraphFilter.ALL, "", FontSize.of(page),
					Progress.NONE));
			return;
		}
		LogResults results = log.get();
		CallPart by = part();
		GraphFilter filter = filter();
		FontSize size = FontSize.of(page);
		String title = name;
		cancel.setEnabled(true);
		drawing.ask(monitor -> GraphDrawing.of(CallGraph.of(results, by), by, filter, title, size, new MonitorProgress(monitor)),
				this::cancelled);
	}

	/** The picture before stays. */
	private void cancelled() {
		cancel.setEnabled(false);
		note.setText(Messages.CallGraphPage_cancelled);
		content.layout();
	}

	private void show(GraphDrawing drawn) {
		cancel.setEnabled(false);
		shown = Optional.of(drawn);
		canvas.show(drawn.drawing());
		searched();
	}

	/** What was typed last counts, not what was selected before. */
	private void typed() {
		if (!search.isDisposed() && neighbours.getSelection()) {
			canvas.select("");
			draw();
		} else {
			searched();
		}
	}

	private void searched() {
		if (search.isDisposed()) {
			return;
		}
		canvas.highlight(shown.map(one -> one.boxesWith(search.getText())).orElse(Set.of()));
		if (shown.isPresent() && !shown.get().boxes().isEmpty()) {
			note.setText(
					search.getText().isBlank() ? Messages.CallGraphPage_hint : Plural.bind(Messages.CallGraphPage_found, canvas.found()));
		}
		content.layout();
	}

	/** A package shows its parts, an operation its method. */
	private void open(Drawing.Part opened) {
		if (opened.name().endsWith(GraphFilter.ALL_OF)) {
			expanded.add(opened.name().substring(0, opened.name().length() - GraphFilter.ALL_OF.length()));
			draw();
		} else if (part() == CallPart.OPERATION && !opened.name().equals(GraphFilter.OTHERS)) {
			open.accept(opened.name());
		} else if (expanded.remove(GraphFilter.group(opened.name(), part()))) {
			draw();
		}
	}

	/** The widget. */
	public Control control() {
		return page;
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control control) {
		canvas.setColorsOf(control);
	}
}
