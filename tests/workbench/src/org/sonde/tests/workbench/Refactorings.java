/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.refactoring.descriptors.JavaRefactoringDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.RenameJavaElementDescriptor;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.CreateChangeOperation;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringDescriptor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/** JDT's own refactorings, without their wizards. */
final class Refactorings {
	private Refactorings() {
	}

	/**
	 * Checks, makes and performs the refactoring as the wizard does.
	 *
	 * @param refused the severity from which on it is not performed
	 * @return what the wizard would have said; empty if it was not performed
	 */
	static Optional<RefactoringStatus> perform(RefactoringDescriptor descriptor, int refused) throws CoreException {
		RefactoringStatus status = new RefactoringStatus();
		Refactoring refactoring = descriptor.createRefactoring(status);
		if (status.getSeverity() >= refused) {
			return Optional.empty();
		}
		CreateChangeOperation create = new CreateChangeOperation(
				new CheckConditionsOperation(refactoring, CheckConditionsOperation.ALL_CONDITIONS), refused);
		PerformChangeOperation perform = new PerformChangeOperation(create);
		perform.setUndoManager(RefactoringCore.getUndoManager(), refactoring.getName());
		ResourcesPlugin.getWorkspace().run(perform, null);
		return perform.changeExecuted() ? Optional.of(create.getConditionCheckingStatus()) : Optional.empty();
	}

	static RenameJavaElementDescriptor rename(String id, IJavaElement element, String newName) {
		RenameJavaElementDescriptor rename = (RenameJavaElementDescriptor) descriptor(id, element.getJavaProject().getProject());
		rename.setJavaElement(element);
		rename.setNewName(newName);
		rename.setUpdateReferences(true);
		return rename;
	}

	static JavaRefactoringDescriptor descriptor(String id, IProject project) {
		JavaRefactoringDescriptor descriptor = (JavaRefactoringDescriptor) RefactoringCore.getRefactoringContribution(id)
				.createDescriptor();
		descriptor.setProject(project.getName());
		return descriptor;
	}
}
