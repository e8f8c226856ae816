/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.overhead.results.Phase;

class BuiltInSubjectsTest {

	static List<Subject> subjects() {
		return BuiltInSubjects.all();
	}

	/** Reading them complains of unknown fields, too. */
	@Test
	void allAreRead() {
		assertThat(BuiltInSubjects.all()).extracting(Subject::id).containsExactlyElementsOf(BuiltInSubjects.ids()).doesNotHaveDuplicates();
	}

	@ParameterizedTest
	@MethodSource("subjects")
	void everyVariableStandsForSomething(Subject subject) throws Exception {
		Map<String, String> values = new HashMap<>(subject.parameters());
		subject.artifacts().keySet().forEach(name -> values.put(name, "x.jar"));
		List.of("program", "files", "run", "log", Variables.DISTINCT_METHODS, Variables.DISTINCT_FILTER)
				.forEach(name -> values.put(name, "x"));
		if (!subject.sources().isEmpty()) {
			values.put("classes", "x");
		}
		for (SubjectConfiguration configuration : subject.configurations()) {
			Map<String, String> own = configuration.arrival() instanceof Arrival.Counted counted && counted.where().needsReceiver()
					? Map.of("port", "1") : Map.of();
			Variables variables = new Variables(values).with(own);
			for (List<String> texts : List.of(configuration.jvm(), configuration.classPath(),
					List.copyOf(configuration.environment().values()),
					List.copyOf(configuration.files().values()))) {
				for (String text : texts) {
					assertThat(variables.replaced(text, subject, configuration.id())).doesNotContain("${");
				}
			}
		}
	}

	@ParameterizedTest
	@MethodSource("subjects")
	void beginsWithTheProgramAsItIs(Subject subject) {
		assertThat(subject.configurations().getFirst().isPlain()).isTrue();
		assertThat(subject.configurations().getFirst().phase()).isEqualTo(Phase.NONE);
		assertThat(subject.configurations().stream().skip(1)).isNotEmpty().noneMatch(SubjectConfiguration::isPlain)
				.allSatisfy(configuration -> assertThat(configuration.predecessor()).isPresent());
	}

	/** A run of which nothing is known would be no better than none. */
	@ParameterizedTest
	@MethodSource("subjects")
	void everyProbeIsChecked(Subject subject) {
		assertThat(subject.configurations().stream().skip(1)).allSatisfy(
				configuration -> assertThat(configuration.arrival()).isNotInstanceOf(Arrival.Unchecked.class));
	}

	@ParameterizedTest
	@MethodSource("subjects")
	void runsOnTheJavaOfToday(Subject subject) {
		assertThat(Subject.java(subject.configurations()).orElseThrow()).matches(range -> range.contains(25));
	}

	@Test
	void onlyMethodTracingNeedsIt() {
		assertThat(BuiltInSubjects.all().stream().filter(subject -> !Subject.java(subject.configurations()).orElseThrow().contains(17)))
				.extracting(Subject::id).containsExactly("jfr-method-trace");
		assertThat(new JavaRange(25, Integer.MAX_VALUE).toString()).isEqualTo("25 and later");
	}
}
