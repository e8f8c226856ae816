/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.List;

import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.ui.marking.MarkingCommand;
import org.sonde.overhead.ui.marking.MarkingJob;
import org.sonde.overhead.ui.marking.MarkingTarget.Elements;

/**
 * A quick assist that changes a probe. It changes the plan, never the source.
 *
 * @param action does it; in the user interface's thread
 * @param icon   the path of its picture in this bundle
 * @param about  what it does, in HTML
 */
record ProbeProposal(Runnable action, String getDisplayString, String icon, String about, int getRelevance)
		implements IJavaCompletionProposal {
	private static final String BUNDLE = "org.sonde.overhead.ui";

	/** A command on a method, field or type. */
	ProbeProposal(MarkingCommand command, IMember member, String words, String icon, String about, int relevance) {
		this(() -> new MarkingJob(command, new Elements(List.of(member)), editor()).schedule(), words, icon, about, relevance);
	}

	/** The editor in which the assist was asked for. */
	static IEditorPart editor() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().getActiveEditor();
	}

	@Override
	public void apply(IDocument document) {
		action.run();
	}

	@Override
	public Point getSelection(IDocument document) {
		return null; // the caret stays
	}

	@Override
	public String getAdditionalProposalInfo() {
		return about;
	}

	/** Kept with the workbench's images, because a proposal is never disposed. */
	@Override
	public Image getImage() {
		String key = BUNDLE + "/" + icon;
		if (JFaceResources.getImageRegistry().getDescriptor(key) == null) {
			JFaceResources.getImageRegistry().put(key,
					ResourceLocator.imageDescriptorFromBundle(BUNDLE, icon).orElse(ImageDescriptor.getMissingImageDescriptor()));
		}
		return JFaceResources.getImage(key);
	}

	@Override
	public IContextInformation getContextInformation() {
		return null; // there is nothing to be typed
	}
}
