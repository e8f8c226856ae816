/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.sonde.metrics.source.GitRevisions;
import org.sonde.overhead.ui.comparison.CheckedRevision;
import org.sonde.overhead.ui.view.AccessibleName;

/** The versions to check, a text that shortens the list, and a button for a revision that is not in it. */
final class VersionsTable {

	private static final int HEIGHT = 120;

	private final VersionList versions;
	private final Runnable changed;
	private final CheckedRevision checkedRevision = new CheckedRevision(this::update);
	private final Text typed;
	private final Button add;
	private final Table table;
	private Optional<GitRevisions> repository = Optional.empty();

	/** @param changed is called when the user checks something */
	VersionsTable(Composite area, VersionList versions, Runnable changed) {
		this.versions = versions;
		this.changed = changed;
		FieldRows.label(area, Messages.VersionsTable_find);
		typed = new Text(area, SWT.BORDER | SWT.SEARCH | SWT.ICON_CANCEL);
		typed.setMessage(Messages.VersionsTable_findMessage);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(FieldRows.WIDTH, SWT.DEFAULT).applyTo(typed);
		add = new Button(area, SWT.PUSH);
		add.setText(Messages.VersionsTable_add);
		add.setToolTipText(Messages.VersionsTable_addToolTip);
		add.setEnabled(false);
		Label label = FieldRows.label(area, Messages.VersionsTable_versions);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
		table = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		AccessibleName.set(table, Messages.VersionsTable_versions);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(FieldRows.WIDTH, HEIGHT).applyTo(table);
		typed.addModifyListener(event -> filter());
		typed.addTraverseListener(this::enter);
		add.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> add()));
		table.addListener(SWT.Selection, this::checked);
		show();
	}

	void setFocus() {
		table.setFocus();
	}

	/** Offers the revisions of a repository. */
	void offer(VersionOffer offer) {
		repository = offer.repository();
		versions.offer(offer.revisions());
		show();
	}

	/** The typed text shows those versions that have it in their names; whole, it may be a revision that is not listed. */
	private void filter() {
		show();
		update();
	}

	private void show() {
		table.setRedraw(false);
		table.removeAll();
		for (String version : versions.shown(text())) {
			TableItem item = new TableItem(table, SWT.NONE);
			item.setText(version);
			item.setChecked(versions.isChecked(version));
		}
		table.setRedraw(true);
	}

	private String text() {
		return typed.getText().strip();
	}

	/** Git may have looked for the typed revision meanwhile. */
	private void update() {
		if (!typed.isDisposed()) {
			add.setEnabled(!text().isEmpty() && (versions.has(text())
					|| isKnown().equals(Optional.of(true))));
			changed.run();
		}
	}

	/** Empty as long as git looks for it, and without a repository. */
	private Optional<Boolean> isKnown() {
		return repository.flatMap(one -> checkedRevision.known(one, text()));
	}

	/** What is typed if no version has it in its name, and git does not know it. */
	Optional<String> unknown() {
		return text().isEmpty() || versions.isPartOfName(text()) || !isKnown().equals(Optional.of(false)) ? Optional.empty()
				: Optional.of(text());
	}

	private void checked(Event event) {
		if (event.detail == SWT.CHECK) {
			TableItem item = (TableItem) event.item;
			versions.check(item.getText(), item.getChecked());
			changed.run();
		}
	}

	/** Enter adds what is typed, and does not go to the next page. */
	private void enter(TraverseEvent event) {
		if (event.detail == SWT.TRAVERSE_RETURN && !text().isEmpty()) {
			event.doit = false;
			if (add.isEnabled()) {
				add();
			}
		}
	}

	private void add() {
		versions.add(text(), repository.flatMap(one -> checkedRevision.commit(one, text())).orElse(text()));
		typed.setText("");
		changed.run();
	}
}
