/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.refactoring.participants.ChangeMethodSignatureParticipant;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.SourceMethod;
import org.sonde.instrumentation.workspace.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.SourceMethods;

/**
 * Lets the probes of all plans follow when the signature of a method changes, and with it those of the methods that it overrides and
 * that override it. What they are called afterwards is read from the source as the refactoring will leave it.
 */
public final class ProbesFollowSignature extends ChangeMethodSignatureParticipant {
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

	/** The new names are known when the changes of the source are: what can be checked before is that the plans can be written. */
	@Override
	public RefactoringStatus checkConditions(IProgressMonitor monitor, CheckConditionsContext context) {
		update.concerns(method);
		return update.checkNamed(PlanUpdate.nameOf(method), context);
	}

	@Override
	public Change createPreChange(IProgressMonitor monitor) throws CoreException {
		Map<ICompilationUnit, List<MethodSignature>> before = new HashMap<>();
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		for (SourceMethod source : SourceMethods.ofTypes(update.javaProjects(), update.typesOfProbes(PlanUpdate.nameOf(method)),
				progress.split(1))) {
			if (source instanceof Instrumentable found) {
				before.computeIfAbsent(found.element().getCompilationUnit(), none -> new ArrayList<>()).add(found.signature());
			}
		}
		SubMonitor units = progress.split(1).setWorkRemaining(before.size());
		Map<MethodSignature, MethodSignature> renamed = new HashMap<>();
		for (Map.Entry<ICompilationUnit, List<MethodSignature>> unit : before.entrySet()) {
			TextChange change = getTextChange(unit.getKey());
			if (change != null) {
				String source = change.getPreviewContent(units.split(1));
				addRenamed(unit.getValue(), SourceMethods.inPreview(unit.getKey(), source, null), renamed);
			}
		}
		return update.createChange(renamed);
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return null;
	}

	/** Of each type: what is no longer there became what was not there before. */
	private void addRenamed(List<MethodSignature> before, List<SourceMethod> after, Map<MethodSignature, MethodSignature> renamed) {
		boolean constructor = PlanUpdate.nameOf(method).equals(MethodSignature.CONSTRUCTOR_NAME);
		String newName = constructor ? MethodSignature.CONSTRUCTOR_NAME : getArguments().getNewName();
		Set<MethodSignature> came = new LinkedHashSet<>();
		Set<MethodSignature> there = new HashSet<>();
		for (SourceMethod source : after) {
			if (source instanceof Instrumentable found) {
				there.add(found.signature().withVarargs(false));
				came.add(found.signature());
			}
		}
		Set<MethodSignature> known = new HashSet<>(before.stream().map(old -> old.withVarargs(false)).toList());
		came.removeIf(now -> known.contains(now.withVarargs(false)) || !now.name().equals(newName));
		for (MethodSignature old : before) {
			boolean gone = getArguments().getKeepOriginal() || !there.contains(old.withVarargs(false));
			if (gone && old.name().equals(PlanUpdate.nameOf(method)) && parametersFit(old)) {
				came.stream().filter(now -> now.declaringType().equals(old.declaringType())).findFirst().ifPresent(now -> {
					renamed.put(old, now);
					came.remove(now);
				});
			}
		}
	}

	/** A constructor may have more parameters in the class file than in the source. */
	private boolean parametersFit(MethodSignature signature) {
		int own = method.getNumberOfParameters();
		return signature.constructor() ? signature.parameterTypes().size() >= own : signature.parameterTypes().size() == own;
	}
}
