/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.ui.view.BackgroundValue;

/** How versions are started, and with which writer. */
final class KindFields {

	private static final String KIND = "kind";
	private static final String WRITER = "writer";

	private final IDialogSettings last;
	private final Runnable changed;
	private final Consumer<String> refused;
	private final List<KindChoice> kinds = new ArrayList<>();
	private final Combo kind;
	private final Combo writer;

	/**
	 * @param project in which descriptors are looked for
	 * @param last    what was chosen the last time
	 * @param changed is called when the user chooses, and when the kinds have been read
	 * @param refused takes the reason why a descriptor cannot be used
	 */
	KindFields(Composite area, IProject project, IDialogSettings last, Runnable changed, Consumer<String> refused) {
		this.last = last;
		this.changed = changed;
		this.refused = refused;
		kind = FieldRows.combo(area, Messages.KindFields_kind, 1);
		Button add = new Button(area, SWT.PUSH);
		add.setText(Messages.KindFields_add);
		add.setToolTipText(Messages.KindFields_addToolTip);
		writer = FieldRows.combo(area, Messages.KindFields_writer, 2);
		kind.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> show()));
		add.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> addDescriptor(area)));
		writer.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
		Optional<String> lastKind = Optional.ofNullable(last.get(KIND));
		new BackgroundValue<List<KindChoice>>(Messages.KindFields_reading, area, this::show).ask(() -> KindChoice.of(project, lastKind));
	}

	private void show(List<KindChoice> found) {
		kinds.addAll(found);
		kind.setItems(kinds.stream().map(KindChoice::label).toArray(String[]::new));
		kind.select(Math.max(0, kinds.stream().map(KindChoice::key).toList().indexOf(last.get(KIND))));
		show();
	}

	/** The writers of the kind: the one of the last time, if this was its kind, else the usual one. */
	private void show() {
		KindChoice chosen = kind();
		writer.setItems(chosen.writers().stream().map(SubjectConfiguration::label).toArray(String[]::new));
		int before = chosen.key().equals(last.get(KIND)) ? ids().indexOf(last.get(WRITER)) : -1;
		writer.select(before >= 0 ? before : chosen.usualWriter());
		changed.run();
	}

	private List<String> ids() {
		return kind().writers().stream().map(SubjectConfiguration::id).toList();
	}

	private void addDescriptor(Composite area) {
		FileDialog dialog = new FileDialog(area.getShell(), SWT.OPEN);
		dialog.setText(Messages.KindFields_addTitle);
		dialog.setFilterExtensions(new String[] { "*.json" });
		Optional.ofNullable(dialog.open()).map(Path::of).ifPresent(this::add);
	}

	private void add(Path descriptor) {
		try {
			KindChoice added = KindChoice.of(descriptor);
			kinds.add(added);
			kind.add(added.label());
			kind.select(kinds.size() - 1);
			show();
		} catch (BenchmarkException | OverheadException e) {
			refused.accept(e.getMessage());
		}
	}

	/** Whether one can be chosen: they are read in the background. */
	boolean areRead() {
		return !kinds.isEmpty();
	}

	/** Only when they are read. */
	KindChoice kind() {
		return kinds.get(kind.getSelectionIndex());
	}

	/** The id of the configuration; only when the kinds are read. */
	String writer() {
		return ids().get(writer.getSelectionIndex());
	}

	/** Keeps what is chosen for the next time. */
	void save(IDialogSettings settings) {
		settings.put(KIND, kind().key());
		settings.put(WRITER, writer());
	}
}
