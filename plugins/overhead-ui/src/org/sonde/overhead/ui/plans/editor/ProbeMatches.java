/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.ui.view.FewLines;
import org.sonde.overhead.ui.view.MethodLabel;

/** The matches of a pattern as text. */
final class ProbeMatches {

	private static final int MOST = 12;

	private ProbeMatches() {
	}

	/** The problem of the pattern, else its methods, one a line. */
	static String text(PlanMatches.OfProbe matches) {
		if (matches.problem().isPresent()) {
			return matches.problem().get();
		}
		List<String> lines = new ArrayList<>();
		lines.add(matches.methods().isEmpty() ? Messages.ProbeMatches_none : names(matches.methods()));
		if (!matches.elsewhere().isEmpty()) {
			lines.add(NLS.bind(Messages.ProbeMatches_elsewhere, names(matches.elsewhere())));
		}
		return String.join("\n", lines);
	}

	private static String names(List<MethodSignature> methods) {
		return FewLines.of(methods.stream().map(MethodLabel::of).toList(), MOST);
	}
}
