/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.overhead.ui.view.table.TextLines;

/** The methods that a pattern matches: how many, and which, however many they are. */
public final class MatchList {
	private final Composite area;
	private final Label summary;
	private final Table table;
	private final TextLines lines;
	private List<Row> rows = List.of();

	/** @param remark why the method gets no probe by the pattern; empty if it does */
	private record Row(MethodSignature method, String remark) {
	}

	MatchList(Composite parent) {
		area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(area);
		summary = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(0, 8).applyTo(summary);
		table = new Table(area, SWT.BORDER | SWT.VIRTUAL | SWT.FULL_SELECTION);
		lines = new TextLines(table, Messages.MatchList_name, (item, line) -> fill(item, rows.get(line)));
		column(Messages.MatchList_method, 330);
		column(Messages.MatchList_type, 240);
		column(Messages.MatchList_remark, 150);
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, 180).applyTo(table);
	}

	private void column(String title, int width) {
		TableColumn column = new TableColumn(table, SWT.NONE);
		column.setText(title);
		column.setWidth(ColumnWidth.of(table, title, width));
	}

	private static void fill(TableItem item, Row row) {
		item.setText(new String[] { MethodLabel.of(row.method()), row.method().declaringType(), row.remark() });
		item.setForeground(row.remark().isEmpty() ? null : Display.getCurrent().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
	}

	Control control() {
		return area;
	}

	/** A sentence in place of matches. */
	void say(String sentence) {
		summarise(sentence);
		show(List.of());
	}

	/** @param unreadable that classes could not be looked into, in words */
	void show(PlanMatches.OfProbe matches, Optional<String> unreadable) {
		StringBuilder text = new StringBuilder(matches.problem().isPresent() ? Messages.MatchList_noMatches : count(matches));
		if (!matches.unknownTypes().isEmpty()) {
			text.append('\n').append(NLS.bind(Messages.MatchList_unknownTypes, String.join(", ", matches.unknownTypes())));
		}
		unreadable.ifPresent(classes -> text.append('\n').append(classes).append('.'));
		summarise(text.toString());
		show(Stream.of(rows(matches.methods(), ""), rows(matches.elsewhere(), Messages.MatchList_elsewhere),
				rows(matches.withoutLines(), Messages.MatchList_noLength))
				.flatMap(List::stream).toList());
	}

	/** The summary cannot get the focus. */
	private void summarise(String text) {
		summary.setText(text);
		AccessibleName.add(table, text);
	}

	private static String count(PlanMatches.OfProbe matches) {
		long types = matches.methods().stream().map(MethodSignature::declaringType).distinct().count();
		boolean constructors = !matches.methods().isEmpty() && matches.methods().getFirst().constructor();
		String found = matches.methods().isEmpty() ? Messages.MatchList_none
				: Plural.bind(constructors ? Messages.MatchList_constructors : Messages.MatchList_methods, matches.methods().size(), types);
		List<String> more = new ArrayList<>();
		if (!matches.elsewhere().isEmpty()) {
			more.add(NLS.bind(Messages.MatchList_moreElsewhere, matches.elsewhere().size()));
		}
		if (!matches.withoutLines().isEmpty()) {
			more.add(NLS.bind(Messages.MatchList_moreOfNoLength, matches.withoutLines().size()));
		}
		return more.isEmpty() ? found : found + "; " + String.join(", ", more);
	}

	private static List<Row> rows(List<MethodSignature> methods, String remark) {
		return methods.stream().map(method -> new Row(method, remark)).toList();
	}

	private void show(List<Row> now) {
		rows = now;
		lines.show(now.size());
		area.layout(true);
	}
}
