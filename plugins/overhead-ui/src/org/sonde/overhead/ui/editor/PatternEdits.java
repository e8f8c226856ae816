/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/** Edits of a plan for a method that has its probe by a pattern. */
final class PatternEdits {

	private PatternEdits() {
	}

	/** The pattern no longer matches the method and what overrides it. */
	static Consumer<Plan> exclude(PatternProbe pattern, MethodSignature method) {
		return plan -> Probes.findPattern(plan, pattern.getPattern()).ifPresent(probe -> {
			List<String> exclusions = new ArrayList<>(probe.getExclusions());
			exclusions.add(PatternTexts.methodAndOverrides(method));
			probe.setExclusions(exclusions);
		});
	}

	/** The method gets a probe like that of the pattern, unless it has one by now. */
	static Consumer<Plan> own(PatternProbe pattern, MethodSignature method) {
		return plan -> {
			if (Probes.find(plan, method).isEmpty()) {
				MethodProbe own = Probes.create(method);
				own.setKind(pattern.getKind());
				own.setActive(pattern.isActive());
				own.setValue(pattern.getValue());
				own.setNote(pattern.getNote());
				plan.getProbes().add(own);
			}
		};
	}

	/** Switches the probes of the pattern on or off. */
	static Consumer<Plan> activate(PatternProbe pattern, boolean active) {
		return plan -> Probes.findPattern(plan, pattern.getPattern()).ifPresent(probe -> probe.setActive(active));
	}
}
