/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.junit.jupiter.api.Test;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;

class SubjectSettingsTest {
	private static final String ID = "kieker-2.0.2-aspectj";

	private static Subject subject() throws Exception {
		return BuiltInSubjects.find(ID, new ArrayList<>());
	}

	private static SubjectSettings settings(String... configurations) {
		return new SubjectSettings(Map.of(ID, new LinkedHashSet<>(List.of(configurations))), List.of());
	}

	private static AvailableSubjects available() throws Exception {
		return new AvailableSubjects(Map.of(ID, subject()), Map.of("/gone.json", "/gone.json: missing"), List.of());
	}

	private static List<String> ids(List<SubjectConfiguration> configurations) {
		return configurations.stream().map(SubjectConfiguration::id).toList();
	}

	/** The last # separates, as the name of a file may have others; lines without any are of nothing. */
	@Test
	void whatIsKeptComesBackInItsOrder() throws Exception {
		String kept = "/a#b/mine.json#on\n" + ID + "#collecting\n/a#b/mine.json#off\nnothing\n#nobody's";
		SubjectSettings settings = SubjectSettings.of(Fake.of(ILaunchConfiguration.class, Map.of("getAttribute", kept)));
		Map<String, Set<String>> expected = new LinkedHashMap<>();
		expected.put("/a#b/mine.json", Set.of("on", "off"));
		expected.put(ID, Set.of("collecting"));
		assertThat(settings.ids()).containsExactlyEntriesOf(expected);
		assertThat(settings.lines()).isEqualTo("/a#b/mine.json#on\n/a#b/mine.json#off\n" + ID + "#collecting");
	}

	@Test
	void aConfigurationBringsThoseItAddsTo() throws Exception {
		assertThat(ids(SubjectSettings.withPredecessors(subject(), Set.of("tcp")))).containsExactly("no-instrumentation", "deactivated",
				"collecting", "tcp");
		assertThat(ids(SubjectSettings.withPredecessors(subject(), new LinkedHashSet<>(List.of("tcp", "text-file", "deactivated")))))
				.as("each once, in the subject's order")
				.containsExactly("no-instrumentation", "deactivated", "collecting", "text-file", "tcp");
		List<Benchmark.Chosen> chosen = settings("no-instrumentation").chosen(available());
		assertThat(chosen).singleElement().satisfies(one -> assertThat(ids(one.configurations())).containsExactly("no-instrumentation"));
	}

	@Test
	void whatIsMissingIsNamed() throws Exception {
		AvailableSubjects available = available();
		assertThatIllegalArgumentException().isThrownBy(() -> new SubjectSettings(Map.of(), List.of()).check());
		assertThatIllegalArgumentException().isThrownBy(() -> settings().chosen(available));
		assertThatIllegalArgumentException().isThrownBy(() -> settings("no-such").chosen(available)).withMessageContaining("no-such");
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new SubjectSettings(Map.of("unknown", Set.of("a")), List.of()).chosen(available))
				.withMessageContaining("unknown");
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new SubjectSettings(Map.of("/gone.json", Set.of("a")), List.of()).chosen(available))
				.withMessage("/gone.json: missing");
	}

	/** The subject runs on Java 17 to 25. */
	@Test
	void aSubjectNeedsAJavaThatItRunsOn() throws Exception {
		List<Benchmark.Chosen> chosen = settings("deactivated").chosen(available());
		assertThatNoException().isThrownBy(() -> SubjectSettings.checkJava(chosen, List.of(java(11), java(17))));
		assertThatIllegalArgumentException().isThrownBy(() -> SubjectSettings.checkJava(chosen, List.of(java(11), java(8))))
				.withMessageContaining("11, 8");
		assertThatIllegalArgumentException().isThrownBy(() -> SubjectSettings.checkJava(chosen, List.of()))
				.withMessageContaining(chosen.getFirst().subject().title());
	}

	private static JavaHome java(int feature) {
		return new JavaHome(Path.of("/java-" + feature), feature, feature + ".0.1", "any");
	}
}
