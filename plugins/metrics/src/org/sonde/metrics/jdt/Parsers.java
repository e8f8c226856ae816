/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;

/**
 * JDT's parser, set up alike for every use: the latest syntax tree, with as much recovered of a broken file as can be.
 * <p>
 * Where what follows the word {@code record} or {@code yield} is no token (an invalid Unicode escape, an unclosed string), its
 * scanner prints the exception it met while looking ahead to the standard error stream. It offers no way to keep it from that;
 * the file is reported and measured as any other that does not parse.
 */
final class Parsers {

	/** The latest language level the parser knows. */
	static final String LATEST = JavaCore.latestSupportedJavaVersion();

	private static final int SYNTAX_TREE = AST.getJLSLatest();
	private static final Map<String, Map<String, String>> OPTIONS = new ConcurrentHashMap<>();

	private Parsers() {
	}

	/**
	 * The name of the language level of a Java release, at most the latest.
	 *
	 * @param release 8 or more
	 */
	static String level(int release) {
		String level = release == 8 ? JavaCore.VERSION_1_8 : Integer.toString(release);
		return JavaCore.compareJavaVersions(level, LATEST) > 0 ? LATEST : level;
	}

	/** A parser of whole files without bindings. */
	static ASTParser parser(String level) {
		ASTParser parser = ASTParser.newParser(SYNTAX_TREE);
		parser.setKind(ASTParser.K_COMPILATION_UNIT);
		parser.setStatementsRecovery(true);
		parser.setCompilerOptions(OPTIONS.computeIfAbsent(level, Parsers::options));
		return parser;
	}

	private static Map<String, String> options(String level) {
		Map<String, String> options = JavaCore.getDefaultOptions();
		JavaCore.setComplianceOptions(level, options);
		options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
		options.put(JavaCore.COMPILER_TASK_TAGS, "");
		return options;
	}

	/** A parser of whole files with bindings against a plain class path, the Java API being one part of it. */
	static ASTParser binder(String level, List<String> classPath, boolean runningApi, List<String> sourceRoots, String encoding) {
		ASTParser parser = parser(level);
		parser.setResolveBindings(true);
		parser.setBindingsRecovery(true);
		Map<String, String> options = options(level);
		// The source level decides on the language. Compliance 1.8 leaves modules out of it: all is found on one class path,
		// and the Java API may be an ordinary jar of another release than the running one.
		options.put(JavaCore.COMPILER_COMPLIANCE, JavaCore.VERSION_1_8);
		parser.setCompilerOptions(options);
		parser.setEnvironment(classPath.toArray(String[]::new), sourceRoots.toArray(String[]::new),
				sourceRoots.stream().map(root -> encoding).toArray(String[]::new), runningApi);
		return parser;
	}

	/** The errors of a file parsed without bindings, all of them about its syntax, in the order of the file. */
	static List<IProblem> errors(CompilationUnit unit) {
		return Stream.of(unit.getProblems()).filter(IProblem::isError).sorted(Comparator.comparingInt(IProblem::getSourceStart))
				.toList();
	}
}
