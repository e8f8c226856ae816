/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaModelMarker;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.perspective.WelcomePage;
import org.sonde.overhead.ui.perspective.WelcomePart;

/** What the product shows at its first start. */
@ExtendWith(LoggedErrors.class)
class WelcomePageTest {

	/** The height that a window of 800 × 600 leaves to the page, in pixels. */
	private static final int LOW = 420;

	private final AtomicInteger left = new AtomicInteger();
	private Shell shell;

	@BeforeEach
	void open() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(1100, 460);
		Workbench.ui(() -> {
			WelcomePage page = new WelcomePage(shell, Workbench.page().getWorkbenchWindow(), left::incrementAndGet);
			shell.layout(true, true);
			return page;
		});
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Workbench.ui(() -> {
			shell.close();
			return null;
		});
		Workbench.closeViews(EstimatesView.ID);
	}

	@Test
	void isThePageOfTheProduct() throws Exception {
		List<IConfigurationElement> elements = Arrays
				.stream(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.intro"))
				.filter(element -> element.getContributor().getName().equals("org.sonde.overhead.ui")).toList();
		IConfigurationElement intro = elements.stream().filter(element -> element.getName().equals("intro")).findFirst().orElseThrow();
		IConfigurationElement binding = elements.stream().filter(element -> element.getName().equals("introProductBinding")).findFirst()
				.orElseThrow();
		assertThat(binding.getAttribute("introId")).isEqualTo(intro.getAttribute("id"));
		assertThat(binding.getAttribute("productId")).isEqualTo("org.sonde.overhead.ui.ide");
		assertThat(Workbench.ui(() -> intro.createExecutableExtension("class"))).isInstanceOf(WelcomePart.class);
	}

	@Test
	void hasThreeWaysIn() throws Exception {
		assertThat(
				Workbench.ui(() -> Workbench.all(shell, Button.class).stream().map(button -> button.getText().replace("&", "")).toList()))
				.contains("Open the Sample", "Measure Overhead…", "Calibrate This Machine…", "Benchmark Versions…", "Show the Trade-off");
		Workbench.picture("welcome");
	}

	/** A window of 800 × 600 pixels, and one that is narrower than any. */
	@Test
	void nothingIsCutInASmallWindow() throws Exception {
		for (int width : new int[] { 800, 400 }) {
			Workbench.ui(() -> {
				shell.setSize(width, 600);
				shell.layout(true, true);
				return null;
			});
			Workbench.picture("welcome-" + width);
			Workbench.waitFor("the width", () -> Workbench.ui(() -> Workbench.all(shell, Button.class).stream().allMatch(button -> {
				int right = button.getDisplay().map(button.getParent(), shell, button.getLocation()).x + button.getSize().x;
				return right <= shell.getClientArea().width;
			})));
			assertThat(Workbench.ui(() -> LayoutFaults.of(shell))).isEmpty();
			if (width == 800) {
				assertThat(Workbench.ui(() -> Workbench.all(shell, Button.class).stream().allMatch(
						button -> button.getDisplay().map(button.getParent(), shell, button.getLocation()).y + button.getSize().y <= LOW)))
						.as("all steps are in sight").isTrue();
			}
		}
	}

	@Test
	void aStepLeavesThePage() throws Exception {
		press("Calibrate This Machine…");
		Workbench.dialog("Calibrate This Machine");
		assertThat(left).hasValue(1);
	}

	/** It is shown beside the page even before there is a project. */
	@Test
	void aViewOffersToMakeAProjectAsLongAsThereIsNone() throws Exception {
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.waitFor("a way to a project", () -> Workbench.ui(() -> isOffered(view, "Import Projects…")));
		JavaProject project = new JavaProject("first");
		try {
			Workbench.waitFor("none any more", () -> Workbench.ui(() -> !isOffered(view, "Import Projects…")));
			assertThat(Workbench.ui(() -> isOffered(view, "Calibrate This Machine…"))).isTrue();
		} finally {
			project.delete();
		}
		Workbench.waitFor("a way to another", () -> Workbench.ui(() -> isOffered(view, "Import Projects…")));
	}

	private static boolean isOffered(EstimatesView view, String text) {
		return PartWidgets.all(view, Button.class).stream().anyMatch(button -> button.getText().replace("&", "").equals(text));
	}

	@Test
	void theSampleIsAProjectThatCompilesAndHasCosts() throws Exception {
		press("Open the Sample");
		IProject sample = ResourcesPlugin.getWorkspace().getRoot().getProject("parcel-depot");
		try {
			Workbench.waitFor("its costs", () -> Workbench.ui(() -> Workbench.page()
					.findView(EstimatesView.ID) instanceof EstimatesView view
					&& view.costs().filter(costs -> costs.plan().project().equals(sample) && costs.estimate().isPresent()).isPresent()));
			Workbench.picture("welcome-sample");
			assertThat(Workbench
					.ui(() -> ((IPackagesViewPart) Workbench.page().getActivePart()).getTreeViewer().getStructuredSelection().toList()))
					.isEqualTo(List.of(JavaCore.create(sample)));
			sample.build(IncrementalProjectBuilder.FULL_BUILD, null);
			assertThat(sample.findMarkers(IJavaModelMarker.JAVA_MODEL_PROBLEM_MARKER, true, IResource.DEPTH_INFINITE))
					.noneMatch(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR);
			assertThat(sample.getFile("src/depot/Main.java").getLocation().toPath())
					.hasSameTextualContentAs(Path.of("../../samples/parcel-depot/src/depot/Main.java"));
			assertThat(sample.getFile("parcel-depot.probes").getLocation().toPath())
					.hasSameTextualContentAs(Path.of("../../samples/parcel-depot/parcel-depot.probes"));
		} finally {
			JavaProject.delete(sample);
		}
	}

	/** A build delays it. Meanwhile, keys must not go to another view or change another selection. */
	@Test
	void whatIsSelectedWhileTheSampleOpensStaysSelected() throws Exception {
		JavaProject mine = new JavaProject("mine");
		IProject sample = ResourcesPlugin.getWorkspace().getRoot().getProject("parcel-depot");
		try {
			IPackagesViewPart explorer = Workbench.selectInPackageExplorer();
			Job.getJobManager().beginRule(ResourcesPlugin.getWorkspace().getRoot(), null);
			try {
				press("Open the Sample");
				Workbench.waitFor("the step", () -> left.get() == 1);
				Workbench.selectInPackageExplorer(mine.java());
				assertThat(sample.exists()).isFalse();
			} finally {
				Job.getJobManager().endRule(ResourcesPlugin.getWorkspace().getRoot());
			}
			Workbench.waitFor("its costs",
					() -> Workbench.ui(() -> Workbench.page().findView(EstimatesView.ID) instanceof EstimatesView view
					&& view.costs().filter(costs -> costs.plan().project().equals(sample)).isPresent()));
			assertThat(Workbench.ui(() -> Workbench.page().getActivePart())).isSameAs(explorer);
			assertThat(Workbench.ui(() -> explorer.getTreeViewer().getStructuredSelection().toList())).isEqualTo(List.of(mine.java()));
		} finally {
			JavaProject.delete(sample);
			mine.delete();
		}
	}

	private void press(String text) {
		Workbench.display().asyncExec(() -> Workbench.all(shell, Button.class).stream()
				.filter(button -> button.getText().replace("&", "").equals(text)).findFirst().orElseThrow()
				.notifyListeners(SWT.Selection, new Event()));
	}
}
