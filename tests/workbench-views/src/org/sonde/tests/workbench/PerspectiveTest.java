/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.perspective.SondePerspective;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;

/** The way in: the perspective with its menu, and the note after the first probes. */
@ExtendWith(LoggedErrors.class)
class PerspectiveTest {

	private static final String MENU = "Sonde";
	private static final List<String> SHOWN = List.of(EstimatesView.ID, MonitoringLogView.ID, MaintainabilityView.ID);

	private JavaProject project;
	private IMethod weigh;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		weigh = JavaProject.method(
				project.add("depot", "Parcel.java", "package depot; public class Parcel { public int weigh() { return 1; } }"), "weigh");
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(JavaUI.ID_PERSPECTIVE, Workbench.page().getWorkbenchWindow());
			Workbench.closeViews(EstimatesView.ID);
			// While it is open, other tests would get its views instead of new ones.
			Workbench.page().closePerspective(
					PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(SondePerspective.ID), false, false);
			return null;
		});
		project.delete();
	}

	@Test
	void showsFiguresBelowTheCodeAndAMenuOfItsOwn() throws Exception {
		assertThat(menuBar()).doesNotContain(MENU);
		Workbench.ui(() -> PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow()));
		assertThat(Workbench.ui(() -> Arrays.stream(Workbench.page().getViewReferences()).map(IViewReference::getId).toList()))
				.containsExactlyInAnyOrder(JavaUI.ID_PACKAGES, EstimatesView.ID, MonitoringLogView.ID, MaintainabilityView.ID);
		Workbench.waitFor("the menu", () -> menuBar().contains(MENU));
		Workbench.selectInPackageExplorer(weigh);
		List<String> labels = Workbench.ui(() -> {
			Menu menu = item().getMenu();
			menu.notifyListeners(SWT.Show, new Event());
			List<String> offered = Workbench.labels(menu);
			menu.notifyListeners(SWT.Hide, new Event());
			return offered;
		});
		assertThat(labels).containsExactly("Instrument", "Instrument by Pattern…", "Suggest Probes…", "Run with Probes",
				"Measure Overhead…", "Refine Plan…", "Calibrate This Machine…", "Benchmark Versions…", "Compare Code of Versions…");
		assertThat(Workbench.ui(() -> Workbench.all(Workbench.page().getWorkbenchWindow().getShell(), ToolBar.class).stream()
				.flatMap(bar -> Stream.of(bar.getItems()))
				.map(ScreenReader::name).toList()))
				.contains("Instrument", "Run with Probes", "Measure Overhead", "Calibrate This Machine", "Compare Code of Versions");
		Workbench.picture("perspective");
	}

	/** It opens by itself, but tables need the width more. */
	@Test
	void theConsoleTakesNoRoomFromTheFigures() throws Exception {
		IViewPart figures = Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow());
			return Workbench.page().showView(EstimatesView.ID);
		});
		Workbench.waitFor("the figures", () -> Workbench.ui(() -> PartWidgets.widget(figures).getSize().x > 0));
		Point before = Workbench.ui(() -> PartWidgets.widget(figures).getSize());
		IViewPart console = Workbench.ui(() -> Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW));
		try {
			Workbench.waitFor("the console", () -> Workbench.ui(() -> PartWidgets.widget(console).getSize().x > 0));
			Workbench.picture("perspective-console");
			Point after = Workbench.ui(() -> PartWidgets.widget(figures).getSize());
			assertThat(after).isEqualTo(before);
		} finally {
			Workbench.closeView(console);
		}
	}

	/** Beside those that are always there, one more has room in a window of 800 pixels. */
	@Test
	void titlesOfTabsAreNotCut() throws Exception {
		Shell window = Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow());
			return Workbench.page().getWorkbenchWindow().getShell();
		});
		Rectangle before = Workbench.ui(window::getBounds);
		try {
			for (int width : new int[] { 1100, 960, 800 }) {
				requireWholeTitles(window, width, Stream.concat(SHOWN.stream(), Stream.of(ComparisonView.ID, ResultsView.ID)));
			}
			requireWholeTitles(window, 520, SHOWN.stream());
		} finally {
			Workbench.ui(() -> {
				window.setBounds(before);
				return null;
			});
		}
	}

	/** The folder is narrower than what any four tabs may need. */
	@Test
	void threeTitlesAreWholeWhereThereIsRoom() throws Exception {
		Shell window = Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow());
			Workbench.page().resetPerspective();
			return Workbench.page().getWorkbenchWindow().getShell();
		});
		Rectangle before = Workbench.ui(window::getBounds);
		try {
			Workbench.ui(() -> {
				window.setBounds(0, 0, 900, 600);
				SHOWN.forEach(id -> showView(id));
				return null;
			});
			CTabFolder folder = Workbench.ui(() -> Camera.folderOf(Workbench.page().findView(EstimatesView.ID)));
			Workbench.waitFor("whole titles", () -> Workbench.ui(() -> Stream.of(folder.getItems()).map(CTabItem::getText).toList())
					.equals(List.of("Overhead Estimates", "Monitoring Log", "Maintainability")));
		} finally {
			Workbench.ui(() -> {
				window.setBounds(before);
				return null;
			});
		}
	}

	private static void showView(String id) {
		try {
			Workbench.page().showView(id);
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	/** Beside the tabs of the Java perspective, also in a window in which a few tabs had room for whole titles. */
	@Test
	void titlesOfManyTabsAreNotCut() throws Exception {
		Shell window = Workbench.ui(() -> {
			Workbench.closeViews(SHOWN.toArray(String[]::new));
			Workbench.page().resetPerspective();
			return Workbench.page().getWorkbenchWindow().getShell();
		});
		Rectangle before = Workbench.ui(window::getBounds);
		try {
			requireWholeTitles(window, 1280, Stream.concat(SHOWN.stream(), Stream.of(ResultsView.ID)));
			requireWholeTitles(window, 1280, SHOWN.stream());
		} finally {
			Workbench.ui(() -> {
				window.setBounds(before);
				Workbench.closeViews(SHOWN.toArray(String[]::new));
				return null;
			});
		}
	}

	private static void requireWholeTitles(Shell window, int width, Stream<String> views) throws Exception {
		Workbench.ui(() -> {
			window.setBounds(0, 0, width, 600);
			return null;
		});
		for (String id : views.toList()) {
			IViewPart view = Workbench.ui(() -> Workbench.page().showView(id));
			CTabFolder folder = Workbench.ui(() -> Camera.folderOf(view));
			Workbench.waitFor("the width", () -> Workbench.ui(() -> folder.getSize().x > 0 && folder.getSize().x < width));
			// A title becomes short in an event of its own.
			IntStream.range(0, 20).forEach(round -> Workbench.ui(() -> null));
			Workbench.waitFor("the tabs painted",
					() -> Workbench.ui(() -> Stream.of(folder.getItems()).allMatch(tab -> painted(tab) != null)));
			assertThat(Workbench.ui(() -> Stream.of(folder.getItems()).map(CTabItem::getText).toList())).as("%d: %s", width, id)
					.isEqualTo(Workbench.ui(() -> Stream.of(folder.getItems()).map(PerspectiveTest::painted).toList()));
			if (!SHOWN.contains(id)) {
				Workbench.closeView(view);
			}
		}
	}

	/** SWT keeps for itself what it paints of a title; null before it does so. */
	private static String painted(CTabItem tab) {
		try {
			Field painted = CTabItem.class.getDeclaredField("shortenedText");
			painted.setAccessible(true);
			return (String) painted.get(tab);
		} catch (ReflectiveOperationException e) {
			throw new AssertionError(e);
		}
	}

	/** Otherwise, they would open where the last view was opened. */
	@Test
	void inTheJavaPerspectiveViewsOpenWithTheProblems() throws Exception {
		for (String id : SHOWN) {
			assertThat(Workbench.ui(() -> {
				Workbench.closeViews(id);
				Workbench.page().resetPerspective();
				IViewPart console = Workbench.page().showView(IConsoleConstants.ID_CONSOLE_VIEW);
				Workbench.page().hideView(console);
				Workbench.page().showView(JavaUI.ID_PACKAGES);
				IViewPart view = Workbench.page().showView(id);
				List<String> stack = Arrays.stream(Workbench.page().getViewStack(view)).map(other -> other.getSite().getId()).toList();
				Workbench.page().hideView(view);
				return stack;
			})).as(id).contains(IPageLayout.ID_PROBLEM_VIEW);
		}
	}

	/** Below the editor they have the width for their columns, and the tabs at the foot keep theirs. */
	@Test
	void inTheJavaPerspectiveLiveObjectsTakesNoWidthFromOthers() throws Exception {
		Workbench.ui(() -> {
			Workbench.closeViews(LiveObjectsView.ID);
			Workbench.page().resetPerspective();
			return null;
		});
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW));
		Workbench.waitFor("the problems", () -> Workbench.ui(() -> PartWidgets.widget(problems).getSize().x > 0));
		int before = Workbench.ui(() -> PartWidgets.widget(problems).getSize().x);
		IViewPart objects = Workbench.ui(() -> Workbench.page().showView(LiveObjectsView.ID));
		try {
			Workbench.waitFor("the objects", () -> Workbench.ui(() -> PartWidgets.widget(objects).getSize().y > 0));
			Workbench.picture("perspective-objects");
			assertThat(Workbench.ui(() -> PartWidgets.widget(problems).getSize().x)).isEqualTo(before);
			assertThat(Workbench.ui(() -> PartWidgets.widget(objects).getSize().x)).isGreaterThan(550);
			assertThat(Workbench.ui(() -> PartWidgets.widget(objects).getSize().y)).isGreaterThan(150);
		} finally {
			Workbench.closeView(objects);
		}
	}

	private void markTheFirst() throws Exception {
		Workbench.ui(() -> {
			Workbench.closeViews(EstimatesView.ID);
			SondePreferences.store().setValue(SondePreferences.ESTIMATES_OFFERED, false);
			return null;
		});
		Workbench.choose(Workbench.menuOn(Workbench.selectInPackageExplorer(weigh), weigh), MENU, "Instrument");
		Workbench.waitFor("the note", () -> Workbench.ui(() -> notes().findAny().isPresent()));
	}

	/** It would cover the status line. */
	@Test
	void theNoteOnTheFirstProbesGoesWhenTheCostsAreShown() throws Exception {
		markTheFirst();
		Workbench.ui(() -> Workbench.page().showView(EstimatesView.ID));
		assertThat(Workbench.ui(() -> notes().findAny())).isEmpty();
	}

	@Test
	void theFirstProbesLeadToTheirCosts() throws Exception {
		markTheFirst();
		Workbench.picture("first-probes-note");
		Workbench.ui(() -> {
			notes().findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the view", () -> Workbench.ui(() -> Workbench.page().findView(EstimatesView.ID) != null));
		assertThat(Workbench.ui(() -> notes().findAny())).isEmpty();
		assertThat(SondePreferences.store().getBoolean(SondePreferences.ESTIMATES_OFFERED)).as("once in a workspace").isTrue();
	}

	private static Stream<Link> notes() {
		return Arrays.stream(Workbench.display().getShells()).filter(Shell::isVisible)
				.flatMap(shell -> Workbench.all(shell, Link.class).stream())
				.filter(link -> link.getText().contains("Overhead Estimates"));
	}

	private static List<String> menuBar() {
		return Workbench.ui(() -> Arrays.stream(Workbench.page().getWorkbenchWindow().getShell().getMenuBar().getItems())
				.map(item -> item.getText().replace("&", "")).toList());
	}

	private static MenuItem item() {
		return Arrays.stream(Workbench.page().getWorkbenchWindow().getShell().getMenuBar().getItems())
				.filter(item -> item.getText().replace("&", "").equals(MENU)).findFirst().orElseThrow();
	}
}
