/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.refactoring.IJavaRefactorings;
import org.eclipse.jdt.core.refactoring.descriptors.IntroduceParameterObjectDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.JavaRefactoringDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.MoveDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.MoveStaticMembersDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.RenameJavaElementDescriptor;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.CreateChangeOperation;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringDescriptor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

/** JDT's own refactorings, done, undone and done again, and what becomes of the plans. */
@ExtendWith(LoggedErrors.class)
class PlanRefactoringTest {
	private static final String CART = """
			package shop;
			public class Cart {
				public Cart(int size) { }
				public int enlist(Book book, int... copies) { return 1; }
				public int enlist(Book book) { return 1; }
				public static Cart copyOfCart(Cart other) { return other; }
				public void wipeOut() { class Counter { void tallyUp(Cart cart) { } } }
				public static class Item { public void shutDown(Item next) { } }
				public class Line { public Line(String text) { } }
			}
			""";

	/** When the last project is deleted, JDT discards its index of the Java library, and takes seconds to build it for the next one. */
	private static JavaProject keepsTheIndex;

	private JavaProject project;
	private IProject reader;
	private ICompilationUnit cart;
	private ICompilationUnit book;
	private ICompilationUnit bigCart;

	@BeforeAll
	static void keepTheIndex() throws Exception {
		keepsTheIndex = new JavaProject("keepsTheIndex");
	}

	@AfterAll
	static void deleteIt() throws Exception {
		keepsTheIndex.delete();
	}

	@BeforeEach
	void createProject(TestInfo test) throws Exception {
		project = new JavaProject(test.getTestMethod().orElseThrow().getName());
		book = project.add("shop", "Book.java", "package shop; public class Book { public String heading() { return \"\"; } }");
		cart = project.add("shop", "Cart.java", CART);
		bigCart = project.add("shop.big", "BigCart.java", "package shop.big; import shop.*; public class BigCart extends Cart {"
				+ " public BigCart() { super(1); } @Override public int enlist(Book book) { return 2; } }");
		write(project.plan(), "shop.Cart.<init>(int)", "int shop.Cart.enlist(shop.Book,int...)", "int shop.Cart.enlist(shop.Book)",
				"shop.Cart shop.Cart.copyOfCart(shop.Cart)", "void shop.Cart.wipeOut()", "void shop.Cart$1Counter.tallyUp(shop.Cart)",
				"void shop.Cart$Item.shutDown(shop.Cart$Item)", "shop.Cart$Line.<init>(shop.Cart,java.lang.String)",
				"int shop.big.BigCart.enlist(shop.Book)", "java.lang.String shop.Book.heading()", "void shop.Cartoon.draw(shop.Cart[][])");
		reader = ResourcesPlugin.getWorkspace().getRoot().getProject(project.project().getName() + "-reader");
	}

	@AfterEach
	void deleteProjects() throws Exception {
		RefactoringCore.getUndoManager().flush();
		if (reader.exists()) {
			JavaProject.delete(reader);
		}
		project.delete();
	}

	@Test
	void aRenamedMethodTakesItsProbeAlongAndItsOverloadStays() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "enlist", 2), "enroll"));
		assertHas("int shop.Cart.enroll(shop.Book,int[])", "int shop.Cart.enlist(shop.Book)", "int shop.big.BigCart.enlist(shop.Book)");
		assertThat(Probes.find(plan(), MethodSignature.parse("int shop.Cart.enroll(shop.Book,int...)")).orElseThrow().isVarargs()).isTrue();
		undoAndRedo();
	}

	@Test
	void overridingMethodsAreRenamedInThePlanToo() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "enlist", 1), "enroll"));
		assertHas("int shop.Cart.enlist(shop.Book,int[])", "int shop.Cart.enroll(shop.Book)", "int shop.big.BigCart.enroll(shop.Book)");
		undoAndRedo();
	}

	@Test
	void aRenamedTypeIsRenamedWhereverAProbeNamesIt() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, cart.getType("Cart"), "Basket"));
		assertHas("shop.Basket.<init>(int)", "shop.Basket shop.Basket.copyOfCart(shop.Basket)",
				"void shop.Basket$1Counter.tallyUp(shop.Basket)",
				"void shop.Basket$Item.shutDown(shop.Basket$Item)", "shop.Basket$Line.<init>(shop.Basket,java.lang.String)",
				"void shop.Cartoon.draw(shop.Basket[][])", "int shop.big.BigCart.enlist(shop.Book)");
		undoAndRedo();
	}

	@Test
	void aRenamedCompilationUnitRenamesItsType() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_COMPILATION_UNIT, cart, "Basket.java"));
		assertHas("shop.Basket.<init>(int)");
		undoAndRedo();
	}

	@Test
	void aRenamedMemberTypeKeepsTheTypeAroundIt() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, cart.getType("Cart").getType("Item"), "Row"));
		assertHas("void shop.Cart$Row.shutDown(shop.Cart$Row)", "shop.Cart.<init>(int)");
		undoAndRedo();
	}

	@Test
	void aTypeThatIsAParameterIsRenamedInTheProbesOfOthers() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, book.getType("Book"), "Tome"));
		assertHas("int shop.Cart.enlist(shop.Tome,int[])", "int shop.Cart.enlist(shop.Tome)", "int shop.big.BigCart.enlist(shop.Tome)",
				"java.lang.String shop.Tome.heading()");
		undoAndRedo();
	}

	@Test
	void aRenamedPackageAloneLeavesItsSubpackages() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_PACKAGE, cart.getParent(), "store"));
		assertHas("store.Cart.<init>(int)", "int shop.big.BigCart.enlist(store.Book)", "void shop.Cartoon.draw(store.Cart[][])");
		undoAndRedo();
	}

	@Test
	void aPackageIsRenamedWithItsSubpackages() throws Exception {
		RenameJavaElementDescriptor rename = Refactorings.rename(IJavaRefactorings.RENAME_PACKAGE, cart.getParent(), "store");
		rename.setUpdateHierarchy(true);
		refactor(rename);
		assertHas("store.Cart.<init>(int)", "int store.big.BigCart.enlist(store.Book)");
		undoAndRedo();
	}

	@Test
	void aTypeMovedToAnotherPackageTakesItsProbesAlong() throws Exception {
		MoveDescriptor move = (MoveDescriptor) descriptor(IJavaRefactorings.MOVE);
		move.setMoveResources(new IFile[0], new IFolder[0], new ICompilationUnit[] { cart });
		move.setDestination(bigCart.getParent());
		refactor(move);
		assertHas("shop.big.Cart.<init>(int)", "void shop.big.Cart$Item.shutDown(shop.big.Cart$Item)",
				"java.lang.String shop.Book.heading()");
		undoAndRedo();
	}

	@Test
	void aStaticMethodMovedToAnotherTypeTakesItsProbeAlong() throws Exception {
		MoveStaticMembersDescriptor move = (MoveStaticMembersDescriptor) descriptor(IJavaRefactorings.MOVE_STATIC_MEMBERS);
		move.setMembers(new IMember[] { method(cart, "copyOfCart", 1) });
		move.setDestinationType(book.getType("Book"));
		refactor(move);
		assertHas("shop.Cart shop.Book.copyOfCart(shop.Cart)", "shop.Cart.<init>(int)");
		undoAndRedo();
	}

	@Test
	void aChangedSignatureIsThatOfTheOverridingMethodsToo() throws Exception {
		refactor(changeSignature(method(cart, "enlist", 1), "enroll", "Book book 0 Book book false",
				"{added} {added} -1 java.util.List<String> names false"));
		assertHas("int shop.Cart.enroll(shop.Book,java.util.List)", "int shop.big.BigCart.enroll(shop.Book,java.util.List)",
				"int shop.Cart.enlist(shop.Book,int[])");
		undoAndRedo();
	}

	@Test
	void theParametersOfAnInnerConstructorChangeBehindTheEnclosingInstance() throws Exception {
		IMethod line = cart.getType("Cart").getType("Line").getMethods()[0];
		refactor(changeSignature(line, "Line", "{added} {added} -1 int number false", "String text 0 String text false"));
		assertHas("shop.Cart$Line.<init>(shop.Cart,int,java.lang.String)");
		undoAndRedo();
	}

	@Test
	void aParameterObjectOfItsOwnFileIsAParameterInThePlanToo() throws Exception {
		IntroduceParameterObjectDescriptor introduce = (IntroduceParameterObjectDescriptor) descriptor(
				IJavaRefactorings.INTRODUCE_PARAMETER_OBJECT);
		introduce.setMethod(method(cart, "copyOfCart", 1));
		introduce.setClassName("Original");
		introduce.setTopLevel(true);
		refactor(introduce);
		assertHas("shop.Cart shop.Cart.copyOfCart(shop.Original)");
		undoAndRedo();
	}

	@Test
	void theProbeOfADeletedMethodGoesAndComesBack() throws Exception {
		refactor(delete(method(cart, "enlist", 1)));
		assertHas("int shop.Cart.enlist(shop.Book,int[])", "int shop.big.BigCart.enlist(shop.Book)");
		assertHasNot("int shop.Cart.enlist(shop.Book)");
		undoAndRedo();
	}

	@Test
	void theProbesOfADeletedPackageGoAndComeBack() throws Exception {
		refactor(delete(bigCart.getParent()));
		assertHasNot("int shop.big.BigCart.enlist(shop.Book)");
		assertHas("shop.Cart.<init>(int)");
		undoAndRedo();
	}

	@Test
	void theProbesOfADeletedTypeGoWithThoseOfItsMembers() throws Exception {
		refactor(delete(cart.getType("Cart")));
		assertThat(signatures(project.plan())).containsExactly("int shop.big.BigCart.enlist(shop.Book)",
				"java.lang.String shop.Book.heading()", "void shop.Cartoon.draw(shop.Cart[][])");
		undoAndRedo();
	}

	@Test
	void allPlansOfAllProjectsThatSeeTheCodeFollow() throws Exception {
		IFile second = project.project().getFile("load/second.probes");
		project.project().getFolder("load").create(true, true, null);
		write(second, "void shop.Cart.wipeOut()");
		IFile inPackage = project.project().getFile("src/shop/own.probes");
		write(inPackage, "void shop.Cart.wipeOut()");
		JavaProject dependent = new JavaProject(reader.getName());
		List<IClasspathEntry> entries = new java.util.ArrayList<>(List.of(dependent.java().getRawClasspath()));
		entries.add(JavaCore.newProjectEntry(project.project().getFullPath()));
		dependent.java().setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
		write(dependent.plan(), "void shop.Cart.wipeOut()", "void other.Main.main(java.lang.String[])");
		JavaProject stranger = new JavaProject(reader.getName() + "-stranger");
		write(stranger.plan(), "void shop.Cart.wipeOut()");
		try {
			refactor(Refactorings.rename(IJavaRefactorings.RENAME_PACKAGE, cart.getParent(), "store"));
			assertThat(signatures(second)).containsExactly("void store.Cart.wipeOut()");
			assertThat(signatures(dependent.plan())).containsExactly("void other.Main.main(java.lang.String[])",
					"void store.Cart.wipeOut()");
			assertThat(signatures(project.project().getFile("src/store/own.probes"))).containsExactly("void store.Cart.wipeOut()");
			assertThat(signatures(stranger.plan())).as("no code of its own is called otherwise")
					.containsExactly("void shop.Cart.wipeOut()");
			RefactoringCore.getUndoManager().performUndo(null, null);
			assertThat(signatures(inPackage)).containsExactly("void shop.Cart.wipeOut()");
			assertThat(signatures(second)).containsExactly("void shop.Cart.wipeOut()");
		} finally {
			stranger.delete();
		}
	}

	@Test
	void whatIsChangedInThePlanAfterwardsSurvivesTheUndo() throws Exception {
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "wipeOut", 0), "wipeAll"));
		Plan now = plan();
		Probes.find(now, MethodSignature.parse("void shop.Cart.wipeAll()")).orElseThrow().setCallsPerSecond(12.0);
		now.getProbes().add(Probes.create(MethodSignature.parse("void shop.Other.run()")));
		Files.write(path(project.plan()), PlanFiles.toBytes(now));
		RefactoringCore.getUndoManager().performUndo(null, null);

		assertThat(Probes.find(plan(), MethodSignature.parse("void shop.Cart.wipeOut()")).orElseThrow().getCallsPerSecond())
				.isEqualTo(12.0);
		assertHas("void shop.Other.run()");
		assertThat(cart.getSource().contains("wipeOut()")).isTrue();
	}

	@Test
	void aPlanThatCannotBeReadIsToldOfAndLeftAlone() throws Exception {
		byte[] broken = Files.readString(path(project.plan())).replaceFirst("\n  <probes", "\n<<<<<<< ours\n  <probes")
				.getBytes(StandardCharsets.UTF_8);
		Files.write(path(project.plan()), broken);
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		RefactoringStatus status = refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "wipeOut", 0), "wipeAll"));
		assertThat(status.toString()).contains(project.plan().getName() + ":3:1: the file has an unresolved merge");
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(broken);
	}

	/** A project without Java may hold plans for the code of others. */
	@Test
	void aBrokenPlanElsewhereIsToldOfOnlyIfItNamesTheCode() throws Exception {
		reader.create(null);
		reader.open(null);
		IFile plan = reader.getFile("load.probes");
		plan.create(JavaProject.stream("<<<<<<< ours\nvoid other.Main.run()\n"), true, null);
		RefactoringStatus renamed = refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "wipeOut", 0), "wipeAll"));
		assertThat(renamed.toString()).doesNotContain("load.probes");
		RefactoringStatus deleted = refactor(delete(method(cart, "wipeAll", 0)));
		assertThat(deleted.toString()).doesNotContain("load.probes");

		plan.setContents(JavaProject.stream("<<<<<<< ours\nvoid shop.Cart.wipeOut()\n"), true, false, null);
		RefactoringStatus concerned = refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, cart.getType("Cart"), "Basket"));
		assertThat(concerned.toString()).contains("load.probes");
	}

	@Test
	void aProbeInTheWayIsToldOfAndComesBack() throws Exception {
		Plan both = plan();
		MethodProbe stale = Probes.create(MethodSignature.parse("void shop.Cart.wipeAll()"));
		stale.setNote("from before");
		both.getProbes().add(stale);
		Files.write(path(project.plan()), PlanFiles.toBytes(both));
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		RefactoringStatus status = refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(cart, "wipeOut", 0), "wipeAll"));
		assertThat(status.toString()).contains("already has a probe in void shop.Cart.wipeAll().");
		assertHas("void shop.Cart.wipeAll()");
		assertHasNot("void shop.Cart.wipeOut()");
		undoAndRedo();
	}

	/** JDT warns of each of these, too, and goes on if the user does. */
	@Test
	void aProbeInTheWayOfAChangedSignatureIsToldOf() throws Exception {
		add("int shop.big.BigCart.enlist(shop.Book,int[])");
		assertTold(refactor(changeSignature(method(cart, "enlist", 1), "enlist", "Book book 0 Book book false",
				"{added} {added} -1 int... copies false")), "int shop.Cart.enlist(shop.Book,int[])",
				"int shop.big.BigCart.enlist(shop.Book,int[])");
		undoAndRedo();
	}

	@Test
	void aProbeInTheWayOfAConstructorAndOfAnImportedParameterIsToldOf() throws Exception {
		ICompilationUnit till = project.add("shop", "Till.java", "package shop; import java.util.*; class Till {"
				+ " Till() { } Till(List<String> names) { } void open(Book book) { } void shut(Map.Entry<String, Book>[] entries) { } }");
		add("shop.Till.<init>()", "shop.Till.<init>(java.util.List)", "void shop.Till.open(shop.Book)",
				"void shop.Till.shut(java.util.Map$Entry[])");
		assertTold(refactor(changeSignature(method(till, "Till", 0), "Till", "{added} {added} -1 List<String> names false")),
				"shop.Till.<init>(java.util.List)");
		undoAndRedo();
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertTold(refactor(changeSignature(method(till, "open", 1), "shut", "{added} {added} -1 Map.Entry<String,Book>[] entries false",
				"Book book 0 Book book true")), "void shop.Till.shut(java.util.Map$Entry[])");
		undoAndRedo();
	}

	@Test
	void aProbeOfTheSameNameElsewhereIsNotInTheWayOfAChangedSignature() throws Exception {
		project.add("shop", "Till.java", "package shop; class Till { int enlist(Book book) { return 1; }"
				+ " int enlist(Book book, String by) { return 2; } }");
		add("int shop.Till.enlist(shop.Book)", "int shop.Till.enlist(shop.Book,java.lang.String)");
		assertTold(refactor(changeSignature(method(cart, "enlist", 1), "enlist", "Book book 0 Book book false",
				"{added} {added} -1 String by false")));
		assertHas("int shop.Cart.enlist(shop.Book,java.lang.String)", "int shop.Till.enlist(shop.Book)",
				"int shop.Till.enlist(shop.Book,java.lang.String)");
		undoAndRedo();
	}

	@Test
	void whatJavaRefusesAfterwardsKeepsItsProbes() throws Exception {
		ICompilationUnit till = project.add("shop", "Till.java", "package shop; class Till { void open() { } void shut() { } }");
		add("void shop.Till.open()");
		assertTold(refactor(Refactorings.rename(IJavaRefactorings.RENAME_METHOD, method(till, "open", 0), "shut")));
		assertHas("void shop.Till.shut()");
		undoAndRedo();
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertTold(refactor(changeSignature(method(till, "open", 0), "open", "{added} {added} -1 Missing missing false")));
		assertHas("void shop.Till.open(shop.Missing)");
		undoAndRedo();
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertTold(refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, cart.getType("Cart").getType("Item"), "Line")));
		assertHas("void shop.Cart$Line.shutDown(shop.Cart$Line)", "shop.Cart$Line.<init>(shop.Cart,java.lang.String)");
		undoAndRedo();
	}

	/** Afterwards, all probes are there except those that the user was told about. */
	private void assertTold(RefactoringStatus status, String... displaced) throws Exception {
		for (String method : displaced) {
			assertThat(status.toString()).contains("already has a probe in " + method + ".");
		}
		assertThat(status.toString().split(" replaces it", -1).length - 1).as(status.toString()).isEqualTo(displaced.length);
		int probes = Probes.methodProbes(PlanFiles.load(new ByteArrayInputStream(before), "before")).size();
		assertThat(signatures(project.plan()).size()).isEqualTo(probes - displaced.length);
	}

	private void add(String... methods) throws Exception {
		Plan more = plan();
		for (String method : methods) {
			more.getProbes().add(Probes.create(MethodSignature.parse(method)));
		}
		Files.write(path(project.plan()), PlanFiles.toBytes(more));
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	@Test
	void aPatternFollowsWhereItNamesTheTypeInFullAndElseIsToldOf() throws Exception {
		Plan plan = plan();
		plan.getProbes().add(Probes.createPattern("public * shop.Book.*(..)"));
		plan.getProbes().add(Probes.createPattern("* *..Book.print(..)"));
		Files.write(path(project.plan()), PlanFiles.toBytes(plan));
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		RefactoringStatus status = refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, book.getType("Book"), "Tome"));
		assertThat(status.toString()).contains("the pattern * *..Book.print(..) may match renamed code");
		assertThat(Probes.patternProbes(plan()).stream().map(PatternProbe::getPattern).toList())
				.containsExactly("public * shop.Tome.*(..)", "* *..Book.print(..)");
		undoAndRedo();
	}

	@Test
	void codeWithoutAProbeLeavesThePlanAlone() throws Exception {
		byte[] before = Files.readAllBytes(path(project.plan()));
		ICompilationUnit other = project.add("other", "Other.java", "package other; class Other { void run() { } }");
		refactor(Refactorings.rename(IJavaRefactorings.RENAME_TYPE, other.getType("Other"), "Another"));
		assertThat(Files.readAllBytes(path(project.plan()))).isEqualTo(before);
	}

	/** The tree of changes that the wizard previews, in which users can leave some out. No dialog is opened. */
	@Test
	void thePreviewHasThePlanAsAChangeOfItsOwn() throws Exception {
		byte[] before = Files.readAllBytes(path(project.plan()));
		RefactoringStatus status = new RefactoringStatus();
		Refactoring refactoring = Refactorings.rename(IJavaRefactorings.RENAME_TYPE, book.getType("Book"), "Tome")
				.createRefactoring(status);
		assertThat(status.hasFatalError()).as(status::toString).isFalse();
		CreateChangeOperation create = new CreateChangeOperation(
				new CheckConditionsOperation(refactoring, CheckConditionsOperation.ALL_CONDITIONS),
				RefactoringStatus.FATAL);
		ResourcesPlugin.getWorkspace().run(create, null);
		List<Change> ofPlan = leaves(create.getChange()).stream().filter(change -> change.getName().contains(project.plan().getName()))
				.toList();
		assertThat(ofPlan.size()).as(() -> leaves(create.getChange()).stream().map(Change::getName).toList().toString()).isEqualTo(1);
		TextChange change = (TextChange) ofPlan.getFirst();
		assertThat(change.getModifiedElement()).isEqualTo(project.plan());
		assertThat(change.getCurrentContent(null)).isEqualTo(new String(before, StandardCharsets.UTF_8));
		assertThat(change.getPreviewContent(null).contains("declaringType=\"shop.Tome\" methodName=\"heading\""))
				.as(change.getPreviewContent(null))
				.isTrue();
		assertThat(change.getPreviewContent(null).contains("parameterTypes=\"shop.Book")).as(change.getPreviewContent(null)).isFalse();
		assertThat(Files.readAllBytes(path(project.plan()))).as("a preview changes nothing").isEqualTo(before);

		change.setEnabled(false);
		create.getChange().initializeValidationData(null);
		ResourcesPlugin.getWorkspace().run(new PerformChangeOperation(create.getChange()), null);
		assertThat(Files.readAllBytes(path(project.plan()))).as("what is taken out of the preview stays as it is").isEqualTo(before);
		assertThat(cart.getSource().contains("enlist(Tome book)")).isTrue();
	}

	private static List<Change> leaves(Change change) {
		return change instanceof CompositeChange composite
				? Arrays.stream(composite.getChildren()).flatMap(child -> leaves(child).stream()).toList()
				: List.of(change);
	}

	private byte[] before;

	/** Returns what the wizard would have said. */
	private RefactoringStatus refactor(RefactoringDescriptor descriptor) throws Exception {
		before = Files.readAllBytes(path(project.plan()));
		return Refactorings.perform(descriptor, RefactoringStatus.FATAL).orElseThrow();
	}

	private void undoAndRedo() throws Exception {
		byte[] after = Files.readAllBytes(path(project.plan()));
		assertThat(Arrays.equals(before, after)).as("the plan did not change").isFalse();
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertThat(Files.readString(path(project.plan()))).isEqualTo(new String(before, StandardCharsets.UTF_8));
		RefactoringCore.getUndoManager().performRedo(null, null);
		assertThat(Files.readString(path(project.plan()))).isEqualTo(new String(after, StandardCharsets.UTF_8));
	}

	private JavaRefactoringDescriptor descriptor(String id) {
		return Refactorings.descriptor(id, project.project());
	}

	/** As a script of refactorings has it: the descriptor has no methods for it. */
	private RefactoringDescriptor changeSignature(IMethod method, String newName, String... parameters) {
		Map<String, String> arguments = new HashMap<>();
		arguments.put("input", handle(method));
		arguments.put("name", newName);
		arguments.put("delegate", "false");
		arguments.put("deprecate", "false");
		for (int i = 0; i < parameters.length; i++) {
			arguments.put("parameter" + (i + 1), parameters[i]);
			arguments.put("default" + (i + 1), parameters[i].contains("{added}") ? parameters[i].contains(" int ") ? "0" : "null" : "");
		}
		return byArguments(IJavaRefactorings.CHANGE_METHOD_SIGNATURE, arguments);
	}

	private RefactoringDescriptor delete(IJavaElement element) {
		boolean isResource = element instanceof IPackageFragment;
		return byArguments(IJavaRefactorings.DELETE, new HashMap<>(Map.of("element1", handle(element), "resources", "0", "elements", "1",
				"subPackages", Boolean.toString(isResource), "accessors", "false")));
	}

	private RefactoringDescriptor byArguments(String id, Map<String, String> arguments) {
		return RefactoringCore.getRefactoringContribution(id).createDescriptor(id, project.project().getName(), "a change", null, arguments,
				0);
	}

	/** Handles in scripts are relative to the project. */
	private String handle(IJavaElement element) {
		String handle = element.getHandleIdentifier();
		return handle.substring(project.java().getHandleIdentifier().length());
	}

	private static IMethod method(ICompilationUnit unit, String name, int parameters) throws Exception {
		for (IType type : unit.getTypes()) {
			for (IMethod method : type.getMethods()) {
				if (method.getElementName().equals(name) && method.getNumberOfParameters() == parameters) {
					return method;
				}
			}
		}
		throw new AssertionError("no " + name);
	}

	private void assertHas(String... methods) throws Exception {
		List<String> found = signatures(project.plan());
		for (String method : methods) {
			assertThat(found.contains(method)).as(method + " in " + found).isTrue();
		}
	}

	private void assertHasNot(String method) throws Exception {
		List<String> found = signatures(project.plan());
		assertThat(found.contains(method)).as(method + " in " + found).isFalse();
	}

	private Plan plan() throws Exception {
		return PlanFiles.load(path(project.plan()));
	}

	private static List<String> signatures(IFile file) throws Exception {
		return Probes.methodProbes(PlanFiles.load(path(file))).stream().map(probe -> probe.signature().toString()).sorted().toList();
	}

	private static void write(IFile file, String... methods) throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			probe.setNote("the probe in " + method);
			plan.getProbes().add(probe);
		}
		file.create(JavaProject.stream(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8)), true, null);
	}

	private static Path path(IFile file) {
		return file.getLocation().toPath();
	}
}
