/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;
import org.eclipse.jdt.core.refactoring.IJavaRefactorings;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringDescriptor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleMarkers;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.overhead.ui.editor.ProbeAssist;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.quickfix.StaleFixes;

/** Users' commands watch fields and types. The probes follow the code, and become stale without it. */
@ExtendWith(LoggedErrors.class)
class WatchingTest {
	private static final String ACCOUNT = """
			package bank;

			import java.util.List;

			public class Account implements AutoCloseable {
				static final int LIMIT = 100;
				static int opened;
				private int balance;
				private char[] password;
				private final String owner;
				private List<Booking> bookings;

				Account(String owner) {
					this.owner = owner;
				}

				void pay(int amount) {
					balance -= amount;
				}

				@Override
				public void close() {
				}

				enum Kind { SAVINGS; int rate; }

				record Booking(int amount) {
				}

				interface Audited {
					int YEARS = 10;
				}
			}
			""";

	private JavaProject project;
	private ICompilationUnit unit;
	private IType account;
	/** The plan before the refactoring. */
	private byte[] before;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		Workbench.showJavaPerspective();
		OperationHistoryFactory.getOperationHistory().dispose(context(), true, true, false);
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		unit = project.add("bank", "Account.java", ACCOUNT);
		account = unit.getType("Account");
		project.build();
	}

	@AfterEach
	void deleteProject() throws Exception {
		RefactoringCore.getUndoManager().flush();
		Workbench.closeEditors();
		project.delete();
	}

	@Test
	void fieldsAndTypesAreWatchedFromTheMenuTogetherAndUndoTakesItBack() throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(field("balance"), field("opened"), account);
		assertThat(sonde(explorer, null)).contains("Watch", "(Stop Watching)");
		sonde(explorer, "Watch");
		awaitProbes("field int bank.Account.balance", "field int bank.Account.opened", "lifecycle bank.Account");
		Workbench.waitFor("the history", () -> "Watch 3 Fields and Types".equals(undoLabel()));
		Workbench.waitFor("the plan in memory", () -> sonde(explorer, null).contains("Stop Watching"));
		assertThat(sonde(explorer, null)).contains("(Watch)");
		Workbench.selectInPackageExplorer(account);
		sonde(explorer, "Stop Watching");
		awaitProbes("field int bank.Account.balance", "field int bank.Account.opened");
		Workbench.waitFor("the history", () -> "Stop Watching Account".equals(undoLabel()));
		Workbench.run(IWorkbenchCommandConstants.EDIT_UNDO);
		awaitProbes("field int bank.Account.balance", "field int bank.Account.opened", "lifecycle bank.Account");
	}

	@Test
	void theKeyTogglesTheFieldAtTheCaretAndTheEditorShowsIt() throws Exception {
		ITextEditor editor = Workbench.openEditor(account);
		Workbench.ui(() -> {
			editor.selectAndReveal(ACCOUNT.indexOf("password"), 0);
			editor.setFocus();
			return null;
		});
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		awaitProbes("field char[] bank.Account.password");
		ProbedEditor.awaitMarks(editor, Set.of("password: Sonde probe: field changes, masked, active"));
		ProbedEditor.awaitLines(editor, "field changes, masked · \\S+ µs \\(\\S+ … \\S+\\) per event", "Live Objects");
		Workbench.picture("watched-field");
		Workbench.run("org.sonde.overhead.ui.toggleProbe");
		awaitProbes();
		ProbedEditor.awaitMarks(editor, Set.of());
		Workbench.ui(() -> {
			editor.selectAndReveal(ACCOUNT.indexOf("balance -= "), 0);
			return null;
		});
		Workbench.run("org.sonde.overhead.ui.watch");
		awaitProbes("field int bank.Account.balance");
	}

	@Test
	void theAssistShowsAWatchedFieldInLiveObjects() throws Exception {
		Workbench.openEditor(account);
		assertThat(assists()).extracting(IJavaCompletionProposal::getDisplayString).containsExactly("Watch 'balance'");
		Marking.watch(List.of(field("balance")), null);
		awaitProbes("field int bank.Account.balance");
		Workbench.waitFor("the plan in memory", () -> assists().size() == 2);
		IJavaCompletionProposal show = assists().getFirst();
		assertThat(show.getDisplayString()).isEqualTo("Show 'balance' in Live Objects");
		Workbench.ui(() -> {
			show.apply(null);
			return null;
		});
		assertThat(Workbench.ui(() -> Workbench.page().getActivePart())).isInstanceOf(LiveObjectsView.class);
		Workbench.closeViews(LiveObjectsView.ID);
	}

	@Test
	void theRulerAndTheLineAboveItShowAWatchedFieldInLiveObjects() throws Exception {
		Marking.watch(List.of(field("balance")), null);
		ITextEditor editor = Workbench.openEditor(account);
		ProbedEditor.awaitLines(editor, "field changes · \\S+ µs \\(\\S+ … \\S+\\) per event", "Live Objects");
		assertThat(ProbedEditor.rulerMenu(editor, line("opened;"), "Show in Live Objects")).as("of a field that is not watched").isFalse();
		assertThat(ProbedEditor.rulerMenu(editor, line("balance;"), "Show in Live Objects")).isTrue();
		assertThat(Workbench.ui(() -> Workbench.page().getActivePart())).isInstanceOf(LiveObjectsView.class);
		Workbench.closeViews(LiveObjectsView.ID);
		ICodeMining above = ProbedEditor.minings(editor).getLast();
		Workbench.ui(() -> {
			above.getAction().accept(null);
			return null;
		});
		assertThat(Workbench.ui(() -> Workbench.page().getActivePart())).isInstanceOf(LiveObjectsView.class);
		Workbench.closeViews(LiveObjectsView.ID);
	}

	/** Counted from 0. */
	private static int line(String text) {
		return (int) ACCOUNT.substring(0, ACCOUNT.indexOf(text)).lines().count() - 1;
	}

	private List<IJavaCompletionProposal> assists() throws Exception {
		CompilationUnit ast = SharedASTProviderCore.getAST(unit, SharedASTProviderCore.WAIT_YES, null);
		return List.of(new ProbeAssist().getAssists(new AssistPlace(unit, ast, ACCOUNT.indexOf("balance;")), new IProblemLocation[0]));
	}

	@Test
	void whatNeverChangesIsRefusedAndWhatIsSpecialIsSaid() throws Exception {
		IType kind = account.getType("Kind");
		MarkingResult refused = Marking.watch(List.of(field("LIMIT"), kind.getField("SAVINGS"), kind, account.getType("Audited"),
				account.getType("Audited").getField("YEARS")), null);
		assertThat(refused.changes()).isEmpty();
		assertThat(refused.refused()).extracting(remark -> remark.element().getElementName() + " " + remark.words().substring(0, 14))
				.containsExactlyInAnyOrder("LIMIT is static and ", "SAVINGS is an enum con", "Kind is an enum, wh",
						"Audited is an interfac", "YEARS is static and ");
		MarkingResult watched = Marking.watch(List.of(field("owner"), field("bookings"), kind.getField("rate"), account.getType("Booking"),
				account.getType("Booking").getField("amount")), null);
		awaitProbes("field int bank.Account$Booking.amount", "field int bank.Account$Kind.rate",
				"field java.lang.String bank.Account.owner",
				"field java.util.List bank.Account.bookings", "lifecycle bank.Account$Booking");
		assertThat(watched.remarks()).extracting(remark -> remark.element().getElementName() + " " + remark.words())
				.containsExactlyInAnyOrder("owner is final: only constructors set it", "amount is final: only constructors set it",
						"bookings is watched for assignments, not for changes inside its object");
		MarkingResult another = Marking.watch(List.of(field("owner"), field("balance")), null);
		assertThat(another.markedBefore()).isEqualTo(1);
		assertThat(another.remarks()).isEmpty();
	}

	@Test
	void probesFollowARenamedField() throws Exception {
		Marking.watch(List.of(field("balance"), field("opened")), null);
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_FIELD, field("balance"), "cents"));
		awaitProbes("field int bank.Account.cents", "field int bank.Account.opened");
		undoAndRedo();
	}

	@Test
	void probesFollowARenamedTypeWithWhatEndsItsObjects() throws Exception {
		Marking.watch(List.of(account, field("bookings"), account.getType("Booking"), account.getType("Booking").getField("amount")), null);
		setDisposal("close()");
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, account, "Depot"));
		awaitProbes("field int bank.Depot$Booking.amount", "field java.util.List bank.Depot.bookings", "lifecycle bank.Depot",
				"lifecycle bank.Depot$Booking");
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("close()"));
		undoAndRedo();
	}

	/** Its name, its order, and a parameter that is new. */
	@Test
	void aDisposalMethodFollowsItsChangedSignature() throws Exception {
		Marking.watch(List.of(account), null);
		setDisposal("pay(int)");
		refactor(changeSignature(account.getMethod("pay", new String[] { "I" }), "settle", "{added} {added} -1 String reason false",
				"int amount 0 int amount false"));
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("settle(java.lang.String,int)"));
		undoAndRedo();
	}

	/** As a script of refactorings has it: the descriptor has no methods for it. */
	private RefactoringDescriptor changeSignature(IMethod method, String newName, String... parameters) {
		Map<String, String> arguments = new HashMap<>(
				Map.of("input", handle(method), "name", newName, "delegate", "false", "deprecate", "false"));
		for (int i = 0; i < parameters.length; i++) {
			arguments.put("parameter" + (i + 1), parameters[i]);
			arguments.put("default" + (i + 1), parameters[i].contains("{added}") ? "null" : "");
		}
		return RefactoringCore.getRefactoringContribution(IJavaRefactorings.CHANGE_METHOD_SIGNATURE).createDescriptor(
				IJavaRefactorings.CHANGE_METHOD_SIGNATURE, project.project().getName(), "a change", null, arguments, 0);
	}

	/** The watched type inherits the method from one in another file. */
	@Test
	void anInheritedDisposalMethodFollowsItsName() throws Exception {
		ICompilationUnit base = project.add("bank", "Base.java", "package bank; class Base { void end() { } }");
		ICompilationUnit heir = project.add("bank", "Heir.java", "package bank; class Heir extends Base { }");
		Marking.watch(List.of(heir.getType("Heir")), null);
		setDisposal("end()");
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, base.getType("Base").getMethod("end", new String[0]), "finish"));
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("finish()"));
		undoAndRedo();
	}

	/** Its own override, a private method of that name, and what a probe records are different methods. */
	@Test
	void methodsOfThatNameThatTheTypeDoesNotInheritLeaveItsProbesAlone() throws Exception {
		IType base = project.add("bank", "Base.java", "package bank; class Base { void end() { } private void stop() { } }")
				.getType("Base");
		IType heir = project.add("bank", "Heir.java", "package bank; class Heir extends Base { void end() { } void stop() { } }")
				.getType("Heir");
		Marking.watch(List.of(heir), null);
		Marking.instrument(List.of(heir.getMethod("end", new String[0])), null);
		setDisposal("stop()");
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, heir.getMethod("end", new String[0]), "finish"));
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, base.getMethod("stop", new String[0]), "halt"));
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("stop()"));
		setDisposal("finish()");
		refactor(delete(base.getMethod("finish", new String[0])));
		assertThat(names(plan())).containsExactlyInAnyOrder("void bank.Heir.finish()", "lifecycle bank.Heir");
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("finish()"));
	}

	@Test
	void theInheritedMethodEndsObjectsOnceItsOverrideIsDeleted() throws Exception {
		IType base = project.add("bank", "Base.java", "package bank; class Base { void end() { } }").getType("Base");
		IType heir = project.add("bank", "Heir.java", "package bank; class Heir extends Base { void end() { } }").getType("Heir");
		Marking.watch(List.of(heir), null);
		Marking.instrument(List.of(heir.getMethod("end", new String[0])), null);
		setDisposal("end()");
		refactor(delete(heir.getMethod("end", new String[0])));
		assertThat(names(plan())).containsExactly("lifecycle bank.Heir");
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("end()"));
		refactor(delete(base.getMethod("end", new String[0])));
		assertThat(disposal()).isNull();
		undoAndRedo();
	}

	@Test
	void aDisposalMethodWithoutABodyFollows() throws Exception {
		IType base = project.add("bank", "Base.java", "package bank; abstract class Base { abstract void end(); }").getType("Base");
		Marking.watch(List.of(base), null);
		setDisposal("end()");
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, base.getMethod("end", new String[0]), "finish"));
		assertThat(disposal()).isEqualTo(DisposalMethod.parse("finish()"));
		undoAndRedo();
	}

	@Test
	void aDeletedFieldTakesItsProbeAlongAndUndoBringsItBack() throws Exception {
		Marking.watch(List.of(field("balance"), field("opened")), null);
		refactor(delete(field("opened")));
		awaitProbes("field int bank.Account.balance");
		undoAndRedo();
	}

	@Test
	void whatGoesWithoutARefactoringIsStaleAndAQuickFixFindsIt() throws Exception {
		StaleProbes.ofWorkspace().start();
		Marking.watch(List.of(field("balance"), field("bookings"), account, account.getType("Booking")), null);
		setDisposal("pay(int)");
		unit.getBuffer().setContents(ACCOUNT.replace("int balance", "long balance").replace("record Booking", "record Bookings")
				.replace("List<Booking>", "List<Bookings>").replace("void pay(", "void spend("));
		unit.save(null, true);
		awaitStale("field int bank.Account.balance is gone: its type is long now",
				"lifecycle bank.Account$Booking is gone: there is no type", "lifecycle bank.Account has no disposal method pay(int)");
		for (int stale = markers().length; stale > 0; stale--) {
			// Each fix makes the markers again.
			int before = stale;
			IMarker marker = markers()[0];
			String message = marker.getAttribute(IMarker.MESSAGE, "");
			IMarkerResolution fix = new StaleFixes().getResolutions(marker)[0];
			assertThat(fix.getLabel()).endsWith(message.contains("balance") ? " long bank.Account.balance"
					: message.contains("$Booking") ? " bank.Account$Bookings" : " bank.Account");
			Workbench.ui(() -> {
				fix.run(marker);
				return null;
			});
			Workbench.waitFor("one less", () -> markers().length < before);
		}
		awaitStale();
		awaitProbes("field java.util.List bank.Account.bookings", "field long bank.Account.balance", "lifecycle bank.Account",
				"lifecycle bank.Account$Bookings");
		assertThat(OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null).isOK()).isTrue();
	}

	@Test
	void aFieldOfAnotherTypeKeepsItsProbe() throws Exception {
		Marking.watch(List.of(field("balance")), null);
		unit.getBuffer().setContents(ACCOUNT.replace("private int balance", "static long balance"));
		unit.save(null, true);
		PlanStore.ofWorkspace().edit(project.plan(), plan -> ((FieldProbe) plan.getProbes().getFirst()).setContainment(Containment.PARENT),
				null);
		MarkingResult result = Marking.watch(List.of(field("balance")), null);
		awaitProbes("field long bank.Account.balance");
		assertThat(result.added()).isEqualTo(1);
		assertThat(result.markedBefore()).isZero();
		assertThat(result.problems()).isEmpty();
	}

	@Test
	void theEditorShowsThatTheDisposalMethodIsMissing() throws Exception {
		Marking.watch(List.of(account), null);
		setDisposal("leave()");
		ITextEditor editor = Workbench.openEditor(account);
		Workbench.waitFor("the stale probe",
				() -> ProbedEditor.marks(editor).stream().anyMatch(mark -> mark.startsWith("Account: Stale") && mark.contains("leave()")));
		setDisposal("close()");
		Workbench.waitFor("the method", () -> ProbedEditor.marks(editor).stream().noneMatch(mark -> mark.contains("Stale")));
	}

	/** The user interface never does this; the plan stays as it is. */
	@Test
	void anEditThatBreaksARuleIsRefused() throws Exception {
		Marking.watch(List.of(field("opened")), null);
		before = project.plan().readAllBytes();
		assertThatThrownBy(() -> PlanStore.ofWorkspace().edit(project.plan(),
				plan -> ((FieldProbe) plan.getProbes().getFirst()).setContainment(Containment.PARENT), null))
				.isInstanceOf(CoreException.class).hasMessageContaining("static");
		assertThat(project.plan().readAllBytes()).isEqualTo(before);
	}

	private IField field(String name) {
		return account.getField(name);
	}

	private void setDisposal(String method) throws Exception {
		PlanStore.ofWorkspace().edit(project.plan(), plan -> ((LifecycleProbe) Probes.objectProbes(plan).stream()
				.filter(LifecycleProbe.class::isInstance).findFirst().orElseThrow()).setDisposalMethod(DisposalMethod.parse(method)), null);
	}

	private DisposalMethod disposal() throws Exception {
		return Probes.objectProbes(plan()).stream().filter(LifecycleProbe.class::isInstance).map(LifecycleProbe.class::cast).findFirst()
				.orElseThrow()
				.getDisposalMethod();
	}

	private RefactoringDescriptor delete(IMember member) {
		return RefactoringCore.getRefactoringContribution(IJavaRefactorings.DELETE).createDescriptor(IJavaRefactorings.DELETE,
				project.project().getName(), "a change", null,
				new HashMap<>(Map.of("element1", handle(member), "resources", "0", "elements", "1",
						"subPackages", "false", "accessors", "false")), 0);
	}

	/** As JDT stores the element: without the handle of its project. */
	private String handle(IMember member) {
		return member.getHandleIdentifier().substring(project.java().getHandleIdentifier().length());
	}

	private void refactor(RefactoringDescriptor descriptor) throws CoreException {
		before = project.plan().readAllBytes();
		assertThat(Refactorings.perform(descriptor, RefactoringStatus.FATAL)).isPresent();
	}

	/** By the text of the plan's file. */
	private void undoAndRedo() throws Exception {
		byte[] after = project.plan().readAllBytes();
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertThat(project.plan().readAllBytes()).isEqualTo(before).isNotEqualTo(after);
		RefactoringCore.getUndoManager().performRedo(null, null);
		assertThat(project.plan().readAllBytes()).isEqualTo(after);
	}

	private Plan plan() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private void awaitProbes(String... names) throws Exception {
		Set<String> wanted = Set.of(names);
		Workbench.waitFor(wanted + " in the plan", () -> (project.plan().exists() ? names(plan()) : Set.of()).equals(wanted));
	}

	private static Set<String> names(Plan plan) {
		return plan.getProbes().stream().map(Probes::name).collect(Collectors.toSet());
	}

	private void awaitStale(String... messages) throws Exception {
		Workbench.waitFor("stale: " + List.of(messages), () -> {
			List<String> found = List.of(markers()).stream().map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList();
			return found.size() == messages.length
					&& List.of(messages).stream().allMatch(message -> found.stream().anyMatch(text -> text.contains(message)));
		});
	}

	private IMarker[] markers() throws CoreException {
		return project.plan().findMarkers(StaleMarkers.TYPE, false, IResource.DEPTH_ZERO);
	}

	private static List<String> sonde(IPackagesViewPart explorer, String item) throws Exception {
		Menu menu = Workbench.ui(() -> explorer.getTreeViewer().getTree().getMenu());
		return Workbench.choose(menu, "Sonde", item);
	}

	private static String undoLabel() {
		var undoable = OperationHistoryFactory.getOperationHistory().getUndoOperation(context());
		return undoable == null ? null : undoable.getLabel();
	}

	private static IUndoContext context() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}
}
