/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.themes.ITheme;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;

/** Every tuning of a series as a point: what monitoring costs against what the code is like, as a chart, a table and in words. */
public final class TradeOffView extends ViewPart {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.tradeoff";

	private static final String SERIES = "series";
	private static final String MEASURE = "measure";
	/** Of the chart and of what stands beside or below it. */
	private static final int[] WEIGHTS = { 52, 48 };
	/** Of the table and of the words below it. */
	private static final int[] WORDS_WEIGHTS = { 55, 45 };
	/** Wider than so many times its height, the view has its parts side by side: at the foot of the window they have no room below. */
	private static final double SIDE_BY_SIDE = 2;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::redraw);
	private IMemento memento;
	private List<TuningSeries> published = List.of();
	/** The id of the series to show, also before the series are read. */
	private String wanted = "";
	private ComboViewer seriesChoice;
	private ComboViewer measureChoice;
	private TradeOffChart chart;
	private ColumnTable<TradeOffPoint> table;
	private Text details;

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = saved;
	}

	@Override
	public void createPartControl(Composite parent) {
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		createChoices(parent);
		SashForm sash = new SashForm(parent, SWT.VERTICAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		chart = new TradeOffChart(sash);
		SashForm words = new SashForm(sash, SWT.VERTICAL | SWT.SMOOTH);
		table = new ColumnTable<>(words, "Tunings of the series", TradeOffPoint.class, TradeOffPoint::name, TuningTexts.columns());
		Composite below = new Composite(words, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(5, 3).applyTo(below);
		details = new Text(below, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(details);
		words.setWeights(WORDS_WEIGHTS);
		sash.setWeights(WEIGHTS);
		sash.addListener(SWT.Resize, event -> {
			Point size = sash.getSize();
			sash.setOrientation(size.x > SIDE_BY_SIDE * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
		});
		table.viewer().addSelectionChangedListener(event -> showDetails());
		getSite().setSelectionProvider(table.viewer());
		createActions();
		restore();
		details.setText(PublishedSeries.READING);
		PublishedSeries.read(details, this::showPublished);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		redraw();
		// The theme colours the widgets after this method returns; the chart takes its colours from the table's, again.
		parent.getDisplay().asyncExec(this::redraw);
	}

	private void createChoices(Composite parent) {
		Composite bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(4).applyTo(bar);
		new Label(bar, SWT.NONE).setText("&Series:");
		seriesChoice = new ComboViewer(bar, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).hint(220, SWT.DEFAULT).applyTo(seriesChoice.getControl());
		seriesChoice.setContentProvider(ArrayContentProvider.getInstance());
		seriesChoice.setLabelProvider(LabelProvider.createTextProvider(series -> ((TuningSeries) series).title()));
		seriesChoice.getControl().setEnabled(false);
		seriesChoice.addSelectionChangedListener(event -> showSeries());
		Label against = new Label(bar, SWT.NONE);
		against.setText("&Against:");
		measureChoice = new ComboViewer(bar, SWT.READ_ONLY);
		measureChoice.setContentProvider(ArrayContentProvider.getInstance());
		measureChoice.setLabelProvider(LabelProvider.createTextProvider(measure -> ((ComplexityMeasure) measure).label()));
		measureChoice.setInput(ComplexityMeasure.values());
		measureChoice.addSelectionChangedListener(event -> drawChart());
	}

	private void createActions() {
		IAction copy = table.copyAction();
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		Action picture = new SavePictureAction(this);
		IToolBarManager toolBar = getViewSite().getActionBars().getToolBarManager();
		toolBar.add(picture);
		getViewSite().getActionBars().getMenuManager().add(ExportAction.report(this, Optional::empty));
		MenuManager menu = new MenuManager();
		menu.add(copy);
		menu.add(picture);
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		Table control = table.viewer().getTable();
		Menu context = menu.createContextMenu(control);
		control.setMenu(context);
		getSite().registerContextMenu(menu, table.viewer());
		getViewSite().getActionBars().updateActionBars();
	}

	private void restore() {
		Optional<IMemento> saved = Optional.ofNullable(memento);
		wanted = saved.map(state -> state.getString(SERIES)).orElse("");
		String measure = saved.map(state -> state.getString(MEASURE)).orElse("");
		measureChoice.setSelection(new StructuredSelection(List.of(ComplexityMeasure.values()).stream()
				.filter(choice -> choice.name().equals(measure)).findFirst().orElse(ComplexityMeasure.INFORMATION)));
		saved.ifPresent(table::restore);
	}

	@Override
	public void saveState(IMemento state) {
		state.putString(SERIES, wanted);
		state.putString(MEASURE, measure().name());
		table.save(state);
	}

	private TuningSeries series() {
		return (TuningSeries) seriesChoice.getStructuredSelection().getFirstElement();
	}

	private ComplexityMeasure measure() {
		return (ComplexityMeasure) measureChoice.getStructuredSelection().getFirstElement();
	}

	/** Shows the series with this id, as soon as the series are read, measured by this; for whoever opens the view at a series. */
	public void show(String seriesId, ComplexityMeasure measure) {
		wanted = seriesId;
		measureChoice.setSelection(new StructuredSelection(measure));
		selectWanted();
	}

	private void showPublished(List<TuningSeries> read) {
		published = read;
		seriesChoice.setInput(read);
		seriesChoice.getControl().setEnabled(true);
		selectWanted();
	}

	private void selectWanted() {
		if (!published.isEmpty()) {
			seriesChoice.setSelection(new StructuredSelection(published.stream().filter(series -> series.id().equals(wanted))
					.findFirst().orElse(published.getLast())));
		}
	}

	/** The chart's widget. */
	public Chart chart() {
		return chart.control();
	}

	/** What the chart shows. */
	public TradeOffPlot plot() {
		return chart.plot();
	}

	TradeOffChart tradeOffChart() {
		return chart;
	}

	String seriesId() {
		return wanted;
	}

	/** The table under the chart. */
	public ColumnTable<TradeOffPoint> table() {
		return table;
	}

	private void showSeries() {
		wanted = series().id();
		table.show(series().points());
		drawChart();
		showDetails();
	}

	private void drawChart() {
		if (series() == null) {
			return; // still being read
		}
		ITheme theme = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme();
		TradeOffPlot plot = TradeOffPlot.of(series().points(), measure());
		measureChoice.getControl().setEnabled(!plot.namesOnly());
		measureChoice.getControl()
				.setToolTipText(plot.namesOnly() ? "The source of this series gives no figure of the code, only words." : null);
		chart.show(plot, theme.getColorRegistry());
	}

	private void redraw() {
		Table control = table.viewer().getTable();
		if (!control.isDisposed()) {
			chart.setColorsOf(control);
			details.setBackground(control.getBackground());
			details.getParent().setBackground(control.getBackground());
			details.setForeground(control.getForeground());
			drawChart();
		}
	}

	private void showDetails() {
		if (series() == null) {
			return;
		}
		List<TradeOffPoint> selected = table.selected();
		details.setText(selected.isEmpty() ? TuningTexts.details(series()) : TuningTexts.details(selected.getFirst()));
	}

	@Override
	public void setFocus() {
		table.viewer().getControl().setFocus();
	}

	@Override
	public void dispose() {
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		super.dispose();
	}
}
