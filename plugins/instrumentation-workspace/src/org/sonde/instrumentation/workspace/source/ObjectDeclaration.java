/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.SourceObject.Obstacle;

/**
 * A field or type that a source declares.
 *
 * @param type     of a field, the one that declares it; null where the source has errors
 * @param name     where it is declared
 * @param isType   whether it is a type
 * @param isFinal  whether it is a field that only constructors set
 * @param place    empty if it cannot be watched
 * @param obstacle why not; empty if it can
 */
record ObjectDeclaration(ITypeBinding type, SimpleName name, boolean isType, boolean isFinal, Optional<CodePlace> place,
		Optional<Obstacle> obstacle) {
	/** Returns the declarations in the order of the source. Anonymous types count only for their fields. */
	static List<ObjectDeclaration> in(CompilationUnit unit) {
		List<ObjectDeclaration> found = new ArrayList<>();
		unit.accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				switch (node) {
					case RecordDeclaration type -> {
						found.add(of(type));
						for (Object component : type.recordComponents()) {
							SingleVariableDeclaration declared = (SingleVariableDeclaration) component;
							found.add(of(declared.getName(), declared.resolveBinding(), type.resolveBinding()));
						}
					}
					case AbstractTypeDeclaration type -> found.add(of(type));
					case EnumConstantDeclaration constant ->
						found.add(of(constant.getName(), constant.resolveVariable(), typeAround(constant)));
					case VariableDeclarationFragment field when field.getParent() instanceof FieldDeclaration ->
						found.add(of(field.getName(), field.resolveBinding(), typeAround(field)));
					default -> { }
				}
			}
		});
		return found;
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

	private static ObjectDeclaration of(AbstractTypeDeclaration declared) {
		ITypeBinding type = declared.resolveBinding();
		Optional<Obstacle> obstacle = type == null ? Optional.of(Obstacle.UNRESOLVED)
				: type.isInterface() || type.isAnnotation() ? Optional.of(Obstacle.INTERFACE)
						: type.isEnum() ? Optional.of(Obstacle.ENUM) : Optional.empty();
		return declared(type, declared.getName(), true, false, obstacle, () -> new WatchedType(BindingSignature.nameOf(type)));
	}

	private static ObjectDeclaration of(SimpleName name, IVariableBinding field, ITypeBinding type) {
		if (field == null || type == null) {
			return declared(type, name, false, false, Optional.of(Obstacle.UNRESOLVED), () -> null);
		}
		// A record's component is a parameter to JDT, without the modifiers of its field.
		boolean isStatic = Modifier.isStatic(field.getModifiers());
		boolean isFinal = Modifier.isFinal(field.getModifiers()) || type.isRecord() && !isStatic;
		boolean constant = type.isInterface() || type.isAnnotation() || isStatic && isFinal;
		return declared(type, name, false, isFinal, field.isEnumConstant() ? Optional.of(Obstacle.ENUM_CONSTANT)
				: constant ? Optional.of(Obstacle.CONSTANT) : Optional.empty(),
				() -> new FieldSignature(BindingSignature.nameOf(type), name.getIdentifier(), BindingSignature.nameOf(field.getType()),
						isStatic));
	}

	private interface Named {
		CodePlace place() throws Unnamed;
	}

	private static ObjectDeclaration declared(ITypeBinding type, SimpleName name, boolean isType, boolean isFinal,
			Optional<Obstacle> obstacle, Named named) {
		if (obstacle.isPresent()) {
			return new ObjectDeclaration(type, name, isType, isFinal, Optional.empty(), obstacle);
		}
		try {
			return new ObjectDeclaration(type, name, isType, isFinal, Optional.of(named.place()), Optional.empty());
		} catch (Unnamed | IllegalArgumentException e) {
			return new ObjectDeclaration(type, name, isType, isFinal, Optional.empty(), Optional.of(Obstacle.UNRESOLVED));
		}
	}
}
