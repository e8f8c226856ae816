/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;

/** If a wizard can neither be finished nor go on, it says why: every wizard, on each page that can be reached. */
@ExtendWith(LoggedErrors.class)
class DisabledFinishTest {

	private JavaProject project;

	@BeforeEach
	void create(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		if (project.project().exists()) {
			project.delete();
		}
	}

	@Test
	void inAnEmptyWorkspace() throws Exception {
		project.delete();
		assertThat(silentWizards(StructuredSelection.EMPTY)).isEmpty();
	}

	@Test
	void withoutASelection() throws Exception {
		assertThat(silentWizards(StructuredSelection.EMPTY)).isEmpty();
	}

	@Test
	void inAProjectWithoutAPlan() throws Exception {
		assertThat(silentWizards(new StructuredSelection(project.java()))).isEmpty();
	}

	private static List<String> silentWizards(IStructuredSelection selection) throws Exception {
		List<String> silent = new ArrayList<>();
		for (IConfigurationElement element : OurExtensions.wizards().toList()) {
			WizardDialog dialog = OurExtensions.open(element, selection);
			silent.addAll(Workbench.ui(() -> reached(dialog).filter(DisabledFinishTest::isSilent)
					.map(page -> element.getAttribute("id") + ": " + page.getName()).toList()));
			Camera.closeDialogs();
		}
		return silent;
	}

	/** The pages that a user comes to by Next alone. */
	private static Stream<IWizardPage> reached(WizardDialog dialog) {
		return Stream.iterate(dialog.getCurrentPage(), page -> page != null, page -> {
			if (!page.canFlipToNextPage()) {
				return null;
			}
			dialog.showPage(page.getNextPage());
			return dialog.getCurrentPage();
		});
	}

	private static boolean isSilent(IWizardPage page) {
		return !page.getWizard().canFinish() && !page.canFlipToNextPage() && page.getErrorMessage() == null && page.getMessage() == null;
	}

	/** They read the choices in the background, and say so meanwhile. If a field is emptied afterwards, they say what is missing. */
	@Test
	void ofCommands() throws Exception {
		Map<String, String> titles = Map.of("calibrate", "Calibrate This Machine", "checkSetUp", "Check This Set-up", "measureVersions",
				"Benchmark Versions");
		Workbench.selectInPackageExplorer(project.java());
		for (Map.Entry<String, String> one : titles.entrySet()) {
			Workbench.start("org.sonde.overhead.ui." + one.getKey());
			WizardDialog dialog = (WizardDialog) Workbench.ui(Workbench.dialog(one.getValue())::getData);
			List<IWizardPage> pages = Workbench.ui(() -> List.of(dialog.getCurrentPage().getWizard().getPages()));
			List<Obstacle> obstacles = new ArrayList<>(
					Workbench.ui(() -> pages.stream().flatMap(page -> obstacle(page, "at first")).toList()));
			Workbench.waitFor("what there is to choose from", () -> !Camera.isBusy());
			obstacles.addAll(Workbench.ui(() -> pages.stream().flatMap(page -> obstacle(page, "when all is read")).toList()));
			Control focus = Workbench.ui(Workbench.display()::getFocusControl);
			assertThat(focus).as(one.getKey() + ": the keyboard is in the dialog, so that Escape and Tab work").isNotNull()
					.satisfies(control -> assertThat(Workbench.ui(control::getShell)).isEqualTo(Workbench.ui(dialog::getShell)));
			List<Obstacle> emptied = Workbench.ui(() -> pages.stream().flatMap(DisabledFinishTest::emptied).toList());
			assertThat(emptied).as(one.getKey() + ": a field that must not be empty").isNotEmpty();
			obstacles.addAll(emptied);
			assertThat(obstacles).as(one.getKey()).allMatch(obstacle -> obstacle.reason().isPresent());
			Camera.closeDialogs();
		}
	}

	private static Stream<Obstacle> emptied(IWizardPage page) {
		return Workbench.all((Composite) page.getControl(), Text.class).stream().filter(text -> text.isEnabled() && text.getEditable())
				.flatMap(text -> {
			String before = text.getText();
			text.setText("");
			List<Obstacle> found = obstacle(page, "without '" + before + "'").toList();
			text.setText(before);
			return found.stream();
		});
	}

	/** What keeps a page from being complete, if something does. */
	private static Stream<Obstacle> obstacle(IWizardPage page, String when) {
		return page.isPageComplete() ? Stream.empty()
				: Stream.of(new Obstacle(page.getName() + " " + when,
						Optional.ofNullable(page.getErrorMessage()).or(() -> Optional.ofNullable(page.getMessage()))));
	}

	private record Obstacle(String where, Optional<String> reason) {
	}
}
