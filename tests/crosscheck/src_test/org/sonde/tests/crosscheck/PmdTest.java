/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.lines.LinesProfile;

import net.sourceforge.pmd.PMDConfiguration;
import net.sourceforge.pmd.PmdAnalysis;
import net.sourceforge.pmd.lang.rule.RuleSet;

/** Profiles {@code pmd} and {@code ncss} against PMD, method by method, in the order of the source. */
class PmdTest {

	@ParameterizedTest
	@EnumSource
	void countsAsPmdDoes(Corpus corpus) throws IOException {
		Corpus.Measured measured = corpus.measured();
		run(measured.folder());
		Agreement cyclomatic = new Agreement(corpus, "pmd");
		Agreement statements = new Agreement(corpus, "ncss");
		Agreement ofTypes = new Agreement(corpus, "ncss-of-types");
		measured.files().forEach((file, types) -> {
			String path = measured.folder().resolve(file).toString();
			List<PmdMetrics.Method> theirs = PmdMetrics.METHODS.get(path);
			List<MethodMeasurement> ours = measured.methods(file);
			if (theirs == null) {
				cyclomatic.unread(file);
				return;
			}
			if (!ours.stream().map(method -> method.signature().replaceAll("\\(.*", "")).toList()
					.equals(theirs.stream().map(PmdMetrics.Method::name).toList())) {
				cyclomatic.otherMethods(file);
				return;
			}
			for (int i = 0; i < ours.size(); i++) {
				MethodMeasurement method = ours.get(i);
				String name = "%s:%d %s.%s".formatted(file, method.line(), method.type(), method.signature());
				assertThat(theirs.get(i).line()).as(name).isEqualTo(method.line());
				statements.compare(name, method.lines(LinesProfile.NCSS), theirs.get(i).ncss());
				if (!method.complexity().isEmpty()) {
					cyclomatic.compare(name, method.cyclomatic(CyclomaticProfile.PMD).getAsInt(), theirs.get(i).cyclo());
				}
			}
			for (TypeMeasurement type : types) {
				PmdMetrics.TYPES.get(path).stream().filter(other -> other.name().equals(type.name()))
						.forEach(other -> ofTypes.compare(file + " " + type.name(), type.lines(LinesProfile.NCSS), other.ncss()));
			}
		});
		cyclomatic.check();
		statements.check();
		ofTypes.check();
	}

	private static void run(Path folder) {
		PmdMetrics.METHODS.clear();
		PmdMetrics.TYPES.clear();
		PMDConfiguration configuration = new PMDConfiguration();
		configuration.setThreads(0);
		configuration.setIgnoreIncrementalAnalysis(true);
		configuration.addInputPath(folder);
		try (PmdAnalysis analysis = PmdAnalysis.create(configuration)) {
			analysis.addRuleSet(RuleSet.forSingleRule(new PmdMetrics()));
			analysis.performAnalysis();
		}
	}
}
