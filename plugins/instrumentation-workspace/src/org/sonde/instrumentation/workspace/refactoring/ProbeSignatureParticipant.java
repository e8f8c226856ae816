/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.ITypeHierarchy;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.eclipse.jdt.core.refactoring.participants.ChangeMethodSignatureArguments.Parameter;
import org.eclipse.jdt.core.refactoring.participants.ChangeMethodSignatureParticipant;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.SourceMethods;

/**
 * Lets the probes of all plans follow when the signature of a method changes, and with it those of the methods that it overrides and
 * that override it. What they are called afterwards is read from the source as the refactoring will leave it.
 */
public final class ProbeSignatureParticipant extends ChangeMethodSignatureParticipant {
	private final PlanUpdate update = new PlanUpdate();
	private IMethod method;

	@Override
	protected boolean initialize(Object element) {
		method = (IMethod) element;
		return true;
	}

	@Override
	public String getName() {
		return PlanUpdate.NAME;
	}

	/**
	 * The new names are known when the changes of the source are: what can be checked before is that the plans can be written, and whether
	 * a probe is in the way, by what the refactoring says of the parameters.
	 */
	@Override
	public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) {
		update.concerns(method);
		RefactoringStatus status = update.checkNamed(PlanUpdate.nameOf(method), context);
		try {
			tellDisplaced(status, SubMonitor.convert(monitor, 2));
		} catch (CoreException e) {
			status.addError("Cannot check whether renamed methods already have probes: " + e.getMessage());
		}
		return status;
	}

	private void tellDisplaced(RefactoringStatus status, SubMonitor progress) throws CoreException {
		Map<MethodSignature, MethodSignature> renamed = new HashMap<>();
		ITypeHierarchy related = null;
		for (Map.Entry<IMethod, MethodSignature> found : methodsOfProbedTypes(progress.split(1)).entrySet()) {
			if (found.getKey().isSimilar(method)) {
				related = related == null ? method.getDeclaringType().newTypeHierarchy(progress.split(1)) : related;
				if (related.contains(found.getKey().getDeclaringType())) {
					byArguments(found.getValue()).filter(now -> !now.equals(found.getValue().withVarargs(false)))
							.ifPresent(now -> renamed.put(found.getValue(), now));
				}
			}
		}
		update.tellDisplaced(renamed, status);
	}

	/** Returns the methods of types with a probe in a method of this name, or with such a disposal method. */
	private Map<IMethod, MethodSignature> methodsOfProbedTypes(IProgressMonitor monitor) throws CoreException {
		return SourceMethods.names(SourceMethods.ofTypes(update.javaProjects(), update.typesOfProbes(PlanUpdate.nameOf(method)), monitor));
	}

	@Override
	public Change createPreChange(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		Map<ICompilationUnit, List<MethodSignature>> before = new HashMap<>();
		methodsOfProbedTypes(progress.split(1)).forEach((found, signature) -> before
				.computeIfAbsent(found.getCompilationUnit(), none -> new ArrayList<>()).add(signature));
		SubMonitor units = progress.split(1).setWorkRemaining(before.size());
		Map<MethodSignature, MethodSignature> renamed = new HashMap<>();
		for (Map.Entry<ICompilationUnit, List<MethodSignature>> unit : before.entrySet()) {
			TextChange change = getTextChange(unit.getKey());
			if (change != null) {
				String source = change.getPreviewContent(units.split(1));
				addRenamed(unit.getValue(), SourceMethods.names(SourceMethods.inPreview(unit.getKey(), source, null)).values(), renamed);
			}
		}
		return update.createChange(renamed);
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return null;
	}

	/** Adds for each type that the method that disappeared became the one that appeared. */
	private void addRenamed(List<MethodSignature> before, Collection<MethodSignature> there, Map<MethodSignature, MethodSignature> renamed)
			throws JavaModelException {
		Set<MethodSignature> known = withoutEllipsis(before);
		List<MethodSignature> came = new ArrayList<>(new LinkedHashSet<>(there));
		came.removeIf(now -> known.contains(now.withVarargs(false)) || !now.name().equals(newName()));
		Set<MethodSignature> still = withoutEllipsis(there);
		for (MethodSignature old : before) {
			boolean gone = getArguments().getKeepOriginal() || !still.contains(old.withVarargs(false));
			if (gone && old.name().equals(PlanUpdate.nameOf(method)) && parametersFit(old)) {
				Optional<MethodSignature> now = came.stream().filter(other -> other.declaringType().equals(old.declaringType()))
						.findFirst();
				(now.isPresent() ? now : byArguments(old)).ifPresent(signature -> renamed.put(old, signature));
				now.ifPresent(came::remove);
			}
		}
	}

	private String newName() {
		return PlanUpdate.nameOf(method).equals(MethodSignature.CONSTRUCTOR_NAME) ? MethodSignature.CONSTRUCTOR_NAME
				: getArguments().getNewName();
	}

	private static Set<MethodSignature> withoutEllipsis(Collection<MethodSignature> methods) {
		return methods.stream().map(each -> each.withVarargs(false)).collect(Collectors.toSet());
	}

	/**
	 * Where the source does not tell, because it is not changed yet, or the refactoring makes a type that is not there yet: by what the
	 * refactoring says of the parameters. A type without a package is taken for one of the method's own. Empty if that gives no signature.
	 */
	private Optional<MethodSignature> byArguments(MethodSignature old) throws JavaModelException {
		String[] oldTypes = method.getParameterTypes();
		int added = old.parameterTypes().size() - oldTypes.length;
		List<String> parameters = new ArrayList<>(old.parameterTypes().subList(0, added));
		for (Parameter parameter : getArguments().getNewParameters()) {
			int index = parameter.getOldIndex();
			boolean same = index >= 0 && index < oldTypes.length && oldTypes[index].equals(parameter.getType());
			parameters.add(same ? old.parameterTypes().get(added + index) : nameOf(parameter.getType()));
		}
		try {
			return Optional.of(new MethodSignature(old.declaringType(), newName(), parameters, old.returnType(), false, old.constructor()));
		} catch (IllegalArgumentException e) {
			// The probe becomes stale then, and is shown so.
			return Optional.empty();
		}
	}

	private String nameOf(String type) throws JavaModelException {
		String name = Signature.toString(Signature.getTypeErasure(type));
		String element = Signature.getElementType(type);
		if (element.length() == 1) {
			return name;
		}
		String[][] found = method.getDeclaringType().resolveType(Signature.toString(Signature.getTypeErasure(element)));
		if (found != null) {
			return NewNames.inPackage(found[0][0], found[0][1].replace('.', '$')) + "[]".repeat(Signature.getArrayCount(type));
		}
		return name.indexOf('.') >= 0 ? name : NewNames.inPackage(method.getDeclaringType().getPackageFragment().getElementName(), name);
	}

	/** A constructor may have more parameters in the class file than in the source. */
	private boolean parametersFit(MethodSignature signature) {
		int own = method.getNumberOfParameters();
		return signature.constructor() ? signature.parameterTypes().size() >= own : signature.parameterTypes().size() == own;
	}
}
