/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.ui.marking.NoteDialog;
import org.sonde.overhead.ui.pattern.Patterns;
import org.sonde.overhead.ui.stale.StaleEdits;
import org.sonde.overhead.ui.view.RunAction;

/** The actions of the view on the selected probes and on the plan. */
final class EstimateActions {

	private final EstimatesView view;
	final Action open = new RunAction("&Open Method", () -> view().openSelected());
	final Action explain = new RunAction("E&xplain Cost…", "icons/explain.svg", () -> view().explainSelected());
	final Action delete = new RunAction("&Remove Probe",
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ETOOL_DELETE),
			() -> edit("Remove Probe", ProbeEdits.remove(names())));
	final Action activate = new RunAction("&Activate", () -> edit("Activate Probe", ProbeEdits.active(names(), true)));
	final Action deactivate = new RunAction("&Deactivate", () -> edit("Deactivate Probe", ProbeEdits.active(names(), false)));
	final Action asExecution = new RunAction("Operation &Execution",
			() -> edit("Set Kind of Probe", ProbeEdits.kind(names(), ProbeKind.OPERATION_EXECUTION)));
	final Action asEvents = new RunAction("Operation E&vents",
			() -> edit("Set Kind of Probe", ProbeEdits.kind(names(), ProbeKind.OPERATION_EVENTS)));
	final Action removeStale = new RunAction("Remove All S&tale Probes", () -> edit("Remove Stale Probes", ProbeEdits.remove(
			rows().stream().filter(row -> row.stale().isPresent()).map(EstimateRow::name).toList())));
	private final MenuManager rebind = new MenuManager("Re-&bind Stale Probe To");
	final List<Action> values = IntStream.rangeClosed(1, 5).<Action>mapToObj(value -> new RunAction(valueLabel(value),
			() -> edit("Set Value of Probe", ProbeEdits.value(names(), value)))).toList();
	final Action editNote = new RunAction("Edit &Note…", this::note);
	final Action setCalls = new RunAction("Set Calls per &Second\tF2", () -> view().editCalls());
	final Action importRates = new RunAction("&Import Call Rates…", "icons/import-rates.svg", () -> view().importRates());
	final Action clearRates = new RunAction("&Clear Call Rates", "icons/clear-rates.svg", this::clear);

	final Action byPattern = new RunAction("Instrument by &Pattern…", "icons/pattern.svg", () -> view().addPattern());
	final Action editPattern = new RunAction("&Edit Pattern…", () -> view().openSelected());
	final Action toMethods = new RunAction("Convert to &Methods",
			() -> view().plan().ifPresent(plan -> Patterns.toMethods(plan, patterns().stream().map(PatternProbe::getPattern).toList())));
	final Action toPattern = new RunAction("Convert to Patter&n", () -> view().plan().ifPresent(plan -> Patterns.toPattern(
			view().getSite().getShell(), plan, selected().stream().flatMap(row -> row.method().stream()).toList())));

	EstimateActions(EstimatesView view) {
		this.view = view;
		explain.setToolTipText("Read how the cost of the selected probe came about, step by step");
		byPattern.setToolTipText("Add probes to all methods that match a pattern");
		delete.setId(ActionFactory.DELETE.getId());
		delete.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		importRates.setToolTipText("Take calls per second from a CSV file: signature,callsPerSecond");
		clearRates.setToolTipText("Unset the calls per second of the selected probes, or of all if none is selected");
		update();
	}

	/** Enables what makes sense for the selection and the plan. */
	void update() {
		List<EstimateRow> selected = selected();
		boolean patterns = patterns().size() == selected.size();
		editPattern.setEnabled(patterns && selected.size() == 1);
		toMethods.setEnabled(patterns && !selected.isEmpty());
		toPattern.setEnabled(!selected.isEmpty() && patterns().isEmpty());
		open.setEnabled(selected.size() == 1 && selected.getFirst().element().isPresent());
		explain.setEnabled(selected.size() == 1 && view.costs().filter(costs -> costs.estimate().isPresent()).isPresent());
		delete.setEnabled(!selected.isEmpty());
		activate.setEnabled(selected.stream().anyMatch(row -> !row.probe().isActive()));
		deactivate.setEnabled(selected.stream().anyMatch(row -> row.probe().isActive()));
		asExecution.setEnabled(selected.stream().anyMatch(row -> row.probe().getKind() != ProbeKind.OPERATION_EXECUTION));
		asEvents.setEnabled(selected.stream().anyMatch(row -> row.probe().getKind() != ProbeKind.OPERATION_EVENTS));
		values.forEach(value -> value.setEnabled(!selected.isEmpty()));
		editNote.setEnabled(!selected.isEmpty());
		setCalls.setEnabled(selected.size() == 1);
		rebind.setVisible(selected.size() == 1 && selected.getFirst().stale().isPresent());
		removeStale.setEnabled(rows().stream().anyMatch(row -> row.stale().isPresent()));
		boolean hasRows = view.costs().filter(costs -> !costs.rows().isEmpty()).isPresent();
		importRates.setEnabled(hasRows);
		clearRates.setEnabled(
				hasRows && view.costs().get().rows().stream().anyMatch(row -> row.probe().getCallsPerSecond() != null));
	}

	/** The menu of the table, open to what others add. */
	MenuManager contextMenu(IAction copy) {
		MenuManager kinds = new MenuManager("&Kind of Probe");
		kinds.add(asExecution);
		kinds.add(asEvents);
		rebind.setRemoveAllWhenShown(true);
		rebind.addMenuListener(shown -> offerSimilar());
		MenuManager value = new MenuManager("&Value");
		values.forEach(value::add);
		MenuManager menu = new MenuManager();
		menu.add(open);
		menu.add(editPattern);
		menu.add(explain);
		menu.add(new Separator());
		menu.add(setCalls);
		menu.add(activate);
		menu.add(deactivate);
		menu.add(kinds);
		menu.add(value);
		menu.add(editNote);
		menu.add(new Separator());
		menu.add(toPattern);
		menu.add(toMethods);
		menu.add(byPattern);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(delete);
		menu.add(rebind);
		menu.add(removeStale);
		menu.add(new Separator());
		menu.add(importRates);
		menu.add(clearRates);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		return menu;
	}

	private EstimatesView view() {
		return view;
	}

	/** What the selected stale probe's method may have become, the most similar first. */
	private void offerSimilar() {
		for (StaleProbe stale : view.table().selected().stream().flatMap(row -> row.stale().stream()).toList()) {
			for (MethodSignature to : stale.similar()) {
				rebind.add(new RunAction(StaleEdits.words(to), () -> edit(StaleEdits.REBIND, StaleEdits.rebind(stale.method(), to))));
			}
			if (stale.similar().isEmpty()) {
				Action none = new RunAction("No similar method without a probe", () -> { });
				none.setEnabled(false);
				rebind.add(none);
			}
		}
	}

	private List<EstimateRow> rows() {
		return view.costs().map(PlanCosts::rows).orElse(List.of());
	}

	private static String valueLabel(int value) {
		return "&" + value + (value == 1 ? " – would be nice" : value == 5 ? " – cannot do without" : "");
	}

	private void note() {
		List<String> names = names();
		NoteDialog.ask(view.getSite().getShell(), view.table().selected().stream().map(EstimateRow::probe).toList())
				.ifPresent(note -> edit("Edit Note of Probe", ProbeEdits.note(names, note)));
	}

	private void clear() {
		List<String> names = names().isEmpty() ? view.table().rows().stream().map(EstimateRow::name).toList() : names();
		edit("Clear Call Rates", ProbeEdits.calls(names, Optional.empty()));
	}

	private void edit(String label, Consumer<Plan> edit) {
		view.edit(label, edit);
	}

	private List<EstimateRow> selected() {
		return view.table() == null ? List.of() : view.table().selected();
	}

	private List<PatternProbe> patterns() {
		return selected().stream().map(EstimateRow::probe).filter(PatternProbe.class::isInstance).map(PatternProbe.class::cast).toList();
	}

	private List<String> names() {
		return view.table().selected().stream().map(EstimateRow::name).toList();
	}
}
