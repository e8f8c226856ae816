/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jface.dialogs.DialogPage;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.metrics.MetricsException;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.comparison.SelectedTypes;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.SondeWizard;
import org.sonde.overhead.ui.view.TextDialog;

/** Benchmark Versions: asks for versions of a component and how to measure them, builds them, and measures in the background. */
final class MeasureVersionsWizard extends SondeWizard {

	private static final String SECTION = "measureVersions";

	private final IWorkbenchPage workbenchPage;
	private final VersionsPage versions;
	private final MeasuringPage measuring;

	/** @param selected the component that is proposed, and its project */
	MeasureVersionsWizard(IWorkbenchPage workbenchPage, SelectedTypes selected) {
		super(Messages.MeasureVersionsWizard_title, HelpContext.MEASURE_VERSIONS);
		this.workbenchPage = workbenchPage;
		versions = new VersionsPage(selected, this::update);
		measuring = new MeasuringPage(selected.project(), versions::count);
		setDialogSettings(DialogSettings.getOrCreateSection(DialogSettings.getOrCreateSection(
				PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(MeasureVersionsWizard.class)).getDialogSettings(), SECTION),
				selected.project().getElementName()));
	}

	void open() {
		WizardDialog dialog = new WizardDialog(workbenchPage.getWorkbenchWindow().getShell(), this);
		dialog.setHelpAvailable(HelpContext.canBeShown());
		dialog.open();
	}

	@Override
	public void addPages() {
		addPage(versions);
		addPage(measuring);
	}

	private void update() {
		measuring.update();
	}

	@Override
	public boolean performFinish() {
		VersionsRequest request = measuring.request(versions.versions(), versions.component(), versions.libraries());
		versions.saveSettings();
		measuring.saveSettings();
		VersionsBenchmark[] built = new VersionsBenchmark[1];
		try {
			getContainer().run(true, true, monitor -> {
				try {
					built[0] = VersionsBenchmark.build(request, monitor);
				} catch (OperationCanceledException | CancellationException e) {
					throw new InterruptedException();
				} catch (CoreException | MetricsException | BenchmarkException | IllegalArgumentException e) {
					throw new InvocationTargetException(e);
				}
			});
			built[0].start();
			workbenchPage.showView(BenchmarkView.ID);
			return true;
		} catch (InterruptedException e) {
			return false; // cancelled by the user
		} catch (InvocationTargetException e) {
			fail(e.getCause().getMessage());
			return false;
		} catch (PartInitException e) {
			ILog.of(MeasureVersionsWizard.class).log(e.getStatus());
			return true;
		} catch (CoreException e) {
			fail(e.getMessage());
			return false;
		}
	}

	/** Texts of several lines, such as a compiler's errors, need more room than the head of the page. */
	private void fail(String message) {
		boolean notBuilt = message.lines().count() > 1;
		if (notBuilt) {
			// There the versions, the component and the folders can be corrected.
			getContainer().showPage(versions);
		}
		((DialogPage) getContainer().getCurrentPage()).setErrorMessage(message.lines().findFirst().orElse(""));
		if (notBuilt) {
			new TextDialog(getShell(), Messages.MeasureVersionsWizard_failed, message, HelpContext.MEASURE_VERSIONS).open();
		}
	}
}
