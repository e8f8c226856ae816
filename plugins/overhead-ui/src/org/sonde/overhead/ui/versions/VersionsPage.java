/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.component.Component;
import org.sonde.overhead.ui.comparison.SelectedTypes;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.versions.VersionSpec;

/** Which versions are measured, and what belongs to the component. */
final class VersionsPage extends FormPage {

	private static final String FOLDERS = "folders";
	private static final String LIBRARIES = "libraries";

	private final SelectedTypes selected;
	private final Runnable changed;
	private final VersionList versions = new VersionList(Messages.VersionsPage_workTree);
	private Optional<VersionOffer> offer = Optional.empty();
	private VersionsTable table;
	private ComponentFields component;
	private Text folders;
	private Text libraries;

	/** What must be read from files. */
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
		table = new VersionsTable(area, versions, this::validate);
		component = new ComponentFields(area, selected, getDialogSettings(), this::validate);
		folders = FieldRows.text(area, Messages.VersionsPage_folders, Messages.VersionsPage_foldersMessage);
		libraries = FieldRows.text(area, Messages.VersionsPage_libraries, Messages.VersionsPage_librariesMessage);
		last(LIBRARIES).ifPresent(libraries::setText);
		folders.addModifyListener(event -> validate());
		new BackgroundValue<Found>(Messages.VersionsPage_reading, area, this::show).ask(this::find);
		setObstacles(Optional.empty(), missing());
	}

	/** The list has the focus at first, so that the hint in the text above it is seen. */
	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible) {
			table.setFocus();
		}
	}

	/** What was typed for the project the last time. */
	private Optional<String> last(String key) {
		return Optional.ofNullable(getDialogSettings().get(key));
	}

	/** Keeps what is typed for the next time. */
	void saveSettings() {
		component.save(getDialogSettings());
		getDialogSettings().put(FOLDERS, folders.getText());
		getDialogSettings().put(LIBRARIES, libraries.getText());
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
		component.add(found.components());
		table.offer(found.offer());
		folders.setText(last(FOLDERS).orElse(String.join(", ", found.offer().folders())));
		validate();
	}

	private void validate() {
		setObstacles(problem(), missing());
		if (offer.isPresent() && offer.get().repository().isEmpty()) {
			setMessage(Messages.VersionsPage_noRepository, IMessageProvider.INFORMATION);
		} else if (table.unknown().isPresent()) {
			setMessage(NLS.bind(Messages.VersionsPage_unknown, table.unknown().get()), IMessageProvider.WARNING);
		} else if (!versions.same().isEmpty()) {
			List<String> names = versions.same().getFirst();
			setMessage(NLS.bind(Messages.VersionsPage_same, String.join(", ", names.reversed()), names.getFirst()),
					IMessageProvider.INFORMATION);
		} else if (leavesChangesOut()) {
			setMessage(NLS.bind(Messages.VersionsPage_uncommitted, Messages.VersionsPage_workTree), IMessageProvider.WARNING);
		}
		changed.run();
	}

	private Optional<String> missing() {
		if (offer.isEmpty()) {
			return Optional.of(Messages.VersionsPage_reading);
		}
		return count() == 0 ? Optional.of(Messages.VersionsPage_none) : Optional.empty();
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
		List<String> from = ComponentFields.list(folders);
		return offer.map(one -> versions.chosen().stream()
				.map(version -> versions.isWorkTree(version) ? one.workTree(version, from) : one.revision(version, from)).toList())
				.orElse(List.of());
	}

	/**
	 * The component that is chosen.
	 *
	 * @throws IllegalArgumentException if a pattern is none, or nothing is included
	 */
	Component component() {
		return component.component();
	}

	/** Folders of revisions with jars. */
	List<String> libraries() {
		return ComponentFields.list(libraries);
	}
}
