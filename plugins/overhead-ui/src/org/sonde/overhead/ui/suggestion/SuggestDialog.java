/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.ColumnWidth;
import org.sonde.overhead.ui.view.table.TextLines;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.report.placement.SuggestionText;

/** The suggested methods with their reasons; those that are checked get a probe. */
public final class SuggestDialog extends TitledDialog {
	private static final int NOTE_LINES = 4;

	private final ProjectSuggestions found;
	private final SuggestionChoice choice;
	private final List<SuggestionKind> kinds;
	private final BiConsumer<List<MethodSignature>, Boolean> confirmed;
	private Combo kind;
	private Text filter;
	private Table table;
	private TextLines lines;
	private Label preview;
	private Button patterns;

	/**
	 * @param choice    of what was found
	 * @param confirmed receives the methods, and whether patterns are to stand for them where one matches exactly some of them
	 */
	SuggestDialog(Shell parent, ProjectSuggestions found, SuggestionChoice choice, BiConsumer<List<MethodSignature>, Boolean> confirmed) {
		super(parent, Messages.SuggestDialog_title, HelpContext.SUGGEST, Messages.SuggestDialog_add, Optional.of(new Point(860, 640)));
		this.found = found;
		this.confirmed = confirmed;
		this.choice = choice;
		kinds = List.copyOf(choice.counts().keySet());
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = fields((Composite) super.createDialogArea(parent), 1);
		setTitle(NLS.bind(Messages.SuggestDialog_ofProject, found.project().getElementName()));
		setMessage(Messages.SuggestDialog_message);
		createFilter(area);
		createTable(area);
		createChecks(area);
		Label label = new Label(area, SWT.NONE);
		label.setText(Messages.SuggestDialog_notes);
		Text notes = ReadOnlyText.create(area, Messages.SuggestDialog_notes, SWT.BORDER);
		notes.setText(SuggestionText.notes(found.suggestions()).strip());
		GridDataFactory.fillDefaults().grab(true, false).hint(200, NOTE_LINES * notes.getLineHeight()).applyTo(notes);
		filter.setFocus();
		return area;
	}

	private void createFilter(Composite area) {
		Composite row = row(area, 4);
		new Label(row, SWT.NONE).setText(Messages.SuggestDialog_reason);
		kind = new Combo(row, SWT.READ_ONLY | SWT.DROP_DOWN);
		kind.add(NLS.bind(Messages.SuggestDialog_all, choice.size()));
		Map<SuggestionKind, Integer> counts = choice.counts();
		kinds.forEach(one -> kind.add(NLS.bind(Messages.SuggestDialog_ofKind, one.title(), counts.get(one))));
		kind.select(0);
		if (choice.leftOut() > 0) {
			kind.add(NLS.bind(Messages.SuggestDialog_leftOut, choice.leftOut()));
		}
		kind.setVisibleItemCount(kind.getItemCount());
		kind.addListener(SWT.Selection, event -> filtered());
		new Label(row, SWT.NONE).setText(Messages.SuggestDialog_filter);
		filter = new Text(row, SWT.SEARCH | SWT.ICON_CANCEL);
		filter.setMessage(Messages.SuggestDialog_filterHint);
		filter.addModifyListener(event -> filtered());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
	}

	/** Only visible rows are created, however many methods there are. */
	private void createTable(Composite area) {
		Composite around = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, 120).applyTo(around);
		TableColumnLayout columns = new TableColumnLayout();
		around.setLayout(columns);
		table = new Table(around, SWT.BORDER | SWT.VIRTUAL | SWT.CHECK | SWT.FULL_SELECTION);
		lines = new TextLines(table, Messages.SuggestDialog_methods, this::fill);
		column(columns, Messages.SuggestDialog_method, 250);
		column(columns, Messages.SuggestDialog_why, 400);
		column(columns, Messages.SuggestDialog_type, 170);
		table.addListener(SWT.Selection, event -> {
			if (event.detail == SWT.CHECK) {
				TableItem item = (TableItem) event.item;
				int row = table.indexOf(item);
				if (!lines.has(row)) {
					return;
				}
				choice.check(row, item.getChecked());
				item.setChecked(choice.isChecked(row));
				check();
			}
		});
		lines.show(choice.shown());
	}

	/** @param width at least; wider dialogs have wider columns */
	private void column(TableColumnLayout columns, String title, int width) {
		TableColumn column = new TableColumn(table, SWT.NONE);
		column.setText(title);
		columns.setColumnData(column, new ColumnWeightData(width, ColumnWidth.of(table, title, width)));
	}

	private void fill(TableItem item, int row) {
		Suggestion suggestion = choice.shown(row);
		boolean planned = choice.isPlanned(row);
		String why = SuggestionText.inWords(suggestion.reasons());
		String reasons = choice.leftOut(row).map(filter -> NLS.bind(Messages.SuggestDialog_leftOutBy, filter.title(), why)).orElse(why);
		item.setText(
				new String[] { MethodLabel.of(suggestion.method()), planned ? NLS.bind(Messages.SuggestDialog_planned, reasons) : reasons,
						suggestion.method().declaringType() });
		item.setChecked(choice.isChecked(row));
		item.setForeground(planned ? table.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND) : null);
	}

	private void createChecks(Composite area) {
		Composite row = row(area, 3);
		preview = new Label(row, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(preview);
		check(row, Messages.SuggestDialog_checkShown, true);
		check(row, Messages.SuggestDialog_uncheckShown, false);
		patterns = new Button(area, SWT.CHECK);
		patterns.setText(Messages.SuggestDialog_patterns);
	}

	private void check(Composite row, String text, boolean check) {
		PushButton.create(row, text, () -> {
			choice.checkShown(check);
			lines.update();
			check();
		});
	}

	private static Composite row(Composite area, int columns) {
		Composite row = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(columns).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		return row;
	}

	private void filtered() {
		int chosen = kind.getSelectionIndex();
		if (chosen > kinds.size()) {
			choice.showLeftOut(filter.getText());
		} else {
			choice.show(chosen <= 0 ? Optional.empty() : Optional.of(kinds.get(chosen - 1)), filter.getText());
		}
		lines.show(choice.shown());
	}

	@Override
	protected boolean canConfirm() {
		int checked = choice.checked();
		preview.setText(Plural.bind(Messages.SuggestDialog_preview, checked, found.file().getName()));
		return checked > 0;
	}

	@Override
	protected void okPressed() {
		List<MethodSignature> methods = new ArrayList<>(choice.methods());
		boolean withPatterns = patterns.getSelection();
		super.okPressed();
		confirmed.accept(methods, withPatterns);
	}
}
