/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.layout.PushButton;

/** How logs are read, as the user says. */
final class LogOptions {

	private static final int NUMBER_WIDTH = 80;
	private static final double MAX_SECONDS = 1e9; // 31 years

	private final Group group;
	private final Button byHost;
	private final Button growing;
	private final Text timeOut;
	private final Text ratio;
	private final Text recordTypes;

	/** @param changed is run when an answer changes */
	LogOptions(Composite parent, Runnable changed) {
		group = new Group(parent, SWT.NONE);
		group.setText(Messages.LogOptions_title);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(group);
		byHost = check(Messages.LogOptions_byHost, changed);
		growing = check(Messages.LogOptions_growing, changed);
		label(Messages.LogOptions_timeOut);
		timeOut = new Text(group, SWT.BORDER);
		timeOut.setMessage(Messages.LogOptions_never);
		timeOut.addListener(SWT.Modify, event -> changed.run());
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).span(2, 1).applyTo(timeOut);
		label(Messages.LogOptions_ratio);
		ratio = new Text(group, SWT.BORDER);
		ratio.setMessage(Messages.LogOptions_all);
		ratio.addListener(SWT.Modify, event -> changed.run());
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).span(2, 1).applyTo(ratio);
		label(Messages.LogOptions_recordTypes);
		recordTypes = new Text(group, SWT.BORDER);
		recordTypes.setMessage(Messages.LogOptions_recordTypesHint);
		recordTypes.addListener(SWT.Modify, event -> changed.run());
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(recordTypes);
		PushButton.create(group, Messages.LogOptions_browse, () -> Optional.ofNullable(new FileDialog(group.getShell(), SWT.OPEN).open())
				.ifPresent(recordTypes::setText));
	}

	private Button check(String text, Runnable changed) {
		Button check = new Button(group, SWT.CHECK);
		check.setText(text);
		check.addListener(SWT.Selection, event -> changed.run());
		GridDataFactory.fillDefaults().span(3, 1).applyTo(check);
		return check;
	}

	private void label(String text) {
		Label label = new Label(group, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().applyTo(label);
	}

	Group control() {
		return group;
	}

	/** Why the answers do not fit together, or to the logs; empty if they do. */
	Optional<String> problem(List<Path> paths) {
		if (isGrowing() && paths.size() > 1) {
			return Optional.of(Messages.LogOptions_onlyOne);
		}
		if (!timeOut.getText().isBlank() && seconds().isEmpty()) {
			return Optional.of(Messages.LogOptions_noTimeOut);
		}
		if (RatioText.parse(ratio.getText()).isEmpty()) {
			return Optional.of(Messages.LogOptions_noRatio);
		}
		return types().filter(file -> !Files.isReadable(file)).map(file -> NLS.bind(Messages.LogOptions_recordTypesUnread, file));
	}

	/** Whether the log is to be read while it is written. */
	boolean isGrowing() {
		return growing.getSelection();
	}

	private OptionalDouble seconds() {
		try {
			double seconds = Double.parseDouble(timeOut.getText().strip());
			return seconds > 0 && seconds <= MAX_SECONDS ? OptionalDouble.of(seconds) : OptionalDouble.empty();
		} catch (NumberFormatException e) {
			return OptionalDouble.empty();
		}
	}

	private Optional<Path> types() {
		String text = recordTypes.getText().strip();
		return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
	}

	/** The logs, read as the answers say; only if there is no problem. */
	LogRequest request(List<Path> paths) {
		return new LogRequest(paths, byHost.getSelection(), seconds(), RatioText.parse(ratio.getText()).orElseThrow(), types());
	}
}
