/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.launch.LaunchTab;
import org.sonde.overhead.ui.view.HelpContext;

/** A page of the launch configuration: fields that show settings and set them. */
abstract class BenchmarkTab extends LaunchTab {

	private record Field(LaunchSetting setting, Consumer<String> show, Supplier<String> value) {
	}

	private final List<Field> fields = new ArrayList<>();
	private boolean showing;

	/** @param icon the path of the picture in this bundle */
	BenchmarkTab(String name, String icon) {
		super(name, icon, HelpContext.BENCHMARK_LAUNCH);
	}

	@Override
	public String getId() {
		return getClass().getName();
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		createFields(page);
		setControl(page);
	}

	abstract void createFields(Composite page);

	/** A setting that a control of the page shows. */
	void field(LaunchSetting setting, Consumer<String> show, Supplier<String> value) {
		fields.add(new Field(setting, show, value));
	}

	/** A labelled line to type in, with what it means behind it. */
	Text text(Composite parent, String label, LaunchSetting setting, int width, String unit) {
		label(parent, label);
		Text text = new Text(parent, SWT.BORDER);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).hint(width, SWT.DEFAULT).applyTo(text);
		Label behind = new Label(parent, SWT.WRAP);
		behind.setText(unit);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(200, SWT.DEFAULT).applyTo(behind);
		text.addListener(SWT.Modify, event -> changed());
		field(setting, text::setText, text::getText);
		return text;
	}

	static Label label(Composite parent, String words) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(words);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
		return label;
	}

	Button check(Composite parent, String words, LaunchSetting setting) {
		Button check = new Button(parent, SWT.CHECK);
		check.setText(words);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(check);
		check.addListener(SWT.Selection, event -> changed());
		field(setting, value -> check.setSelection(Boolean.parseBoolean(value)), () -> Boolean.toString(check.getSelection()));
		return check;
	}

	/** The user changed something on the page. */
	void changed() {
		if (!showing) {
			scheduleUpdateJob();
		}
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy copy) {
		// every setting has its own
	}

	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		showing = true;
		try {
			for (Field field : fields) {
				field.show().accept(field.setting().of(configuration));
			}
		} catch (CoreException e) {
			ILog.of(BenchmarkTab.class).log(e.getStatus());
		} finally {
			showing = false;
		}
	}

	@Override
	public void performApply(ILaunchConfigurationWorkingCopy copy) {
		fields.forEach(field -> field.setting().set(copy, field.value().get()));
	}

	@Override
	public boolean isValid(ILaunchConfiguration configuration) {
		try {
			check(configuration);
			setErrorMessage(null);
			return true;
		} catch (IllegalArgumentException e) {
			setErrorMessage(e.getMessage());
		} catch (CoreException e) {
			setErrorMessage(e.getMessage());
		}
		return false;
	}

	/**
	 * Looks at what the page sets; in the thread of the user interface.
	 *
	 * @throws IllegalArgumentException naming the remedy, if something is wrong
	 */
	abstract void check(ILaunchConfiguration configuration) throws CoreException;
}
