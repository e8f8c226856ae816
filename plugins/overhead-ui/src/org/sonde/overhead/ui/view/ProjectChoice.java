/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** The project that something goes into: a label, and the open projects to choose from. */
public final class ProjectChoice {

	private final List<IProject> projects;
	private final Combo combo;

	/**
	 * @param parent   with a grid; label and choice are two cells of it
	 * @param suitable which of the open projects there are
	 * @param wanted   the one chosen at first; empty for the first. If it is not among them, none is.
	 * @param changed  is run when another is chosen
	 */
	public ProjectChoice(Composite parent, String label, Predicate<IProject> suitable, Optional<IProject> wanted, Runnable changed) {
		new Label(parent, SWT.NONE).setText(label);
		combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible).filter(suitable)
				.toList();
		combo.setItems(projects.stream().map(IProject::getName).toArray(String[]::new));
		combo.select(wanted.map(projects::indexOf).orElse(0));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		combo.addModifyListener(event -> changed.run());
	}

	/** The list, without its label. */
	public Control control() {
		return combo;
	}

	/** Whether there is nothing to choose from. */
	public boolean isEmpty() {
		return projects.isEmpty();
	}

	/** Empty if there is none. */
	public Optional<IProject> chosen() {
		return combo.getSelectionIndex() < 0 ? Optional.empty() : Optional.of(projects.get(combo.getSelectionIndex()));
	}
}
