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
import org.sonde.metrics.comparison.FigureChange;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.ui.view.Column;
import org.sonde.report.code.TypeChangeTable;

/** The columns of the table of types: what became of each, and by how much its figures moved. */
final class ChangeColumns {

	private ChangeColumns() {
	}

	static List<Column<TypeChange>> all() {
		List<Column<TypeChange>> columns = new ArrayList<>();
		columns.add(Column.<TypeChange>text("type", "Type", 190, ChangeColumns::shortName).withToolTip(ChangeColumns::name)
				.withImage(change -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_CLASS)));
		columns.add(Column.<TypeChange>text("kind", "Change", 85, TypeChangeTable::word).withToolTip(ChangeColumns::why)
				.withMuted(change -> change.kind() == TypeChange.Kind.UNCHANGED));
		// What the rows are sorted by at first is to be seen without scrolling.
		columns.add(column(TypeFigure.COMPLEXITY));
		for (TypeFigure figure : TypeFigure.values()) {
			if (figure != TypeFigure.COMPLEXITY) {
				columns.add(column(figure));
			}
		}
		return columns;
	}

	private static Column<TypeChange> column(TypeFigure figure) {
		return Column.<TypeChange>number(figure.id(), title(figure), figure.isInformation() ? 145 : 90,
				change -> difference(figure, change.figure(figure)), Comparator.comparingDouble(change -> change.figure(figure).distance()))
				.withToolTip(change -> toolTip(figure, change.figure(figure)))
				.withMuted(change -> change.figure(figure).difference().orElse(0) == 0);
	}

	private static String title(TypeFigure figure) {
		return switch (figure) {
			case LOC -> "Lines";
			case CYCLOMATIC -> "Cyclomatic";
			case COGNITIVE -> "Cognitive";
			case SIZE -> "Size [bit]";
			case COMPLEXITY -> "Complexity [bit]";
			case COUPLING -> "Coupling [bit]";
		};
	}

	/** Which type, also when rows are replaced. */
	static Object key(TypeChange change) {
		return List.of(change.name(), change.kind());
	}

	private static String shortName(TypeChange change) {
		return change.name().substring(change.name().lastIndexOf('.') + 1);
	}

	private static String name(TypeChange change) {
		return change.kind() == TypeChange.Kind.RENAMED ? change.name() + "\nbefore: " + change.before().orElseThrow().name()
				: change.name();
	}

	private static String why(TypeChange change) {
		return change.rename().map(rename -> switch (rename.rule()) {
			case GIT -> "Git takes the files for one";
			case SIMILARITY -> "The code is alike: ";
			case SIMPLE_NAME -> "The same name in another package, and the code is alike: ";
		} + (rename.rule() == TypeChange.Rename.Rule.GIT ? "" : Digits.fixed(100 * rename.similarity(), 0) + " %"))
				.orElse(change.kind() == TypeChange.Kind.UNCHANGED
						? "The same tokens. Its part in the information metrics depends on the other types, too"
						: null);
	}

	/** With its sign. */
	static String difference(TypeFigure figure, FigureChange change) {
		if (change.difference().isEmpty()) {
			return "unknown";
		}
		double difference = change.difference().getAsDouble();
		String digits = number(figure, Math.abs(difference));
		return number(figure, 0).equals(digits) ? digits : (difference < 0 ? "−" : "+") + digits;
	}

	private static String toolTip(TypeFigure figure, FigureChange change) {
		return "%s: %s → %s %s".formatted(figure.text(), number(figure, change.before()), number(figure, change.after()),
				figure.isInformation() ? "bit" : figure == TypeFigure.LOC ? "lines" : "");
	}

	private static String number(TypeFigure figure, OptionalDouble value) {
		return value.isEmpty() ? "none" : number(figure, value.getAsDouble());
	}

	private static String number(TypeFigure figure, double value) {
		return Digits.grouped(Digits.fixed(value, figure.isInformation() ? 1 : 0));
	}
}
