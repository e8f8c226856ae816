/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.SourceObject.NotWatchable;
import org.sonde.instrumentation.workspace.source.SourceObject.Obstacle;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;

/** Collects the fields and types that a source declares. */
final class ObjectDeclarations extends ASTVisitor {
	private final List<SourceObject> found = new ArrayList<>();

	List<SourceObject> found() {
		return found;
	}

	@Override
	public void preVisit(ASTNode node) {
		switch (node) {
			case RecordDeclaration type -> {
				add(type);
				for (Object component : type.recordComponents()) {
					SingleVariableDeclaration declared = (SingleVariableDeclaration) component;
					add(declared.getName(), declared.resolveBinding(), type.resolveBinding());
				}
			}
			case AbstractTypeDeclaration type -> add(type);
			case EnumConstantDeclaration constant -> add(constant.getName(), constant.resolveVariable(), typeAround(constant));
			case VariableDeclarationFragment field when field.getParent() instanceof FieldDeclaration ->
				add(field.getName(), field.resolveBinding(), typeAround(field));
			default -> { }
		}
	}

	private static ITypeBinding typeAround(ASTNode member) {
		for (ASTNode around = member.getParent(); around != null; around = around.getParent()) {
			if (around instanceof AbstractTypeDeclaration type) {
				return type.resolveBinding();
			}
			if (around instanceof AnonymousClassDeclaration type) {
				return type.resolveBinding();
			}
		}
		return null;
	}

	private void add(AbstractTypeDeclaration declared) {
		ITypeBinding type = declared.resolveBinding();
		if (type == null || !(type.getJavaElement() instanceof IType element)) {
			return; // too broken for the Java model, too
		}
		Optional<Obstacle> obstacle = type.isInterface() || type.isAnnotation() ? Optional.of(Obstacle.INTERFACE)
				: type.isEnum() ? Optional.of(Obstacle.ENUM) : Optional.empty();
		if (obstacle.isPresent()) {
			found.add(new NotWatchable(element, obstacle.get()));
			return;
		}
		try {
			WatchedType place = new WatchedType(BindingSignature.nameOf(type));
			found.add(new Watchable(element, place, false, declared.getName().getStartPosition(), declared.getName().getLength()));
		} catch (Unnamed | IllegalArgumentException e) {
			found.add(new NotWatchable(element, Obstacle.UNRESOLVED));
		}
	}

	/** @param type that declares it; it and the field are null where the source has errors */
	private void add(SimpleName name, IVariableBinding field, ITypeBinding type) {
		if (type == null || !(type.getJavaElement() instanceof IType declaring)) {
			return; // as above
		}
		// Of a record's component, the binding is a parameter in some versions of JDT.
		IField element = declaring.getField(name.getIdentifier());
		Optional<Obstacle> obstacle = field == null ? Optional.of(Obstacle.UNRESOLVED) : obstacle(field, type);
		found.add(obstacle.<SourceObject>map(reason -> new NotWatchable(element, reason))
				.orElseGet(() -> describe(element, name, field, type)));
	}

	private static Optional<Obstacle> obstacle(IVariableBinding field, ITypeBinding type) {
		if (field.isEnumConstant()) {
			return Optional.of(Obstacle.ENUM_CONSTANT);
		}
		boolean constant = type.isInterface() || type.isAnnotation()
				|| Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
		return constant ? Optional.of(Obstacle.CONSTANT) : Optional.empty();
	}

	private static SourceObject describe(IMember element, SimpleName name, IVariableBinding field, ITypeBinding type) {
		try {
			boolean isStatic = Modifier.isStatic(field.getModifiers());
			FieldSignature place = new FieldSignature(BindingSignature.nameOf(type), name.getIdentifier(),
					BindingSignature.nameOf(field.getType()), isStatic);
			boolean isFinal = Modifier.isFinal(field.getModifiers()) || type.isRecord() && !isStatic;
			return new Watchable(element, place, isFinal, name.getStartPosition(), name.getLength());
		} catch (Unnamed | IllegalArgumentException e) {
			return new NotWatchable(element, Obstacle.UNRESOLVED);
		}
	}
}
