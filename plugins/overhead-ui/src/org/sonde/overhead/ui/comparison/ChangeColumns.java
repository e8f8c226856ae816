/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.metrics.comparison.FigureChange;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;

/** The columns of the table of types: what became of each, and by how much its figures moved. */
final class ChangeColumns {

	private ChangeColumns() {
	}

	static List<Column<TypeChange>> all() {
		List<Column<TypeChange>> columns = new ArrayList<>();
		columns.add(Column.<TypeChange>text("type", Messages.ChangeColumns_type, 190,
				change -> change.name().substring(change.name().lastIndexOf('.') + 1)).withToolTip(ChangeColumns::name)
				.withImage(change -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_CLASS))
				.withPainter(new QualifiedNamePainter<>()).withSpareWidth());
		columns.add(Column.<TypeChange>text("kind", Messages.ChangeColumns_change, 85,
				type -> type.kind().keyword()).withToolTip(ChangeColumns::why)
				.withMuted(change -> change.kind() == TypeChange.Kind.UNCHANGED));
		// The first sorting column must be visible without scrolling.
		columns.add(column(TypeFigure.COMPLEXITY));
		columns.add(Column
				.<TypeChange>text("place", Messages.ChangeColumns_place, 140,
						change -> change.name().substring(0, Math.max(0, change.name().lastIndexOf('.'))))
				.withToolTip(ChangeColumns::name).withPainter(new QualifiedNamePainter<>()));
		for (TypeFigure figure : TypeFigure.values()) {
			if (figure != TypeFigure.COMPLEXITY) {
				columns.add(column(figure));
			}
		}
		return columns;
	}

	private static Column<TypeChange> column(TypeFigure figure) {
		return Column.<TypeChange>number(figure.keyword(), title(figure), width(figure),
				change -> difference(figure, change.figure(figure)), Comparator.comparingDouble(change -> change.figure(figure).distance()))
				.withToolTip(change -> toolTip(figure, change.figure(figure)))
				.withMuted(change -> change.figure(figure).difference().orElse(0) == 0);
	}

	/** Returns the width. The column of the complexity has room for the arrow of the first sorting. */
	private static int width(TypeFigure figure) {
		return figure == TypeFigure.COMPLEXITY ? 145 : figure.isInformation() ? 110 : 90;
	}

	private static String title(TypeFigure figure) {
		return switch (figure) {
			case LOC -> Messages.ChangeColumns_lines;
			case CYCLOMATIC -> Messages.ChangeColumns_cyclomatic;
			case COGNITIVE -> Messages.ChangeColumns_cognitive;
			case SIZE -> Messages.ChangeColumns_size;
			case COMPLEXITY -> Messages.ChangeColumns_complexity;
			case COUPLING -> Messages.ChangeColumns_coupling;
		};
	}

	/** Which type, also when rows are replaced. */
	static Object key(TypeChange change) {
		return List.of(change.name(), change.kind());
	}

	private static String name(TypeChange change) {
		return change.kind() == TypeChange.Kind.RENAMED
				? NLS.bind(Messages.ChangeColumns_renamed, change.name(), change.before().orElseThrow().name()) : change.name();
	}

	private static String why(TypeChange change) {
		return change.rename().map(rename -> switch (rename.rule()) {
			case GIT -> Messages.ChangeColumns_git;
			case SIMILARITY -> NLS.bind(Messages.ChangeColumns_similar, percent(rename));
			case SIMPLE_NAME -> NLS.bind(Messages.ChangeColumns_moved, percent(rename));
		}).orElse(change.kind() == TypeChange.Kind.UNCHANGED ? Messages.ChangeColumns_unchanged : null);
	}

	private static String percent(TypeChange.Rename rename) {
		return Digits.fixed(100 * rename.similarity(), 0);
	}

	/** Returns the difference with its sign. */
	static String difference(TypeFigure figure, FigureChange change) {
		if (change.difference().isEmpty()) {
			return Messages.ChangeColumns_unknown;
		}
		double difference = change.difference().getAsDouble();
		String digits = number(figure, Math.abs(difference));
		return number(figure, 0).equals(digits) ? digits : (difference < 0 ? "−" : "+") + digits;
	}

	private static String toolTip(TypeFigure figure, FigureChange change) {
		return "%s: %s → %s %s".formatted(figure.text(), number(figure, change.before()), number(figure, change.after()),
				figure.isInformation() ? "bit" : figure == TypeFigure.LOC ? Messages.ChangeColumns_unitLines : "");
	}

	private static String number(TypeFigure figure, OptionalDouble value) {
		return value.isEmpty() ? Messages.ChangeColumns_none : number(figure, value.getAsDouble());
	}

	private static String number(TypeFigure figure, double value) {
		return Digits.grouped(Digits.fixed(value, figure.isInformation() ? 1 : 0));
	}
}
