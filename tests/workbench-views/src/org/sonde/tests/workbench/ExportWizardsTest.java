/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.export.AgentExportWizard;
import org.sonde.overhead.ui.export.AgentImportWizard;
import org.sonde.overhead.ui.export.ReportExportWizard;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsWriter;

/** The wizards below File ▸ Export ▸ Sonde and the one that reads an export back, opened from the workbench's registry and finished. */
@ExtendWith(LoggedErrors.class)
class ExportWizardsTest {

	private static final String EXPORT = "org.sonde.overhead.ui.export.agent";

	@TempDir
	Path folder;

	private JavaProject project;
	private WizardDialog dialog;

	@BeforeEach
	void createPlan(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(project.plan(), plan -> {
			plan.setResultSet("waller-2014-base");
			for (String method : List.of("int shop.Cart.total(int...)", "void shop.Cart.clear()",
					"java.lang.String java.lang.String.trim()")) {
				MethodProbe probe = Probes.create(MethodSignature.parse(method));
				probe.setKind(ProbeKind.OPERATION_EVENTS);
				probe.setActive(!method.contains("clear"));
				plan.getProbes().add(probe);
			}
		}, null);
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> dialog.close());
		project.delete();
	}

	@Test
	void writesTheKiekerConfigurationAndSaysWhatIsLeftOut() throws Exception {
		AgentExportWizard wizard = open(EXPORT, AgentExportWizard.class);
		String report = report(Agent.KIEKER_ASPECTJ);
		Workbench.picture("export-kieker");
		assertThat(report).contains("2 methods selected, 1 of them deactivated. Exactly as planned: 2. Left out: 1.");
		assertThat(report).contains("java.lang.String java.lang.String.trim()\tleft out\tAspectJ's");
		assertThat(report).contains("int shop.Cart.total(int[])\texact\t");
		// The folder of the last export is proposed.
		Fields.type(dialog.getShell(), "Folder", "");
		assertThat(Workbench.ui(wizard::canFinish)).as("no folder yet").isFalse();

		Fields.type(dialog.getShell(), "Folder", folder.resolve("agent").toString());
		assertThat(Workbench.ui(wizard::canFinish)).isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		IViewPart explorer = Workbench.ui(() -> Workbench.page().findView(JavaUI.ID_PACKAGES));
		Workbench.waitFor("where it is", () -> Workbench.statusLine(explorer).contains(folder.resolve("agent").toString()));
		String aop = Files.readString(folder.resolve("agent").resolve(KiekerAspectJ.AOP_XML));
		assertThat(aop).contains("shop.Cart.total");
		assertThat(aop.contains("java.lang.String.trim")).as(aop).isFalse();
		assertThat(Files.readString(folder.resolve("agent").resolve(KiekerAspectJ.ADAPTIVE)).contains("shop.Cart.clear")).isTrue();
	}

	/** Two projects have plans. The last one by name is selected; the wizard used to propose the first. */
	@Test
	void thePlanOfTheSelectedProjectIsProposed() throws Exception {
		JavaProject other = new JavaProject("a-" + project.project().getName());
		try {
			PlanStore.ofWorkspace().edit(other.plan(), plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("void a.A.run()"))),
					null);
			open(EXPORT, AgentExportWizard.class, project.java());
			Workbench.picture("export-selected");
			assertThat(chosenPlan()).endsWith(project.plan().getName());
			Workbench.ui(() -> dialog.close());
			open("org.sonde.overhead.ui.export.report", ReportExportWizard.class, other.project());
			assertThat(chosenPlan()).endsWith(other.plan().getName());
		} finally {
			other.delete();
		}
	}

	@Test
	void noPlanOfAnotherProjectIsProposedForOneWithout() throws Exception {
		JavaProject without = new JavaProject("without-" + project.project().getName());
		try {
			open(EXPORT, AgentExportWizard.class, without.project());
			assertThat(chosenPlan()).isEmpty();
			assertThat(Workbench.ui(() -> dialog.getMessage())).contains(without.project().getName());
			Workbench.picture("export-no-plan");
		} finally {
			without.delete();
		}
	}

	private String chosenPlan() {
		return Workbench.ui(() -> Workbench.all(dialog.getShell(), Combo.class).getFirst().getText());
	}

	@Test
	void aFileThatNoExportWroteIsAskedAboutAndLeftAlone() throws Exception {
		Path own = folder.resolve("agent").resolve(KiekerAspectJ.AOP_XML);
		Files.createDirectories(own.getParent());
		Files.writeString(own, "<aspectj/>\n");
		AgentExportWizard wizard = open(EXPORT, AgentExportWizard.class);
		report(Agent.KIEKER_ASPECTJ);
		Fields.type(dialog.getShell(), "Folder", folder.resolve("agent").toString());
		AtomicBoolean finished = new AtomicBoolean(true);
		Workbench.display().asyncExec(() -> finished.set(wizard.performFinish()));
		Workbench.waitFor("the question", () -> Workbench.dialogs().size() == 2);
		Workbench.picture("export-replace");
		Workbench.press("No");
		Workbench.waitFor("the answer", () -> !finished.get());
		assertThat(Files.readString(own)).isEqualTo("<aspectj/>\n");
		assertThat(Files.exists(folder.resolve("agent").resolve(KiekerAspectJ.ADAPTIVE))).as("all or nothing").isFalse();
		Workbench.display().asyncExec(() -> finished.set(wizard.performFinish()));
		Workbench.press("Yes");
		Workbench.waitFor("the answer", finished::get);
		assertThat(Files.readString(own).contains("shop.Cart.total")).isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).as("what was exported is replaced without a question").isTrue();
	}

	/** The classes that the project was compiled to name the overload that the plan does not have. */
	@Test
	void saysWhatAnAgentCatchesInAddition() throws Exception {
		project.add("shop", "Cart.java", """
				package shop;
				public class Cart {
					int total(int... of) { return 0; }
					int total() { return 0; }
					void clear() { }
				}
				""");
		project.build();
		AgentExportWizard wizard = open(EXPORT, AgentExportWizard.class);
		String report = report(Agent.OPENTELEMETRY);
		Workbench.picture("export-opentelemetry");
		assertThat(report).contains("int shop.Cart.total(int[])\tcatches more\t");
		assertThat(report).contains(": int shop.Cart.total()");
		assertThat(report).contains("void shop.Cart.clear()\tleft out\tthe probe is deactivated");
		Fields.type(dialog.getShell(), "Folder", folder.resolve("otel").toString());
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		assertThat(Files.readString(folder.resolve("otel/opentelemetry.properties")).endsWith("=shop.Cart[total]\n")).isTrue();
	}

	@Test
	void readsAPlanBackFromTheFilesOfAnAgent() throws Exception {
		IUndoContext undo = PlanEdits.undoContext();
		OperationHistoryFactory.getOperationHistory().dispose(undo, true, true, false);
		AgentImportWizard wizard = openImport();
		Workbench.picture("import-agent");
		assertThat(Fields.words(dialog.getShell())).contains("Kieker with AspectJ: 2 methods and 0 patterns. ");
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		IFile imported = project.project().getFile("imported.probes");
		Plan plan = PlanFiles.load(imported.getLocation().toPath());
		assertThat(Probes.inFileOrder(plan).stream().map(probe -> probe.signature().toString()).toList())
				.containsExactly("void shop.Cart.clear()", "int shop.Cart.total(int[])");
		assertThat(Probes.inFileOrder(plan).getFirst().isActive()).isFalse();

		assertThat(OperationHistoryFactory.getOperationHistory().undo(undo, null, null).isOK()).isTrue();
		assertThat(imported.exists()).as("the import made the file, and nobody changed it since").isFalse();
		assertThat(OperationHistoryFactory.getOperationHistory().redo(undo, null, null).isOK()).isTrue();
		PlanStore.ofWorkspace().edit(imported, changed -> changed.setName("mine"), null);
		assertThat(OperationHistoryFactory.getOperationHistory().undo(undo, null, null).isOK()).isTrue();
		assertThat(PlanFiles.load(imported.getLocation().toPath()).getName()).as("what others wrote into the file stays").isEqualTo("mine");
	}

	@Test
	void whatIsImportedIntoAPlanIsOneStepToBeUndone() throws Exception {
		OperationHistoryFactory.getOperationHistory().dispose(PlanEdits.undoContext(), true, true, false);
		IFile own = project.project().getFile("own.probes");
		MethodProbe probe = Probes.create(MethodSignature.parse("void shop.Cart.clear()"));
		probe.setNote("mine");
		PlanStore.ofWorkspace().edit(own, plan -> plan.getProbes().add(probe), null);
		byte[] before = Files.readAllBytes(own.getLocation().toPath());
		AgentImportWizard wizard = openImport();
		for (String wrong : List.of("nowhere/own.probes", "../own.probes", "own.txt", "")) {
			Fields.type(dialog.getShell(), "Plan", wrong);
			assertThat(Workbench.ui(wizard::canFinish)).as(wrong).isFalse();
		}
		Fields.type(dialog.getShell(), "Plan", "own.probes");
		Workbench.picture("import-agent-into");
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		Plan plan = PlanFiles.load(own.getLocation().toPath());
		assertThat(Probes.inFileOrder(plan).stream().map(Probes::name).toList())
				.containsExactly("void shop.Cart.clear()", "int shop.Cart.total(int[])");
		assertThat(Probes.inFileOrder(plan).getFirst().isActive()).as("the plan's own probe stays as it is").isTrue();
		assertThat(Probes.inFileOrder(plan).getFirst().getNote()).isEqualTo("mine");
		Workbench.ui(() -> dialog.close());
		Workbench.picture("imported-agent-into");

		assertThat(OperationHistoryFactory.getOperationHistory().getUndoOperation(PlanEdits.undoContext()).getLabel())
				.isEqualTo("Import Agent Configuration");
		assertThat(OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null).isOK()).isTrue();
		assertThat(Files.readAllBytes(own.getLocation().toPath())).isEqualTo(before);
	}

	/** The wizard with an export of the plan as its files, when they are read. */
	private AgentImportWizard openImport() throws Exception {
		Files.createDirectories(folder.resolve("agent"));
		KiekerAspectJ.export(PlanFiles.load(project.plan().getLocation().toPath())).write(folder.resolve("agent"));
		AgentImportWizard wizard = open("org.sonde.overhead.ui.import.agent", AgentImportWizard.class);
		Fields.drop(dialog.getShell(), folder.resolve("agent"));
		Workbench.waitFor("the files to be read", () -> Workbench.ui(wizard::canFinish));
		return wizard;
	}

	/** What the page says about the agent, and the rows of its table. */
	private String report(Agent agent) throws Exception {
		Fields.choose(dialog.getShell(), "Agent", agent.title());
		Workbench.waitFor("the report", () -> Fields.words(dialog.getShell()).contains(" selected"));
		return Fields.words(dialog.getShell());
	}

	@Test
	void writesTheReportAsOneHtmlFile() throws Exception {
		OwnTuning own = new OwnTuning("opened", "", new OwnTuning.Overhead.Unknown("not measured"),
				new OwnTuning.Code.BuiltIn(MeasuredCode.RELEASES, "2.0.2"), Optional.empty(), Consequences.NONE);
		project.project().getFile("our.tunings")
				.create(JavaProject.stream(TuningsWriter.toJson(new OwnTunings("our", "Our tunings", List.of(own)))), true, null);
		ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
		Path report = folder.resolve("report.html");
		Fields.type(dialog.getShell(), "File", report.toString());
		Workbench.waitFor("the series to choose from", () -> Workbench.ui(wizard::canFinish));
		Workbench.picture("export-report");

		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		String html = Files.readString(report);
		assertThat(html.contains(project.plan().getName())).as("the plan's estimate is in it").isTrue();
		assertThat(html.contains("Our tunings")).as("the project's series").isTrue();
		assertThat(html.contains("Strubel")).as("published series").isFalse();
		assertThat(Files.list(folder).count()).as("nothing else was left in the folder").isEqualTo(1);
	}

	@Test
	void aFileThatIsNoReportIsAskedAboutAndLeftAlone() throws Exception {
		Path own = Files.writeString(folder.resolve("index.html"), "<!DOCTYPE html><p>mine");
		ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
		Fields.type(dialog.getShell(), "File", own.toString());
		Workbench.waitFor("the series to choose from", () -> Workbench.ui(wizard::canFinish));
		AtomicBoolean finished = new AtomicBoolean(true);
		Workbench.display().asyncExec(() -> finished.set(wizard.performFinish()));
		Workbench.waitFor("the question", () -> Workbench.dialogs().size() == 2);
		Workbench.press("No");
		Workbench.waitFor("the answer", () -> !finished.get());
		assertThat(own).hasContent("<!DOCTYPE html><p>mine");
		Workbench.display().asyncExec(() -> finished.set(wizard.performFinish()));
		Workbench.press("Yes");
		Workbench.waitFor("the answer", finished::get);
		assertThat(Files.readString(own)).contains(project.plan().getName());
		assertThat(Workbench.ui(wizard::performFinish)).as("an earlier report is replaced without a question").isTrue();
	}

	/** What the view shows is proposed, and not read again; another log is. */
	@Test
	void theReportHasTheCallsOfALog() throws Exception {
		Path log = KiekerLogFile.write(folder.resolve("logs/shown-log"));
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID));
		try {
			Workbench.ui(() -> {
				view.read(List.of(log));
				return null;
			});
			Workbench.waitFor("the log", () -> Workbench.ui(view::log).isPresent());
			ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
			Fields.type(dialog.getShell(), "File", folder.resolve("report.html").toString());
			Workbench.waitFor("the series to choose from", () -> Workbench.ui(wizard::canFinish));
			Workbench.picture("export-report-log");
			Files.delete(log.resolve("kieker-1.dat"));
			assertThat(Workbench.ui(wizard::performFinish)).isTrue();
			assertThat(Files.readString(folder.resolve("report.html"))).contains("Recorded calls: shown-log", "depot.Depot.track(long)",
					"sonde traces shown-log");

			Path other = KiekerLogFile.write(folder.resolve("logs/other-log"));
			Fields.type(dialog.getShell(), "Monitoring log", other.resolveSibling("none").toString());
			assertThat(Workbench.ui(wizard::canFinish)).isFalse();
			Fields.type(dialog.getShell(), "Monitoring log", other.toString());
			assertThat(Workbench.ui(wizard::performFinish)).isTrue();
			assertThat(Files.readString(folder.resolve("report.html"))).contains("Recorded calls: other-log");
			Fields.type(dialog.getShell(), "Monitoring log", "");
			assertThat(Workbench.ui(wizard::performFinish)).isTrue();
			assertThat(Files.readString(folder.resolve("report.html"))).doesNotContain("Recorded calls:");
		} finally {
			Workbench.closeView(view);
		}
	}

	@Test
	void refusesAFolderThatIsNotThere() throws Exception {
		ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
		Fields.type(dialog.getShell(), "File", folder.resolve("missing").resolve("report.html").toString());

		assertThat(Workbench.ui(wizard::canFinish)).isFalse();
		assertThat(Workbench.ui(() -> wizard.getContainer().getCurrentPage().getErrorMessage())).isNotNull();
	}

	private <W extends IWizard> W open(String id, Class<W> type) {
		return open(id, type, project.plan());
	}

	private <W extends IWizard> W open(String id, Class<W> type, Object selected) {
		return Workbench.ui(() -> {
			IWorkbenchWizard wizard = Stream.of(PlatformUI.getWorkbench().getExportWizardRegistry(),
					PlatformUI.getWorkbench().getImportWizardRegistry()).map(registry -> registry.findWizard(id)).filter(Objects::nonNull)
					.findFirst().orElseThrow().createWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(selected));
			dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return type.cast(wizard);
		});
	}
}
