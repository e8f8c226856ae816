/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.keys.IBindingService;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.scenarios.ScenariosPage;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.marking.NoteDialog;
import org.sonde.overhead.ui.pattern.PatternConversions;
import org.sonde.overhead.ui.quickfix.StaleEdits;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** The actions of the view on the selected probes and on the plan. */
final class EstimateActions {

	private final EstimatesView view;
	private final EstimateCommands commands;
	final Action open = new RunAction(Messages.EstimateActions_open, () -> commands().openSelected());
	final Action explain = new RunAction(Messages.EstimateActions_explain, "icons/explain.svg", () -> commands().explainSelected());
	final Action delete = new RunAction(Messages.EstimateActions_remove,
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ETOOL_DELETE),
			this::removeSelected);
	final IAction copy = ColumnTable.copyAction(() -> view().content().focusedTable());
	final Action activate = new RunAction(Messages.EstimateActions_activate,
			() -> edit(Messages.ProbeEdits_activate, ProbeEdits.active(names(), true)));
	final Action deactivate = new RunAction(Messages.EstimateActions_deactivate,
			() -> edit(Messages.ProbeEdits_deactivate, ProbeEdits.active(names(), false)));
	final Action asExecution = new RunAction(Messages.EstimateActions_asExecution,
			() -> edit(Messages.ProbeEdits_kind, ProbeEdits.kind(names(), ProbeKind.OPERATION_EXECUTION)));
	final Action asEvents = new RunAction(Messages.EstimateActions_asEvents,
			() -> edit(Messages.ProbeEdits_kind, ProbeEdits.kind(names(), ProbeKind.OPERATION_EVENTS)));
	final Action removeStale = new RunAction(Messages.EstimateActions_removeStale, () -> edit(Messages.EstimateActions_removeStaleChange,
			ProbeEdits.remove(rows().stream().filter(row -> row.stale().isPresent()).map(EstimateRow::name).toList())));
	private final MenuManager rebind = new MenuManager(Messages.EstimateActions_rebind);
	final List<Action> values = IntStream.rangeClosed(1, 5).<Action>mapToObj(value -> new RunAction(valueLabel(value),
			() -> edit(Messages.ProbeEdits_value, ProbeEdits.value(names(), value)))).toList();
	final Action editNote = new RunAction(Messages.EstimateActions_editNote, this::note);
	final Action setCalls = new RunAction(Messages.EstimateActions_setCalls, () -> commands().editCalls());
	final Action importRates = new RunAction(Messages.EstimateActions_importRates, "icons/import-rates.svg",
			() -> commands().importRates());
	final Action clearRates = new RunAction(Messages.EstimateActions_clearRates, "icons/clear-rates.svg", this::clear);

	final Action byPattern = new RunAction(Messages.EstimateActions_byPattern, "icons/pattern.svg", () -> commands().addPattern());
	final Action editPattern = new RunAction(Messages.EstimateActions_editPattern, () -> commands().openSelected());
	final Action toMethods = new RunAction(Messages.EstimateActions_toMethods, () -> view().plan()
			.ifPresent(plan -> new PatternConversions(view(), plan).toMethods(patterns().stream().map(PatternProbe::getPattern).toList())));
	final Action toPattern = new RunAction(Messages.EstimateActions_toPattern, () -> view().plan()
			.ifPresent(plan -> new PatternConversions(view(), plan)
					.toPattern(selected().stream().flatMap(row -> row.method().stream()).toList())));

	final Action patternUp = new RunAction(Messages.EstimateActions_patternUp, () -> movePattern(true));
	final Action patternDown = new RunAction(Messages.EstimateActions_patternDown, () -> movePattern(false));
	private final Action source = new RunAction(Messages.EstimateActions_showResults, "icons/results.svg",
			() -> view().costs().flatMap(PlanCosts::results).ifPresent(results -> commands().showSource(results)));

	EstimateActions(EstimatesView view, EstimateCommands commands) {
		this.view = view;
		this.commands = commands;
		patternUp.setToolTipText(Messages.EstimateActions_patternOrder);
		patternDown.setToolTipText(patternUp.getToolTipText());
		explain.setToolTipText(Messages.EstimateActions_explainToolTip);
		byPattern.setToolTipText(Messages.EstimateActions_byPatternToolTip);
		delete.setId(ActionFactory.DELETE.getId());
		delete.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		importRates.setToolTipText(Messages.EstimateActions_importRatesToolTip);
		clearRates.setToolTipText(Messages.EstimateActions_clearRatesToolTip);
		update();
	}

	/** Enables the actions that make sense for the selection and the plan. */
	void update() {
		List<EstimateRow> selected = selected();
		boolean patterns = selected.stream().allMatch(row -> row.probe() instanceof PatternProbe);
		boolean methods = selected.stream().allMatch(row -> row.method().isPresent());
		boolean trying = view.isTrying();
		editPattern.setEnabled(patterns && selected.size() == 1 && !trying);
		toMethods.setEnabled(patterns && !selected.isEmpty() && !trying);
		toPattern.setEnabled(methods && !selected.isEmpty() && !trying);
		byPattern.setEnabled(!trying);
		patternUp.setEnabled(editPattern.isEnabled() && place() > 0);
		patternDown.setEnabled(editPattern.isEnabled() && place() < view.plan().map(plan -> plan.patterns().size()).orElse(0) - 1);
		open.setEnabled(selected.size() == 1 && selected.getFirst().element().isPresent());
		explain.setEnabled(selected.size() == 1 && view.costs().filter(costs -> costs.estimate().isPresent()).isPresent());
		delete.setEnabled(!selected.isEmpty());
		activate.setEnabled(selected.stream().anyMatch(row -> !row.probe().isActive()));
		deactivate.setEnabled(selected.stream().anyMatch(row -> row.probe().isActive()));
		String words = deactivate.isEnabled() ? Messages.EstimateActions_activate : Messages.EstimateActions_activateSpace;
		if (!words.equals(activate.getText())) {
			activate.setText(words);
		}
		source.setEnabled(view.costs().flatMap(PlanCosts::results).isPresent());
		asExecution.setEnabled(selected.stream()
				.anyMatch(row -> Probes.isOfOperations(row.probe()) && row.probe().getKind() != ProbeKind.OPERATION_EXECUTION));
		asEvents.setEnabled(selected.stream()
				.anyMatch(row -> Probes.isOfOperations(row.probe()) && row.probe().getKind() != ProbeKind.OPERATION_EVENTS));
		values.forEach(value -> value.setEnabled(!selected.isEmpty()));
		editNote.setEnabled(!selected.isEmpty());
		setCalls.setEnabled(!selected.isEmpty());
		rebind.setVisible(selected.size() == 1 && selected.getFirst().stale().isPresent());
		removeStale.setEnabled(view.shown().filter(shown -> shown.stale() > 0).isPresent());
		boolean hasRows = view.costs().filter(costs -> !costs.rows().isEmpty()).isPresent();
		importRates.setEnabled(hasRows && !trying);
		clearRates.setEnabled(view.shown().filter(ShownCosts::rated).isPresent());
	}

	/** The menu of the table, to which others can add. */
	MenuManager contextMenu() {
		MenuManager kinds = new MenuManager(Messages.EstimateActions_kind);
		kinds.add(asExecution);
		kinds.add(asEvents);
		rebind.setRemoveAllWhenShown(true);
		rebind.addMenuListener(shown -> offerSimilar());
		MenuManager value = new MenuManager(Messages.EstimateActions_value);
		values.forEach(value::add);
		MenuManager menu = new MenuManager();
		List<ActionContributionItem> ofPatterns = Stream.of(editPattern, toMethods, patternUp, patternDown)
				.map(ActionContributionItem::new).toList();
		ActionContributionItem ofMethods = new ActionContributionItem(toPattern);
		ActionContributionItem ofStale = new ActionContributionItem(removeStale);
		menu.addMenuListener(shown -> {
			ofPatterns.forEach(item -> item.setVisible(!patterns().isEmpty()));
			ofMethods.setVisible(patterns().isEmpty());
			ofStale.setVisible(removeStale.isEnabled());
		});
		menu.add(open);
		menu.add(ofPatterns.getFirst());
		menu.add(explain);
		menu.add(source);
		menu.add(showIn());
		menu.add(new Separator());
		menu.add(setCalls);
		menu.add(activate);
		menu.add(deactivate);
		menu.add(kinds);
		menu.add(value);
		menu.add(editNote);
		menu.add(new Separator());
		menu.add(ofMethods);
		ofPatterns.stream().skip(1).forEach(menu::add);
		menu.add(byPattern);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(delete);
		menu.add(rebind);
		menu.add(ofStale);
		menu.add(new Separator());
		menu.add(importRates);
		menu.add(clearRates);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		return menu;
	}

	/** The other places that can show the selected method. */
	private MenuManager showIn() {
		IBindingService keys = view.getSite().getService(IBindingService.class);
		String key = keys.getBestActiveBindingFormattedFor(IWorkbenchCommandConstants.NAVIGATE_SHOW_IN_QUICK_MENU);
		MenuManager showIn = new MenuManager(Messages.EstimateActions_showIn + (key == null ? "" : "\t" + key));
		showIn.add(ContributionItemFactory.VIEWS_SHOW_IN.create(view.getSite().getWorkbenchWindow()));
		return showIn;
	}

	/** The same key is for probes and scenarios; the focus decides. */
	private void removeSelected() {
		view.content().focusedScenarios().ifPresentOrElse(ScenariosPage::removeSelected,
				() -> edit(Messages.EstimateActions_removeChange, ProbeEdits.remove(names())));
	}

	/** Deactivates the selected probes if one of them is active, or else activates them. */
	private void toggle() {
		(deactivate.isEnabled() ? deactivate : activate).run();
	}

	/** The keys that the menu names. */
	void addKeysTo(Control control) {
		control.addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == SWT.F2) {
				commands.editCalls();
			} else if (event.character == ' ' && event.stateMask == 0 && !selected().isEmpty()) {
				toggle();
				event.doit = false;
			}
		}));
	}

	private void movePattern(boolean up) {
		selectedPattern().ifPresent(pattern -> edit(
				up ? Messages.EstimateActions_patternUpChange : Messages.EstimateActions_patternDownChange, ProbeEdits.move(pattern, up)));
	}

	private Optional<String> selectedPattern() {
		return selected().stream().map(EstimateRow::probe).filter(PatternProbe.class::isInstance)
				.map(probe -> ((PatternProbe) probe).getPattern())
				.findFirst();
	}

	/** Returns the place of the selected pattern among those of the plan, from 0. */
	private int place() {
		List<String> all = view.plan().map(plan -> plan.patterns().stream().map(PatternProbe::getPattern).toList()).orElse(List.of());
		return all.indexOf(selectedPattern().orElse(""));
	}

	private EstimatesView view() {
		return view;
	}

	private EstimateCommands commands() {
		return commands;
	}

	/** Candidates for the new place of the selected stale probe, the most similar first. */
	private void offerSimilar() {
		for (StaleProbe stale : view.selected().stream().flatMap(row -> row.stale().stream()).toList()) {
			for (CodePlace to : stale.similar()) {
				rebind.add(new RunAction(StaleEdits.words(to), () -> edit(StaleEdits.REBIND, StaleEdits.rebind(stale.place(), to))));
			}
			if (stale.similar().isEmpty()) {
				Action none = new RunAction(Messages.EstimateActions_noSimilar, () -> { });
				none.setEnabled(false);
				rebind.add(none);
			}
		}
	}

	private List<EstimateRow> rows() {
		return view.costs().map(PlanCosts::rows).orElse(List.of());
	}

	private static String valueLabel(int value) {
		return switch (value) {
			case 1 -> NLS.bind(Messages.EstimateActions_valueLeast, value);
			case 5 -> NLS.bind(Messages.EstimateActions_valueMost, value);
			default -> "&" + value;
		};
	}

	private void note() {
		List<String> names = names();
		NoteDialog.ask(view.getSite().getShell(), view.selected().stream().map(EstimateRow::probe).toList())
				.ifPresent(note -> edit(Messages.EstimateActions_noteChange, ProbeEdits.note(names, note)));
	}

	private void clear() {
		List<String> names = names().isEmpty() ? view.rows().stream().map(EstimateRow::name).toList() : names();
		edit(Messages.EstimateActions_clearRatesChange, ProbeEdits.calls(names, Optional.empty()));
	}

	private void edit(String label, Consumer<Plan> edit) {
		view.edit(label, edit);
	}

	private List<EstimateRow> selected() {
		return view.made().isEmpty() ? List.of() : view.selected();
	}

	private List<PatternProbe> patterns() {
		return selected().stream().map(EstimateRow::probe).filter(PatternProbe.class::isInstance).map(PatternProbe.class::cast).toList();
	}

	private List<String> names() {
		return view.selected().stream().map(EstimateRow::name).toList();
	}
}
