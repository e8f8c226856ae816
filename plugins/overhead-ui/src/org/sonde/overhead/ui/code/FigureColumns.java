/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.graphics.Image;
import org.sonde.metrics.figures.Share;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;

/** The columns of the view's table. */
final class FigureColumns {

	static final String COMPLEXITY = "complexity";

	private FigureColumns() {
	}

	static List<Column<FigureRow>> all() {
		return List.of(
				Column.<FigureRow>text("name", Messages.FigureColumns_name, 180, FigureRow::name)
						.withToolTip(FigureColumns::name).withImage(FigureColumns::image).withPainter(new QualifiedNamePainter<>())
						.withSpareWidth(),
				Column.<FigureRow>text("place", Messages.FigureColumns_place, 140, FigureRow::place)
						.withPainter(new QualifiedNamePainter<>()),
				Column.<FigureRow>number("lines", Messages.FigureColumns_lines, 62, row -> FigureDigits.whole(row.lines()),
						Comparator.comparingLong(FigureRow::lines)).withToolTip(row -> Messages.FigureColumns_linesHint),
				number("methods", Messages.FigureColumns_methods, 80, row -> boxed(row.methods()), Messages.FigureColumns_methodsHint),
				number("cyclomatic", Messages.FigureColumns_cyclomatic, 88, FigureRow::cyclomatic,
						Messages.FigureColumns_cyclomaticHint),
				number("maximum", Messages.FigureColumns_maximum, 80, row -> boxed(row.maximum()), Messages.FigureColumns_maximumHint),
				number("cognitive", Messages.FigureColumns_cognitive, 80, FigureRow::cognitive,
						Messages.FigureColumns_cognitiveHint),
				share(COMPLEXITY, Messages.FigureColumns_complexity, 155, Share::complexity),
				share("size", Messages.FigureColumns_size, 90, Share::size),
				share("coupling", Messages.FigureColumns_coupling, 110, Share::coupling));
	}

	private static Column<FigureRow> number(String id, String title, int width, Function<FigureRow, Optional<Long>> figure,
			String toolTip) {
		return Column.<FigureRow>number(id, title, width, row -> figure.apply(row).map(FigureDigits::whole).orElse("–"),
				Comparator.comparing(row -> figure.apply(row).orElse(-1L))).withToolTip(row -> toolTip)
				.withMuted(row -> figure.apply(row).isEmpty());
	}

	private static Column<FigureRow> share(String id, String title, int width, ToDoubleFunction<Share> figure) {
		return Column.<FigureRow>number(id, title, width,
				row -> row.share().map(share -> FigureDigits.bits(figure.applyAsDouble(share)))
						.orElse(row.unbound() ? "–" : Messages.FigureColumns_notYet),
				Comparator.comparingDouble(row -> row.share().map(figure::applyAsDouble).orElse(-1.0)))
				.withToolTip(FigureColumns::shareToolTip).withMuted(row -> row.share().isEmpty());
	}

	private static String shareToolTip(FigureRow row) {
		if (row.share().isPresent()) {
			return Messages.FigureColumns_shareHint;
		}
		return row.unbound() ? Messages.FigureColumns_unboundHint
				: Messages.FigureColumns_notYetHint;
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
}
