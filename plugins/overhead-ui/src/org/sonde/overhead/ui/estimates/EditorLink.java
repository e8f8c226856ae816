/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/**
 * Link with Editor: selects the row of the method at the caret or selected elsewhere, if it has one, and shows the method of a selected
 * row.
 */
final class EditorLink extends Action {

	private static final String LINKED = "linked";

	private final EstimatesView view;
	private final ISelectionListener listener = this::selectedElsewhere;
	private boolean following;
	/** The method last selected elsewhere, while it has no row: until its plan is shown, or it gets a probe. */
	private Optional<IMethod> awaited = Optional.empty();

	EditorLink(EstimatesView view) {
		super(Messages.EditorLink_text, IAction.AS_CHECK_BOX);
		this.view = view;
		setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED));
		setToolTipText(Messages.EditorLink_text);
		view.getSite().getPage().addPostSelectionListener(listener);
	}

	/** When it is switched on, it begins with the active editor. */
	@Override
	public void run() {
		awaited = Optional.empty();
		IEditorPart editor = view.getSite().getPage().getActiveEditor();
		if (editor != null && editor.getSite().getSelectionProvider() != null) {
			selectedElsewhere(editor, editor.getSite().getSelectionProvider().getSelection());
		}
	}

	/** The table exists now. */
	void tableMade() {
		view.table().viewer().addPostSelectionChangedListener(event -> rowSelected());
	}

	void save(IMemento memento) {
		memento.putBoolean(LINKED, isChecked());
	}

	void restore(IMemento memento) {
		setChecked(Boolean.TRUE.equals(memento.getBoolean(LINKED)));
	}

	void dispose() {
		view.getSite().getPage().removePostSelectionListener(listener);
	}

	private void selectedElsewhere(IWorkbenchPart part, ISelection selection) {
		if (isChecked() && part != view) {
			awaited = method(part, selection);
			row().ifPresent(row -> {
				following = true;
				view.getSite().getSelectionProvider().setSelection(new StructuredSelection(awaited.get()));
				following = false;
				if (!view.selected().isEmpty()) {
					awaited = Optional.empty();
				}
			});
			shown();
		}
	}

	/** The rows changed, or now have other methods; or the awaited row is in a closed group. */
	void shown() {
		row().ifPresent(row -> {
			awaited = Optional.empty();
			view.content().probes().select(Set.of(row.name()));
		});
	}

	private Optional<EstimateRow> row() {
		return awaited.flatMap(method -> view.costs().stream().flatMap(costs -> costs.rows().stream())
				.filter(row -> row.element().filter(method::equals).isPresent()).findFirst());
	}

	private static Optional<IMethod> method(IWorkbenchPart part, ISelection selection) {
		if (selection instanceof IStructuredSelection structured && structured.getFirstElement() instanceof IMethod method) {
			return Optional.of(method);
		}
		if (selection instanceof ITextSelection text && part instanceof IEditorPart editor) {
			ITypeRoot root = JavaUI.getEditorInputTypeRoot(editor.getEditorInput());
			try {
				return root != null && root.getElementAt(text.getOffset()) instanceof IMethod method ? Optional.of(method)
						: Optional.empty();
			} catch (JavaModelException e) {
				return Optional.empty(); // the file is gone or no Java any more: there is no method at the caret
			}
		}
		return Optional.empty();
	}

	private void rowSelected() {
		if (!isChecked() || following || view.getSite().getPage().getActivePart() != view) {
			return;
		}
		awaited = Optional.empty();
		List<EstimateRow> selected = view.selected();
		if (selected.size() != 1) {
			return;
		}
		selected.getFirst().element().ifPresent(method -> {
			try {
				JavaUI.openInEditor(method, false, true);
			} catch (PartInitException | JavaModelException e) {
				ILog.of(EditorLink.class).log(e.getStatus());
			}
		});
	}
}
