/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.DeleteParticipant;
import org.eclipse.ltk.core.refactoring.participants.ISharableParticipant;
import org.eclipse.ltk.core.refactoring.participants.RefactoringArguments;

/**
 * Takes the probes of deleted code out of all plans, and back in when the refactoring is undone. One for all elements of a refactoring.
 * The probes of a deleted project stay, as that cannot always be undone; they become stale.
 */
public final class ProbeDeleteParticipant extends DeleteParticipant implements ISharableParticipant {
	private final PlanUpdate update = new PlanUpdate();

	@Override
	protected boolean initialize(Object element) {
		addElement(element, getArguments());
		return true;
	}

	@Override
	public void addElement(Object element, RefactoringArguments arguments) {
		try {
			if (element instanceof IJavaElement code) {
				delete(code);
			} else if (element instanceof IResource resource && JavaCore.create(resource) instanceof IJavaElement code) {
				delete(code);
				if (code instanceof IPackageFragment fragment) {
					deleteBelow(fragment);
				}
			}
		} catch (JavaModelException e) {
			// An element that does not exist has nothing to lose, and the refactoring reports it.
		}
	}

	private void delete(IJavaElement element) throws JavaModelException {
		switch (element) {
			case IMethod method -> update.delete(method);
			case IField field -> update.delete(field);
			case IType type -> update.delete(type);
			case ICompilationUnit unit -> deleteAll(unit.getTypes());
			case IPackageFragment fragment -> deleteAll(fragment.getCompilationUnits());
			case IPackageFragmentRoot root when root.getKind() == IPackageFragmentRoot.K_SOURCE -> deleteAll(root.getChildren());
			default -> { }
		}
	}

	private void deleteAll(IJavaElement[] elements) throws JavaModelException {
		for (IJavaElement element : elements) {
			delete(element);
		}
	}

	/** A folder goes with all folders in it. */
	private void deleteBelow(IPackageFragment fragment) throws JavaModelException {
		for (IJavaElement other : ((IPackageFragmentRoot) fragment.getParent()).getChildren()) {
			if (other.getElementName().startsWith(fragment.getElementName() + ".")) {
				delete(other);
			}
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

	/** Before the code: a plan may lie in a folder that is deleted. */
	@Override
	public Change createPreChange(IProgressMonitor monitor) throws CoreException {
		return update.createChange();
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return null;
	}
}
