/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethod.NotInstrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethod.Obstacle;

/**
 * The way from Java elements to the methods that a probe can sit in, and back. The Java model alone does not know erased types,
 * binary names of local types and captured variables; so the source is parsed, which takes a while: not for the thread of the
 * user interface.
 */
public final class SourceMethods {
	/** Units parsed together: they share what was looked up; more would only hold more memory. */
	private static final int BATCH = 50;

	private SourceMethods() {
	}

	/** All methods and constructors of a parsed unit, in the order of the source: nested, local and anonymous types included. */
	public static List<SourceMethod> in(CompilationUnit unit) {
		List<SourceMethod> methods = new ArrayList<>();
		unit.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration declaration) {
				IMethod element = elementOf(declaration, unit);
				if (element != null) {
					methods.add(describe(declaration, element));
				}
				return true;
			}
		});
		return methods;
	}

	/** The method that is declared there; empty where the Java model has none. Quick, as the unit is parsed already. */
	public static Optional<SourceMethod> of(MethodDeclaration declaration) {
		return declaration.getRoot() instanceof CompilationUnit unit
				? Optional.ofNullable(elementOf(declaration, unit)).map(element -> describe(declaration, element)) : Optional.empty();
	}

	/**
	 * The methods and constructors that the elements stand for: a method for itself, a type for all methods in it, a unit, a
	 * package, a source folder and a project for those of all their types. Other elements stand for none.
	 *
	 * @throws JavaModelException if an element does not exist or cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public static List<SourceMethod> in(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws JavaModelException {
		List<SourceMethod> methods = new ArrayList<>();
		Map<ICompilationUnit, Set<IJavaElement>> wanted = new LinkedHashMap<>();
		for (IJavaElement element : elements) {
			collect(element, wanted, methods);
		}
		SubMonitor progress = SubMonitor.convert(monitor, "Reading methods", wanted.size());
		List<ICompilationUnit> units = new ArrayList<>(wanted.keySet());
		for (int from = 0; from < units.size(); from += BATCH) {
			List<ICompilationUnit> batch = units.subList(from, Math.min(units.size(), from + BATCH));
			SourceParser.parse(batch, null, (unit, ast) -> methods.addAll(select(in(ast), wanted.get(unit))),
					progress.split(batch.size()));
		}
		return methods;
	}

	/** The names in class files of those that have one, also of those without a body; in the same order. */
	public static Map<IMethod, MethodSignature> names(Collection<SourceMethod> methods) {
		Map<IMethod, MethodSignature> names = new LinkedHashMap<>();
		methods.forEach(method -> method.named().ifPresent(name -> names.put(method.element(), name)));
		return names;
	}

	/**
	 * The methods that a unit would have if its source were another one; nothing is changed. Parses in this thread.
	 *
	 * @throws JavaModelException if the unit does not exist
	 */
	public static List<SourceMethod> inPreview(ICompilationUnit unit, String source, IProgressMonitor monitor)
			throws JavaModelException {
		WorkingCopyOwner owner = new WorkingCopyOwner() { };
		ICompilationUnit copy = unit.getWorkingCopy(owner, null);
		try {
			copy.getBuffer().setContents(source);
			List<SourceMethod> methods = new ArrayList<>();
			SourceParser.parse(List.of(copy), owner, (same, ast) -> methods.addAll(in(ast)), monitor);
			return methods;
		} finally {
			copy.discardWorkingCopy();
		}
	}

	/**
	 * The methods of the signatures that the project's source has, by signature with {@code varargs} cleared. Each file is parsed once.
	 *
	 * @throws JavaModelException if the source cannot be read
	 */
	public static Map<MethodSignature, IMethod> find(IJavaProject project, Collection<MethodSignature> signatures,
			IProgressMonitor monitor) throws JavaModelException {
		Set<MethodSignature> wanted = new HashSet<>();
		Set<ICompilationUnit> units = new LinkedHashSet<>();
		Set<String> types = new LinkedHashSet<>();
		for (MethodSignature signature : signatures) {
			wanted.add(signature.withVarargs(false));
			types.add(signature.declaringType());
		}
		for (String type : types) {
			if (monitor != null && monitor.isCanceled()) {
				throw new OperationCanceledException();
			}
			unit(project, type).ifPresent(units::add);
		}
		Map<MethodSignature, IMethod> found = new HashMap<>();
		for (SourceMethod method : in(units, monitor)) {
			if (method instanceof Instrumentable instrumentable && wanted.contains(instrumentable.signature().withVarargs(false))) {
				found.put(instrumentable.signature().withVarargs(false), instrumentable.element());
			}
		}
		return found;
	}

	/**
	 * All methods in the files of these types, each type from the first project that has it. A project that is closed or deleted meanwhile
	 * has none.
	 *
	 * @param types by binary name, or with dots in place of {@code $}; those that no project has are left out
	 * @throws JavaModelException                                  if the source cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public static List<SourceMethod> ofTypes(Collection<IJavaProject> projects, Collection<String> types, IProgressMonitor monitor)
			throws JavaModelException {
		Map<IJavaProject, Set<ICompilationUnit>> units = new LinkedHashMap<>();
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		SubMonitor looking = progress.split(1).setWorkRemaining(types.size());
		for (String type : types) {
			looking.split(1);
			for (IJavaProject project : projects) {
				Optional<ICompilationUnit> unit = whileThere(project, Optional.empty(), () -> unit(project, type));
				if (unit.isPresent()) {
					units.computeIfAbsent(project, none -> new LinkedHashSet<>()).add(unit.get());
					break;
				}
			}
		}
		List<SourceMethod> methods = new ArrayList<>();
		SubMonitor reading = progress.split(1).setWorkRemaining(units.size());
		for (Map.Entry<IJavaProject, Set<ICompilationUnit>> ofProject : units.entrySet()) {
			SubMonitor part = reading.split(1);
			methods.addAll(whileThere(ofProject.getKey(), List.of(), () -> in(ofProject.getValue(), part)));
		}
		return methods;
	}

	/** Reads something of a project. */
	private interface Reading<T> {
		T read() throws JavaModelException;
	}

	/** JDT reports a project that vanishes in many ways, also by exceptions of the resources and of its own parser. */
	private static <T> T whileThere(IJavaProject project, T otherwise, Reading<T> reading) throws JavaModelException {
		try {
			return reading.read();
		} catch (OperationCanceledException e) {
			throw e;
		} catch (JavaModelException | RuntimeException e) {
			if (staysThere(project.getProject())) {
				throw e;
			}
			return otherwise;
		}
	}

	/** Waits for what changes the project at the moment, such as its deletion. */
	private static boolean staysThere(IProject project) {
		if (Job.getJobManager().currentRule() == null) {
			Job.getJobManager().beginRule(project, null);
			Job.getJobManager().endRule(project);
		}
		return project.isAccessible();
	}

	/** The file of a type by its binary name; a local type is in that of a type around it, and a name may hold a $ of its own. */
	public static Optional<ICompilationUnit> unit(IJavaProject project, String binaryName) throws JavaModelException {
		return type(project, binaryName).map(IType::getCompilationUnit);
	}

	/** The type of a binary name in source or a library, or the nearest one around it. */
	public static Optional<IType> type(IJavaProject project, String binaryName) throws JavaModelException {
		for (int end = binaryName.length(); end > 0; end = binaryName.lastIndexOf('$', end - 1)) {
			String name = binaryName.substring(0, end);
			for (String spelling : List.of(name, name.replace('$', '.'))) {
				IType type = project.findType(spelling);
				if (type != null) {
					return Optional.of(type);
				}
			}
		}
		int end = binaryName.indexOf('$', binaryName.lastIndexOf('.') + 1);
		// A type that shares a file of another name is found by the index alone.
		return Optional.ofNullable(project.findType(end < 0 ? binaryName : binaryName.substring(0, end), new NullProgressMonitor()));
	}

	private static void collect(IJavaElement element, Map<ICompilationUnit, Set<IJavaElement>> wanted,
			List<SourceMethod> methods) throws JavaModelException {
		switch (element) {
			case IMethod method when method.isLambdaMethod() ->
				methods.add(new NotInstrumentable(method, Obstacle.LAMBDA, ""));
			case IMethod method when method.getCompilationUnit() == null ->
				methods.add(new NotInstrumentable(method, Obstacle.LIBRARY, ""));
			case IMember member when member.getCompilationUnit() != null
					&& (member instanceof IMethod || member instanceof IType) ->
				want(member.getCompilationUnit(), member, wanted);
			case ICompilationUnit unit -> want(unit, unit, wanted);
			case IPackageFragment fragment -> {
				for (ICompilationUnit unit : fragment.getCompilationUnits()) {
					want(unit, unit, wanted);
				}
			}
			case IPackageFragmentRoot root when root.getKind() == IPackageFragmentRoot.K_SOURCE -> {
				for (IJavaElement fragment : root.getChildren()) {
					collect(fragment, wanted, methods);
				}
			}
			case IJavaProject project -> {
				for (IPackageFragmentRoot root : project.getPackageFragmentRoots()) {
					// The roots of other projects on the class path are theirs.
					if (root.getJavaProject().equals(project)) {
						collect(root, wanted, methods);
					}
				}
			}
			default -> { }
		}
	}

	private static void want(ICompilationUnit unit, IJavaElement element, Map<ICompilationUnit, Set<IJavaElement>> wanted) {
		wanted.computeIfAbsent(unit, none -> new LinkedHashSet<>()).add(element);
	}

	/** The methods inside the wanted elements; a wanted method that is not in the source is reported. */
	private static List<SourceMethod> select(List<SourceMethod> all, Set<IJavaElement> wanted) {
		List<SourceMethod> selected = new ArrayList<>(all.stream().filter(method -> isWanted(method.element(), wanted)).toList());
		for (IJavaElement element : wanted) {
			if (element instanceof IMethod method && selected.stream().noneMatch(found -> found.element().equals(method))) {
				selected.add(new NotInstrumentable(method, Obstacle.NOT_IN_SOURCE, ""));
			}
		}
		return selected;
	}

	/** A wanted method is itself alone: the methods of classes inside it are others. */
	private static boolean isWanted(IMethod method, Set<IJavaElement> wanted) {
		if (wanted.contains(method)) {
			return true;
		}
		for (IJavaElement around = method.getParent(); around != null; around = around.getParent()) {
			if (!(around instanceof IMethod) && wanted.contains(around)) {
				return true;
			}
		}
		return false;
	}

	private static IMethod elementOf(MethodDeclaration declaration, CompilationUnit unit) {
		IMethodBinding binding = declaration.resolveBinding();
		if (binding != null && binding.getJavaElement() instanceof IMethod method) {
			return method;
		}
		try {
			// Declarations with errors may have no binding; then the place in the source identifies the method.
			IJavaElement element = unit.getTypeRoot().getElementAt(declaration.getName().getStartPosition());
			return element instanceof IMethod method ? method : null;
		} catch (JavaModelException e) {
			return null;
		}
	}

	private static SourceMethod describe(MethodDeclaration declaration, IMethod element) {
		try {
			MethodSignature signature = BindingSignature.of(declaration);
			if (declaration.getBody() == null) {
				return new NotInstrumentable(element, missingBody(declaration), "", Optional.of(signature));
			}
			return new Instrumentable(element, signature, declaration.getName().getStartPosition(), declaration.getName().getLength());
		} catch (Unnamed e) {
			return declaration.getBody() == null ? new NotInstrumentable(element, missingBody(declaration), "")
					: new NotInstrumentable(element, e.obstacle(), e.getMessage());
		}
	}

	private static Obstacle missingBody(MethodDeclaration declaration) {
		return Modifier.isNative(declaration.getModifiers()) ? Obstacle.NATIVE : Obstacle.ABSTRACT;
	}
}
