/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.benchmark.LaunchSetting;
import org.sonde.overhead.ui.benchmark.NewBenchmark;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.results.ImportResultsWizard;
import org.sonde.overhead.ui.traces.ImportLogWizard;
import org.sonde.overhead.ui.tradeoff.TuningWizard;

/** Dialogs and wizards start from what is selected, though another project is the first by name and has the editor. */
@ExtendWith(LoggedErrors.class)
class StartingPointsTest {

	private static final String PREFIX = "org.sonde.overhead.ui.";

	private JavaProject first;
	private JavaProject selected;

	@BeforeEach
	void create(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		first = project("aFirst");
		selected = project(test.getTestMethod().orElseThrow().getName());
		Workbench.openEditor(unit(first));
		Workbench.selectInPackageExplorer(selected.java());
	}

	private static JavaProject project(String name) throws Exception {
		JavaProject project = new JavaProject(name);
		project.add("depot", "Customers.java",
				"package depot; public class Customers { void serveNext() { } public static void main(String[] a) { } }");
		PlanStore.ofWorkspace().edit(project.plan(),
				plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("void depot.Customers.serveNext()"))), null);
		return project;
	}

	private static ICompilationUnit unit(JavaProject project) throws CoreException {
		return project.java().findType("depot.Customers").getCompilationUnit();
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Workbench.deleteLaunchConfigurations();
		Workbench.closeEditors();
		first.delete();
		selected.delete();
	}

	@Test
	void dialogsStartFromTheSelectedProject() throws Exception {
		application();
		Map<String, String> titles = Map.of("calibrate", "Calibrate This Machine", "checkSetUp", "Check This Set-up", "measureOverhead",
				"Measure Overhead", "refine", "Refine Plan", "compareVersions", "Compare Code of Versions", "measureVersions",
				"Benchmark Versions");
		for (Map.Entry<String, String> one : titles.entrySet()) {
			run(one.getKey());
			assertThat(words(Workbench.dialog(one.getValue()))).as(one.getKey())
					.anyMatch(text -> text.endsWith(selected.project().getName()));
			Camera.closeDialogs();
		}
	}

	/** The view shows a plan, while the editor that was active last is of another project. */
	@Test
	void aComparisonStartsFromTheProjectOfTheActiveView() throws Exception {
		EstimatesView view = Workbench.openEstimates(selected);
		try {
			Workbench.waitFor("the probe", () -> Workbench.ui(() -> ProbeRows.of(view).size() == 1));
			Workbench.ui(() -> {
				Workbench.page().activate(view);
				return null;
			});
			run("compareVersions");
			assertThat(words(Workbench.dialog("Compare Code of Versions"))).anyMatch(text -> text.endsWith(selected.project().getName()));
		} finally {
			Camera.closeDialogs();
			Workbench.closeView(view);
		}
	}

	/** Another part has the focus when the view is opened, as after a wizard or a click on its tab. */
	@Test
	void aViewStartsFromWhatIsSelectedElsewhereAndNamesItsProject() throws Exception {
		Workbench.closeEditors();
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ProblemView"));
		assertThat(Workbench.ui(() -> Workbench.page().getActivePart())).isSameAs(problems);
		MaintainabilityView view = Workbench.ui(() -> (MaintainabilityView) Workbench.page().showView(MaintainabilityView.ID));
		try {
			assertThat(Workbench.ui(view::project)).contains(selected.project());
			assertThat(Workbench.ui(view::getTitleToolTip)).isEqualTo("Maintainability: " + selected.project().getName());
			Workbench.ui(() -> {
				view.show(first.project());
				return null;
			});
			assertThat(Workbench.ui(view::getTitleToolTip)).endsWith(": " + first.project().getName());
		} finally {
			Workbench.closeView(view);
			Workbench.closeView(problems);
		}
	}

	@Test
	void aNewBenchmarkKeepsItsResultsInTheSelectedProject() throws Exception {
		Workbench.deleteLaunchConfigurations();
		Workbench.display().asyncExec(() -> NewBenchmark.open(Workbench.page()));
		Workbench.dialog("Run Configurations");
		ILaunchConfiguration[] made = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations();
		assertThat(made).hasSize(1);
		assertThat(LaunchSetting.FOLDER.of(made[0])).isEqualTo(selected.project().getName());
	}

	@Test
	void aNewTuningIsKeptInTheSelectedProject() throws Exception {
		open(PlatformUI.getWorkbench().getNewWizardRegistry(), "new.tuning", TuningWizard.class, unit(selected));
		assertThat(words(Workbench.dialogs().getLast())).contains(selected.project().getName());
	}

	@Test
	void resultsAreImportedIntoTheSelectedProject() {
		open(PlatformUI.getWorkbench().getImportWizardRegistry(), "import.results", ImportResultsWizard.class, selected.plan());
		assertThat(words(Workbench.dialogs().getLast())).contains(selected.project().getName());
	}

	/** Both plans fit the log as well. */
	@Test
	void aSelectedLogIsReadForThePlanOfItsProject() throws Exception {
		IFolder log = selected.project().getFolder("log");
		KiekerLogFile.write(log.getLocation().toPath());
		log.refreshLocal(IResource.DEPTH_INFINITE, null);
		Screens.Opened<ImportLogWizard> opened = open(PlatformUI.getWorkbench().getImportWizardRegistry(), "import.log",
				ImportLogWizard.class, log);
		assertThat(Workbench.ui(() -> Workbench.all(opened.dialog().getShell(), org.eclipse.swt.widgets.List.class).getFirst().getItems()))
				.containsExactly(log.getLocation().toOSString());
		opened.next();
		assertThat(words(opened.dialog().getShell())).anyMatch(text -> text.contains(ProjectFiles.name(selected.plan())));
	}

	private static <W extends IWorkbenchWizard> Screens.Opened<W> open(IWizardRegistry registry, String id, Class<W> type,
			Object selection) {
		return Screens.open(registry, PREFIX + id, type, selection);
	}

	/** Measure Overhead… asks for one first. */
	private void application() throws CoreException {
		ILaunchConfigurationWorkingCopy application = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Depot");
		application.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, first.project().getName());
		application.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "depot.Customers");
		application.doSave();
	}

	/** Does not wait for the end: dialogs run a loop of their own. */
	private static void run(String command) {
		Workbench.start(PREFIX + command);
	}

	/** What stands in the fields and labels of a dialog. */
	private static List<String> words(Shell dialog) {
		return Workbench.ui(() -> Stream.of(Workbench.all(dialog, Text.class).stream().map(Text::getText),
				Workbench.all(dialog, Combo.class).stream().map(Combo::getText),
				Workbench.all(dialog, Label.class).stream().map(Label::getText))
				.flatMap(texts -> texts).toList());
	}
}
