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
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.UndoableChange;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;
import org.sonde.overhead.ui.view.table.SortMenu;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffJson;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffTable;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryJson;
import org.sonde.report.versions.VersionHistoryTable;

/** Every tuning of a series as a point: what monitoring costs against what the code is like, as a chart, a table and in words. */
public final class TradeOffView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.tradeoff";

	/** Of the chart and of what stands beside or below it. */
	private static final int[] CHART_AND_WORDS = { 52, 48 };
	/** Of the table and of the words below it. */
	private static final int[] TABLE_AND_WORDS = { 55, 45 };
	/** Wider than so many times its height, the view has its parts side by side: at the foot of the window they have no room below. */
	private static final double SIDE_BY_SIDE = 2;

	/** In pixels. */
	private static final int LEAST_CHART = 100;
	private static final int LEAST_WORDS = 65;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::redraw);
	private final ShownTradeOff model = new ShownTradeOff();
	private final MenuManager tableMenu = new MenuManager();
	private final MenuManager chartMenu = new MenuManager();
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
	private IAction add;
	private IAction picture;
	private IAction edit;
	private IAction remove;
	private final Action history = new Action(Messages.TradeOffView_history, IAction.AS_CHECK_BOX) {
		@Override
		public void run() {
			model.setHistory(isChecked());
			choices.enableMeasures(!isChecked());
			drawChart();
			selected();
		}
	};
	private final Action logarithmic = new Action(Messages.TradeOffView_logarithmic, IAction.AS_CHECK_BOX) {
		@Override
		public void run() {
			model.setLogarithmic(isChecked());
			drawChart();
		}
	};

	@Override
	public void createPartControl(Composite parent) {
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
		table = new Deferred<>(parent, () -> new ColumnTable<>(rows, Messages.TradeOffView_table, TuningRow.class, row -> row.point().name(),
				TuningTexts.columns()), this::tableMade);
		chart = new Deferred<>(parent, () -> new TradeOffChart(chartOrMessage.content()), this::chartMade);
		Composite below = new Composite(words.parts(), SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(5, 3).applyTo(below);
		details = ReadOnlyText.create(below, Messages.TradeOffView_details);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(details);
		words.needs(this::leastTable, () -> LEAST_WORDS).setWeights(TABLE_AND_WORDS);
		// SWTChart paints the axes of a chart that is cut over what is below the view, so it is cut as rarely as possible.
		sash.secondScrolls().needs(() -> LEAST_CHART, () -> leastTable() + LEAST_WORDS).setWeights(CHART_AND_WORDS);
		selection = new RowSelection<>(this::table, tunings -> tunings, tunings -> table().rows().stream().filter(tunings::contains).toList());
		getSite().setSelectionProvider(selection);
		createActions();
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
		logarithmic.setChecked(model.isLogarithmic());
		history.setChecked(model.isHistory());
		choices.enableMeasures(!model.isHistory());
		selection.tableMade();
		made.viewer().addSelectionChangedListener(event -> selected());
		made.viewer().addDoubleClickListener(event -> editSelected());
		ContextMenu.set(made.viewer().getTable(), tableMenu, getSite(), selection);
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
		made.setMenu(chartMenu);
		made.setColorsOf(table().viewer().getTable());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(made.control());
		made.control().getParent().layout();
	}

	private void createActions() {
		IAction copy = ColumnTable.copyAction(this::table);
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		history.setToolTipText(Messages.TradeOffView_historyHint);
		history.setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(getClass(), "icons/version-history.svg").orElseThrow());
		picture = new SavePictureAction(this);
		picture.setEnabled(false);
		IAction figures = new SaveFiguresAction(this, this::saved);
		TuningActions actions = new TuningActions(this);
		add = actions.add();
		edit = actions.edit();
		remove = actions.remove();
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.DELETE.getId(), remove);
		new UndoRedoActionGroup(getSite(), UndoableChange.undoContext(), true).fillActionBars(getViewSite().getActionBars());
		IAction weighing = actions.weigh();
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		List.of(history, add, picture).forEach(toolBar::add);
		IMenuManager viewMenu = getViewSite().getActionBars().getMenuManager();
		List.of(add, edit, remove).forEach(viewMenu::add);
		viewMenu.add(new CommandAction(Messages.TradeOffView_measure, CommandAction.MEASURE_VERSIONS, getSite()));
		viewMenu.add(new Separator());
		List.of(history, logarithmic, weighing).forEach(viewMenu::add);
		viewMenu.add(new Separator());
		List.of(picture, figures).forEach(viewMenu::add);
		viewMenu.add(ExportAction.report(this, Optional::empty));
		List.of(copy, add, edit, remove, picture, figures).forEach(tableMenu::add);
		tableMenu.add(SortMenu.of(this::table));
		tableMenu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		List.of(history, logarithmic, weighing, picture, figures).forEach(chartMenu::add);
	}

	/** As the command line prints it. */
	private Optional<SaveFiguresAction.Content> saved() {
		return model.shown().map(shown -> {
			if (model.isHistory()) {
				VersionHistory versions = VersionHistory.of(shown.series());
				return new SaveFiguresAction.Content(shown.series().id() + "-history", List.of(
						new SaveFiguresAction.Kind("csv", Messages.TradeOffView_csv, () -> VersionHistoryTable.csv(versions).csv()),
						new SaveFiguresAction.Kind("json", Messages.TradeOffView_json, () -> VersionHistoryJson.printed(versions))));
			}
			List<TuningSeries> series = List.of(shown.series());
			OverheadMeasure upwards = model.overhead();
			CodeMeasure code = model.measure();
			return new SaveFiguresAction.Content(shown.series().id(), List.of(
					new SaveFiguresAction.Kind("csv", Messages.TradeOffView_csv, () -> TradeOffTable.csv(series, upwards, code).csv()),
					new SaveFiguresAction.Kind("json", Messages.TradeOffView_json, () -> TradeOffJson.printed(series, upwards, code))));
		});
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

	/** What was remembered comes before anything else that is asked for. */
	private void complete() {
		table.get();
	}

	/** Places the tunings by this measure of the code; an index brings its weights. */
	void show(CodeMeasure measure) {
		complete();
		model.place(measure);
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
			logarithmic.setEnabled(plot.canBeLogarithmic() && !model.isHistory());
			table().show(TuningRow.of(plane, model.weights()));
			ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
			chart.get().show(plot, model.isLogarithmic(), colors);
			enableActions(table().selected());
			showHistory();
			showChart(plot);
		});
	}

	private void showHistory() {
		boolean shown = model.isHistory();
		if (shown && historyPicture.isEmpty()) {
			HistoryPicture made = new HistoryPicture(chartOrMessage.content(), this::select, this::editSelected);
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

	/** In place of axes without a mark it says what is missing. */
	private void showChart(TradeOffPlot plot) {
		boolean empty = model.isHistory() ? model.history().filter(VersionHistory::isEmpty).isPresent() : plot.marks().isEmpty();
		picture.setEnabled(!empty);
		if (empty) {
			chartOrMessage.messagePage().show(Messages.TradeOffView_noFigures, model.isHistory() ? Messages.TradeOffView_noHistoryHow
					: NLS.bind(Messages.TradeOffView_noFiguresHow, model.overhead().label(), model.measure().label()),
					MessagePage.NOTHING, add);
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
				new StructuredSelection(table().rows().stream().filter(row -> name.filter(row.point().name()::equals).isPresent()).toList()), true);
	}

	private void selected() {
		List<TuningRow> selected = table().selected();
		model.words(selected).ifPresent(words -> {
			Set<String> names = selected.stream().map(row -> row.point().name()).collect(Collectors.toSet());
			chart.get().select(names);
			historyPicture.ifPresent(made -> made.select(names));
			enableActions(selected);
			details.setText(words);
		});
	}

	private void enableActions(List<TuningRow> selected) {
		edit.setEnabled(model.canEdit(selected));
		remove.setEnabled(model.canRemove(selected));
	}

	private void editSelected() {
		if (edit.isEnabled()) {
			edit.run();
		}
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
