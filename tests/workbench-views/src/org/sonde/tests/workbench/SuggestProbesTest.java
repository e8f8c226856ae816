/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

/** Suggested probes: from the menu to the plan, and back by Undo. */
@ExtendWith(LoggedErrors.class)
class SuggestProbesTest {
	private static final String STORE = """
			package shop.core;

			public class Store {
				public int load(int ids) {
					int sum = 0;
					for (int i = 0; i < ids; i++) {
						sum += read(i);
					}
					return sum;
				}

				int read(int id) {
					try {
						return java.nio.file.Files.readAllBytes(java.nio.file.Path.of("f" + id)).length;
					} catch (java.io.IOException e) {
						return 0;
					}
				}
			}
			""";
	private static final int MANY = 3000;

	@TempDir
	private Path folder;
	private JavaProject project;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(undoContext(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop.core", "Store.java", STORE);
		project.add("shop", "Main.java",
				"package shop;\n\npublic class Main {\n\tpublic static void main(String[] arguments) {\n\t\tnew shop.core.Store().load(3);\n\t}\n}\n");
	}

	@AfterEach
	void deleteProject() throws Exception {
		Camera.closeDialogs();
		project.delete();
	}

	private static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}

	private static Shell openDialog(IJavaElement element) throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(element);
		Workbench.chooseLater(Workbench.menuOn(explorer, element), "Sonde", "Suggest Probes…");
		return Workbench.dialog("Suggest Probes");
	}

	/** Method and whether it is checked, of all rows. */
	private static List<String> rows(Shell dialog) {
		return Workbench.ui(() -> {
			Table table = table(dialog);
			table.getItems();
			return Arrays.stream(table.getItems()).map(item -> item.getText(0) + " " + item.getChecked()).toList();
		});
	}

	private static Table table(Shell dialog) {
		return Workbench.all(dialog, Table.class).getFirst();
	}

	private static void filter(Shell dialog, String kind, String text) {
		Workbench.ui(() -> {
			Combo combo = Workbench.all(dialog, Combo.class).getFirst();
			combo.select(Arrays.stream(combo.getItems()).map(item -> item.startsWith(kind)).toList().indexOf(true));
			combo.notifyListeners(SWT.Selection, new Event());
			Workbench.all(dialog, Text.class).stream().filter(Text::getEditable).findFirst().orElseThrow().setText(text);
			return null;
		});
	}

	private static void check(Shell dialog, int row, boolean check) {
		Workbench.ui(() -> {
			TableItem item = table(dialog).getItem(row);
			item.setChecked(check);
			Event event = new Event();
			event.item = item;
			event.detail = SWT.CHECK;
			table(dialog).notifyListeners(SWT.Selection, event);
			return null;
		});
	}

	private static List<String> methods(IFile file) throws Exception {
		Plan plan = PlanFiles.load(file.getLocation().toPath());
		return Probes.methodProbes(plan).stream().map(probe -> probe.signature().toString()).sorted().toList();
	}

	@Test
	void suggestionsAreFilteredAndAddedAsOneStep() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		assertThat(rows(dialog)).containsExactly("Main.main(String[]) false", "Store.load(int) true", "Store.read(int) true");
		filter(dialog, "File operation (1)", "");
		assertThat(rows(dialog)).containsExactly("Store.read(int) true");
		check(dialog, 0, false);
		filter(dialog, "All (3)", "boundary");
		assertThat(rows(dialog)).isEmpty();
		filter(dialog, "All (3)", "other package");
		assertThat(rows(dialog)).containsExactly("Store.load(int) true");
		filter(dialog, "All (3)", "whole run");
		check(dialog, 0, true);
		Workbench.press("Add Probes");
		Workbench.waitFor("the plan", () -> project.plan().exists());
		assertThat(methods(project.plan())).containsExactly("int shop.core.Store.load(int)", "void shop.Main.main(java.lang.String[])");
		Workbench.waitFor("what can be undone", () -> OperationHistoryFactory.getOperationHistory().canUndo(undoContext()));
		assertThat(OperationHistoryFactory.getOperationHistory().getUndoOperation(undoContext()).getLabel())
				.isEqualTo("Add Suggested Probes");

		Shell again = openDialog(project.java());
		assertThat(rows(again)).containsExactly("Main.main(String[]) false", "Store.load(int) false", "Store.read(int) true");
		check(again, 0, true);
		assertThat(rows(again).getFirst()).isEqualTo("Main.main(String[]) false");
		Camera.closeDialogs();

		OperationHistoryFactory.getOperationHistory().undo(undoContext(), null, null);
		Workbench.waitFor("the undone plan", () -> !project.plan().exists() || methods(project.plan()).isEmpty());
	}

	@Test
	void theWholeTextsOfALineAreInItsToolTip() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		Table table = Workbench.ui(() -> table(dialog));
		List<String> texts = Workbench.ui(() -> IntStream.range(0, 3).mapToObj(table.getItem(1)::getText).toList());
		assertThat(texts.getFirst()).isEqualTo("Store.load(int)");
		assertThat(texts.get(2)).isEqualTo("shop.core.Store");
		assertThat(toolTip(table, 1)).isEqualTo(String.join("\n", texts));
		assertThat(toolTip(table, 1_000)).as("below the last line").isNull();
	}

	/** The platform would cut it at the border of its column. */
	@Test
	void aTextWithoutRoomDoesNotReachTheEndOfItsColumn() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		Rectangle cell = Workbench.ui(() -> table(dialog).getItem(1).getBounds(2));
		Rectangle written = Workbench.ui(() -> {
			Table table = table(dialog);
			Event event = new Event();
			event.item = table.getItem(1);
			table.getItem(1).setText(2, "shop.".repeat(100));
			event.index = 2;
			event.height = cell.height;
			Image picture = new Image(table.getDisplay(), cell.x + cell.width, cell.height);
			event.gc = new GC(picture);
			try {
				table.notifyListeners(SWT.PaintItem, event);
				ImageData pixels = picture.getImageData();
				int ground = pixels.getPixel(0, 0);
				IntSummaryStatistics columns = IntStream.range(cell.x, pixels.width)
						.filter(x -> IntStream.range(0, pixels.height).anyMatch(y -> pixels.getPixel(x, y) != ground)).summaryStatistics();
				return new Rectangle(columns.getMin() - cell.x, 0, columns.getMax() - columns.getMin(), 1);
			} finally {
				event.gc.dispose();
				picture.dispose();
			}
		});
		assertThat(written.width).as("the beginning of the text, and an ellipsis").isGreaterThan(20);
		assertThat(written.x + written.width).as("within its column").isLessThan(cell.width - 2);
	}

	@Test
	void whatAFilterRemovedCanBeAdded() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		filter(dialog, "Left out (2)", "Store");
		assertThat(rows(dialog)).containsExactly("Store() false");
		assertThat(Workbench.ui(() -> table(dialog).getItem(0).getText(1))).startsWith("left out (constructors); ");
		check(dialog, 0, true);
		Workbench.press("Add Probes");
		Workbench.waitFor("the plan", () -> project.plan().exists());
		assertThat(methods(project.plan())).contains("shop.core.Store.<init>()", "int shop.core.Store.load(int)");
	}

	/** What is left out is said without the keywords of the command line. */
	@Test
	void theNotesAreInWords() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		String notes = Workbench.ui(() -> Workbench.all(dialog, Text.class).stream().filter(text -> !text.getEditable()).map(Text::getText)
				.filter(text -> text.contains("Left out")).findFirst().orElseThrow());
		assertThat(notes).contains("constructors: 2").doesNotContain("(constructor)");
	}

	/** With the pointer in the middle of a line. */
	private static String toolTip(Table table, int line) {
		return Workbench.ui(() -> {
			Rectangle first = table.getItem(0).getBounds(1);
			Event event = new Event();
			event.x = first.x + 2;
			event.y = first.y + line * table.getItemHeight() + first.height / 2;
			table.notifyListeners(SWT.MouseMove, event);
			return table.getToolTipText();
		});
	}

	@Test
	void aPatternStandsForAllMethodsOfItsType() throws Exception {
		project.build();
		Shell dialog = openDialog(project.java());
		Workbench.ui(() -> {
			Workbench.all(dialog, Button.class).stream().filter(button -> button.getText().contains("pattern")).findFirst().orElseThrow()
					.setSelection(true);
			return null;
		});
		Workbench.press("Add Probes");
		Workbench.waitFor("the plan", () -> project.plan().exists());
		assertThat(methods(project.plan())).isEmpty();
		assertThat(Probes.patternProbes(PlanFiles.load(project.plan().getLocation().toPath()))).extracting(probe -> probe.getPattern())
				.containsExactly("* shop.core.Store.*(..)");
		Workbench.waitFor("what can be undone", () -> OperationHistoryFactory.getOperationHistory().canUndo(undoContext()));
		assertThat(rows(openDialog(project.java()))).allMatch(row -> row.endsWith(" false"));
	}

	/** While the user filters thousands of methods and checks all of them, only the visible rows are created. */
	@Test
	void onlyRowsInSightAreMade() throws Exception {
		StringBuilder source = new StringBuilder("package shop; public class Many {\n");
		for (int i = 0; i < MANY; i++) {
			source.append(
					"public int m%d(int n) { int s = 0; for (int i = 0; i < n; i++) { s += new shop.core.Store().load(i); } return s; }\n"
							.formatted(i));
		}
		project.add("shop", "Many.java", source + "}");
		project.build();
		Shell dialog = openDialog(project.java());
		Workbench.waitFor("all rows", () -> rowCount(dialog) == MANY + 3);
		AtomicInteger made = new AtomicInteger();
		Workbench.ui(() -> {
			table(dialog).addListener(SWT.SetData, event -> made.incrementAndGet());
			return null;
		});
		filter(dialog, "Public, not called here", "m29");
		Workbench.waitFor("those with m29", () -> rowCount(dialog) == 111);
		filter(dialog, "All", "");
		Workbench.press("Check Shown");
		Workbench.waitFor("all rows again", () -> rowCount(dialog) == MANY + 3);
		Workbench.picture("suggest-dialog-many");
		int inSight = Workbench.ui(() -> table(dialog).getClientArea().height / table(dialog).getItemHeight());
		assertThat(made.get()).isPositive().isLessThan(10 * inSight);
		assertThat(Workbench.ui(() -> table(dialog).getItem(MANY).getChecked())).isTrue();
	}

	private static int rowCount(Shell dialog) {
		return Workbench.ui(() -> table(dialog).getItemCount());
	}

	@Test
	void picturesOfTheSample() throws Exception {
		SampleProject sample = new SampleProject(folder);
		try {
			Shell dialog = openDialog(sample.java());
			assertThat(Workbench.ui(() -> table(dialog).getItemCount())).isPositive();
			Workbench.picture("suggest-dialog");
			Workbench.ui(() -> {
				dialog.setBounds(0, 0, 800, 600);
				return null;
			});
			Workbench.picture("suggest-dialog-800x600");
		} finally {
			Camera.closeDialogs();
			sample.project().delete(false, true, null);
		}
	}
}
