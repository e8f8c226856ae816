/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.compiling.BuiltVersion;
import org.sonde.metrics.compiling.VersionBuilder;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

class BuiltVersionsTest {

	private static final String GOOD = "class A { }";
	private static final String BAD = "class A { int a = missing; }";

	@TempDir
	private Path folder;

	private final List<String> said = new ArrayList<>();

	private VersionSpec version(String name, String text, boolean ofRange) throws IOException {
		Path sources = Files.createDirectories(folder.resolve(name));
		Files.writeString(sources.resolve("A.java"), text);
		return new VersionSpec(name, new SourceLocation.Folder(sources),
				ofRange ? Optional.of(new VersionSpec.OfRange("v2", List.of())) : Optional.empty());
	}

	private BuiltVersions build(VersionSpec... versions) {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			VersionBuilder builder = new VersionBuilder(Component.of("*"), Profiles.DEFAULT, Optional.empty(), artifacts);
			BuiltVersions built = new BuiltVersions(version -> SourceOptions.DEFAULT, version -> builder, "Measure them.", said::add,
					Progress.NONE);
			built.add(List.of(versions));
			return built;
		}
	}

	@Test
	void whatWasNamedIsMissedAndARevisionOfARangeIsNot() throws IOException {
		VersionSpec good = version("good", GOOD, false);
		try (BuiltVersions named = build(good, version("bad", BAD, false))) {
			assertThat(named.missing()).containsExactly("bad");
			assertThat(said).singleElement().asString().startsWith("bad: ").contains("A.java:1: ");
		}
		said.clear();
		try (BuiltVersions range = build(good, version("bad", BAD, true))) {
			assertThat(range.missing()).isEmpty();
			assertThat(range.versions()).containsOnlyKeys(good);
			assertThat(said).singleElement().asString().startsWith("bad: left out: ");
		}
	}

	@Test
	void aRangeWithoutAnyRevisionThatCompilesIsMissed() throws IOException {
		try (BuiltVersions range = build(version("bad", BAD, true))) {
			assertThat(range.missing()).containsExactly("bad");
		}
	}

	@Test
	void theirClassesAreThereUntilTheyAreClosed() throws IOException {
		List<Path> classes;
		try (BuiltVersions built = build(version("one", GOOD, false), version("two", GOOD, false))) {
			classes = built.versions().values().stream().map(BuiltVersion::classes).toList();
			assertThat(classes).hasSize(2).allSatisfy(one -> assertThat(one.resolve("A.class")).exists());
		}
		assertThat(classes).allSatisfy(one -> assertThat(one).doesNotExist());
	}
}
