/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.results.ComparisonMatrix;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.Computed;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.LinesChart;
import org.sonde.overhead.ui.view.Tab;
import org.sonde.overhead.ui.view.Tabs;
import org.sonde.report.results.PortionBar;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.SetMatrix;

/** Stored benchmark results: those of the project and those built in, with portions, forks and figures; two of them compared. */
public final class ResultsView extends ViewPart {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.results";

	private static final String SETS = "sets";
	private static final String FIGURES = "figures";
	private static final String SELECTED = "selected";
	private static final String TAB = "tab";
	private static final int[] WEIGHTS = { 45, 55 };
	private static final double SIDE_BY_SIDE = 2.2;

	/** Of the selected sets, with what they do not share. */
	private record Matrices(List<ComparisonMatrix> matrices, List<String> notes) {
	}

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private IMemento memento;
	private FollowedProject followed;
	private ResultsJob job;
	private ColumnTable<ResultRow> sets;
	private Label problems;
	private Tabs tabs;
	private Tab<PortionsPage> portions;
	private Tab<ForksPage> forks;
	private Tab<ColumnTable<ResultColumns.Figure>> figures;
	private Tab<CurvesPage> curves;
	private Tab<ComparisonPage> comparison;
	private Tab<MatrixPage> matrix;
	private Computed<Matrices> matrices;
	private Tab<OverTimePage> overTime;
	private List<BenchmarkHistory> histories = List.of();
	private Tab<Text> about;
	/** Of the set that was selected first: the baseline of a comparison. */
	private List<String> selectionOrder = List.of();
	private String wanted = "";

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = saved;
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpContext.RESULTS.on(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		SashForm sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		createList(sash);
		createTabs(sash);
		sash.setWeights(WEIGHTS);
		sash.addListener(SWT.Resize, event -> {
			Point size = sash.getSize();
			sash.setOrientation(size.x > SIDE_BY_SIDE * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
		});
		new ResultActions(this, sets).addTo(getViewSite());
		getSite().setSelectionProvider(sets.viewer());
		restore();
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		followed = new FollowedProject(this, this::read, ResultSets::isCandidate);
		Optional.ofNullable(memento).ifPresent(followed::restore);
		job = new ResultsJob(read -> later(() -> show(read)));
		read();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	private void createList(Composite parent) {
		Composite list = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(list);
		sets = new ColumnTable<>(list, Messages.ResultsView_table, ResultRow.class, row -> row.set().id(), ResultColumns.ofSets());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sets.viewer().getControl());
		sets.viewer().addSelectionChangedListener(event -> showSelected());
		problems = new Label(list, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).indent(5, 3).exclude(true).applyTo(problems);
	}

	private void createTabs(Composite parent) {
		tabs = new Tabs(parent);
		portions = tabs.add(Messages.ResultsView_portions, PortionsPage::new, PortionsPage::control).colored(PortionsPage::setColorsOf);
		forks = tabs.add(Messages.ResultsView_forks, ForksPage::new, ForksPage::control).colored(ForksPage::setColorsOf);
		figures = tabs.add(Messages.ResultsView_figures, ResultsView::figures, table -> table.viewer().getControl()).remembered(FIGURES, table -> table);
		curves = tabs.add(Messages.ResultsView_curves, CurvesPage::new, CurvesPage::control).colored(CurvesPage::setColorsOf);
		comparison = tabs.add(Messages.ResultsView_comparison, ComparisonPage::new, ComparisonPage::control).colored(ComparisonPage::setColorsOf);
		matrix = tabs.add(Messages.ResultsView_matrix, MatrixPage::new, MatrixPage::control).colored(MatrixPage::setColorsOf);
		matrices = new Computed<>(Messages.ResultsView_comparing, tabs.folder(),
				found -> matrix.made().ifPresent(page -> page.show(found.matrices(), found.notes(), Messages.ResultsView_noMatrix)));
		overTime = tabs.add(Messages.ResultsView_overTime, OverTimePage::new, OverTimePage::control).colored(OverTimePage::setColorsOf);
		about = tabs.add(Messages.ResultsView_about, folder -> new Text(folder, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL), text -> text)
				.colored(ResultsView::color);
	}

	private static ColumnTable<ResultColumns.Figure> figures(Composite parent) {
		return new ColumnTable<>(parent, Messages.ResultsView_figuresTable, ResultColumns.Figure.class, ResultColumns.Figure::key, ResultColumns.ofFigures());
	}

	private static void color(Text text, Control other) {
		text.setBackground(other.getBackground());
		text.setForeground(other.getForeground());
	}

	private void restore() {
		Optional<IMemento> saved = Optional.ofNullable(memento);
		saved.map(state -> state.getChild(SETS)).ifPresent(sets::restore);
		saved.ifPresent(state -> tabs.restore(state, TAB));
		wanted = saved.map(state -> state.getString(SELECTED)).orElse("");
	}

	@Override
	public void saveState(IMemento state) {
		sets.save(state.createChild(SETS));
		tabs.save(state, TAB);
		state.putString(SELECTED, sets.selected().isEmpty() ? wanted : sets.selected().getFirst().set().id());
		followed.save(state);
	}

	private void later(Runnable run) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (!tabs.folder().isDisposed()) {
				run.run();
			}
		});
	}

	/** Anew, off the UI thread. */
	void read() {
		job.read(followed.project());
	}

	/** Lists the result sets of this project, beside those built in. */
	public void show(IProject project) {
		followed.follow(project);
	}

	/** The project whose result sets are listed. */
	FollowedProject followed() {
		return followed;
	}

	private void show(ResultSets read) {
		boolean first = sets.rows().isEmpty();
		List<ResultRow> rows = new ArrayList<>(ResultRow.of(read));
		// A user's own sets first: there are few of them, and they are why the view is open.
		rows.sort((one, other) -> Boolean.compare(one.isBuiltIn(), other.isBuiltIn()));
		histories = read.histories();
		sets.show(rows);
		problems.setText(String.join("\n", read.problems()));
		((GridData) problems.getLayoutData()).exclude = read.problems().isEmpty();
		problems.setVisible(!read.problems().isEmpty());
		problems.getParent().layout();
		if (first || !wanted.isEmpty()) {
			select(wanted);
		}
		showSelected();
	}

	/** Selects the set of this id, now or as soon as it is read; the first one if there is none. */
	public void select(String id) {
		Optional<ResultRow> row = sets.rows().stream().filter(one -> one.set().id().equals(id)).findFirst();
		wanted = row.isPresent() ? "" : id;
		row.or(() -> sets.selected().isEmpty() ? sets.rows().stream().findFirst() : Optional.empty())
				.ifPresent(one -> sets.viewer().setSelection(new StructuredSelection(one), true));
	}

	/** What is seen of it at once, the rest when it is. */
	private void showSelected() {
		List<ResultRow> selected = inOrderOfSelection();
		Optional<ResultRow> first = selected.stream().findFirst();
		List<ResultSet> chosen = selected.stream().map(ResultRow::set).toList();
		portions.show(page -> page.show(selected));
		forks.show(page -> page.show(first));
		figures.show(table -> table.show(first.map(ResultColumns.Figure::of).orElse(List.of())));
		curves.show(page -> page.show(selected));
		comparison.show(page -> page.show(selected));
		matrix.show(page -> matrices.ask(() -> new Matrices(SetMatrix.of(chosen), SetMatrix.notes(chosen))));
		overTime.show(page -> page.show(selected, sets.rows(), histories));
		about.show(text -> text.setText(first.map(row -> ResultSetText.describe(row.set())).orElse("")));
	}

	/** The table tells the rows in their own order; a comparison's baseline is the one that was selected first. */
	private List<ResultRow> inOrderOfSelection() {
		List<ResultRow> selected = new ArrayList<>(sets.selected());
		List<String> before = selectionOrder;
		selected.sort((one, other) -> Integer.compare(position(before, one), position(before, other)));
		selectionOrder = selected.stream().map(row -> row.set().id()).toList();
		return selected;
	}

	private static int position(List<String> order, ResultRow row) {
		int index = order.indexOf(row.set().id());
		return index < 0 ? order.size() : index;
	}

	private void recolor() {
		if (!tabs.folder().isDisposed()) {
			tabs.setColorsOf(sets.viewer().getTable());
			showSelected();
		}
	}

	/** The list. */
	public ColumnTable<ResultRow> sets() {
		return sets;
	}

	/** The figures of the first selected set. */
	ColumnTable<ResultColumns.Figure> figures() {
		return figures.page();
	}

	/** What the tab Portions draws, from the bottom up. */
	public List<PortionBar> portions() {
		return portions.page().bars();
	}

	/** The fork whose course is drawn. */
	public Optional<Fork> fork() {
		return forks.page().series().shown();
	}

	/** The distribution that is drawn. */
	public Optional<Distribution> distribution() {
		return forks.page().distribution().shown();
	}

	/** What is said where no forks are known. */
	public Optional<String> forksMessage() {
		return forks.page().message();
	}

	/** What the tab Comparison shows; empty unless two sets are selected. */
	public Optional<ResultComparison> comparison() {
		return comparison.page().shown();
	}

	/** The selected sets, each beside each. */
	public MatrixPage matrix() {
		return matrix.page();
	}

	/** The figures that the tab Curves can draw. */
	public List<String> curves() {
		return curves.page().figures();
	}

	/** The lines that the tab Curves draws. */
	public List<LinesChart.Line> curvesDrawn() {
		return curves.page().lines();
	}

	/** Runs of the tab Over Time that changed, by the first result of the new level. */
	public List<String> changes() {
		return overTime.page().shown().map(OverTime::rows).orElse(List.of()).stream().flatMap(row -> row.change().stream())
				.flatMap(change -> change.first().revision().stream()).toList();
	}

	/** The lines that the tab Over Time draws; the first is the results themselves. */
	public List<LinesChart.Line> overTimeDrawn() {
		return overTime.page().lines();
	}

	/** Shows a tab by its title. */
	public void showTab(String title) {
		tabs.select(title);
	}

	@Override
	public void setFocus() {
		sets.viewer().getControl().setFocus();
	}

	@Override
	public void dispose() {
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		followed.dispose();
		job.cancel();
		super.dispose();
	}
}
