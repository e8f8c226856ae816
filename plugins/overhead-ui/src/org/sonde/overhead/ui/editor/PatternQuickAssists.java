/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import static org.sonde.overhead.ui.editor.ProbeAssist.plain;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.pattern.PatternConversions;
import org.sonde.overhead.ui.pattern.Patterns;
import org.sonde.overhead.ui.view.Plural;

/**
 * The quick assists for a method that has its probe by a pattern.
 *
 * @param plan      the active one
 * @param relevance among the other assists
 */
record PatternQuickAssists(Loaded plan, Instrumentable method, PatternProbe pattern, int relevance) {
	/** The most characters of a pattern in the name of an assist. Longer ones are cut. */
	private static final int MOST_CHARACTERS = 40;

	List<ProbeProposal> proposals() {
		int methods = PatternStore.ofWorkspace().matches(plan.project()).of(pattern.getPattern()).methods().size();
		String name = method.element().getElementName();
		String exclusion = PatternTexts.methodAndOverrides(method.signature());
		String now = Plural.bind(Messages.PatternQuickAssists_now, methods, plain(name), plain(pattern.getPattern()));
		return List.of(
				proposal(NLS.bind(Messages.PatternQuickAssists_exclude, name, shortened()), "icons/probe-remove.svg",
						NLS.bind(method.signature().constructor() ? Messages.PatternQuickAssists_excludesConstructor
								: Messages.PatternQuickAssists_excludesMethod, plain(exclusion)) + now,
						() -> edit(Messages.PatternQuickAssists_excludeEdit, PatternEdits.exclude(pattern, method.signature()))),
				proposal(NLS.bind(Messages.PatternQuickAssists_own, name), "icons/probe-active.svg",
						Messages.PatternQuickAssists_ownHint + now,
						() -> edit(NLS.bind(Messages.PatternQuickAssists_ownEdit, name), PatternEdits.own(pattern, method.signature()))),
				proposal(
						Plural.bind(pattern.isActive() ? Messages.PatternQuickAssists_deactivate : Messages.PatternQuickAssists_activate,
								methods, shortened()),
						pattern.isActive() ? "icons/probe-deactivated.svg" : "icons/probe-active.svg",
						(pattern.isActive() ? Messages.PatternQuickAssists_deactivateHint : Messages.PatternQuickAssists_activateHint)
								+ now,
						() -> edit(
								pattern.isActive() ? Messages.PatternQuickAssists_deactivateEdit
										: Messages.PatternQuickAssists_activateEdit,
								PatternEdits.activate(pattern, !pattern.isActive()))),
				proposal(NLS.bind(Messages.PatternQuickAssists_edit, shortened()), "icons/pattern.svg",
						Messages.PatternQuickAssists_editHint + now,
						() -> Patterns.edit(ProbeProposal.editor().getSite().getShell(), plan, pattern)),
				proposal(Plural.bind(Messages.PatternQuickAssists_convert, methods, shortened()), "icons/sonde.svg",
						Messages.PatternQuickAssists_convertHint + now,
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
}
