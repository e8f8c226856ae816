/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.ProblemKind;
import org.sonde.overhead.ui.code.FigureRow;
import org.sonde.overhead.ui.code.Figures;
import org.sonde.overhead.ui.code.FiguresLevel;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.view.SaveFiguresAction;

/** The view Maintainability: its figures follow what is typed and saved. */
@ExtendWith(LoggedErrors.class)
class MaintainabilityViewTest {

	private static final String CART = """
			package shop;

			public class Cart {
				private int total;

				public void add(int price) {
					total += price;
				}

				public int total() {
					return total;
				}
			}
			""";
	private static final String TILL = """
			package shop.till;

			import shop.Cart;

			class Till {
				int pay(Cart cart) {
					return cart.total() > 100 ? 100 : cart.total();
				}
			}
			""";

	@TempDir
	private Path folder;
	private JavaProject project;
	private ICompilationUnit cart;
	private MaintainabilityView view;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", CART);
		project.add("shop.till", "Till.java", TILL);
		view = Workbench.ui(() -> (MaintainabilityView) Workbench.page().showView(MaintainabilityView.ID));
		Workbench.ui(() -> {
			view.show(project.project());
			view.show(FiguresLevel.TYPES);
			return null;
		});
		Workbench.waitFor("the figures", () -> figures().filter(shown -> shown.measurement().loc() == 14).isPresent());
	}

	@AfterEach
	void close() throws Exception {
		Workbench.closeEditors();
		Workbench.closeView(view);
		project.delete();
	}

	private Optional<Figures> figures() {
		return Workbench.ui(view::figures);
	}

	private ShownTable<FigureRow> table() {
		return ShownTable.of(view);
	}

	private List<String> names() {
		return table().rows().stream().map(FigureRow::name).toList();
	}

	@Test
	void showsTheProjectByPackageTypeAndMethod() throws Exception {
		Figures figures = figures().orElseThrow();
		assertThat(figures.measurement().component().name()).isEqualTo("All types of showsTheProjectByPackageTypeAndMethod");
		// add and total 1 each, pay 2
		assertThat(figures.measurement().cyclomatic().sum()).isEqualTo(4);
		assertThat(figures.measurement().unresolved().total()).isEqualTo(0);
		assertThat(figures.measurement().release().number()).isEqualTo(21);
		assertThat(names().stream().sorted().toList()).containsExactly("Cart", "Till");
		Workbench.waitFor("the total after the name of the table", () -> Workbench.ui(() -> ScreenReader.name(table().widget()))
				.startsWith(table().name() + ". Lines of code: "));
		Workbench.picture("maintainability");
		Workbench.ui(() -> {
			view.show(FiguresLevel.PACKAGES);
			return null;
		});
		assertThat(names().stream().sorted().toList()).containsExactly("shop", "shop.till");
		Workbench.ui(() -> {
			view.show(FiguresLevel.METHODS);
			return null;
		});
		assertThat(names().stream().sorted().toList()).containsExactly("add(int)", "pay(Cart)", "total()");
		double complexity = table().rows().stream().mapToDouble(row -> row.share().orElseThrow().complexity()).sum();
		assertThat(complexity).isCloseTo(figures.measurement().information().complexity(), within(1e-9));
	}

	@Test
	void followsWhatIsTypedAndThenSaved() throws Exception {
		double complexity = figures().orElseThrow().measurement().information().complexity();
		ITextEditor editor = Workbench.openEditor(cart);
		IDocument text = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int end = CART.lastIndexOf('}');
		Workbench.ui(() -> {
			select("Cart");
			return null;
		});
		FigureRow till = row("Till");
		Workbench.ui(() -> {
			text.replace(end, 0, "\n\tint twice() {\n\t\treturn 2 * total() + total;\n\t}\n");
			return null;
		});
		Workbench.waitFor("what was typed", () -> figures().filter(shown -> shown.measurement().loc() == 17).isPresent());
		assertThat(figures().orElseThrow().behind()).isTrue();
		assertThat(row("Till")).as("what was not touched is not counted again").isSameAs(till);
		assertThat(table().selected().stream().map(FigureRow::name).toList()).containsExactly("Cart");
		assertThat(figures().orElseThrow().measurement().information().complexity()).isEqualTo(complexity);
		Workbench.picture("maintainability-typed");
		Workbench.ui(() -> {
			editor.doSave(new NullProgressMonitor());
			return null;
		});
		Workbench.waitFor("what was saved", () -> figures().filter(shown -> !shown.behind()).isPresent());
		assertThat(figures().orElseThrow().measurement().information().complexity() > complexity).isTrue();
		assertThat(figures().orElseThrow().measurement().loc()).isEqualTo(17);
	}

	@Test
	void whatCannotBeBoundDoesNotSayNotYet() throws Exception {
		project.add("shop", "Deep.java",
				"package shop; class Deep { int f(int i) { return " + "f(".repeat(60) + "i" + ")".repeat(60) + "; } }");
		// Its lines are shown first, before the component's names are resolved.
		Workbench.waitFor("the type, said not to be bound",
				() -> names().contains("Deep") && figures().filter(shown -> shown.measurement().problems()
				.stream().anyMatch(problem -> problem.kind() == ProblemKind.NOT_BOUND)).isPresent());
		for (FiguresLevel level : FiguresLevel.values()) {
			String copied = Workbench.ui(() -> {
				view.show(level);
				return table().copied();
			});
			String row = copied.lines()
					.filter(line -> line.startsWith("Deep\t") || line.startsWith("f(int)\t") || line.startsWith("shop\t"))
					.findFirst().orElseThrow();
			assertThat(row).endsWith("\t–\t–\t–");
		}
	}

	@Test
	void forgetsWhatWasTypedAndNotSaved() throws Exception {
		ITextEditor editor = Workbench.openEditor(cart);
		Workbench.ui(() -> {
			editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(0, 0, "class More {\n}\n");
			return null;
		});
		Workbench.waitFor("the class that does not fit there", () -> figures().filter(Figures::behind).isPresent());
		Workbench.closeEditors();
		Workbench.waitFor("the figures of the file", () -> figures().filter(shown -> !shown.behind()).isPresent());
		assertThat(figures().orElseThrow().measurement().loc()).isEqualTo(14);
	}

	@Test
	void followsFilesThatComeAndGo() throws Exception {
		ICompilationUnit more = project.add("shop", "More.java", "package shop; interface More { }");
		Workbench.waitFor("the new type", () -> names().contains("More"));
		more.delete(true, null);
		Workbench.waitFor("its end", () -> !names().contains("More"));
	}

	@Test
	void aComponentIsMadeKeptInAFileAndShown() throws Exception {
		Workbench.ui(() -> {
			Workbench.display().asyncExec(() -> Arrays.stream(view.getViewSite().getActionBars().getMenuManager().getItems())
					.filter(ActionContributionItem.class::isInstance)
					.map(item -> ((ActionContributionItem) item).getAction())
					.filter(action -> action.getText().startsWith("&New Component")).findFirst().orElseThrow().run());
			return null;
		});
		Shell dialog = Workbench.dialog("New Component");
		Workbench.ui(() -> {
			List<Text> texts = Workbench.texts(dialog);
			texts.get(0).setText("The Till");
			texts.get(1).setText("shop.till..*\nshop.");
			return null;
		});
		Workbench.picture("component-dialog");
		Workbench.ui(() -> {
			Workbench.texts(dialog).get(1).setText("shop.till..*");
			return null;
		});
		Workbench.press("Create");
		Workbench.waitFor("the component", () -> names().equals(List.of("Till")));
		IFile file = project.project().getFile("the-till.component");
		assertThat(file.exists()).isTrue();
		assertThat(figures().orElseThrow().file()).isEqualTo(Optional.of(file));
		assertThat(Workbench.ui(() -> IDE.getEditorDescriptor(file, true, false).getId())).isEqualTo("org.eclipse.ui.DefaultTextEditor");
		file.write("{".getBytes(), true, false, false, null);
		Workbench.waitFor("what is wrong with the file", () -> PartWidgets.texts(view).contains("the-till.component"));
		file.delete(true, null);
		Workbench.waitFor("all types", () -> names().size() == 2);
	}

	@Test
	void whatIsCancelledIsMeasuredAgainOnDemand() throws Exception {
		Workbench.waitFor("the message", () -> {
			// The job waits a moment before it runs. It is cancelled then, or while it measures.
			project.project().getFile("src/shop/Cart.java").touch(null);
			Thread.sleep(100);
			Stream.of(Job.getJobManager().find(null)).filter(job -> job.getName().equals("Measuring " + project.project().getName()))
					.forEach(Job::cancel);
			return PartWidgets.texts(view).startsWith("Cancelled");
		});
		Workbench.ui(() -> {
			view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.REFRESH.getId()).run();
			return null;
		});
		Workbench.waitFor("the figures", () -> figures().filter(shown -> shown.measurement().loc() == 14).isPresent());
	}

	@Test
	void aRowIsTheCodeForOthers() throws Exception {
		IMethod total = JavaProject.method(cart, "total");
		boolean found = Workbench.ui(() -> view.show(new ShowInContext(null, new StructuredSelection(total))));
		assertThat(found).isTrue();
		assertThat(Workbench.ui(() -> view.getSite().getSelectionProvider().getSelection())).isEqualTo(new StructuredSelection(total));
		Workbench.ui(() -> {
			Event event = new Event();
			table().widget().notifyListeners(SWT.DefaultSelection, event);
			return null;
		});
		Workbench.waitFor("the editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor()) != null);
		assertThat(table().copied()).contains("total()\tshop.Cart\t3\t–\t1\t–\t0\t");
	}

	/** Without reading the source, so that the user interface's thread never parses one. */
	@Test
	void whatIsSelectedIsKnownByItsName() throws Exception {
		project.add("shop", "Odd.java", """
				package shop;

				import java.util.*;

				class Odd<T> {
					int first = Math.abs(1);
					Odd(int[] a, String... more) { }
					<E extends Comparable<E>> void map(Map<String, List<? extends E>> map, final java.util.List<T> list, char c[]) { }
					static class Inner {
						void in(Odd<?> odd) {
							new Object() {
								void hidden() { }
							}.hidden();
						}
					}
				}
				""");
		Workbench.waitFor("the type", () -> names().contains("Odd"));
		Workbench.ui(() -> {
			view.show(FiguresLevel.METHODS);
			return null;
		});
		for (String name : List.of("Odd(int[],String...)", "map(Map<String,List<? extends E>>,java.util.List<T>,char[])", "in(Odd<?>)")) {
			Workbench.waitFor(name, () -> names().contains(name));
			IJavaElement named = Workbench.ui(() -> {
				select(name);
				return (IJavaElement) ((StructuredSelection) view.getSite().getSelectionProvider().getSelection()).getFirstElement();
			});
			assertThat(named.exists()).as(named.toString()).isTrue();
			assertThat(Workbench.ui(() -> view.show(new ShowInContext(null, new StructuredSelection(named))))).as(name).isTrue();
		}
		for (String name : List.of("hidden()", "<init>")) {
			Workbench.ui(() -> {
				select(name);
				return null;
			});
			Workbench.waitFor(name, () -> Workbench.ui(() -> view.getSite().getSelectionProvider().getSelection())
					instanceof StructuredSelection selection && selection.getFirstElement() instanceof IMember member && member.exists());
		}
		Workbench.ui(() -> {
			view.show(FiguresLevel.PACKAGES);
			select("shop");
			return null;
		});
		assertThat(Workbench.ui(() -> view.getSite().getSelectionProvider().getSelection()))
				.isEqualTo(new StructuredSelection(cart.getParent()));
	}

	private void select(String name) {
		table().widget().setSelection(names().indexOf(name));
		table().widget().notifyListeners(SWT.Selection, new Event());
	}

	private FigureRow row(String name) {
		return table().rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void savesWhatTheCommandLinePrints() throws Exception {
		SaveFiguresAction.Content content = figures().orElseThrow().saved();
		assertThat(content.kinds().stream().map(SaveFiguresAction.Kind::ending).toList()).containsExactly("csv", "json", "bib");
		assertThat(SaveFiguresAction.save(content.kinds().getFirst(), folder.resolve("f.csv")).isOK()).isTrue();
		List<String> lines = Files.readAllLines(folder.resolve("f.csv"));
		assertThat(lines.stream().anyMatch(line -> line.contains(",shop.till.Till,5,1,2,2,"))).as(lines.toString()).isTrue();
		assertThat(lines.getFirst()).startsWith("version,location,commit,type,lines [sloc],");
		assertThat(SaveFiguresAction.save(content.kinds().get(1), folder.resolve("f.json")).isOK()).isTrue();
		assertThat(Files.readString(folder.resolve("f.json")).contains("\"signature\" : \"pay(Cart)\"")).isTrue();
		String citation = content.kinds().getLast().content().get();
		assertThat(citation.contains("@misc{sonde-figures-") && !citation.contains("not packaged")).as(citation).isTrue();
		String failure = SaveFiguresAction.save(content.kinds().getFirst(), folder.resolve("none/f.csv")).getMessage();
		assertThat(failure).startsWith("Cannot write ").containsOnlyOnce("f.csv");
	}

	@Test
	void saysWhatToDoWithoutAJavaProject() throws Exception {
		assertThat(figures()).isPresent();
		project.project().close(null);
		Workbench.waitFor("the message", () -> PartWidgets.texts(view).contains("Select a Java project"));
		project.project().open(null);
	}
}
