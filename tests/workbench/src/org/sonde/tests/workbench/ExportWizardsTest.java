/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.export.KiekerExportWizard;
import org.sonde.overhead.ui.export.ReportExportWizard;

/** The wizards below File ▸ Export ▸ Sonde, opened from the workbench's registry and finished. */
@ExtendWith(LoggedErrors.class)
class ExportWizardsTest {

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
		KiekerExportWizard wizard = open("org.sonde.overhead.ui.export.kieker", KiekerExportWizard.class);
		Workbench.waitFor("the notes", () -> !Workbench.ui(wizard::notes).isEmpty());
		Workbench.picture("export-kieker");
		String notes = Workbench.ui(wizard::notes);
		assertTrue(notes.startsWith("Methods woven and collecting: 1. Woven and switched off: 1."), notes);
		assertTrue(notes.contains("Left out: java.lang.String java.lang.String.trim()"), notes);
		assertFalse(Workbench.ui(wizard::canFinish), "no folder yet");

		Workbench.ui(() -> {
			wizard.setFolder(folder.resolve("agent"));
			return null;
		});
		assertTrue(Workbench.ui(wizard::canFinish));
		assertTrue(Workbench.ui(wizard::performFinish));
		String aop = Files.readString(folder.resolve("agent").resolve(KiekerAspectJ.AOP_XML));
		assertTrue(aop.contains("shop.Cart.total"), aop);
		assertFalse(aop.contains("java.lang.String.trim"), aop);
		assertTrue(Files.readString(folder.resolve("agent").resolve(KiekerAspectJ.ADAPTIVE)).contains("shop.Cart.clear"));
	}

	@Test
	void writesTheReportAsOneHtmlFile() throws Exception {
		ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
		Path report = folder.resolve("report.html");
		Workbench.ui(() -> {
			wizard.setFile(report);
			return null;
		});
		Workbench.waitFor("the series to choose from", () -> Workbench.ui(wizard::canFinish));
		Workbench.picture("export-report");

		assertTrue(Workbench.ui(wizard::performFinish));
		String html = Files.readString(report);
		assertTrue(html.contains(project.plan().getName()), "the plan's estimate is in it");
		assertTrue(html.contains("Strubel"), "the published series are in it");
		assertEquals(1, Files.list(folder).count(), "nothing else was left in the folder");
	}

	@Test
	void refusesAFolderThatIsNotThere() throws Exception {
		ReportExportWizard wizard = open("org.sonde.overhead.ui.export.report", ReportExportWizard.class);
		Workbench.ui(() -> {
			wizard.setFile(folder.resolve("missing").resolve("report.html"));
			return null;
		});

		assertFalse(Workbench.ui(wizard::canFinish));
		assertNotNull(Workbench.ui(() -> wizard.getContainer().getCurrentPage().getErrorMessage()));
	}

	private <W extends IWizard> W open(String id, Class<W> type) {
		return Workbench.ui(() -> {
			IExportWizard wizard = (IExportWizard) PlatformUI.getWorkbench().getExportWizardRegistry().findWizard(id)
					.createWizard();
			wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(project.plan()));
			dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), wizard);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return type.cast(wizard);
		});
	}
}
