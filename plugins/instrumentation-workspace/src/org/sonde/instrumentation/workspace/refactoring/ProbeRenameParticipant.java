/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.ISharableParticipant;
import org.eclipse.ltk.core.refactoring.participants.RefactoringArguments;
import org.eclipse.ltk.core.refactoring.participants.RenameArguments;
import org.eclipse.ltk.core.refactoring.participants.RenameParticipant;

/** Lets the probes of all plans follow when methods, fields, types and packages are renamed. One for all elements of a refactoring. */
public final class ProbeRenameParticipant extends RenameParticipant implements ISharableParticipant {
	private final PlanUpdate update = new PlanUpdate();

	@Override
	protected boolean initialize(Object element) {
		addElement(element, getArguments());
		return true;
	}

	@Override
	public void addElement(Object element, RefactoringArguments arguments) {
		String newName = ((RenameArguments) arguments).getNewName();
		switch (element) {
			case IMethod method -> update.rename(method, old -> NewNames.method(old, newName));
			case IField field -> update.rename(field, old -> NewNames.field(old, newName));
			case IType type -> update.rename(type, NewNames.type(type, newName));
			case IPackageFragment fragment -> addTypes(fragment, newName);
			default -> { }
		}
	}

	private void addTypes(IPackageFragment fragment, String newName) {
		try {
			update.rename(fragment, newName);
			for (ICompilationUnit unit : fragment.getCompilationUnits()) {
				for (IType type : unit.getTypes()) {
					update.rename(type, NewNames.inPackage(newName, type.getElementName()));
				}
			}
		} catch (JavaModelException e) {
			// The package is gone; the refactoring itself reports that.
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

	/** Before the code: a plan may lie in a folder that is renamed. */
	@Override
	public Change createPreChange(IProgressMonitor monitor) throws CoreException {
		return update.createChange();
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return null;
	}
}
