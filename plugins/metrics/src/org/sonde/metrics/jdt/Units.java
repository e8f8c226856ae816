/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.TokenLines;
import org.sonde.metrics.measurement.MethodMeasurement;
import org.sonde.metrics.measurement.MethodMeasurement.Kind;

/**
 * Counts the lines and decisions of every unit of code in a type: methods and constructors, and the initialisers of each type in
 * it taken together.
 */
final class Units extends UnitVisitor<Units.Type, Units.Unit> {

	private final CompilationUnit file;
	private final TypeNames names;
	private final TokenLines lines;
	private final CyclomaticProfile profile;
	/** In the order of the source. */
	private final List<Unit> units = new ArrayList<>();

	/** A type, with the units of its initialisers once there is one. */
	record Type(String name, Map<Kind, Unit> initialisers) {
	}

	/** A unit being counted. */
	static final class Unit {
		private final String type;
		private final String signature;
		private final Kind kind;
		private final int line;
		private int loc;
		/** 0 where there is no body. */
		private int complexity;

		Unit(String type, String signature, Kind kind, int line, int complexity) {
			this.type = type;
			this.signature = signature;
			this.kind = kind;
			this.line = line;
			this.complexity = complexity;
		}

		private MethodMeasurement measurement() {
			return new MethodMeasurement(type, signature, kind, line, loc, complexity);
		}
	}

	private Units(CompilationUnit file, TypeNames names, TokenLines lines, CyclomaticProfile profile) {
		this.file = file;
		this.names = names;
		this.lines = lines;
		this.profile = profile;
	}

	/** The units of a top-level type and of all types in it. */
	static List<MethodMeasurement> of(ASTNode type, CompilationUnit file, TypeNames names, TokenLines lines,
			CyclomaticProfile profile) {
		Units visitor = new Units(file, names, lines, profile);
		type.accept(visitor);
		return visitor.units.stream().map(Unit::measurement).toList();
	}

	@Override
	Type enterType(ASTNode declaration) {
		return new Type(names.of(declaration), new EnumMap<>(Kind.class));
	}

	@Override
	Unit enterMethod(MethodDeclaration node) {
		Unit method = new Unit(type().name(), signature(node), node.isConstructor() ? Kind.CONSTRUCTOR : Kind.METHOD,
				line(node.getName()), node.getBody() == null ? 0 : 1);
		method.loc = loc(node);
		units.add(method);
		return method;
	}

	@Override
	Unit enterInitialiser(BodyDeclaration node) {
		Kind kind = Members.isStatic(node) ? Kind.STATIC_INITIALISER : Kind.INITIALISER;
		Unit initialiser = type().initialisers().computeIfAbsent(kind, missing -> {
			Unit first = new Unit(type().name(), Members.initialiserName(node), kind, line(node), 1);
			units.add(first);
			return first;
		});
		initialiser.loc += loc(node);
		return initialiser;
	}

	@Override
	public boolean preVisit2(ASTNode node) {
		// Code outside of any unit is found in files that do not parse only.
		if (unit() != null && unit().complexity > 0) {
			unit().complexity += Decisions.weight(node, profile);
		}
		return super.preVisit2(node);
	}

	private static String signature(MethodDeclaration node) {
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
		return Math.max(1, file.getLineNumber(node.getStartPosition()));
	}

	private int loc(ASTNode node) {
		return lines.between(node.getStartPosition(), node.getStartPosition() + node.getLength());
	}
}
