/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.Optional;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.benchmark.FolderField;
import org.sonde.overhead.ui.benchmark.LaunchSetting;

/** Where the results go. */
final class ResultsTab extends BenchmarkTab {

	ResultsTab() {
		super(Messages.ResultsTab_title, "icons/tradeoff.svg");
	}

	@Override
	void createFields(Composite page) {
		label(page, Messages.ResultsTab_folder);
		FolderField folder = new FolderField(page, this::changed);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(folder.control());
		field(LaunchSetting.FOLDER, folder::setPath, folder::path);
		Label words = new Label(page, SWT.WRAP);
		words.setText(Messages.ResultsTab_words);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(400, SWT.DEFAULT).applyTo(words);
		check(page, Messages.ResultsTab_keepRaw, LaunchSetting.KEEP_RAW);
		check(page, Messages.ResultsTab_offline, LaunchSetting.OFFLINE);
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy copy) {
		LaunchSetting.FOLDER.set(copy,
				FolderField.proposed(Optional.ofNullable(DebugUITools.getSelectedResource()).map(IResource::getProject)));
	}

	@Override
	void check(ILaunchConfiguration configuration) throws CoreException {
		FolderField.problem(LaunchSetting.FOLDER.of(configuration)).ifPresent(problem -> {
			throw new IllegalArgumentException(problem);
		});
	}
}
