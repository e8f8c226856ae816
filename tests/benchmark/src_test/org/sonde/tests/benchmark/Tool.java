/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.jdt.DeepStack;
import org.sonde.metrics.jdt.FileMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.DefaultConfiguration;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import com.puppycrawl.tools.checkstyle.checks.metrics.CyclomaticComplexityCheck;
import com.puppycrawl.tools.checkstyle.checks.metrics.JavaNCSSCheck;

import net.sourceforge.pmd.PMDConfiguration;
import net.sourceforge.pmd.PmdAnalysis;
import net.sourceforge.pmd.lang.LanguageRegistry;
import net.sourceforge.pmd.lang.java.rule.design.CyclomaticComplexityRule;
import net.sourceforge.pmd.lang.java.rule.design.NcssCountRule;
import net.sourceforge.pmd.lang.rule.AbstractRule;
import net.sourceforge.pmd.lang.rule.RuleSet;

/** What is run in a JVM, once on a folder of sources. All of them compute lines or statements and cyclomatic complexity, in one thread. */
enum Tool {
	/** Every profile of lines and cyclomatic complexity, statements and cognitive complexity. */
	SONDE {
		@Override
		void run(Path folder) throws IOException {
			List<Path> files = Corpus.files(folder);
			DeepStack.run(() -> {
				for (Path file : files) {
					FileMeasurement.of(new SourceFile(folder.relativize(file).toString(), file), StandardCharsets.UTF_8, 21,
							Profiles.DEFAULT);
				}
				return null;
			});
		}
	},
	/** The same, names bound, with the hypergraph and its information metrics. */
	SONDE_INFORMATION {
		@Override
		void run(Path folder) throws MetricsException {
			try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
				Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts, Component.of("*"),
						Profiles.DEFAULT, Progress.NONE);
			}
		}
	},
	/** The syntax trees that SONDE measures, and nothing else: what no tool on top of them can go below. */
	JDT_ALONE {
		@Override
		void run(Path folder) throws IOException {
			Map<String, String> options = new HashMap<>();
			JavaCore.setComplianceOptions(JavaCore.latestSupportedJavaVersion(), options);
			options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
			ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
			for (Path file : Corpus.files(folder)) {
				parser.setCompilerOptions(options);
				parser.setSource(Files.readString(file).toCharArray());
				parser.createAST(null);
			}
		}
	},
	PMD {
		@Override
		void run(Path folder) {
			PMDConfiguration configuration = new PMDConfiguration();
			configuration.setThreads(0);
			configuration.setIgnoreIncrementalAnalysis(true);
			configuration.addInputPath(folder);
			try (PmdAnalysis analysis = PmdAnalysis.create(configuration)) {
				for (AbstractRule rule : List.of(new CyclomaticComplexityRule(), new NcssCountRule())) {
					rule.setName(rule.getClass().getSimpleName());
					rule.setMessage("none");
					rule.setLanguage(LanguageRegistry.PMD.getLanguageById("java"));
					analysis.addRuleSet(RuleSet.forSingleRule(rule));
				}
				analysis.performAnalysis();
			}
		}
	},
	CHECKSTYLE {
		@Override
		void run(Path folder) throws IOException, CheckstyleException {
			DefaultConfiguration walker = new DefaultConfiguration("TreeWalker");
			walker.addChild(new DefaultConfiguration(CyclomaticComplexityCheck.class.getName()));
			walker.addChild(new DefaultConfiguration(JavaNCSSCheck.class.getName()));
			DefaultConfiguration root = new DefaultConfiguration("Checker");
			root.addProperty("charset", StandardCharsets.UTF_8.name());
			root.addChild(walker);
			Checker checker = new Checker();
			checker.setModuleClassLoader(Tool.class.getClassLoader());
			checker.configure(root);
			List<File> files = Corpus.files(folder).stream().map(Path::toFile).toList();
			checker.process(files);
			checker.destroy();
		}
	},
	/** In a JVM without the others' libraries: it brings an old JDT along. */
	CK {
		@Override
		void run(Path folder) throws IOException, ReflectiveOperationException {
			Path output = Files.createTempDirectory("ck");
			Class.forName("com.github.mauricioaniche.ck.Runner").getMethod("main", String[].class).invoke(null,
					(Object) new String[] { folder.toString(), "false", "0", "false", output + File.separator });
		}
	};

	abstract void run(Path folder) throws Exception;
}
