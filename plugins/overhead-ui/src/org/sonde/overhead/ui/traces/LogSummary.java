/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.report.traces.LiveReading;
import org.sonde.report.traces.LogResults;

/** The lines above the tabs: what was read, and its problems; while traces are watched, what came last. */
final class LogSummary {

	private static final String WEAVING = "weaving";

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
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> log.ifPresentOrElse(
				shown -> open(shown, event.text.equals(WEAVING)), stop)));
	}

	/** The lines. */
	Control control() {
		return link.getParent();
	}

	/** What was read, and why it may be less than was executed. */
	void show(LogReading newLog) {
		log = Optional.of(newLog);
		LogResults results = newLog.results();
		long problems = results.counts().problems().size() + (long) results.traces().problems().size();
		show(MessagePage
				.plain(newLog.name() + results.date().map(day -> ", " + day).orElse("") + ": " + results.summary().replace("\n", " "))
				+ (problems == 0 ? "" : " " + Plural.bind(Messages.LogSummary_problems, problems))
				+ newLog.run().map(run -> weaving(run, results)).orElse(""));
		link.setToolTipText(newLog.folder().map(Path::toString).orElse(null));
	}

	/** Why a run recorded less than it should, if AspectJ told; a failed weaving stops no program. */
	private static String weaving(RunOfLog run, LogResults results) {
		return run.trouble().map(trouble -> "\n"
				+ NLS.bind(Messages.LogSummary_weaving, MessagePage.plain(trouble.text() + " " + trouble.remedy()), WEAVING))
				.orElse(results.counts().recordsRead() > 0 ? "" : "\n" + Messages.LogSummary_nothingRecorded);
	}

	/** @param words where traces come from while they are watched */
	void begin(String words) {
		log = Optional.empty();
		source = MessagePage.plain(words);
		show(NLS.bind(Messages.LogSummary_noTraceYet, source));
		link.setToolTipText(null);
	}

	/** What came in the last second, and how much in all. */
	void show(LiveReading.Window window) {
		int classes = window.classes().size();
		String calls = grouped(window.calls().values().stream().mapToLong(Long::longValue).sum());
		String valid = grouped(window.all().valid());
		String invalid = grouped(window.all().invalid());
		show(classes == 0 ? NLS.bind(Messages.LogSummary_noneSeen, new Object[] { source, calls, valid, invalid })
				: Plural.bind(Messages.LogSummary_seen, window.traces(), grouped(window.traces()), classes, source, calls, valid, invalid));
	}

	private static String grouped(long number) {
		return "%,d".formatted(number);
	}

	private void show(String text) {
		link.setText(text);
		content.layout();
	}

	private void open(LogReading shown, boolean weaving) {
		String title = weaving ? Messages.LogSummary_aspectJ : NLS.bind(Messages.LogSummary_problemsOf, shown.name());
		List<String> lines = weaving ? shown.run().map(RunOfLog::messages).orElse(List.of()) : shown.problems();
		new TextDialog(link.getShell(), title, String.join("\n", lines), HelpContext.LOG).open();
	}
}
