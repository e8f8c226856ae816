/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.placement.Placement.Choice;
import org.sonde.report.refine.Refinement.End;

/** A refinement for people. */
public final class RefineText {
	private static final int DIGITS = 3;
	/** Up to this number, each probe that recorded nothing has a line. */
	private static final int FEW = 10;

	private final RefineSettings settings;
	private final String of;

	/** @param ofProgram whether percentages are of the program's own time; else of one processor */
	public RefineText(RefineSettings settings, boolean ofProgram) {
		this.settings = settings;
		of = ofProgram ? "% of the program" : "% of one processor";
	}

	/** A round in a line, then the changes that it leads to, each with its reason. */
	public List<String> lines(RefinedRound round) {
		List<String> lines = new ArrayList<>();
		lines.add("Round " + round.number() + ": " + probes(round) + "; measured " + measured(round) + "; predicted "
				+ round.predicted().map(cost -> percent(cost.value(), Optional.of(cost))).orElse("unknown") + "; " + shows(round) + "; "
				+ verdict(round) + ".");
		List<ProbeChange> silent = round.changes().stream().filter(change -> change.why() instanceof ProbeChange.RecordedNothing).toList();
		boolean together = silent.size() > FEW;
		round.changes().stream().filter(change -> !together || !(change.why() instanceof ProbeChange.RecordedNothing))
				.forEach(change -> lines.add(line(change)));
		if (together) {
			// Patterns match thousands of methods.
			lines.add(sign(silent.getFirst()) + Counted.of(silent.size(), "probe") + " such as " + silent.getFirst().method()
					+ ": recorded nothing");
		}
		return lines;
	}

	private String line(ProbeChange change) {
		return sign(change) + change.method() + ": "
				+ (change.why() instanceof ProbeChange.RecordedNothing ? "" : "costs " + percent(cost(change)) + "; ")
				+ reason(change);
	}

	/** Says how many probes the plan of a round has. */
	public static String probes(RefinedRound round) {
		return Counted.of(round.probes(), "probe") + (round.unjudged() > 0 ? " (" + round.unjudged() + " recorded nothing)" : "");
	}

	/** Says what the probes of a round cost, and what the percentage refers to. */
	public String measured(RefinedRound round) {
		MeasuredOverhead measured = round.measured();
		return percent(measured.percent(), measured.interval())
				+ (measured.interval().isPresent() ? ""
						: " without an interval, because only " + Counted.of(measured.jvms(), "JVM")
								+ (measured.jvms() == 1 ? " was" : " were") + " compared")
				+ (measured.instrumentation() ? "" : ", active probes");
	}

	/** Says how much of what all recorded methods show the plan of a round shows. */
	public String shows(RefinedRound round) {
		return Digits.significant(round.value(), DIGITS) + " of " + Digits.significant(round.valueOfAll(), DIGITS) + " "
				+ settings.objective().unit();
	}

	private String percent(double value, Optional<Interval> interval) {
		return interval.map(known -> IntervalText.of(known, of)).orElseGet(() -> percent(value));
	}

	private String percent(double value) {
		return Digits.value(value) + " " + of;
	}

	/** The budget, and what it is a percentage of. */
	public String budget() {
		return percent(settings.budget());
	}

	/** Says whether a round is within the budget. */
	public String verdict(RefinedRound round) {
		String budget = "the budget of " + budget();
		return switch (round.verdict()) {
			case WITHIN -> "within " + budget;
			case WITHIN_BY_VALUE ->
				"within " + budget + " by its value" + (round.measured().interval().isPresent() ? ", not by its interval" : "");
			case ABOVE -> "above " + budget;
		};
	}

	private static String sign(ProbeChange change) {
		return switch (change.kind()) {
			case ADDED -> "  + ";
			case ACTIVATED -> "  + (activated) ";
			case REMOVED -> "  - ";
			case DEACTIVATED -> "  - (deactivated) ";
		};
	}

	/** Returns what a probe costs in the plan that has it, in percent. */
	public static double cost(ProbeChange change) {
		return switch (change.kind()) {
			case ADDED, ACTIVATED -> change.next();
			case REMOVED, DEACTIVATED -> change.now();
		};
	}

	/** The reason of a change, in words, without what its probe costs. */
	public String reason(ProbeChange change) {
		return switch (change.why()) {
			case ProbeChange.RecordedNothing nothing -> "recorded nothing";
			case ProbeChange.Placed(Choice choice, boolean intoRoom) -> reason(change, choice, intoRoom);
		};
	}

	private String reason(ProbeChange change, Choice choice, boolean intoRoom) {
		String value = Digits.significant(choice.value(), DIGITS) + " " + settings.objective().unit();
		return switch (choice.reason()) {
			case PINNED, CHOSEN -> (intoRoom ? "the budget has room for it" : "recorded in an earlier round") + "; shows " + value;
			case ADDS_NOTHING -> choice.redundant()
					.map(follows -> "its count follows from that of " + follows.caller() + " (" + follows.times() + " per call in "
					+ follows.traces() + " of " + follows.traces() + " traces)").orElse("adds nothing");
			case ALONE_TOO_COSTLY ->
				"in the next plan it would cost " + percent(change.next()) + ", which by itself is too much for the budget";
			case NO_ROOM -> "in the next plan it would cost " + percent(change.next()) + " for " + value + ", and there is no room";
		};
	}

	/** Why it ended, in a sentence. */
	public String end(Refinement.Refined refined) {
		End end = refined.end();
		return switch (end) {
			case WITHIN_BUDGET -> refined.round() == refined.rounds().size() ? "The measured overhead is within the budget."
					: "The plan of round " + refined.round() + " is the one that shows most of those within the budget.";
			case WITHIN_BY_VALUE -> "The measured overhead is within the budget by its value. More --forks give a narrower interval.";
			case NOTHING_CHANGES -> "The plan would not change any more, and is above the budget.";
			case KEPT_TOO_COSTLY -> "The probes that must stay cost more than the budget. The plan is not changed.";
			case NOTHING_TO_SHOW ->
				"All recorded traces are alike by this objective, so no probe is better than another. Choose --objective calls or time, "
						+ "or set --unit and give that method a probe.";
			case NOTHING_FITS -> "No probe fits the budget. The plan that ran last is kept.";
			case ROUNDS_DONE -> "All rounds are done. The plan that is proposed now was not run.";
		};
	}
}
