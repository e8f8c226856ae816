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
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.sonde.metrics.cyclomatic.Decision;
import org.sonde.metrics.cyclomatic.DecisionPlace;
import org.sonde.metrics.cyclomatic.DecisionTally;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.MethodMeasurement.Kind;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;

/**
 * Counts everything that is counted without bindings, by all rules in one pass, in every unit of code of a type: methods and
 * constructors, and the initialisers of each type in it taken together.
 */
final class UnitCounter extends UnitVisitor<UnitCounter.Type, UnitCounter.Frame> {

	private final DeclarationLines lines;
	private final TypeNames names;
	private final Nesting nesting;
	/** The units in the order of the source. */
	private final List<CountedUnit> units = new ArrayList<>();
	private final Statements statements = new Statements();
	private final Recursion<CountedUnit> recursion = new Recursion<>();
	/** The statements of the last ended type, which finally is the top-level type. */
	private int statementsOfType;

	/**
	 * A type.
	 *
	 * @param simpleName   empty for anonymous ones
	 * @param places       where it stands, as bits
	 * @param initialisers the units of its initialisers once there is one
	 */
	record Type(String name, String simpleName, int places, Map<Kind, CountedUnit> initialisers) {
	}

	/** The visit of a method, or of a part of a type's initialiser. */
	static final class Frame {
		private final CountedUnit unit;
		/** The frame of the code around the local or anonymous class that this one is in; null for none. */
		private final Frame outer;
		/** Whether it is that of a field or an enum constant. */
		private final boolean field;
		/** Whose cognitive complexity it counts into. */
		private final CountedUnit owner;
		/** The number of lambdas around the visited node. */
		private int lambdas;
		private int expressionStatements;

		Frame(CountedUnit unit, Frame outer, boolean field, CountedUnit owner) {
			this.unit = unit;
			this.outer = outer;
			this.field = field;
			this.owner = owner;
		}

		/** Adds a decision, that of a field in a local class to the code around the class as well. */
		private void add(Decision decision, int number) {
			int places = 0;
			Frame frame = this;
			frame.unit.decisions.add(decision, number, frame.places());
			while (frame.field && frame.outer != null) {
				frame = frame.outer;
				places |= DecisionTally.bit(DecisionPlace.FIELD_OF_LOCAL_CLASS);
				frame.unit.decisions.add(decision, number, places | frame.places());
			}
		}

		private int places() {
			return (lambdas > 0 ? DecisionTally.bit(DecisionPlace.LAMBDA) : 0)
					| (expressionStatements > 0 ? DecisionTally.bit(DecisionPlace.EXPRESSION_STATEMENT) : 0);
		}

		private void step(ASTNode node, int by) {
			lambdas += node instanceof LambdaExpression ? by : 0;
			expressionStatements += node instanceof ExpressionStatement ? by : 0;
		}
	}

	private UnitCounter(DeclarationLines lines, TypeNames names, Nesting nesting) {
		this.lines = lines;
		this.names = names;
		this.nesting = nesting;
	}

	/**
	 * Measures a top-level type with all types in it.
	 *
	 * @param nesting learns how deep it is nested
	 */
	static TypeMeasurement of(AbstractTypeDeclaration type, String file, DeclarationLines lines, TypeNames names, Nesting nesting,
			Profiles profiles) {
		UnitCounter visitor = new UnitCounter(lines, names, nesting);
		type.accept(visitor);
		visitor.recursion.found().forEach(CountedUnit::setRecursive);
		Map<LinesProfile, Integer> own = lines.of(type);
		own.put(LinesProfile.NCSS, visitor.statementsOfType);
		ASTNode name = type.getName() == null || type.getName().getLength() == 0 ? type : type.getName();
		return new TypeMeasurement(names.of(type), file, lines.line(name.getStartPosition()), own,
				visitor.units.stream().map(CountedUnit::measurement).toList(), lines.code(type), profiles);
	}

	// --- what is entered --------------------------------------------------------------------------------------------------

	@Override
	Type enterType(ASTNode declaration) {
		if (declaration instanceof AnonymousClassDeclaration) {
			return new Type(names.of(declaration), "", DecisionTally.bit(DecisionPlace.ANONYMOUS_CLASS), new EnumMap<>(Kind.class));
		}
		int anonymous = type() == null ? 0 : type().places() & DecisionTally.bit(DecisionPlace.ANONYMOUS_CLASS);
		boolean isInterface = declaration instanceof TypeDeclaration type && type.isInterface();
		SimpleName name = ((AbstractTypeDeclaration) declaration).getName();
		return new Type(names.of(declaration), name == null ? "" : name.getIdentifier(),
				anonymous | (isInterface ? DecisionTally.bit(DecisionPlace.INTERFACE) : 0), new EnumMap<>(Kind.class));
	}

	@Override
	Frame enterMethod(MethodDeclaration node) {
		Frame outer = unit();
		boolean body = node.getBody() != null;
		// Methods that only an initialiser is around count by themselves: initialisers are not in averages, sums and maxima.
		boolean own = outer == null || !outer.owner.kind.isMethod();
		CountedUnit method = new CountedUnit(type().name(), signature(node), node.isConstructor() ? Kind.CONSTRUCTOR : Kind.METHOD,
				lines.line(node.getName().getStartPosition()), body, type().places(), body && own ? new Cognitive() : null);
		method.addLines(lines.of(node));
		units.add(method);
		if (!node.isConstructor()) {
			recursion.declare(method, new Recursion.Name(method.type, node.getName().getIdentifier()), node.parameters().size(),
					node.isVarargs());
		}
		return new Frame(method, outer, false, own ? method : outer.owner);
	}

	@Override
	Frame enterInitialiser(BodyDeclaration node) {
		Frame outer = unit();
		Kind kind = Members.isStatic(node) ? Kind.STATIC_INITIALISER : Kind.INITIALISER;
		CountedUnit initialiser = type().initialisers().computeIfAbsent(kind, missing -> {
			CountedUnit first = new CountedUnit(type().name(), Members.initialiserName(node), kind, lines.line(node.getStartPosition()),
					true, type().places(), outer == null ? new Cognitive() : null);
			units.add(first);
			return first;
		});
		initialiser.addLines(initialiser.lastPart == null ? lines.of(node) : lines.beyond(initialiser.lastPart, node));
		initialiser.lastPart = node;
		return new Frame(initialiser, outer, !(node instanceof Initializer), outer == null ? initialiser : outer.owner);
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

	// --- what is visited --------------------------------------------------------------------------------------------------

	@Override
	public boolean preVisit2(ASTNode node) {
		nesting.enter(node);
		Frame around = unit();
		if (around != null && !(node instanceof Annotation)) {
			Decisions.of(node, around::add);
			around.step(node, 1);
			if (around.owner.cognitive != null) {
				around.owner.cognitive.enter(node);
			}
			if (node instanceof MethodInvocation call && around.owner == around.unit) {
				addCall(around.unit, call);
			}
		}
		boolean visited = super.preVisit2(node);
		if (opensStatements(node)) {
			statements.open();
		}
		statements.enter(node);
		return visited;
	}

	@Override
	public void postVisit(ASTNode node) {
		nesting.leave(node);
		statements.leave(node);
		if (opensStatements(node)) {
			int count = statements.close();
			if (isType(node)) {
				statementsOfType = count;
			} else {
				unit().unit.addLines(Map.of(LinesProfile.NCSS, count));
			}
		}
		super.postVisit(node);
		Frame around = unit();
		if (around != null && !(node instanceof Annotation)) {
			around.step(node, -1);
			if (around.owner.cognitive != null) {
				around.owner.cognitive.leave(node);
			}
		}
	}

	private static boolean opensStatements(ASTNode node) {
		return isType(node) || node instanceof MethodDeclaration
				|| node instanceof BodyDeclaration member && Members.isInitialiser(member);
	}

	/** Notes a call that may mean a method of the same type: unqualified, of this, or of the type by its name. */
	private void addCall(CountedUnit caller, MethodInvocation call) {
		Expression on = call.getExpression();
		boolean here = on == null || on instanceof ThisExpression self && self.getQualifier() == null
				|| on instanceof SimpleName name && name.getIdentifier().equals(type().simpleName());
		if (here && type().name().equals(caller.type)) {
			recursion.call(caller, new Recursion.Name(caller.type, call.getName().getIdentifier()), call.arguments().size());
		}
	}
}
