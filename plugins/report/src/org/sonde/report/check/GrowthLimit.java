/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.comparison.FigureChange;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.figures.TypeMeasurement;

/**
 * How much a figure of a component may grow from one version to the next.
 *
 * @param figure   of the whole component
 * @param most     at least 0; in the unit of the figure, or in percent of what it was
 * @param relative whether it is in percent
 */
public record GrowthLimit(TypeFigure figure, double most, boolean relative) {
	private static final Pattern TEXT = Pattern.compile("([a-z]+)=(\\d{1,12}(?:\\.\\d{1,9})?)(%?)");
	private static final int NAMED = 10;
	private static final double PERCENT = 100;

	/**
	 * A limit as users type it: {@code loc=200}, {@code complexity=5%}.
	 *
	 * @throws IllegalArgumentException if it is none; the message says what one looks like
	 */
	public static GrowthLimit parse(String text) {
		Matcher matcher = TEXT.matcher(text.strip());
		if (!matcher.matches()) {
			throw new IllegalArgumentException(
					"'" + text + "' is not a limit: expected a figure, = and a number, such as loc=200 or complexity=5%");
		}
		return new GrowthLimit(Keyword.of(TypeFigure.class, matcher.group(1)), Double.parseDouble(matcher.group(2)),
				!matcher.group(3).isEmpty());
	}

	/**
	 * Compares a component with it.
	 *
	 * @param component what people call it
	 * @param file      the path of a source file, from that in its measurement; empty if it has none to point at
	 */
	public CheckResult check(TypeComparison comparison, String component, Function<String, Optional<String>> file) {
		FigureChange change = comparison.total().get(figure);
		double before = change.before().orElse(0);
		double after = change.after().orElse(0);
		double grown = after - before;
		CheckOutcome answer = isWithin(before, grown) ? CheckOutcome.KEPT : CheckOutcome.BROKEN;
		String message = "%s may grow by at most %s from %s to %s: %s. It went from %s to %s%s.".formatted(figure.text(), limit(),
				comparison.before().version(), comparison.after().version(), answer.words(), number(before), number(after),
				by(before, grown));
		return new CheckResult(CheckResult.Group.COMPLEXITY, figure.keyword(), component, answer, capitalized(message), Optional.empty(),
				answer == CheckOutcome.KEPT ? List.of() : findings(comparison, file));
	}

	/** Percent of nothing are nothing. */
	private boolean isWithin(double before, double grown) {
		return grown <= (relative ? before * most / PERCENT : most);
	}

	private List<Finding> findings(TypeComparison comparison, Function<String, Optional<String>> file) {
		return comparison.types().stream().filter(type -> grown(type).orElse(0) > 0)
				.sorted(Comparator.comparingDouble((TypeChange type) -> -grown(type).getAsDouble()).thenComparing(TypeChange::name))
				.limit(NAMED)
				.map(type -> new Finding(
						"%s: %s from %s to %s.".formatted(type.name(), figure.text(), number(type.figure(figure).before().orElse(0)),
						number(type.figure(figure).after().orElse(0))), type.after().flatMap(after -> place(after, file))))
				.toList();
	}

	private OptionalDouble grown(TypeChange type) {
		return type.figure(figure).difference();
	}

	private static Optional<Place> place(TypeMeasurement type, Function<String, Optional<String>> file) {
		return file.apply(type.file()).map(path -> new Place(path, type.line()));
	}

	private String limit() {
		return Digits.plain(most) + (relative ? " %" : unit());
	}

	private String unit() {
		return figure.unit().equals("1") ? "" : " " + figure.unit();
	}

	private String number(double value) {
		return Digits.fixed(value, figure.isInformation() ? 1 : 0) + unit();
	}

	private String by(double before, double grown) {
		String sign = grown > 0 ? "+" : "";
		return ", " + sign + number(grown) + (before > 0 ? " (" + Digits.signed(PERCENT * grown / before, 1) + " %)" : "");
	}

	private static String capitalized(String text) {
		return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
	}
}
