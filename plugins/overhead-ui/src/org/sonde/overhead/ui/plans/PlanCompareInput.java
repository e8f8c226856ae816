/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.CompareUI;
import org.eclipse.compare.ResourceNode;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.sonde.instrumentation.workspace.ProjectFiles;

/**
 * Two plans in the platform's compare editor: which probes each has alone, and what differs; probes can be copied from one to the other.
 */
final class PlanCompareInput extends CompareEditorInput {
	private final IFile left;
	private final IFile right;

	private PlanCompareInput(IFile left, IFile right) {
		super(configuration(left, right));
		this.left = left;
		this.right = right;
		setTitle(left.getName() + " – " + right.getName());
	}

	/** Opens the editor; it reads in the background. */
	static void open(IFile left, IFile right) {
		CompareUI.openCompareEditor(new PlanCompareInput(left, right));
	}

	private static CompareConfiguration configuration(IFile left, IFile right) {
		CompareConfiguration configuration = new CompareConfiguration();
		configuration.setLeftLabel(ProjectFiles.name(left));
		configuration.setRightLabel(ProjectFiles.name(right));
		configuration.setLeftEditable(true);
		configuration.setRightEditable(true);
		return configuration;
	}

	/** Null if there is no difference, which the platform then says. */
	@Override
	protected Object prepareInput(IProgressMonitor monitor) {
		return new Differencer().findDifferences(false, monitor, null, null, new ResourceNode(left), new ResourceNode(right));
	}
}
