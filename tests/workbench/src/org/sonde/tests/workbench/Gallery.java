/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.maintainability.MaintainabilityView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;

/**
 * Pictures of every screen, in the light and in the dark theme, for docs/gallery.md. No test by its name: {@code ./sonde gallery} runs it and puts the
 * pictures into the documentation.
 */
@ExtendWith(LoggedErrors.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Gallery {
	private static final Path SAMPLE = Path.of("../../samples/parcel-depot");
	private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
	private static final String WITH_PROBES = "org.sonde.launch.probes";
	private static final Rectangle WINDOW = new Rectangle(0, 0, 1160, 800);

	@TempDir
	private Path elsewhere;
	private IProject project;
	private String before;
	private String theme;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		Workbench.ui(() -> {
			Workbench.page().resetPerspective();
			Workbench.page().getWorkbenchWindow().getShell().setBounds(WINDOW);
			return null;
		});
		before = Workbench.ui(() -> engine().getActiveTheme()).getId();
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			Workbench.dialogs().forEach(Shell::close);
			Stream.of(Workbench.page().getViewReferences()).filter(view -> view.getId().startsWith("org.sonde."))
					.forEach(Workbench.page()::hideView);
			engine().setTheme(before, false);
			return null;
		});
		Workbench.closeEditors();
		for (var configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
			configuration.delete();
		}
		if (project != null) {
			project.delete(false, true, null);
		}
	}

	/** What views say before there is anything in them; later they remember what they have shown. */
	@Test
	@Order(1)
	void welcomes() throws Exception {
		for (Map.Entry<String, String> each : Map.of("light", LIGHT, "dark", DARK).entrySet()) {
			choose(each.getKey(), each.getValue());
			for (String id : List.of(EstimatesView.ID, BenchmarkView.ID, ComparisonView.ID, MonitoringLogView.ID)) {
				view("welcome-" + id.substring(id.lastIndexOf('.') + 1), id, view -> { }, () -> true);
			}
		}
	}

	@Test
	@Order(2)
	void light() throws Exception {
		take("light", LIGHT);
	}

	@Test
	@Order(3)
	void dark() throws Exception {
		take("dark", DARK);
	}

	private void take(String name, String id) throws Exception {
		choose(name, id);
		createProject();
		views();
		log();
		code();
		dialogs();
	}

	private void choose(String name, String id) {
		theme = name;
		Workbench.ui(() -> {
			engine().setTheme(id, false);
			return null;
		});
	}

	/** The sample, in a repository of its own. */
	private void createProject() throws Exception {
		Path folder = elsewhere.resolve("parcel-depot");
		copy(SAMPLE, folder);
		IProjectDescription description = ResourcesPlugin.getWorkspace()
				.loadProjectDescription(IPath.fromPath(folder).append(IProjectDescription.DESCRIPTION_FILE_NAME));
		project = ResourcesPlugin.getWorkspace().getRoot().getProject(description.getName());
		description.setLocationURI(folder.toUri());
		project.create(description, null);
		project.open(null);
		project.build(IncrementalProjectBuilder.FULL_BUILD, null);
		commit(folder);
	}

	private void views() throws Exception {
		view("estimates", EstimatesView.ID, view -> ((EstimatesView) view).show(project),
				() -> ((EstimatesView) find(EstimatesView.ID)).table().rows().size() > 10);
		view("trade-off", TradeOffView.ID, view -> { }, () -> !((TradeOffView) find(TradeOffView.ID)).table().rows().isEmpty());
		view("results", ResultsView.ID, view -> ((ResultsView) view).show(project), () -> {
			var sets = ((ResultsView) find(ResultsView.ID)).sets();
			sets.viewer().setSelection(new StructuredSelection(sets.rows().stream().filter(row -> row.set().id().equals("waller-2014-base")).toList()));
			return !sets.viewer().getSelection().isEmpty();
		});
		view("maintainability", MaintainabilityView.ID, view -> ((MaintainabilityView) view).show(project),
				() -> ((MaintainabilityView) find(MaintainabilityView.ID)).figures().isPresent());
		change();
		Workbench.selectInPackageExplorer(java());
		Workbench.chooseLater(Workbench.menuOn(Workbench.ui(() -> Workbench.page().showView(JavaUI.ID_PACKAGES)), java()), "Compare With",
				"Sonde: Maintainability of…");
		Workbench.waitFor("the dialog", () -> Workbench.dialogs().size() == 1);
		picture("compare-dialog", () -> Workbench.dialogs().getFirst());
		Workbench.press("Compare");
		view("comparison", ComparisonView.ID, view -> { }, () -> ((ComparisonView) find(ComparisonView.ID)).comparison().isPresent());
	}

	/** A run with probes, and what it recorded. */
	private void log() throws Exception {
		ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationWorkingCopy run = launches
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.getName());
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "depot.Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, "2000 1");
		var configuration = run.doSave();
		// What the program prints would have the console come to the front, at any time.
		DebugUITools.getPreferenceStore().setValue("DEBUG.consoleOpenOnOut", false);
		Workbench.display().asyncExec(() -> DebugUITools.launch(configuration, WITH_PROBES));
		view("plan-and-log", MonitoringLogView.ID, view -> { },
				() -> ((MonitoringLogView) find(MonitoringLogView.ID)).message().isEmpty());
	}

	/** Probes in the editor, and the estimates below. */
	private void code() throws Exception {
		IType depot = java().findType("depot.Depot");
		Workbench.openEditor(depot.getMethods()[2]);
		Workbench.ui(() -> ((EstimatesView) Workbench.page().showView(EstimatesView.ID, null, IWorkbenchPage.VIEW_VISIBLE))).show(project);
		Workbench.selectInPackageExplorer(depot.getMethods()[2]);
		picture("code", () -> Workbench.page().getWorkbenchWindow().getShell());
	}

	private void dialogs() throws Exception {
		dialog("calibrate", () -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.sonde.overhead.ui.calibrate", null));
		dialog("pattern", () -> PlatformUI.getWorkbench().getService(IHandlerService.class)
				.executeCommand("org.sonde.overhead.ui.instrumentByPattern", null));
		IFile plan = project.getFile("parcel-depot.probes");
		dialog("export-agent", () -> open(PlatformUI.getWorkbench().getExportWizardRegistry(), "org.sonde.overhead.ui.export.agent", plan));
		dialog("export-report", () -> open(PlatformUI.getWorkbench().getExportWizardRegistry(), "org.sonde.overhead.ui.export.report", plan));
		dialog("preferences", () -> PreferencesUtil.createPreferenceDialogOn(null, "org.sonde.overhead.ui.preferences", null, null).open());
		dialog("project", () -> PreferencesUtil.createPropertyDialogOn(null, java(), "org.sonde.overhead.ui.project", null, null).open());
	}

	private static int open(IWizardRegistry registry, String id, IFile plan) throws Exception {
		IWorkbenchWizard wizard = registry.findWizard(id).createWizard();
		wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(plan));
		return new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard).open();
	}

	/** Opens a dialog, which runs its own loop, and closes it after the picture. */
	private void dialog(String name, Callable<?> open) throws Exception {
		// Without a window manager nobody gives the focus back that the dialog before had.
		Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell().forceFocus());
		Workbench.selectInPackageExplorer(java().findType("depot.Depot"));
		Workbench.display().asyncExec(() -> {
			try {
				open.call();
			} catch (Exception e) {
				throw new IllegalStateException(name, e);
			}
		});
		Workbench.waitFor("the dialog " + name, () -> !Workbench.dialogs().isEmpty());
		picture(name, () -> Workbench.dialogs().getFirst());
		Workbench.ui(() -> {
			Workbench.dialogs().forEach(Shell::close);
			return null;
		});
	}

	private void view(String name, String id, Consumer<IViewPart> fill, Workbench.Condition ready) throws Exception {
		IViewPart view = Workbench.ui(() -> Workbench.page().showView(id));
		Workbench.ui(() -> {
			fill.accept(view);
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_MAXIMIZED);
			return null;
		});
		Workbench.waitFor(name, () -> Workbench.ui(ready::holds));
		picture(name, () -> folderOf(view));
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(view), IWorkbenchPage.STATE_RESTORED);
			Workbench.page().hideView(view);
			return null;
		});
	}

	private static IViewPart find(String id) {
		return Workbench.page().findView(id);
	}

	private static Control folderOf(IViewPart view) {
		Control control = (Control) view.getSite().getService(MPart.class).getWidget();
		while (!(control instanceof CTabFolder)) {
			control = control.getParent();
		}
		return control;
	}

	private void picture(String name, Supplier<Control> shown) throws Exception {
		// What jobs and the theme change in passing is to be painted first.
		for (int i = 0; i < 30; i++) {
			Thread.sleep(50);
			Workbench.ui(() -> {
				while (Workbench.display().readAndDispatch()) {
					// until nothing waits
				}
				return null;
			});
		}
		Path folder = Files.createDirectories(Path.of(System.getProperty("sonde.pictures")).resolve("gallery"));
		Workbench.ui(() -> {
			Control control = shown.get();
			Rectangle area = control instanceof Shell shell ? control.getDisplay().map(shell, null, shell.getClientArea())
					: control.getDisplay().map(control.getParent(), null, control.getBounds());
			Image image = new Image(control.getDisplay(), area.width, area.height);
			GC gc = new GC(control.getDisplay());
			gc.copyArea(image, area.x, area.y);
			gc.dispose();
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData(control.getMonitor().getZoom()) };
			loader.save(folder.resolve(name + "-" + theme + ".png").toString(), SWT.IMAGE_PNG);
			image.dispose();
			return null;
		});
	}

	private static IThemeEngine engine() {
		return PlatformUI.getWorkbench().getService(IThemeEngine.class);
	}

	private IJavaProject java() {
		return JavaCore.create(project);
	}

	/** Something for the comparison to show. */
	private void change() throws Exception {
		IFile depot = project.getFile("src/depot/Depot.java");
		String source = depot.readString();
		int end = source.lastIndexOf('}');
		depot.setContents(JavaProject.stream(source.substring(0, end) + """

					/** Parcels sent, less what was refused. */
					public long parcelsKept(long refused) {
						return refused > parcelsSent ? 0 : parcelsSent - refused;
					}
				}
				"""), true, true, null);
		project.build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
	}

	private static void commit(Path folder) throws Exception {
		try (Git git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call()) {
			git.add().addFilepattern("src").call();
			PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org");
			git.commit().setMessage("First").setAuthor(somebody).setCommitter(somebody).setSign(false).call();
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> all = Files.walk(from)) {
			for (Path file : all.toList()) {
				Path copy = to.resolve(from.relativize(file).toString());
				if (Files.isDirectory(file)) {
					Files.createDirectories(copy);
				} else {
					Files.copy(file, copy);
				}
			}
		}
	}
}
