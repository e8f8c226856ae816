/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.versions.VersionKinds;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.report.versions.VersionSpec;

class VersionsChoiceTest {

	private static final String DESCRIPTOR = """
			{
				"format": "sonde-benchmark-subject", "version": 1, "id": "own", "title": "Own", "framework": "Own",
				"common": {"classPath": ["${program}", "%s"]},
				"configurations": [
					{"id": "none", "label": "None", "phase": "none"},
					{"id": "collecting", "label": "Collecting", "phase": "collecting", "predecessor": "none"}
				]
			}
			""";

	@TempDir
	private Path folder;

	private static KindChoice kieker() throws Exception {
		return new KindChoice("Kieker", VersionKinds.KIEKER, VersionKinds.find(VersionKinds.KIEKER, new ArrayList<>()));
	}

	@Test
	void theCommandNamesEveryChoiceAndNoFolderOfThisMachine() throws Exception {
		List<VersionSpec> versions = List.of(
				new VersionSpec("v1", new SourceLocation.Git(folder.resolve("kieker"), "v1", List.of("src", "gen")), Optional.empty()),
				new VersionSpec("saved", new SourceLocation.Folders(folder.resolve("kieker"), List.of("src", "gen")), Optional.empty()));
		Component component = Component.of("c", List.of("a.b..*"), List.of("a.b.C"), Component.DEFAULT_DATA_TYPES);
		VersionsChoice choice = new VersionsChoice(versions, component, kieker(), "text-file", 7,
				new RunLength(2_000, Duration.ofSeconds(3)), new Effort(4, 6, OptionalDouble.of(0.02), Optional.of(Duration.ofMinutes(9))));
		SourceOptions sources = new SourceOptions(OptionalInt.of(17), List.of(folder.resolve("libs/a.jar")), List.of("lib"), List.of());
		assertThat(choice.command(sources)).startsWith("sonde bench versions v1=git:kieker@v1:src,gen saved=kieker:src,gen ")
				.contains(" --kind kieker --writer text-file --include ", "a.b..*", " --exclude a.b.C ", " --revision-libraries lib ",
						" --release 17 ", " --class-path a.jar ", " --depth 7 ", "4..6", "--minutes 9")
				.doesNotContain(folder.toString());
	}

	@Test
	void writersOfAllKiekersAreOfferedOnceAndTheUsualOneIsProposed() throws Exception {
		KindChoice kieker = kieker();
		List<String> ids = kieker.writers().stream().map(SubjectConfiguration::id).toList();
		assertThat(ids).containsExactlyInAnyOrder("text-file", "binary-file", "tcp");
		assertThat(ids.get(kieker.usualWriter())).isEqualTo("binary-file");
		// Deactivated, collecting, and the writer.
		assertThat(kieker.configurations("binary-file")).isEqualTo(3);
	}

	@Test
	void aDescriptorWithoutAWriterIsMeasuredCollecting() throws Exception {
		KindChoice own = KindChoice.of(Files.writeString(folder.resolve("own.json"), DESCRIPTOR.formatted("${component}")));
		assertThat(own.writers().stream().map(SubjectConfiguration::id)).containsExactly("collecting");
		assertThat(own.usualWriter()).isZero();
		assertThat(own.configurations("collecting")).isEqualTo(1);
		Path other = Files.writeString(folder.resolve("other.json"), DESCRIPTOR.formatted("${classes}"));
		assertThatExceptionOfType(BenchmarkException.class).isThrownBy(() -> KindChoice.of(other));
	}
}
