/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.common.files.FileUpdate;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanConflicts;
import org.sonde.instrumentation.workspace.PlanMarkers;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.plans.editor.PlanEditor;
import org.sonde.overhead.ui.quickfix.MergePlan;

/** A plan's file as git leaves it after a merge that it could not make. */
@ExtendWith(LoggedErrors.class)
class PlanMergeTest {
	private JavaProject project;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		PlanStore.ofWorkspace().load(project.project());
	}

	@AfterEach
	void deleteProject() throws Exception {
		RefactoringCore.getUndoManager().flush();
		project.delete();
	}

	@Test
	void theProbesOfBothSidesAreKeptAndUndoBringsTheMarkersBack() throws Exception {
		String conflict = write(project.plan(), "");
		Workbench.waitFor("the marker", () -> markers(project.plan()).length == 1);
		assertThat(markers(project.plan())[0].getAttribute(IMarker.LINE_NUMBER, 0)).isEqualTo(4);
		fix(project.plan(), Side.OURS);
		Workbench.waitFor("the merged plan", () -> !text(project.plan()).contains("<<<<<<<"));
		assertThat(probes(project.plan())).containsExactly("void p.A.common()", "void p.A.ours()", "void p.A.theirs()");
		Workbench.waitFor("the marker's end", () -> markers(project.plan()).length == 0);
		Workbench.ui(() -> {
			RefactoringCore.getUndoManager().performUndo(null, null);
			return null;
		});
		assertThat(text(project.plan())).isEqualTo(conflict);
	}

	@Test
	void aPlanThatIsNotTheActiveOneIsToldToo() throws Exception {
		IFile other = project.project().getFile("other.probes");
		PlanStore.ofWorkspace().edit(project.plan(), plan -> plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A.a()"))),
				null);
		PlanStore.ofWorkspace().setActive(project.plan());
		write(other, "");
		Workbench.waitFor("the marker", () -> markers(other).length == 1);
		assertThat(markers(project.plan()).length).isEqualTo(0);
	}

	@Test
	void theViewOffersTheMergeAndTellsWhatDiffers() throws Exception {
		Workbench.showJavaPerspective();
		write(project.plan(), " callsPerSecond=\"%s\"");
		Workbench.waitFor("the conflict",
				() -> PlanStore.ofWorkspace().active(project.project()) instanceof Broken broken && broken.merging());
		EstimatesView view = Workbench.openEstimates(project);
		try {
			Workbench.waitFor("the message", () -> PartWidgets.texts(view).contains("unresolved merge"));
			Workbench.picture("plan-merge");
			Workbench.press(MergePlan.words(Side.THEIRS), view);
			Workbench.waitFor("what differs", () -> !Workbench.dialogs().isEmpty());
			Workbench.picture("plan-merge-told");
			Workbench.press("OK");
			assertThat(text(project.plan())).contains("callsPerSecond=\"2.0\"");
			RefactoringCore.getUndoManager().performUndo(null, null);
			assertThat(text(project.plan()).contains("<<<<<<<")).isTrue();
		} finally {
			Workbench.closeView(view);
		}
	}

	/** Otherwise, one of the two would overwrite the other's changes. */
	@Test
	void aMergeWaitsForACommandThatChangesTheFile() throws Exception {
		String conflict = write(project.plan(), "");
		CompletableFuture<List<String>> merge;
		try (FileUpdate command = FileUpdate.begin(path(project.plan()))) {
			merge = CompletableFuture.supplyAsync(this::keepBoth);
			assertThat(catchThrowable(() -> merge.get(1, TimeUnit.SECONDS))).isInstanceOf(TimeoutException.class);
			command.write(conflict.replace("theirs", "others").getBytes(StandardCharsets.UTF_8));
		}
		merge.get(30, TimeUnit.SECONDS);
		assertThat(probes(project.plan())).containsExactly("void p.A.common()", "void p.A.others()", "void p.A.ours()");
	}

	@Test
	void undoLeavesWhatAnotherProgramWroteSince() throws Exception {
		String conflict = write(project.plan(), "");
		keepBoth();
		String since = conflict.replace("theirs", "since");
		Files.writeString(path(project.plan()), since);
		CompletableFuture<Throwable> undo = CompletableFuture
				.supplyAsync(() -> catchThrowable(() -> RefactoringCore.getUndoManager().performUndo(null, null)));
		Workbench.press("OK"); // it says that the file has changed
		undo.get(30, TimeUnit.SECONDS);
		assertThat(text(project.plan())).isEqualTo(since);
	}

	@Test
	void whatIsTypedAndNotSavedIsNotMergedOver() throws Exception {
		String conflict = write(project.plan(), "");
		PlanEditor editor = Workbench.ui(() -> (PlanEditor) IDE.openEditor(Workbench.page(), project.plan()));
		try {
			Workbench.ui(() -> {
				editor.source().getDocumentProvider().getDocument(editor.source().getEditorInput()).replace(0, 0, " ");
				return null;
			});
			Throwable refused = catchThrowable(this::keepBoth);
			assertThat(refused.getCause().getMessage()).contains(project.plan().getFullPath().makeRelative().toString());
			assertThat(text(project.plan())).isEqualTo(conflict);
			assertThat(Workbench.ui(editor::isDirty)).isTrue();
		} finally {
			Workbench.closeEditors();
		}
	}

	private List<String> keepBoth() {
		try {
			return PlanConflicts.keepBoth(project.plan(), "Merge", Side.OURS, new NullProgressMonitor());
		} catch (CoreException e) {
			throw new CompletionException(e);
		}
	}

	private void fix(IFile file, Side preferred) throws Exception {
		IMarker marker = markers(file)[0];
		assertThat(PlanMarkers.isMerging(marker)).isTrue();
		IMarkerResolution[] fixes = Workbench.ui(() -> IDE.getMarkerHelpRegistry().getResolutions(marker));
		assertThat(fixes.length).isEqualTo(2);
		IMarkerResolution fix = Arrays.stream(fixes).filter(each -> each.getLabel().equals(MergePlan.words(preferred))).findFirst()
				.orElseThrow();
		Workbench.ui(() -> {
			fix.run(marker);
			return null;
		});
	}

	/** @param attribute of a probe that both sides have, with {@code %s} for a number that they differ in; empty for no such probe */
	private static String write(IFile file, String attribute) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : List.of("void p.A.common()", "void p.A.ours()", "void p.A.theirs()")) {
			plan.getProbes().add(Probes.create(MethodSignature.parse(method)));
		}
		List<String> lines = new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8).lines().toList();
		String both = "  <probes xsi:type=\"plan:MethodProbe\"" + attribute + " declaringType=\"p.B\" methodName=\"both\"/>\n";
		String text = String.join("\n", lines.subList(0, 3)) + "\n<<<<<<< HEAD\n" + lines.get(3) + "\n"
				+ (attribute.isEmpty() ? "" : both.formatted("1.0")) + "=======\n" + lines.get(4) + "\n"
				+ (attribute.isEmpty() ? "" : both.formatted("2.0")) + ">>>>>>> topic\n" + lines.get(5) + "\n";
		file.create(JavaProject.stream(text), true, null);
		return text;
	}

	private static List<String> probes(IFile file) throws Exception {
		return PlanFiles.load(path(file)).getProbes().stream().map((Probe probe) -> Probes.name(probe)).toList();
	}

	private static String text(IFile file) throws Exception {
		return Files.readString(path(file));
	}

	private static IMarker[] markers(IFile file) throws Exception {
		return file.findMarkers(PlanMarkers.TYPE, true, IResource.DEPTH_ZERO);
	}

	private static Path path(IFile file) {
		return file.getLocation().toPath();
	}
}
