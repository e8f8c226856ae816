/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.MissingPlace;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;
import org.sonde.instrumentation.workspace.source.SourceObjects;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.traces.LastRecordings;
import org.sonde.overhead.ui.traces.RecordedCalls;

/**
 * An open Java editor that shows the probes of the active plan.
 *
 * @param unit     what it shows
 * @param document the text of the source
 * @param model    its annotations; editors of the same file share them
 */
record AnnotatedEditor(ICompilationUnit unit, IDocument document, IAnnotationModel model) {
	/** The editor's source and annotations, if it shows source of a project. To be asked in the user interface's thread. */
	static Optional<AnnotatedEditor> of(ITextEditor editor) {
		if (JavaUI.getEditorInputTypeRoot(editor.getEditorInput()) instanceof ICompilationUnit unit
				&& editor.getDocumentProvider() != null) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
			return document != null && model instanceof IAnnotationModelExtension ? Optional.of(new AnnotatedEditor(unit, document, model))
					: Optional.empty();
		}
		return Optional.empty();
	}

	/** The field or type with a probe whose name is in a line, counted from 0. */
	Optional<CodePlace> watchedAt(int line) {
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			if (all.next() instanceof ProbeAnnotation probe && probe.method().isEmpty() && lineOf(probe) == line) {
				return Optional.of(probe.place());
			}
		}
		return Optional.empty();
	}

	private int lineOf(ProbeAnnotation probe) {
		Position position = model.getPosition(probe);
		try {
			return position == null || position.isDeleted() ? -1 : document.getLineOfOffset(position.getOffset());
		} catch (BadLocationException e) {
			return -1;
		}
	}

	/**
	 * Updates the annotations from the plan and the source. May parse: not for the user interface's thread.
	 *
	 * @param parsed the source; empty for what the editor has
	 * @return whether an annotation was added or removed
	 */
	boolean update(Optional<CompilationUnit> parsed, IProgressMonitor monitor) {
		PlanState plan = PlanStore.ofWorkspace().active(unit.getJavaProject().getProject());
		if (!(plan instanceof Loaded planned)) {
			return show(List.of());
		}
		Optional<WhatIf.Edit> preview = WhatIf.ofWorkbench().previewOf(planned.file());
		Loaded loaded = preview.map(edit -> Loaded.of(planned.file(), WhatIf.changed(planned, List.of(edit)).plan())).orElse(planned);
		if (!hasProbeInPackage(loaded)) {
			return show(List.of());
		}
		CompilationUnit source = parsed.orElseGet(() -> SharedASTProviderCore.getAST(unit, SharedASTProviderCore.WAIT_YES, monitor));
		if (source == null || monitor.isCanceled()) {
			return false;
		}
		List<Instrumentable> methods = SourceMethods.in(source).stream().filter(Instrumentable.class::isInstance)
				.map(Instrumentable.class::cast).toList();
		// If the text moved, the user types. The annotations move with the text, and the source will be read again.
		List<Watchable> objects = SourceObjects.in(source).stream().filter(Watchable.class::isInstance).map(Watchable.class::cast).toList();
		boolean moved = source.getLength() != document.getLength()
				&& !(methods.stream().allMatch(method -> isWhereItWas(method.element(), method.nameOffset(), method.nameLength()))
						&& objects.stream().allMatch(object -> isWhereItWas(object.element(), object.nameOffset(), object.nameLength())));
		RecordedCalls recorded = LastRecordings.ofWorkspace().of(loaded.project());
		return !moved && show(Stream.of(methods.stream().flatMap(method -> annotation(loaded, recorded, preview.isPresent(), method)),
				objects.stream().flatMap(object -> annotation(loaded, preview.isPresent(), object)), stale(MissingPlace.in(source, loaded)))
				.flatMap(some -> some).toList());
	}

	/** One for all deleted methods of a type. */
	private static Stream<Wanted> stale(List<MissingPlace> gone) {
		return gone.stream().collect(Collectors.groupingBy(MissingPlace::nameOffset, LinkedHashMap::new, Collectors.toList())).values()
				.stream()
				.map(ofType -> new Wanted(new StaleAnnotation(ofType),
						new Position(ofType.getFirst().nameOffset(), ofType.getFirst().nameLength())));
	}

	/** Most source files have no probe and need not be parsed. */
	private boolean hasProbeInPackage(Loaded plan) {
		String name = unit.getParent().getElementName();
		Predicate<String> inPackage = type -> type.lastIndexOf('.') == (name.isEmpty() ? -1 : name.length()) && type.startsWith(name);
		return plan.types().anyMatch(inPackage) || !plan.patterns().isEmpty() && PatternStore.ofWorkspace()
				.matches(plan.project()).byMethod().keySet().stream().map(MethodSignature::declaringType).anyMatch(inPackage);
	}

	/** Whether the text is still where it was when it was parsed, judging by the name. */
	private boolean isWhereItWas(IMember member, int offset, int length) {
		try {
			return document.get(offset, length).equals(member.getElementName());
		} catch (BadLocationException e) {
			return false;
		}
	}

	/** A wanted annotation with its position. */
	private record Wanted(Annotation annotation, Position position) {
	}

	private static Stream<Wanted> annotation(Loaded plan, RecordedCalls recorded, boolean preview, Instrumentable method) {
		return PatternStore.ofWorkspace().probe(plan, method.signature()).stream()
				.map(probe -> new Wanted(new ProbeAnnotation(method.signature(), probe, recorded, preview),
						new Position(method.nameOffset(), method.nameLength())));
	}

	private static Stream<Wanted> annotation(Loaded plan, boolean preview, Watchable object) {
		return Optional.ofNullable(plan.watched().get(object.place().key())).stream()
				.map(probe -> new Wanted(new ProbeAnnotation(object.place(), probe, preview),
						new Position(object.nameOffset(), object.nameLength())));
	}

	/** Only changes annotations that differ, because adding or removing one takes time in the user interface's thread. */
	private boolean show(List<Wanted> wanted) {
		Map<Object, Annotation> shown = shown();
		Map<Annotation, Position> added = new HashMap<>();
		for (Wanted one : wanted) {
			if (shown.remove(key(one.annotation(), one.position())) == null) {
				added.put(one.annotation(), one.position());
			}
		}
		if (!shown.isEmpty() || !added.isEmpty()) {
			((IAnnotationModelExtension) model).replaceAnnotations(shown.values().toArray(Annotation[]::new), added);
			return true;
		}
		return false;
	}

	/** The shown costs, by everything that an annotation shows. */
	private Map<Object, Annotation> shown() {
		Map<Object, Annotation> shown = new HashMap<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			if (annotation instanceof ProbeAnnotation || annotation instanceof StaleAnnotation) {
				Position position = model.getPosition(annotation);
				// An annotation that lost its text equals none, so it is removed.
				shown.put(position == null || position.isDeleted() ? annotation : key(annotation, position), annotation);
			}
		}
		return shown;
	}

	private static Object key(Annotation annotation, Position position) {
		Object of = annotation instanceof ProbeAnnotation probe ? probe.place() : "";
		return List.of(of, annotation.getType(), annotation.getText(), position.getOffset(), position.getLength());
	}
}
