/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.overhead.ui.editor.ProbeAnnotation;
import org.sonde.overhead.ui.editor.ProbeMinings;
import org.sonde.overhead.ui.editor.StaleAnnotation;

/** What a Java editor shows of probes: in the ruler, and above methods. */
final class ProbedEditor {
	private ProbedEditor() {
	}

	/** What is provided, and that the editor shows as many. */
	static void awaitLines(ITextEditor editor, String... expected) throws Exception {
		Workbench.waitFor("the lines " + List.of(expected), () -> {
			List<String> lines = lines(editor);
			return lines.size() == expected.length && IntStream.range(0, expected.length).allMatch(i -> lines.get(i).matches(expected[i]))
					&& shownLines(editor) == places(editor);
		});
	}

	/** Several may stand in one line. */
	private static long places(ITextEditor editor) throws Exception {
		return minings(editor).stream().map(line -> line.getPosition().getOffset()).distinct().count();
	}

	private static List<String> lines(ITextEditor editor) throws Exception {
		return minings(editor).stream().map(ICodeMining::getLabel).toList();
	}

	static List<? extends ICodeMining> minings(ITextEditor editor) throws Exception {
		ProbeMinings minings = new ProbeMinings();
		minings.setContext(new IAdaptable() {
			@Override
			public <T> T getAdapter(Class<T> adapter) {
				return adapter.isInstance(editor) ? adapter.cast(editor) : null;
			}
		});
		return minings.provideCodeMinings(editor.getAdapter(ITextViewer.class), new NullProgressMonitor()).get();
	}

	/** The annotations that the platform makes of lines have no type of their own to be told by. */
	private static int shownLines(ITextEditor editor) {
		return Workbench.ui(() -> {
			int count = 0;
			for (Iterator<Annotation> all = model(editor).getAnnotationIterator(); all.hasNext();) {
				count += all.next().getClass().getSimpleName().equals("CodeMiningLineHeaderAnnotation") ? 1 : 0;
			}
			return count;
		});
	}

	static void awaitMarks(ITextEditor editor, Set<String> expected) throws Exception {
		Workbench.waitFor(expected + " in the ruler", () -> marks(editor).equals(expected), () -> "; the ruler has: " + marks(editor));
	}

	/** The annotated text with the annotation's own. */
	static Set<String> marks(ITextEditor editor) {
		return Workbench.ui(() -> {
			Set<String> texts = new TreeSet<>();
			IAnnotationModel model = model(editor);
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				Position at = model.getPosition(annotation);
				if ((annotation instanceof ProbeAnnotation || annotation instanceof StaleAnnotation) && at != null
						&& !annotation.isMarkedDeleted()) {
					texts.add(document(editor).get(at.getOffset(), at.getLength()) + ": " + annotation.getText());
				}
			}
			return texts;
		});
	}

	/** The annotated text where the ruler says that nothing was recorded. */
	static Set<String> neverRecorded(ITextEditor editor) {
		return Workbench.ui(() -> {
			Set<String> texts = new TreeSet<>();
			for (Iterator<Annotation> all = model(editor).getAnnotationIterator(); all.hasNext();) {
				Annotation annotation = all.next();
				if (annotation.getType().equals(ProbeAnnotation.NEVER_RECORDED)) {
					Position at = model(editor).getPosition(annotation);
					texts.add(document(editor).get(at.getOffset(), at.getLength()));
				}
			}
			return texts;
		});
	}

	/**
	 * Opens the menu of the ruler at a line, as the right mouse button does, and chooses from it.
	 *
	 * @param label how the line of the menu begins, without its mnemonic
	 * @return whether it can be chosen there
	 */
	static boolean rulerMenu(ITextEditor editor, int line, String label) {
		return Workbench.ui(() -> {
			Control column = rulerColumn(editor);
			Event press = new Event();
			press.button = 3;
			press.x = 2;
			press.y = rulerPlace(editor, line);
			column.notifyListeners(SWT.MouseDown, press);
			Menu menu = editor.getAdapter(IVerticalRulerInfo.class).getControl().getMenu();
			menu = menu == null ? column.getMenu() : menu;
			menu.notifyListeners(SWT.Show, new Event());
			MenuItem item = Stream.of(menu.getItems()).filter(one -> one.getText().replace("&", "").startsWith(label)).findFirst()
					.orElseThrow();
			boolean enabled = item.isEnabled();
			if (enabled) {
				item.notifyListeners(SWT.Selection, new Event());
			}
			menu.notifyListeners(SWT.Hide, new Event());
			return enabled;
		});
	}

	/** The leftmost column is that of annotations; next to it are changes and folds. */
	static Control rulerColumn(ITextEditor editor) {
		return Stream.of(((Composite) editor.getAdapter(IVerticalRulerInfo.class).getControl()).getChildren())
				.min(Comparator.comparingInt(child -> child.getLocation().x)).orElseThrow();
	}

	/** The height of a line in the ruler. */
	static int rulerPlace(ITextEditor editor, int line) {
		StyledText text = (StyledText) editor.getAdapter(Control.class);
		return text.getLocationAtOffset(text.getOffsetAtLine(line)).y + 2;
	}

	static IAnnotationModel model(ITextEditor editor) {
		return editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
	}

	static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}
}
