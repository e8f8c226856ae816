/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.graphics.Image;
import org.sonde.metrics.measurement.Share;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.ui.view.Column;

/** The columns of the view's table. */
final class FigureColumns {

	static final String COMPLEXITY = "complexity";

	private FigureColumns() {
	}

	static List<Column<FigureRow>> all() {
		return List.of(
				Column.<FigureRow>text("name", "Name", 200, FigureRow::name).withToolTip(FigureColumns::name).withImage(FigureColumns::image),
				Column.text("place", "In", 160, FigureRow::place),
				Column.<FigureRow>number("lines", "Lines", 62, row -> whole(row.lines()), Comparator.comparingLong(FigureRow::lines))
						.withToolTip(row -> "Lines of code: lines with a token that is not a comment"),
				number("methods", "Methods", 80, row -> boxed(row.methods()), "Methods and constructors with a body"),
				number("cyclomatic", "Cyclomatic", 88, FigureRow::cyclomatic,
						"Cyclomatic complexity (McCabe); of packages and types the sum over their methods"),
				number("maximum", "Maximum", 80, row -> boxed(row.maximum()), "The largest cyclomatic complexity of a method"),
				number("cognitive", "Cognitive", 80, FigureRow::cognitive,
						"Cognitive complexity (SonarSource); of packages and types the sum over their methods"),
				share(COMPLEXITY, "Complexity [bit]", Share::complexity),
				share("size", "Size [bit]", Share::size),
				share("coupling", "Coupling [bit]", Share::coupling));
	}

	private static Column<FigureRow> number(String id, String title, int width, Function<FigureRow, Optional<Long>> figure, String toolTip) {
		return Column.<FigureRow>number(id, title, width, row -> figure.apply(row).map(FigureColumns::whole).orElse("–"),
				Comparator.comparing(row -> figure.apply(row).orElse(-1L))).withToolTip(row -> toolTip)
				.withMuted(row -> figure.apply(row).isEmpty());
	}

	private static Column<FigureRow> share(String id, String title, ToDoubleFunction<Share> figure) {
		return Column.<FigureRow>number(id, title, 145,
				row -> row.share().map(share -> bits(figure.applyAsDouble(share))).orElse(row.unbound() ? "–" : "not yet"),
				Comparator.comparingDouble(row -> row.share().map(figure::applyAsDouble).orElse(-1.0)))
				.withToolTip(FigureColumns::shareToolTip).withMuted(row -> row.share().isEmpty());
	}

	private static String shareToolTip(FigureRow row) {
		if (row.share().isPresent()) {
			return "What it adds to the component's information metric (Allen); all rows, and what is called outside, sum up to it";
		}
		return row.unbound() ? "Its names, or some of them, could not be bound, so it is not in the graph; the view's menu lists the problems"
				: "Known when the file is saved and its names can be bound";
	}

	private static String name(FigureRow row) {
		return switch (row.level()) {
			case PACKAGES -> row.name();
			case TYPES -> (row.place().isEmpty() ? "" : row.place() + ".") + row.name() + "\n" + row.file() + ":" + row.line();
			case METHODS -> row.place() + "." + row.name() + "\n" + row.file() + ":" + row.line();
		};
	}

	private static Image image(FigureRow row) {
		return JavaUI.getSharedImages().getImage(switch (row.level()) {
			case PACKAGES -> ISharedImages.IMG_OBJS_PACKAGE;
			case TYPES -> ISharedImages.IMG_OBJS_CLASS;
			case METHODS -> ISharedImages.IMG_OBJS_PUBLIC;
		});
	}

	private static Optional<Long> boxed(OptionalInt figure) {
		return figure.isPresent() ? Optional.of((long) figure.getAsInt()) : Optional.empty();
	}

	static String whole(long number) {
		return Digits.grouped(Long.toString(number));
	}

	static String bits(double number) {
		return Digits.grouped(Digits.fixed(number, 1));
	}
}
