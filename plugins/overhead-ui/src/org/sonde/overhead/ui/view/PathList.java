/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;

/** Files and folders that a wizard reads: a list to which they are added by buttons or dropped. */
public final class PathList {

	private final List<Path> paths = new ArrayList<>();
	private final org.eclipse.swt.widgets.List list;
	private final Button remove;
	private final Runnable changed;

	/**
	 * @param page    with two columns
	 * @param width   of the list, in pixels; with more room it becomes wider
	 * @param grows   whether it becomes higher, too
	 * @param changed is run when a path comes or goes
	 */
	public PathList(Composite page, int width, int height, boolean grows, Runnable changed) {
		this.changed = changed;
		Label label = new Label(page, SWT.NONE);
		label.setText(Messages.PathList_label);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
		list = new org.eclipse.swt.widgets.List(page, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, grows).hint(width, height).applyTo(list);
		Composite buttons = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(buttons);
		button(buttons, Messages.PathList_addFiles, this::addFiles);
		button(buttons, Messages.PathList_addFolder, this::addFolder);
		remove = button(buttons, Messages.PathList_remove, this::remove);
		remove.setEnabled(false);
		list.addListener(SWT.Selection, event -> remove.setEnabled(list.getSelectionCount() > 0));
		acceptDrops();
	}

	/** The items of the list, in its order. */
	public List<Path> paths() {
		return List.copyOf(paths);
	}

	/** The request to the user while the list is empty. */
	public Optional<String> missing(String whatToChoose) {
		return paths.isEmpty() ? Optional.of(whatToChoose) : Optional.empty();
	}

	/** Has the same effect as a choice by the user. */
	public void add(Path path) {
		if (!paths.contains(path)) {
			paths.add(path);
			list.add(path.toString());
			changed.run();
		}
	}

	private static Button button(Composite parent, String text, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> run.run());
		GridDataFactory.fillDefaults().applyTo(button);
		return button;
	}

	private void acceptDrops() {
		DropTarget drops = new DropTarget(list, DND.DROP_COPY | DND.DROP_DEFAULT);
		drops.setTransfer(new Transfer[] { FileTransfer.getInstance() });
		drops.addDropListener(new DropTargetAdapter() {
			@Override
			public void drop(DropTargetEvent event) {
				if (event.data instanceof String[] files) {
					Arrays.stream(files).map(Path::of).forEach(PathList.this::add);
				}
			}
		});
	}

	private void addFiles() {
		FileDialog dialog = new FileDialog(list.getShell(), SWT.OPEN | SWT.MULTI);
		if (dialog.open() != null) {
			Arrays.stream(dialog.getFileNames()).map(name -> Path.of(dialog.getFilterPath(), name)).forEach(this::add);
		}
	}

	private void addFolder() {
		Optional.ofNullable(new DirectoryDialog(list.getShell()).open()).map(Path::of).ifPresent(this::add);
	}

	private void remove() {
		int[] selected = list.getSelectionIndices();
		for (int i = selected.length - 1; i >= 0; i--) {
			paths.remove(selected[i]);
			list.remove(selected[i]);
		}
		if (paths.isEmpty()) {
			list.setFocus(); // A button that is disabled keeps no focus: the keyboard would be nowhere.
			remove.setEnabled(false);
		} else {
			list.setSelection(Math.min(selected[0], paths.size() - 1));
		}
		changed.run();
	}
}
