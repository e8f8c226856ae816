/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.ui.ITypeHierarchyViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;

/** Wherever a method is shown, it can be marked: the menus of the real views, and the key. */
@ExtendWith(LoggedErrors.class)
class MenusTest {
	private static final String SOURCE = """
			package depot;

			public class Parcel {
				public int weigh() {
					return 1;
				}

				public int twice() {
					return 2 * weigh();
				}
			}
			""";

	private final List<String> views = new ArrayList<>();
	private JavaProject project;
	private ICompilationUnit parcel;
	private IMethod weigh;
	private IMethod twice;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		parcel = project.add("depot", "Parcel.java", SOURCE);
		project.build();
		weigh = JavaProject.method(parcel, "weigh");
		twice = JavaProject.method(parcel, "twice");
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		// If they stayed open, they would follow the projects of other tests, and log errors when these are deleted.
		views.forEach(Workbench::closeViews);
		project.delete();
	}

	@Test
	void outline() throws Exception {
		Workbench.openEditor(weigh);
		instruments(Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ContentOutline")), weigh);
	}

	@Test
	void projectExplorer() throws Exception {
		instruments(show("org.eclipse.ui.navigator.ProjectExplorer"), weigh);
	}

	@Test
	void typeHierarchy() throws Exception {
		ITypeHierarchyViewPart hierarchy = (ITypeHierarchyViewPart) show(JavaUI.ID_TYPE_HIERARCHY);
		Workbench.ui(() -> {
			hierarchy.setInputElement(parcel.getType("Parcel"));
			return null;
		});
		assertThat(Workbench.offers(Workbench.menuOn(hierarchy, parcel.getType("Parcel")), "Sonde")).isTrue();
		instruments(hierarchy, weigh);
	}

	@Test
	void callHierarchy() throws Exception {
		Workbench.selectInPackageExplorer(weigh);
		Workbench.run("org.eclipse.jdt.ui.edit.text.java.open.call.hierarchy");
		instruments(opened("org.eclipse.jdt.callhierarchy.view"), twice);
	}

	@Test
	void searchResults() throws Exception {
		Workbench.selectInPackageExplorer(weigh);
		Workbench.run("org.eclipse.jdt.ui.edit.text.java.search.references.in.workspace");
		instruments(opened("org.eclipse.search.ui.views.SearchView"), twice);
	}

	@Test
	void theKeyIsItsOwnAndShownInTheMenu() throws Exception {
		IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
		KeySequence key = KeySequence.getInstance("M2+M3+P");
		List<String> commands = Arrays.stream(Workbench.ui(bindings::getBindings))
				.filter(binding -> binding.getTriggerSequence().equals(key))
				.map(Binding::getParameterizedCommand).map(ParameterizedCommand::getId).distinct().toList();
		assertThat(commands).containsExactly("org.sonde.overhead.ui.toggleProbe");
		Workbench.selectInPackageExplorer(weigh);
		assertThat(Workbench.ui(() -> bindings.getBestActiveBindingFormattedFor("org.sonde.overhead.ui.toggleProbe")))
				.isEqualTo("Shift+Alt+P");
	}

	private IWorkbenchPart show(String view) {
		views.add(view);
		return Workbench.ui(() -> Workbench.page().showView(view));
	}

	private IViewPart opened(String view) throws Exception {
		views.add(view);
		Workbench.waitFor(view, () -> Workbench.ui(() -> Workbench.page().findView(view)) != null);
		return Workbench.ui(() -> Workbench.page().findView(view));
	}

	private void instruments(IWorkbenchPart part, IMethod method) throws Exception {
		Menu menu = Workbench.menuOn(part, method);
		assertThat(Workbench.choose(menu, "Sonde", "Instrument").containsAll(List.of("Toggle Probe", "Instrument", "(Remove Probe)")))
				.isTrue();
		Workbench.waitFor("the plan's file", () -> project.plan().exists());
		Workbench.waitFor("the mark known to the menu", () -> Workbench.choose(Workbench.menuOn(part, method), "Sonde", null)
				.containsAll(List.of("✓Toggle Probe", "(Instrument)", "Remove Probe")));
	}
}
