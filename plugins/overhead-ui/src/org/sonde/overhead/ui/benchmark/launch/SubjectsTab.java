/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.ColumnWidth;

/** What is measured: configurations of subjects. */
final class SubjectsTab extends BenchmarkTab {

	private static final int[] WIDTHS = { 400, 120, 100 };

	private Tree tree;
	private Button remove;
	private Optional<AvailableSubjects> available = Optional.empty();
	private Map<String, Set<String>> ids = Map.of();
	private List<String> descriptors = List.of();

	SubjectsTab() {
		super(Messages.SubjectsTab_title, "icons/results.svg");
	}

	@Override
	void createFields(Composite page) {
		Label heading = label(page, Messages.SubjectsTab_configurations);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(heading);
		tree = new Tree(page, SWT.CHECK | SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
		tree.setHeaderVisible(true);
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, 200).applyTo(tree);
		String[] titles = { Messages.SubjectsTab_subject, Messages.SubjectsTab_phase, Messages.SubjectsTab_java };
		for (int i = 0; i < titles.length; i++) {
			TreeColumn column = new TreeColumn(tree, SWT.NONE);
			column.setText(titles[i]);
			column.setWidth(ColumnWidth.of(tree, titles[i], WIDTHS[i]));
		}
		tree.addListener(SWT.Selection, this::checked);
		tree.addListener(SWT.Selection, event -> remove.setEnabled(!selectedDescriptors().isEmpty()));
		Composite buttons = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(buttons);
		button(buttons, Messages.SubjectsTab_add, this::addDescriptor);
		remove = button(buttons, Messages.SubjectsTab_remove, this::removeDescriptor);
		remove.setEnabled(false);
		Label words = new Label(page, SWT.WRAP);
		words.setText(Messages.SubjectsTab_agents);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(400, SWT.DEFAULT).applyTo(words);
	}

	private static Button button(Composite parent, String text, Runnable run) {
		Button button = PushButton.create(parent, text, run);
		GridDataFactory.fillDefaults().applyTo(button);
		return button;
	}

	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		try {
			SubjectSettings settings = SubjectSettings.of(configuration);
			ids = settings.ids();
			descriptors = settings.descriptors();
		} catch (CoreException e) {
			setErrorMessage(e.getMessage());
		}
		read();
	}

	private void read() {
		AvailableSubjects.read(descriptors, found -> {
			if (!tree.isDisposed()) {
				available = Optional.of(found);
				show(found);
				changed();
			}
		});
	}

	private void show(AvailableSubjects found) {
		tree.removeAll();
		found.subjects().forEach((key, subject) -> {
			TreeItem item = new TreeItem(tree, SWT.NONE);
			item.setData(key);
			item.setText(new String[] { subject.title(), "", Subject.java(subject.configurations()).map(Object::toString).orElse("") });
			for (SubjectConfiguration configuration : subject.configurations()) {
				TreeItem child = new TreeItem(item, SWT.NONE);
				child.setData(configuration.id());
				child.setText(new String[] { configuration.label(), configuration.phase().keyword(), configuration.java().toString() });
				child.setChecked(ids.getOrDefault(key, Set.of()).contains(configuration.id()));
			}
			checkParent(item);
			item.setExpanded(item.getChecked());
		});
		remove.setEnabled(false); // nothing is selected now
	}

	private static void checkParent(TreeItem subject) {
		int checked = 0;
		for (TreeItem child : subject.getItems()) {
			checked += child.getChecked() ? 1 : 0;
		}
		subject.setChecked(checked > 0);
		subject.setGrayed(checked > 0 && checked < subject.getItemCount());
	}

	private void checked(Event event) {
		if (event.detail != SWT.CHECK || !(event.item instanceof TreeItem item)) {
			return;
		}
		if (item.getParentItem() == null) {
			for (TreeItem child : item.getItems()) {
				child.setChecked(item.getChecked());
			}
			checkParent(item);
		} else {
			checkParent(item.getParentItem());
		}
		ids = checkedIds();
		changed();
	}

	private Map<String, Set<String>> checkedIds() {
		Map<String, Set<String>> checked = new LinkedHashMap<>();
		for (TreeItem subject : tree.getItems()) {
			Set<String> own = new LinkedHashSet<>();
			for (TreeItem configuration : subject.getItems()) {
				if (configuration.getChecked()) {
					own.add((String) configuration.getData());
				}
			}
			if (!own.isEmpty()) {
				checked.put((String) subject.getData(), own);
			}
		}
		return checked;
	}

	private void addDescriptor() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText(Messages.SubjectsTab_addTitle);
		dialog.setFilterExtensions(new String[] { "*.json" });
		String chosen = dialog.open();
		if (chosen != null && !descriptors.contains(chosen)) {
			List<String> more = new ArrayList<>(descriptors);
			more.add(chosen);
			descriptors = more;
			read();
		}
	}

	/** The selected subjects that the user added; built-in ones cannot be removed. */
	private Set<String> selectedDescriptors() {
		Set<String> selected = new LinkedHashSet<>();
		for (TreeItem item : tree.getSelection()) {
			selected.add((String) (item.getParentItem() == null ? item : item.getParentItem()).getData());
		}
		selected.retainAll(descriptors);
		return selected;
	}

	private void removeDescriptor() {
		Set<String> removed = selectedDescriptors();
		descriptors = descriptors.stream().filter(one -> !removed.contains(one)).toList();
		ids = new LinkedHashMap<>(ids);
		ids.keySet().removeAll(removed);
		tree.setFocus(); // The button is disabled when the others are read, and keeps no focus.
		read();
	}

	@Override
	public void performApply(ILaunchConfigurationWorkingCopy copy) {
		LaunchSetting.CONFIGURATIONS.set(copy, new SubjectSettings(ids, descriptors).lines());
		LaunchSetting.DESCRIPTORS.set(copy, String.join("\n", descriptors));
	}

	@Override
	void check(ILaunchConfiguration configuration) throws CoreException {
		SubjectSettings settings = SubjectSettings.of(configuration);
		settings.check();
		if (available.isPresent()) {
			List<JavaHome> all = available.get().javas();
			SubjectSettings.checkJava(settings.chosen(available.get()),
					available.get().java(LaunchSetting.JAVA.of(configuration)).map(List::of).orElse(all));
			SubjectSettings.checkWorkloads(settings.chosen(available.get()), WorkloadSettings.of(configuration).workloads());
		}
	}
}
