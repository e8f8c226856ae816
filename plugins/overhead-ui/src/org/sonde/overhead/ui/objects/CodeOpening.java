/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.view.EditorLine;
import org.sonde.overhead.ui.view.Pages;

/** Opens the code of what the view shows, once the workspace was searched for it. */
final class CodeOpening {
	private final Pages pages;
	private final Consumer<String> failed;

	/** @param failed receives why nothing was opened */
	CodeOpening(Pages pages, Consumer<String> failed) {
		this.pages = pages;
		this.failed = failed;
	}

	/** @param project to look in first */
	void declaration(Declaration declaration, Optional<String> project) {
		declaration.find(project, member -> pages.later(() -> open(declaration.className(), member)));
	}

	/**
	 * By its line: the class may be one without a name, which cannot be found, in the same file.
	 *
	 * @param project to look in first
	 */
	void place(StackTraceElement place, Optional<String> project) {
		String outermost = place.getClassName().replaceFirst("\\$.*", "");
		new Declaration(outermost, Optional.empty()).find(project, type -> pages.later(() -> open(outermost, type)
				.ifPresent(editor -> EditorLine.reveal(editor, place.getLineNumber()))));
	}

	private Optional<IEditorPart> open(String className, Optional<IMember> member) {
		if (member.isEmpty()) {
			failed.accept(NLS.bind(Messages.CodeOpening_noDeclaration, className));
			return Optional.empty();
		}
		try {
			return Optional.ofNullable(JavaUI.openInEditor(member.get()));
		} catch (PartInitException | JavaModelException e) {
			ILog.of(CodeOpening.class).log(e.getStatus());
			return Optional.empty();
		}
	}
}
