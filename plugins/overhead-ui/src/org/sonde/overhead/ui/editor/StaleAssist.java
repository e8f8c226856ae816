/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import static org.sonde.overhead.ui.editor.ProbeAssist.plain;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.overhead.ui.marking.PlaceLabel;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.quickfix.StaleEdits;

/** Quick assists on the name of a type whose methods with probes were deleted. */
final class StaleAssist {
	private static final int RELEVANCE = 4;

	private StaleAssist() {
	}

	/** The stale probes of the active plan in the type, where known. */
	static List<StaleProbe> of(ICompilationUnit unit, AbstractTypeDeclaration type) {
		String name = type.resolveBinding() == null ? null : type.resolveBinding().getBinaryName();
		return name == null || !(PlanStore.ofWorkspace().active(unit.getJavaProject().getProject()) instanceof Loaded plan) ? List.of()
				: StaleProbes.ofWorkspace().of(plan.file()).values().stream().filter(stale -> stale.place().declaringType().equals(name))
						.toList();
	}

	/** The fixes, each with the most similar method first. */
	static List<ProbeProposal> proposals(ICompilationUnit unit, AbstractTypeDeclaration type) {
		List<ProbeProposal> proposals = new ArrayList<>();
		if (PlanStore.ofWorkspace().active(unit.getJavaProject().getProject()) instanceof Loaded plan) {
			for (StaleProbe stale : of(unit, type)) {
				for (CodePlace to : stale.similar()) {
					proposals.add(new ProbeProposal(() -> edit(plan.file(), StaleEdits.REBIND, stale, to),
							NLS.bind(Messages.StaleAssist_rebind, PlaceLabel.of(stale.place()), PlaceLabel.of(to)),
							"icons/probe-active.svg",
							plain(stale.message()), RELEVANCE));
				}
				proposals.add(new ProbeProposal(
						() -> PlanEdits.run(StaleEdits.REMOVE, plan.file(), StaleEdits.remove(List.of(stale.place())),
								ProbeProposal.editor()),
						NLS.bind(Messages.StaleAssist_remove, PlaceLabel.of(stale.place())), "icons/probe-remove.svg",
						plain(stale.message()), RELEVANCE));
			}
		}
		return proposals;
	}

	private static void edit(IFile plan, String label, StaleProbe stale, CodePlace to) {
		PlanEdits.run(label, plan, StaleEdits.rebind(stale.place(), to), ProbeProposal.editor());
	}
}
