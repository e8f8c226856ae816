/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.benchmark.FolderField;

/** Where the results go. */
final class ResultsTab extends BenchmarkTab {

	ResultsTab() {
		super("Results", "icons/tradeoff.svg");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		label(page, "&Result sets in:");
		FolderField folder = new FolderField(page, this::changed);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(folder.control());
		field(LaunchSetting.FOLDER, folder::setPath, folder::path);
		Label words = new Label(page, SWT.WRAP);
		words.setText("A file for each subject; none is overwritten. The view Benchmark Results lists them, and plans of the project can be estimated from them.");
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(400, SWT.DEFAULT).applyTo(words);
		check(page, "&Keep raw measurements beside them, in MooBench's format: tens of megabytes for each fork", LaunchSetting.KEEP_RAW, 2);
		check(page, "Work &offline: take agents from the local Maven repository alone", LaunchSetting.OFFLINE, 2);
		setControl(page);
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy copy) {
		LaunchSetting.FOLDER.set(copy, FolderField.proposed());
	}

	@Override
	void check(ILaunchConfiguration configuration) throws CoreException {
		FolderField.problem(LaunchSetting.FOLDER.of(configuration)).ifPresent(problem -> {
			throw new IllegalArgumentException(problem);
		});
	}
}
