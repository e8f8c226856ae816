/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.source.GitRevisions;
import org.sonde.overhead.ui.comparison.CheckedRevision;
import org.sonde.overhead.ui.comparison.SelectedTypes;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.FormPage;
import org.sonde.report.versions.VersionSpec;

/** Which versions are measured, and what belongs to the component. */
final class VersionsPage extends FormPage {

	private static final int LIST_HEIGHT = 120;
	private static final int WIDTH = 380;

	private final SelectedTypes selected;
	private final Runnable changed;
	private final CheckedRevision checkedRevision = new CheckedRevision(this::revisionChecked);
	private final VersionList versions = new VersionList(Messages.VersionsPage_workTree);
	private final List<Component> components = new ArrayList<>();
	private Optional<VersionOffer> offer = Optional.empty();
	private Text revision;
	private Button add;
	private Table table;
	private Combo component;
	private Text include;
	private Text exclude;
	private Text folders;
	private Text libraries;

	/** What takes a look at files. */
	private record Found(VersionOffer offer, List<Component> components) {
	}

	/** @param changed is called when the user changes something */
	VersionsPage(SelectedTypes selected, Runnable changed) {
		super("versions", Messages.VersionsPage_title, NLS.bind(Messages.VersionsPage_description, selected.project().getElementName()), 3);
		this.selected = selected;
		this.changed = changed;
		setPageComplete(false);
	}

	@Override
	protected void createFields(Composite area) {
		label(area, Messages.VersionsPage_revision);
		revision = new Text(area, SWT.BORDER | SWT.SEARCH | SWT.ICON_CANCEL);
		revision.setMessage(Messages.VersionsPage_revisionMessage);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(revision);
		revision.addModifyListener(event -> filter());
		revision.addTraverseListener(this::enter);
		add = new Button(area, SWT.PUSH);
		add.setText(Messages.VersionsPage_add);
		add.setToolTipText(Messages.VersionsPage_addToolTip);
		add.setEnabled(false);
		add.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> add()));
		Label list = label(area, Messages.VersionsPage_versions);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(list);
		table = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		AccessibleName.set(table, Messages.VersionsPage_versions);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(WIDTH, LIST_HEIGHT).applyTo(table);
		table.addListener(SWT.Selection, this::checked);
		label(area, Messages.VersionsPage_component);
		component = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(component);
		component.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showComponent()));
		include = text(area, Messages.VersionsPage_include, Messages.VersionsPage_includeMessage);
		exclude = text(area, Messages.VersionsPage_exclude, Messages.VersionsPage_excludeMessage);
		folders = text(area, Messages.VersionsPage_folders, Messages.VersionsPage_foldersMessage);
		libraries = text(area, Messages.VersionsPage_libraries, Messages.VersionsPage_librariesMessage);
		addComponents(List.of(selected.patterns().isEmpty() ? selected.allTypes() : selected.component()));
		component.select(0);
		component.setEnabled(false);
		showComponent();
		showVersions();
		new BackgroundValue<Found>(Messages.VersionsPage_reading, area, this::show).ask(this::find);
	}

	private static Label label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		return label;
	}

	private Text text(Composite area, String name, String message) {
		label(area, name);
		Text text = new Text(area, SWT.BORDER);
		text.setMessage(message);
		text.setToolTipText(message);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		text.addModifyListener(event -> validate());
		return text;
	}

	private Found find() {
		IProject project = selected.project().getProject();
		List<Component> stored = selected.patterns().isEmpty()
				? ProjectComponents.of(project).stored().stream().map(ProjectComponents.Stored::component).toList() : List.of();
		List<Path> sources = List.of();
		try {
			sources = ProjectSources.foldersWithoutTests(selected.project());
		} catch (CoreException e) {
			ILog.of(VersionsPage.class).log(e.getStatus());
		}
		return new Found(VersionOffer.read(project.getLocation().toPath(), sources), stored);
	}

	private void show(Found found) {
		offer = Optional.of(found.offer());
		versions.offer(found.offer().revisions());
		addComponents(found.components());
		component.setEnabled(components.size() > 1);
		folders.setText(String.join(", ", found.offer().folders()));
		showVersions();
		validate();
	}

	private void addComponents(List<Component> more) {
		components.addAll(more);
		more.forEach(each -> component.add(each.name()));
	}

	private void showComponent() {
		Component chosen = components.get(component.getSelectionIndex());
		include.setText(text(chosen.include()));
		exclude.setText(text(chosen.exclude()));
	}

	private static String text(List<TypePattern> patterns) {
		return patterns.stream().map(TypePattern::toString).collect(Collectors.joining(", "));
	}

	/** The typed text shows those versions that have it in their names; whole, it may be a revision that is not listed. */
	private void filter() {
		showVersions();
		validate();
	}

	private void showVersions() {
		table.setRedraw(false);
		table.removeAll();
		for (String version : versions.shown(revision.getText().strip())) {
			TableItem item = new TableItem(table, SWT.NONE);
			item.setText(version);
			item.setChecked(versions.isChecked(version));
		}
		table.setRedraw(true);
	}

	private void checked(Event event) {
		if (event.detail == SWT.CHECK) {
			TableItem item = (TableItem) event.item;
			versions.check(item.getText(), item.getChecked());
			validate();
		}
	}

	/** Enter adds what is typed, and does not go to the next page. */
	private void enter(TraverseEvent event) {
		if (event.detail == SWT.TRAVERSE_RETURN && !revision.getText().isBlank()) {
			event.doit = false;
			if (add.isEnabled()) {
				add();
			}
		}
	}

	private void add() {
		versions.add(revision.getText().strip());
		revision.setText("");
	}

	private void revisionChecked() {
		if (!revision.isDisposed()) {
			validate();
		}
	}

	private void validate() {
		if (libraries == null) {
			return; // the page is being made
		}
		String typed = revision.getText().strip();
		Optional<GitRevisions> repository = offer.flatMap(VersionOffer::repository);
		Optional<Boolean> known = typed.isEmpty() || versions.has(typed) ? Optional.empty()
				: repository.flatMap(one -> checkedRevision.known(one, typed));
		add.setEnabled(!typed.isEmpty() && (versions.has(typed) || known.equals(Optional.of(true))));
		Optional<String> problem = problem();
		setErrorMessage(problem.orElse(null));
		if (problem.isEmpty() && offer.isPresent() && repository.isEmpty()) {
			setMessage(Messages.VersionsPage_noRepository, IMessageProvider.INFORMATION);
		} else if (problem.isEmpty() && leavesChangesOut()) {
			setMessage(NLS.bind(Messages.VersionsPage_uncommitted, Messages.VersionsPage_workTree), IMessageProvider.WARNING);
		} else {
			setMessage(null);
		}
		setPageComplete(problem.isEmpty() && offer.isPresent() && !versions.chosen().isEmpty());
		changed.run();
	}

	private boolean leavesChangesOut() {
		return versions.isChecked(VersionOffer.HEAD) && !versions.isChecked(Messages.VersionsPage_workTree)
				&& offer.filter(one -> !one.changed().isEmpty()).isPresent();
	}

	private Optional<String> problem() {
		try {
			component();
			versions();
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.of(Character.toUpperCase(e.getMessage().charAt(0)) + e.getMessage().substring(1) + '.');
		}
	}

	/** How many versions are checked. */
	int count() {
		return versions.chosen().size();
	}

	/**
	 * The versions that are checked.
	 *
	 * @throws IllegalArgumentException if a folder is outside the repository
	 */
	List<VersionSpec> versions() {
		List<String> from = list(folders);
		return offer.map(one -> versions.chosen().stream()
				.map(version -> versions.isWorkTree(version) ? one.workTree(version, from) : one.revision(version, from)).toList())
				.orElse(List.of());
	}

	/**
	 * The component as its patterns say.
	 *
	 * @throws IllegalArgumentException if a pattern is none, or nothing is included
	 */
	Component component() {
		Component chosen = components.get(component.getSelectionIndex());
		List<String> including = list(include);
		boolean same = include.getText().equals(text(chosen.include())) && exclude.getText().equals(text(chosen.exclude()));
		return same ? chosen
				: Component.of(String.join(", ", including.isEmpty() ? List.of(chosen.name()) : including), including, list(exclude),
						chosen.dataTypes().stream().map(TypePattern::toString).toList()).withModules(chosen.modules());
	}

	/** Folders of revisions with jars. */
	List<String> libraries() {
		return list(libraries);
	}

	private static List<String> list(Text field) {
		return Arrays.stream(field.getText().split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
	}
}
