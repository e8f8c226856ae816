/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.common.table.Table;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextClipboard;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.report.code.CodeJson;
import org.sonde.report.html.ProgramPage;
import org.sonde.report.userprogram.ProgramReport;

/** What the probes of a plan cost a program: measured, next to the estimate. */
public final class MeasuredOverheadView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.program";


	private final Consumer<MeasureState> listener = state -> this.pages.later(() -> show(state));
	private final Action copy = new RunAction(Messages.MeasuredOverheadView_copy,
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY), () -> TextClipboard.put(text()));
	private final SaveFiguresAction save = new SaveFiguresAction(this, this::figures);
	private final Action use = UseForEstimatesAction.action(this, () -> shownResult());
	private Optional<MeasureState> shown = Optional.empty();
	private Pages pages;
	private ProgramHeader header;
	private ReportTabs tabs;
	private WrappedText words;
	private Action measure;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.MeasuredOverheadView_shortTitle, HelpContext.PROGRAM_OVERHEAD);
		header = new ProgramHeader(pages.content(), Messages.MeasuredOverheadView_cancelToolTip, () -> Measurements.here().cancel(),
				() -> tabs.control());
		words = FlowLayout.text(pages.content());
		tabs = new ReportTabs(pages.content());
		PriorityLayout.of(pages.content()).main(tabs.control(), tabs::leastHeight).thenTighten(header.control())
				.thenHide(header.control(), () -> shown.filter(state -> state.stage() != MeasureState.Stage.DONE).isEmpty())
				.thenHide(words.getParent());
		createActions();
		Measurements.here().addListener(listener);
		Measurements.here().state().ifPresentOrElse(this::show, this::empty);
	}

	private void createActions() {
		measure = new CommandAction(Messages.MeasuredOverheadView_measure, "icons/program-overhead.svg", CommandAction.MEASURE_OVERHEAD,
				getSite());
		measure.setToolTipText(Messages.MeasuredOverheadView_measureToolTip);
		copy.setToolTipText(Messages.MeasuredOverheadView_copyToolTip);
		IActionBars bars = getViewSite().getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		for (IAction action : List.of(measure, use, copy, save)) {
			bars.getToolBarManager().add(action);
			bars.getMenuManager().add(action);
		}
		enable();
	}

	private void enable() {
		boolean figures = report().isPresent();
		copy.setEnabled(figures);
		save.setEnabled(figures);
		use.setEnabled(shownResult().isPresent());
	}

	private void empty() {
		pages.messagePage().show(Messages.MeasuredOverheadView_question, Messages.MeasuredOverheadView_answer, MessagePage.NOTHING,
				measure);
		pages.showMessage();
	}

	/** Shows how far a measurement is, until the one of this machine tells something new. */
	public void show(MeasureState state) {
		shown = Optional.of(state);
		enable();
		if (state.failedAtOnce()) {
			// The last lines of the program's output each get a line again.
			pages.messagePage().show(NLS.bind(Messages.MeasuredOverheadView_failed, state.request().name()),
					ControlText.link(state.now()).replace(" | ", "\n"), MessagePage.NOTHING, measure);
			pages.showMessage();
			return;
		}
		words.setText(headline(state));
		GridSpace.show(words.getParent(), !words.getText().isEmpty());
		tabs.show(state.report(), sentences(state));
		header.show(state.request().name(), state.stage(), state.now(), state.done(), state.most());
		pages.content().layout(true, true);
		pages.showContent();
	}

	/** The cost, what the estimate differs in, and what makes the cost doubtful. The rest is on a tab, to leave room for the tables. */
	private static String headline(MeasureState state) {
		List<String> warnings = state.report().map(ProgramReport::warnings).orElse(List.of());
		List<String> sentences = new ArrayList<>();
		state.report().flatMap(ProgramReport::headline).ifPresent(sentences::add);
		state.report().map(ProgramReport::differences).ifPresent(sentences::addAll);
		warnings.stream().findFirst().ifPresent(sentences::add);
		if (warnings.size() > 1) {
			sentences.add(Plural.bind(Messages.MeasuredOverheadView_furtherWarnings, warnings.size() - 1));
		}
		return String.join(" ", sentences);
	}

	private static List<String> sentences(MeasureState state) {
		List<String> sentences = new ArrayList<>();
		state.report().ifPresent(report -> sentences.addAll(report.sentences()));
		sentences.addAll(state.notes());
		return sentences;
	}

	/** Returns the shown state with all of its figures. */
	private Optional<MeasureState> shownResult() {
		return shown.filter(state -> state.isOver() && report().isPresent());
	}

	private Optional<ProgramReport> report() {
		return shown.filter(state -> !state.failedAtOnce()).flatMap(MeasureState::report);
	}

	/** What is shown, as text. */
	public String text() {
		return report().map(report -> report.tables().stream().map(Table::aligned).collect(Collectors.joining("\n")) + "\n"
				+ String.join("\n", shown.map(MeasuredOverheadView::sentences).orElseThrow()) + "\n").orElse("");
	}

	/** The report as it can be saved; empty before there is one. */
	public Optional<SaveFiguresAction.Content> figures() {
		return report().map(report -> new SaveFiguresAction.Content(Messages.MeasuredOverheadView_file,
				List.of(new SaveFiguresAction.Kind("json", Messages.MeasuredOverheadView_json, () -> CodeJson.text(report.json())),
						new SaveFiguresAction.Kind("html",
								Messages.MeasuredOverheadView_html,
								() -> ProgramPage.render(report, shown.flatMap(MeasureState::conditions).orElseThrow())))));
	}

	@Override
	public void dispose() {
		Measurements.here().removeListener(listener);
		super.dispose();
	}
}
