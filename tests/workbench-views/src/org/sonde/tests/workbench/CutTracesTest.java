/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.CutTraces;
import org.sonde.instrumentation.workspace.ProbeWarnings;

/** Constructors with probes for operation events, which end traces too early: the warning, and its quick fixes. */
@ExtendWith(LoggedErrors.class)
class CutTracesTest {
	private JavaProject project;
	private ICompilationUnit cart;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		ProbeWarnings.ofWorkspace().start();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", """
				package shop;
				public class Cart {
					private int total;
					public Cart() {
						total = 0;
					}
					public Cart(int total) {
						this.total = total;
					}
					public int total() {
						return total;
					}
				}
				""");
		Workbench.showJavaPerspective();
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.delete();
	}

	@Test
	void markingATypeWarnsOfItsConstructors() throws Exception {
		mark(cart);
		IMarker marker = marker();
		assertThat(marker.getAttribute(IMarker.SEVERITY, 0)).isEqualTo(IMarker.SEVERITY_WARNING);
		assertThat(marker.getAttribute(IMarker.MESSAGE, "")).contains("2 constructors");
		assertThat(marker.getAttribute(IMarker.LINE_NUMBER, 0)).isEqualTo(lineOf("constructor=\"true\""));
	}

	/** The status line is often too short for the warning. */
	@Test
	void aNoteWarnsToo() throws Exception {
		mark(cart);
		Workbench.waitFor("the note", () -> notes().anyMatch(text -> text.contains("ends a trace with each constructor")));
		Workbench.ui(() -> {
			Workbench.closeViews(IPageLayout.ID_PROBLEM_VIEW);
			return Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
		});
		Workbench.waitFor("its end in Problems", () -> notes().findAny().isEmpty());
	}

	private static Stream<String> notes() {
		return Workbench.ui(() -> Arrays.stream(Workbench.display().getShells()).filter(shell -> shell.isVisible())
				.flatMap(shell -> Workbench.all(shell, Link.class).stream()).map(Link::getText)
				.filter(text -> text.contains("<a>Problems</a>")).toList()).stream();
	}

	@Test
	void markingAMethodDoesNot() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(cart, "total"));
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the message", () -> Workbench.statusLine(explorer).equals("1 probe added to " + project.plan().getName() + "."));
	}

	@Test
	void oneFixChangesTheKindOfAllProbes() throws Exception {
		mark(cart);
		fix(0);
		assertThat(probes()).hasSize(3).allSatisfy(probe -> assertThat(probe.getKind()).isEqualTo(ProbeKind.OPERATION_EXECUTION));
	}

	@Test
	void theOtherRemovesTheProbesOfConstructors() throws Exception {
		mark(cart);
		fix(1);
		assertThat(probes().stream().map(Probes::name).toList()).containsExactly("int shop.Cart.total()");
	}

	private void mark(ICompilationUnit unit) throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(unit);
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the warning",
				() -> Workbench.statusLine(explorer).startsWith("3 probes added to " + project.plan().getName() + ". Constructors"));
	}

	private void fix(int number) throws Exception {
		IMarker marker = marker();
		Workbench.ui(() -> {
			IMarkerResolution[] fixes = IDE.getMarkerHelpRegistry().getResolutions(marker);
			assertThat(fixes).hasSize(2);
			fixes[number].run(marker);
			return null;
		});
		Workbench.waitFor("no marker", () -> markers().length == 0);
	}

	private IMarker marker() throws Exception {
		Workbench.waitFor("the marker", () -> markers().length == 1);
		return markers()[0];
	}

	private IMarker[] markers() throws CoreException {
		return project.plan().exists() ? project.plan().findMarkers(CutTraces.TYPE, false, IResource.DEPTH_ZERO) : new IMarker[0];
	}

	private List<Probe> probes() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath()).getProbes();
	}

	private int lineOf(String text) throws Exception {
		List<String> lines = Arrays.asList(project.plan().readString().split("\n"));
		return 1 + lines.indexOf(lines.stream().filter(line -> line.contains(text)).findFirst().orElseThrow());
	}
}
