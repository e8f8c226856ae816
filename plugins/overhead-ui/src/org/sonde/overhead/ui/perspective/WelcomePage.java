/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.perspective;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.FirstSteps;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.layout.PushButton;

/** What a new user can do with Sonde: three ways in, each with its first steps. */
public final class WelcomePage {

	private static final String SHOW_TRADE_OFF = "org.eclipse.ui.views.showView(org.eclipse.ui.views.showView.viewId=org.sonde.overhead.ui.tradeoff)";
	/** Of a column, in pixels. Three fit into a window of 800. */
	private static final int LEAST_WIDTH = 200;
	private static final int MOST_WIDTH = 300;
	private static final int BETWEEN = 28;
	private static final int MARGIN = 40;
	private static final int WAYS = 3;

	private final IWorkbenchWindow window;
	private final Runnable leave;
	private final ScrolledComposite scrolled;
	private final Composite page;
	private final Composite heading;
	/** They are as wide as their column. */
	private final List<Label> texts = new ArrayList<>();

	/** @param leave is run before a step is taken: what it shows must be seen */
	public WelcomePage(Composite parent, IWorkbenchWindow window, Runnable leave) {
		this.window = window;
		this.leave = leave;
		scrolled = new ScrolledComposite(parent, SWT.H_SCROLL | SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.setShowFocusedControl(true);
		page = new Composite(scrolled, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(WAYS).equalWidth(true).margins(MARGIN, 32).spacing(BETWEEN, BETWEEN).applyTo(page);
		heading = heading();
		way(Messages.WelcomePage_plan, Messages.WelcomePage_planText,
				FirstSteps.of(window, new RunAction(Messages.WelcomePage_sample, this::openSample)));
		way(Messages.WelcomePage_measure, Messages.WelcomePage_measureText,
				command(Messages.WelcomePage_measureOverhead, CommandAction.MEASURE_OVERHEAD),
				command(Messages.WelcomePage_calibrate, CommandAction.CALIBRATE));
		way(Messages.WelcomePage_compare, Messages.WelcomePage_compareText,
				command(Messages.WelcomePage_benchmarkVersions, CommandAction.MEASURE_VERSIONS),
				command(Messages.WelcomePage_tradeOff, SHOW_TRADE_OFF));
		scrolled.setContent(page);
		arrange();
		scrolled.addListener(SWT.Resize, event -> arrange());
	}

	/** Arranges as many columns as there is room for. */
	private void arrange() {
		int room = scrolled.getClientArea().width - 2 * MARGIN + BETWEEN;
		int columns = Math.clamp(room / (LEAST_WIDTH + BETWEEN), 1, WAYS);
		int width = Math.clamp(room / columns - BETWEEN, LEAST_WIDTH, MOST_WIDTH);
		((GridLayout) page.getLayout()).numColumns = columns;
		GridData wide = (GridData) heading.getLayoutData();
		wide.horizontalSpan = columns;
		wide.widthHint = columns * (width + BETWEEN) - BETWEEN;
		texts.forEach(text -> ((GridData) text.getLayoutData()).widthHint = width);
		scrolled.setMinSize(page.computeSize(SWT.DEFAULT, SWT.DEFAULT));
		page.layout();
	}

	/** All that is on the page. */
	public Control control() {
		return scrolled;
	}

	private Composite heading() {
		Composite made = new Composite(page, SWT.NO_FOCUS);
		GridLayoutFactory.fillDefaults().spacing(0, 6).applyTo(made);
		GridDataFactory.fillDefaults().applyTo(made);
		Label title = new Label(made, SWT.NONE);
		title.setFont(JFaceResources.getHeaderFont());
		title.setText(Messages.WelcomePage_title);
		Label subtitle = new Label(made, SWT.WRAP);
		subtitle.setText(Messages.WelcomePage_subtitle);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(subtitle);
		return made;
	}

	private IAction command(String text, String command) {
		return new CommandAction(text, command, window);
	}

	private void way(String title, String text, IAction... steps) {
		Composite way = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 8).applyTo(way);
		GridDataFactory.fillDefaults().applyTo(way);
		Label heading = new Label(way, SWT.WRAP);
		heading.setFont(JFaceResources.getBannerFont());
		heading.setText(title);
		Label words = new Label(way, SWT.WRAP);
		words.setText(text);
		for (Label label : List.of(heading, words)) {
			GridDataFactory.fillDefaults().applyTo(label);
			texts.add(label);
		}
		for (IAction step : steps) {
			Button button = PushButton.create(way, step.getText(), () -> {
				leave.run();
				step.run();
				// The page that closes had the focus.
				FirstSteps.returnLostFocus();
			});
			GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(button);
		}
	}

	/** It may wait for a build. Until then, the user's selection and the focus stay. */
	private void openSample() {
		ISelection before = explorer(IWorkbenchPage.VIEW_ACTIVATE).map(one -> one.getTreeViewer().getSelection())
				.orElse(StructuredSelection.EMPTY);
		Job job = Job.create(Messages.WelcomePage_openingSample, (IProgressMonitor monitor) -> {
			IProject sample = SampleProject.open(monitor);
			window.getWorkbench().getDisplay().asyncExec(() -> show(sample, before));
		});
		job.setRule(ResourcesPlugin.getWorkspace().getRoot());
		job.setUser(true);
		job.schedule();
	}

	/** Its code, and what its plan costs. */
	private void show(IProject sample, ISelection before) {
		explorer(IWorkbenchPage.VIEW_VISIBLE).filter(one -> {
			ISelection now = one.getTreeViewer().getSelection();
			return now.isEmpty() || now.equals(before);
		}).ifPresent(one -> one.selectAndReveal(JavaCore.create(sample)));
		view(EstimatesView.ID, IWorkbenchPage.VIEW_VISIBLE).ifPresent(one -> ((EstimatesView) one).show(sample));
		FirstSteps.returnLostFocus();
	}

	private Optional<IPackagesViewPart> explorer(int mode) {
		return view(JavaUI.ID_PACKAGES, mode).filter(IPackagesViewPart.class::isInstance).map(IPackagesViewPart.class::cast);
	}

	/** Empty if the window was closed meanwhile. */
	private Optional<IViewPart> view(String id, int mode) {
		IWorkbenchPage active = window.getActivePage();
		try {
			return active == null ? Optional.empty() : Optional.of(active.showView(id, null, mode));
		} catch (PartInitException e) {
			ILog.of(WelcomePage.class).log(e.getStatus());
			return Optional.empty();
		}
	}
}
