/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.results.ComparisonMatrix;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.TextClipboard;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;
import org.sonde.overhead.ui.view.table.SpareWidth;
import org.sonde.overhead.ui.view.table.TableHeight;
import org.sonde.overhead.ui.view.table.Tabs;

/** Runs that were measured under one load, each beside each. Of the selected line everything is reported in words. */
public final class MatrixPage {

	private static final int NAME_WIDTH = 230;
	private static final int CELL_WIDTH = 200;
	private static final int WORDS_HEIGHT = 72;

	private final Composite control;
	private final Pages pages;
	private final Combo load;
	private final Button asDifference;
	private final Table table;
	private final SpareWidth spareWidth;
	private final Text words;
	private List<ComparisonMatrix> matrices = List.of();
	private List<String> notes = List.of();

	public MatrixPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		control.setLayout(new FillLayout());
		pages = new Pages(control);
		Composite content = pages.content();
		Composite bar = FlowLayout.line(content, 5, 3, 5);
		Composite workload = FlowLayout.group(bar, Messages.MatrixPage_workload, 2, FlowData.choice(160, 420, true));
		load = ShortenedCombo.create(workload);
		AccessibleName.fromLabels(bar);
		load.addListener(SWT.Selection, event -> fill());
		Button asRatio = new Button(bar, SWT.RADIO);
		asRatio.setText(Messages.MatrixPage_ratio);
		asRatio.setSelection(true);
		asDifference = new Button(bar, SWT.RADIO);
		asDifference.setText(Messages.MatrixPage_difference);
		asDifference.addListener(SWT.Selection, event -> fill());
		table = new Table(content, SWT.BORDER | SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
		AccessibleName.set(table, Messages.MatrixPage_table);
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		table.addListener(SWT.Selection, event -> say());
		// GTK would make the last column alone reach to the end of the table, its figures far from the others.
		spareWidth = new SpareWidth(table, column -> true);
		table.setMenu(menu().createContextMenu(table));
		Composite below = new Composite(content, SWT.NONE);
		GridLayoutFactory.fillDefaults().extendedMargins(5, 0, 3, 0).applyTo(below);
		words = ReadOnlyText.create(below, Messages.MatrixPage_words);
		GridDataFactory.fillDefaults().grab(true, true).hint(200, WORDS_HEIGHT).applyTo(words);
		PriorityLayout.of(content).main(table, () -> TableHeight.least(table)).thenHide(below).thenTighten(bar).thenHide(bar);
		show(List.of(), List.of(), "");
	}

	private MenuManager menu() {
		MenuManager menu = new MenuManager();
		Action copy = new RunAction(Messages.MatrixPage_copy, () -> TextClipboard.put(copied()));
		menu.add(copy);
		return menu;
	}

	/** Tab-separated, as shown, with the header. */
	private String copied() {
		StringBuilder text = new StringBuilder(String.join("\t", Arrays.stream(table.getColumns()).map(TableColumn::getText).toList()))
				.append('\n');
		for (TableItem item : table.getItems()) {
			text.append(String.join("\t", IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).toList())).append('\n');
		}
		return text.toString();
	}

	/** The whole page. */
	public Control control() {
		return control;
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control other) {
		Tabs.color(words, other);
	}

	/**
	 * Shows matrices, that of the load of before if it is among them.
	 *
	 * @param newNotes of all of them
	 * @param otherwise the text if there is none
	 */
	public void show(List<ComparisonMatrix> newMatrices, List<String> newNotes, String otherwise) {
		String before = load.getText();
		matrices = List.copyOf(newMatrices);
		notes = List.copyOf(newNotes);
		if (matrices.isEmpty()) {
			pages.messagePage().show(Messages.MatrixPage_none, otherwise, MessagePage.NOTHING);
			pages.showMessage();
			return;
		}
		List<String> loads = matrices.stream().map(ComparisonMatrix::load).toList();
		ComboItems.replace(load, loads);
		load.select(Math.max(0, loads.indexOf(before)));
		fill();
		pages.showContent();
	}

	/** Few: as many as there are subjects and writers. */
	private void fill() {
		ComparisonMatrix matrix = matrices.get(load.getSelectionIndex());
		List<ComparisonMatrix.Entry> entries = matrix.entries();
		boolean another = !entries.stream().map(ComparisonMatrix.Entry::name).toList()
				.equals(Arrays.stream(table.getColumns()).skip(1).map(TableColumn::getText).toList());
		table.setRedraw(false);
		if (another) {
			table.removeAll();
			for (TableColumn old : table.getColumns()) {
				old.dispose();
			}
			column("", SWT.LEFT, NAME_WIDTH);
			entries.forEach(entry -> column(entry.name(), SWT.RIGHT, CELL_WIDTH));
			entries.forEach(entry -> new TableItem(table, SWT.NONE));
			// Until GTK gave the columns their width, the one that was the last for a while is as wide as the table.
			table.getDisplay().asyncExec(spareWidth::share);
		}
		for (int row = 0; row < entries.size(); row++) {
			TableItem item = table.getItem(row);
			item.setText(0, entries.get(row).name());
			for (int column = 0; column < entries.size(); column++) {
				Optional<ForkComparison> cell = matrix.cells().get(row).get(column);
				item.setText(column + 1,
						cell.map(asDifference.getSelection() ? ComparisonMatrix::difference : ComparisonMatrix::ratio).orElse(""));
				boolean muted = cell.filter(one -> one.verdict() == Verdict.NO_SIGNIFICANT_DIFFERENCE || one.verdict() == Verdict.UNDECIDED)
						.isPresent();
				item.setForeground(column + 1, muted ? JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR) : null);
			}
		}
		table.setRedraw(true);
		say();
	}

	private void column(String text, int alignment, int width) {
		TableColumn column = new TableColumn(table, alignment);
		column.setText(text);
		column.setToolTipText(text);
		SpareWidth.ask(column, width);
		// GTK may give it this width only after what was to spare was shared, by the width that it had while it was the last.
		column.addListener(SWT.Resize, event -> {
			if (column.getWidth() == width) {
				table.getDisplay().asyncExec(spareWidth::share);
			}
		});
		column.setMoveable(false);
	}

	private void say() {
		List<String> lines = new ArrayList<>();
		int row = table.getSelectionIndex();
		if (row < 0) {
			lines.add(Messages.MatrixPage_meaning);
			lines.addAll(notes);
		} else {
			List<Optional<ForkComparison>> cells = matrices.get(load.getSelectionIndex()).cells().get(row);
			for (int column = 0; column < cells.size(); column++) {
				int other = column;
				cells.get(column).ifPresent(cell -> lines.add(sentence(row, other, cell)));
			}
		}
		String text = String.join("\n", lines);
		if (!text.equals(words.getText())) {
			words.setText(text);
		}
	}

	private String sentence(int row, int column, ForkComparison cell) {
		String verdict = cell.verdict().ofTimes()
				+ (cell.differenceInterval() instanceof ConfidenceInterval.Unknown unknown ? ": " + unknown.reason() : "");
		return NLS.bind(Messages.MatrixPage_sentence, new Object[] { table.getItem(row).getText(0),
				ComparisonMatrix.ratio(cell).replace("= ", ""), table.getItem(column).getText(0),
				ComparisonMatrix.difference(cell).replace("= ", ""), verdict });
	}
}
