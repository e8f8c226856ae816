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

/** What the monitored program does, how long, and how often. */
final class WorkloadTab extends BenchmarkTab {

	private static final int LISTS = 140;
	private static final int NUMBERS = 80;

	private final List<Button> shapes = new ArrayList<>();

	WorkloadTab() {
		super("Workload", "icons/calibrate.svg");
	}

	@Override
	public void createControl(Composite parent) {
		ScrolledComposite scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		Composite page = new Composite(scroll, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(page);
		Group trace = group(page, "A trace");
		createShapes(trace);
		text(trace, "&Executions in a trace:", LaunchSetting.DEPTHS, LISTS, "of monitored methods, the depth of nested calls; several: 1, 8, 32");
		text(trace, "&Unmonitored:", LaunchSetting.UNMONITORED, LISTS, "executions of methods without probes between those of shape distinct");
		text(trace, "&Method time:", LaunchSetting.METHOD_TIMES, LISTS, "µs that a trace lasts without probes; 0 shows the cost of probes best");
		label(trace, "");
		check(trace, "by C&PU time of the thread, not by elapsed time", LaunchSetting.THREAD_TIME, 2);
		text(trace, "&Threads:", LaunchSetting.THREADS, LISTS, "that run traces at the same time");
		Group fork = group(page, "A fork: a fresh JVM");
		text(fork, "Ca&lls:", LaunchSetting.CALLS, NUMBERS, "traces of each thread at most");
		text(fork, "&Seconds:", LaunchSetting.SECONDS, NUMBERS, "of calls at most; what comes first ends the fork");
		Group effort = group(page, "How often");
		text(effort, "Forks at &least:", LaunchSetting.LEAST_FORKS, NUMBERS, "of each run; from three on there is an interval");
		text(effort, "Forks at m&ost:", LaunchSetting.MOST_FORKS, NUMBERS, "of each run");
		text(effort, "P&recision:", LaunchSetting.PRECISION, NUMBERS, "%; ends a run when its 95 % interval reaches no further to either side; empty: never");
		text(effort, "M&inutes:", LaunchSetting.MINUTES, NUMBERS, "for all; no round of forks begins that would end later; empty: no limit");
		text(effort, "&Attempts:", LaunchSetting.ATTEMPTS, NUMBERS, "of a fork at most, if it is void or other programs disturb it; with 1 none is repeated");
		scroll.setContent(page);
		scroll.addListener(SWT.Resize, event -> scroll.setMinHeight(page.computeSize(scroll.getClientArea().width, SWT.DEFAULT).y));
		setControl(scroll);
	}

	private static Group group(Composite page, String name) {
		Group group = new Group(page, SWT.NONE);
		group.setText(name);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(group);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		return group;
	}

	private void createShapes(Composite trace) {
		label(trace, "Shapes of calls:");
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
				case NESTED -> "Each is called by the one before it: MooBench's recursion";
				case SIBLINGS -> "One calls all others in turn";
				case TREE -> "A balanced binary tree";
				case DISTINCT -> "Each is of a method of its own, called by the one before it";
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
