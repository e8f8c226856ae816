/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TabTraversal;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.report.traces.LiveReading;

/** The lines above the tabs: what was read, and its problems; while traces are watched, what came last. */
final class LogSummary {

	private final Composite content;
	private final Link link;
	private Optional<LogReading> log = Optional.empty();
	private String source = "";

	/**
	 * @param content of the view
	 * @param stop    ends the watching
	 */
	LogSummary(Composite content, Runnable stop) {
		this.content = content;
		Composite above = new Composite(content, SWT.NONE);
		GridLayoutFactory.swtDefaults().margins(5, 4).applyTo(above);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(above);
		link = new Link(above, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(link);
		TabTraversal.enable(link);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> log
				.map(shown -> LogSummaryText.Details.of(shown, event.text)).ifPresentOrElse(this::open, stop)));
	}

	/** The lines. */
	Control control() {
		return link.getParent();
	}

	/** Whether the lines lead somewhere: to the problems, or to the end of the watching. */
	boolean hasLink() {
		return link.getText().contains("<a>");
	}

	/** What was read, and why it may be incomplete. */
	void show(LogReading newLog) {
		log = Optional.of(newLog);
		show(LogSummaryText.of(newLog));
		link.setToolTipText(newLog.folder().map(Path::toString).orElse(null));
	}

	/** @param newSource where traces come from while they are watched */
	void begin(String newSource) {
		begin(newSource, LogSummaryText.noTraceYet(newSource));
	}

	/** @param words which methods are recorded */
	void beginRecording(String words) {
		begin(words, LogSummaryText.recording(words));
	}

	private void begin(String newSource, String text) {
		log = Optional.empty();
		source = newSource;
		show(text);
		link.setToolTipText(null);
	}

	void show(JvmRecording.Counts counts) {
		show(LogSummaryText.of(source, counts));
	}

	void show(LiveReading.Window window) {
		show(LogSummaryText.of(source, window));
	}

	private void show(String text) {
		link.setText(text);
		content.layout();
	}

	private void open(LogSummaryText.Details details) {
		new TextDialog(link.getShell(), details.title(), String.join("\n", details.lines()), HelpContext.LOG).open();
	}
}
