/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnnotationTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CaseDefaultExpression;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.GuardedPattern;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.ImplicitTypeDeclaration;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.cyclomatic.Decision;
import org.sonde.metrics.lines.TokenLines;
import org.sonde.metrics.measurement.MethodMeasurement;
import org.sonde.metrics.measurement.MethodMeasurement.Kind;

/**
 * Counts the decisions of every unit of code in a type: methods and constructors, and the initialisers of each type in it taken
 * together. Annotations are left out: nothing in them is executed.
 */
final class Units extends ASTVisitor {

	private final CompilationUnit unit;
	private final TypeNames names;
	private final TokenLines lines;
	private final CyclomaticProfile profile;
	/** In the order of the source. */
	private final List<Unit> units = new ArrayList<>();
	private final Deque<TypeScope> types = new ArrayDeque<>();
	/** What the code being visited belongs to; empty between members. */
	private final Deque<Unit> current = new ArrayDeque<>();

	/** A type, with the units of its initialisers once there is one. */
	private static final class TypeScope {
		final String name;
		Unit initialiser;
		Unit staticInitialiser;

		TypeScope(String name) {
			this.name = name;
		}
	}

	private static final class Unit {
		final String type;
		final String signature;
		final Kind kind;
		final int line;
		int loc;
		int complexity;

		Unit(String type, String signature, Kind kind, int line, int complexity) {
			this.type = type;
			this.signature = signature;
			this.kind = kind;
			this.line = line;
			this.complexity = complexity;
		}
	}

	private Units(CompilationUnit unit, TypeNames names, TokenLines lines, CyclomaticProfile profile) {
		super(false);
		this.unit = unit;
		this.names = names;
		this.lines = lines;
		this.profile = profile;
	}

	/** The units of a top-level type and of all types in it. */
	static List<MethodMeasurement> of(ASTNode type, CompilationUnit unit, TypeNames names, TokenLines lines,
			CyclomaticProfile profile) {
		Units visitor = new Units(unit, names, lines, profile);
		type.accept(visitor);
		return visitor.units.stream().map(u -> new MethodMeasurement(u.type, u.signature, u.kind, u.line, u.loc, u.complexity))
				.toList();
	}

	// --- types ---------------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(TypeDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(TypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(EnumDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(EnumDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(RecordDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(RecordDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(AnnotationTypeDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(AnnotationTypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(ImplicitTypeDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(ImplicitTypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(AnonymousClassDeclaration node) {
		return enter(node);
	}

	@Override
	public void endVisit(AnonymousClassDeclaration node) {
		types.pop();
	}

	private boolean enter(ASTNode type) {
		types.push(new TypeScope(names.of(type)));
		return true;
	}

	// --- units ---------------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(MethodDeclaration node) {
		Unit method = new Unit(types.peek().name, signature(node), node.isConstructor() ? Kind.CONSTRUCTOR : Kind.METHOD,
				line(node.getName()),
				node.getBody() == null ? 0 : 1);
		method.loc = loc(node);
		units.add(method);
		current.push(method);
		return true;
	}

	@Override
	public void endVisit(MethodDeclaration node) {
		current.pop();
	}

	@Override
	public boolean visit(Initializer node) {
		return enterInitialiser(node, Members.isStatic(node));
	}

	@Override
	public void endVisit(Initializer node) {
		current.pop();
	}

	@Override
	public boolean visit(FieldDeclaration node) {
		return Members.hasInitialiser(node) && enterInitialiser(node, Members.isStatic(node));
	}

	@Override
	public void endVisit(FieldDeclaration node) {
		if (Members.hasInitialiser(node)) {
			current.pop();
		}
	}

	@Override
	public boolean visit(EnumConstantDeclaration node) {
		return enterInitialiser(node, true);
	}

	@Override
	public void endVisit(EnumConstantDeclaration node) {
		current.pop();
	}

	private boolean enterInitialiser(ASTNode node, boolean isStatic) {
		TypeScope type = types.peek();
		Unit known = isStatic ? type.staticInitialiser : type.initialiser;
		if (known == null) {
			known = isStatic ? new Unit(type.name, "<clinit>", Kind.STATIC_INITIALISER, line(node), 1)
					: new Unit(type.name, "<init>", Kind.INITIALISER, line(node), 1);
			units.add(known);
			if (isStatic) {
				type.staticInitialiser = known;
			} else {
				type.initialiser = known;
			}
		}
		known.loc += loc(node);
		current.push(known);
		return true;
	}

	private String signature(MethodDeclaration node) {
		List<?> parameters = node.parameters();
		if (node.isCompactConstructor()) {
			parameters = ((RecordDeclaration) node.getParent()).recordComponents();
		}
		return node.getName().getIdentifier() + parameters.stream().map(parameter -> type((SingleVariableDeclaration) parameter))
				.collect(Collectors.joining(",", "(", ")"));
	}

	private static String type(SingleVariableDeclaration parameter) {
		// The node's own text would bring annotations along, which belong to the declaration, not to the type.
		return parameter.getType() + "[]".repeat(parameter.getExtraDimensions()) + (parameter.isVarargs() ? "..." : "");
	}

	private int line(ASTNode node) {
		return Math.max(1, unit.getLineNumber(node.getStartPosition()));
	}

	private int loc(ASTNode node) {
		return lines.between(node.getStartPosition(), node.getStartPosition() + node.getLength());
	}

	// --- decisions -----------------------------------------------------------------------------------------------------

	private boolean count(Decision decision, int times) {
		Unit unitOfCode = current.peek();
		// Code outside of any unit is found in files that do not parse only.
		if (unitOfCode != null && unitOfCode.complexity > 0) {
			unitOfCode.complexity += times * profile.weight(decision);
		}
		return true;
	}

	@Override
	public boolean visit(IfStatement node) {
		return count(Decision.IF, 1);
	}

	@Override
	public boolean visit(ForStatement node) {
		return count(Decision.FOR, 1);
	}

	@Override
	public boolean visit(EnhancedForStatement node) {
		return count(Decision.ENHANCED_FOR, 1);
	}

	@Override
	public boolean visit(WhileStatement node) {
		return count(Decision.WHILE, 1);
	}

	@Override
	public boolean visit(DoStatement node) {
		return count(Decision.DO, 1);
	}

	@Override
	public boolean visit(SwitchCase node) {
		boolean isDefault = node.isDefault();
		for (Object label : node.expressions()) {
			isDefault |= label instanceof CaseDefaultExpression;
		}
		return count(isDefault ? Decision.DEFAULT : Decision.CASE, 1);
	}

	@Override
	public boolean visit(GuardedPattern node) {
		return count(Decision.GUARD, 1);
	}

	@Override
	public boolean visit(CatchClause node) {
		return count(Decision.CATCH, 1);
	}

	@Override
	public boolean visit(ConditionalExpression node) {
		return count(Decision.CONDITIONAL, 1);
	}

	@Override
	public boolean visit(InfixExpression node) {
		int operators = 1 + node.extendedOperands().size();
		if (node.getOperator() == InfixExpression.Operator.CONDITIONAL_AND) {
			count(Decision.AND, operators);
		} else if (node.getOperator() == InfixExpression.Operator.CONDITIONAL_OR) {
			count(Decision.OR, operators);
		}
		return true;
	}

	@Override
	public boolean visit(NormalAnnotation node) {
		return false;
	}

	@Override
	public boolean visit(SingleMemberAnnotation node) {
		return false;
	}

	@Override
	public boolean visit(MarkerAnnotation node) {
		return false;
	}
}
