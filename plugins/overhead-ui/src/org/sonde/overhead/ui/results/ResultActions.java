/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;

/** Actions on the selected result sets. */
final class ResultActions {

	private final ResultsView view;
	private final ColumnTable<ResultRow> table;
	private final Action open = new RunAction(Messages.ResultActions_open, this::open);
	private final Action title = new RunAction(Messages.ResultActions_title, this::changeTitle);
	private final Action rename = new RunAction(Messages.ResultActions_rename, this::rename);
	private final Action tags = new RunAction(Messages.ResultActions_tags, this::changeTags);
	private final Action duplicate = new RunAction(Messages.ResultActions_duplicate, this::duplicate);
	private final Action merge = new RunAction(Messages.ResultActions_merge, this::merge);
	private final Action importFiles = new RunAction(Messages.ResultActions_importFiles, "icons/import-rates.svg", this::importFiles);
	private final Action saveFigures;
	private final Action delete = new RunAction(Messages.ResultActions_delete, this::delete);

	ResultActions(ResultsView view, ColumnTable<ResultRow> table) {
		this.view = view;
		this.table = table;
		delete.setId(ActionFactory.DELETE.getId());
		delete.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		rename.setActionDefinitionId(ActionFactory.RENAME.getCommandId());
		saveFigures = new SaveFiguresAction(view, () -> SavedResults.of(view.selected().stream().map(ResultRow::set).toList(),
				table.rows().stream().map(ResultRow::set).toList()));
		saveFigures.setToolTipText(Messages.ResultActions_saveToolTip);
		table.viewer().addSelectionChangedListener(event -> update());
		table.viewer().addDoubleClickListener(event -> open());
		update();
	}

	void addTo(IViewSite site) {
		IAction copy = table.copyAction();
		IActionBars bars = site.getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), delete);
		bars.setGlobalActionHandler(ActionFactory.RENAME.getId(), rename);
		importFiles.setToolTipText(Messages.ResultActions_importToolTip);
		bars.getToolBarManager().add(importFiles);
		bars.getToolBarManager().add(saveFigures);
		bars.getMenuManager().add(importFiles);
		bars.getMenuManager().add(saveFigures);
		MenuManager menu = new MenuManager();
		menu.add(open);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(duplicate);
		menu.add(merge);
		menu.add(delete);
		menu.add(importFiles);
		menu.add(saveFigures);
		menu.add(SortMenu.of(() -> table));
		menu.add(new Separator());
		menu.add(title);
		menu.add(rename);
		menu.add(tags);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		ContextMenu.set(table.viewer().getControl(), menu, site, table.viewer());
	}

	private void update() {
		List<ResultRow> selected = table.selected();
		boolean own = selected.size() == 1 && !selected.getFirst().isBuiltIn();
		open.setEnabled(own);
		title.setEnabled(own);
		rename.setEnabled(own);
		tags.setEnabled(own);
		duplicate.setEnabled(selected.size() == 1 && (own || project().isPresent()));
		merge.setEnabled(selected.size() > 1 && project().isPresent());
		saveFigures.setEnabled(!selected.isEmpty());
		delete.setEnabled(!selected.isEmpty() && selected.stream().noneMatch(ResultRow::isBuiltIn));
	}

	private Optional<IProject> project() {
		return view.followed() == null ? Optional.empty() : view.followed().project().filter(IProject::isAccessible);
	}

	private Shell shell() {
		return view.getSite().getShell();
	}

	private ResultRow row() {
		return table.selected().getFirst();
	}

	private void open() {
		if (table.selected().size() == 1 && row().file().isPresent()) {
			try {
				IDE.openEditor(view.getSite().getPage(), row().file().get());
			} catch (PartInitException e) {
				MessageDialog.openError(shell(), Messages.ResultActions_openTitle, e.getMessage());
			}
		}
	}

	private void changeTitle() {
		IFile file = row().file().orElseThrow();
		ask(Messages.ResultActions_titleTitle, NLS.bind(Messages.ResultActions_titleOf, row().set().id()), row().set().title(),
				text -> text.isBlank() ? Messages.ResultActions_noTitle : null)
				.ifPresent(text -> ResultFiles.change(Messages.ResultActions_changingTitle, file,
						set -> set.withTitle(text)).schedule());
	}

	private void rename() {
		IFile file = row().file().orElseThrow();
		askForId(Messages.ResultActions_renameTitle, NLS.bind(Messages.ResultActions_newId, row().set().id()),
				row().set().id()).ifPresent(id -> {
					view.select(id);
					ResultFiles.change(Messages.ResultActions_renaming, file, set -> set.withId(id)).schedule();
				});
	}

	private void changeTags() {
		IFile file = row().file().orElseThrow();
		Set<String> shown = row().set().tags();
		ask(Messages.ResultActions_tagsTitle, NLS.bind(Messages.ResultActions_tagsOf, row().set().id()), String.join(", ", shown),
				text -> null).ifPresent(text -> ResultFiles.change(Messages.ResultActions_changingTags, file,
								set -> withTags(set, shown, text)).schedule());
	}

	/** The tags of the file as it is now: those added or removed elsewhere since they were shown stay so. */
	private static ResultSetDocument withTags(ResultSetDocument set, Set<String> shown, String typed) {
		Set<String> words = Arrays.stream(typed.split(",")).map(String::strip).filter(word -> !word.isEmpty()).collect(Collectors.toSet());
		Set<String> tags = new TreeSet<>(set.resultSet().tags());
		tags.removeIf(tag -> shown.contains(tag) && !words.contains(tag));
		words.stream().filter(word -> !shown.contains(word)).forEach(tags::add);
		return set.withTags(tags);
	}

	private void duplicate() {
		ResultRow row = row();
		askForId(Messages.ResultActions_duplicateTitle, NLS.bind(Messages.ResultActions_copyId, row.set().id()),
				free(row.set().id() + "-copy")).ifPresent(id -> {
					view.select(id);
					ResultFiles.duplicate(row, id, project().orElse(null)).schedule();
				});
	}

	private void merge() {
		List<ResultSet> sets = table.selected().stream().map(ResultRow::set).toList();
		askForId(Messages.ResultActions_mergeTitle, Messages.ResultActions_mergedId, free("merged")).ifPresent(id -> {
			view.select(id);
			ResultFiles.merge(sets, id, sets.stream().map(ResultSet::title).collect(Collectors.joining(" + ")), project().orElseThrow())
					.schedule();
		});
	}

	private void delete() {
		List<ResultRow> rows = table.selected();
		String names = rows.stream().map(ResultRow::place).collect(Collectors.joining("\n"));
		if (MessageDialog.openConfirm(shell(), Messages.ResultActions_deleteTitle,
				Plural.bind(Messages.ResultActions_deleteQuestion, rows.size()) + "\n\n" + names)) {
			rows.forEach(row -> ResultFiles.delete(row.file().orElseThrow()).schedule());
		}
	}

	private void importFiles() {
		ImportResultsWizard wizard = new ImportResultsWizard();
		wizard.init(view.getSite().getWorkbenchWindow().getWorkbench(),
				project().map(StructuredSelection::new).orElse(StructuredSelection.EMPTY));
		WizardDialog dialog = new WizardDialog(shell(), wizard);
		dialog.setHelpAvailable(HelpContext.canBeShown());
		dialog.open();
	}

	private Optional<String> askForId(String dialog, String message, String proposal) {
		return ask(dialog, message, proposal, text -> {
			if (!ResultSet.isId(text)) {
				return Messages.ResultActions_noId;
			}
			return isTaken(text) ? Messages.ResultActions_taken : null;
		});
	}

	private boolean isTaken(String id) {
		return table.rows().stream().anyMatch(row -> row.set().id().equals(id));
	}

	private String free(String id) {
		String free = id;
		for (int number = 2; isTaken(free); number++) {
			free = id + "-" + number;
		}
		return free;
	}

	private Optional<String> ask(String dialog, String message, String proposal, IInputValidator validator) {
		InputDialog input = new InputDialog(shell(), dialog, message, proposal, validator);
		input.create();
		HelpContext.RESULTS.on(input.getShell());
		return input.open() == Window.OK ? Optional.of(input.getValue().strip()) : Optional.empty();
	}
}
