/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.traces.pictures.SequencePage;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;

/** A class of equal traces, one of them, or any other trace, as a call tree and as a sequence diagram. */
final class ClassPage {
	private final Composite page;
	private final Composite content;
	private final Label title;
	private final Combo choice;
	private final TraceIdField byId;
	private final WrappedText note;
	private final Tabs tabs;
	private final CallsTree tree;
	private final Tab<SequencePage> sequence;
	private final BackgroundValue<SingleTrace> loading;
	private String name = "";
	private int number;
	/** Null if there is none, or another trace is shown. */
	private TraceClass traces;
	private List<ShownTrace> choices = List.of();

	/**
	 * @param open  opens an operation, by its recorded signature
	 * @param found takes a trace that the user has asked for by its id
	 * @param left  the user does not want to see that trace any more
	 */
	ClassPage(Composite parent, Consumer<String> open, Consumer<SingleTrace> found, Runnable left) {
		page = new Composite(parent, SWT.NONE);
		content = PriorityLayout.scrolled(page);
		Composite bar = FlowLayout.line(content, 5, 2, 12);
		title = new Label(bar, SWT.NONE);
		choice = ShortenedCombo.create(FlowLayout.group(bar, Messages.ClassPage_shown, 2, FlowData.choice(120, 680, false)));
		AccessibleName.set(choice, Messages.ClassPage_shownName);
		choice.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showChosen()));
		note = FlowLayout.text(content);
		byId = new TraceIdField(bar, found, this::say, left);
		tabs = new Tabs(content, Messages.ClassPage_pictures);
		tree = new CallsTree(tabs.folder(), open);
		tabs.add(Messages.ClassPage_callTree, folder -> tree.control(), shown -> shown);
		sequence = tabs.add(Messages.ClassPage_sequence, folder -> new SequencePage(folder, open), SequencePage::control)
				.colored(SequencePage::setColorsOf);
		PriorityLayout.of(content).main(tabs.folder(), this::leastPicture).thenTighten(bar);
		loading = new BackgroundValue<>(Messages.ClassPage_loading, page, this::showLoaded);
		say("");
	}

	/** Returns the height that shows a few calls, and the controls above them, in a width. */
	int leastHeight(int width) {
		return content.computeSize(Math.max(1, width), SWT.DEFAULT).y;
	}

	/** Returns the height of a few calls; to the controls above them one scrolls. */
	int leastPicture() {
		return tabs.folder().computeSize(SWT.DEFAULT, 0).y + tree.leastHeight();
	}

	private void say(String words) {
		note.setText(words);
		GridSpace.show(note.getParent(), !words.isEmpty());
		content.layout();
	}

	/** @param log in which traces can be looked for; empty if it cannot be read again */
	void showLog(Optional<LogRequest> log) {
		byId.show(log);
	}

	/** @param newNumber of the class, from 1 */
	void show(int newNumber, TraceClass newTraces) {
		if (newTraces != traces) {
			number = newNumber;
			traces = newTraces;
			show(LogTables.title(newNumber, newTraces), ShownTrace.of(newNumber, newTraces));
		}
	}

	/** Shows a trace of whatever class. */
	void show(SingleTrace trace) {
		traces = null;
		show(ShownTrace.title(trace), List.of(ShownTrace.of(trace)));
	}

	private void show(String newName, List<ShownTrace> newChoices) {
		name = newName;
		choices = newChoices;
		ComboItems.replace(choice, choices.stream().map(ShownTrace::label).toList());
		choice.select(0);
		showChosen();
		choice.requestLayout();
	}

	void clear() {
		traces = null;
		choices = List.of();
		loading.cancel();
		title.setText("");
		choice.removeAll();
		tree.control().removeAll();
	}

	private Optional<ShownTrace> chosen() {
		return choices.stream().skip(Math.max(0, choice.getSelectionIndex())).findFirst();
	}

	private void showChosen() {
		chosen().ifPresent(chosen -> chosen.trace().ifPresentOrElse(loading::ask, () -> {
			loading.cancel();
			TraceClass mean = traces;
			show(mean.nodes(), mean, log -> SequenceDiagram.of(mean, number, log));
		}));
	}

	/** Unless the mean was chosen meanwhile. */
	private void showLoaded(SingleTrace trace) {
		if (chosen().flatMap(ShownTrace::trace).isPresent()) {
			show(trace.nodes(), trace, log -> SequenceDiagram.of(trace, log));
		}
	}

	private void show(List<CallNode> nodes, Object drawn, Function<String, SequenceDiagram> diagram) {
		title.setText(nodes.size() > CallsTree.MOST ? NLS.bind(Messages.ClassPage_ofManyNodes, name, CallsTree.MOST) : name);
		tree.show(nodes);
		sequence.show(one -> one.show(drawn, diagram));
		title.getParent().layout();
	}

	/** What is shown; the mean of the first class before anything is. */
	DrawnTrace drawn() {
		return chosen().map(ShownTrace::drawn).orElse(new DrawnTrace.Mean(1));
	}

	void setColorsOf(Control control) {
		Tabs.color(tree.control(), control);
		tabs.setColorsOf(control);
	}
}
