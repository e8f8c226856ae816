/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.view.TextPlace;

/** Where in the workspace the code of a row is. */
final class CodePlace {

	private CodePlace() {
	}

	/** The package, type or method; empty where it is gone. */
	static Optional<IJavaElement> element(IProject project, FigureRow row) {
		try {
			if (row.level() == Level.PACKAGES) {
				return packageOf(JavaCore.create(project), row);
			}
			return JavaCore.create(file(project, row)) instanceof ICompilationUnit unit ? element(unit, row) : Optional.empty();
		} catch (JavaModelException | BadLocationException e) {
			return Optional.empty();
		}
	}

	private static Optional<IJavaElement> packageOf(IJavaProject project, FigureRow row) throws JavaModelException {
		for (IPackageFragment fragment : project.getPackageFragments()) {
			boolean same = fragment.getElementName().equals(row.name()) || fragment.isDefaultPackage() && row.name().startsWith("(");
			if (same && fragment.containsJavaResources() && fragment.getCompilationUnits().length > 0) {
				return Optional.of(fragment);
			}
		}
		return Optional.empty();
	}

	private static Optional<IJavaElement> element(ICompilationUnit unit, FigureRow row) throws JavaModelException, BadLocationException {
		if (row.level() == Level.TYPES) {
			IType type = unit.getType(row.name());
			return type.exists() ? Optional.of(type) : Optional.of(unit);
		}
		String source = unit.getSource();
		if (source == null) {
			return Optional.empty();
		}
		Document text = new Document(source);
		int begin = text.getLineOffset(row.line() - 1);
		// The innermost member whose name stands in the line, else whatever is there: an initialiser has no name.
		for (int offset = begin; offset < begin + text.getLineLength(row.line() - 1); offset++) {
			if (unit.getElementAt(offset) instanceof IMember member && member.getNameRange() != null
					&& member.getNameRange().getOffset() == offset && row.name().startsWith(member.getElementName() + "(")) {
				return Optional.of(member);
			}
		}
		return Optional.ofNullable(unit.getElementAt(begin + text.getLineLength(row.line() - 1) - 1));
	}

	/** Opens the editor at the code, with the line selected. */
	static void open(IWorkbenchPage page, IProject project, FigureRow row) throws PartInitException {
		if (row.level() != Level.PACKAGES) {
			TextPlace.open(page, file(project, row), row.line());
		}
	}

	private static IFile file(IProject project, FigureRow row) {
		return project.getFile(row.file());
	}
}
