/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.traces.spans.SpanSampling;

/** Asks how programs send what they record, and to which port. */
final class WatchDialog extends TitledDialog {

	private Combo protocol;
	private Text port;
	private Text ratio;
	private LiveSource.Port chosen;

	private WatchDialog(Shell parent) {
		super(parent, Messages.WatchDialog_title, HelpContext.LOG, Messages.WatchDialog_watch);
	}

	/** What the user wants; empty if nothing. */
	static Optional<LiveSource> ask(Shell parent) {
		return PlainDialog.ask(new WatchDialog(parent), dialog -> dialog.chosen);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(Messages.WatchDialog_message);
		Composite area = fields((Composite) super.createDialogArea(parent), 2);
		new Label(area, SWT.NONE).setText(Messages.WatchDialog_protocol);
		protocol = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		protocol.setItems(Messages.WatchDialog_kieker, Messages.WatchDialog_otlp);
		protocol.select(LiveSource.Protocol.KIEKER.ordinal());
		protocol.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			port.setText(Integer.toString(protocol().usualPort()));
			check();
		}));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(protocol);
		new Label(area, SWT.NONE).setText(Messages.WatchDialog_port);
		port = new Text(area, SWT.BORDER);
		port.setText(Integer.toString(protocol().usualPort()));
		port.addModifyListener(event -> check());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(port);
		new Label(area, SWT.NONE).setText(Messages.WatchDialog_ratio);
		ratio = new Text(area, SWT.BORDER);
		ratio.setMessage(Messages.LogOptions_all);
		ratio.setEnabled(false);
		ratio.addModifyListener(event -> check());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(ratio);
		return area;
	}

	private LiveSource.Protocol protocol() {
		return LiveSource.Protocol.values()[protocol.getSelectionIndex()];
	}

	/** Only spans are of a sample. */
	private OptionalDouble ratio() {
		return protocol() == LiveSource.Protocol.OTLP ? RatioText.parse(ratio.getText()) : OptionalDouble.of(SpanSampling.ALL);
	}

	@Override
	protected boolean canConfirm() {
		String text = port.getText().strip();
		boolean isPort = text.matches("\\d{1,5}") && Integer.parseInt(text) <= LiveSource.Port.MAX;
		boolean isRatio = ratio().isPresent();
		ratio.setEnabled(protocol() == LiveSource.Protocol.OTLP);
		setErrorMessage(
				!isPort ? NLS.bind(Messages.WatchDialog_noPort, LiveSource.Port.MAX) : isRatio ? null : Messages.LogOptions_noRatio);
		return isPort && isRatio;
	}

	@Override
	protected void okPressed() {
		chosen = new LiveSource.Port(Integer.parseInt(port.getText().strip()), protocol(), ratio().orElseThrow());
		super.okPressed();
	}
}
