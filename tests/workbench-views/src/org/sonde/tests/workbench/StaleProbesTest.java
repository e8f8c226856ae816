/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.StaleMarkers;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.instrumentation.workspace.StaleProbes;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.marking.PlanEdits;

/** All the ways in which methods disappear, and the probes that are left. */
@ExtendWith(LoggedErrors.class)
class StaleProbesTest {
	private static final String CART = "package shop; public class Cart { public int enlist(String book, int n) { return n; } void wipeOut() { } }";

	private final StaleProbes stale = StaleProbes.ofWorkspace();
	private JavaProject project;
	private ICompilationUnit cart;

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		stale.start();
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		cart = project.add("shop", "Cart.java", CART);
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.delete();
	}

	@Test
	void aMethodThatIsGoneIsToldAtItsLineWithWhatItMayHaveBecome() throws Exception {
		write("int shop.Cart.enlist(java.lang.String)", "void shop.Cart.wipeOut()");
		waitForStale("int shop.Cart.enlist(java.lang.String)");
		IMarker marker = onlyMarker();
		assertThat(marker.getAttribute(IMarker.LINE_NUMBER, 0)).isEqualTo(3);
		assertThat(marker.getAttribute(IMarker.SEVERITY, 0)).isEqualTo(IMarker.SEVERITY_WARNING);
		assertThat(marker.getAttribute(IMarker.MESSAGE, ""))
				.isEqualTo("Stale probe: int shop.Cart.enlist(java.lang.String) is gone: shop.Cart has no such method."
				+ " Most similar: int shop.Cart.enlist(java.lang.String,int).");
	}

	@Test
	void whatJavaAddsAndWhatLibrariesHaveIsThere() throws Exception {
		project.add("shop", "All.java", """
				package shop;
				public class All {
					class Inner { }
					static class Nested { }
					enum Kind { A; }
					record Point(long x, String label, int... at) { }
					void run(String... all) { class Local { void go() { } } new Object() { void here() { } }; }
				}
				class Second { void two() { } }
				""");
		write("shop.All.<init>()", "shop.All$Inner.<init>(shop.All)", "shop.All$Nested.<init>()", "shop.All$Kind[] shop.All$Kind.values()",
				"shop.All$Kind shop.All$Kind.valueOf(java.lang.String)", "long shop.All$Point.x()",
				"shop.All$Point.<init>(long,java.lang.String,int[])",
				"void shop.All.run(java.lang.String[])", "void shop.All$1Local.go()", "void shop.All$1.here()", "void shop.Second.two()",
				"void shop.All.lambda$run$0()", "java.lang.Object java.util.Map$Entry.getKey()",
				"int java.lang.String.compareTo(java.lang.String)",
				"java.util.ArrayList.<init>(java.util.Collection)", "void shop.Cart.vanished()", "int java.lang.String.noSuch()");
		waitForStale("void shop.Cart.vanished()", "int java.lang.String.noSuch()");
	}

	@Test
	void aMethodWithoutABodyIsTold() throws Exception {
		project.add("shop", "Shape.java", "package shop; abstract class Shape { abstract int area(int of); }");
		write("int shop.Shape.area(int)");
		waitForStale("int shop.Shape.area(int)");
		assertThat(only().reason()).startsWith("has no body, as it is abstract");
	}

	@Test
	void sourceWithErrorsMakesNothingStale() throws Exception {
		project.add("shop", "Unknown.java", "package shop; class Unknown { void take(Missing what) { } }");
		project.add("shop", "Broken.java", "package shop; class Broken { void first( { } ] void second() { }");
		project.add("shop", "Nothing.java", "packag shop; clas Nothing { void none() { } }");
		project.add("shop", "Gap.java", "package shop; record Gap(Missing what, int of) { }");
		project.add("shop", "Twice.java", "package shop; record Twice(int one, int one) { }");
		write("shop.Gap.<init>(shop.Missing,int)", "shop.Missing shop.Gap.what()", "int shop.Gap.of()",
				"java.lang.String shop.Gap.toString()",
				"shop.Twice.<init>(int,int)", "int shop.Twice.one()", "void shop.Unknown.take(shop.Missing)", "void shop.Broken.first()",
				"void shop.Broken.second()", "void shop.Nothing.none()", "void shop.Cart.vanished()");
		waitForStale("void shop.Cart.vanished()");
	}

	@Test
	void whatACheckoutTakesAwayAndBringsBackIsFollowed() throws Exception {
		write("int shop.Cart.enlist(java.lang.String,int)", "void shop.Cart.wipeOut()");
		Path source = cart.getResource().getLocation().toPath();
		Path moved = source.resolveSibling("moved").resolve("Cart.java");
		Files.createDirectories(moved.getParent());
		Files.writeString(moved, CART.replace("package shop;", "package shop.moved;"));
		Files.delete(source);
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		waitForStale("int shop.Cart.enlist(java.lang.String,int)", "void shop.Cart.wipeOut()");
		assertThat(stale.of(project.plan()).get(MethodSignature.parse("int shop.Cart.enlist(java.lang.String,int)")).similar())
				.containsExactly(MethodSignature.parse("int shop.moved.Cart.enlist(java.lang.String,int)"));

		Files.writeString(source, CART);
		Files.delete(moved);
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		waitForStale();
		Workbench.waitFor("no marker", () -> markers().length == 0);
	}

	@Test
	void aChangedFileIsReadAgain() throws Exception {
		write("void shop.Cart.wipeOut()");
		cart.getBuffer().setContents(CART.replace("wipeOut", "wipeAll"));
		cart.save(null, true);
		waitForStale("void shop.Cart.wipeOut()");
		assertThat(only().similar().getFirst().toString()).isEqualTo("void shop.Cart.wipeAll()");
		cart.getBuffer().setContents(CART);
		cart.save(null, true);
		waitForStale();
	}

	@Test
	void aQuickFixRebindsTheProbeWithAllThatIsSaidOfIt() throws Exception {
		write("int shop.Cart.enlist(java.lang.String)");
		waitForStale("int shop.Cart.enlist(java.lang.String)");
		run("Re-bind the probe to int shop.Cart.enlist(java.lang.String,int)");
		waitForStale();
		MethodProbe probe = Probes.find(load(), MethodSignature.parse("int shop.Cart.enlist(java.lang.String,int)")).orElseThrow();
		assertThat(probe.getNote()).isEqualTo("note on int shop.Cart.enlist(java.lang.String)");
		undo();
		waitForStale("int shop.Cart.enlist(java.lang.String)");
	}

	@Test
	void aQuickFixRemovesOneOrAll() throws Exception {
		write("void shop.Cart.one()", "void shop.Cart.two()", "void shop.Cart.wipeOut()");
		waitForStale("void shop.Cart.one()", "void shop.Cart.two()");
		run("Remove the probe");
		waitForStale("void shop.Cart.two()");
		undo();
		waitForStale("void shop.Cart.one()", "void shop.Cart.two()");
		run("Remove all 2 stale probes of the plan");
		waitForStale();
		assertThat(load().getProbes().size()).isEqualTo(1);
		undo();
		waitForStale("void shop.Cart.one()", "void shop.Cart.two()");
	}

	/** The workbench sorts by relevance, and what has none by its label. */
	@Test
	void theMostSimilarMethodIsTheFirstQuickFix() throws Exception {
		project.add("shop", "Shelf.java",
				"package shop; class Shelf { void put(String book, int n) { } int add(String book) { return 1; } }");
		write("void shop.Shelf.put(java.lang.String)");
		waitForStale("void shop.Shelf.put(java.lang.String)");
		IMarker marker = onlyMarker();
		List<String> fixes = Workbench.ui(() -> Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker))
				.sorted(Comparator.comparingInt(fix -> -((IMarkerResolutionRelevance) fix).getRelevanceForResolution()))
				.map(IMarkerResolution::getLabel).toList());
		assertThat(fixes).containsExactly("Re-bind the probe to void shop.Shelf.put(java.lang.String,int)",
				"Re-bind the probe to int shop.Shelf.add(java.lang.String)", "Remove the probe");
		assertThat(Workbench.ui(() -> Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker))
				.map(fix -> ((IMarkerResolutionRelevance) fix).getRelevanceForResolution()).distinct().count()).intValue())
				.isEqualTo(fixes.size());
	}

	@Test
	void theEstimatesShowThem() throws Exception {
		Workbench.showJavaPerspective();
		write("int shop.Cart.enlist(java.lang.String)", "void shop.Cart.gone(long)", "void shop.Cart.wipeOut()");
		waitForStale("int shop.Cart.enlist(java.lang.String)", "void shop.Cart.gone(long)");
		EstimatesView view = Workbench.openEstimates(project);
		try {
			Workbench.waitFor("the states", () -> Workbench.ui(() -> states(view)).equals(List.of("stale", "stale", "active")));
			Workbench.picture("stale-estimates");
			IViewPart problems = Workbench.ui(() -> Workbench.page().showView("org.eclipse.ui.views.ProblemView"));
			Workbench.waitFor("the problems", () -> Workbench.ui(() -> Workbench.expandFirst(problems)));
			Workbench.picture("stale-problems");
			// The view is filled step by step, and then loses the selection.
			Workbench.waitFor("the selected problem", () -> Workbench.ui(() -> {
				Tree tree = Workbench.all((Composite) problems.getSite().getService(MPart.class).getWidget(), Tree.class).getFirst();
				if (tree.getItemCount() == 0 || tree.getItem(0).getItemCount() == 0) {
					return false;
				}
				Event event = new Event();
				event.item = tree.getItem(0).getItem(0);
				tree.setSelection((TreeItem) event.item);
				tree.notifyListeners(SWT.Selection, event);
				Workbench.page().activate(problems);
				return Workbench.page().getActivePart() == problems && !problems.getSite().getSelectionProvider().getSelection().isEmpty();
			}));
			// In a thread of its own: it comes back when the dialog is closed.
			CompletableFuture.runAsync(() -> Workbench.run("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals"));
			Workbench.waitFor("the quick fixes", () -> Workbench.dialogs().stream().anyMatch(shell -> Workbench.ui(() -> Workbench
					.all(shell, Table.class).stream()
					.anyMatch(table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().equals("Remove the probe"))))));
			Workbench.picture("stale-quick-fix");
			assertThat(Workbench.ui(() -> Workbench.dialogs().stream()
					.flatMap(shell -> Workbench.all(shell, Table.class).stream()).flatMap(table -> Arrays.stream(table.getItems()))
					.map(TableItem::getText).filter(fix -> fix.startsWith("Remove")).toList())).as("what takes more away is further down")
					.containsExactly("Remove the probe", "Remove all 2 stale probes of the plan");
			Workbench.press("Cancel");
		} finally {
			Workbench.closeView(view);
		}
	}

	private static List<String> states(EstimatesView view) {
		int column = List.of(ProbeRows.lines(view).widget().getColumns()).indexOf(ProbeRows.lines(view).column(EstimateColumns.STATE));
		return Arrays.stream(ProbeRows.lines(view).widget().getItems()).map(item -> item.getText(column)).toList();
	}

	/** Runs the quick fix of the first marker that is called so. */
	private void run(String label) throws Exception {
		IMarker marker = Arrays.stream(markers())
				.min((a, b) -> a.getAttribute(IMarker.LINE_NUMBER, 0) - b.getAttribute(IMarker.LINE_NUMBER, 0))
				.orElseThrow();
		IMarkerResolution[] fixes = Workbench.ui(() -> IDE.getMarkerHelpRegistry().getResolutions(marker));
		IMarkerResolution fix = Arrays.stream(fixes).filter(each -> each.getLabel().equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(Arrays.stream(fixes).map(IMarkerResolution::getLabel).toList().toString()));
		Workbench.ui(() -> {
			fix.run(marker);
			return null;
		});
	}

	private void undo() throws Exception {
		Workbench.waitFor("something to undo", () -> OperationHistoryFactory.getOperationHistory().canUndo(PlanEdits.undoContext()));
		assertThat(OperationHistoryFactory.getOperationHistory().undo(PlanEdits.undoContext(), null, null).isOK()).isTrue();
	}

	private void waitForStale(String... methods) throws Exception {
		Set<String> wanted = Set.of(methods);
		try {
			Workbench.waitFor("stale: " + wanted, () -> found().equals(wanted) && markers().length == wanted.size());
		} catch (AssertionError e) {
			throw new AssertionError(e.getMessage() + "; found: " + stale.of(project.plan()).values(), e);
		}
	}

	private Set<String> found() {
		return stale.of(project.plan()).keySet().stream().map(CodePlace::toString).collect(Collectors.toSet());
	}

	private StaleProbe only() {
		return stale.of(project.plan()).values().iterator().next();
	}

	private IMarker onlyMarker() throws CoreException {
		assertThat(markers().length).isEqualTo(1);
		return markers()[0];
	}

	private IMarker[] markers() throws CoreException {
		return project.plan().exists() ? project.plan().findMarkers(StaleMarkers.TYPE, false, IResource.DEPTH_ZERO) : new IMarker[0];
	}

	private Plan load() throws Exception {
		return PlanFiles.load(project.plan().getLocation().toPath());
	}

	private void write(String... methods) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			probe.setNote("note on " + method);
			plan.getProbes().add(probe);
		}
		IFile file = project.plan();
		file.create(JavaProject.stream(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8)), true, null);
		PlanStore.ofWorkspace().load(project.project());
	}
}
