/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;

/**
 * JDT's parser, set up alike for every use: the latest syntax tree, with as much recovered of a broken file as can be.
 * <p>
 * Where what follows the word {@code record} or {@code yield} is not a token (an invalid Unicode escape, an unclosed string), its
 * scanner prints the exception it met while looking ahead to the standard error stream. It offers no way to keep it from that;
 * the file is reported and measured as any other that does not parse.
 */
public final class Parsers {

	/** The latest language level the parser knows. */
	static final String LATEST = JavaCore.latestSupportedJavaVersion();

	private static final int SYNTAX_TREE = AST.getJLSLatest();
	/** A new one would copy all options of the workspace twice. */
	private static final ThreadLocal<ASTParser> PARSER = ThreadLocal.withInitial(() -> ASTParser.newParser(SYNTAX_TREE));

	private Parsers() {
	}

	/** This Java release, or the latest that JDT knows. */
	public static int known(int release) {
		return Math.min(release, Integer.parseInt(LATEST));
	}

	/**
	 * The name of the language level of a Java release, at most the latest.
	 *
	 * @param release 8 or more
	 */
	static String level(int release) {
		return release == 8 ? JavaCore.VERSION_1_8 : Integer.toString(known(release));
	}

	/** Parses the text of a file, without bindings. */
	static CompilationUnit parse(char[] text, String unitName, String level) {
		// It resets itself with every tree.
		ASTParser parser = PARSER.get();
		configure(parser, options(level));
		parser.setSource(text);
		parser.setUnitName(unitName);
		return (CompilationUnit) parser.createAST(null);
	}

	private static void configure(ASTParser parser, Map<String, String> options) {
		parser.setKind(ASTParser.K_COMPILATION_UNIT);
		parser.setStatementsRecovery(true);
		parser.setCompilerOptions(options);
	}

	/** Returns the options on which parsing depends. The compiler has defaults for all others. */
	private static Map<String, String> options(String level) {
		Map<String, String> options = new HashMap<>();
		JavaCore.setComplianceOptions(level, options);
		options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
		options.put(JavaCore.COMPILER_TASK_TAGS, "");
		return options;
	}

	/** A parser of whole files with bindings against a plain class path, the Java API being one part of it. */
	static ASTParser binder(String level, List<String> classPath, boolean runningApi, List<String> sourceRoots, String encoding) {
		ASTParser parser = ASTParser.newParser(SYNTAX_TREE);
		Map<String, String> options = JavaCore.getDefaultOptions();
		options.putAll(options(level));
		// The source level decides on the language. Compliance 1.8 leaves modules out of it: all is found on one class path,
		// and the Java API may be an ordinary jar of another release than the running one.
		options.put(JavaCore.COMPILER_COMPLIANCE, JavaCore.VERSION_1_8);
		configure(parser, options);
		parser.setResolveBindings(true);
		parser.setBindingsRecovery(true);
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
