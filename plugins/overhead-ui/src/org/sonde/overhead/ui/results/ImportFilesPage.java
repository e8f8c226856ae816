/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;

/** Which files are imported, and into which project. */
final class ImportFilesPage extends WizardPage {

	private final List<Path> paths = new ArrayList<>();
	private final Optional<IProject> proposed;
	private org.eclipse.swt.widgets.List list;
	private Combo project;

	ImportFilesPage(Optional<IProject> proposed) {
		super("files", "Benchmark Results", null);
		this.proposed = proposed;
		setDescription("Raw files of MooBench (the files of all its forks together), its summaries, JMH's JSON, data.js; also gzipped, a folder or a zip.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		Label label = new Label(page, SWT.NONE);
		label.setText("&Files and folders (drop them here):");
		GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
		list = new org.eclipse.swt.widgets.List(page, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(560, 420).applyTo(list);
		Composite buttons = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(buttons);
		button(buttons, "Add F&iles…", this::addFiles);
		button(buttons, "Add F&older…", this::addFolder);
		button(buttons, "&Remove", this::remove);
		Composite target = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(target);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(target);
		new Label(target, SWT.NONE).setText("Into &project:");
		project = new Combo(target, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(project);
		Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen).map(IProject::getName)
				.forEach(project::add);
		project.select(Math.max(0, proposed.map(one -> project.indexOf(one.getName())).orElse(0)));
		acceptDrops();
		setControl(page);
		update();
	}

	private static void button(Composite parent, String text, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> run.run());
		GridDataFactory.fillDefaults().applyTo(button);
	}

	private void acceptDrops() {
		DropTarget drops = new DropTarget(list, DND.DROP_COPY | DND.DROP_DEFAULT);
		drops.setTransfer(new Transfer[] { FileTransfer.getInstance() });
		drops.addDropListener(new DropTargetAdapter() {
			@Override
			public void drop(DropTargetEvent event) {
				if (event.data instanceof String[] files) {
					Arrays.stream(files).map(Path::of).forEach(ImportFilesPage.this::add);
				}
			}
		});
	}

	private void addFiles() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
		if (dialog.open() != null) {
			Arrays.stream(dialog.getFileNames()).map(name -> Path.of(dialog.getFilterPath(), name)).forEach(this::add);
		}
	}

	private void addFolder() {
		Optional.ofNullable(new DirectoryDialog(getShell()).open()).map(Path::of).ifPresent(this::add);
	}

	/** As if chosen by the user. */
	void add(Path path) {
		if (!paths.contains(path)) {
			paths.add(path);
			list.add(path.toString());
			update();
		}
	}

	private void remove() {
		int[] selected = list.getSelectionIndices();
		for (int i = selected.length - 1; i >= 0; i--) {
			paths.remove(selected[i]);
			list.remove(selected[i]);
		}
		update();
	}

	private void update() {
		setErrorMessage(project.getItemCount() == 0 ? "There is no open project to keep the results in. Create one first." : null);
		setPageComplete(!paths.isEmpty() && project.getItemCount() > 0);
	}

	/** Asked while the buttons are drawn: does not look at the files. */
	@Override
	public boolean canFlipToNextPage() {
		return isPageComplete();
	}

	/** Asked when the user goes on: looks at the files, and stays here if they cannot be imported. */
	@Override
	public IWizardPage getNextPage() {
		return ((ImportResultsWizard) getWizard()).look() ? super.getNextPage() : null;
	}

	List<Path> paths() {
		return List.copyOf(paths);
	}

	IProject project() {
		return ResourcesPlugin.getWorkspace().getRoot().getProject(project.getText());
	}
}
