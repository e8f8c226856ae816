/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ResultSetChoice;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PushButton;

/** The <i>What If</i> line: framework, virtual machine, and buttons to apply, undo or discard the changes. */
public final class WhatIfBar {
	/** The least width of a choice with its label in a narrow view. */
	private static final int LEAST_WIDTH = 165;

	/** Carries out the user's choices. */
	interface Choices {

		/** Tries another result set. Returns whether the user keeps the choice. */
		boolean results(ResultSet set);

		/** Makes the changes in the plan. */
		void apply();

		void undoLast();

		void discard();
	}

	private final Composite bar;
	private final ChangingLabels labels;
	private final WrappedText words;
	private final Combo framework;
	private final Combo machine;
	private final Button apply;
	private final Button undoLast;
	private final Button discard;
	/** The values of the items. */
	private final Map<ConditionName, List<String>> values = new EnumMap<>(ConditionName.class);
	private PlanCosts shown;
	/** Shown as soon as the bar is. */
	private Optional<ShownCosts> latest = Optional.empty();

	WhatIfBar(Composite parent, Choices choices) {
		bar = FlowLayout.line(parent, 5, 2, 5);
		GridSpace.show(bar, false);
		labels = new ChangingLabels(parent);
		BiConsumer<ConditionName, String> choose = (name, value) -> ResultSetChoice.nearest(shown, name, value)
				.filter(set -> !choices.results(set)).ifPresent(refused -> latest.ifPresent(this::fill));
		framework = combo(Messages.WhatIfBar_framework, Messages.WhatIfBar_frameworkName, 460, ConditionName.FRAMEWORK, choose);
		machine = combo(Messages.WhatIfBar_machine, Messages.WhatIfBar_machineName, 260, ConditionName.VIRTUAL_MACHINE, choose);
		words = new WrappedText(bar);
		words.setLayoutData(FlowData.filling(200).optional());
		Composite buttons = new Composite(bar, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).applyTo(buttons);
		apply = PushButton.create(buttons, Messages.WhatIfBar_apply, Messages.WhatIfBar_applyToolTip, choices::apply);
		undoLast = PushButton.create(buttons, Messages.WhatIfBar_undoLast, Messages.WhatIfBar_undoLastToolTip, choices::undoLast);
		discard = PushButton.create(buttons, Messages.WhatIfBar_discard, Messages.WhatIfBar_discardToolTip, choices::discard);
	}

	private Combo combo(String label, String name, int most, ConditionName condition, BiConsumer<ConditionName, String> choose) {
		Combo combo = new Combo(FlowLayout.group(bar, label, 2, FlowData.choice(LEAST_WIDTH, most, true)), SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(combo);
		AccessibleName.set(combo, name);
		combo.addSelectionListener(SelectionListener
				.widgetSelectedAdapter(event -> choose.accept(condition, values.get(condition).get(combo.getSelectionIndex()))));
		return combo;
	}

	Composite control() {
		return bar;
	}

	/** Shows the bar or hides it. */
	void setVisible(boolean visible) {
		if (GridSpace.isShown(bar) != visible) {
			GridSpace.show(bar, visible);
			bar.getParent().layout();
			latest.filter(costs -> visible).ifPresent(this::fill);
		}
	}

	void show(ShownCosts costs) {
		latest = Optional.of(costs);
		if (GridSpace.isShown(bar)) {
			fill(costs);
		}
	}

	private void fill(ShownCosts costs) {
		shown = costs.costs();
		List<ResultSet> sets = shown.choices().sets();
		set(framework, sets, ConditionName.FRAMEWORK);
		set(machine, sets, ConditionName.VIRTUAL_MACHINE);
		int changes = costs.edits().size();
		labels.set(words, changes == 0 ? Messages.WhatIfBar_nothing : Plural.bind(Messages.WhatIfBar_tried, changes));
		words.setToolTipText(changes == 0 ? Messages.WhatIfBar_nothingToolTip
				: costs.edits().stream().map(WhatIf.Edit::label).collect(Collectors.joining("\n")));
		List<Button> buttons = List.of(apply, undoLast, discard);
		if (changes == 0 && buttons.stream().anyMatch(Control::isFocusControl)) {
			// If a button is disabled while it has the focus, the bar gets the focus, and a screen reader says nothing.
			framework.setFocus();
		}
		buttons.forEach(button -> button.setEnabled(changes > 0));
		labels.layOut();
	}

	private void set(Combo combo, List<ResultSet> sets, ConditionName name) {
		List<String> all = ResultSetChoice.values(sets, name);
		values.put(name, all);
		List<String> items = all.stream().map(value -> KindText.choice(value, shown.kinds(),
				sets.stream().filter(set -> ResultSetChoice.value(set, name).equals(value)).toList())).toList();
		if (ComboItems.replace(combo, items)) {
			labels.changed(combo);
		}
		shown.results().ifPresentOrElse(now -> combo.select(all.indexOf(ResultSetChoice.value(now, name))), combo::deselectAll);
		combo.setToolTipText(combo.getText());
	}
}
