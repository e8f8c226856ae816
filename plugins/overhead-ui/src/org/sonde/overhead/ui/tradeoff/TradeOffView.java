/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.versions.VersionHistory;

/** Every tuning of a series as a point: what monitoring costs against what the code is like, as a chart, a table and in words. */
public final class TradeOffView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.tradeoff";

	/** The weights of the chart, and of what is beside or below it. */
	private static final int[] CHART_AND_WORDS = { 52, 48 };
	/** The weights of the table and of the words below it. */
	private static final int[] TABLE_AND_WORDS = { 55, 45 };
	/** Wider than so many times its height, the view has its parts side by side: at the foot of the window they have no room below. */
	private static final double SIDE_BY_SIDE = 2;

	/** In pixels. */
	private static final int LEAST_CHART = 100;
	private static final int LEAST_WORDS = 65;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::redraw);
	private final ShownTradeOff model = new ShownTradeOff();
	private FollowedProject followed;
	private Optional<Job> reading = Optional.empty();
	/** The name of a tuning to be selected as soon as it is read. */
	private Optional<String> wanted = Optional.empty();
	private TradeOffChoices choices;
	private Pages chartOrMessage;
	private Deferred<TradeOffChart> chart;
	private Optional<HistoryPicture> historyPicture = Optional.empty();
	private Deferred<ColumnTable<TuningRow>> table;
	private RowSelection<TuningRow> selection;
	private Text details;
	private TradeOffActions actions;

	@Override
	protected void createControls(Composite parent) {
		HelpContext.TRADE_OFF.on(parent);
		choices = new TradeOffChoices(parent, model, this::showSeries, this::drawChart);
		AdaptiveSash sash = new AdaptiveSash(parent, SIDE_BY_SIDE);
		PriorityLayout.of(parent).main(sash.control(), sash::leastHeight).thenTighten(choices.control());
		Composite above = new Composite(sash.parts(), SWT.NONE);
		above.setLayout(new FillLayout());
		chartOrMessage = new Pages(above);
		AdaptiveSash words = new AdaptiveSash(sash.parts(), Double.MAX_VALUE);
		Composite rows = new Composite(words.parts(), SWT.NONE);
		rows.setLayout(new FillLayout());
		table = new Deferred<>(parent,
				() -> new ColumnTable<>(rows, Messages.TradeOffView_table, TuningRow.class, row -> row.point().name(),
				TuningTexts.columns()), this::tableMade);
		chart = new Deferred<>(parent, () -> new TradeOffChart(chartOrMessage.content()), this::chartMade);
		Composite below = new Composite(words.parts(), SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(5, 3).applyTo(below);
		details = ReadOnlyText.create(below, Messages.TradeOffView_details);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(details);
		words.needs(this::leastTable, () -> LEAST_WORDS).setWeights(TABLE_AND_WORDS);
		// SWTChart paints the axes of a chart that is cut over what is below the view, so it is cut as rarely as possible.
		sash.secondScrolls().needs(() -> LEAST_CHART, () -> leastTable() + LEAST_WORDS).setWeights(CHART_AND_WORDS);
		selection = new RowSelection<>(this::table, tunings -> tunings,
				tunings -> table().rows().stream().filter(tunings::contains).toList());
		getSite().setSelectionProvider(selection);
		actions = new TradeOffActions(this, this::setHistory, this::setLogarithmic);
		details.setText(SeriesJob.READING);
		followed = new FollowedProject(this, this::read, ShownSeries::isCandidate);
		memento().ifPresent(followed::restore);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
	}

	private int leastTable() {
		return table.made().map(ColumnTable::leastHeight).orElse(LEAST_CHART);
	}

	private void tableMade() {
		ColumnTable<TuningRow> made = table();
		memento().ifPresent(saved -> {
			model.restore(key -> Optional.ofNullable(saved.getString(key)));
			made.restore(saved);
		});
		choices.showOverhead();
		choices.showMeasure();
		actions.show(model);
		choices.enableMeasures(!model.isHistory());
		selection.tableMade();
		made.viewer().addSelectionChangedListener(event -> selected());
		made.viewer().addDoubleClickListener(event -> actions.editSelected());
		ContextMenu.set(made.viewer().getTable(), actions.ofTable(), getSite(), selection);
		made.viewer().getTable().getParent().layout();
		if (details.isFocusControl()) {
			setFocus();
		}
		// The theme colours the table after this; the words take their colours from it.
		Deferred.run(details, this::redraw);
		read();
	}

	private void chartMade() {
		TradeOffChart made = chart.get();
		made.onChosen(this::select);
		made.setMenu(actions.ofChart());
		made.setColorsOf(table().viewer().getTable());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(made.control());
		made.control().getParent().layout();
	}

	private void setHistory(boolean isHistory) {
		model.setHistory(isHistory);
		choices.enableMeasures(!isHistory);
		drawChart();
		selected();
	}

	private void setLogarithmic(boolean isLogarithmic) {
		model.setLogarithmic(isLogarithmic);
		drawChart();
	}

	/** Shows the series in a file, without taking the focus from what the user does elsewhere. */
	public static void open(IWorkbenchPage page, IFile series) {
		try {
			TradeOffView view = (TradeOffView) page.showView(ID, null, IWorkbenchPage.VIEW_VISIBLE);
			view.followed.follow(series.getProject());
			view.showFile(ProjectFiles.name(series));
			// The active view may lie on it.
			page.bringToTop(view);
		} catch (PartInitException e) {
			ILog.of(TradeOffView.class).log(e.getStatus());
		}
	}

	@Override
	public void saveState(IMemento state) {
		complete();
		model.save(state::putString);
		followed.save(state);
		table().save(state);
	}

	/** Restores the remembered state before any other request. */
	private void complete() {
		table.get();
	}

	/** Places the tunings by this measure of the code; an index brings its weights. */
	void show(CodeMeasure measure) {
		complete();
		model.setMeasure(measure);
		choices.showMeasure();
	}

	/** The series that is shown; empty as long as it is being read. */
	public Optional<ShownSeries> series() {
		return model.shown();
	}

	/** What is shown, without its controls. */
	ShownTradeOff model() {
		return model;
	}

	@Override
	public Optional<IProject> project() {
		return followed.project();
	}

	/** The project whose series are shown, too. */
	FollowedProject followed() {
		return followed;
	}

	/** Shows the series in a file, as soon as it is read. */
	void showFile(String key) {
		complete();
		model.want(key);
		read();
	}

	/** The same, and selects the tuning of this name. */
	void showTuning(String key, String name) {
		wanted = Optional.of(name);
		showFile(key);
	}

	private void read() {
		reading.ifPresent(Job::cancel);
		if (!details.isDisposed() && table.made().isPresent()) {
			reading = Optional.of(SeriesJob.read(followed.project(), details, this::offer));
		}
	}

	private void offer(ShownSeries.All series) {
		model.offer(series);
		choices.showSeries();
	}

	/** What the chart shows. */
	TradeOffPlot plot() {
		return chart.get().plot();
	}

	TradeOffChart tradeOffChart() {
		return chart.get();
	}

	/** The table under the chart. */
	ColumnTable<TuningRow> table() {
		return table.get();
	}

	private void showSeries() {
		drawChart();
		if (wanted.filter(name -> table().rows().stream().anyMatch(row -> row.point().name().equals(name))).isPresent()) {
			select(wanted);
			wanted = Optional.empty();
		}
		selected();
	}

	private void drawChart() {
		model.plane().ifPresent(plane -> {
			TradeOffPlot plot = TradeOffPlot.of(plane);
			table().show(TuningRow.of(plane, model.weights()));
			ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
			chart.get().show(plot, model.isLogarithmic(), colors);
			actions.enable(table().selected());
			showHistory();
			showChart(plot);
		});
	}

	private void showHistory() {
		boolean shown = model.isHistory();
		if (shown && historyPicture.isEmpty()) {
			HistoryPicture made = new HistoryPicture(chartOrMessage.content(), this::select, actions::editSelected);
			GridDataFactory.fillDefaults().grab(true, true).applyTo(made.control());
			made.setColorsOf(table().viewer().getTable());
			historyPicture = Optional.of(made);
		}
		historyPicture.ifPresent(made -> {
			GridSpace.show(made.control(), shown);
			GridSpace.show(chart.get().control(), !shown);
			made.control().getParent().layout();
			model.history().filter(versions -> shown).ifPresent(made::show);
		});
	}

	/** Instead of empty axes, shows what is missing. */
	private void showChart(TradeOffPlot plot) {
		boolean empty = model.isHistory() ? model.history().filter(VersionHistory::isEmpty).isPresent() : plot.marks().isEmpty();
		actions.enable(plot.canBeLogarithmic() && !model.isHistory(), !empty);
		if (empty) {
			chartOrMessage.messagePage().show(Messages.TradeOffView_noFigures, model.isHistory() ? Messages.TradeOffView_noHistoryHow
					: NLS.bind(Messages.TradeOffView_noFiguresHow, model.overhead().label(), model.measure().label()),
					MessagePage.NOTHING, actions.add());
			chartOrMessage.showMessage();
		} else {
			chartOrMessage.showContent();
		}
	}

	private void redraw() {
		if (!details.isDisposed() && table.made().isPresent()) {
			Control control = table().viewer().getTable();
			chart.made().ifPresent(made -> made.setColorsOf(control));
			historyPicture.ifPresent(made -> made.setColorsOf(control));
			details.setBackground(control.getBackground());
			details.getParent().setBackground(control.getBackground());
			details.setForeground(control.getForeground());
			drawChart();
		}
	}

	/** Selects the tuning of this name, as a click on its mark does, or none. */
	private void select(Optional<String> name) {
		table().viewer().setSelection(
				new StructuredSelection(
						table().rows().stream().filter(row -> name.filter(row.point().name()::equals).isPresent()).toList()),
				true);
	}

	private void selected() {
		List<TuningRow> selected = table().selected();
		model.words(selected).ifPresent(words -> {
			Set<String> names = selected.stream().map(row -> row.point().name()).collect(Collectors.toSet());
			chart.get().select(names);
			historyPicture.ifPresent(made -> made.select(names));
			actions.enable(selected);
			details.setText(words);
		});
	}

	@Override
	public void setFocus() {
		table.made().ifPresentOrElse(made -> made.viewer().getControl().setFocus(), details::setFocus);
	}

	@Override
	public void dispose() {
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		reading.ifPresent(Job::cancel);
		if (followed != null) {
			followed.dispose();
		}
		super.dispose();
	}
}
