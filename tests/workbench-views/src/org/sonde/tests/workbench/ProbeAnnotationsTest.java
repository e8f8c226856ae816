/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;
import org.eclipse.jdt.ui.text.java.IInvocationContext;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.overhead.ui.editor.ProbeAnnotation;
import org.sonde.overhead.ui.editor.ProbeAssist;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.preferences.SondePreferences;

/** Marked methods are distinguished from others in the ruler of the real Java editor. */
@ExtendWith(LoggedErrors.class)
class ProbeAnnotationsTest {
	private static final String SOURCE = """
			package depot;

			public class Parcel {
				private final int grams;

				public Parcel(int grams) {
					this.grams = grams;
				}

				public int weigh() {
					return grams;
				}

				public Runnable later() {
					return new Runnable() {
						@Override
						public void run() {
							weigh();
						}
					};
				}
			}
			""";
	private static final String ACTIVE = "Sonde probe: operation events, active";
	private static final String DEACTIVATED = "Sonde probe: operation events, deactivated";

	private JavaProject project;
	private ICompilationUnit parcel;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		parcel = project.add("depot", "Parcel.java", SOURCE);
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void anOpenEditorFollowsThePlan() throws Exception {
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		assertThat(ProbedEditor.marks(editor)).isEqualTo(Set.of());
		Marking.instrument(List.of(JavaProject.method(parcel, "weigh")), null);
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + ACTIVE));

		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().forEach(probe -> probe.setActive(false)), null);
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + DEACTIVATED));
		Marking.remove(List.of(parcel), null);
		ProbedEditor.awaitMarks(editor, Set.of());
	}

	@Test
	void anEditorOpenedLaterShowsThem() throws Exception {
		Marking.instrument(List.of(parcel), null);
		PlanStore.ofWorkspace().edit(project.plan(), plan -> Probes.methodProbes(plan).stream()
				.filter(probe -> "weigh".equals(probe.getMethodName())).forEach(probe -> probe.setActive(false)), null);
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		ProbedEditor.awaitMarks(editor, Set.of("Parcel: " + ACTIVE, "later: " + ACTIVE, "run: " + ACTIVE, "weigh: " + DEACTIVATED));
		Workbench.picture("annotations");
	}

	@Test
	void annotationsFollowTheSource() throws Exception {
		Marking.instrument(List.of(JavaProject.method(parcel, "weigh")), null);
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + ACTIVE));

		Workbench.ui(() -> {
			ProbedEditor.document(editor).replace(SOURCE.indexOf("public int weigh"), 0, "/** Long before. */\n\t");
			return null;
		});
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + ACTIVE));
		Workbench.ui(() -> {
			ProbedEditor.document(editor).replace(ProbedEditor.document(editor).get().indexOf("weigh()"), "weigh".length(), "weight");
			return null;
		});
		ProbedEditor.awaitMarks(editor, Set.of("Parcel: Stale Sonde probe: Parcel.weigh() is gone: depot.Parcel has no such method"));
		Workbench.picture("annotation-stale");
		Workbench.ui(() -> {
			ProbedEditor.document(editor).replace(ProbedEditor.document(editor).get().indexOf("weight()"), "weight".length(), "weigh");
			return null;
		});
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + ACTIVE));
	}

	/** Once the file is saved, similar methods are known, and the type's name offers the quick fixes of its stale probes as assists. */
	@Test
	void aTypeOffersToRebindItsStaleProbes() throws Exception {
		StaleProbes.ofWorkspace().start();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> List.of("int depot.Parcel.weight()", "void depot.Parcel$Gone.run()")
				.forEach(method -> plan.getProbes().add(Probes.create(MethodSignature.parse(method)))), null);
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		ProbedEditor.awaitMarks(editor, Set.of("Parcel: Stale Sonde probe: Parcel.weight() is gone: depot.Parcel has no such method\n"
				+ "Stale Sonde probe: Parcel.Gone.run() is gone: there is no type depot.Parcel$Gone"));
		Workbench.waitFor("the assist", () -> assists().contains("Re-bind stale probe of 'Parcel.weight()' to 'Parcel.weigh()'"));
		Workbench.ui(() -> {
			proposals().getFirst().apply(null);
			return null;
		});
		ProbedEditor.awaitMarks(editor, Set.of("weigh: Sonde probe: operation execution, active",
				"Parcel: Stale Sonde probe: Parcel.Gone.run() is gone: there is no type depot.Parcel$Gone"));
	}

	private List<String> assists() throws Exception {
		return proposals().stream().map(IJavaCompletionProposal::getDisplayString).toList();
	}

	private List<IJavaCompletionProposal> proposals() throws Exception {
		CompilationUnit ast = SharedASTProviderCore.getAST(parcel, SharedASTProviderCore.WAIT_YES, null);
		ProbeAssist assist = new ProbeAssist();
		IInvocationContext place = new AssistPlace(parcel, ast, SOURCE.indexOf("Parcel {"));
		return assist.hasAssists(place) ? List.of(assist.getAssists(place, new IProblemLocation[0])) : List.of();
	}

	@Test
	void anotherEditorOfTheSameFileShowsEachOnce() throws Exception {
		Marking.instrument(List.of(JavaProject.method(parcel, "weigh")), null);
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		ProbedEditor.awaitMarks(editor, Set.of("weigh: " + ACTIVE));
		ITextEditor second = Workbench.ui(() -> (ITextEditor) Workbench.page()
				.openEditor(editor.getEditorInput(), editor.getSite().getId(),
				true, IWorkbenchPage.MATCH_NONE));
		assertThat(second != editor).isTrue();
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().forEach(probe -> probe.setActive(false)), null);
		ProbedEditor.awaitMarks(second, Set.of("weigh: " + DEACTIVATED));
		assertThat(count(editor)).isEqualTo(1);
	}

	@Test
	void aLineAboveTheMethodSaysWhatItsProbeCosts() throws Exception {
		Marking.instrument(List.of(JavaProject.method(parcel, "weigh")), null);
		ITextEditor editor = Workbench.openEditor(parcel.getType("Parcel"));
		ProbedEditor.awaitLines(editor, "operation events · cost unknown · calls/s not set");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> {
			plan.setResultSet("waller-2014-base");
			Probes.methodProbes(plan).forEach(probe -> probe.setCallsPerSecond(12.5));
		}, null);
		ProbedEditor.awaitLines(editor, "operation events · \\S+ µs \\(\\S+ … \\S+\\) per call · 12.5 calls/s");
		Workbench.picture("lines-above-methods");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> Probes.methodProbes(plan).forEach(probe -> probe.setActive(false)), null);
		ProbedEditor.awaitLines(editor, "operation events, deactivated · .* per call · 12.5 calls/s");
		try {
			SondePreferences.store().setValue(SondePreferences.MININGS, false);
			ProbedEditor.awaitLines(editor);
		} finally {
			SondePreferences.store().setToDefault(SondePreferences.MININGS);
		}
		ProbedEditor.awaitLines(editor, "operation events, deactivated · .* per call · 12.5 calls/s");
	}

	/** Also if the view was closed, so that it must first find out what to show. */
	@Test
	void aClickOnTheLineSelectsTheProbeAmongTheOthers() throws Exception {
		Marking.instrument(List.of(parcel), null);
		ITextEditor editor = Workbench.openEditor(JavaProject.method(parcel, "weigh"));
		Workbench.waitFor("the lines", () -> ProbedEditor.minings(editor).size() == 4);
		EstimatesView closed = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.closeView(closed);
		ICodeMining line = ProbedEditor.minings(editor).getLast();
		Workbench.ui(() -> {
			line.getAction().accept(null);
			return null;
		});
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().findView(EstimatesView.ID));
		Workbench.waitFor("the row of the method that stands last in the file", () -> Workbench
				.ui(() -> ProbeRows.selected(view).stream().map(EstimateRow::name).toList().equals(List.of("void depot.Parcel$1.run()"))));
	}

	private static int count(ITextEditor editor) {
		return Workbench.ui(() -> {
			int count = 0;
			for (Iterator<Annotation> all = ProbedEditor.model(editor).getAnnotationIterator(); all.hasNext();) {
				count += all.next() instanceof ProbeAnnotation ? 1 : 0;
			}
			return count;
		});
	}
}
