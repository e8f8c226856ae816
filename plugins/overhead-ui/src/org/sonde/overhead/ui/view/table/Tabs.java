/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Deferred;

/** Tabs below their content. Each page is created when it is first seen. */
public final class Tabs {

	private final CTabFolder folder;
	private final BooleanSupplier shown;
	private final List<Tab<?>> tabs = new ArrayList<>();
	private Optional<Control> colored = Optional.empty();

	/** Tabs that are always there. */
	public Tabs(Composite parent, String name) {
		this(parent, name, () -> true);
	}

	/** @param shown whether the view has opened the tabs; {@link #seen} is to be called when it opens them */
	public Tabs(Composite parent, String name, BooleanSupplier shown) {
		this.shown = shown;
		folder = new CTabFolder(parent, SWT.BOTTOM | SWT.FLAT);
		AccessibleName.set(folder, name);
		// SWT makes room for the selected tab before it knows that it needs some for the chevron, which then covers the tab.
		folder.addListener(SWT.Resize, event -> folder.showSelection());
		folder.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> seen()));
	}

	/** The widget of the tabs. */
	public CTabFolder folder() {
		return folder;
	}

	/** Adds a tab behind the others; the first one is selected. */
	public <P> Tab<P> add(String title, Function<Composite, P> make, Function<P, Control> control) {
		return add(folder.getItemCount(), title, make, control);
	}

	/** Adds a tab at a place among the others, from 0. */
	public <P> Tab<P> add(int index, String title, Function<Composite, P> make, Function<P, Control> control) {
		Tab<P> tab = new Tab<>(this, index, title, make, control);
		tabs.add(tab);
		if (folder.getSelectionIndex() < 0) {
			tab.select();
			Deferred.run(folder, this::seen);
		}
		return tab;
	}

	/** Takes a tab away. */
	public void remove(Tab<?> tab) {
		tabs.remove(tab);
		tab.dispose();
		seen();
	}

	/** Shows the tab of this title, if there is one. */
	public void select(String title) {
		startWith(title);
		seen();
	}

	/** The same while the view is being opened: the page is created a little later. */
	public void startWith(String title) {
		tabs.stream().filter(tab -> tab.title().equals(title)).findFirst().ifPresent(Tab::select);
	}

	/** The title of the tab that is shown. */
	public String selected() {
		return folder.getSelection().getText();
	}

	/** Whether the page of a tab is visible, as far as the tabs know. */
	boolean isSeen(Tab<?> tab) {
		return tab.isSelected() && shown.getAsBoolean();
	}

	/** The page that is seen now is made, and shows what it has to. */
	public void seen() {
		tabs.stream().filter(this::isSeen).findFirst().ifPresent(Tab::page);
	}

	/** Gives the focus to the visible page. */
	public void setFocus() {
		seen();
		folder.getSelection().getControl().setFocus();
	}

	/** Gives the pages the colours of a widget that the theme has coloured; pages that do not exist yet get them when they are created. */
	public void setColorsOf(Control other) {
		colored = Optional.of(other);
		tabs.forEach(Tab::recolor);
	}

	/** Gives a control, such as a read-only text, the colours of a control that the theme has coloured. */
	public static void color(Control control, Control like) {
		control.setBackground(like.getBackground());
		control.setForeground(like.getForeground());
	}

	Optional<Control> colored() {
		return colored;
	}

	/** Writes which tab is shown, and the columns of the pages that have them remembered. */
	public void save(IMemento memento, String selection) {
		memento.putInteger(selection, folder.getSelectionIndex());
		tabs.forEach(tab -> tab.save(memento));
	}

	/** Restores what {@link #save} wrote. */
	public void restore(IMemento memento, String selection) {
		tabs.forEach(tab -> tab.restore(memento));
		Optional.ofNullable(memento.getInteger(selection)).filter(index -> index >= 0 && index < folder.getItemCount())
				.ifPresent(folder::setSelection);
	}
}
