/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** A combo of the Java installations that something runs on. The first choice leaves it to the tool: the newest. */
public final class JavaChoice {

	private final Combo combo;
	private List<JavaHome> offered = List.of();
	private List<JavaHome> found = List.of();

	/** @param changed is called when the user chooses */
	public JavaChoice(Composite parent, Runnable changed) {
		combo = ShortenedCombo.create(parent);
		combo.addListener(SWT.Selection, event -> changed.run());
	}

	/** The widget, for its layout. */
	public Combo control() {
		return combo;
	}

	/** Offers those of the installations that lie in the range, all if none is given; the folder's is selected if it is among them. */
	public void show(List<JavaHome> javas, Optional<JavaRange> range, String folder) {
		found = javas;
		offered = javas.stream().filter(java -> range.isEmpty() || range.get().contains(java.feature())).toList();
		List<String> items = new ArrayList<>(List.of(range.flatMap(one -> one.choose(javas))
				.map(java -> NLS.bind(Messages.JavaChoice_newestIs, java)).orElse(Messages.JavaChoice_newest)));
		offered.forEach(java -> items.add(java + "  –  " + java.home()));
		ComboItems.replace(combo, items);
		combo.select(1 + offered.stream().map(java -> java.home().toString()).toList().indexOf(folder));
	}

	/** Whether there is anything to choose. */
	public boolean isEmpty() {
		return offered.isEmpty();
	}

	/** The folder of the one chosen; empty if the newest is taken. */
	public String folder() {
		return combo.getSelectionIndex() <= 0 ? "" : offered.get(combo.getSelectionIndex() - 1).home().toString();
	}

	/** The Java installations to choose from. */
	public List<JavaHome> javas() {
		return combo.getSelectionIndex() <= 0 ? found : List.of(offered.get(combo.getSelectionIndex() - 1));
	}
}
