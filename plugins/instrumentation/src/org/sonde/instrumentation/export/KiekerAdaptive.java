/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the file of Kieker's adaptive monitoring alone: it states which of the woven operations collect.
 * Kieker reads the file again while the program runs, if its configuration states how often.
 */
public final class KiekerAdaptive {
	/** The only file. */
	public static final String FILE = "kieker.monitoring.adaptiveMonitoring.conf";

	private KiekerAdaptive() {
	}

	/**
	 * The plan in Kieker's file.
	 *
	 * @param classes the known classes of the program; they say what is not there
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = new ExportDraft(plan, classes, probe -> Optional.empty());
		draft.remark(
				"The file weaves nothing. If something else weaves the methods, only those with active probes in the plan collect.");
		draft.remark("The weaving decides which records a probe writes, not its kind in the plan.");
		return draft.finish(Map.of(FILE, content(draft)));
	}

	/** Only the active methods collect; a later line overrides an earlier one. The deactivated ones are named to be switched on by hand. */
	static String content(ExportDraft draft) {
		StringBuilder file = new StringBuilder("# All operations are switched off but those that follow with a plus.\n- *\n");
		Set<MethodSignature> collecting = new HashSet<>(draft.collecting());
		draft.methods().forEach(method -> file.append(collecting.contains(method) ? "+ " : "- ").append(pattern(method))
				.append("(?: throws .*)?\n"));
		return file.toString();
	}

	/**
	 * Kieker's own patterns have no word for varargs or strictfp, so every method is given as a regular expression over the whole
	 * signature recorded, modifiers first. Kieker takes a pattern for such an expression if it starts with a percent sign, which
	 * is part of it: hence the alternative that matches no signature.
	 */
	static String pattern(MethodSignature method) {
		return "%|(?:[a-z]+ )*\\Q" + method + "\\E";
	}
}
