/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PushButton;

/** Says that another view previews a change of the plan, and ends that. */
final class PreviewBar {
	private final Composite bar;
	private final WrappedText words;
	private final ChangingLabels labels;

	PreviewBar(Composite parent) {
		bar = FlowLayout.line(parent, 5, 2, 8);
		GridSpace.show(bar, false);
		labels = new ChangingLabels(parent);
		words = new WrappedText(bar);
		words.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		words.setLayoutData(FlowData.filling(200));
		PushButton.create(bar, Messages.PreviewBar_end, Messages.PreviewBar_endToolTip, () -> WhatIf.ofWorkbench().endPreview());
	}

	/** @param previewed empty to hide the bar */
	void show(Optional<WhatIf.Edit> previewed) {
		previewed.ifPresent(edit -> labels.set(words, NLS.bind(Messages.PreviewBar_previewed, edit.label())));
		if (GridSpace.isShown(bar) != previewed.isPresent()) {
			GridSpace.show(bar, previewed.isPresent());
			bar.getParent().layout();
		}
		labels.layOut();
	}
}
