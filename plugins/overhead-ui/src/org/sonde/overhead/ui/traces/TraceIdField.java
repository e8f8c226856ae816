/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceChoice;

/** Where users type the id of a trace to see it. Few traces are kept, so the logs are read again for it. */
final class TraceIdField {
	/** @param words why there is no trace */
	private record Outcome(Optional<SingleTrace> trace, String words) {
	}

	private final Text id;
	private final Button cancel;
	private final Consumer<String> note;
	private final Runnable left;
	private final BackgroundValue<Outcome> finding;
	private Optional<LogRequest> log = Optional.empty();

	/**
	 * @param bar   in a {@link org.sonde.overhead.ui.view.layout.FlowLayout}
	 * @param found takes the trace
	 * @param note  takes the message; none if it is empty
	 * @param left  the field was emptied
	 */
	TraceIdField(Composite bar, Consumer<SingleTrace> found, Consumer<String> note, Runnable left) {
		this.note = note;
		this.left = left;
		id = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		id.setMessage(Messages.TraceIdField_hint);
		id.setToolTipText(Messages.TraceIdField_toolTip);
		id.setLayoutData(FlowData.filling(160));
		AccessibleName.set(id, Messages.TraceIdField_name);
		cancel = new Button(bar, SWT.PUSH);
		cancel.setText(Messages.TraceIdField_cancel);
		GridSpace.show(cancel, false);
		finding = new BackgroundValue<>(Messages.TraceIdField_reading, bar,
				outcome -> ended(outcome.words, () -> outcome.trace.ifPresent(found)));
		id.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> find()));
		cancel.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> finding.cancel()));
	}

	/**
	 * @param newLog that is shown from now on; empty if it cannot be read again, as it is being recorded or programs sent it: then there is
	 *               no field
	 */
	void show(Optional<LogRequest> newLog) {
		finding.cancel();
		log = newLog;
		id.setText("");
		GridSpace.show(id, log.isPresent());
		say("", false);
	}

	private void find() {
		String text = id.getText().strip();
		finding.cancel();
		if (text.isEmpty()) {
			say("", false);
			left.run();
		} else if (log.isPresent()) {
			find(text, log.get());
		}
	}

	private void find(String text, LogRequest request) {
		try {
			TraceChoice.WithId wanted = TraceChoice.WithId.parse(text);
			say(NLS.bind(Messages.TraceIdField_readingFor, request.name(), text), true);
			finding.ask(monitor -> find(request, wanted, text, monitor), () -> ended(Messages.TraceIdField_cancelled, () -> { }));
		} catch (IllegalArgumentException e) {
			say(NLS.bind(Messages.TraceIdField_noId, text), false);
		}
	}

	private static Outcome find(LogRequest request, TraceChoice wanted, String text, IProgressMonitor monitor) {
		try {
			Optional<SingleTrace> trace = LogJob.trace(request, wanted, monitor);
			return new Outcome(trace, trace.isPresent() ? "" : NLS.bind(Messages.TraceIdField_noTrace, request.name(), text));
		} catch (IOException e) {
			return new Outcome(Optional.empty(), IoErrorText.withFile(e));
		}
	}

	/** Unless another log is shown meanwhile, or the user has left. */
	private void ended(String words, Runnable then) {
		if (GridSpace.isShown(cancel)) {
			say(words, false);
			then.run();
		}
	}

	private void say(String words, boolean reads) {
		GridSpace.show(cancel, reads);
		note.accept(words);
		cancel.getParent().layout();
	}
}
