/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.scenarios;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.Findings.Case;
import org.sonde.overhead.ui.estimates.table.BarLength;
import org.sonde.overhead.ui.estimates.table.CostPainter;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;

/** The plan and its scenarios side by side. */
public final class ScenariosPage {

	private final ColumnTable<Case> table;
	private final CostPainter<Case> bars = new CostPainter<>(one -> Optional.of(one.millisPerSecond()), one -> Optional.empty());
	private final Action remove;

	/**
	 * @param add asks for another scenario
	 * @param remove receives which scenarios to remove
	 */
	public ScenariosPage(Composite parent, Runnable add, Consumer<List<String>> remove) {
		table = new ColumnTable<>(parent, Messages.ScenariosPage_table, Case.class, Case::key, columns());
		this.remove = new RunAction(Messages.ScenariosPage_remove, () -> remove.accept(stored()));
		MenuManager menu = new MenuManager();
		menu.add(new RunAction(Messages.ScenariosPage_add, add));
		menu.add(this.remove);
		menu.add(table.copyAction());
		menu.add(SortMenu.of(() -> table));
		control().setMenu(menu.createContextMenu(control()));
		table.viewer().addSelectionChangedListener(event -> this.remove.setEnabled(!stored().isEmpty()));
		this.remove.setEnabled(false);
		control().addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == SWT.DEL) {
				removeSelected();
			}
		}));
	}

	public Control control() {
		return table.viewer().getControl();
	}

	/** The scenarios. */
	public ColumnTable<Case> table() {
		return table;
	}

	/** Removes the selected scenarios from the project. */
	public void removeSelected() {
		if (remove.isEnabled()) {
			remove.run();
		}
	}

	private List<String> stored() {
		return table.selected().stream().flatMap(one -> one.stored().stream()).toList();
	}

	public void show(Findings findings) {
		bars.setMost(findings.scenarios().stream().map(Case::millisPerSecond).filter(Estimate.Known.class::isInstance)
				.mapToDouble(cost -> BarLength.of((Estimate.Known) cost)).max().orElse(0));
		table.show(findings.scenarios());
	}

	private List<Column<Case>> columns() {
		return List.of(
				Column.<Case>text("scenario", Messages.ScenariosPage_scenario, 300, Case::name)
						.withToolTip(one -> one.remark().isEmpty() ? one.name() : one.name() + "\n" + one.remark()),
				Column.<Case>number("perSecond", Messages.ScenariosPage_perSecond, 235, one -> perSecond(one, one.millisPerSecond()),
						Comparator.comparingDouble(one -> Quantities.orLeast(Optional.of(one.millisPerSecond()))))
						.withToolTip(one -> one.remark().isEmpty() ? null : one.remark())
						.withMuted(one -> one.millisPerSecond() instanceof Estimate.Unknown).withPainter(bars),
				total("process", Messages.ScenariosPage_process, plan -> plan.total().processMillisPerSecond(), ScenariosPage::perSecond),
				total("perTrace", Messages.ScenariosPage_perTrace, WallTime::perTrace, (one, nanos) -> Quantities.perCall(nanos)),
				Column.<Case>text("writer", Messages.ScenariosPage_writer, 80,
						one -> one.writer().map(load -> Quantities.regime(load.regime())).orElse(Quantities.UNKNOWN))
						.withToolTip(one -> one.writer().map(WriterEstimate::meaning).orElse(null)),
				figure("utilisation", Messages.ScenariosPage_utilisation, 180, WriterEstimate::utilisation, Quantities::utilisation),
				figure("volume", Messages.ScenariosPage_volume, 190, WriterEstimate::gigabytesPerDay, Quantities::volume),
				Column.<Case>text("run", Messages.ScenariosPage_run, 260, Case::run).withToolTip(Case::run));
	}

	private static Column<Case> total(String id, String title, Function<PlanEstimate, Estimate> figure,
			BiFunction<Case, Estimate, String> text) {
		return Column.<Case>number(id, title, 205, one -> text.apply(one, one.total(figure)),
				Comparator.comparingDouble(one -> Quantities.orLeast(Optional.of(one.total(figure)))))
				.withToolTip(one -> reasonOrBasis(one.total(figure))).withMuted(one -> one.total(figure) instanceof Estimate.Unknown);
	}

	private static String reasonOrBasis(Estimate figure) {
		return switch (figure) {
			case Estimate.Known known -> known.basis();
			case Estimate.Unknown unknown -> unknown.reason();
		};
	}

	private static Column<Case> figure(String id, String title, int width, Function<WriterEstimate, Estimate> figure,
			Function<Estimate, String> text) {
		return Column.<Case>number(id, title, width,
				one -> one.writer().map(writer -> Quantities.ofWriter(writer, figure.apply(writer), text)).orElse(Quantities.UNKNOWN),
				Comparator.comparingDouble(one -> Quantities.orLeast(one.writer().map(figure))))
				.withToolTip(one -> one.writer().map(figure).map(ScenariosPage::reasonOrBasis).orElse(null));
	}

	private static String perSecond(Case one, Estimate millisPerSecond) {
		String cost = Quantities.perSecond(millisPerSecond);
		return one.estimate().filter(plan -> plan.total().isLowerBound()).isPresent() && millisPerSecond instanceof Estimate.Known
				? Quantities.atLeast(cost) : cost;
	}
}
