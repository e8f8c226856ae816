/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.ui.results.ImportResultsWizard;
import org.sonde.overhead.ui.results.ResultRow;
import org.sonde.overhead.ui.results.ResultsView;

/** File ▸ Import ▸ Sonde ▸ Benchmark Results. */
@ExtendWith(LoggedErrors.class)
class ImportResultsTest {

	@TempDir
	Path folder;

	private JavaProject project;
	private ImportResultsWizard wizard;
	private WizardDialog dialog;

	@BeforeEach
	void open(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		wizard = Workbench.ui(() -> {
			ImportResultsWizard created = (ImportResultsWizard) PlatformUI.getWorkbench().getImportWizardRegistry()
					.findWizard("org.sonde.overhead.ui.import.results").createWizard();
			created.init(PlatformUI.getWorkbench(), new StructuredSelection(project.project()));
			dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), created);
			dialog.setBlockOnOpen(false);
			dialog.open();
			return created;
		});
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			dialog.close();
			return null;
		});
		Workbench.closeViews(ResultsView.ID);
		Workbench.closeEditors();
		project.delete();
	}

	/** Three forks of five runs as MooBench writes them; slower at first. */
	private void writeRawFiles() throws Exception {
		double[] means = { 64, 266, 1756, 34000, 4175 };
		Random random = new Random(42);
		for (int loop = 1; loop <= 3; loop++) {
			for (int index = 0; index < means.length; index++) {
				StringBuilder rows = new StringBuilder();
				for (int call = 0; call < 8000; call++) {
					double nanos = means[index] * (call < 2000 ? 3 : 1) * (1 + 0.1 * random.nextGaussian());
					rows.append(String.format(Locale.ROOT, "14;%d;30000000;0%n", Math.max(1, Math.round(nanos))));
				}
				Files.writeString(folder.resolve("raw-%d-10-%d.csv".formatted(loop, index)), rows);
			}
		}
	}

	private void next() {
		Workbench.ui(() -> {
			IWizardPage page = dialog.getCurrentPage().getNextPage();
			if (page != null) {
				dialog.showPage(page);
			}
			return null;
		});
	}

	private Shell shell() {
		return Workbench.ui(() -> dialog.getShell());
	}

	@Test
	void asksWhatTheFilesDoNotSayAndThenMakesAResultSet() throws Exception {
		writeRawFiles();
		Fields.drop(shell(), folder);
		Workbench.picture("import-files");
		next();
		Workbench.picture("import-preview");
		assertThat(Workbench.ui(wizard::canFinish)).as("framework and probe kind are not in the files").isFalse();
		Fields.choose(shell(), "Which kind of probe?", "operation-execution");
		assertThat(phase(3)).as("only of Kieker the order is known").isEmpty();
		Fields.type(shell(), "Which monitoring framework, in which version?", "Kieker 2.0.2");
		assertThat(IntStream.range(0, 5).mapToObj(this::phase)).containsExactly("none", "deactivated", "collecting", "writing", "writing");
		assertThat(Workbench.ui(() -> Fields.find(shell(), Text.class, "How many records does a trace make?").getText())).isEqualTo("10");
		Workbench.picture("import-answered");
		assertThat(Workbench.ui(wizard::canFinish))
				.as(() -> Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage() + dialog.getCurrentPage().getMessage()))
				.isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();

		IViewPart part = Workbench.ui(() -> Workbench.page().findView(ResultsView.ID));
		ResultsView view = (ResultsView) part;
		Workbench.waitFor("the result set", () -> {
			List<ResultRow> selected = ResultList.selected(view);
			return selected.size() == 1 && !selected.getFirst().file().isEmpty();
		});
		ResultSet set = ResultList.selected(view).getFirst().set();
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Forks");
			return null;
		});
		Workbench.picture("import-done");
		assertThat(set.configurations().size()).isEqualTo(5);
		assertThat(set.configurations().stream().allMatch(run -> run.forks().size() == 3)).isTrue();
		ResultSet written = ResultSetDocument.read(project.project().getFile(set.id() + ".json").getLocation().toPath()).resultSet();
		assertThat(written).isEqualTo(set);
	}

	private String phase(int index) {
		return Workbench.ui(() -> Fields.find(shell(), Combo.class, "What does \"Configuration " + index + "\" measure?").getText());
	}

	/** A log beside the raw files says all that is asked for. */
	@Test
	void whatTheFilesStateIsFilledInAndCanBeFinishedAtOnce() throws Exception {
		writeRawFiles();
		Files.writeString(folder.resolve("kieker.log"), """
				Current State of kieker.monitoring (2.0.2) Status: 'enabled'
				info register aspect kieker.monitoring.probe.aspectj.operationExecution.OperationExecutionAspectFull
				""");
		Fields.drop(shell(), folder);
		assertThat(Workbench.ui(wizard::canFinish)).isTrue();
		next();
		Workbench.picture("import-inferred");
		assertThat(Workbench.ui(() -> Fields.find(shell(), Text.class, "Which monitoring framework, in which version?").getText()))
				.isEqualTo("Kieker 2.0.2");
		assertThat(Fields.words(shell())).contains("from kieker.log, line 1", "from kieker.log, line 2");
		Workbench.ui(() -> {
			dialog.showPage(wizard.getPages()[0]);
			return null;
		});
		assertThat(Workbench.ui(wizard::performFinish)).isTrue();
		assertThat(project.project().getFile("moobench-raw.json").exists()).isTrue();
	}

	@Test
	void finishAsksForWhatIsOpen() throws Exception {
		writeRawFiles();
		Fields.drop(shell(), folder);
		assertThat(Workbench.ui(wizard::performFinish)).isFalse();
		assertThat(Workbench.ui(() -> dialog.getCurrentPage() == wizard.getPages()[1])).isTrue();
		assertThat(Workbench.ui(wizard::canFinish)).isFalse();
	}

	/** The view is active and nothing is selected: its project is meant. */
	@Test
	void theProjectThatTheActiveViewShowsIsProposed() throws Exception {
		JavaProject other = new JavaProject("a-" + project.project().getName());
		try {
			String proposed = Workbench.ui(() -> {
				dialog.close();
				((ResultsView) Workbench.page().showView(ResultsView.ID)).show(project.project());
				ImportResultsWizard created = new ImportResultsWizard();
				created.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
				dialog = new WizardDialog(Workbench.page().getWorkbenchWindow().getShell(), created);
				dialog.setBlockOnOpen(false);
				dialog.open();
				return Workbench.all(dialog.getShell(), Combo.class).getFirst().getText();
			});
			assertThat(proposed).isEqualTo(project.project().getName());
		} finally {
			other.delete();
		}
	}

	@Test
	void saysWhatIsWrongWithAFileAndStaysThere() throws Exception {
		Path file = Files.writeString(folder.resolve("notes.txt"), "no benchmark at all\n");
		Fields.drop(shell(), file);
		next();
		String error = Workbench.ui(() -> dialog.getCurrentPage().getErrorMessage());
		assertThat(error.startsWith("Nothing was read: SO") && error.contains("notes.txt")).as(error).isTrue();
		assertThat(Workbench.ui(wizard::performFinish)).isFalse();
	}
}
