/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** The target of a command: Java elements, or a position in a Java editor that is resolved later in the background. */
public sealed interface MarkingTarget {
	/** Elements selected in a tree, table or list. */
	record Elements(List<IJavaElement> elements) implements MarkingTarget {
		@Override
		public List<IJavaElement> resolve(IProgressMonitor monitor) {
			return elements;
		}
	}

	/** The caret in an editor, or a selection there. */
	record Caret(ICompilationUnit unit, int offset, int length) implements MarkingTarget {
		/** The method named under the caret if it has source, else the method or field around it; a type if the caret is on its name. */
		@Override
		public List<IJavaElement> resolve(IProgressMonitor monitor) throws JavaModelException {
			for (IJavaElement named : unit.codeSelect(offset, length)) {
				if (named instanceof IMethod method && method.getCompilationUnit() != null) {
					return List.of(method);
				}
				if (named instanceof IType && named.equals(unit.getElementAt(offset))) {
					return List.of(named);
				}
			}
			return memberAround(unit, offset);
		}
	}

	/** The same for actions on fields and types. */
	record Named(ICompilationUnit unit, int offset, int length) implements MarkingTarget {
		/** The field or type named under the caret if it has source, else the field around it. */
		@Override
		public List<IJavaElement> resolve(IProgressMonitor monitor) throws JavaModelException {
			for (IJavaElement named : unit.codeSelect(offset, length)) {
				if (named instanceof IMember member && (member instanceof IField || member instanceof IType)
						&& member.getCompilationUnit() != null) {
					return List.of(member);
				}
			}
			return memberAround(unit, offset).stream().filter(IField.class::isInstance).toList();
		}
	}

	/** A line of an editor, pointed at in its ruler. */
	record Line(ICompilationUnit unit, int offset) implements MarkingTarget {
		/** The innermost method or field around the place, whatever it calls there. */
		@Override
		public List<IJavaElement> resolve(IProgressMonitor monitor) throws JavaModelException {
			return memberAround(unit, offset);
		}
	}

	/** The methods that call what is pointed at, or that it calls. */
	record Found(Search search) implements MarkingTarget {
		/** Looks for methods. */
		public interface Search {
			/** @throws CoreException if the source cannot be read */
			Collection<IMethod> run(IProgressMonitor monitor) throws CoreException;
		}

		@Override
		public List<IJavaElement> resolve(IProgressMonitor monitor) throws CoreException {
			return List.copyOf(search.run(monitor));
		}
	}

	/** The Java elements; may parse source. */
	List<IJavaElement> resolve(IProgressMonitor monitor) throws CoreException;

	/** In the white space before a method in its line, that method. */
	private static List<IJavaElement> memberAround(ICompilationUnit unit, int offset) throws JavaModelException {
		String source = unit.getSource();
		int begin = offset;
		while (begin < source.length() && (source.charAt(begin) == ' ' || source.charAt(begin) == '\t')) {
			begin++;
		}
		for (IJavaElement around = unit.getElementAt(begin); around != null; around = around.getParent()) {
			if (around instanceof IMethod || around instanceof IField) {
				return List.of(around);
			}
		}
		return List.of();
	}

	/** The target of a command: what is selected in the menu, or else in the active part. */
	static Optional<MarkingTarget> of(ExecutionEvent event) {
		ISelection menu = HandlerUtil.getActiveMenuSelection(event);
		return of(HandlerUtil.getActivePart(event), menu == null ? HandlerUtil.getCurrentSelection(event) : menu);
	}

	/** The target of a selection in a part, if it is Java. Reads no file. */
	static Optional<MarkingTarget> of(IWorkbenchPart part, ISelection selection) {
		if (selection instanceof IStructuredSelection structured) {
			List<IJavaElement> elements = elements(structured);
			return elements.isEmpty() ? Optional.empty() : Optional.of(new Elements(elements));
		}
		ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
		if (selection instanceof ITextSelection text && editor != null
				&& JavaUI.getEditorInputTypeRoot(editor.getEditorInput()) instanceof ICompilationUnit unit
				&& unit.getJavaProject().exists()) {
			return Optional.of(new Caret(unit, text.getOffset(), text.getLength()));
		}
		return Optional.empty();
	}

	/** The platform treats any project as a Java project. */
	private static boolean isJava(IJavaElement element) {
		return element.getJavaProject() == null || element.getJavaProject().exists();
	}

	/** The Java elements of the selection, each once; for a working set, its elements. */
	static List<IJavaElement> elements(IStructuredSelection selection) {
		Set<IJavaElement> elements = new LinkedHashSet<>();
		for (Object selected : selection) {
			List<?> parts = selected instanceof IWorkingSet set ? List.of(set.getElements()) : List.of(selected);
			parts.forEach(part -> Optional.ofNullable(Adapters.adapt(part, IJavaElement.class)).filter(MarkingTarget::isJava)
					.ifPresent(elements::add));
		}
		return List.copyOf(elements);
	}
}
