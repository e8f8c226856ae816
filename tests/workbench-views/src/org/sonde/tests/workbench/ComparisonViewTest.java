/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Problem;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.export.ReportExportWizard;

/** Compare With ▸ Sonde: Code of…, from the menu to the view. */
@ExtendWith(LoggedErrors.class)
class ComparisonViewTest {

	private static final String CART = "package shop;\n\npublic class Cart {\n\tint total;\n\n\tint total() {\n\t\treturn total;\n\t}\n}\n";
	private static final String TILL = "package shop.till;\n\nclass Till {\n\tint pay(shop.Cart cart) {\n\t\treturn 0;\n\t}\n}\n";
	private static final String ITEM = "Sonde: Code of…";

	@TempDir
	private Path elsewhere;
	private JavaProject project;
	private ICompilationUnit cart;
	private ICompilationUnit till;

	@BeforeEach
	void create(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", CART);
		till = project.add("shop.till", "Till.java", TILL);
		project.build();
	}

	@AfterEach
	void delete() throws Exception {
		Workbench.closeEditors();
		Workbench.closeViews(ComparisonView.ID);
		project.delete();
	}

	/** Opens the dialog on the element by the menu; the dialog runs its own loop, so the choice is not waited for. */
	private static Shell openDialog(IJavaElement element) throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(element);
		Menu menu = Workbench.menuOn((IWorkbenchPart) explorer, element);
		Workbench.chooseLater(menu, "Compare With", ITEM);
		return Workbench.dialog("Compare Code of Versions");
	}

	private static TypeComparison compared() throws Exception {
		Workbench.press("Compare");
		Workbench.waitFor("the comparison", () -> Workbench.ui(() -> view().flatMap(ComparisonView::comparison)).isPresent());
		return Workbench.ui(() -> view().flatMap(ComparisonView::comparison)).orElseThrow();
	}

	private static Optional<ComparisonView> view() {
		IViewPart part = Workbench.page().findView(ComparisonView.ID);
		return part instanceof ComparisonView view ? Optional.of(view) : Optional.empty();
	}

	private void commitAll() throws Exception {
		File folder = project.project().getLocation().toFile();
		try (Git git = Git.init().setDirectory(folder).setInitialBranch("main").call()) {
			git.add().addFilepattern("src").call();
			PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org");
			git.commit().setMessage("First").setAuthor(somebody).setCommitter(somebody).setSign(false).call();
			git.tag().setName("v1").setAnnotated(false).call();
		}
	}

	@Test
	void anUnknownRevisionIsRefusedInTheDialog() throws Exception {
		commitAll();
		Shell dialog = openDialog(project.java());
		Combo revision = control(dialog, Combo.class, 1);
		Workbench.waitFor("the revisions", () -> Workbench.ui(() -> List.of(revision.getItems())).equals(List.of("HEAD", "main", "v1")));
		Button compare = Workbench.ui(() -> dialog.getDefaultButton());
		Workbench.ui(() -> {
			revision.setText("v2");
			return null;
		});
		Workbench.waitFor("the reason",
				() -> Workbench.ui(() -> Workbench.all(dialog, Text.class).stream().anyMatch(text -> text.getText().contains("v2"))));
		Workbench.picture("compare-unknown-revision");
		assertThat(Workbench.ui(compare::isEnabled)).isFalse();
		Workbench.ui(() -> {
			revision.setText("HEAD^0");
			return null;
		});
		Workbench.waitFor("a revision as git writes it", () -> Workbench.ui(compare::isEnabled));
		Workbench.press("Cancel");
	}

	@Test
	void withoutAVersionItSaysWhatToChoose() throws Exception {
		commitAll();
		Shell dialog = openDialog(project.java());
		Combo revision = control(dialog, Combo.class, 1);
		Button compare = Workbench.ui(dialog::getDefaultButton);
		Workbench.waitFor("the revisions", () -> Workbench.ui(compare::isEnabled));
		Workbench.ui(() -> {
			revision.setText("");
			return null;
		});
		assertThat(Workbench.ui(compare::isEnabled)).isFalse();
		assertThat(Workbench.ui(() -> Workbench.all(dialog, Text.class).stream().map(Text::getText).toList()))
				.anyMatch(text -> text.startsWith("Choose what to compare with"));
		Workbench.press("Cancel");
	}

	@Test
	void aProjectIsComparedWithARevisionOfItsRepository() throws Exception {
		commitAll();
		cart.getBuffer().setContents(CART.replace("return total;", "return total > 0 ? total : 0;"));
		cart.save(null, true);
		project.add("shop", "New.java", "package shop; interface New { }");
		project.addFolder("generated", "Made.java", "interface Made { }");
		till.delete(true, null);
		Shell dialog = openDialog(project.java());
		Combo revision = control(dialog, Combo.class, 1);
		Workbench.waitFor("the revisions", () -> Workbench.ui(() -> List.of(revision.getItems())).equals(List.of("HEAD", "main", "v1")));
		Workbench.picture("compare-dialog");
		Workbench.ui(() -> {
			revision.select(2);
			return null;
		});
		TypeComparison comparison = compared();
		assertThat(comparison.types().stream().map(change -> change.name() + " " + change.kind()).toList())
				.containsExactly("Made ADDED", "shop.Cart CHANGED", "shop.New ADDED", "shop.till.Till REMOVED");
		assertThat(comparison.before().problems().stream().map(Problem::toString).toList())
				.containsExactly("SM106 the revision has no folder generated; it is measured without it");
		TypeChange changed = comparison.types().get(1);
		assertThat(changed.figure(TypeFigure.CYCLOMATIC).difference().getAsDouble()).isEqualTo(1.0);
		assertThat(comparison.before().version()).isEqualTo("v1");
		assertThat(comparison.before().unresolved().total()).isEqualTo(0);
		Workbench.picture("comparison");
		Workbench.ui(() -> {
			ComparisonView view = view().orElseThrow();
			Table types = PartWidgets.all(view, Table.class).getLast();
			int row = Stream.of(types.getItems()).map(TableItem::getText).toList().indexOf("Cart");
			int place = Stream.of(types.getColumns()).map(TableColumn::getText).toList().indexOf("In");
			assertThat(Stream.of(types.getItems()).map(item -> item.getText(place))).as("types of the same name are distinguished")
					.containsExactlyInAnyOrder("", "shop", "shop", "shop.till");
			types.select(row);
			types.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
		Workbench.waitFor("the editor", () -> Workbench.ui(() -> Workbench.page().getActiveEditor()) != null);
	}

	@Test
	void aPackageIsComparedWithThatOfAnotherProject() throws Exception {
		JavaProject other = new JavaProject("otherShop");
		try {
			other.add("shop", "Cart.java", CART.replace("Cart", "Basket"));
			Shell dialog = openDialog((IPackageFragment) cart.getParent());
			Combo projects = control(dialog, Combo.class, 2);
			Workbench.ui(() -> {
				projects.select(projects.indexOf("otherShop"));
				projects.notifyListeners(SWT.Modify, new Event());
				return null;
			});
			TypeComparison comparison = compared();
			assertThat(comparison.before().component().name()).isEqualTo("shop.*");
			assertThat(comparison.types().stream().map(change -> change.name() + " " + change.kind()).toList())
					.containsExactly("shop.Cart RENAMED");
		} finally {
			other.delete();
		}
	}

	@Test
	void aTypeIsComparedWithAFolder() throws Exception {
		Files.createDirectories(elsewhere.resolve("shop"));
		Files.writeString(elsewhere.resolve("shop/Cart.java"), CART);
		Shell dialog = openDialog(cart.findPrimaryType());
		Text path = Workbench.texts(dialog).getLast();
		Workbench.ui(() -> {
			path.setText(elsewhere.resolve("nowhere").toString());
			return null;
		});
		assertThat(Workbench.ui(() -> button(dialog, "Compare").isEnabled())).isFalse();
		Workbench.ui(() -> {
			path.setText(elsewhere.toString());
			return null;
		});
		TypeComparison comparison = compared();
		assertThat(comparison.types().stream().map(change -> change.name() + " " + change.kind()).toList())
				.containsExactly("shop.Cart UNCHANGED");
	}

	@Test
	void whatHasNothingToCompareSaysWhy() throws Exception {
		Files.writeString(elsewhere.resolve("Other.java"), "class Other { }");
		Shell dialog = openDialog(cart.findPrimaryType());
		Workbench.ui(() -> {
			Workbench.texts(dialog).getLast().setText(elsewhere.toString());
			return null;
		});
		Workbench.press("Compare");
		Workbench.waitFor("the reason", () -> Workbench.ui(() -> view().map(PartWidgets::texts)).orElse("")
				.contains("none of its files (1) declares a type"));
		Workbench.picture("comparison-failed");
		assertThat(Workbench.ui(() -> view().flatMap(ComparisonView::comparison)).isEmpty()).isTrue();
	}

	/** The revision exists but has no code of the project, so comparing it again would fail again. */
	@Test
	void comparingAgainAsksWithTheRevisionThatFailed() throws Exception {
		File folder = project.project().getLocation().toFile();
		try (Git git = Git.init().setDirectory(folder).setInitialBranch("main").call()) {
			PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org");
			git.commit().setMessage("Nothing yet").setAuthor(somebody).setCommitter(somebody).setAllowEmpty(true).setSign(false).call();
			git.tag().setName("v0").setAnnotated(false).call();
		}
		commitAll();
		Shell dialog = openDialog(project.java());
		Combo revision = control(dialog, Combo.class, 1);
		Workbench.waitFor("the revisions", () -> Workbench.ui(revision::isEnabled));
		Workbench.ui(() -> {
			revision.setText("v0");
			return null;
		});
		Workbench.waitFor("a known revision", () -> Workbench.ui(() -> button(dialog, "Compare").isEnabled()));
		Workbench.press("Compare");
		Workbench.waitFor("the reason", () -> Workbench.ui(() -> view().map(PartWidgets::texts)).orElse("").contains("Compare again"));
		Workbench.display()
				.asyncExec(() -> view().orElseThrow().getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.REFRESH.getId())
				.run());
		Shell again = Workbench.dialog("Compare Code of Versions");
		Combo asked = control(again, Combo.class, 1);
		Workbench.waitFor("the revision that failed", () -> Workbench.ui(asked::getText).equals("v0"));
		assertThat(Workbench.ui(() -> Workbench.all(again, Button.class).stream().filter(one -> (one.getStyle() & SWT.RADIO) != 0)
				.filter(Button::getSelection).count())).isEqualTo(1);
		Workbench.press("Cancel");
	}

	@Test
	void theReportHasTheComparisonShownIfItIsOfTheSelectedProject() throws Exception {
		JavaProject other = new JavaProject("otherShop");
		try {
			Files.createDirectories(elsewhere.resolve("shop"));
			Files.writeString(elsewhere.resolve("shop/Cart.java"), CART);
			Shell dialog = openDialog(cart.findPrimaryType());
			Workbench.ui(() -> {
				Workbench.texts(dialog).getLast().setText(elsewhere.toString());
				return null;
			});
			compared();
			assertThat(comparisonInReport(project)).isTrue();
			assertThat(comparisonInReport(other)).isFalse();
		} finally {
			other.delete();
		}
	}

	/** Whether it is preselected. */
	private static boolean comparisonInReport(JavaProject selected) throws Exception {
		Screens.Opened<ReportExportWizard> opened = Screens.open(PlatformUI.getWorkbench().getExportWizardRegistry(),
				"org.sonde.overhead.ui.export.report", ReportExportWizard.class, selected.java());
		Button comparison = Workbench.ui(() -> Workbench.all(opened.dialog().getShell(), Button.class).stream()
				.filter(button -> button.getText().replace("&", "").startsWith("Comparison of ")).findFirst().orElseThrow());
		boolean preselected = Workbench.ui(comparison::getSelection);
		Camera.closeDialogs();
		return preselected;
	}

	@Test
	void saysThatItComparesAndThatItWasCancelled() throws Exception {
		Files.createDirectories(elsewhere.resolve("shop"));
		Files.writeString(elsewhere.resolve("shop/Cart.java"), CART);
		Shell dialog = openDialog(cart.findPrimaryType());
		Workbench.ui(() -> {
			Workbench.texts(dialog).getLast().setText(elsewhere.toString());
			return null;
		});
		Job.getJobManager().suspend();
		try {
			Workbench.press("Compare");
			Workbench.waitFor("the state", () -> Workbench.ui(() -> view().map(PartWidgets::texts)).orElse("")
					.startsWith("Comparing saysThatItComparesAndThatItWasCancelled…"));
			Stream.of(Job.getJobManager().find(null)).filter(job -> job.getName().startsWith("Comparing the code"))
					.forEach(Job::cancel);
			Workbench.waitFor("the end",
					() -> Workbench.ui(() -> view().map(PartWidgets::texts)).orElse("").startsWith("Cancelled"));
		} finally {
			Job.getJobManager().resume();
		}
		Workbench.ui(() -> {
			view().orElseThrow().getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.REFRESH.getId()).run();
			return null;
		});
		Workbench.waitFor("the comparison", () -> Workbench.ui(() -> view().flatMap(ComparisonView::comparison)).isPresent());
	}

	private static Button button(Composite parent, String label) {
		return Workbench.all(parent, Button.class).stream().filter(button -> button.getText().replace("&", "").equals(label)).findFirst()
				.orElseThrow();
	}

	private static <C extends Control> C control(Composite parent, Class<C> type, int index) {
		return Workbench.ui(() -> Workbench.all(parent, type).get(index));
	}
}
