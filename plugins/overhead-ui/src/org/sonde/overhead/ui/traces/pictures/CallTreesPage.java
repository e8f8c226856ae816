/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.pictures.IcicleLayout;
import org.sonde.report.traces.pictures.MergedCalls;
import org.sonde.report.traces.pictures.Weight;
import org.sonde.traces.reduction.ReducedTraces;

/** The call trees of all traces as one, drawn as an icicle graph. */
public final class CallTreesPage {
	private static final int TYPING_PAUSE_MILLIS = 200;
	/** The least height of the picture, in pixels. The explanation makes room first; to the bar one scrolls. */
	private static final int LEAST_HEIGHT = 80;

	private final Composite page;
	private final Composite content;
	private final Text search;
	private final Combo weight;
	private final WrappedText note;
	private final IcicleCanvas canvas;
	private final BackgroundValue<MergedCalls> merging;
	private final BackgroundValue<Double> searching;

	/** @param open opens an operation, by its recorded signature */
	public CallTreesPage(Composite parent, Consumer<String> open) {
		page = new Composite(parent, SWT.NONE);
		content = PriorityLayout.scrolled(page);
		Composite bar = FlowLayout.line(content, 5, 2, 12);
		weight = new Combo(FlowLayout.group(bar, Messages.CallTreesPage_weight, 2, FlowData.fixed()), SWT.READ_ONLY);
		weight.setItems(Messages.CallTreesPage_time, Messages.CallTreesPage_calls);
		weight.select(0);
		AccessibleName.set(weight, Messages.CallTreesPage_weightName);
		search = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		search.setMessage(Messages.CallTreesPage_search);
		AccessibleName.set(search, Messages.CallTreesPage_searchName);
		search.setLayoutData(FlowData.filling(160));
		search.addModifyListener(event -> search.getDisplay().timerExec(TYPING_PAUSE_MILLIS, this::search));
		note = FlowLayout.text(content);
		note.setText(Messages.CallTreesPage_hint);
		canvas = new IcicleCanvas(content, open);
		search.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> canvas.focusFound()));
		PriorityLayout.of(content).main(canvas.control(), () -> LEAST_HEIGHT).thenHide(note.getParent()).thenTighten(bar);
		weight.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			canvas.show(weight());
			search();
		}));
		merging = new BackgroundValue<>(Messages.CallTreesPage_merging, page, calls -> {
			canvas.show(calls);
			search();
		});
		searching = new BackgroundValue<>(Messages.CallTreesPage_searching, page, share -> say(NLS.bind(Messages.CallTreesPage_found,
				new Object[] { LogTables.percent(share),
						weight() == Weight.TIME ? Messages.CallTreesPage_ofTime : Messages.CallTreesPage_ofCalls })));
	}

	/** Draws the call trees of these traces. */
	public void show(ReducedTraces traces) {
		merging.ask(() -> MergedCalls.of(traces));
	}

	/** The meaning of widths. */
	public Weight weight() {
		return weight.getSelectionIndex() == 0 ? Weight.TIME : Weight.CALLS;
	}

	private void search() {
		if (page.isDisposed()) {
			return;
		}
		String text = search.getText();
		canvas.search(text);
		Optional<MergedCalls> root = canvas.root();
		Weight by = weight();
		if (text.isBlank() || root.isEmpty()) {
			say(Messages.CallTreesPage_hint);
		} else {
			searching.ask(() -> IcicleLayout.foundShare(root.get(), text, by));
		}
	}

	private void say(String words) {
		if (words.equals(Messages.CallTreesPage_hint) || !search.getText().isBlank()) {
			note.setText(words);
			content.layout();
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
