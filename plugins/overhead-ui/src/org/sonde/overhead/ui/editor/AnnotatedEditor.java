/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.SourceMethods;

/**
 * An open editor of Java source that shows the probes of the active plan.
 *
 * @param unit  what it shows
 * @param model its annotations; editors of the same file share them
 */
record AnnotatedEditor(ICompilationUnit unit, IAnnotationModel model) {
	/** The editor's source and annotations, if it shows source of a project. To be asked in the user interface's thread. */
	static Optional<AnnotatedEditor> of(ITextEditor editor) {
		if (JavaUI.getEditorInputTypeRoot(editor.getEditorInput()) instanceof ICompilationUnit unit
				&& editor.getDocumentProvider() != null) {
			IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
			return model instanceof IAnnotationModelExtension ? Optional.of(new AnnotatedEditor(unit, model)) : Optional.empty();
		}
		return Optional.empty();
	}

	/** Makes the annotations say what the plan says of the source. May parse: not for the user interface's thread. */
	void update(IProgressMonitor monitor) {
		PlanState plan = PlanStore.ofWorkspace().active(unit.getJavaProject().getProject());
		Map<Annotation, Position> wanted = plan instanceof Loaded loaded && hasProbeInPackage(loaded)
				? annotations(loaded, monitor) : Map.of();
		List<Annotation> shown = shown();
		if (!shown.isEmpty() || !wanted.isEmpty()) {
			((IAnnotationModelExtension) model).replaceAnnotations(shown.toArray(Annotation[]::new), wanted);
		}
	}

	/** Most source has no probe, and is not worth parsing. */
	private boolean hasProbeInPackage(Loaded plan) {
		String name = unit.getParent().getElementName();
		Set<MethodSignature> matched = plan.patterns().isEmpty() ? Set.of()
				: PatternStore.ofWorkspace().matches(plan.project()).byMethod().keySet();
		return Stream.concat(plan.probes().keySet().stream(), matched.stream()).anyMatch(method -> method.declaringType().lastIndexOf('.') == (name.isEmpty() ? -1
				: name.length()) && method.declaringType().startsWith(name));
	}

	private Map<Annotation, Position> annotations(Loaded plan, IProgressMonitor monitor) {
		CompilationUnit source = SharedASTProviderCore.getAST(unit, SharedASTProviderCore.WAIT_YES, monitor);
		Map<Annotation, Position> annotations = new HashMap<>();
		if (source != null) {
			SourceMethods.in(source).stream().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
					.forEach(method -> PatternStore.ofWorkspace().probe(plan, method.signature())
							.ifPresent(probe -> annotations.put(new ProbeAnnotation(probe),
							new Position(method.nameOffset(), method.nameLength()))));
		}
		return annotations;
	}

	private List<Annotation> shown() {
		List<Annotation> shown = new ArrayList<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			if (annotation instanceof ProbeAnnotation) {
				shown.add(annotation);
			}
		}
		return shown;
	}
}
