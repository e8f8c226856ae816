/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NameQualifiedType;
import org.eclipse.jdt.core.dom.QualifiedType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Collects the nodes, calls and field accesses of one file's types. The rules are those of {@link DeclaredNodes}, {@link Calls}
 * and {@link FieldAccesses}. Lambda bodies belong to the method around them.
 */
final class GraphVisitor extends UnitVisitor<ModuleType, Node> {

	private final GraphFacts facts = new GraphFacts();
	private final Modules modules;
	private final TypeNames typeNames;
	private final UnresolvedInFile unresolved;
	private final DeclaredNodes declared;
	private final CallSites sites;
	private final Calls calls;
	private final FieldAccesses accesses;
	private final ExpressionNames names;

	/** @param dataTypes remembers which types are data types */
	private GraphVisitor(CompilationUnit tree, GraphBuilder.Unit file, Component component, Map<String, Boolean> dataTypes) {
		modules = component.modules();
		typeNames = new TypeNames(tree, FileMeasurement.implicitName(file.file()));
		BindingNames bindings = new BindingNames(typeNames, component.modules());
		MissingNames missing = new MissingNames(tree, component.modules());
		DataTypes data = new DataTypes(bindings, component, dataTypes);
		unresolved = new UnresolvedInFile(tree, file.file().name(), missing);
		accesses = new FieldAccesses(bindings, data, facts);
		ImplicitRecordMembers records = new ImplicitRecordMembers(bindings, accesses, facts);
		declared = new DeclaredNodes(bindings, records, facts);
		sites = new CallSites(bindings, missing);
		calls = new Calls(bindings, missing, data, facts, unresolved);
		names = new ExpressionNames(accesses, unresolved);
	}

	/**
	 * Visits the types of a file that belong to the component.
	 *
	 * @param dataTypes remembers which types are data types
	 */
	static GraphVisitor visit(CompilationUnit tree, GraphBuilder.Unit file, Component component, Map<String, Boolean> dataTypes) {
		GraphVisitor visitor = new GraphVisitor(tree, file, component, dataTypes);
		for (Object type : tree.types()) {
			if (file.types().contains(visitor.typeNames.of((ASTNode) type))) {
				((ASTNode) type).accept(visitor);
			}
		}
		return visitor;
	}

	GraphFacts facts() {
		return facts;
	}

	UnresolvedNames unresolved() {
		return unresolved.names();
	}

	@Override
	ModuleType enterType(ASTNode declaration) {
		String name = typeNames.of(declaration);
		ModuleType type = new ModuleType(type() == null ? name : type().topLevel(), name, modules);
		declared.addConstructors(declaration, type);
		return type;
	}

	@Override
	Node enterMethod(MethodDeclaration declaration) {
		return declared.addMethod(declaration, type());
	}

	@Override
	Node enterInitialiser(BodyDeclaration member) {
		return declared.addInitialiser(member, type());
	}

	@Override
	public boolean visit(FieldDeclaration node) {
		for (Object fragment : node.fragments()) {
			VariableDeclarationFragment declaration = (VariableDeclarationFragment) fragment;
			if (declaration.getInitializer() != null && declaration.resolveBinding() != null) {
				accesses.add(unit(), declaration.resolveBinding());
			}
		}
		return true;
	}

	@Override
	public boolean visit(EnumConstantDeclaration node) {
		if (node.resolveVariable() != null) {
			accesses.add(unit(), node.resolveVariable());
		}
		return created(sites.of(node, type()), node.getAnonymousClassDeclaration() != null);
	}

	@Override
	public boolean visit(ClassInstanceCreation node) {
		return created(sites.of(node), node.getAnonymousClassDeclaration() != null);
	}

	private boolean created(CallSite creation, boolean anonymous) {
		calls.add(unit(), creation);
		if (anonymous) {
			calls.addSuperConstructor(unit(), creation.called());
		}
		return true;
	}

	@Override
	public boolean preVisit2(ASTNode node) {
		boolean visited = super.preVisit2(node);
		CallSite call = switch (node) {
			case MethodInvocation one -> sites.of(one);
			case SuperMethodInvocation one -> sites.of(one);
			case ConstructorInvocation one -> sites.of(one, type());
			case SuperConstructorInvocation one -> sites.of(one);
			case ExpressionMethodReference one -> sites.of(one);
			case TypeMethodReference one -> sites.of(one);
			case SuperMethodReference one -> sites.of(one);
			// The creation of an array calls no constructor.
			case CreationReference one when !one.getType().isArrayType() -> sites.of(one);
			default -> null;
		};
		if (call != null) {
			calls.add(unit(), call);
		}
		return visited;
	}

	@Override
	public boolean visit(SimpleName node) {
		names.add(unit(), node);
		return false;
	}

	@Override
	public boolean visit(SimpleType node) {
		return !node.isVar() && named(node);
	}

	@Override
	public boolean visit(QualifiedType node) {
		return named(node);
	}

	@Override
	public boolean visit(NameQualifiedType node) {
		return named(node);
	}

	private boolean named(Type node) {
		ITypeBinding binding = node.resolveBinding();
		if (binding == null || MissingNames.isMissing(binding)) {
			unresolved.type(node);
		}
		return false;
	}
}
