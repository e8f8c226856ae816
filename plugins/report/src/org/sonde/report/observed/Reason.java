/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import org.sonde.common.keyword.Keyword;

/** The likely reasons why a log does not hold what a plan says. The keywords are for programs and stay. */
public enum Reason implements Keyword {
	/** Recorded: the text is spelled as no operation is. */
	SPELLING,
	/** Recorded: the initialiser of a class, which Byte Buddy takes along. */
	CLASS_INITIALISER,
	/** Recorded: a method that is in the class file alone: a lambda expression's, an accessor, a bridge. */
	COMPILER_MADE,
	/** Recorded: several methods are meant by it. */
	AMBIGUOUS,
	/** Recorded: an overload, or the method was changed since. */
	OTHER_PARAMETERS,
	/** Recorded: a planned method overridden elsewhere, which a pointcut without {@code within} takes too. */
	OVERRIDE,
	/** Recorded: a constructor, which agents take along that select whole classes. */
	CONSTRUCTOR,
	/** Recorded: another method of a class of the plan; an agent took the whole class. */
	WHOLE_TYPE,
	/** Recorded: in a type nested in one of the plan, which {@code within} includes. */
	NESTED_TYPE,
	/** Recorded: in a type that is not in the plan. */
	OTHER_TYPE,
	/** Recorded, or of a pattern: which methods a pattern has is not known, as the program is not. */
	PATTERN,
	/** Recorded though deactivated: a pattern of Kieker's matches no method with an ellipsis, so it cannot be switched off. */
	ADAPTIVE_VARARGS,
	/** Recorded though deactivated: what no pattern names is on. */
	ADAPTIVE_DEFAULT,
	/**
	 * Not recorded: the agent's configuration leaves the method out, as it cannot be decided whether the pattern matches; or the agent
	 * leaves out all methods of this kind, or may do so.
	 */
	LEFT_OUT,
	/** Not recorded: it was not in the flight recorder's filter. */
	NOT_IN_FILTER,
	/** The probe was switched while the program ran, so the log has only a part of the calls. */
	SWITCHED,
	/** Not recorded: the class has no such method, or the method has no code. */
	RECORDS_NOTHING,
	/** Not recorded: the log has no record at all. */
	NOTHING_RECORDED,
	/** Not recorded: the log has nothing of the plan. */
	NOTHING_OF_THE_PLAN,
	/** Not recorded: the log has an overriding method of another type. */
	OVERRIDDEN,
	/** Not recorded: the log has the method with other parameters or another return type. */
	CHANGED,
	/** Not recorded: the log has nothing of its type. */
	TYPE_SILENT,
	/** Not recorded: no span has its name. */
	NO_SPAN,
	/** Not recorded: it was not called. Every call would have been recorded. */
	NOT_CALLED,
	/** Not recorded: the log has other methods of its type. */
	NOT_EXECUTED,
	/** Not recorded: Byte Buddy loses calls that end by an exception. */
	LOST_BY_EXCEPTION
}
