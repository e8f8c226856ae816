/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.ILaunchConfigurationTab;
import org.eclipse.debug.ui.ILaunchConfigurationTabGroup;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.dialogs.IDialogPage;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.forms.editor.FormEditor;
import org.eclipse.ui.forms.editor.IFormPage;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.budget.BudgetDialog;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.placement.PlacementView;
import org.sonde.overhead.ui.refinement.RefineDialog;
import org.sonde.overhead.ui.refinement.RefinementView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.userprogram.MeasureDialog;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TextDialog;

/**
 * Everybody who uses no mouse and no screen reaches what Sonde shows. Views, wizards, pages of preferences and of launch configurations are
 * found by themselves; a new dialog has to be opened here, or the last of these tests fails. Its name makes it the last class: after so
 * many dialogs, the platform fails when a theme is switched, because its style engine keeps items of tables that are gone.
 */
@ExtendWith(LoggedErrors.class)
class WorkbenchAccessibilityTest {
	private static final String UI = "org.sonde.overhead.ui";
	private static final String COMMANDS = UI + ".";

	private static final Point SMALLEST = new Point(800, 600);

	@TempDir
	private Path folder;

	private final Set<String> seen = new HashSet<>();
	private SampleProject sample;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		sample = new SampleProject(folder);
		for (ResultSet set : List.of(MadeResults.ofForks("own", "Own measurement"), MadeResults.ofForks("second", "Own measurement, again"),
				MadeResults.ofDepths())) {
			sample.project().getFile(set.id() + ".json").create(JavaProject.stream(ResultSetWriter.toJson(set)), true, null);
		}
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Workbench.closeEditors();
		JavaProject.delete(sample.project());
	}

	@TestFactory
	Stream<DynamicTest> everyControlHasANameAndAMnemonicOfItsOwn() {
		return Stream.<Supplier<Stream<DynamicTest>>>of(this::views, this::wizards, this::commands, this::dialogs, this::pages,
				() -> Stream.of(dynamicTest("nothing is left out", this::assertNothingIsLeftOut))).flatMap(Supplier::get);
	}

	private Stream<DynamicTest> views() {
		return OurExtensions.of("org.eclipse.ui.views", "view").map(element -> element.getAttribute("id")).map(id -> dynamicTest(id, () -> {
			IViewPart view = Workbench.ui(() -> Workbench.page().showView(id));
			try {
				fill(view);
				assertViewNamed(view);
			} finally {
				Workbench.closeView(view);
			}
		}));
	}

	/** With what needs no log, no comparison and no measurement. */
	private void fill(IViewPart part) throws Exception {
		switch (part) {
			case EstimatesView view -> fill(view);
			case ResultsView view -> fill(view);
			case MaintainabilityView view -> {
				Workbench.ui(() -> {
					view.show(sample.project());
					return null;
				});
				Workbench.waitFor("the figures", () -> Workbench.ui(() -> view.figures().isPresent()));
			}
			case PlacementView view -> {
				PlacementScreens.follow(view, sample.project());
				Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
				PlacementScreens.place(view, SampleRecording.write(folder.resolve("recording")));
			}
			case RefinementView view -> {
				ILaunchConfiguration main = main();
				MadeRefinement made = new MadeRefinement(main, (PlanState.Loaded) PlanStore.ofWorkspace().load(sample.project()));
				Workbench.ui(() -> {
					view.show(made.done());
					return null;
				});
				main.delete();
			}
			case TradeOffView view -> Workbench.waitFor("the series", () -> !ShownTable.of(view).rows().isEmpty());
			default -> {
				// its tabs are looked at without content
			}
		}
	}

	private void fill(EstimatesView view) throws Exception {
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the costs", () -> Workbench.ui(() -> view.findings().isPresent()));
		Workbench.ui(() -> {
			EstimateTools.tryOut(true);
			EstimateTools.detail(view, EstimateTools.SCENARIOS);
			return null;
		});
	}

	private void fill(ResultsView view) throws Exception {
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		List<String> ids = List.of("own", "second");
		Workbench.waitFor("the result sets", () -> ResultList.rows(view).stream().map(row -> row.set().id()).toList().containsAll(ids));
		ResultList.select(view, ids);
	}

	private Stream<DynamicTest> wizards() {
		return OurExtensions.wizards()
				.map(element -> dynamicTest(element.getAttribute("id"), () -> {
					WizardDialog dialog = OurExtensions.open(element, new StructuredSelection(sample.java()));
					assertWizardNamed(dialog);
					if (element.getAttribute("id").endsWith("import.results")) {
						Fields.drop(dialog.getShell(), rawFile());
						Workbench.ui(() -> {
							dialog.showPage(dialog.getCurrentPage().getWizard().getPages()[0]);
							dialog.showPage(dialog.getCurrentPage().getNextPage());
							return null;
						});
						assertNamed(dialog.getShell(), dialog.getCurrentPage().getControl(), dialog.getCurrentPage());
					}
					Camera.closeDialogs();
				}));
	}

	private Path rawFile() throws Exception {
		return Files.writeString(folder.resolve("raw-1-10-0.csv"), "1;100;1000;0\n".repeat(100));
	}

	private Stream<DynamicTest> commands() {
		return Stream
				.of("instrumentByPattern", "suggestProbes", "instrumentSubtree", "editNote", "calibrate", "checkSetUp", "measureVersions")
				.map(command -> dynamicTest(command, () -> {
					IMethod method = sample.java().findType("depot.Depot").getMethods()[2];
					Workbench.selectInPackageExplorer(method);
					dialog(command,
							() -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(COMMANDS + command, null));
				}));
	}

	private Stream<DynamicTest> dialogs() {
		return Stream.of(
				dynamicTest("estimates", this::dialogsOfEstimates),
				dynamicTest("component", () -> {
					IViewPart view = Workbench.ui(() -> Workbench.page().showView(MaintainabilityView.ID));
					fill(view);
					dialog("component", () -> ViewTools.run(view, "New Component…"));
				}),
				dynamicTest("comparison", this::comparison),
				dynamicTest("text", () -> dialog("text", () -> new TextDialog(shell(), "Notes", "Nothing.", HelpContext.LOG).open())),
				dynamicTest("programs", this::programDialogs),
				dynamicTest("objects", this::dialogsOfObjects),
				dynamicTest("log", this::dialogsOfLog));
	}

	private void dialogsOfObjects() throws Exception {
		IViewPart view = Workbench.ui(() -> Workbench.page().showView(LiveObjectsView.ID));
		for (String action : List.of("Choose a Running Program…", "Watch…")) {
			dialog(action, () -> ViewTools.run(view, action));
		}
	}

	private void dialogsOfLog() throws Exception {
		MonitoringLogView view = Workbench.ui(() -> (MonitoringLogView) Workbench.page().showView(MonitoringLogView.ID));
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		for (String action : List.of("Watch a Running Program…", "Record a Running JVM…")) {
			dialog(action, () -> ViewTools.run(view, action));
		}
	}

	private void dialogsOfEstimates() throws Exception {
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		fill(view);
		Workbench.ui(() -> {
			view.reveal(view.costs().orElseThrow().plan().file(), Set.of(ProbeRows.of(view).getFirst().name()));
			return null;
		});
		for (String action : List.of("Explain Cost…", "Configure Columns…", "Add Scenario…")) {
			Workbench.waitFor(action, () -> Workbench.ui(() -> ViewTools.isEnabled(view, action)));
			dialog(action, () -> ViewTools.run(view, action));
		}
		dialog("budget", () -> new BudgetDialog(shell(), Workbench.ui(() -> view.findings().orElseThrow().settings())).open());
	}

	/** The view has its tables only when something was compared. */
	private void comparison() throws Exception {
		IJavaElement project = sample.java();
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(project);
		Workbench.chooseLater(Workbench.menuOn((IWorkbenchPart) explorer, project), "Compare With", "Sonde: Code of…");
		Shell dialog = Workbench.dialog("Compare Code of Versions");
		assertNamed(dialog, dialog, Workbench.ui(() -> dialog.getData()));
		Workbench.waitFor("the revisions", () -> Workbench.ui(() -> dialog.getDefaultButton().isEnabled()));
		Workbench.press("Compare");
		Workbench.waitFor("the comparison",
				() -> Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID) instanceof ComparisonView view
				&& view.comparison().isPresent()));
		assertViewNamed(Workbench.ui(() -> Workbench.page().findView(ComparisonView.ID)));
	}

	/** A launch configuration of the sample. */
	private ILaunchConfiguration main() throws CoreException {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Main");
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, sample.project().getName());
		return copy.doSave();
	}

	private void programDialogs() throws Exception {
		ILaunchConfiguration main = main();
		ProgramDialog.Offer offer = new ProgramDialog.Offer(List.of(main), List.of(sample.project()), main, Optional.of(sample.project()));
		dialog("measure overhead", () -> new MeasureDialog(shell(), offer, () -> { }).open());
		dialog("refine plan", () -> new RefineDialog(shell(), offer, () -> { }).open());
		main.delete();
	}

	private Stream<DynamicTest> pages() {
		return Stream.of(
				OurExtensions.of("org.eclipse.ui.preferencePages", "page").map(page -> dynamicTest(page.getAttribute("id"),
						() -> assertPageNamed(
								Workbench.ui(() -> PreferencesUtil.createPreferenceDialogOn(null, page.getAttribute("id"), null, null))))),
				OurExtensions.of("org.eclipse.ui.propertyPages", "page").map(page -> dynamicTest(page.getAttribute("id"),
						() -> assertPageNamed(Workbench
								.ui(() -> PreferencesUtil.createPropertyDialogOn(null, sample.java(), page.getAttribute("id"), null,
								null))))),
				OurExtensions.of("org.eclipse.debug.ui.launchConfigurationTabGroups", "launchConfigurationTabGroup")
						.filter(group -> group.getAttribute("class").startsWith(UI))
						.map(group -> dynamicTest(group.getAttribute("id"), () -> assertTabsNamed(group))),
				Stream.of(dynamicTest("plan editor", this::editor))).flatMap(tests -> tests);
	}

	private void assertPageNamed(PreferenceDialog dialog) {
		Workbench.ui(() -> {
			dialog.setBlockOnOpen(false);
			return dialog.open();
		});
		try {
			IDialogPage page = Workbench.ui(() -> (IDialogPage) dialog.getSelectedPage());
			assertNamed(Workbench.ui(() -> (Composite) page.getControl()), Workbench.ui(page::getControl), page);
		} finally {
			Workbench.ui(dialog::close);
		}
	}

	private void assertTabsNamed(IConfigurationElement tabs) {
		Shell shell = Workbench.openShell(900, 700);
		try {
			ILaunchConfigurationTabGroup group = Workbench.ui(() -> (ILaunchConfigurationTabGroup) tabs.createExecutableExtension("class"));
			Workbench.ui(() -> {
				group.createTabs(null, "run");
				return null;
			});
			for (ILaunchConfigurationTab tab : group.getTabs()) {
				if (isOurs(tab.getClass())) {
					Workbench.ui(() -> {
						tab.createControl(shell);
						shell.layout();
						return null;
					});
					assertNamed((Composite) tab.getControl(), tab.getControl(), tab);
					Workbench.ui(() -> {
						tab.getControl().dispose();
						return null;
					});
				}
			}
		} finally {
			Workbench.ui(() -> {
				shell.dispose();
				return null;
			});
		}
	}

	private void editor() {
		FormEditor editor = Workbench.ui(() -> (FormEditor) IDE.openEditor(Workbench.page(), sample.plan()));
		IFormPage page = Workbench.ui(() -> (IFormPage) editor.getSelectedPage());
		Composite form = Workbench.ui(() -> page.getManagedForm().getForm());
		assertNamed(form, form, page);
	}

	/** Opens a dialog, which runs its own event loop, checks it and closes it. */
	private void dialog(String name, Callable<?> open) throws Exception {
		Workbench.ui(() -> shell().forceFocus());
		Workbench.display().asyncExec(() -> {
			try {
				open.call();
			} catch (Exception e) {
				throw new IllegalStateException(name, e);
			}
		});
		try {
			Workbench.waitFor("the dialog " + name, () -> ours().isPresent());
			Shell shell = ours().orElseThrow();
			Object window = Workbench.ui(() -> shell.getData());
			if (window instanceof WizardDialog wizard) {
				assertWizardNamed(wizard);
			} else {
				assertNamed(shell, shell, window);
			}
		} finally {
			Camera.closeDialogs();
		}
	}

	/** The dialog of ours that is open. */
	private static Optional<Shell> ours() {
		return Workbench.ui(() -> Workbench.dialogs().stream().filter(shell -> isOurs(shell.getData())).findFirst());
	}

	private void assertWizardNamed(WizardDialog dialog) {
		for (IWizardPage page : dialog.getCurrentPage().getWizard().getPages()) {
			Workbench.ui(() -> {
				dialog.showPage(page);
				return null;
			});
			assertNamed(dialog.getShell(), page.getControl(), page);
		}
	}

	private void assertViewNamed(IViewPart view) {
		Composite widgets = widgets(view);
		assertNamed(widgets, widgets, view);
		for (String title : Workbench.ui(() -> Workbench.all(widgets, CTabFolder.class).stream().filter(Control::isVisible)
				.flatMap(tabs -> Stream.of(tabs.getItems())).map(CTabItem::getText).toList())) {
			PartWidgets.tab(view, title);
			Workbench.ui(() -> null); // what opens later
			assertNamed(widgets, widgets, view);
		}
		ToolBarManager bar = (ToolBarManager) view.getViewSite().getActionBars().getToolBarManager();
		if (bar.getControl() != null) {
			assertThat(Workbench.ui(() -> ScreenReader.nameless(bar.getControl()))).as("tool bar of " + view.getTitle()).isEmpty();
		}
	}

	/** @param root in which no two mnemonics are the same */
	private void assertNamed(Composite root, Control page, Object owner) {
		seen.add(owner.getClass().getName());
		// Views are looked at by ViewLayoutTest.
		if (!(owner instanceof IWorkbenchPart)) {
			assertThat(Workbench.ui(() -> cut((Composite) page))).as("cut on a small screen: " + owner).isEmpty();
		}
		assertThat(Workbench
				.ui(() -> Stream.of(ScreenReader.nameless((Composite) page), Mnemonics.shared(root), KeyboardTraps.in((Composite) page))
				.flatMap(List::stream).toList())).as("controls without a name, shared mnemonics, and traps: " + owner).isEmpty();
	}

	/** No larger than the smallest screen. */
	private static List<String> cut(Composite page) {
		Shell shell = page.getShell();
		Point size = shell.getSize();
		shell.setSize(Math.min(size.x, SMALLEST.x), Math.min(size.y, SMALLEST.y));
		shell.layout(true, true);
		return LayoutFaults.of(page);
	}

	private void assertNothingIsLeftOut() {
		Bundle bundle = Platform.getBundle(UI);
		List<String> left = bundle.adapt(BundleWiring.class)
				.listResources(UI.replace('.', '/'), "*.class", BundleWiring.LISTRESOURCES_RECURSE | BundleWiring.LISTRESOURCES_LOCAL)
				.stream()
				.map(resource -> resource.replace('/', '.').replaceFirst("\\.class$", "")).filter(name -> isPage(bundle, name))
				.filter(name -> !seen.contains(name)).sorted().toList();
		assertThat(left).as("open these in WorkbenchAccessibilityTest, too").isEmpty();
	}

	private static boolean isPage(Bundle bundle, String name) {
		try {
			Class<?> type = bundle.loadClass(name);
			return !Modifier.isAbstract(type.getModifiers()) && Stream.of(Window.class, IDialogPage.class, IViewPart.class, IFormPage.class,
					ILaunchConfigurationTab.class).anyMatch(kind -> kind.isAssignableFrom(type));
		} catch (ClassNotFoundException e) {
			throw new AssertionError(e);
		}
	}

	/** Charts take the focus, give it on, and are read out with their figures. */
	@Test
	void chartsAreReachedByTheKeyboardAndReadOut() throws Exception {
		ResultsView view = Workbench.ui(() -> (ResultsView) Workbench.page().showView(ResultsView.ID));
		fill(view);
		for (String tab : List.of("Portions", "Forks")) {
			PartWidgets.tab(view, tab);
			List<Chart> charts = PartWidgets.all(view, Chart.class);
			assertThat(charts).as(tab).isNotEmpty();
			for (Chart chart : charts) {
				Control plot = Workbench.ui(() -> (Control) chart.getPlotArea());
				assertThat(Workbench.ui(() -> ScreenReader.name(plot))).startsWith("Chart: ");
				assertThat(Workbench.ui(() -> ScreenReader.description(plot))).as(tab).containsPattern("\\d");
				assertThat(Workbench.ui(() -> plot.setFocus() && plot.isFocusControl())).as(tab).isTrue();
				assertThat(Workbench.ui(() -> plot.traverse(SWT.TRAVERSE_TAB_NEXT) && !plot.isFocusControl())).as(tab).isTrue();
			}
		}
	}

	private static Composite widgets(IViewPart view) {
		return Workbench.ui(() -> (Composite) view.getSite().getService(MPart.class).getWidget());
	}

	private static Shell shell() {
		return Workbench.page().getWorkbenchWindow().getShell();
	}

	private static boolean isOurs(Object window) {
		return isOurs(window.getClass())
				|| window instanceof WizardDialog wizard && wizard.getCurrentPage() != null && isOurs(wizard.getCurrentPage().getClass());
	}

	private static boolean isOurs(Class<?> type) {
		return type.getName().startsWith(UI);
	}
}
