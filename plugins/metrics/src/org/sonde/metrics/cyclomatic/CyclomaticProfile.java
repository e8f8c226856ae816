/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

import static org.sonde.metrics.cyclomatic.Decision.AND;
import static org.sonde.metrics.cyclomatic.Decision.CASE;
import static org.sonde.metrics.cyclomatic.Decision.CASE_DEFAULT;
import static org.sonde.metrics.cyclomatic.Decision.CASE_EXPRESSION;
import static org.sonde.metrics.cyclomatic.Decision.CATCH;
import static org.sonde.metrics.cyclomatic.Decision.CONDITIONAL;
import static org.sonde.metrics.cyclomatic.Decision.DEFAULT;
import static org.sonde.metrics.cyclomatic.Decision.DO;
import static org.sonde.metrics.cyclomatic.Decision.ENHANCED_FOR;
import static org.sonde.metrics.cyclomatic.Decision.FOR;
import static org.sonde.metrics.cyclomatic.Decision.GUARD;
import static org.sonde.metrics.cyclomatic.Decision.IF;
import static org.sonde.metrics.cyclomatic.Decision.LOGICAL_EXPRESSION;
import static org.sonde.metrics.cyclomatic.Decision.OPERATOR_IN_CONDITION;
import static org.sonde.metrics.cyclomatic.Decision.OR;
import static org.sonde.metrics.cyclomatic.Decision.THROW;
import static org.sonde.metrics.cyclomatic.Decision.WHILE;

import java.util.EnumSet;
import java.util.Set;

import org.sonde.metrics.CountingRules;

/**
 * The counting rules for cyclomatic complexity: a method with a body starts at 1, and every decision of a counted kind adds 1,
 * unless it stands where the rules do not look. The field initialisers and initialiser blocks of a type form one unit
 * {@code <init>} and, the static ones, one {@code <clinit>}, which are reported but neither in the average nor in sum and maximum.
 */
public enum CyclomaticProfile implements CountingRules {

	/** The default. */
	MCCABE("mccabe", "McCabe",
			"1 for each if, for, enhanced for, while, do, case label that is not a default, catch clause, ?:, &&, || and pattern guard. The"
					+ " body of a lambda counts into the method around it; methods of local and anonymous classes are units of their own.",
			"T. J. McCabe, A Complexity Measure, IEEE Transactions on Software Engineering SE-2 (1976), doi 10.1109/TSE.1976.233837",
			EnumSet.of(IF, FOR, ENHANCED_FOR, WHILE, DO, CASE, CATCH, CONDITIONAL, AND, OR, GUARD),
			EnumSet.of(DecisionPlace.FIELD_OF_LOCAL_CLASS)),

	/** PMD's metric CYCLO with its default options. */
	PMD("pmd", "PMD",
			"1 for each if, for, enhanced for, while, do, constant in a case label (not a pattern), catch clause, throw statement and ?:. 1"
					+ " for each && and || in a condition. A condition that is a ?: counts 2 more. Bodies of lambdas do not count.",
			"PMD's metric CYCLO; PMD 7.17.0, run on the same files",
			EnumSet.of(IF, FOR, ENHANCED_FOR, WHILE, DO, CASE_EXPRESSION, CATCH, THROW, CONDITIONAL, OPERATOR_IN_CONDITION),
			EnumSet.of(DecisionPlace.FIELD_OF_LOCAL_CLASS, DecisionPlace.LAMBDA)),

	/** Checkstyle's check CyclomaticComplexity with its default options. */
	CHECKSTYLE("checkstyle", "Checkstyle",
			"As mccabe, but case null, default counts, and field initialisers of a local or anonymous class count into the method around it.",
			"Checkstyle's check CyclomaticComplexity; Checkstyle 12.1.1, run on the same files",
			EnumSet.of(IF, FOR, ENHANCED_FOR, WHILE, DO, CASE, CASE_DEFAULT, CATCH, CONDITIONAL, AND, OR, GUARD),
			EnumSet.noneOf(DecisionPlace.class)),

	/** lizard's number CCN. */
	LIZARD("lizard", "lizard", "As mccabe, but case null, default counts, and a pattern guard does not.",
			"lizard's CCN; lizard 1.24.3, run on the same files",
			EnumSet.of(IF, FOR, ENHANCED_FOR, WHILE, DO, CASE, CASE_DEFAULT, CATCH, CONDITIONAL, AND, OR),
			EnumSet.of(DecisionPlace.FIELD_OF_LOCAL_CLASS)),

	/** SonarQube's metric complexity. */
	SONAR("sonar", "SonarQube",
			"1 for each if, for, enhanced for, while, do, case label (case null, default too), ?:, &&, || and arrow of a lambda. Its body counts"
					+ " into the method around it. catch and default do not count.",
			"SonarQube's documentation, Metric definitions; SonarSource's analyser 8.5.0, run on the same files",
			EnumSet.of(IF, FOR, ENHANCED_FOR, WHILE, DO, CASE, CASE_DEFAULT, CONDITIONAL, AND, OR, Decision.LAMBDA),
			EnumSet.of(DecisionPlace.FIELD_OF_LOCAL_CLASS)),

	/** The Hypergraph-based Software Evaluation plug-in, with which the figures of 2016 were made. */
	KIEL_2016("kiel-2016", "as in 2016",
			"1 for each if, for, while, do, case label, default, catch clause and ?:. 1 for each expression of like && or ||, however many"
					+ " there are in a row. An enhanced for does not count, nor does anything in an expression statement. Methods of anonymous"
					+ " classes and of interfaces are left out.",
			"the plug-in's own figures of classes of Kieker",
			EnumSet.of(IF, FOR, WHILE, DO, CASE, CASE_DEFAULT, DEFAULT, CATCH, CONDITIONAL, LOGICAL_EXPRESSION),
			EnumSet.of(DecisionPlace.FIELD_OF_LOCAL_CLASS, DecisionPlace.EXPRESSION_STATEMENT, DecisionPlace.ANONYMOUS_CLASS,
					DecisionPlace.INTERFACE));

	private final Description description;
	private final Set<Decision> counted;
	private final int leftOut;

	CyclomaticProfile(String id, String title, String text, String source, Set<Decision> counted, Set<DecisionPlace> leftOut) {
		description = new Description(id, title, text, source);
		this.counted = counted;
		this.leftOut = DecisionTally.bits(leftOut);
	}

	@Override
	public Description description() {
		return description;
	}

	/** Whether a method that stands in such places is a unit under these rules. */
	public boolean sees(int places) {
		return (places & leftOut) == 0;
	}

	/** The complexity of a method with a body and these decisions. */
	public int complexity(DecisionTally decisions) {
		return 1 + decisions.count(counted, leftOut);
	}
}
