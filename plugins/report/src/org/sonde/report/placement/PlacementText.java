/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.placement.Placement;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.RuleOutcome;

/** A placement for people. */
public final class PlacementText {
	private static final int PERCENT = 100;
	/** Nobody reads more methods without a probe than this. */
	private static final int NAMED = 15;

	private PlacementText() {
	}

	/**
	 * What is chosen, what it costs and shows, and how far that is from the best possible.
	 *
	 * @param compared with simple rules; empty if not asked for
	 */
	public static String of(Placement placement, List<RuleOutcome> compared) {
		List<Choice> chosen = placement.chosen();
		List<Choice> rejected = placement.methods().stream().filter(choice -> !choice.isChosen()).toList();
		String unit = placement.objective().unit();
		StringBuilder text = new StringBuilder(String.join("\n", summary(placement))).append('\n');
		if (!chosen.isEmpty()) {
			text.append('\n').append(table(placement, chosen, "lost without it [" + unit + "]").aligned());
		}
		if (!rejected.isEmpty()) {
			text.append("\nNo probe:\n")
					.append(table(placement, rejected.subList(0, Math.min(NAMED, rejected.size())), "would add [" + unit + "]").aligned());
			if (rejected.size() > NAMED) {
				text.append("and ").append(Counted.of(rejected.size() - NAMED, "more method")).append("; --format json lists all.\n");
			}
		}
		text.append("\nThe cost of a method is that in this plan. ")
				.append("Alone it may cost more, because records of other probes keep the writer awake.\n");
		if (!compared.isEmpty()) {
			text.append("\nThis plan and simple rules within the same budget:\n").append(rules(placement, compared).aligned());
		}
		return text.append("\nOther budgets:\n").append(curve(placement).aligned()).toString();
	}

	/** Says how many probes show what, how far that is from the best possible, and what it costs. One sentence each. */
	public static List<String> summary(Placement placement) {
		List<String> sentences = new ArrayList<>(List.of(
				Counted.of(placement.chosen().size(), "probe") + " of " + Counted.of(placement.methods().size(), "method") + ": "
						+ value(placement.value()) + " of " + value(placement.valueOfAll()) + " " + placement.objective().unit() + ".",
				quality(placement)));
		if (placement.estimate().total().millisPerSecond() instanceof Estimate.Known cost) {
			sentences.add("The plan costs " + cost(cost) + ". Budget: "
					+ Digits.value(placement.budget() / Placement.MILLIS_PER_PERCENT) + " % of one processor.");
		}
		if (placement.chosen().isEmpty()) {
			placement.curve().stream().filter(point -> !point.probes().isEmpty() && Double.isFinite(point.cost()))
					.mapToDouble(Placement.Point::cost).min()
					.ifPresent(cheapest -> sentences.add("No probe fits the budget. The cheapest plan that shows something costs "
							+ (placement.upperEnd() ? "at most " : "") + Digits.value(cheapest / Placement.MILLIS_PER_PERCENT)
							+ " % of one processor."));
		}
		return sentences;
	}

	/**
	 * What the written plan costs, if that is not what the placement says: it has all gaps between records, and probes that were kept.
	 *
	 * @param sampled whether the placement has only a sample of these gaps
	 */
	public static Optional<String> written(Placement placement, PlanEstimate plan, boolean sampled) {
		if (!(plan.total().millisPerSecond() instanceof Estimate.Known cost)
				|| placement.estimate().total().millisPerSecond() instanceof Estimate.Known placed && cost(placed).equals(cost(cost))) {
			return Optional.empty();
		}
		double end = placement.upperEnd() ? cost.estimate().high() : cost.value();
		return Optional.of("By all records of the log, the written plan costs " + cost(cost)
				+ (end > placement.budget() ? ", more than the budget. To keep it, place with a budget that is "
						+ (int) Math.ceil(PERCENT * (1 - placement.budget() / end)) + " % smaller" : "")
				+ "."
				+ (sampled ? " To compare many plans, place reads a sample of the gaps between the records of a large log." : ""));
	}

	private static String cost(Estimate.Known cost) {
		return IntervalText.of(cost.estimate().times(1 / Placement.MILLIS_PER_PERCENT), "% of one processor");
	}

	private static String quality(Placement placement) {
		return placement.gap() == 0 ? "No other set of probes within the budget has more."
				: "No set within the budget can have more than " + value(placement.bound()) + ", so this is at least "
						+ atLeast(placement) + " % of the best possible.";
	}

	/** Returns how much of the best possible value the plan shows at least, in percent. */
	public static String atLeast(Placement placement) {
		return Digits.significant(Math.floor(1000 * (1 - placement.gap())) / 10, 3);
	}

	private static Table table(Placement placement, List<Choice> choices, String value) {
		List<String> headings = List.of("calls/s", "in this plan, " + cost(placement), value, "method", "remark");
		return new Table(headings, choices.stream().map(choice -> List.of(
				Digits.value(choice.candidate().callsPerSecond()),
				Double.isFinite(choice.cost()) ? Digits.value(choice.cost() / Placement.MILLIS_PER_PERCENT) : "unknown",
				value(choice.value()), choice.candidate().method(), remark(choice))).toList()).withoutEmptyColumns();
	}

	/** Every candidate as a row, for programs. */
	public static Table table(Placement placement) {
		return new Table(
				List.of("method", "reason", "callsPerSecond", "cost [ms/s]", "value [" + placement.objective().unit() + "]", "remark"),
				placement.methods().stream().map(choice -> List.of(choice.candidate().method(), choice.reason().keyword(),
						Digits.plain(Digits.withoutNoise(choice.candidate().callsPerSecond())),
						Double.isFinite(choice.cost()) ? Digits.plain(Digits.withoutNoise(choice.cost())) : "unknown",
						Digits.plain(Digits.withoutNoise(choice.value())), remark(choice))).toList());
	}

	private static Table rules(Placement placement, List<RuleOutcome> compared) {
		return new Table(List.of("[" + placement.objective().unit() + "]", "probes", "rule"), Stream.concat(
				Stream.of(List.of(value(placement.value()), String.valueOf(placement.chosen().size()), "this plan")),
				compared.stream().map(one -> List.of(value(one.value()), String.valueOf(one.probes()), rule(one.rule())))).toList());
	}

	private static String rule(RuleOutcome.Rule rule) {
		return switch (rule) {
			case WORTH -> "by worth, as sonde estimate advises";
			case PUBLIC -> "public methods, the cheapest first";
			case HOTTEST -> "hottest methods first";
			case RANDOM -> "methods at random";
		};
	}

	private static String remark(Choice choice) {
		return Stream.of(choice.reason() == Placement.Reason.CHOSEN ? "" : reason(choice), evidence(choice)).filter(part -> !part.isEmpty())
				.collect(Collectors.joining("; "));
	}

	/** Why a method has a probe or not. */
	public static String reason(Choice choice) {
		return switch (choice.reason()) {
			case PINNED -> "kept";
			case CHOSEN -> "chosen";
			case ADDS_NOTHING -> "adds nothing";
			case ALONE_TOO_COSTLY -> "by itself too costly for the budget";
			case NO_ROOM -> "no room";
		};
	}

	/** Counts that follow from others, and classes of traces that only this probe distinguishes; empty if there are none. */
	public static String evidence(Choice choice) {
		String redundant = choice.redundant()
				.map(one -> one.times() + " per call of " + name(one.caller()) + " in " + one.traces() + " of "
						+ Counted.of(one.traces(), "trace"))
				.orElse("");
		String evidence = choice.evidence().map(pair -> "distinguishes " + Counted.of(pair.traces(), "trace") + " of class " + pair.one()
				+ " from " + pair.tracesOfOther() + " of class " + pair.other()).orElse("");
		return Stream.of(redundant, evidence, choice.spare().map(PlacementText::spare).orElse("")).filter(part -> !part.isEmpty())
				.collect(Collectors.joining("; "));
	}

	private static String spare(Placement.Spare spare) {
		return spare.instead().map(other -> "needed only without " + name(other) + (spare.saves() ? "" : "; ")).orElse("")
				+ (spare.saves() ? spare.instead().isEmpty() ? "not needed" : "" : "without it, the plan costs no less");
	}

	/** Type and method, without package and parameters. */
	private static String name(String method) {
		String qualified = method.substring(0, method.indexOf('(')).replaceFirst("^.* ", "");
		int name = qualified.lastIndexOf('.');
		return qualified.substring(qualified.lastIndexOf('.', name - 1) + 1);
	}

	private static Table curve(Placement placement) {
		return new Table(List.of(cost(placement), "[" + placement.objective().unit() + "]", "probes", ""), placement.curve().stream()
				.map(point -> List.of(Digits.value(point.cost() / Placement.MILLIS_PER_PERCENT), value(point.value()),
						String.valueOf(point.probes().size()), remark(placement, point))).toList());
	}

	/** Returns the heading of a column of costs, with the unit. */
	static String cost(Placement placement) {
		return placement.upperEnd() ? "cost at most [% of one processor]" : "cost [% of one processor]";
	}

	/** Whether a plan of the curve is the one for the budget, and whether it is a knee; empty if it is neither. */
	public static String remark(Placement placement, Placement.Point point) {
		boolean shown = point.probes().equals(placement.probes());
		return Stream.of(shown ? "this plan" : "", point.knee() ? "knee" : "").filter(part -> !part.isEmpty())
				.collect(Collectors.joining(", "));
	}

	/** A value with the digits that people read. */
	public static String value(double value) {
		return Digits.significant(value, 3);
	}
}
