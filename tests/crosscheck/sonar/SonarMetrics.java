/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.sonar.java.ast.visitors.CognitiveComplexityVisitor;
import org.sonar.java.ast.visitors.ComplexityVisitor;
import org.sonar.java.model.JParser;
import org.sonar.java.model.JParserConfig;
import org.sonar.plugins.java.api.tree.BaseTreeVisitor;
import org.sonar.plugins.java.api.tree.ClassTree;
import org.sonar.plugins.java.api.tree.CompilationUnitTree;
import org.sonar.plugins.java.api.tree.MethodTree;
import org.sonar.plugins.java.api.tree.Tree;

/**
 * Asks SonarSource's analyser for its figures of every method below a folder. It runs in a Java of its own, since the analyser has
 * its own copy of JDT. A line each: file, line of the name, name, what it adds to the metric complexity, what the rule S1541 says,
 * cognitive complexity (0 where it counts into the method around it). Of a file that it cannot parse the file alone.
 */
final class SonarMetrics {

	public static void main(String[] arguments) throws IOException {
		Path folder = Path.of(arguments[0]);
		JParserConfig config = JParserConfig.Mode.FILE_BY_FILE.create(JParserConfig.MAXIMUM_SUPPORTED_JAVA_VERSION, List.of());
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
				String name = folder.relativize(file).toString();
				try {
					print(name, JParser.parse(config.astParser(), JParserConfig.MAXIMUM_SUPPORTED_JAVA_VERSION.toString(),
							file.getFileName().toString(), Files.readString(file)));
				} catch (RuntimeException e) {
					System.out.println(name);
				}
			}
		}
	}

	private static void print(String file, CompilationUnitTree unit) {
		Map<MethodTree, Integer> complexity = new IdentityHashMap<>();
		for (Tree decision : new ComplexityVisitor().getNodes(unit)) {
			MethodTree method = around(decision);
			if (method != null) {
				complexity.merge(method, 1, Integer::sum);
			}
		}
		unit.accept(new BaseTreeVisitor() {
			@Override
			public void visitMethod(MethodTree method) {
				if (method.block() != null) {
					int cognitive = CognitiveComplexityVisitor.methodComplexity(method).complexity;
					System.out
							.println(String.join("\t", file, Integer.toString(method.simpleName().identifierToken().range().start().line()),
							method.simpleName().name(), Integer.toString(complexity.get(method)),
							Integer.toString(new ComplexityVisitor().getNodes(method).size()), Integer.toString(cognitive)));
				}
				super.visitMethod(method);
			}
		});
	}

	/** The method that a decision belongs to; null for initialisers. */
	private static MethodTree around(Tree decision) {
		for (Tree tree = decision; tree != null
				&& !(tree.parent() instanceof ClassTree && !(tree instanceof MethodTree)); tree = tree.parent()) {
			if (tree instanceof MethodTree method) {
				return method;
			}
		}
		return null;
	}
}
