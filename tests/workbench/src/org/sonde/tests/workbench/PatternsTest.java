/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.editor.ProbeAnnotation;
import org.sonde.overhead.ui.estimates.EstimateRow;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.pattern.PatternTemplates;
import org.sonde.overhead.ui.pattern.Patterns;

/** Probes by patterns: the dialog with its live matches, the annotations, methods to patterns and back. */
class PatternsTest {
	private static final String SHAPE = """
			package shop;

			public interface Shape {
				double area();

				default String describe() {
					return "a shape";
				}
			}
			""";
	private static final String SQUARE = """
			package shop;

			public class Square implements Shape {
				private final double side;

				public Square(double side) {
					this.side = side;
				}

				@Override
				public double area() {
					return side * side;
				}

				public double getSide() {
					return side;
				}

				public double getDoubled() {
					double doubled = side;
					doubled *= 2;
					doubled += 0;
					return doubled;
				}

				void hidden() {
				}
			}
			""";

	private JavaProject project;
	private ICompilationUnit square;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Shape.java", SHAPE);
		square = project.add("shop", "Square.java", SQUARE);
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.ui(() -> {
			Workbench.dialogs().forEach(Shell::close);
			return null;
		});
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void aPatternIsTypedWithItsMatchesInSightAndAdded() throws Exception {
		Shell dialog = openDialog(square.findPrimaryType());
		Workbench.waitFor("the public methods of the type", () -> summary(dialog).startsWith("3 methods in 1 type"));
		assertEquals("public * shop.Square.*(..)", Workbench.ui(() -> Workbench.texts(dialog).getFirst().getText()));
		assertEquals(List.of("Square.area()", "Square.getDoubled()", "Square.getSide()"), listed(dialog));

		type(dialog, 0, "* shop.Shape.*(..)");
		Workbench.waitFor("a method with its override", () -> summary(dialog).startsWith("2 methods in 2 types"));
		assertEquals(List.of("Shape.describe()", "Square.area()"), listed(dialog));
		Workbench.picture("pattern-dialog");

		type(dialog, 0, "* shop.Shape.*(");
		Workbench.waitFor("the place of the error", () -> message(dialog).contains("Character 16: found the end"));
		Workbench.picture("pattern-dialog-error");
		type(dialog, 0, "* shop.Shap.*(..)");
		Workbench.waitFor("the type that is nowhere", () -> summary(dialog).contains("Not on the class path: shop.Shap."));

		type(dialog, 0, "* shop..*.*(..)");
		type(dialog, 1, "* *.get*()");
		Workbench.waitFor("the exclusion", () -> summary(dialog).startsWith("3 methods in 2 types"));
		Workbench.press("Add");
		Workbench.waitFor("the plan", () -> project.plan().exists());
		PatternProbe probe = Probes.patternProbes(load()).getFirst();
		assertEquals("* shop..*.*(..)", probe.getPattern());
		assertEquals(List.of("* *.get*()"), probe.getExclusions());
		assertEquals(ProbeKind.OPERATION_EVENTS, probe.getKind());

		ITextEditor editor = Workbench.openEditor(square.findPrimaryType());
		Workbench.waitFor("the annotations of matches", () -> annotated(editor).size() == 2);
		assertTrue(annotated(editor).stream().allMatch(text -> text.endsWith("by the pattern * shop..*.*(..)")), annotated(editor).toString());
		Workbench.picture("pattern-annotations");

		((IFile) square.getResource()).setContents(
				JavaProject.stream(SQUARE.replace("void hidden() {\n\t}", "void hidden() {\n\t}\n\n\tvoid more() {\n\t}")), true, false, null);
		project.build();
		Workbench.waitFor("the method that is built", () -> annotated(editor).size() == 3);
		undo("Instrument by Pattern");
		Workbench.waitFor("the annotations to go", () -> annotated(editor).isEmpty());
		Workbench.waitFor("the plan to go", () -> !project.plan().exists());
	}

	@Test
	void onlyLongMethodsAreMatched() throws Exception {
		edit(plan -> {
			PatternProbe probe = Probes.createPattern("public * *(..)");
			probe.setLongerThan(4);
			plan.getProbes().add(probe);
		});
		Workbench.waitFor("the long method", () -> methods("public * *(..)").equals(List.of("double shop.Square.getDoubled()")));
	}

	@Test
	void templatesAreMadeFromTheSelection() throws Exception {
		List<String> patterns = PatternTemplates.of(List.of(JavaProject.method(square, "area")), null).stream()
				.map(PatternTemplates.Template::pattern).toList();
		assertEquals("* shop.Square.area()", patterns.getFirst());
		assertTrue(patterns.containsAll(List.of("public * shop.Square.*(..)", "@(java.lang.Override) * *(..)", "shop.Square.new(..)", "public * shop..*.*(..)")),
				patterns.toString());
	}

	@Test
	void theMenuOffersIt() throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(square.findPrimaryType());
		Menu menu = Workbench.menuOn(explorer, square.findPrimaryType());
		assertTrue(Workbench.choose(menu, "Sonde", null).contains("Instrument by Pattern…"));
	}

	@Test
	void patternsBecomeMethodsAndMethodsPatterns() throws Exception {
		edit(plan -> {
			PatternProbe probe = Probes.createPattern("public * shop.Square.*(..)");
			probe.setCallsPerSecond(12.0);
			plan.getProbes().addAll(List.of(probe, Probes.create(MethodSignature.parse("double shop.Square.area()"))));
		});
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.ui(() -> {
			view.show(project.project());
			return null;
		});
		Workbench.waitFor("the rows", () -> view.table().rows().size() == 2);
		assertEquals("public * shop.Square.*(..)", row(view, 0).label());
		Workbench.picture("estimates-pattern");

		Patterns.toMethods(loaded(), List.of("public * shop.Square.*(..)"));
		Workbench.waitFor("the methods", () -> load().getProbes().size() == 3);
		assertEquals(List.of("double shop.Square.area()", "double shop.Square.getDoubled()", "double shop.Square.getSide()"), names());

		Patterns.toPattern(Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell()), loaded(),
				List.of(MethodSignature.parse("double shop.Square.getDoubled()"), MethodSignature.parse("double shop.Square.getSide()")));
		Workbench.waitFor("the pattern", () -> load().getProbes().size() == 2);
		assertEquals(List.of("pattern * shop.Square.get*(..)", "double shop.Square.area()"), names());
		undo("Convert to Pattern");
		Workbench.waitFor("the methods again", () -> load().getProbes().size() == 3);
		undo("Convert to Methods");
		Workbench.waitFor("the pattern again", () -> names().equals(List.of("pattern public * shop.Square.*(..)", "double shop.Square.area()")));
		assertEquals(12.0, Probes.patternProbes(load()).getFirst().getCallsPerSecond());
	}

	@Test
	void whatAPatternWouldCatchBesidesIsAsked() throws Exception {
		edit(plan -> plan.getProbes().addAll(List.of(Probes.create(MethodSignature.parse("double shop.Square.area()")),
				Probes.create(MethodSignature.parse("java.lang.String shop.Shape.describe()")), Probes.create(MethodSignature.parse("void shop.Square.hidden()")))));
		List<MethodSignature> all = Probes.methodProbes(load()).stream().map(MethodProbe::signature).toList();
		Patterns.toPattern(Workbench.ui(() -> Workbench.page().getWorkbenchWindow().getShell()), loaded(), all);
		// The two getters can be taken out again, so the pattern is exact and nothing is asked.
		Workbench.waitFor("the pattern", () -> load().getProbes().size() == 1);
		PatternProbe probe = Probes.patternProbes(load()).getFirst();
		Workbench.waitFor("its matches", () -> new TreeSet<>(methods(probe.getPattern())).size() == 3);
	}

	private Shell openDialog(IJavaElement element) throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(element);
		Menu menu = Workbench.menuOn(explorer, element);
		Workbench.chooseLater(menu, "Sonde", "Instrument by Pattern…");
		Workbench.waitFor("the dialog", () -> Workbench.ui(() -> Workbench.dialogs().stream().anyMatch(shell -> shell.getText().equals("Instrument by Pattern"))));
		return Workbench.ui(() -> Workbench.dialogs().stream().filter(shell -> shell.getText().equals("Instrument by Pattern")).findFirst().orElseThrow());
	}

	private static void type(Shell dialog, int field, String text) {
		Workbench.ui(() -> {
			Workbench.texts(dialog).get(field).setText(text);
			return null;
		});
	}

	private static String summary(Shell dialog) {
		return Workbench.ui(() -> Workbench.all(dialog, Label.class).stream().map(Label::getText)
				.filter(text -> text.matches("(?s)(\\d+ (method|constructor)s?|No matches|Matching|The project).*")).findFirst().orElse(""));
	}

	/** All that the dialog says, wherever it says it. */
	private static String message(Shell dialog) {
		return Workbench.ui(() -> {
			List<String> texts = new ArrayList<>();
			collect(dialog, texts);
			return String.join("\n", texts);
		});
	}

	private static void collect(Composite parent, List<String> texts) {
		for (Control control : parent.getChildren()) {
			switch (control) {
				case Text text -> texts.add(text.getText());
				case Label label -> texts.add(label.getText());
				case Combo combo -> texts.add(combo.getText());
				case Spinner spinner -> texts.add(spinner.getText());
				case Composite composite -> collect(composite, texts);
				default -> { }
			}
		}
	}

	private static List<String> listed(Shell dialog) {
		return Workbench.ui(() -> {
			Table table = Workbench.all(dialog, Table.class).getFirst();
			List<String> methods = new ArrayList<>();
			for (int i = 0; i < table.getItemCount(); i++) {
				methods.add(table.getItem(i).getText(0));
			}
			return methods;
		});
	}

	private static EstimateRow row(EstimatesView view, int index) {
		return view.table().rows().get(index);
	}

	private List<String> methods(String pattern) {
		return PatternStore.ofWorkspace().matches(project.project()).of(pattern).methods().stream().map(MethodSignature::toString).toList();
	}

	private static Set<String> annotated(ITextEditor editor) {
		return Workbench.ui(() -> {
			Set<String> texts = new TreeSet<>();
			int number = 0;
			for (Iterator<Annotation> all = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput()).getAnnotationIterator(); all
					.hasNext();) {
				Annotation annotation = all.next();
				if (annotation instanceof ProbeAnnotation) {
					texts.add(number++ + " " + annotation.getText());
				}
			}
			return texts;
		});
	}

	private PlanState.Loaded loaded() {
		return (PlanState.Loaded) PlanStore.ofWorkspace().load(project.project());
	}

	private void edit(Consumer<Plan> edit) throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), edit, null);
	}

	private Plan load() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private List<String> names() throws Exception {
		return load().getProbes().stream().map(Probes::name).toList();
	}

	/** A change is in its file a moment before it can be undone. */
	private static void undo(String label) throws Exception {
		Workbench.waitFor("undo of " + label,
				() -> label.equals(OperationHistoryFactory.getOperationHistory().getUndoOperation(undoContext()).getLabel()));
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
