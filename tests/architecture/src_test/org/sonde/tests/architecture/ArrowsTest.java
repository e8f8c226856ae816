/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

/** Holds the compiled bundles against {@link Arrows}. */
class ArrowsTest {
	private static JavaClasses bundles;

	@BeforeAll
	static void readTheBundles() throws IOException {
		List<Path> classes;
		try (Stream<Path> plugins = Files.list(Path.of("../../plugins"))) {
			classes = plugins.map(plugin -> plugin.resolve("target/classes")).filter(Files::isDirectory).sorted().toList();
		}
		bundles = new ClassFileImporter().importPaths(classes);
	}

	@Test
	void everyBundleWasRead() {
		for (String part : List.of("metrics", "overhead", "traces", "benchmark", "benchmark.program", "instrumentation", "report", "cli",
				"overhead.ui")) {
			assertThat(bundles.stream().anyMatch(c -> c.getPackageName().startsWith("org.sonde." + part)))
					.as("classes of org.sonde.%s under plugins/*/target/classes; build the bundles first", part).isTrue();
		}
	}

	@TestFactory
	Stream<DynamicTest> noOtherArrow() {
		return Arrows.rules().stream().map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(bundles)));
	}

	/** The test of the test: a class in metrics that names one in overhead must be caught. */
	@Test
	void aBrokenArrowIsCaught() {
		JavaClasses broken = new ClassFileImporter().importClasses(org.sonde.metrics.broken.NamesOverhead.class,
				org.sonde.overhead.broken.Named.class);
		assertThat(Arrows.rules()).anySatisfy(rule -> assertThat(rule.evaluate(broken).hasViolation()).isTrue());
	}

	/** Two packages of metrics that name each other must be caught. */
	@Test
	void aCycleIsCaught() {
		JavaClasses broken = new ClassFileImporter().importClasses(org.sonde.metrics.broken.Left.class,
				org.sonde.metrics.brokentoo.Right.class);
		assertThat(Arrows.rules()).filteredOn(rule -> rule.evaluate(broken).hasViolation()).singleElement()
				.extracting(rule -> rule.getDescription()).asString().contains("free of cycles");
	}
}
