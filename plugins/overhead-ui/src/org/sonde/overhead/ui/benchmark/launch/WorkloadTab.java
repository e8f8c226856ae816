/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.sonde.benchmark.workload.Shape;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.view.layout.VerticalScroll;

/** What the monitored program does, how long, and how often. */
final class WorkloadTab extends BenchmarkTab {

	private static final int LISTS = 140;
	private static final int NUMBERS = 80;

	private final List<Button> shapes = new ArrayList<>();

	WorkloadTab() {
		super(Messages.WorkloadTab_title, "icons/calibrate.svg");
	}

	@Override
	public void createControl(Composite parent) {
		ScrolledComposite scroll = VerticalScroll.create(parent, SWT.NONE);
		Composite page = new Composite(scroll, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(page);
		createFields(page);
		scroll.setContent(page);
		setControl(scroll);
	}

	@Override
	void createFields(Composite page) {
		Group trace = group(page, Messages.WorkloadTab_trace);
		createShapes(trace);
		text(trace, Messages.WorkloadTab_depths, LaunchSetting.DEPTHS, LISTS, Messages.WorkloadTab_depthsMeaning);
		text(trace, Messages.WorkloadTab_unmonitored, LaunchSetting.UNMONITORED, LISTS, Messages.WorkloadTab_unmonitoredMeaning);
		text(trace, Messages.WorkloadTab_methodTime, LaunchSetting.METHOD_TIMES, LISTS, Messages.WorkloadTab_methodTimeMeaning);
		label(trace, "");
		check(trace, Messages.WorkloadTab_threadTime, LaunchSetting.THREAD_TIME);
		text(trace, Messages.WorkloadTab_threads, LaunchSetting.THREADS, LISTS, Messages.WorkloadTab_threadsMeaning);
		Group fork = group(page, Messages.WorkloadTab_fork);
		text(fork, Messages.WorkloadTab_calls, LaunchSetting.CALLS, NUMBERS, Messages.WorkloadTab_callsMeaning);
		text(fork, Messages.WorkloadTab_seconds, LaunchSetting.SECONDS, NUMBERS, Messages.WorkloadTab_secondsMeaning);
		Group effort = group(page, Messages.WorkloadTab_effort);
		text(effort, Messages.WorkloadTab_leastForks, LaunchSetting.LEAST_FORKS, NUMBERS, Messages.WorkloadTab_leastForksMeaning);
		text(effort, Messages.WorkloadTab_mostForks, LaunchSetting.MOST_FORKS, NUMBERS, Messages.WorkloadTab_mostForksMeaning);
		text(effort, Messages.WorkloadTab_precision, LaunchSetting.PRECISION, NUMBERS, Messages.WorkloadTab_precisionMeaning);
		text(effort, Messages.WorkloadTab_minutes, LaunchSetting.MINUTES, NUMBERS, Messages.WorkloadTab_minutesMeaning);
		text(effort, Messages.WorkloadTab_attempts, LaunchSetting.ATTEMPTS, NUMBERS, Messages.WorkloadTab_attemptsMeaning);
	}

	private static Group group(Composite page, String name) {
		Group group = new Group(page, SWT.NONE);
		group.setText(name);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(group);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		return group;
	}

	private void createShapes(Composite trace) {
		label(trace, Messages.WorkloadTab_shapes);
		Composite row = new Composite(trace, SWT.NONE);
		RowLayout layout = new RowLayout();
		layout.marginLeft = 0;
		layout.spacing = 12;
		row.setLayout(layout);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(row);
		for (Shape shape : Shape.values()) {
			Button check = new Button(row, SWT.CHECK);
			check.setText(shape.keyword());
			check.setToolTipText(switch (shape) {
				case NESTED -> Messages.WorkloadTab_nested;
				case SIBLINGS -> Messages.WorkloadTab_siblings;
				case TREE -> Messages.WorkloadTab_tree;
				case DISTINCT -> Messages.WorkloadTab_distinct;
			});
			check.setData(shape.keyword());
			check.addListener(SWT.Selection, event -> changed());
			shapes.add(check);
		}
		field(LaunchSetting.SHAPES, value -> {
			List<String> chosen = List.of(value.split(","));
			shapes.forEach(check -> check.setSelection(chosen.contains(check.getData())));
		}, () -> String.join(",", shapes.stream().filter(Button::getSelection).map(check -> (String) check.getData()).toList()));
	}

	@Override
	void check(ILaunchConfiguration configuration) throws CoreException {
		WorkloadSettings.of(configuration);
	}
}
