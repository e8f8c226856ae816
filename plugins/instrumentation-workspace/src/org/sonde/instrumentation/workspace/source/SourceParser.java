/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.ASTRequestor;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** Parses source as it stands in open editors or else in files, with everything resolved. */
public final class SourceParser {
	private SourceParser() {
	}

	/**
	 * Parses the units project by project and hands each over, in the order given within a project.
	 *
	 * @param owner whose working copies are to be seen; null for those of open editors
	 */
	public static void parse(List<ICompilationUnit> units, WorkingCopyOwner owner, BiConsumer<ICompilationUnit, CompilationUnit> then,
			IProgressMonitor monitor) {
		Map<IJavaProject, List<ICompilationUnit>> byProject = new LinkedHashMap<>();
		units.forEach(unit -> byProject.computeIfAbsent(unit.getJavaProject(), none -> new ArrayList<>()).add(unit));
		SubMonitor progress = SubMonitor.convert(monitor, byProject.size());
		byProject.forEach((project, ofProject) -> {
			ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
			parser.setProject(project);
			parser.setWorkingCopyOwner(owner);
			parser.setResolveBindings(true);
			parser.setBindingsRecovery(true);
			parser.createASTs(ofProject.toArray(ICompilationUnit[]::new), new String[0], new ASTRequestor() {
				@Override
				public void acceptAST(ICompilationUnit unit, CompilationUnit ast) {
					then.accept(unit, ast);
				}
			}, progress.split(1));
		});
	}

	/** Parses one unit from a text that does not change meanwhile. The result knows no elements of the Java model. */
	public static CompilationUnit parse(ICompilationUnit unit, String source, IProgressMonitor monitor) {
		ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
		parser.setProject(unit.getJavaProject());
		parser.setUnitName(unit.getPath().toString());
		parser.setSource(source.toCharArray());
		parser.setResolveBindings(true);
		parser.setBindingsRecovery(true);
		return (CompilationUnit) parser.createAST(monitor);
	}
}
