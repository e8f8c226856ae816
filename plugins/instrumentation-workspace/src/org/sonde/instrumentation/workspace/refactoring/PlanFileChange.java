/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.ReplaceEdit;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeMoves;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanStore;

/**
 * The part of a refactoring that concerns one plan. It is shown as a change of the file's text, and made to the plan as it stands then:
 * what others changed meanwhile is kept, and does not bar the refactoring's undo.
 */
final class PlanFileChange extends TextFileChange {
	private final transient Function<Plan, ProbeMoves> moves;

	private PlanFileChange(IFile file, Function<Plan, ProbeMoves> moves) {
		super("Probes of " + file.getName(), file);
		this.moves = moves;
	}

	/**
	 * @param plan  as it stands in the file
	 * @param moves what the refactoring does to a plan
	 * @throws CoreException if the file cannot be read
	 */
	static PlanFileChange of(IFile file, Plan plan, Function<Plan, ProbeMoves> moves) throws CoreException {
		PlanFileChange change = new PlanFileChange(file, moves);
		Plan after = EcoreUtil.copy(plan);
		moves.apply(after).applyTo(after);
		int length = change.getCurrentContent(new NullProgressMonitor()).length();
		change.setEdit(new ReplaceEdit(0, length, new String(PlanFiles.toBytes(after), StandardCharsets.UTF_8)));
		return change;
	}

	/** Nothing to remember, because the plan may change in between. */
	@Override
	public void initializeValidationData(IProgressMonitor monitor) {
		// The plan is read again when the change is made.
	}

	@Override
	public RefactoringStatus isValid(IProgressMonitor monitor) {
		PlanState now = getFile().exists() ? PlanStore.readNow(getFile()) : new PlanState.NoPlan(getFile().getProject());
		return now instanceof Broken broken
				? RefactoringStatus
						.createFatalErrorStatus("Fix the plan first, or its probes cannot follow this refactoring. " + broken.message())
				: new RefactoringStatus();
	}

	/** Not to be cancelled: a refactoring is made as a whole. A plan that somebody deleted meanwhile stays deleted. */
	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		if (!getFile().exists()) {
			return new PlanFileChange(getFile(), moves);
		}
		ProbeMoves[] back = new ProbeMoves[1];
		PlanStore.ofWorkspace().edit(getFile(), plan -> back[0] = moves.apply(plan).applyTo(plan), null);
		return new PlanFileChange(getFile(), plan -> back[0]);
	}
}
