/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
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
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.report.html.FiguresPage;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;

/** What can be done with the selected result sets. */
final class ResultActions {

	private final ResultsView view;
	private final ColumnTable<ResultRow> table;
	private final Action open = new RunAction("&Open File", this::open);
	private final Action title = new RunAction("Change &Title…", this::changeTitle);
	private final Action rename = new RunAction("&Rename…", this::rename);
	private final Action tags = new RunAction("&Tags…", this::changeTags);
	private final Action duplicate = new RunAction("D&uplicate…", this::duplicate);
	private final Action merge = new RunAction("&Merge…", this::merge);
	private final Action importFiles = new RunAction("&Import…", "icons/import-rates.svg", this::importFiles);
	private final Action saveFigures;
	private final Action delete = new RunAction("&Delete…", this::delete);

	ResultActions(ResultsView view, ColumnTable<ResultRow> table) {
		this.view = view;
		this.table = table;
		delete.setId(ActionFactory.DELETE.getId());
		delete.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		rename.setActionDefinitionId(ActionFactory.RENAME.getCommandId());
		saveFigures = new SaveFiguresAction(view, this::figures);
		saveFigures.setToolTipText("Save the figures of the selected result sets as a page like the papers', as tables, or as a history");
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
		importFiles.setToolTipText("Import benchmark results: raw files and summaries of MooBench, JMH's JSON, data.js");
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
		menu.add(new Separator());
		menu.add(title);
		menu.add(rename);
		menu.add(tags);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		Control control = table.viewer().getControl();
		control.setMenu(menu.createContextMenu(control));
		site.registerContextMenu(menu, table.viewer());
		bars.updateActionBars();
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
				MessageDialog.openError(shell(), "Open", e.getMessage());
			}
		}
	}

	private void changeTitle() {
		IFile file = row().file().orElseThrow();
		ask("Change Title", "Title of " + row().set().id() + ":", row().set().title(), text -> text.isBlank() ? "A title is not empty." : null)
				.ifPresent(text -> ResultFiles.change("Changing the title", file, set -> set.replacedBy(set.document().withTitle(text)))
						.schedule());
	}

	private void rename() {
		IFile file = row().file().orElseThrow();
		askForId("Rename", "New id of " + row().set().id() + " (its raw measurements move along; plans that name it must be changed):", row().set().id())
				.ifPresent(id -> {
					view.select(id);
					ResultFiles.change("Renaming a result set", file, set -> set.renamed(id)).schedule();
				});
	}

	private void changeTags() {
		IFile file = row().file().orElseThrow();
		ask("Tags", "Tags of " + row().set().id() + ", with commas between them:", String.join(", ", row().set().tags()), text -> null)
				.ifPresent(text -> {
					Set<String> words = Arrays.stream(text.split(",")).map(String::strip).filter(word -> !word.isEmpty())
							.collect(Collectors.toCollection(TreeSet::new));
					ResultFiles.change("Changing tags", file, set -> set.replacedBy(set.document().withTags(words))).schedule();
				});
	}

	private void duplicate() {
		ResultRow row = row();
		askForId("Duplicate", "Id of the copy of " + row.set().id() + ":", free(row.set().id() + "-copy")).ifPresent(id -> {
			view.select(id);
			ResultFiles.duplicate(row, id, project().orElse(null)).schedule();
		});
	}

	private void merge() {
		List<ResultSet> sets = table.selected().stream().map(ResultRow::set).toList();
		askForId("Merge", "Id of the merged set. Forks of the same experiment are pooled, all else stands side by side:", free("merged"))
				.ifPresent(id -> {
					view.select(id);
					ResultFiles.merge(sets, id, sets.stream().map(ResultSet::title).collect(Collectors.joining(" + ")), project().orElseThrow())
							.schedule();
				});
	}

	private void delete() {
		List<ResultRow> rows = table.selected();
		String names = rows.stream().map(ResultRow::place).collect(Collectors.joining("\n"));
		if (MessageDialog.openConfirm(shell(), "Delete", "Delete " + (rows.size() == 1 ? "this result set" : "these result sets")
				+ " with the raw measurements beside?\n\n" + names)) {
			rows.forEach(row -> ResultFiles.delete(row.file().orElseThrow()).schedule());
		}
	}

	/** What can be made of the selected sets. */
	private Optional<SaveFiguresAction.Content> figures() {
		List<ResultSet> sets = table.selected().stream().map(ResultRow::set).toList();
		if (sets.isEmpty()) {
			return Optional.empty();
		}
		List<SaveFiguresAction.Kind> kinds = new ArrayList<>();
		kinds.add(new SaveFiguresAction.Kind("html", "Figures as in the papers, a page that loads nothing (*.html)", () -> FiguresPage.render(sets)));
		if (sets.size() == 2) {
			kinds.add(new SaveFiguresAction.Kind("csv", "Comparison of the two sets (*.csv)",
					() -> ResultComparisonTable.csv(ResultComparison.of(sets.get(0), sets.get(1))).csv()));
		}
		OverTime.like(sets, table.rows().stream().map(ResultRow::set).toList()).ifPresent(history -> kinds.add(new SaveFiguresAction.Kind("json",
				"History, for sonde results changes (*.json)", () -> HistoryFile.toJson(history))));
		return Optional.of(new SaveFiguresAction.Content(sets.getFirst().id() + "-figures", kinds));
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
				return "An id is made of lower-case letters, digits, dots and hyphens.";
			}
			return isTaken(text) ? "There is a result set with this id." : null;
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
