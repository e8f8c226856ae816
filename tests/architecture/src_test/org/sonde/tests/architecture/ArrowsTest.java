/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

/** Compares the compiled bundles with {@link Arrows}. */
class ArrowsTest {
	/** Those of {@link Arrows}, and the three of the benchmark that run in JVMs of their own. */
	private static final Set<String> PARTS = Set.of("common", "metrics", "overhead", "traces", "benchmark", "benchmark.program",
			"benchmark.watched",
			"benchmark.observer", "instrumentation.plan", "instrumentation.pattern", "instrumentation.export", "instrumentation.run",
			"instrumentation.workspace",
			"instrumentation.launch", "placement", "report", "cli", "objects", "objects.weaving", "objects.jmx", "objects.jfr",
			"objects.otlp", "objects.client", "overhead.ui");

	private static JavaClasses bundles;

	@BeforeAll
	static void readTheBundles() throws IOException {
		List<Path> classes;
		try (Stream<Path> plugins = Files.list(Path.of("../../plugins"))) {
			classes = plugins.map(plugin -> plugin.resolve("target/classes")).filter(Files::isDirectory).sorted().toList();
		}
		bundles = new ClassFileImporter().importPaths(classes);
	}

	/** Every part has classes, and every class is of one part. */
	@Test
	void everyBundleWasRead() {
		assertThat(bundles.stream().map(c -> part(c.getPackageName())).collect(Collectors.toSet()))
				.as("parts with classes under plugins/*/target/classes; build the bundles first").isEqualTo(PARTS);
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

	/** The narrowest part that a package is of; its own name if it is of none. */
	private static String part(String packageName) {
		return PARTS.stream().filter(part -> (packageName + ".").startsWith("org.sonde." + part + "."))
				.max(Comparator.comparingInt(String::length)).orElse(packageName);
	}
}
