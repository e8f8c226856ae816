/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.CheckConditionsContext;
import org.eclipse.ltk.core.refactoring.participants.ResourceChangeChecker;
import org.eclipse.ltk.core.refactoring.participants.ValidateEditChecker;
import org.sonde.instrumentation.plan.CodeChange;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeMoves;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.TypeRenames;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceObjects;

/**
 * What a refactoring means for plans: collected element by element, checked against all plans that may name the elements, and turned
 * into changes of their files.
 */
final class PlanUpdate {
	/** The name of the participants in error messages. */
	static final String NAME = "Instrumentation plans";

	private final Set<IProject> projects = new HashSet<>();
	private final Map<String, String> types = new HashMap<>();
	private final Set<String> deletedTypes = new HashSet<>();
	private final Map<IMethod, UnaryOperator<MethodSignature>> methods = new LinkedHashMap<>();
	private final Set<IMethod> deletedMethods = new HashSet<>();
	private final Map<IField, UnaryOperator<FieldSignature>> fields = new LinkedHashMap<>();
	private final Set<IField> deletedFields = new HashSet<>();
	private final Map<String, String> packages = new HashMap<>();
	private final Set<String> trees = new HashSet<>();
	private final Set<String> words = new HashSet<>();
	/** Binary names of the types that the refactoring changes, or methods of. */
	private final Set<String> named = new HashSet<>();
	private final Map<IFile, Plan> plans = new LinkedHashMap<>();
	private CodeChange codeChange;

	/** The type is called otherwise afterwards. Local types have no name that is known before they are compiled: left out. */
	void rename(IType type, String newBinaryName) {
		if (DeclaredMethods.hasBinaryName(type)) {
			projects.add(type.getJavaProject().getProject());
			named.add(type.getFullyQualifiedName('$'));
			types.put(type.getFullyQualifiedName('$'), newBinaryName);
			words.add(type.getElementName());
		}
	}

	void delete(IType type) {
		if (DeclaredMethods.hasBinaryName(type)) {
			projects.add(type.getJavaProject().getProject());
			named.add(type.getFullyQualifiedName('$'));
			deletedTypes.add(type.getFullyQualifiedName('$'));
		}
	}

	/** @param becomes from the method's name now to that afterwards, apart from names of types that change as well */
	void rename(IMethod method, UnaryOperator<MethodSignature> becomes) {
		concerns(method);
		methods.put(method, becomes);
		words.add(method.getElementName());
	}

	void delete(IMethod method) {
		concerns(method);
		deletedMethods.add(method);
	}

	/** Likewise of a field. */
	void rename(IField field, UnaryOperator<FieldSignature> becomes) {
		concerns(field);
		fields.put(field, becomes);
	}

	void delete(IField field) {
		concerns(field);
		deletedFields.add(field);
	}

	/** The package is called otherwise afterwards; its types are reported one by one. */
	void rename(IPackageFragment fragment, String newName) throws JavaModelException {
		packages.put(fragment.getElementName(), newName);
		if (!fragment.hasSubpackages()) {
			trees.add(fragment.getElementName());
		}
	}

	/** The refactoring changes code of the member's project. */
	void concerns(IMember member) {
		projects.add(member.getJavaProject().getProject());
		named.add(member.getDeclaringType().getFullyQualifiedName('$'));
	}

	/** Reads the plans and says what the refactoring cannot do to them. */
	RefactoringStatus check(CheckConditionsContext context, IProgressMonitor monitor) {
		RefactoringStatus status = new RefactoringStatus();
		try {
			check(context, status, monitor);
		} catch (CoreException e) {
			plans.clear();
			status.addError("Probes do not follow this refactoring: " + e.getMessage());
		}
		return status;
	}

	private void check(CheckConditionsContext context, RefactoringStatus status, IProgressMonitor monitor) throws CoreException {
		Map<IFile, Plan> read = read(status);
		codeChange = codeChange(read, monitor);
		plans.clear();
		read.forEach((file, plan) -> {
			ProbeMoves moves = codeChange.in(plan);
			if (!moves.isEmpty()) {
				plans.put(file, plan);
				tellDisplaced(file, plan, moves, status);
				willChange(file, status, context);
			}
			codeChange.doubtfulPatterns(plan, words)
					.forEach(pattern -> status.addWarning(ProjectFiles.name(file) + ": the pattern " + pattern
							+ " may match renamed code. It does not change; check it after the refactoring."));
		});
	}

	private static void tellDisplaced(IFile file, Plan plan, ProbeMoves moves, RefactoringStatus status) {
		moves.displacedIn(plan).stream().sorted(Comparator.comparing(CodePlace::probeName)).forEach(place -> status.addWarning(
				ProjectFiles.name(file) + " already has a probe in " + place.probeName() + ". The probe of the " + place.noun()
						+ " that gets this name replaces it."));
	}

	/** Says which probes of the loaded plans are in the way if methods are renamed. */
	void tellDisplaced(Map<MethodSignature, MethodSignature> renamed, RefactoringStatus status) {
		CodeChange change = renaming(renamed);
		plans.forEach((file, plan) -> tellDisplaced(file, plan, change.in(plan), status));
	}

	/**
	 * Reads the plans that have a probe in a method of the name, or let it end the life of objects, and says why they cannot be changed;
	 * the changes are reported when they are made.
	 */
	RefactoringStatus checkNamed(String name, CheckConditionsContext context) {
		RefactoringStatus status = new RefactoringStatus();
		plans.clear();
		try {
			read(status).forEach((file, plan) -> {
				if (typesWith(plan, name).findAny().isPresent()) {
					plans.put(file, plan);
					willChange(file, status, context);
				}
			});
		} catch (CoreException e) {
			status.addError("Probes do not follow this refactoring: " + e.getMessage());
		}
		return status;
	}

	/** The types of these methods, by the plans that were read. */
	Set<String> typesOfProbes(String name) {
		return plans.values().stream().flatMap(plan -> typesWith(plan, name)).collect(Collectors.toSet());
	}

	private static Stream<String> typesWith(Plan plan, String method) {
		return plan.getProbes().stream().flatMap(probe -> Probes.codePlace(probe).stream()).filter(place -> switch (place) {
			case MethodSignature probed -> probed.name().equals(method);
			case WatchedType type -> type.disposal().filter(end -> end.name().equals(method)).isPresent();
			case FieldSignature field -> false;
		}).map(CodePlace::declaringType);
	}

	/** The Java projects whose code the plans that were read may name. */
	List<IJavaProject> javaProjects() {
		return Stream.concat(projects.stream(), plans.keySet().stream().map(IFile::getProject)).distinct().map(JavaCore::create)
				.filter(IJavaProject::exists).toList();
	}

	/** The changes of the files; null if no plan is concerned. */
	Change createChange() throws CoreException {
		CompositeChange all = new CompositeChange(NAME);
		for (Map.Entry<IFile, Plan> entry : plans.entrySet()) {
			if (!codeChange.in(entry.getValue()).isEmpty()) {
				all.add(PlanFileChange.of(entry.getKey(), entry.getValue(), codeChange::in));
			}
		}
		return all.getChildren().length == 0 ? null : all;
	}

	/** The changes of the files if methods get other names; null if no plan is concerned. */
	Change createChange(Map<MethodSignature, MethodSignature> renamed) throws CoreException {
		codeChange = renaming(renamed);
		return createChange();
	}

	private static CodeChange renaming(Map<MethodSignature, MethodSignature> renamed) {
		return new CodeChange(new TypeRenames(Map.of()), new HashMap<>(renamed), Set.of(), Set.of());
	}

	private Map<IFile, Plan> read(RefactoringStatus status) throws CoreException {
		Map<IFile, Plan> read = new LinkedHashMap<>();
		for (IFile file : AffectedPlans.of(projects)) {
			switch (PlanStore.readNow(file)) {
				case Loaded loaded -> read.put(file, loaded.plan());
				case Broken broken when mayName(file) ->
					status.addWarning("Fix the plan first, or its probes do not follow. " + broken.message());
				default -> { }
			}
		}
		return read;
	}

	/**
	 * Whether a plan that cannot be read may name the code: one of a Java project that sees it, or one elsewhere whose text has the name of
	 * a type. What is broken in an unrelated project must not disturb.
	 */
	private boolean mayName(IFile broken) throws CoreException {
		if (broken.getProject().hasNature(JavaCore.NATURE_ID)) {
			return true;
		}
		try {
			return named.stream().anyMatch(new String(broken.readAllBytes(), StandardCharsets.UTF_8)::contains);
		} catch (CoreException e) {
			return false; // its own marker says why it cannot be read
		}
	}

	private static void willChange(IFile file, RefactoringStatus status, CheckConditionsContext context) {
		context.getChecker(ValidateEditChecker.class).addFile(file);
		context.getChecker(ResourceChangeChecker.class).getDeltaFactory().change(file);
		ITextFileBuffer open = FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
		if (open != null && open.isDirty()) {
			status.addError(ProjectFiles.name(file) + " has unsaved changes. Save it first; otherwise, you must merge them by hand with"
					+ " those of this refactoring.");
		}
	}

	private CodeChange codeChange(Map<IFile, Plan> read, IProgressMonitor monitor) throws CoreException {
		PlannedNames planned = PlannedNames.in(read.values());
		SubMonitor progress = SubMonitor.convert(monitor, 4);
		Map<CodePlace, CodePlace> renamed = new HashMap<>();
		Map<WatchedType, Optional<DisposalMethod>> disposal = new HashMap<>();
		for (Map.Entry<IMethod, MethodSignature> found : found(methods.keySet(), planned, progress.split(1)).entrySet()) {
			MethodSignature after = methods.get(found.getKey()).apply(found.getValue());
			renamed.put(found.getValue(), after);
			planned.disposedBy(found.getKey(), found.getValue(), progress.split(0)).keySet()
					.forEach(type -> disposal.put(type, Optional.of(DisposalMethod.of(after))));
		}
		Set<CodePlace> gone = new HashSet<>();
		for (Map.Entry<IMethod, MethodSignature> found : found(deletedMethods, planned, progress.split(1)).entrySet()) {
			gone.add(found.getValue());
			for (Map.Entry<WatchedType, IType> ended : planned.disposedBy(found.getKey(), found.getValue(), progress.split(0)).entrySet()) {
				boolean stays = PlannedNames.inherits(ended.getValue(), found.getKey(), deletedMethods, progress.split(0));
				disposal.put(ended.getKey(), stays ? ended.getKey().disposal() : Optional.empty());
			}
		}
		SourceObjects.fieldsIn(planned.fields(fields.keySet()), progress.split(1))
				.forEach((field, before) -> renamed.put(before, fields.get(field).apply(before)));
		gone.addAll(SourceObjects.fieldsIn(planned.fields(deletedFields), progress.split(1)).values());
		// Renamed with a package in it, a package is renamed with all.
		packages.keySet().stream().filter(name -> packages.keySet().stream().anyMatch(other -> other.startsWith(name + ".")))
				.forEach(trees::add);
		return new CodeChange(new TypeRenames(types), renamed, disposal, deletedTypes, gone, packages, trees);
	}

	/** Returns the methods that may have a probe, or end the life of objects. */
	private static Map<IMethod, MethodSignature> found(Set<IMethod> methods, PlannedNames planned, IProgressMonitor monitor)
			throws CoreException {
		return SourceMethods.names(SourceMethods.in(methods.stream().filter(planned::mayConcern).toList(), monitor));
	}

	/** Returns the name as in signatures. Most refactorings concern methods without a probe, which need no parsing. */
	static String nameOf(IMethod method) {
		return method.getElementName().equals(method.getDeclaringType().getElementName()) ? MethodSignature.CONSTRUCTOR_NAME
				: method.getElementName();
	}
}
