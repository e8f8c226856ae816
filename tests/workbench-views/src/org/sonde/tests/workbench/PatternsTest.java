/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
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
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Grouping;
import org.sonde.overhead.ui.pattern.PatternConversions;
import org.sonde.overhead.ui.pattern.PatternTemplates;

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
		assertThat(Workbench.ui(() -> Workbench.texts(dialog).getFirst().getText())).isEqualTo("public * shop.Square.*(..)");
		assertThat(listed(dialog)).containsExactly("Square.area()", "Square.getDoubled()", "Square.getSide()");
		assertThat(Workbench.ui(() -> ScreenReader.name(Workbench.all(dialog, Table.class).getFirst())))
				.startsWith("Matches. 3 methods in 1 type");

		type(dialog, 0, "* shop.Shape.*(..)");
		Workbench.waitFor("a method with its override", () -> summary(dialog).startsWith("2 methods in 2 types"));
		assertThat(listed(dialog)).containsExactly("Shape.describe()", "Square.area()");
		Workbench.picture("pattern-dialog");

		type(dialog, 0, "* shop.Shape.*(");
		Workbench.waitFor("the place of the error", () -> message(dialog).contains("Character 16: found the end"));
		Workbench.picture("pattern-dialog-error");
		type(dialog, 0, "* shop.Shap.*(..)");
		Workbench.waitFor("the type that is nowhere", () -> summary(dialog).contains("Not on the class path: shop.Shap."));

		type(dialog, 0, "* shop..*.*(..)");
		type(dialog, 1, "* *.get*()");
		Workbench.waitFor("the exclusion", () -> summary(dialog).startsWith("3 methods in 2 types"));
		ICompilationUnit later = project.add("shop", "Later.java", "package shop; class Later { void late() { } }");
		project.build();
		Workbench.waitFor("what was built while the dialog is open", () -> summary(dialog).startsWith("4 methods in 3 types"));
		later.delete(true, null);
		project.build();
		Workbench.waitFor("what is gone again", () -> summary(dialog).startsWith("3 methods in 2 types"));
		Workbench.press("Add");
		Workbench.waitFor("the plan", () -> project.plan().exists());
		PatternProbe probe = Probes.patternProbes(load()).getFirst();
		assertThat(probe.getPattern()).isEqualTo("* shop..*.*(..)");
		IViewPart explorer = Workbench.page().findView(JavaUI.ID_PACKAGES);
		String done = "The pattern * shop..*.*(..) was added to " + project.plan().getName() + ".";
		Workbench.waitFor("what was done", () -> Workbench.statusLine(explorer).equals(done));
		assertThat(probe.getExclusions()).containsExactly("* *.get*()");
		assertThat(probe.getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);

		ITextEditor editor = Workbench.openEditor(square.findPrimaryType());
		Workbench.waitFor("the annotations of matches", () -> annotated(editor).size() == 2);
		assertThat(annotated(editor).stream().allMatch(text -> text.endsWith(" * shop..*.*(..)"))).as(annotated(editor).toString())
				.isTrue();
		Workbench.picture("pattern-annotations");

		((IFile) square.getResource()).setContents(
				JavaProject.stream(SQUARE.replace("void hidden() {\n\t}", "void hidden() {\n\t}\n\n\tvoid more() {\n\t}")), true, false,
				null);
		project.build();
		Workbench.waitFor("the method that is built", () -> annotated(editor).size() == 3);
		undo("Instrument by Pattern");
		Workbench.waitFor("the annotations to go", () -> annotated(editor).isEmpty());
		Workbench.waitFor("the plan to go", () -> !project.plan().exists());
	}

	/** Nothing is selected that is Java: the pattern is for the project of the plan. */
	@Test
	void aPatternIsAddedFromThePlanEditor() throws Exception {
		edit(plan -> plan.getProbes().add(Probes.createPattern("* shop.Square.get*()")));
		Workbench.ui(() -> IDE.openEditor(Workbench.page(), project.plan()));
		Workbench.display().asyncExec(PatternsTest::instrumentByPattern);
		Shell dialog = Workbench.dialog("Instrument by Pattern");
		Workbench.waitFor("the matches", () -> summary(dialog).matches("(?s)\\d+ methods.*"));
	}

	@Test
	void theCommandSaysWhyNothingHappensWithoutJava() throws Exception {
		IProject other = ResourcesPlugin.getWorkspace().getRoot().getProject("no-java");
		other.create(null);
		other.open(null);
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer();
		try {
			Workbench.ui(() -> {
				explorer.getTreeViewer().setSelection(new StructuredSelection(other));
				return null;
			});
			Workbench.display().asyncExec(PatternsTest::instrumentByPattern);
			Workbench.waitFor("the reason",
					() -> Workbench.statusLine(explorer).equals("Select a Java project, or something in one, to add a pattern."));
		} finally {
			other.delete(true, null);
		}
	}

	private static void instrumentByPattern() {
		try {
			PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.sonde.overhead.ui.instrumentByPattern", null);
		} catch (CommandException e) {
			throw new IllegalStateException(e);
		}
	}

	/** What is shown may be old for a moment; what is exported, converted or counted must not. */
	@Test
	void whatIsFoundIsNeverOlderThanPlanAndBuild() throws Exception {
		String pattern = "public * shop.Square.*(..)";
		edit(plan -> plan.getProbes().add(Probes.createPattern(pattern)));
		Workbench.waitFor("the matches", () -> methods(pattern).size() == 3);
		edit(plan -> Probes.patternProbes(plan).getFirst().setExclusions(List.of("* *.area()")));
		assertThat(found(pattern)).containsExactly("double shop.Square.getDoubled()", "double shop.Square.getSide()");

		Workbench.waitFor("the matches", () -> methods(pattern).size() == 2);
		((IFile) square.getResource()).setContents(JavaProject.stream(SQUARE.replace("void hidden()", "public void shown()")), true, false,
				null);
		project.build();
		assertThat(found(pattern)).containsExactly("double shop.Square.getDoubled()", "double shop.Square.getSide()",
				"void shop.Square.shown()");
		Workbench.waitFor("the same to be shown", () -> methods(pattern).equals(found(pattern)));
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
		assertThat(patterns.getFirst()).isEqualTo("* shop.Square.area()");
		assertThat(patterns.containsAll(List.of("public * shop.Square.*(..)", "@(java.lang.Override) * *(..)", "shop.Square.new(..)",
						"public * shop..*.*(..)"))).as(patterns.toString()).isTrue();
	}

	@Test
	void theMenuOffersIt() throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(square.findPrimaryType());
		Menu menu = Workbench.menuOn(explorer, square.findPrimaryType());
		assertThat(Workbench.choose(menu, "Sonde", null).contains("Instrument by Pattern…")).isTrue();
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
			// What an earlier test chose is remembered.
			view.content().probes().group(Grouping.NONE);
			view.content().probes().table().restore(XMLMemento.createWriteRoot("nothing"));
			view.show(project.project());
			return null;
		});
		// Until then the view may show the two rows of the test before.
		Workbench.waitFor("the rows", () -> ProbeRows.lines(view).rows().size() == 2
				&& IntStream.range(0, 2).anyMatch(i -> row(view, i).label().equals("public * shop.Square.*(..)")));
		Workbench.picture("estimates-pattern");

		conversions().toMethods(List.of("public * shop.Square.*(..)"));
		// The file is there a moment before the workspace knows it.
		Workbench.waitFor("the methods", () -> loaded().plan().getProbes().size() == 3);
		assertThat(names()).containsExactly("double shop.Square.area()", "double shop.Square.getDoubled()", "double shop.Square.getSide()");

		Workbench.waitFor("what was done",
				() -> Workbench.statusLine(view).equals("The pattern public * shop.Square.*(..) became 2 methods."));
		conversions().toPattern(
				List.of(MethodSignature.parse("double shop.Square.getDoubled()"), MethodSignature.parse("double shop.Square.getSide()")));
		Workbench.waitFor("the pattern", () -> load().getProbes().size() == 2);
		assertThat(names()).containsExactly("pattern * shop.Square.get*(..)", "double shop.Square.area()");
		Workbench.waitFor("what was done", () -> Workbench.statusLine(view).equals("2 methods became the pattern * shop.Square.get*(..)."));
		undo("Convert to Pattern");
		Workbench.waitFor("the methods again", () -> load().getProbes().size() == 3);
		undo("Convert to Methods");
		Workbench.waitFor("the pattern again",
				() -> names().equals(List.of("pattern public * shop.Square.*(..)", "double shop.Square.area()")));
		assertThat(Probes.patternProbes(load()).getFirst().getCallsPerSecond()).isEqualTo(12.0);
	}

	/** Notes are the user's own words. An existing pattern is not overwritten. */
	@Test
	void notesStandInThePatternThatTheirMethodsBecome() throws Exception {
		List<MethodSignature> getters = List.of(MethodSignature.parse("double shop.Square.getDoubled()"),
				MethodSignature.parse("double shop.Square.getSide()"));
		edit(plan -> getters.forEach(method -> {
			MethodProbe probe = Probes.create(method);
			probe.setNote("why " + method.name());
			plan.getProbes().add(probe);
		}));
		conversions().toPattern(getters);
		Workbench.waitFor("the pattern", () -> names().equals(List.of("pattern * shop.Square.get*(..)")));
		assertThat(load().getProbes().getFirst().getNote()).isEqualTo("why getDoubled\nwhy getSide");

		edit(plan -> getters.forEach(method -> plan.getProbes().add(Probes.create(method))));
		conversions().toPattern(getters);
		waitForJob("Looking for patterns");
		assertThat(load().getProbes().size()).isEqualTo(3);
		assertThat(Probes.patternProbes(load()).getFirst().getNote()).isEqualTo("why getDoubled\nwhy getSide");
	}

	@Test
	void aPatternThatMatchesNothingIsNotConverted() throws Exception {
		edit(plan -> plan.getProbes().add(Probes.createPattern("* shop.Later.*(..)")));
		conversions().toMethods(List.of("* shop.Later.*(..)"));
		waitForJob("Converting patterns to methods");
		assertThat(names()).containsExactly("pattern * shop.Later.*(..)");
	}

	@Test
	void aFewMethodsTooManyAreTakenOutOfAPattern() throws Exception {
		edit(plan -> plan.getProbes().addAll(List.of(Probes.create(MethodSignature.parse("double shop.Square.area()")),
				Probes.create(MethodSignature.parse("java.lang.String shop.Shape.describe()")),
				Probes.create(MethodSignature.parse("void shop.Square.hidden()")))));
		List<MethodSignature> all = Probes.methodProbes(load()).stream().map(MethodProbe::signature).toList();
		conversions().toPattern(all);
		Workbench.waitFor("the pattern", () -> load().getProbes().size() == 1);
		PatternProbe probe = Probes.patternProbes(load()).getFirst();
		Workbench.waitFor("its matches", () -> new TreeSet<>(methods(probe.getPattern())).size() == 3);
	}

	/** It can be undone, so it is reported, not asked. A method of another pattern is not newly matched: it already had its probe. */
	@Test
	void whatAPatternCatchesBesidesIsTold() throws Exception {
		project.add("shop", "Till.java", """
				package shop;
				class Till {
					void open() { }
					int count(int from) { return from; }
					long sum() { return 0; }
					String print(String on) { return on; }
					void close(boolean forGood) { }
					void bell() { }
				}
				""");
		project.build();
		edit(plan -> plan.getProbes()
				.addAll(List.of(Probes.createPattern("* shop.Till.bell()"), Probes.create(MethodSignature.parse("void shop.Till.open()")),
						Probes.create(MethodSignature.parse("int shop.Till.count(int)")),
						Probes.create(MethodSignature.parse("void shop.Till.gone()")))));
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		conversions().toPattern(Probes.methodProbes(load()).stream().map(MethodProbe::signature).toList());
		Workbench.waitFor("what was done",
				() -> Workbench.statusLine(view).equals("2 methods became the pattern * shop.Till.*(..), which matches 3 more: "
				+ "Till.close(boolean) …. Undo reverts this. 1 method was not converted."));
		assertThat(Workbench.dialogs()).isEmpty();
		Workbench.picture("pattern-catches-more");
		assertThat(names()).containsExactly("pattern * shop.Till.bell()", "pattern * shop.Till.*(..)", "void shop.Till.gone()");
		undo("Convert to Pattern");
		Workbench.waitFor("the methods again", () -> load().getProbes().size() == 4);
	}

	/** For a method that a pattern matches, the assists say so, and change the pattern or give the method its own probe. */
	@Test
	void theQuickAssistsKnowThePattern() throws Exception {
		String pattern = "public * shop.Square.*(..)";
		edit(plan -> plan.getProbes().add(Probes.createPattern(pattern)));
		Workbench.openEditor(square.findPrimaryType());
		List<String> offered = List.of("Exclude 'getSide' from the pattern '" + pattern + "'", "Give 'getSide' a probe of its own",
				"Deactivate the pattern '" + pattern + "' (3 methods)", "Edit the pattern '" + pattern + "'…",
				"Convert the pattern '" + pattern + "' to 3 methods");
		Workbench.waitFor("the matches", () -> assists("getSide()").equals(offered));
		assertThat(assists("hidden()")).containsExactly("Instrument 'hidden'");

		apply("getSide()", offered.get(1));
		Workbench.waitFor("a probe of its own", () -> names().equals(List.of("pattern " + pattern, "double shop.Square.getSide()")));
		Workbench.waitFor("the assists of a method's own probe",
				() -> assists("getSide()").getFirst().equals("Remove probe from 'getSide'"));
		undo("Instrument getSide");
		Workbench.waitFor("the pattern's again", () -> assists("getSide()").equals(offered));

		apply("getSide()", offered.getFirst());
		Workbench.waitFor("the exclusion",
				() -> Probes.patternProbes(load()).getFirst().getExclusions().equals(List.of("* shop.Square.getSide()")));
		Workbench.waitFor("the method to be free", () -> assists("getSide()").equals(List.of("Instrument 'getSide'")));
		apply("area()", "Deactivate the pattern '" + pattern + "' (2 methods)");
		Workbench.waitFor("the state", () -> !Probes.patternProbes(load()).getFirst().isActive());
		apply("area()", "Convert the pattern '" + pattern + "' to 2 methods");
		Workbench.waitFor("the methods", () -> names().equals(List.of("double shop.Square.area()", "double shop.Square.getDoubled()")));
	}

	private List<String> assists(String at) throws Exception {
		return new Assists(square, SQUARE).at(at);
	}

	private void apply(String at, String assist) throws Exception {
		new Assists(square, SQUARE).apply(at, assist);
	}

	/** If two patterns match a method, it belongs to the first one. Their order can be changed, and this can be undone. */
	@Test
	void theOrderOfPatternsIsTheUsers() throws Exception {
		edit(plan -> plan.getProbes()
				.addAll(List.of(Probes.createPattern("* shop.Square.get*()"),
						Probes.create(MethodSignature.parse("void shop.Square.hidden()")),
				Probes.createPattern("public * shop.Square.*(..)"))));
		Workbench.waitFor("the matches", () -> methods("public * shop.Square.*(..)").equals(List.of("double shop.Square.area()")));
		EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		Workbench.ui(() -> {
			// What an earlier test chose is remembered.
			view.content().probes().group(Grouping.NONE);
			view.content().probes().table().restore(XMLMemento.createWriteRoot("nothing"));
			view.show(project.project());
			return null;
		});
		// Three rows may still be those of the plan that an earlier test showed.
		Workbench.waitFor("the rows", () -> ProbeRows.lines(view).rows().size() == 3 && publicRow(view).isPresent());
		int second = publicRow(view).orElseThrow();
		assertThat(movesOf(view, second)).containsExactly("Move Pattern Up");
		Workbench.ui(() -> {
			item(view, "Move Pattern Up").notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the other order", () -> names()
				.equals(List.of("pattern public * shop.Square.*(..)", "pattern * shop.Square.get*()", "void shop.Square.hidden()")));
		Workbench.waitFor("its matches",
				() -> methods("* shop.Square.get*()").isEmpty() && methods("public * shop.Square.*(..)").size() == 3);
		undo("Move Pattern Up");
		Workbench.waitFor("the order as it was", () -> methods("* shop.Square.get*()").size() == 2);
	}

	private static OptionalInt publicRow(EstimatesView view) {
		return IntStream.range(0, ProbeRows.of(view).size()).filter(i -> row(view, i).label().startsWith("public")).findFirst();
	}

	/** Those of the two actions that are enabled with a row selected. */
	private static List<String> movesOf(EstimatesView view, int row) {
		return Workbench.ui(() -> {
			Table table = ProbeRows.lines(view).widget();
			ProbeRows.lines(view).viewer().setSelection(new StructuredSelection(row(view, row)));
			table.notifyListeners(SWT.Selection, new Event());
			return Stream.of("Move Pattern Up", "Move Pattern Down").filter(text -> item(view, text).isEnabled()).toList();
		});
	}

	private static MenuItem item(EstimatesView view, String text) {
		Menu menu = ProbeRows.lines(view).widget().getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		return Arrays.stream(menu.getItems()).filter(item -> item.getText().replace("&", "").equals(text)).findFirst().orElseThrow();
	}

	private Shell openDialog(IJavaElement element) throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(element);
		Menu menu = Workbench.menuOn(explorer, element);
		Workbench.chooseLater(menu, "Sonde", "Instrument by Pattern…");
		return Workbench.dialog("Instrument by Pattern");
	}

	/** That it failed is shown to users, but not in tests. */
	private static void waitForJob(String name) throws Exception {
		Workbench.waitFor("the end of " + name,
				() -> Arrays.stream(Job.getJobManager().find(null)).noneMatch(job -> job.getName().equals(name)));
	}

	private static void type(Shell dialog, int field, String text) {
		Workbench.ui(() -> {
			Workbench.texts(dialog).get(field).setText(text);
			return null;
		});
	}

	private static String summary(Shell dialog) {
		return Workbench.ui(() -> Workbench.all(dialog, Label.class).stream().map(Label::getText)
				.filter(text -> text.matches("(?s)(\\d+ (method|constructor)s?|No matches|Matching|The project).*")).findFirst()
				.orElse(""));
	}

	/** All texts of the dialog. */
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
		return ProbeRows.of(view).get(index);
	}

	private List<String> methods(String pattern) {
		return PatternStore.ofWorkspace().matches(project.project()).of(pattern).methods().stream().map(MethodSignature::toString).toList();
	}

	/** Asked for in the view. */
	private PatternConversions conversions() {
		return new PatternConversions(Workbench.ui(() -> Workbench.page().showView(EstimatesView.ID)), loaded());
	}

	private List<String> found(String pattern) throws Exception {
		return PatternStore.ofWorkspace().find(loaded(), null).orElseThrow().of(pattern).methods().stream().map(MethodSignature::toString)
				.toList();
	}

	private static Set<String> annotated(ITextEditor editor) {
		return Workbench.ui(() -> {
			Set<String> texts = new TreeSet<>();
			int number = 0;
			for (Iterator<Annotation> all = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput())
					.getAnnotationIterator(); all
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

	/** A change reaches its file a moment before it can be undone. */
	private static void undo(String label) throws Exception {
		Workbench.waitFor("undo of " + label,
				() -> label.equals(OperationHistoryFactory.getOperationHistory().getUndoOperation(undoContext()).getLabel()));
		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
