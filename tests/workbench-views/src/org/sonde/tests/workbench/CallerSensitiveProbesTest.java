/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.CallerSensitiveProbes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProbeWarnings;
import org.sonde.overhead.ui.marking.PlanEdits;

/** Methods that inspect their callers, and the warnings about probes in them. */
@ExtendWith(LoggedErrors.class)
class CallerSensitiveProbesTest {
	private static final String ASKS = "java.lang.String shop.Asks.caller()";
	private static final String MESSAGE = "Probe may change the program: " + ASKS
			+ ": it inspects its callers (StackWalker.getCallerClass in line 4), "
			+ "and a probe for operation events puts frames between them. Use a probe for operation execution, which does not, or test the "
			+ "program with the probe.";
	private static final String SOURCE = """
			package shop;
			public class Asks {
				public String caller() {
					return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName();
				}
				public String name() {
					return "asks";
				}
			}
			""";

	private JavaProject project;
	private ICompilationUnit asks;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		ProbeWarnings.ofWorkspace().start();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		asks = project.add("shop", "Asks.java", SOURCE);
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.delete();
	}

	@Test
	void aProbeIsWarnedOfAtItsLineOnceTheClassIsBuilt() throws Exception {
		write(method(ASKS), method("java.lang.String shop.Asks.name()"));
		project.build();
		Workbench.waitFor("the marker", () -> markers().length == 1);
		IMarker marker = markers()[0];
		assertThat(marker.getAttribute(IMarker.MESSAGE, "")).isEqualTo(MESSAGE);
		assertThat(marker.getAttribute(IMarker.SEVERITY, 0)).isEqualTo(IMarker.SEVERITY_WARNING);
		assertThat(marker.getAttribute(IMarker.LINE_NUMBER, 0)).isEqualTo(3);

		asks.getBuffer().setContents(SOURCE.replace("StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass()",
				"getClass()"));
		asks.save(null, true);
		project.build();
		Workbench.waitFor("no marker", () -> markers().length == 0);
	}

	@Test
	void theQuickFixChangesTheKindAndUndoBringsItBack() throws Exception {
		project.build();
		write(method(ASKS), method("java.lang.String shop.Asks.name()"));
		Workbench.waitFor("the marker", () -> markers().length == 1);
		IMarker marker = markers()[0];
		Workbench.ui(() -> {
			IMarkerResolution[] fixes = IDE.getMarkerHelpRegistry().getResolutions(marker);
			assertThat(Arrays.stream(fixes).map(IMarkerResolution::getLabel).toList())
					.containsExactly("Record operation executions instead, which do not change the program");
			fixes[0].run(marker);
			return null;
		});
		Workbench.waitFor("no marker", () -> markers().length == 0);
		assertThat(Probes.inFileOrder(load()).stream().map(Probe::getKind).toList())
				.containsExactly(ProbeKind.OPERATION_EXECUTION, ProbeKind.OPERATION_EVENTS);
		Workbench.waitFor("something to undo", () -> OperationHistoryFactory.getOperationHistory().canUndo(PlanEdits.undoContext()));
		assertThat(OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null).isOK()).isTrue();
		Workbench.waitFor("the marker again", () -> markers().length == 1);
	}

	@Test
	void whatAPatternMatchesIsWarnedOfAtThePattern() throws Exception {
		project.build();
		PatternProbe pattern = Probes.createPattern("* shop..*.*(..)");
		pattern.setKind(ProbeKind.OPERATION_EVENTS);
		write(pattern);
		Workbench.waitFor("the marker", () -> markers().length == 1);
		assertThat(markers()[0].getAttribute(IMarker.MESSAGE, "")).isEqualTo(MESSAGE);
		assertThat(CallerSensitiveProbes.probeOf(markers()[0])).isEqualTo("pattern * shop..*.*(..)");
	}

	/** The first probe of a plan records operation events. Before the class is built, there is no warning. */
	@Test
	void markingSaysSoInTheStatusLine() throws Exception {
		Workbench.showJavaPerspective();
		IPackagesViewPart unbuilt = Workbench.selectInPackageExplorer(JavaProject.method(asks, "name"));
		Workbench.run("org.sonde.overhead.ui.instrument");
		String added = "1 probe added to " + project.plan().getName() + ".";
		Workbench.waitFor("the message", () -> Workbench.statusLine(unbuilt).equals(added));
		project.build();
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(JavaProject.method(asks, "caller"));
		Workbench.run("org.sonde.overhead.ui.instrument");
		Workbench.waitFor("the warning", () -> Workbench.statusLine(explorer)
				.equals(added + " 1 probe may change the program: Asks.caller inspects its callers. See the view Problems."));
		Workbench.waitFor("the marker", () -> markers().length == 1);
		IViewPart problems = Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ProblemView"));
		Workbench.waitFor("the problems", () -> Workbench.ui(() -> Workbench.expandFirst(problems)));
		Workbench.picture("changing-problems");
	}

	private static MethodProbe method(String method) {
		MethodProbe probe = Probes.create(MethodSignature.parse(method));
		probe.setKind(ProbeKind.OPERATION_EVENTS);
		return probe;
	}

	private void write(Probe... probes) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(probes));
		IFile file = project.plan();
		file.create(JavaProject.stream(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8)), true, null);
		PlanStore.ofWorkspace().load(project.project());
	}

	private Plan load() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private IMarker[] markers() throws CoreException {
		return project.plan().exists() ? project.plan().findMarkers(CallerSensitiveProbes.TYPE, false, IResource.DEPTH_ZERO)
				: new IMarker[0];
	}
}
