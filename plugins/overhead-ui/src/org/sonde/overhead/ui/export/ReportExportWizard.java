/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Shell;
import org.sonde.common.files.FileBeginning;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.ShellWords;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.plans.WorkspacePlans;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.ShownSeries;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.report.html.CallsSection;
import org.sonde.report.html.Command;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.MarkdownReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;

/** File ▸ Export ▸ Sonde ▸ Report. */
public final class ReportExportWizard extends ExportWizard<ReportExportPage> {

	/** For the workbench. */
	public ReportExportWizard() {
		super(Messages.ReportExportWizard_title, HelpContext.EXPORT_REPORT, "report");
	}

	@Override
	ReportExportPage page(StartingPoint from) {
		Optional<ComparisonView> view = view(ComparisonView.ID, ComparisonView.class);
		Optional<IProject> compared = view.flatMap(ComparisonView::project);
		Optional<TradeOffView> tradeOff = view(TradeOffView.ID, TradeOffView.class);
		return new ReportExportPage(from, view.flatMap(ComparisonView::comparison),
				planned -> planned.or(from::project).isEmpty() || planned.or(from::project).equals(compared),
				view(MonitoringLogView.ID, MonitoringLogView.class).flatMap(MonitoringLogView::log),
				key(tradeOff.filter(shown -> shown.getSite().getPage().getActivePart() == shown)),
				key(tradeOff.filter(shown -> shown.getSite().getPage().isPartVisible(shown))));
	}

	private static Optional<String> key(Optional<TradeOffView> of) {
		return of.flatMap(TradeOffView::series).map(ShownSeries::key);
	}

	private <V> Optional<V> view(String id, Class<V> type) {
		return workbenchPage().map(active -> active.findView(id)).filter(type::isInstance).map(type::cast);
	}

	@Override
	boolean export(ReportExportPage page) {
		Optional<IFile> plan = page.plan();
		Path file = page.destination();
		String title = page.title();
		List<ShownSeries> series = page.series();
		Optional<TypeComparison> compared = page.comparison();
		ReportLog log = page.log();
		Shell shell = getShell();
		boolean written = page.run(ExportPage.failing(monitor -> {
			askToReplace(Files.exists(file) && !isReport(file) ? List.of(file) : List.of(), shell);
			SubMonitor progress = SubMonitor.convert(monitor, Messages.ReportExportWizard_writing, 4);
			Optional<PlanSection> section = plan.isPresent() ? Optional.of(section(plan.get(), progress.split(1)))
					: Optional.empty();
			Optional<CallsSection> calls = log.calls(progress.setWorkRemaining(3).split(2));
			ReportContent content = new ReportContent(title, Optional.empty(), section,
					compared.stream().map(step -> new Comparison(List.of(step.before(), step.after()))).toList(),
					compared.stream().toList(),
					series.stream().map(ShownSeries::series).toList(), calls, commands(section, compared, series, log));
			if (isMarkdown(file)) {
				MarkdownReport.write(content, file);
			} else {
				HtmlReport.write(content, file);
			}
			Workspace.refresh(file.getParent(), progress.split(1));
		}));
		if (written) {
			page.sayWritten();
		}
		if (written && page.opens()) {
			Program.launch(file.toUri().toString());
		}
		return written;
	}

	private static boolean isMarkdown(Path file) {
		return file.toString().toLowerCase(Locale.ROOT).endsWith(".md");
	}

	/** Whether an earlier report of the same kind is there. */
	private static boolean isReport(Path file) throws IOException {
		return FileBeginning.matches(file,
				Pattern.compile(isMarkdown(file) ? MarkdownReport.BEGINNING : HtmlReport.BEGINNING, Pattern.DOTALL));
	}

	/** The command line for the same figures, from the present files. */
	private static List<Command> commands(Optional<PlanSection> plan, Optional<TypeComparison> compared, List<ShownSeries> series,
			ReportLog log) {
		List<Command> commands = new ArrayList<>();
		plan.ifPresent(section -> {
			CostModel model = section.estimate().model();
			List<String> words = new ArrayList<>(List.of("sonde", "estimate", section.name(), "--results", model.results().id()));
			model.writer().ifPresent(writer -> words.addAll(List.of("--writer", writer.id())));
			words.addAll(List.of("--threads", Integer.toString(section.estimate().threads())));
			commands.add(new Command("The estimate", ShellWords.line(words)));
		});
		compared.ifPresent(step -> {
			Component component = step.before().component();
			List<String> words = new ArrayList<>(List.of("sonde", "compare", place(step.before()), place(step.after())));
			component.include().forEach(pattern -> words.addAll(List.of("--include", pattern.toString())));
			component.exclude().forEach(pattern -> words.addAll(List.of("--exclude", pattern.toString())));
			words.addAll(
					List.of("--data-types", component.dataTypes().stream().map(TypePattern::toString).collect(Collectors.joining(","))));
			commands.add(new Command("The comparison", ShellWords.line(words)));
		});
		series.forEach(one -> commands.add(new Command(one.series().title(), ShellWords.line(List.of("sonde", "tradeoff", "show",
				one.file().map(IFile::getName).orElse(one.series().id()))))));
		log.path().ifPresent(path -> commands
				.add(new Command("The recorded calls", ShellWords.line(List.of("sonde", "traces", path.getFileName().toString())))));
		return commands;
	}

	/** In the notation of the command line, without this machine's folders. */
	private static String place(ComponentMeasurement version) {
		String location = version.source().location();
		return location.isEmpty() ? version.version()
				: location.startsWith("maven:") ? location : location.replaceAll("[^:]*/(?=[^/@]+(@|$))", "");
	}

	private static PlanSection section(IFile file, IProgressMonitor monitor) throws CoreException {
		PlanState.Loaded plan = WorkspacePlans.load(file);
		PlanCosts costs = PlanCosts.of(plan, AvailableResultSets.of(file.getProject(), monitor));
		if (costs.estimate().isEmpty()) {
			throw new CoreException(Status.error(NLS.bind(Messages.ReportExportWizard_noEstimate, file.getName(), costs.obstacle())));
		}
		return new PlanSection(file.getName(), costs.estimate().get(), KiekerAspectJ.export(plan.plan()).notes());
	}
}
