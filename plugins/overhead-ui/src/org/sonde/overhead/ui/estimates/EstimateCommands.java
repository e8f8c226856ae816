/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PartInitException;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.budget.Advice;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.budget.AdvicePage;
import org.sonde.overhead.ui.estimates.budget.BudgetDialog;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.edit.CallRatesImport;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.scenarios.ScenarioDialog;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.pattern.Patterns;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TextDialog;

/** The user's commands on probes and estimates that do not change the plan. */
final class EstimateCommands implements AdvicePage.Choices {

	private final EstimatesView view;

	EstimateCommands(EstimatesView view) {
		this.view = view;
	}

	private Shell shell() {
		return view.getSite().getShell();
	}

	/** Opens the method in the editor, or the dialog of the pattern. */
	void openSelected() {
		List<EstimateRow> selected = view.selected();
		if (selected.size() != 1) {
			return;
		}
		EstimateRow row = selected.getFirst();
		if (row.probe() instanceof PatternProbe pattern) {
			view.plan().ifPresent(plan -> Patterns.edit(shell(), plan, pattern));
		} else if (row.element().isPresent()) {
			try {
				JavaUI.openInEditor(row.element().get());
			} catch (PartInitException | JavaModelException e) {
				ILog.of(EstimateCommands.class).log(e.getStatus());
				MessageDialog.openError(shell(), Messages.EstimateCommands_openMethod, e.getMessage());
			}
		}
	}

	/** Shows how the costs of the selected probe came about. */
	void explainSelected() {
		List<EstimateRow> selected = view.selected();
		if (selected.size() == 1) {
			view.costs().flatMap(PlanCosts::estimate).map(estimate -> Explanation.of(estimate, selected.getFirst().place())).ifPresent(
					explained -> new ExplanationDialog(shell(), NLS.bind(Messages.EstimateCommands_costOf, selected.getFirst().label()),
							explained).open());
		}
	}

	/** Shows what is in the total, and how busy the writer is. */
	void explainTotal() {
		view.shown().flatMap(EstimatesTotal::explanation)
				.ifPresent(text -> new TextDialog(shell(), Messages.EstimateCommands_total, text, HelpContext.ESTIMATES).open());
	}

	/** Edits the calls per second of the selected rows, in the cell of the first one. */
	void editCalls() {
		TableViewer viewer = view.table().viewer();
		view.table().selected().stream().filter(line -> line instanceof EstimateRow row && !row.dropped()).findFirst().ifPresent(row -> {
			ISelection all = viewer.getSelection();
			viewer.editElement(row, viewer.getTable().indexOf(view.table().column(EstimateColumns.CALLS).getColumn()));
			viewer.setSelection(all); // the viewer selects the row that it edits
		});
	}

	/** Asks whether to switch the probes to the kind that a result set was measured with; empty if the user cancels. */
	Optional<Boolean> askForKind(ResultSet set, ProbeKind kind) {
		int answer = MessageDialog.open(MessageDialog.QUESTION, shell(), Messages.EstimateCommands_otherKind,
				NLS.bind(Messages.EstimateCommands_askForKind, set.title(), EstimateColumns.kind(kind)), SWT.NONE,
				Messages.EstimateCommands_switchKind, Messages.EstimateCommands_keepKind, IDialogConstants.CANCEL_LABEL);
		return switch (answer) {
			case 0 -> Optional.of(true);
			case 1 -> Optional.of(false);
			default -> Optional.empty(); // Cancel, or Escape
		};
	}

	/** Asks for a CSV file and takes its calls per second into the plan. */
	void importRates() {
		FileDialog dialog = new FileDialog(shell(), SWT.OPEN);
		dialog.setText(Messages.EstimateCommands_importRates);
		dialog.setFilterExtensions(new String[] { "*.csv", "*" });
		dialog.setFilterNames(new String[] { Messages.EstimateCommands_ratesCsv, Messages.EstimateCommands_allFiles });
		String chosen = dialog.open();
		if (chosen != null && view.plan().isPresent()) {
			IFile plan = view.plan().get().file();
			Job.create(Messages.EstimateCommands_importing, (IProgressMonitor monitor) -> CallRatesImport.run(Path.of(chosen), plan,
					outcome -> EstimatesView
							.later(() -> MessageDialog.openInformation(shell(), Messages.EstimateCommands_importRates, outcome)),
					monitor)).schedule();
		}
	}

	/** Opens the dialog for a new pattern in the plan of the project. */
	void addPattern() {
		view.project().ifPresent(project -> Patterns.add(view, project));
	}

	/** Shows where the costs come from, with its figures, conditions and source. */
	void showSource(ResultSet results) {
		try {
			ResultsView shown = (ResultsView) view.getSite().getPage().showView(ResultsView.ID);
			view.project().ifPresent(shown::show);
			shown.select(results.id());
		} catch (PartInitException e) {
			ILog.of(EstimateCommands.class).log(e.getStatus());
			MessageDialog.openError(shell(), Messages.EstimateCommands_results, e.getMessage());
		}
	}

	@Override
	public void setBudget() {
		view.findings().flatMap(found -> BudgetDialog.ask(shell(), found.settings())).ifPresent(this::store);
	}

	void addScenario() {
		view.planned().flatMap(planned -> ScenarioDialog.ask(shell(), planned)).ifPresent(added -> {
			store(settings -> settings.withScenarios(Stream.concat(settings.scenarios().stream(), Stream.of(added)).distinct().toList()));
			view.content().tabs().show(DetailTabs.Tab.SCENARIOS);
		});
	}

	void removeScenarios(List<String> removed) {
		store(settings -> settings.withScenarios(settings.scenarios().stream().filter(text -> !removed.contains(text)).toList()));
	}

	private void store(UnaryOperator<EstimateSettings> change) {
		view.project().ifPresent(project -> EstimateSettings.change(project, change));
	}

	@Override
	public void attempt(List<AdvicePage.Dropped> dropped) {
		view.setTrying(true);
		List<String> off = names(dropped, Advice.Action.DEACTIVATE);
		List<String> gone = names(dropped, Advice.Action.DROP);
		if (!off.isEmpty()) {
			view.edit(Messages.EstimateCommands_deactivateForBudget, ProbeEdits.active(off, false));
		}
		if (!gone.isEmpty()) {
			view.edit(Messages.EstimateCommands_removeForBudget, ProbeEdits.remove(gone));
		}
	}

	private static List<String> names(List<AdvicePage.Dropped> dropped, Advice.Action action) {
		return dropped.stream().filter(one -> one.ranked().action() == action).map(AdvicePage.Dropped::name).toList();
	}

	@Override
	public void reveal(String name) {
		view.content().probes().select(Set.of(name));
	}
}
