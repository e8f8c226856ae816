/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.plans.editor.PlanEditor;

/** A plan opened by a double-click: the form and the text are one. */
@ExtendWith(LoggedErrors.class)
class PlanEditorTest {

	/** Of the job, as in messages.properties. */
	private static final String MATCHING = "Matching patterns of a plan";

	private JavaProject project;
	private IFile file;
	private PlanEditor editor;

	@BeforeEach
	void openPlan(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		project.add("shop", "Shop.java", "package shop; public class Shop { public void buy() { } public void sell() { } }");
		project.build();
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : List.of("buy", "sell")) {
			plan.getProbes().add(Probes.create(new MethodSignature("shop.Shop", method, List.of(), "void", false, false)));
		}
		plan.getProbes().add(Probes.createPattern("* shop..*(..)"));
		file = project.project().getFile("shop.probes");
		file.create(PlanFiles.toBytes(plan), true, false, new NullProgressMonitor());
		editor = Workbench.ui(() -> (PlanEditor) IDE.openEditor(Workbench.page(), file));
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> probes().getItemCount() == 3));
	}

	@AfterEach
	void deleteProject() throws Exception {
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void anEditIsOneStepOfUndoAndIsSavedAsText() throws Exception {
		String before = text();
		select(1);
		assertThat(Workbench.ui(() -> probe("Active").getSelection())).isTrue();
		press(probe("Active"), false);
		Workbench.waitFor("the text", () -> text().contains("active=\"false\""));
		assertThat(Workbench.ui(editor::isDirty)).isTrue();
		Workbench.waitFor("the row", () -> Workbench.ui(() -> probes().getItem(1).getText(2)).equals("deactivated"));
		Workbench.picture("plan-editor");
		undo();
		assertThat(text()).isEqualTo(before);
		Workbench.waitFor("the row again", () -> Workbench.ui(() -> probes().getItem(1).getText(2)).equals("active"));
		press(probe("Active"), false);
		Workbench.waitFor("the text", () -> text().contains("active=\"false\""));
		Workbench.ui(() -> {
			editor.doSave(new NullProgressMonitor());
			return null;
		});
		assertThat(Workbench.ui(editor::isDirty)).isFalse();
		assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(text());
	}

	/** Undo deletes a plan if it undoes its first probe. */
	@Test
	void closesWhenItsFileIsDeleted() throws Exception {
		file.delete(true, new NullProgressMonitor());
		Workbench.waitFor("the end of the editor", () -> Workbench.ui(() -> Workbench.page().getEditorReferences().length == 0));
	}

	@Test
	void aRateThatIsNoneStaysToBeCorrected() throws Exception {
		select(1);
		type("many");
		assertThat(message()).isNotEmpty();
		assertThat(Workbench.ui(() -> calls().getText())).isEqualTo("many");
		assertThat(Workbench.ui(() -> ScreenReader.name(calls()))).startsWith("Calls per second. ").contains("“many”");
		Workbench.ui(() -> {
			form().getShell().forceActive();
			Event enter = new Event();
			enter.character = SWT.CR;
			Workbench.all(form(), Hyperlink.class).stream().filter(link -> link.getText().equals(message())).findFirst().orElseThrow()
					.notifyListeners(SWT.KeyDown, enter);
			assertThat(calls().isFocusControl()).as("the message leads to the field").isTrue();
			return null;
		});
		type("250");
		Workbench.waitFor("the text", () -> text().contains("callsPerSecond=\"250.0\""));
		assertThat(message()).isEmpty();
		assertThat(Workbench.ui(() -> ScreenReader.name(calls()))).isEqualTo("Calls per second");
	}

	/** The budget belongs to the project: another editor, a view or a colleague may set it, too. */
	@Test
	void theBudgetOfTheProjectIsShownAndSet() throws Exception {
		Workbench.waitFor("no budget", () -> budget().equals("none") && Workbench.ui(() -> button("Set Budget…").isEnabled()));
		Workbench.display().asyncExec(() -> button("Set Budget…").notifyListeners(SWT.Selection, new Event()));
		Shell dialog = Workbench.dialog("Budget");
		Text processor = Workbench.ui(() -> Workbench.all(dialog, Text.class).stream().filter(Text::getEditable).findFirst().orElseThrow());
		Button ok = Workbench
				.ui(() -> Workbench.all(dialog, Button.class).stream().filter(one -> one.getText().equals("OK")).findFirst().orElseThrow());
		Workbench.ui(() -> {
			dialog.forceActive();
			processor.setFocus();
			processor.setText("much");
			return null;
		});
		assertThat(Workbench.ui(() -> processor.getText() + ok.isEnabled())).isEqualTo("muchfalse");
		assertThat(Workbench.ui(() -> ScreenReader.name(processor))).contains("“much”");
		Workbench.ui(() -> {
			processor.setText("0.5");
			return null;
		});
		assertThat(Workbench.ui(() -> ScreenReader.name(processor))).doesNotContain("much");
		Workbench.press("OK");
		Workbench.waitFor("the budget", () -> budget().equals("0.5 % of one processor"));
		assertThat(EstimateSettings.of(project.project()).budget().cpuPercent()).hasValue(0.5);
		assertThat(Workbench.ui(editor::isDirty)).as("the plan is as it was").isFalse();
		EstimateSettings.of(project.project()).with(Budget.NONE, Worth.WISH).save(project.project());
		Workbench.waitFor("none again", () -> budget().equals("none"));
	}

	private String budget() {
		return Workbench.ui(() -> Fields.find(form(), Text.class, "Budget").getText());
	}

	@Test
	void theRunOfTheResultSetIsShown() throws Exception {
		PlanStore.ofWorkspace().edit(file, plan -> {
			plan.setResultSet("waller-2014-base");
			plan.setWriter("binary-writer");
		}, null);
		Workbench.waitFor("result set and run", () -> Workbench.ui(() -> Fields.find(form(), Text.class, "Result set").getText()
				+ Fields.find(form(), Text.class, "Writer").getText()).equals("waller-2014-basebinary-writer"));
	}

	@Test
	void aBrokenTextLeavesTheFormAsItWas() throws Exception {
		String before = text();
		set(before.replace("<probes", "<probe"));
		Workbench.waitFor("the message", () -> message().contains("shop.probes:3"));
		assertThat(Workbench.ui(() -> probes().getItemCount())).isEqualTo(3);
		select(1);
		assertThat(Workbench.ui(() -> probe("Active").isEnabled())).isFalse();
		assertThat(Workbench.ui(() -> button("Remove").isEnabled())).isFalse();
		Workbench.picture("plan-editor-broken");
		set(before.replaceFirst("/>", ""));
		Workbench.waitFor("the line of the tag that has no end", () -> message().contains("must be followed"));
		assertThat(message()).contains("shop.probes:3");
		set(before);
		Workbench.waitFor("the fields", () -> Workbench.ui(() -> probe("Active").isEnabled()));
	}

	@Test
	void aPatternShowsWhatItMatches() throws Exception {
		Workbench.waitFor("the matches: both methods have probes of their own",
				() -> Workbench.ui(() -> probes().getItem(0).getText(5)).equals("0"));
		select(2);
		Workbench.ui(() -> {
			button("Remove").notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the match",
				() -> Workbench.ui(() -> probes().getItemCount() == 2 && probes().getItem(0).getText(5).equals("1")));
	}

	/** In a large program matching takes long. */
	@Test
	void theFormDoesNotWaitForWhatPatternsMatch() throws Exception {
		Workbench.waitFor("the matches", () -> Workbench.ui(() -> probes().getItem(0).getText(5)).equals("0"));
		CountDownLatch goOn = new CountDownLatch(1);
		IJobChangeListener holding = new JobChangeAdapter() {
			@Override
			public void aboutToRun(IJobChangeEvent event) {
				if (event.getJob().getName().equals(MATCHING)) {
					await(goOn);
				}
			}
		};
		Job.getJobManager().addJobChangeListener(holding);
		try {
			set(text().replace("pattern=\"* shop..*(..)\"", "pattern=\"* shop.Shop.s*(..)\""));
			Workbench.waitFor("the pattern, without matches",
					() -> Workbench.ui(() -> probes().getItem(0).getText(0).equals("* shop.Shop.s*(..)")
					&& probes().getItem(0).getText(5).isEmpty()));
		} finally {
			goOn.countDown();
			Job.getJobManager().removeJobChangeListener(holding);
		}
		Workbench.waitFor("the matches", () -> Workbench.ui(() -> probes().getItem(0).getText(5)).equals("0"));
	}

	@Test
	void onlyWhatDecidesOnMatchesIsMatchedAgain() throws Exception {
		Workbench.waitFor("the matches", () -> Workbench.ui(() -> probes().getItem(0).getText(5)).equals("0"));
		AtomicInteger matched = new AtomicInteger();
		IJobChangeListener counting = new JobChangeAdapter() {
			@Override
			public void scheduled(IJobChangeEvent event) {
				if (event.getJob().getName().equals(MATCHING)) {
					matched.incrementAndGet();
				}
			}
		};
		Job.getJobManager().addJobChangeListener(counting);
		try {
			select(1);
			type("250");
			Workbench.waitFor("the rate", () -> Workbench.ui(() -> probes().getItem(1).getText(3)).equals("250"));
			assertThat(matched).hasValue(0);
			press(probe("Remove"), false);
			Workbench.waitFor("the match",
					() -> Workbench.ui(() -> probes().getItemCount() == 2 && probes().getItem(0).getText(5).equals("1")));
			assertThat(matched).hasValue(1);
		} finally {
			Job.getJobManager().removeJobChangeListener(counting);
		}
	}

	/** As in Overhead Estimates. */
	@Test
	void spaceAndF2WorkInTheTable() throws Exception {
		select(1);
		String before = Workbench.ui(() -> probes().getItem(1).getText(2));
		key(' ', 0);
		Workbench.waitFor("the other state", () -> !Workbench.ui(() -> probes().getItem(1).getText(2)).equals(before));
		key(' ', 0);
		Workbench.waitFor("the state of before", () -> Workbench.ui(() -> probes().getItem(1).getText(2)).equals(before));
		key((char) 0, SWT.F2);
		assertThat(Workbench.ui(() -> calls().isFocusControl())).isTrue();
	}

	private void key(char character, int code) {
		Workbench.ui(() -> {
			form().getShell().forceActive();
			Event event = new Event();
			event.character = character;
			event.keyCode = code;
			probes().notifyListeners(SWT.KeyDown, event);
			return null;
		});
	}

	/** Otherwise, leaving the field would count as a change that the user did not make. */
	@Test
	void aRateIsEditedInAllItsDigits() throws Exception {
		set(text().replaceFirst("methodName=\"buy\"", "methodName=\"buy\" callsPerSecond=\"1234.5678\""));
		Workbench.waitFor("the rate", () -> Workbench.ui(() -> probes().getItem(1).getText(3)).equals("1235"));
		select(1);
		assertThat(Workbench.ui(() -> calls().getText())).isEqualTo("1234.5678");
	}

	@Test
	void whatIsTypedOutlastsAChangeOfSomethingElse() throws Exception {
		select(1);
		Workbench.ui(() -> {
			calls().setText("12");
			return null;
		});
		set(text().replaceFirst("methodName=\"sell\"", "methodName=\"sell\" active=\"false\""));
		Workbench.waitFor("the other row", () -> Workbench.ui(() -> probes().getItem(2).getText(2)).equals("deactivated"));
		assertThat(Workbench.ui(() -> calls().getText())).isEqualTo("12");
	}

	private static void await(CountDownLatch latch) {
		try {
			latch.await(30, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private IDocument document() {
		return editor.source().getDocumentProvider().getDocument(editor.source().getEditorInput());
	}

	private String text() {
		return Workbench.ui(() -> document().get());
	}

	private void set(String text) {
		Workbench.ui(() -> {
			document().set(text);
			return null;
		});
	}

	@Test
	void whatIsWatchedHasFieldsOfItsOwn() throws Exception {
		set(text().replace("</plan:Plan>", """
				  <probes xsi:type="plan:LifecycleProbe" declaringType="shop.Shop"/>
				  <probes xsi:type="plan:FieldProbe" declaringType="shop.Shop" fieldName="password" fieldType="char[]"/>
				</plan:Plan>"""));
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> probes().getItemCount() == 5));
		select(1);
		Combo priority = Fields.find(form(), Combo.class, "Priority");
		assertThat(Workbench.ui(priority::isVisible)).as("of a method").isFalse();
		select(4);
		assertThat(Workbench.ui(priority::isVisible)).isTrue();
		Combo kind = Fields.find(form(), Combo.class, "Kind");
		assertThat(Workbench.ui(kind::isEnabled)).isFalse();
		assertThat(Workbench.ui(kind::getText)).isEqualTo("field changes");
		assertThat(Workbench.ui(() -> Fields.find(form(), Combo.class, "Values").getText())).isEqualTo("By name (masked)");
		assertThat(Workbench.ui(() -> Fields.find(form(), Text.class, "Disposal method").isEnabled())).isFalse();
		Fields.choose(form(), "Priority", "Urgent");
		Workbench.waitFor("the priority", () -> text().contains("priority=\"urgent\" fieldName=\"password\""));
		Fields.choose(form(), "Values", "reported");
		Workbench.waitFor("the values", () -> text().contains("fieldType=\"char[]\" masked=\"false\""));
		Fields.choose(form(), "Containment", "Holds children");
		Workbench.waitFor("the containment", () -> text().contains("containment=\"children\" masked=\"false\""));
		Workbench.waitFor("the row",
				() -> Workbench.ui(() -> probes().getItem(4).getText(1)).equals("field changes, urgent, holds children"));
		Workbench.picture("plan-editor-watched");
		Fields.choose(form(), "Values", "By name (masked)");
		Workbench.waitFor("the values again", () -> !text().contains("masked="));
		set(text().replace("</plan:Plan>",
				"  <probes xsi:type=\"plan:FieldProbe\" declaringType=\"shop.Shop\" fieldName=\"total\" fieldType=\"int\"/>\n</plan:Plan>"));
		Workbench.waitFor("another field", () -> Workbench.ui(() -> probes().getItemCount() == 6));
		select(4, 5);
		assertThat(Workbench.ui(() -> Fields.find(form(), Combo.class, "Values").getText())).as("one is masked").isEqualTo("By name");
		type("Masked names", "(");
		assertThat(message()).isNotEmpty();
		type("Masked names", "total");
		Workbench.waitFor("the pattern", () -> text().contains("maskedNames=\"total\""));
		assertThat(message()).isEmpty();
		Workbench.waitFor("both are masked",
				() -> Workbench.ui(() -> Fields.find(form(), Combo.class, "Values").getText()).equals("By name (masked)"));
		select(3, 4);
		assertThat(Workbench.ui(kind::getText)).as("of several kinds").isEmpty();
		select(1);
		assertThat(Workbench.ui(kind::getText)).isEqualTo("operation execution");
		select(3);
		typeDisposal("close");
		assertThat(message()).isNotEmpty();
		typeDisposal("close()");
		Workbench.waitFor("the method", () -> text().contains("declaringType=\"shop.Shop\" disposalMethod=\"close()\""));
		assertThat(message()).isEmpty();
		undo();
		assertThat(text()).doesNotContain("disposalMethod");
	}

	private void typeDisposal(String method) {
		type("Disposal method", method);
	}

	private void type(String label, String text) {
		Text field = Fields.find(form(), Text.class, label);
		Workbench.ui(() -> {
			field.setText(text);
			field.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
	}

	/** The message above the form; empty if there is none. */
	private String message() {
		return Optional.ofNullable(Workbench.ui(() -> editor.getActivePageInstance().getManagedForm().getForm().getMessage())).orElse("");
	}

	private Composite form() {
		return (Composite) editor.getActivePageInstance().getPartControl();
	}

	private Table probes() {
		return Workbench.ui(() -> Workbench.all(form(), Table.class).getFirst());
	}

	private Button probe(String text) {
		return Workbench.ui(() -> button(text));
	}

	private Button button(String text) {
		return Workbench.all(form(), Button.class).stream().filter(one -> one.getText().replace("&", "").equals(text)).findFirst()
				.orElseThrow();
	}

	private Text calls() {
		return Fields.find(form(), Text.class, "Calls per second");
	}

	private void select(int... lines) {
		Workbench.ui(() -> {
			Table table = probes();
			table.setSelection(lines);
			table.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	private static void press(Button button, boolean selection) {
		Workbench.ui(() -> {
			button.setSelection(selection);
			button.notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	private void type(String text) {
		Workbench.ui(() -> {
			Text field = calls();
			field.setText(text);
			field.notifyListeners(SWT.DefaultSelection, new Event());
			return null;
		});
	}

	private void undo() {
		Workbench.ui(() -> {
			editor.getEditorSite().getActionBars().getGlobalActionHandler(ActionFactory.UNDO.getId()).run();
			return null;
		});
	}
}
