/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.refactoring.IJavaRefactorings;
import org.eclipse.jdt.core.refactoring.descriptors.MoveDescriptor;
import org.eclipse.jdt.core.refactoring.descriptors.RenameJavaElementDescriptor;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringDescriptor;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.Marking;
import org.sonde.instrumentation.workspace.source.SourceMethod;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;

/**
 * Random code, all of whose methods have a probe, refactored at random: afterwards the plan has just the methods that the source has, and
 * after Undo it is what it was.
 */
@ExtendWith(LoggedErrors.class)
class RandomRefactoringsTest {
	private static final int TYPES = 6;
	private static final int REFACTORINGS = 8;
	private static final List<String> PACKAGES = List.of("a", "a.b", "c");

	private Random random;
	private JavaProject project;
	private int names;

	@RepeatedTest(3)
	void thePlanHasWhatTheSourceHas(RepetitionInfo repetition) throws Exception {
		int seed = repetition.getCurrentRepetition();
		random = new Random(seed);
		project = new JavaProject("random-" + seed);
		try {
			addTypes();
			Marking.instrument(List.of(project.java()), null);
			assertThat(ofPlan()).isEqualTo(ofSource());
			int done = 0;
			for (int i = 0; i < REFACTORINGS; i++) {
				done += refactor() ? 1 : 0;
			}
			assertThat(done > 0).as("none was possible").isTrue();
			Workbench.waitFor("the check of the plan", () -> Arrays.stream(Job.getJobManager().find(null))
					.noneMatch(job -> job.getName().endsWith("of instrumentation plans")));
			assertThat(Workbench.dialogs()).as("nothing is asked, as all probes followed").isEmpty();
		} finally {
			RefactoringCore.getUndoManager().flush();
			project.delete();
		}
	}

	private boolean refactor() throws Exception {
		String before = Files.readString(project.plan().getLocation().toPath());
		RefactoringDescriptor descriptor = descriptor();
		// What it warns of may break the code, such as methods that differ in nothing but their type arguments.
		Optional<RefactoringStatus> said = Refactorings.perform(descriptor, RefactoringStatus.WARNING);
		if (said.isEmpty()) {
			return false;
		}
		assertThat(ofPlan()).as(() -> descriptor.getDescription() + " said " + said.get()).isEqualTo(ofSource());
		String after = Files.readString(project.plan().getLocation().toPath());
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertThat(Files.readString(project.plan().getLocation().toPath())).as("undone: " + descriptor.getDescription()).isEqualTo(before);
		RefactoringCore.getUndoManager().performRedo(null, null);
		assertThat(Files.readString(project.plan().getLocation().toPath())).as("done again: " + descriptor.getDescription())
				.isEqualTo(after);
		return true;
	}

	private RefactoringDescriptor descriptor() throws Exception {
		List<ICompilationUnit> units = units();
		List<IType> types = new ArrayList<>();
		for (ICompilationUnit unit : units) {
			types.addAll(List.of(unit.getAllTypes()));
		}
		IType type = any(types);
		ICompilationUnit unit = any(units);
		String fresh = "fresh" + names++;
		return switch (random.nextInt(4)) {
			case 0 -> {
				List<IMethod> methods = new ArrayList<>(List.of(type.getMethods()));
				methods.removeIf(method -> method.getElementName().equals(type.getElementName()));
				// Some names are taken: the method becomes an overload, or the refactoring fails.
				String name = random.nextBoolean() ? fresh : "m" + random.nextInt(4);
				yield Refactorings.rename(IJavaRefactorings.RENAME_METHOD, any(methods), name);
			}
			case 1 -> Refactorings.rename(IJavaRefactorings.RENAME_TYPE, type, "F" + fresh.substring(1));
			case 2 -> {
				RenameJavaElementDescriptor rename = Refactorings.rename(IJavaRefactorings.RENAME_PACKAGE, unit.getParent(), fresh);
				rename.setUpdateHierarchy(random.nextBoolean());
				yield rename;
			}
			default -> {
				MoveDescriptor move = (MoveDescriptor) Refactorings.descriptor(IJavaRefactorings.MOVE, project.project());
				move.setMoveResources(new IFile[0], new IFolder[0], new ICompilationUnit[] { unit });
				move.setDestination(any(units).getParent());
				move.setUpdateReferences(true);
				yield move;
			}
		};
	}

	private List<ICompilationUnit> units() throws Exception {
		List<ICompilationUnit> units = new ArrayList<>();
		for (IPackageFragmentRoot root : project.java().getPackageFragmentRoots()) {
			if (root.getKind() == IPackageFragmentRoot.K_SOURCE) {
				for (IJavaElement fragment : root.getChildren()) {
					units.addAll(List.of(((IPackageFragment) fragment).getCompilationUnits()));
				}
			}
		}
		return units;
	}

	private Set<String> ofSource() throws Exception {
		Set<String> methods = new TreeSet<>();
		for (SourceMethod method : SourceMethods.in(List.of(project.java()), null)) {
			methods.add(method instanceof Instrumentable known ? known.signature().toString() : method + " cannot be instrumented");
		}
		return methods;
	}

	private Set<String> ofPlan() throws Exception {
		return Probes.methodProbes(PlanFiles.load(project.plan().getLocation().toPath())).stream()
				.map(probe -> probe.signature().toString()).collect(Collectors.toCollection(TreeSet::new));
	}

	/** Types that extend those before them and name all others, with members, a local and an anonymous type in each. */
	private void addTypes() throws Exception {
		List<String> types = new ArrayList<>();
		for (int i = 0; i < TYPES; i++) {
			types.add(any(PACKAGES) + ".C" + i);
		}
		for (int i = 0; i < TYPES; i++) {
			String type = types.get(i);
			int dot = type.lastIndexOf('.');
			String name = type.substring(dot + 1);
			String superclass = i > 0 && random.nextBoolean() ? " extends " + types.get(random.nextInt(i)) : "";
			project.add(type.substring(0, dot), name + ".java", "package " + type.substring(0, dot) + ";\npublic class " + name + superclass
					+ " {\n\tpublic " + name + "() { }\n\tpublic " + name + "(" + any(types) + " other, int... numbers) { }\n"
					+ methods(types, "\t") + "\tpublic <T extends " + any(types) + "> T g(java.util.List<" + any(types)
					+ "> all, T one) { return one; }\n"
					+ "\tpublic void around() {\n\t\tclass Local { void l(" + any(types) + " other) { } }\n\t\tnew " + any(types)
					+ "() { public void n(" + any(types) + "[] others) { } };\n\t\tRunnable r = () -> around();\n\t}\n"
					+ "\tpublic static class Nested {\n" + methods(types, "\t\t") + "\t\tpublic class Inner { public Inner(" + any(types)
					+ " other) { } public Inner self() { return this; } }\n\t}\n"
					+ "\tpublic record Pair(int x, " + any(types) + " y) { public Pair { } public Pair twice() { return this; } }\n"
					+ "\tpublic enum Kind { A { void k() { } }; void k() { } }\n"
					+ "\tpublic interface Service { default " + any(types) + ".Nested.Inner serve() { return null; } }\n}\n");
		}
	}

	/** Methods with the same name have the same number of parameters, so that types that extend each other agree on their return types. */
	private String methods(List<String> types, String indent) {
		StringBuilder methods = new StringBuilder();
		for (int i = 0; i < 4; i++) {
			if (random.nextBoolean()) {
				String parameter = any(List.of("int", "String", any(types), any(types) + "[]", any(types) + ".Nested",
						"java.util.Map<String, " + any(types) + ">"));
				methods.append(indent).append("public void m").append(i).append('(').append(parameter).append(" it) { new ")
						.append(any(types)).append("(); }\n");
			}
		}
		return methods.append(indent).append("public void always() { }\n").toString();
	}

	private <T> T any(List<T> some) {
		return some.get(random.nextInt(some.size()));
	}
}
