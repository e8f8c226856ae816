/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.List;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.MissingPlace;
import org.sonde.overhead.ui.marking.PlaceLabel;
import org.sonde.overhead.ui.view.FewLines;

/** "Methods of this type had probes and are gone", beside the type's name, because a deleted method has no position of its own. */
public final class StaleAnnotation extends Annotation {
	/** Type of the annotation. */
	public static final String TYPE = "org.sonde.overhead.ui.probe.stale";
	/** Up to this number, methods are named; of more, only the number is shown. */
	private static final int NAMED = 8;

	StaleAnnotation(List<MissingPlace> gone) {
		super(TYPE, false, text(gone));
	}

	private static String text(MissingPlace gone) {
		return NLS.bind(Messages.StaleAnnotation_stale, PlaceLabel.of(gone.place()), gone.reason());
	}

	private static String text(List<MissingPlace> gone) {
		return FewLines.of(gone.stream().map(StaleAnnotation::text).toList(), NAMED);
	}
}
