/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextSelection;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.editor.ProbeAnnotation;
import org.sonde.overhead.ui.preferences.SondePreferences;

/**
 * How long the user interface's thread is busy at a time with 2,000 probes in a file of 20,000 lines: opening, typing, scrolling, marking.
 * Prints figures and asserts none. The same without probes tells what of it is the platform's.
 *
 * <p>Run by {@code -Dtest=LargeFileBenchmark -Dsonde.benchmark=FILE}; the figures are written to the file.
 */
@EnabledIfSystemProperty(named = "sonde.benchmark", matches = "(?!none$).+")
class LargeFileBenchmark {
	private static final int METHODS = 2_000;
	private static final int STROKES = 60;
	private static final int PAGES = 60;
	private static final int MARKS = 10;

	private final StringBuilder report = new StringBuilder();
	private JavaProject project;
	private ICompilationUnit unit;

	@BeforeEach
	void createProject() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("large");
		StringBuilder source = new StringBuilder("package large;\n\npublic class Large {\n");
		for (int i = 0; i < METHODS; i++) {
			source.append(
					"\n\t/** Number %1$d. */\n\tpublic int method%1$d(int a, String b) {\n\t\tint c = a + b.length();\n\t\tfor (int i = 0; i < a; i++) {\n\t\t\tc += i;\n\t\t}\n\t\treturn c;\n\t}\n\n"
					.formatted(i));
		}
		unit = project.add("large", "Large.java", source.append("}\n").toString());
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void measure() throws Exception {
		report.append("lines ").append(unit.getSource().lines().count()).append(", probes ").append(METHODS).append(", Java ")
				.append(Runtime.version())
				.append(", ").append(Runtime.getRuntime().availableProcessors()).append(" processors\n");
		work("without probes", false);
		Marking.instrument(List.of(unit), null);
		SondePreferences.store().setValue(SondePreferences.MININGS, false);
		work("without lines above methods", true);
		SondePreferences.store().setValue(SondePreferences.MININGS, true);
		work("with probes", true);
		work("once more", true);
		Files.writeString(Path.of(System.getProperty("sonde.benchmark")), report);
	}

	private void work(String what, boolean probes) throws Exception {
		report.append("\n").append(what).append('\n');
		try (EventTimes times = new EventTimes()) {
			ITextEditor editor = Workbench.openEditor(unit.getType("Large"));
			if (probes) {
				Workbench.waitFor("the annotations", () -> annotations(editor) == METHODS);
			}
			settle();
			report.append(times.report("opening"));
			type(editor, 10);
			settle();
			report.append(times.report("typing, first line"));
			type(editor, document(editor).getLength() / 2);
			settle();
			report.append(times.report("typing, in the middle"));
			scroll(editor);
			settle();
			report.append(times.report("scrolling"));
			mark(editor, probes);
			settle();
			report.append(times.report("marking one by one"));
			if (probes) {
				Marking.remove(List.of(unit), null);
				Workbench.waitFor("no annotations", () -> annotations(editor) == 0);
				settle();
				report.append(times.report("removing all"));
				Marking.instrument(List.of(unit), null);
				Workbench.waitFor("the annotations", () -> annotations(editor) == METHODS);
				settle();
				report.append(times.report("marking all"));
			}
			Workbench.picture("large-" + what.replace(' ', '-'));
		}
		Workbench.closeEditors();
	}

	private static void type(ITextEditor editor, int offset) throws Exception {
		int line = Workbench.ui(() -> document(editor).getLineOfOffset(offset));
		for (int i = 0; i < STROKES; i++) {
			String text = i % 10 == 0 ? "\n" : " ";
			Workbench.ui(() -> {
				document(editor).replace(document(editor).getLineOffset(line), 0, text);
				return null;
			});
			Thread.sleep(50);
		}
	}

	private static void scroll(ITextEditor editor) throws Exception {
		StyledText text = (StyledText) Workbench.ui(() -> editor.getAdapter(Control.class));
		for (int i = 0; i < PAGES; i++) {
			int line = i * 330;
			Workbench.ui(() -> {
				text.setTopIndex(line);
				text.update();
				return null;
			});
			Thread.sleep(50);
		}
	}

	/** Removes probes and adds them again, by the key. */
	private void mark(ITextEditor editor, boolean probes) throws Exception {
		for (int i = 0; i < MARKS; i++) {
			int number = 100 + i / 2;
			int wanted = probedIn() + (i % 2 == 0 == probes ? -1 : 1);
			Workbench.ui(() -> {
				int at = document(editor).get().indexOf("method" + number + "(");
				editor.getSelectionProvider().setSelection(new TextSelection(at, 0));
				return null;
			});
			Workbench.run("org.sonde.overhead.ui.toggleProbe");
			Workbench.waitFor("the mark", () -> probedIn() == wanted);
			Workbench.waitFor("its annotation", () -> annotations(editor) == wanted);
		}
	}

	private int probedIn() {
		return PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded ? loaded.probes().size() : 0;
	}

	/** Background work that reports to the user interface is over. */
	private static void settle() throws Exception {
		Thread.sleep(4_000);
	}

	private static int annotations(ITextEditor editor) {
		int count = 0;
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			count += all.next() instanceof ProbeAnnotation ? 1 : 0;
		}
		return count;
	}

	private static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}
}
