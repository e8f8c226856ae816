/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.themes.ITheme;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.Later;
import org.sonde.overhead.ui.view.MadeChange;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TurningSash;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffJson;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.TradeOffTable;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.WeightedIndex;

/** Every tuning of a series as a point: what monitoring costs against what the code is like, as a chart, a table and in words. */
public final class TradeOffView extends ViewPart {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.tradeoff";

	private static final String SERIES = "series";
	private static final String OVERHEAD = "overhead";
	private static final String MEASURE = "measure";
	private static final String WEIGHTS = "weights";
	private static final String LOGARITHMIC = "logarithmic";
	/** Of the chart and of what stands beside or below it. */
	private static final int[] CHART_AND_WORDS = { 52, 48 };
	/** Of the table and of the words below it. */
	private static final int[] TABLE_AND_WORDS = { 55, 45 };
	/** Wider than so many times its height, the view has its parts side by side: at the foot of the window they have no room below. */
	private static final double SIDE_BY_SIDE = 2;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::redraw);
	private final MenuManager chartMenu = new MenuManager();
	private IMemento memento;
	private FollowedProject followed;
	private Optional<Job> reading = Optional.empty();
	private ShownSeries.All all = new ShownSeries.All(List.of(), List.of());
	/** The key of the series to show, also before the series are read. */
	private String wanted = "";
	private WeightedIndex weights = WeightedIndex.EVEN;
	private ComboViewer seriesChoice;
	private ComboViewer overheadChoice;
	private ComboViewer measureChoice;
	private Later<TradeOffChart> chart;
	private ColumnTable<TuningRow> table;
	private Text details;
	private IAction remove;
	private final Action logarithmic = new Action(Messages.TradeOffView_logarithmic, IAction.AS_CHECK_BOX) {
		@Override
		public void run() {
			drawChart();
		}
	};

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = saved;
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpContext.TRADE_OFF.on(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		createChoices(parent);
		SashForm sash = TurningSash.create(parent, SIDE_BY_SIDE);
		Composite above = new Composite(sash, SWT.NONE);
		above.setLayout(new FillLayout());
		chart = new Later<>(parent, () -> new TradeOffChart(above), this::chartMade);
		SashForm words = new SashForm(sash, SWT.VERTICAL | SWT.SMOOTH);
		table = new ColumnTable<>(words, Messages.TradeOffView_table, TuningRow.class, row -> row.point().name(), TuningTexts.columns());
		Composite below = new Composite(words, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(5, 3).applyTo(below);
		details = new Text(below, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(details);
		words.setWeights(TABLE_AND_WORDS);
		sash.setWeights(CHART_AND_WORDS);
		table.viewer().addSelectionChangedListener(event -> selected());
		getSite().setSelectionProvider(table.viewer());
		createActions();
		restore();
		details.setText(SeriesJob.READING);
		followed = new FollowedProject(this, this::read, ShownSeries::isCandidate);
		Optional.ofNullable(memento).ifPresent(followed::restore);
		read();
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		redraw();
		// The theme colours the widgets after this method returns; the chart takes its colours from the table's, again.
		parent.getDisplay().asyncExec(this::redraw);
	}

	private void chartMade() {
		TradeOffChart made = chart.get();
		made.onChosen(this::select);
		made.setMenu(chartMenu);
		made.setColorsOf(table.viewer().getTable());
		made.control().getParent().layout();
	}

	private void createChoices(Composite parent) {
		Composite bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(6).applyTo(bar);
		seriesChoice = choice(bar, Messages.TradeOffView_series, one -> ((ShownSeries) one).title());
		GridDataFactory.fillDefaults().grab(true, false).hint(180, SWT.DEFAULT).applyTo(seriesChoice.getControl());
		seriesChoice.getControl().setEnabled(false);
		seriesChoice.addSelectionChangedListener(event -> showSeries());
		overheadChoice = choice(bar, Messages.TradeOffView_overhead, one -> ((OverheadMeasure) one).label());
		overheadChoice.setInput(OverheadMeasure.values());
		measureChoice = choice(bar, Messages.TradeOffView_measure,
				one -> one instanceof WeightedIndex index ? index.label() + " (" + index.weights() + ")" : ((CodeMeasure) one).label());
	}

	private static ComboViewer choice(Composite bar, String label, Function<Object, String> text) {
		new Label(bar, SWT.NONE).setText(label);
		ComboViewer choice = new ComboViewer(bar, SWT.READ_ONLY);
		choice.setContentProvider(ArrayContentProvider.getInstance());
		choice.setLabelProvider(LabelProvider.createTextProvider(text));
		return choice;
	}

	private void createActions() {
		IAction copy = table.copyAction();
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		IAction picture = new SavePictureAction(this);
		IAction figures = new SaveFiguresAction(this, this::saved);
		TuningActions actions = new TuningActions(this);
		IAction add = actions.add();
		remove = actions.remove();
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.DELETE.getId(), remove);
		new UndoRedoActionGroup(getSite(), MadeChange.undoContext(), true).fillActionBars(getViewSite().getActionBars());
		IAction weighing = actions.weigh();
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		List.of(add, picture).forEach(toolBar::add);
		IMenuManager viewMenu = getViewSite().getActionBars().getMenuManager();
		List.of(add, remove).forEach(viewMenu::add);
		viewMenu.add(new Separator());
		List.of(logarithmic, weighing).forEach(viewMenu::add);
		viewMenu.add(new Separator());
		List.of(picture, figures).forEach(viewMenu::add);
		viewMenu.add(ExportAction.report(this, Optional::empty));
		MenuManager menu = new MenuManager();
		List.of(copy, add, remove, picture, figures).forEach(menu::add);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		ContextMenu.set(table.viewer().getTable(), menu, getSite(), table.viewer());
		List.of(logarithmic, weighing, picture, figures).forEach(chartMenu::add);
	}

	/** As the command line prints it. */
	private Optional<SaveFiguresAction.Content> saved() {
		return shown().map(shown -> {
			List<TuningSeries> series = List.of(shown.series());
			OverheadMeasure upwards = overhead();
			CodeMeasure code = measure();
			return new SaveFiguresAction.Content(shown.series().id(), List.of(
					new SaveFiguresAction.Kind("csv", Messages.TradeOffView_csv, () -> TradeOffTable.csv(series, upwards, code).csv()),
					new SaveFiguresAction.Kind("json", Messages.TradeOffView_json, () -> TradeOffJson.printed(series, upwards, code))));
		});
	}

	private void restore() {
		Optional<IMemento> saved = Optional.ofNullable(memento);
		wanted = saved.map(state -> state.getString(SERIES)).orElse("");
		weights = saved.map(state -> state.getString(WEIGHTS)).map(TradeOffView::weights).orElse(WeightedIndex.EVEN);
		logarithmic.setChecked(saved.map(state -> state.getBoolean(LOGARITHMIC)).orElse(false));
		String overhead = saved.map(state -> state.getString(OVERHEAD)).orElse("");
		overheadChoice.setSelection(new StructuredSelection(OverheadMeasure.find(overhead).orElse(OverheadMeasure.RESPONSE_TIME)));
		offerMeasures();
		String measure = saved.map(state -> state.getString(MEASURE)).orElse("");
		measureChoice.setSelection(new StructuredSelection(measure.equals(WEIGHTS) ? weights
				: ComplexityMeasure.find(measure).orElse(ComplexityMeasure.INFORMATION)));
		overheadChoice.addSelectionChangedListener(event -> drawChart());
		measureChoice.addSelectionChangedListener(event -> drawChart());
		saved.ifPresent(table::restore);
	}

	/** Even ones in place of what cannot be read. */
	private static WeightedIndex weights(String saved) {
		try {
			return WeightedIndex.parse(saved);
		} catch (IllegalArgumentException e) {
			return WeightedIndex.EVEN;
		}
	}

	private void offerMeasures() {
		measureChoice.setInput(Stream.concat(Stream.of(ComplexityMeasure.values()), Stream.of(weights)).toList());
	}

	@Override
	public void saveState(IMemento state) {
		state.putString(SERIES, wanted);
		state.putString(OVERHEAD, overhead().id());
		state.putString(MEASURE, measure() instanceof ComplexityMeasure measure ? measure.id() : WEIGHTS);
		state.putString(WEIGHTS, weights.weights());
		state.putBoolean(LOGARITHMIC, logarithmic.isChecked());
		followed.save(state);
		table.save(state);
	}

	private Optional<ShownSeries> shown() {
		return Optional.ofNullable((ShownSeries) seriesChoice.getStructuredSelection().getFirstElement());
	}

	OverheadMeasure overhead() {
		return (OverheadMeasure) overheadChoice.getStructuredSelection().getFirstElement();
	}

	CodeMeasure measure() {
		return (CodeMeasure) measureChoice.getStructuredSelection().getFirstElement();
	}

	/** Shows the series with this id, as soon as the series are read, measured by this; for whoever opens the view at a series. */
	public void show(String seriesId, CodeMeasure measure) {
		wanted = seriesId;
		show(measure);
		selectWanted();
	}

	/** Places the tunings by this measure of the code; an index brings its weights. */
	public void show(CodeMeasure measure) {
		if (measure instanceof WeightedIndex index) {
			weights = index;
			offerMeasures();
		}
		measureChoice.setSelection(new StructuredSelection(measure));
	}

	/** Places the tunings by this measure of the overhead. */
	public void show(OverheadMeasure measure) {
		overheadChoice.setSelection(new StructuredSelection(measure));
	}

	/** Draws with a logarithmic scale of the overhead, or without. */
	public void setLogarithmic(boolean on) {
		logarithmic.setChecked(on);
		drawChart();
	}

	WeightedIndex weights() {
		return weights;
	}

	/** The project whose series are shown, too. */
	FollowedProject followed() {
		return followed;
	}

	/** The file of the series shown; empty for a built-in one. */
	Optional<ShownSeries> ownSeries() {
		return shown().filter(one -> one.file().isPresent());
	}

	/** Shows the series in a file, as soon as it is read. */
	void showFile(String key) {
		wanted = key;
		read();
	}

	private void read() {
		reading.ifPresent(Job::cancel);
		if (!details.isDisposed()) {
			reading = Optional.of(SeriesJob.read(followed.project(), details, this::show));
		}
	}

	private void show(ShownSeries.All read) {
		all = read;
		seriesChoice.setInput(read.series());
		seriesChoice.getControl().setEnabled(true);
		selectWanted();
	}

	private void selectWanted() {
		if (!all.series().isEmpty()) {
			List<ShownSeries> series = all.series();
			String asked = wanted;
			seriesChoice.setSelection(new StructuredSelection(series.stream().filter(one -> one.key().equals(wanted)).findFirst()
					.or(() -> series.stream().filter(one -> one.series().id().equals(wanted)).findFirst()).orElse(series.getFirst())));
			wanted = asked; // one's own series comes back with its project
		}
	}

	/** The chart's widget. */
	public Chart chart() {
		return chart.get().control();
	}

	/** What the chart shows. */
	public TradeOffPlot plot() {
		return chart.get().plot();
	}

	TradeOffChart tradeOffChart() {
		return chart.get();
	}

	/** For names of files. */
	String seriesId() {
		return shown().map(one -> one.series().id()).orElse("trade-off");
	}

	/** For titles of pictures. */
	String seriesTitle() {
		return shown().map(one -> one.series().title()).orElse("");
	}

	boolean isLogarithmic() {
		return logarithmic.isChecked();
	}

	/** The table under the chart. */
	public ColumnTable<TuningRow> table() {
		return table;
	}

	/** The words below the table. */
	public String words() {
		return details.getText();
	}

	private void showSeries() {
		shown().ifPresent(one -> wanted = one.key());
		drawChart();
		selected();
	}

	private void drawChart() {
		if (shown().isEmpty()) {
			return; // still being read
		}
		TradeOffPlane plane = TradeOffPlane.of(shown().get().series().points(), overhead(), measure());
		TradeOffPlot plot = TradeOffPlot.of(plane);
		ITheme theme = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme();
		logarithmic.setEnabled(plot.canBeLogarithmic());
		table.show(TuningRow.of(plane, weights));
		chart.get().show(plot, logarithmic.isChecked(), theme.getColorRegistry());
		remove.setEnabled(ownSeries().isPresent() && !table.selected().isEmpty());
	}

	private void redraw() {
		Control control = table.viewer().getTable();
		if (!control.isDisposed()) {
			chart.made().ifPresent(made -> made.setColorsOf(control));
			details.setBackground(control.getBackground());
			details.getParent().setBackground(control.getBackground());
			details.setForeground(control.getForeground());
			drawChart();
		}
	}

	/** Selects the tuning of this name, as a click on its mark does. */
	private void select(String name) {
		table.viewer().setSelection(new StructuredSelection(table.rows().stream().filter(row -> row.point().name().equals(name)).toList()),
				true);
	}

	private void selected() {
		if (shown().isEmpty()) {
			return;
		}
		List<TuningRow> selected = table.selected();
		chart.get().select(selected.stream().map(row -> row.point().name()).collect(Collectors.toSet()));
		remove.setEnabled(ownSeries().isPresent() && !selected.isEmpty());
		List<String> words = new ArrayList<>(all.problems());
		words.add(selected.isEmpty() ? TuningTexts.details(shown().get().series()) : TuningTexts.details(selected.getFirst()));
		details.setText(String.join("\n", words));
	}

	@Override
	public void setFocus() {
		table.viewer().getControl().setFocus();
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
