/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.export.ReportExportWizard;
import org.sonde.overhead.ui.maintainability.MaintainabilityView;

/**
 * The journeys of tests/journeys in a workspace with all of Kieker's sources, watched: Sonde's code, with what it calls, may be at no event of typing, marking and
 * scrolling for longer than 16 ms, and at none at all for longer than 100 ms. What the platform takes by itself is told and not judged.
 *
 * <p>Run by {@code -Dtest=ResponsivenessCheck -Dsonde.benchmark=FILE}; the figures are written to the file. Fetches the sources from Maven Central.
 */
@EnabledIfSystemProperty(named = "sonde.benchmark", matches = "(?!none$).+")
class ResponsivenessCheck {
	private static final String KIEKER = "net.kieker-monitoring:kieker:jar:sources:";
	private static final long FRAME = EventTimes.LONG;
	private static final long NOTICED = 100_000_000;
	private static final int STROKES = 60;
	private static final int PAGES = 60;
	private static final int MARKS = 20;
	private static final int PAUSE_MILLIS = 50;
	/** Measuring all of Kieker takes a while, more so while others use the machine. */
	private static final int ATTEMPTS = 10;

	private final StringBuilder report = new StringBuilder();
	private final List<String> slow = new ArrayList<>();
	@TempDir
	private Path folder;
	private JavaProject project;
	private Path earlier;
	private EventTimes times;

	@BeforeEach
	void unpack() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("kieker");
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			earlier = artifacts.fetch(KIEKER + "1.14");
			unpack(artifacts.fetch(KIEKER + "2.0.2"), project.project().getFolder("src").getLocation().toPath());
		}
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	private static void unpack(Path jar, Path target) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				Path file = target.resolve(entry.getName()).normalize();
				if (entry.getName().endsWith(".java") && file.startsWith(target)) {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
				}
			}
		}
	}

	@Test
	void nothingOfSondeHoldsUpTheUser() throws Exception {
		try (EventTimes watched = new EventTimes()) {
			times = watched;
			EstimatesView estimates = view(EstimatesView.ID, EstimatesView.class);
			view(MaintainabilityView.ID, MaintainabilityView.class);
			Workbench.showJavaPerspective();
			step("opening the views", NOTICED);
			markPackages();
			step("marking packages", FRAME);
			Workbench.waitFor("the estimate", () -> Workbench.ui(() -> estimates.rows().size()) == probes());
			step("their estimate", NOTICED);
			Table table = Workbench.ui(() -> estimates.table().viewer().getTable());
			scroll(table);
			step("scrolling the estimates", FRAME);
			changeResults(estimates);
			step("another result set", NOTICED);
			ITextEditor editor = Workbench.openEditor(type());
			step("opening the editor", NOTICED);
			type(editor);
			step("typing", FRAME);
			scroll((StyledText) Workbench.ui(() -> editor.getAdapter(Control.class)));
			step("scrolling the editor", FRAME);
			mark(editor);
			step("marking one by one", FRAME);
			compare();
			step("comparing with 1.14", NOTICED);
			exportReport();
			step("exporting the report", NOTICED);
			Workbench.picture("responsiveness");
		}
		Files.writeString(Path.of(System.getProperty("sonde.benchmark")), conditions() + report);
		assertEquals(List.of(), slow);
	}

	private String conditions() throws Exception {
		return String.format(Locale.ROOT, "Kieker 2.0.2: %d files, %d probes; Eclipse %s, Java %s, %d processors, load average %.1f%n",
				Files.walk(project.project().getFolder("src").getLocation().toPath()).filter(Files::isRegularFile).count(), probes(),
				PlatformUI.getWorkbench().getClass().getPackage().getImplementationVersion(), Runtime.version(), Runtime.getRuntime().availableProcessors(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
	}

	/** What was seen since the last step, when all that followed from it is over. */
	private void step(String what, long limit) throws Exception {
		Thread.sleep(4_000);
		EventTimes.Seen seen = times.seen();
		report.append(seen.report(what));
		seen.stalls().stream().filter(stall -> stall.nanosOfOurs() > limit).forEach(stall -> slow.add(what + ": " + stall));
	}

	private static <V> V view(String id, Class<V> type) {
		return Workbench.ui(() -> type.cast(Workbench.page().showView(id)));
	}

	/** As by Sonde ▸ Instrument on the packages of the monitoring component. */
	private void markPackages() throws Exception {
		List<IPackageFragment> packages = new ArrayList<>();
		for (IPackageFragment one : project.java().getPackageFragments()) {
			// The Package Explorer hides packages that hold nothing but packages.
			if (one.getElementName().startsWith("kieker.monitoring.core") && one.containsJavaResources()) {
				packages.add(one);
			}
		}
		Workbench.selectInPackageExplorer(packages.toArray(IPackageFragment[]::new));
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the probes", () -> probes() > 0);
	}

	private int probes() {
		return PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded ? loaded.probes().size() : 0;
	}

	private static void scroll(Table table) throws Exception {
		for (int i = 0; i < PAGES; i++) {
			int row = i * 8;
			paced(() -> {
				table.setTopIndex(row % Math.max(1, table.getItemCount()));
				table.update();
				return null;
			});
		}
	}

	private static void scroll(StyledText text) throws Exception {
		for (int i = 0; i < PAGES; i++) {
			int line = i * 12;
			paced(() -> {
				text.setTopIndex(line % text.getLineCount());
				text.update();
				return null;
			});
		}
	}

	private static void changeResults(EstimatesView view) throws Exception {
		String before = Workbench.ui(() -> view.costs().flatMap(costs -> costs.results()).orElseThrow().id());
		Workbench.ui(() -> {
			Combo results = view.content().header().results();
			results.select(results.getSelectionIndex() == 0 ? 1 : 0);
			results.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("another result set", () -> Workbench.ui(() -> view.costs().flatMap(costs -> costs.results()).filter(set -> !set.id().equals(before)).isPresent()));
	}

	private IType type() throws Exception {
		return project.java().findType("kieker.monitoring.core.controller.MonitoringController");
	}

	private static void type(ITextEditor editor) throws Exception {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int line = document.getNumberOfLines() / 2;
		for (int i = 0; i < STROKES; i++) {
			String text = i % 10 == 0 ? "\n" : " ";
			paced(() -> {
				document.replace(document.getLineOffset(line), 0, text);
				return null;
			});
		}
	}

	/** Takes probes away and adds them again, by the key. */
	private void mark(ITextEditor editor) throws Exception {
		IMethod[] methods = type().getMethods();
		for (int i = 0; i < MARKS; i++) {
			IMethod method = methods[1 + i / 2 % (methods.length - 1)];
			int before = probes();
			Workbench.ui(() -> {
				editor.getSelectionProvider().setSelection(new TextSelection(method.getNameRange().getOffset(), 0));
				return null;
			});
			Workbench.run("org.sonde.overhead.ui.toggleProbe");
			Workbench.waitFor("the mark", () -> probes() != before);
		}
	}

	private void compare() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(project.java());
		Menu menu = Workbench.menuOn((IWorkbenchPart) explorer, project.java());
		Workbench.chooseLater(menu, "Compare With", "Sonde: Maintainability of…");
		Workbench.waitFor("the dialog", () -> Workbench.dialogs().size() == 1);
		Shell dialog = Workbench.dialogs().getFirst();
		Workbench.ui(() -> {
			Workbench.texts(dialog).getLast().setText(earlier.toString());
			return null;
		});
		Workbench.press("Compare");
		patiently(() -> Workbench.ui(() -> ((ComparisonView) Workbench.page().findView(ComparisonView.ID)).comparison().isPresent()));
	}

	private static void patiently(Workbench.Condition condition) throws Exception {
		for (int attempt = 1;; attempt++) {
			try {
				Workbench.waitFor("the comparison", condition);
				return;
			} catch (AssertionError e) {
				if (attempt == ATTEMPTS) {
					throw e;
				}
			}
		}
	}

	private void exportReport() throws Exception {
		Path file = folder.resolve("report.html");
		WizardDialog dialog = Workbench.ui(() -> {
			ReportExportWizard wizard = (ReportExportWizard) PlatformUI.getWorkbench().getExportWizardRegistry().findWizard("org.sonde.overhead.ui.export.report").createWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(project.plan()));
			WizardDialog opened = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			opened.setBlockOnOpen(false);
			opened.open();
			wizard.setFile(file);
			return opened;
		});
		Workbench.waitFor("what the wizard needs", () -> Workbench.ui(() -> dialog.getCurrentPage().getWizard().canFinish()));
		Workbench.press("Finish");
		Workbench.waitFor("the report", () -> Files.exists(file));
	}

	/** Runs in the user interface's thread and leaves it a pause, as hands do. */
	private static void paced(Callable<Void> action) throws Exception {
		Workbench.ui(action);
		Thread.sleep(PAUSE_MILLIS);
	}
}
