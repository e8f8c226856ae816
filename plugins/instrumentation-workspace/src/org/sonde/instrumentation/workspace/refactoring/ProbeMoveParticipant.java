/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.ISharableParticipant;
import org.eclipse.ltk.core.refactoring.participants.MoveArguments;
import org.eclipse.ltk.core.refactoring.participants.MoveParticipant;
import org.eclipse.ltk.core.refactoring.participants.RefactoringArguments;

/**
 * Lets the probes of all plans follow when types move to another package, and static methods, static fields and member types to another
 * type. One for all elements of a refactoring. Moving packages between source folders names nothing otherwise.
 */
public final class ProbeMoveParticipant extends MoveParticipant implements ISharableParticipant {
	private final PlanUpdate update = new PlanUpdate();

	@Override
	protected boolean initialize(Object element) {
		addElement(element, getArguments());
		return true;
	}

	@Override
	public void addElement(Object element, RefactoringArguments arguments) {
		Object destination = ((MoveArguments) arguments).getDestination();
		if (element instanceof IType type && destination instanceof IPackageFragment fragment) {
			update.rename(type, NewNames.inPackage(fragment.getElementName(), type.getElementName()));
		} else if (element instanceof IType type && destination instanceof IType around) {
			update.rename(type, NewNames.inType(around, type.getElementName()));
		} else if (element instanceof IMethod method && destination instanceof IType type) {
			update.rename(method, old -> NewNames.declaredIn(old, type.getFullyQualifiedName('$')));
		} else if (element instanceof IField field && destination instanceof IType type) {
			update.rename(field, old -> NewNames.declaredIn(old, type.getFullyQualifiedName('$')));
		}
	}

	@Override
	public String getName() {
		return PlanUpdate.NAME;
	}

	@Override
	public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) {
		return update.check(context, monitor);
	}

	/** Before the code: a plan may lie in a folder that is moved. */
	@Override
	public Change createPreChange(IProgressMonitor monitor) throws CoreException {
		return update.createChange();
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return null;
	}
}
