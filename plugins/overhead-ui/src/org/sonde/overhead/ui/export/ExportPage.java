/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.plans.WorkspacePlans;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.overhead.ui.view.layout.FormPage;

/** A page that asks which plan to export and where to. */
abstract class ExportPage extends FormPage {

	private final String destinationKey;
	private final Optional<String> noPlan;
	private final List<IFile> plans = new ArrayList<>();
	private final StartingPoint start;
	private Optional<IFile> chosen = Optional.empty();
	private Combo plan;
	private Text destination;

	/**
	 * @param noPlan what the choice of no plan is called; empty if there must be one
	 * @param start says which plan is chosen at first: the one selected, else the active one of the project
	 */
	ExportPage(String name, String title, String description, Optional<String> noPlan, StartingPoint start) {
		super(name, title, description, 3);
		destinationKey = name + ".destination";
		this.noPlan = noPlan;
		this.start = start;
	}

	/** What the field of the destination is called, with its mnemonic. */
	abstract String destinationLabel();

	/** Asks for a destination; null if the user thinks better of it. */
	abstract String browse(String before);

	/** What is wrong with the destination; null if nothing is. */
	abstract String problem(Path chosen);

	/** Creates what the page asks for between the plan and the destination; three columns. */
	void createChoice(Composite parent) {
		// most pages ask for no more
	}

	/** Creates what the page has besides plan and destination, below them. */
	abstract void createMore(Composite parent);

	/** Another plan was chosen. */
	abstract void planChanged();

	@Override
	protected final void createFields(Composite area) {
		new Label(area, SWT.NONE).setText(Messages.ExportPage_plan);
		plan = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(plan);
		plan.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choosePlan()));
		createChoice(area);
		new Label(area, SWT.NONE).setText(destinationLabel());
		destination = new Text(area, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(380, SWT.DEFAULT).applyTo(destination);
		destination.setText(Optional.ofNullable(settings().get(destinationKey)).orElse(""));
		destination.addModifyListener(event -> validate());
		Button browse = new Button(area, SWT.PUSH);
		browse.setText(Messages.ExportPage_browse);
		setButtonLayoutData(browse);
		browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			String chosen = browse(destination.getText());
			if (chosen != null) {
				destination.setText(chosen);
			}
		}));
		createMore(area);
		setPageComplete(false);
	}

	@Override
	public final void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible && plans.isEmpty()) {
			loadPlans();
		}
	}

	private void loadPlans() {
		run(monitor -> {
			List<IFile> found = WorkspacePlans.find(monitor);
			Optional<IFile> wanted = start.plan().or(() -> start.project().filter(IProject::isAccessible)
					.map(PlanStore.ofWorkspace()::activeFile));
			getShell().getDisplay().syncExec(() -> showPlans(found, wanted));
		});
		validate();
	}

	/** A project without a plan gets none: that of another project would be exported by mistake. */
	private void showPlans(List<IFile> found, Optional<IFile> wanted) {
		plans.addAll(found);
		List<String> items = new ArrayList<>(noPlan.stream().toList());
		plans.forEach(file -> items.add(ProjectFiles.name(file)));
		plan.setItems(items.toArray(String[]::new));
		int first = start.project().isPresent() || plans.isEmpty() ? -1 : 0;
		plan.select(wanted.map(plans::indexOf).orElse(first) + (noPlan.isPresent() ? 1 : 0));
		choosePlan();
	}

	private void choosePlan() {
		int index = plan.getSelectionIndex() - (noPlan.isPresent() ? 1 : 0);
		chosen = index < 0 ? Optional.empty() : Optional.of(plans.get(index));
		planChanged();
		validate();
	}

	/** The plan chosen; empty if none is. */
	final Optional<IFile> plan() {
		return chosen;
	}

	/** Where to; absolute. */
	final Path destination() {
		return Path.of(destination.getText().strip());
	}

	final void validate() {
		setObstacles(Optional.ofNullable(problem()), missing());
	}

	/** What is still to be chosen, while it is not yet an error. */
	private Optional<String> missing() {
		if (plan().isEmpty() && noPlan.isEmpty()) {
			return start.project().map(project -> NLS.bind(Messages.ExportPage_noPlanIn, project.getName()))
					.or(() -> Optional.of(Messages.ExportPage_choosePlan));
		}
		return destination.getText().isBlank() ? Optional.of(Messages.ExportPage_noDestination) : Optional.empty();
	}

	private String problem() {
		if (plans.isEmpty() && noPlan.isEmpty()) {
			return Messages.ExportPage_noPlan;
		}
		if (destination.getText().isBlank()) {
			return null; // not yet typed is not an error
		}
		try {
			return destination().isAbsolute() ? problem(destination())
					: NLS.bind(Messages.ExportPage_relative, destination());
		} catch (InvalidPathException e) {
			return NLS.bind(Messages.ExportPage_noPath, e.getMessage());
		}
	}

	/** Runs off the UI thread with progress in the wizard; a failure is shown on the page. Whether it came to its end. */
	final boolean run(IRunnableWithProgress work) {
		try {
			getContainer().run(true, true, work);
			return true;
		} catch (InvocationTargetException e) {
			setErrorMessage(reason(e.getCause()));
			return false;
		} catch (InterruptedException e) {
			return false; // cancelled by the user
		}
	}

	/** Says where it was written, in the status line of the active part. */
	final void sayWritten() {
		Optional.ofNullable(PlatformUI.getWorkbench().getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage)
				.map(IWorkbenchPage::getActivePart)
				.ifPresent(part -> StatusLine.show(part, NLS.bind(Messages.ExportPage_written, destination())));
	}

	/** Work that may fail in the ways that files do. */
	interface Work {
		void run(IProgressMonitor monitor) throws Exception;
	}

	/** Turns what goes wrong into what a wizard's container understands. */
	static IRunnableWithProgress failing(Work work) {
		return monitor -> {
			try {
				work.run(monitor);
			} catch (OperationCanceledException | CancellationException e) {
				throw new InterruptedException();
			} catch (Exception e) {
				throw new InvocationTargetException(e);
			}
		};
	}

	static String reason(Throwable failure) {
		return failure.getMessage() == null ? failure.toString() : failure.getMessage();
	}

	/** Keeps the destination for the next time. */
	void remember() {
		settings().put(destinationKey, destination.getText());
	}

	private IDialogSettings settings() {
		return getDialogSettings();
	}
}
