/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.JavaChoice;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.view.TabTraversal;

/** On which Java, with which arguments. */
final class JavaTab extends BenchmarkTab {

	private static final int ARGUMENTS_HEIGHT = 60;

	private JavaChoice java;
	private Optional<AvailableSubjects> available = Optional.empty();
	/** The folder as it was set, whether or not it exists. */
	private String folder = "";

	JavaTab() {
		super(Messages.JavaTab_title, "");
	}

	@Override
	public Image getImage() {
		return JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_LIBRARY);
	}

	@Override
	void createFields(Composite page) {
		label(page, Messages.JavaTab_java);
		java = new JavaChoice(page, () -> {
			folder = java.folder();
			changed();
		});
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(300, SWT.DEFAULT).applyTo(java.control());
		Label words = new Label(page, SWT.WRAP);
		words.setText(Messages.JavaTab_found);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(400, SWT.DEFAULT).applyTo(words);
		GridDataFactory.fillDefaults().span(2, 1).indent(0, 10).applyTo(label(page, Messages.JavaTab_arguments));
		Text arguments = new Text(page, SWT.BORDER | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(300, ARGUMENTS_HEIGHT).applyTo(arguments);
		TabTraversal.enable(arguments);
		arguments.addListener(SWT.Modify, event -> changed());
		field(LaunchSetting.JVM_ARGUMENTS, arguments::setText, arguments::getText);
		field(LaunchSetting.JAVA, value -> {
			folder = value;
			java.show(available.map(AvailableSubjects::javas).orElse(List.of()), Optional.empty(), folder);
		}, () -> folder);
	}

	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		super.initializeFrom(configuration);
		AvailableSubjects.read(List.of(), found -> {
			if (!java.control().isDisposed()) {
				available = Optional.of(found);
				java.show(found.javas(), Optional.empty(), folder);
				changed();
			}
		});
	}

	@Override
	void check(ILaunchConfiguration configuration) throws CoreException {
		String wanted = LaunchSetting.JAVA.of(configuration);
		if (!wanted.isEmpty() && available.isPresent() && available.get().java(wanted).isEmpty()) {
			throw new IllegalArgumentException(NLS.bind(Messages.JavaTab_noJava, wanted));
		}
	}
}
