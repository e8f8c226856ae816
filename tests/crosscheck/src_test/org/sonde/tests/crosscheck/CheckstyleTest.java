/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.MethodMeasurement;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.DefaultConfiguration;
import com.puppycrawl.tools.checkstyle.api.AuditEvent;
import com.puppycrawl.tools.checkstyle.api.AuditListener;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import com.puppycrawl.tools.checkstyle.api.TokenTypes;
import com.puppycrawl.tools.checkstyle.checks.metrics.CyclomaticComplexityCheck;

/** Profile {@code checkstyle} against Checkstyle, method by method, in the order of the source. */
class CheckstyleTest {

	private static final Set<Integer> METHODS = Set.of(TokenTypes.METHOD_DEF, TokenTypes.CTOR_DEF, TokenTypes.COMPACT_CTOR_DEF);

	/** Where a declaration begins, and its complexity. */
	record Found(int line, int column, int complexity) {
	}

	private static final Found UNREAD = new Found(0, 0, 0);

	@ParameterizedTest
	@EnumSource
	void countsAsCheckstyleDoes(Corpus corpus) throws Exception {
		Corpus.Measured measured = corpus.measured();
		Map<String, List<Found>> found = run(
				measured.files().keySet().stream().map(file -> measured.folder().resolve(file).toFile()).toList());
		Agreement agreement = new Agreement(corpus, "checkstyle");
		for (String file : measured.files().keySet()) {
			List<Found> theirs = found.getOrDefault(measured.folder().resolve(file).toString(), List.of());
			if (theirs.contains(UNREAD)) {
				agreement.unread(file);
				continue;
			}
			List<MethodMeasurement> ours = measured.methods(file);
			if (theirs.size() != ours.size()) {
				agreement.otherMethods(file);
				continue;
			}
			for (int i = 0; i < ours.size(); i++) {
				MethodMeasurement method = ours.get(i);
				String name = "%s:%d %s.%s".formatted(file, method.line(), method.type(), method.signature());
				assertThat(theirs.get(i).line()).as(name).isLessThanOrEqualTo(method.line());
				if (!method.complexity().isEmpty()) {
					agreement.compare(name, method.cyclomatic(CyclomaticProfile.CHECKSTYLE).getAsInt(), theirs.get(i).complexity());
				}
			}
		}
		agreement.check();
	}

	/** What Checkstyle finds in every file, by its path, in the order of the source. */
	private static Map<String, List<Found>> run(List<File> files) throws CheckstyleException, IOException {
		DefaultConfiguration check = new DefaultConfiguration(CyclomaticComplexityCheck.class.getName());
		check.addProperty("max", "0");
		check.addMessage("cyclomaticComplexity", "{0,number,#}");
		DefaultConfiguration walker = new DefaultConfiguration("TreeWalker");
		walker.addChild(check);
		DefaultConfiguration root = new DefaultConfiguration("Checker");
		root.addProperty("charset", StandardCharsets.UTF_8.name());
		root.addProperty("haltOnException", "false");
		root.addChild(walker);
		Map<String, List<Found>> found = new HashMap<>();
		Checker checker = new Checker();
		checker.setModuleClassLoader(CheckstyleTest.class.getClassLoader());
		checker.configure(root);
		checker.addListener(new Listener(found));
		checker.process(files);
		checker.destroy();
		found.values().forEach(list -> list.sort(Comparator.comparingInt(Found::line).thenComparingInt(Found::column)));
		return found;
	}

	private record Listener(Map<String, List<Found>> found) implements AuditListener {
		@Override
		public void addError(AuditEvent event) {
			if (Checker.EXCEPTION_MSG.equals(event.getViolation().getKey())) {
				found.computeIfAbsent(event.getFileName(), file -> new ArrayList<>()).add(UNREAD);
			} else if (METHODS.contains(event.getViolation().getTokenType())) {
				found.computeIfAbsent(event.getFileName(), file -> new ArrayList<>())
						.add(new Found(event.getLine(), event.getColumn(), Integer.parseInt(event.getMessage())));
			}
		}

		@Override
		public void addException(AuditEvent event, Throwable throwable) {
			throw new AssertionError(event.getFileName(), throwable);
		}

		@Override
		public void auditStarted(AuditEvent event) {
			// of no interest
		}

		@Override
		public void auditFinished(AuditEvent event) {
			// of no interest
		}

		@Override
		public void fileStarted(AuditEvent event) {
			// of no interest
		}

		@Override
		public void fileFinished(AuditEvent event) {
			// of no interest
		}
	}
}
