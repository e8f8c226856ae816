/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;

/**
 * Kieker's monitoring component before and after its refactoring, against counts by other tools. Skipped where it cannot be
 * fetched.
 */
class KiekerTest {

	private static final String KIEKER = "net.kieker-monitoring:kieker:";

	private static Path fetch(MavenArtifacts artifacts, String coordinates) {
		try {
			return artifacts.fetch(coordinates);
		} catch (MetricsException e) {
			return abort("not reachable, so not tested: " + e.getMessage());
		}
	}

	/**
	 * Lines: {@code cloc} 1.96 counts 9167, 9720 and 10873 lines of code in the files below kieker/monitoring, of which
	 * {@code grep -cE '^(import|package) '} finds 1281, 1411 and 1583 to be imports and package declarations.
	 * <p>
	 * Types: {@code grep -cE '^((public|abstract|final) )*(class|interface|enum|@interface) '} finds as many.
	 * <p>
	 * Methods and decisions: of the 563 and 767 methods that lizard 1.24.3 finds by the same name in 1.12 and 1.14, all have the
	 * complexity that we count (it loses those behind annotations with arguments, and some whole files); the totals here are
	 * ours, and guard against change.
	 */
	@ParameterizedTest
	@CsvSource({ "1.12, 168, 9167, 1281, 620, 1533, 135", "1.13, 190, 9720, 1411, 725, 1612, 27",
			"1.14, 210, 10873, 1583, 831, 1770, 21" })
	void countsAsOtherToolsDo(String version, int types, int cloc, int imports, int methods, int sum, int max)
			throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			fetch(artifacts, KIEKER + "jar:sources:" + version);
			ComponentMeasurement measurement = Measurer.measure(SourceLocation.parse("maven:" + KIEKER + version), SourceOptions.DEFAULT,
					artifacts,
					Component.of("kieker.monitoring..*"), Profiles.DEFAULT, Progress.NONE);
			assertThat(measurement.version()).isEqualTo(version);
			assertThat(measurement.release()).isEqualTo(JavaRelease.DEFAULT);
			assertThat(measurement.types()).hasSize(types);
			assertThat(measurement.loc()).isEqualTo(cloc - imports);
			assertThat(measurement.cyclomatic().methods()).isEqualTo(methods);
			assertThat(measurement.cyclomatic().sum()).isEqualTo(sum);
			assertThat(measurement.cyclomatic().max()).isEqualTo(max);
			// Its model declares none of the libraries that the optional probes and writers need: AspectJ, servlets, CXF, Sigar …
			assertThat(measurement.problems()).isSorted().extracting(problem -> problem.kind())
					.contains(ProblemKind.UNRESOLVED_TYPE)
					.doesNotContain(ProblemKind.NOT_BOUND, ProblemKind.NOT_PARSED, ProblemKind.SYNTAX,
							ProblemKind.MALFORMED_ENCODING);
			// Every method and constructor, with a body or without, is a node of its type's module.
			long declared = measurement.types().stream().flatMap(type -> type.methods().stream())
					.filter(method -> method.kind().isMethod()).count();
			assertThat(measurement.counting().nodes()).isGreaterThan((int) declared);
			assertThat(measurement.information().size()).isPositive();
			assertThat(measurement.information().complexity()).isGreaterThan(measurement.information().coupling());
		}
	}

	@Test
	void anyArtifactCanBeFetched() {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			Path agent = fetch(artifacts, KIEKER + "jar:aspectj:2.0.2");
			assertThat(agent).isRegularFile().hasFileName("kieker-2.0.2-aspectj.jar");
			// What lies in the local repository needs no network.
			try (MavenArtifacts offline = MavenArtifacts.open(true)) {
				assertThat(fetch(offline, KIEKER + "jar:aspectj:2.0.2")).isEqualTo(agent);
			}
		}
	}

	@Test
	void theModelTellsReleaseAndClassPath() throws Exception {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			fetch(artifacts, "org.apache.commons:commons-text:jar:sources:1.12.0");
			try (var tree = SourceTree.open(SourceLocation.parse("maven:org.apache.commons:commons-text:1.12.0"),
					SourceOptions.DEFAULT, artifacts, Progress.NONE)) {
				// Its parent's property maven.compiler.source is 1.8; its one dependency to compile with is commons-lang3.
				assertThat(tree.release()).isEqualTo(new JavaRelease(8, JavaRelease.Origin.DECLARED));
				assertThat(tree.libraries()).singleElement().satisfies(jar -> {
					assertThat(jar.name()).isEqualTo("org.apache.commons:commons-lang3:3.14.0");
					assertThat(jar.path()).isRegularFile().hasFileName("commons-lang3-3.14.0.jar");
				});
				ComponentMeasurement measurement = Measurer.measure(tree, Component.of("org.apache.commons.text..*"), Profiles.DEFAULT,
						Progress.NONE);
				assertThat(measurement.unresolved()).isEqualTo(new ComponentMeasurement.Unresolved(0, 0, 0));
			}
		}
	}
}
