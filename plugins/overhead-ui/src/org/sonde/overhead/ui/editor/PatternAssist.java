/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import static org.sonde.overhead.ui.editor.ProbeAssist.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.SourceMethod.Instrumentable;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.ui.estimates.PlanEdits;
import org.sonde.overhead.ui.pattern.PatternConversions;
import org.sonde.overhead.ui.pattern.Patterns;

/**
 * The quick assists for a method that has its probe by a pattern.
 *
 * @param plan      the active one
 * @param relevance among the other assists
 */
record PatternAssist(Loaded plan, Instrumentable method, PatternProbe pattern, int relevance) {
	/** Of the patterns that assists name; longer ones are cut. */
	private static final int MOST_CHARACTERS = 40;

	List<ProbeProposal> proposals() {
		int methods = PatternStore.ofWorkspace().matches(plan.project()).of(pattern.getPattern()).methods().size();
		String name = method.element().getElementName();
		String exclusion = PatternTexts.methodAndOverrides(method.signature());
		String now = "<p>Now '" + plain(name) + "' has its probe by the pattern <b>" + plain(pattern.getPattern()) + "</b>, which has "
				+ Counted.of(methods, "method") + ".</p>";
		return List.of(
				proposal("Exclude '" + name + "' from the pattern '" + shortened() + "'", "icons/probe-remove.svg",
						"Adds the exclusion <b>" + plain(exclusion) + "</b> to the pattern"
								+ (method.signature().constructor() ? "." : "; methods that override it are excluded, too.") + now,
						() -> edit("Exclude from Pattern", this::exclude)),
				proposal("Give '" + name + "' a probe of its own", "icons/probe-active.svg",
						"A probe like the pattern's, which can be changed alone. It comes before the pattern's." + now,
						() -> edit("Instrument " + name, this::own)),
				proposal((pattern.isActive() ? "Deactivate" : "Activate") + " the pattern '" + shortened() + "' (" + Counted.of(methods, "method") + ")",
						pattern.isActive() ? "icons/probe-deactivated.svg" : "icons/probe-active.svg",
						(pattern.isActive() ? "Its probes stay woven in and are switched off." : "Its probes collect again.") + now,
						() -> edit(pattern.isActive() ? "Deactivate Probe" : "Activate Probe",
								edited -> Probes.findPattern(edited, pattern.getPattern()).ifPresent(probe -> probe.setActive(!pattern.isActive())))),
				proposal("Edit the pattern '" + shortened() + "'…", "icons/pattern.svg", "Opens the pattern, with the list of what it matches." + now,
						() -> Patterns.edit(ProbeProposal.editor().getSite().getShell(), plan, pattern)),
				proposal("Convert the pattern '" + shortened() + "' to " + Counted.of(methods, "method"), "icons/sonde.svg",
						"A probe in each method that it matches now, in its place. Methods written later get none." + now,
						() -> new PatternConversions(ProbeProposal.editor(), plan).toMethods(List.of(pattern.getPattern()))));
	}

	private ProbeProposal proposal(String words, String icon, String about, Runnable action) {
		return new ProbeProposal(action, words, icon, about, relevance);
	}

	private String shortened() {
		String text = pattern.getPattern();
		return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS - 1) + "…";
	}

	private void edit(String label, Consumer<Plan> edit) {
		PlanEdits.run(label, plan.file(), edit, ProbeProposal.editor());
	}

	private void exclude(Plan edited) {
		Probes.findPattern(edited, pattern.getPattern()).ifPresent(probe -> {
			List<String> exclusions = new ArrayList<>(probe.getExclusions());
			exclusions.add(PatternTexts.methodAndOverrides(method.signature()));
			probe.setExclusions(exclusions);
		});
	}

	private void own(Plan edited) {
		if (Probes.find(edited, method.signature()).isEmpty()) {
			MethodProbe own = Probes.create(method.signature());
			own.setKind(pattern.getKind());
			own.setActive(pattern.isActive());
			own.setValue(pattern.getValue());
			own.setNote(pattern.getNote());
			edited.getProbes().add(own);
		}
	}
}
