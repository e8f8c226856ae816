/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.Deferred;

/**
 * A tab whose page is created when it is first seen, or when it is asked for: creating tables and charts takes milliseconds. What the page
 * is to show waits until then, too.
 */
public final class Tab<P> {

	private final Tabs tabs;
	private final CTabItem item;
	private final Function<Composite, P> make;
	private final Function<P, Control> control;
	private BiConsumer<P, Control> colors = (page, other) -> { };
	private Function<P, Optional<ColumnTable<?>>> table = page -> Optional.empty();
	/** The key under which the columns of the table are remembered. */
	private String key = "";
	private Optional<IMemento> columns = Optional.empty();
	private Optional<P> page = Optional.empty();
	/** The next content of the page. */
	private Optional<Consumer<P>> next = Optional.empty();

	Tab(Tabs tabs, int index, String title, Function<Composite, P> make, Function<P, Control> control) {
		this.tabs = tabs;
		this.make = make;
		this.control = control;
		item = new CTabItem(tabs.folder(), SWT.NONE, index);
		item.setText(title);
	}

	/** Gives the page the same colours as the tabs. */
	public Tab<P> colored(BiConsumer<P, Control> newColors) {
		colors = newColors;
		return this;
	}

	/** Remembers the columns of the page's table between sessions, under their own key. */
	public Tab<P> remembered(String newKey, Function<P, ColumnTable<?>> newTable) {
		key = newKey;
		table = newTable.andThen(Optional::of);
		return this;
	}

	/** Shows this on the page: at once if it is visible, or else when it next becomes visible, unless replaced by then. */
	public void show(Consumer<P> what) {
		next = Optional.of(what);
		if (tabs.isSeen(this)) {
			page();
		}
	}

	/** The page as it is seen; made now if need be. */
	public P page() {
		P made = page.orElseGet(this::make);
		next.ifPresent(show -> {
			next = Optional.empty();
			show.accept(made);
		});
		return made;
	}

	/** The page; empty until it is made. */
	public Optional<P> made() {
		return page;
	}

	private P make() {
		P made = make.apply(tabs.folder());
		page = Optional.of(made);
		restoreColumns();
		item.setControl(control.apply(made));
		// The theme colours the widgets before the next event.
		Deferred.run(tabs.folder(), this::recolor);
		return made;
	}

	void recolor() {
		page.ifPresent(made -> tabs.colored().ifPresent(like -> colors.accept(made, like)));
	}

	void save(IMemento memento) {
		if (!key.isEmpty()) {
			IMemento child = memento.createChild(key);
			page.flatMap(table).ifPresentOrElse(one -> one.save(child), () -> columns.ifPresent(child::putMemento));
		}
	}

	void restore(IMemento memento) {
		columns = key.isEmpty() ? Optional.empty() : Optional.ofNullable(memento.getChild(key));
		restoreColumns();
	}

	private void restoreColumns() {
		columns.ifPresent(saved -> page.flatMap(table).ifPresent(one -> one.restore(saved)));
	}

	String title() {
		return item.getText();
	}

	boolean isSelected() {
		return tabs.folder().getSelection() == item;
	}

	void select() {
		tabs.folder().setSelection(item);
	}

	void dispose() {
		item.dispose();
	}
}
