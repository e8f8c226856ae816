/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.results.Phase;

/** The theme's colours of the phases, defined in plugin.xml; distinguished also by readers who see few colours (Okabe &amp; Ito 2008). */
public final class PhaseColors {

	private static final String PREFIX = "org.sonde.overhead.ui.results.";

	private static final List<Phase> LINES = List.of(Phase.WRITING, Phase.COLLECTING, Phase.RECONSTRUCTION, Phase.REDUCTION,
			Phase.DEACTIVATED, Phase.NONE);

	private PhaseColors() {
	}

	/** The colour of a phase. */
	public static Color of(Phase phase) {
		ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
		return colors.get(PREFIX + (phase == Phase.OTHER ? Phase.WRITING : phase).keyword());
	}

	/** The colours of the phases, one after the other, for lines that symbols distinguish, too; those that differ most first. */
	public static Color ofLine(int number) {
		return of(LINES.get(number % LINES.size()));
	}
}
