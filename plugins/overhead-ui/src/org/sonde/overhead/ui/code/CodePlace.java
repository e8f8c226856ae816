/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.view.EditorLine;

/** Where in the workspace the code of a row is. */
final class CodePlace {

	private CodePlace() {
	}

	/**
	 * The package, type or method as it is named, without a look at its source: what is gone, or typed otherwise, does not exist. Empty for
	 * what has no name: initialisers, and what is in local and anonymous types.
	 */
	static Optional<IJavaElement> named(IProject project, FigureRow row) {
		if (!(JavaCore.create(file(project, row)) instanceof ICompilationUnit unit)) {
			return Optional.empty();
		}
		return switch (row.level()) {
			case PACKAGES -> Optional.of(unit.getParent());
			case TYPES -> Optional.of(unit.getType(row.name()));
			case METHODS -> method(unit, row);
		};
	}

	private static Optional<IJavaElement> method(ICompilationUnit unit, FigureRow row) {
		String[] types = row.place().substring(row.place().lastIndexOf('.') + 1).split("\\$");
		int parameters = row.name().indexOf('(');
		if (parameters < 0 || Stream.of(types).anyMatch(type -> type.isEmpty() || Character.isDigit(type.charAt(0)))) {
			return Optional.empty();
		}
		IType type = unit.getType(types[0]);
		for (int i = 1; i < types.length; i++) {
			type = type.getType(types[i]);
		}
		try {
			return Optional.of(type.getMethod(row.name().substring(0, parameters),
					parameters(row.name().substring(parameters + 1, row.name().length() - 1)).stream()
							.map(each -> Signature.createTypeSignature(each.replace("...", "[]"), false)).toArray(String[]::new)));
		} catch (IllegalArgumentException e) {
			return Optional.empty(); // annotated, for instance
		}
	}

	/** Taken apart at the commas that stand in no brackets. */
	private static List<String> parameters(String types) {
		List<String> parameters = new ArrayList<>();
		int depth = 0;
		int begin = 0;
		for (int i = 0; i < types.length(); i++) {
			char c = types.charAt(i);
			depth += c == '<' ? 1 : c == '>' ? -1 : 0;
			if (c == ',' && depth == 0) {
				parameters.add(types.substring(begin, i));
				begin = i + 1;
			}
		}
		if (!types.isEmpty()) {
			parameters.add(types.substring(begin));
		}
		return parameters;
	}

	/**
	 * The package, type or method as the source has it; empty where it is gone. Takes parsing: not for the thread of the user interface.
	 */
	static Optional<IJavaElement> element(IProject project, FigureRow row) {
		Optional<IJavaElement> named = named(project, row);
		if (named.filter(IJavaElement::exists).isPresent()) {
			return named;
		}
		try {
			return row.level() == FiguresLevel.METHODS && JavaCore.create(file(project, row)) instanceof ICompilationUnit unit
					? element(unit, row)
					: Optional.empty();
		} catch (JavaModelException | BadLocationException e) {
			return Optional.empty();
		}
	}

	private static Optional<IJavaElement> element(ICompilationUnit unit, FigureRow row) throws JavaModelException, BadLocationException {
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
		if (row.level() != FiguresLevel.PACKAGES) {
			EditorLine.open(page, file(project, row), row.line());
		}
	}

	private static IFile file(IProject project, FigureRow row) {
		return project.getFile(row.file());
	}
}
