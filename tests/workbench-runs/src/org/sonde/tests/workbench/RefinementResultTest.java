/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.refinement.RefinementView;

/** The view Refinement with a result: what keeps it from the plan, and what the view remembers. */
@ExtendWith(LoggedErrors.class)
class RefinementResultTest {
	private static final int WIDTH = 77;

	@TempDir
	Path folder;

	private SampleProject sample;
	private RefinementView view;

	@BeforeEach
	void show() throws Exception {
		Workbench.showJavaPerspective();
		sample = new SampleProject(folder);
		ILaunchConfiguration depot = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Depot");
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		MadeRefinement made = new MadeRefinement(depot, (PlanState.Loaded) PlanStore.ofWorkspace().load(sample.project()));
		view = (RefinementView) Screens.show(RefinementView.ID);
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.ui(() -> {
			view.show(made.done());
			return null;
		});
		Workbench.waitFor("that it can be applied", this::canApply);
	}

	@AfterEach
	void close() throws Exception {
		Camera.closeDialogs();
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
		Workbench.closeView(view);
		sample.project().delete(false, true, null);
	}

	private Button applyButton() {
		return PartWidgets.all(view, Button.class).stream().filter(button -> button.getText().equals("&Apply")).findFirst().orElseThrow();
	}

	private boolean canApply() {
		return Workbench.ui(() -> applyButton().isEnabled());
	}

	@Test
	void ofAClosedProjectItCanBeAppliedOnceThatIsOpen() throws Exception {
		sample.project().close(null);
		Workbench.waitFor("the reason", () -> !canApply() && PartWidgets.texts(view).contains("is closed. Open it"));
		sample.project().open(null);
		Workbench.waitFor("that it can be applied again", this::canApply);
	}

	/** Somebody wrote the file, and Eclipse does not know yet. */
	@Test
	void aPlanThatCannotBeReadIsNotChanged() throws Exception {
		Path file = sample.plan().getLocation().toPath();
		Files.writeString(file, "not a plan");
		Workbench.ui(() -> {
			applyButton().notifyListeners(SWT.Selection, new Event());
			return null;
		});
		LoggedErrors.expect("parcel-depot.probes");
		assertThat(Files.readString(file)).isEqualTo("not a plan");
		sample.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		Workbench.waitFor("the reason", () -> !canApply() && PartWidgets.texts(view).contains("parcel-depot.probes:"));
	}

	@Test
	void bothTablesAreRemembered() throws Exception {
		XMLMemento memento = XMLMemento.createWriteRoot("view");
		Workbench.ui(() -> {
			List<Table> tables = PartWidgets.all(view, Table.class);
			assertThat(tables).hasSize(2);
			tables.forEach(table -> table.getColumn(0).setWidth(WIDTH + tables.indexOf(table)));
			view.saveState(memento);
			return null;
		});
		assertThat(widths(memento.getChild("rounds"))).contains(WIDTH).doesNotContain(WIDTH + 1);
		assertThat(widths(memento)).contains(WIDTH + 1).doesNotContain(WIDTH);
	}

	private static List<Integer> widths(IMemento table) {
		return Arrays.stream(table.getChildren("column")).map(column -> column.getInteger("width")).toList();
	}
}
