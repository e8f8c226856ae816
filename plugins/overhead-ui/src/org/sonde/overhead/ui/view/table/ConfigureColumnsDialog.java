/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.IShellProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.ColumnLayout.Place;

/** Lets the user choose which columns of a table are shown, and in which order. */
public final class ConfigureColumnsDialog extends PlainDialog {

	private final ColumnLayout layout;
	private List<Place> places;
	private Table list;
	private Button up;
	private Button down;

	private ConfigureColumnsDialog(IShellProvider shell, ColumnLayout layout) {
		super(shell, Messages.ConfigureColumnsDialog_title, HelpContext.COLUMNS);
		this.layout = layout;
		places = layout.places();
	}

	/** Opens the dialog; for the menus of a view. */
	public static IAction action(IShellProvider shell, Supplier<ColumnLayout> layout) {
		Action configure = new Action(Messages.ConfigureColumnsDialog_configure) {
			@Override
			public void run() {
				new ConfigureColumnsDialog(shell, layout.get()).open();
			}
		};
		configure.setToolTipText(Messages.ConfigureColumnsDialog_configureHint);
		return configure;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).applyTo(area);
		Label words = new Label(area, SWT.NONE);
		words.setText(Messages.ConfigureColumnsDialog_words);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(words);
		list = new Table(area, SWT.CHECK | SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
		AccessibleName.set(list, Messages.ConfigureColumnsDialog_list);
		GridDataFactory.fillDefaults().grab(true, true).hint(260, 280).applyTo(list);
		list.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			if (event.detail == SWT.CHECK) {
				check((TableItem) event.item);
			}
			update();
		}));
		Composite buttons = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(buttons);
		up = button(buttons, Messages.ConfigureColumnsDialog_up, () -> move(-1));
		down = button(buttons, Messages.ConfigureColumnsDialog_down, () -> move(1));
		button(buttons, Messages.ConfigureColumnsDialog_restore, () -> {
			places = layout.placesAtFirst();
			fill(0);
		});
		fill(0);
		return area;
	}

	private static Button button(Composite parent, String text, Runnable run) {
		Button button = PushButton.create(parent, text, run);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
		return button;
	}

	private void fill(int selected) {
		list.removeAll();
		for (Place place : places) {
			TableItem item = new TableItem(list, SWT.NONE);
			item.setText(place.title());
			item.setChecked(place.shown());
		}
		list.setSelection(selected);
		update();
	}

	private void check(TableItem item) {
		int index = list.indexOf(item);
		Place place = places.get(index);
		places = new ArrayList<>(places);
		places.set(index, new Place(place.id(), place.title(), item.getChecked()));
	}

	private void move(int by) {
		int from = list.getSelectionIndex();
		places = ColumnLayout.moved(places, from, by);
		fill(from + by);
	}

	private void update() {
		int selected = list.getSelectionIndex();
		up.setEnabled(selected > 0);
		down.setEnabled(selected >= 0 && selected < list.getItemCount() - 1);
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(places.stream().anyMatch(Place::shown));
		}
	}

	@Override
	protected void okPressed() {
		layout.arrange(places);
		super.okPressed();
	}
}
