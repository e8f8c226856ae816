/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.Properties;
import java.util.regex.Pattern;

import org.sonde.common.regex.UserExpression;

/** One unit of the program's work, so that runs of different speed can be compared. */
public sealed interface UnitOfWork {

	/**
	 * Each call of a method, with all its overloads.
	 *
	 * @param type   binary name of the declaring type
	 * @param method its name
	 */
	record MethodCalls(String type, String method) implements UnitOfWork {

		@Override
		public String toString() {
			return "call of " + type + "." + method;
		}
	}

	/** Each line of the standard output in which an expression is found. */
	record OutputLines(Pattern expression) implements UnitOfWork {

		@Override
		public String toString() {
			return "line of output with " + expression;
		}
	}

	/** A run of the program from start to end. Runs can only be compared with each other: nothing is switched within one. */
	record WholeRun() implements UnitOfWork {

		@Override
		public String toString() {
			return "whole run";
		}
	}

	/**
	 * As typed: {@code p.Type.method}, or an expression.
	 *
	 * @throws IllegalArgumentException if the text names no method
	 */
	static UnitOfWork ofMethod(String typed) {
		String name = typed.replaceFirst("\\(.*", "").replace('#', '.');
		int dot = name.lastIndexOf('.');
		if (dot < 1 || dot == name.length() - 1 || !name.codePoints().allMatch(c -> c == '.' || Character.isJavaIdentifierPart(c))) {
			throw new IllegalArgumentException("a unit of work is a method such as p.Type.method, found " + typed);
		}
		return new MethodCalls(name.substring(0, dot), name.substring(dot + 1));
	}

	/** @throws IllegalArgumentException if it is not a regular expression */
	static UnitOfWork ofOutput(String expression) {
		return new OutputLines(UserExpression.of(expression));
	}

	/** Tells the observer. */
	default void into(Properties settings) {
		switch (this) {
			case MethodCalls calls -> {
				settings.setProperty("unitType", calls.type());
				settings.setProperty("unitMethod", calls.method());
			}
			case WholeRun run -> settings.setProperty("unitRun", "true");
			case OutputLines lines -> settings.setProperty("unitLine", lines.expression().pattern());
		}
	}
}
