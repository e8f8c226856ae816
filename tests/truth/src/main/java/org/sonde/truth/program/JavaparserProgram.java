/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.NameExpr;

/** Parses, changes and prints Java sources with JavaParser. */
final class JavaparserProgram implements Program {

	private final String source = SampleData.javaSource("Sample", 2);

	@Override
	public long unit() {
		CompilationUnit unit = new JavaParser(new ParserConfiguration()).parse(source).getResult().orElseThrow();
		for (MethodDeclaration method : unit.findAll(MethodDeclaration.class)) {
			method.setName(method.getNameAsString() + "Renamed");
		}
		return 31L * unit.findAll(NameExpr.class).size() + unit.toString().hashCode();
	}
}
