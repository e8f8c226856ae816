/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import net.sourceforge.pmd.lang.LanguageRegistry;
import net.sourceforge.pmd.lang.java.ast.ASTCompilationUnit;
import net.sourceforge.pmd.lang.java.ast.ASTExecutableDeclaration;
import net.sourceforge.pmd.lang.java.ast.ASTTypeDeclaration;
import net.sourceforge.pmd.lang.java.metrics.JavaMetrics;
import net.sourceforge.pmd.lang.java.rule.AbstractJavaRule;
import net.sourceforge.pmd.lang.metrics.MetricsUtil;

/** Is run by PMD as a rule, to ask its metrics of every method and top-level type. */
public final class PmdMetrics extends AbstractJavaRule {

	/** What PMD says of a method. */
	record Method(String name, int line, int cyclo, int ncss) {
	}

	/** What it says of a top-level type. */
	record Type(String name, int ncss) {
	}

	/** By the absolute path of the file. PMD copies rules, so it is kept once for all of them; it runs in one thread. */
	static final Map<String, List<Method>> METHODS = new LinkedHashMap<>();
	static final Map<String, List<Type>> TYPES = new LinkedHashMap<>();

	public PmdMetrics() {
		setName("Metrics");
		setMessage("none");
		setLanguage(LanguageRegistry.PMD.getLanguageById("java"));
	}

	@Override
	public Object visit(ASTCompilationUnit unit, Object data) {
		String path = unit.getTextDocument().getFileId().getAbsolutePath();
		List<Method> methods = METHODS.computeIfAbsent(path, file -> new ArrayList<>());
		unit.descendants(ASTExecutableDeclaration.class).crossFindBoundaries().filter(node -> !node.getEnclosingType().isAnnotation())
				.forEach(node -> methods.add(new Method(node.getName(), node.getReportLocation().getStartLine(),
						MetricsUtil.computeMetric(JavaMetrics.CYCLO, node), MetricsUtil.computeMetric(JavaMetrics.NCSS, node))));
		List<Type> types = TYPES.computeIfAbsent(path, file -> new ArrayList<>());
		unit.children(ASTTypeDeclaration.class)
				.forEach(node -> types.add(new Type(node.getBinaryName(), MetricsUtil.computeMetric(JavaMetrics.NCSS, node))));
		return data;
	}
}
