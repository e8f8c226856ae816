/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.jvm.JmxConnection;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.table.JvmChoice;

/** Asks which program's objects are to be shown. */
final class ChooseProgramDialog extends TitledDialog {
	/**
	 * What the user chose.
	 *
	 * @param sensors names of fields and types that are watched; all if empty
	 * @param filter  of the types and objects that are shown
	 */
	record Choice(ProgramAddress address, List<String> sensors, String filter) {
	}

	private final Optional<String> project;
	private final List<String> sensorsBefore;
	private final String filterBefore;
	private JvmChoice jvms;
	private Text user;
	private Text password;
	private Text sensors;
	private Text filter;
	private Choice chosen;

	private ChooseProgramDialog(Shell parent, Optional<String> project, List<String> sensorsBefore, String filterBefore) {
		super(parent, Messages.ChooseProgramDialog_title, HelpContext.LIVE_OBJECTS, Messages.ChooseProgramDialog_connect);
		this.project = project;
		this.sensorsBefore = sensorsBefore;
		this.filterBefore = filterBefore;
	}

	/**
	 * Asks the user.
	 *
	 * @param project name of the project to look for declarations first
	 * @param sensors that were watched last
	 * @param filter  that is there already
	 * @return empty if the user wants none
	 */
	static Optional<Choice> ask(Shell parent, Optional<String> project, List<String> sensors, String filter) {
		return PlainDialog.ask(new ChooseProgramDialog(parent, project, sensors, filter), dialog -> dialog.chosen);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(Messages.ChooseProgramDialog_message);
		Composite area = fields((Composite) super.createDialogArea(parent), 3);
		jvms = new JvmChoice(area, this::check, this::confirm);
		user = text(area, Messages.ChooseProgramDialog_user, SWT.BORDER);
		user.setMessage(Messages.ChooseProgramDialog_userHint);
		password = text(area, Messages.ChooseProgramDialog_password, SWT.BORDER | SWT.PASSWORD);
		sensors = text(area, Messages.ChooseProgramDialog_sensors, SWT.BORDER);
		sensors.setMessage(Messages.WatchObjectsDialog_sensorsHint);
		sensors.setText(String.join(", ", sensorsBefore));
		filter = text(area, Messages.ChooseProgramDialog_filter, SWT.BORDER);
		filter.setMessage(Messages.ChooseProgramDialog_filterHint);
		filter.setText(filterBefore);
		return area;
	}

	private Text text(Composite area, String label, int style) {
		new Label(area, SWT.NONE).setText(label);
		Text text = new Text(area, style);
		text.addModifyListener(event -> check());
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).span(2, 1).applyTo(text);
		return text;
	}

	/** A process of this machine asks for no password. */
	@Override
	protected boolean canConfirm() {
		String address = jvms.address();
		boolean local = address.isEmpty() || JmxConnection.isLocal(address);
		user.setEnabled(!local);
		password.setEnabled(!local && !user.getText().isBlank());
		boolean known = local || JmxConnection.isRemote(address);
		setErrorMessage(known ? null : Messages.ChooseProgramDialog_noAddress);
		return known && !address.isEmpty();
	}

	@Override
	protected void okPressed() {
		Optional<JmxConnection.User> asking = user.isEnabled() && !user.getText().isBlank()
				? Optional.of(new JmxConnection.User(user.getText().strip(), password.getText()))
				: Optional.empty();
		chosen = new Choice(new ProgramAddress(jvms.address(), jvms.program(), asking, project, false),
				WatchSettings.sensors(sensors.getText()), filter.getText().strip());
		super.okPressed();
	}
}
