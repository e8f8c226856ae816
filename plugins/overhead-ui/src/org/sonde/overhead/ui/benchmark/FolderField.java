/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.PushButton;

/** A folder of the workspace, typed or chosen: where result sets go. */
public final class FolderField {

	private final Composite row;
	private final Text text;

	/** @param changed is called when another is typed or chosen */
	public FolderField(Composite parent, Runnable changed) {
		this(parent, Messages.FolderField_browse, changed);
	}

	/** @param browsing the text of the button, for pages on which its mnemonic is another control's */
	public FolderField(Composite parent, String browsing, Runnable changed) {
		row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
		text = new Text(row, SWT.BORDER);
		AccessibleName.set(text, Messages.FolderField_name);
		text.setMessage(Messages.FolderField_message);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(text);
		text.addListener(SWT.Modify, event -> changed.run());
		PushButton.create(row, browsing, this::browse);
	}

	/** The widgets, for their layout. */
	public Control control() {
		return row;
	}

	/** The text. */
	public String path() {
		return text.getText().strip();
	}

	/** Sets the path as if the user had typed it. */
	public void setPath(String path) {
		text.setText(path);
	}

	private void browse() {
		ContainerSelectionDialog dialog = new ContainerSelectionDialog(row.getShell(), find(path()).orElse(null), false,
				Messages.FolderField_dialog);
		dialog.setTitle(Messages.FolderField_dialogTitle);
		if (dialog.open() == Window.OK && dialog.getResult().length > 0 && dialog.getResult()[0] instanceof IPath chosen) {
			text.setText(chosen.makeRelative().toString());
		}
	}

	/** The open project or folder of this path. */
	public static Optional<IContainer> find(String path) {
		IPath parsed = IPath.fromPortableString(path).makeRelative();
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		IResource resource = parsed.isEmpty() ? null : root.findMember(parsed);
		return resource instanceof IContainer container && container.isAccessible() ? Optional.of(container) : Optional.empty();
	}

	/** Why this path cannot be used; empty if it can. */
	public static Optional<String> problem(String path) {
		if (Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).noneMatch(IProject::isOpen)) {
			return Optional.of(Messages.FolderField_noProject);
		}
		if (path.isBlank()) {
			return Optional.of(Messages.FolderField_empty);
		}
		return find(path).isPresent() ? Optional.empty()
				: Optional.of(NLS.bind(Messages.FolderField_notFound, path));
	}

	/**
	 * The folder that is proposed: the project, else the first open one.
	 *
	 * @param project that something is started from; empty where nothing says which
	 */
	public static String proposed(Optional<IProject> project) {
		return project.filter(IProject::isAccessible).map(IProject::getName).orElseGet(FolderField::first);
	}

	private static String first() {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen).map(IProject::getName)
				.findFirst().orElse("");
	}
}
