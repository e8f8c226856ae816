/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows between bundles, held against what the manifests ask for. */
class ManifestsTest {
	/** Runs in the JVMs that are measured, and those of old frameworks are old. */
	private static final String PROGRAM = "org.sonde.benchmark.program";
	/** May be asked for by all but the measured program and the help. */
	private static final String COMMON = "org.sonde.common";
	private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
			entry(COMMON, Set.of()),
			entry("org.sonde.help", Set.of()),
			entry(PROGRAM, Set.of()),
			entry("org.sonde.metrics", Set.of(COMMON)),
			entry("org.sonde.overhead", Set.of(COMMON)),
			entry("org.sonde.traces", Set.of(COMMON)),
			entry("org.sonde.instrumentation", Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces")),
			entry("org.sonde.benchmark", Set.of(COMMON, "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation", PROGRAM)),
			entry("org.sonde.report",
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation", "org.sonde.benchmark")),
			entry("org.sonde.cli", Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation",
					"org.sonde.report", "org.sonde.benchmark")),
			entry("org.sonde.overhead.ui", Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces",
					"org.sonde.instrumentation", "org.sonde.report", "org.sonde.benchmark")));
	private static final Pattern OURS = Pattern.compile("org\\.sonde(\\.\\w+)+");

	@TestFactory
	Stream<DynamicTest> asksForNoOtherBundle() throws IOException {
		try (Stream<Path> plugins = Files.list(Path.of("../../plugins"))) {
			return Stream.concat(plugins, Stream.of(Path.of("../../docs"))).map(plugin -> plugin.resolve("META-INF/MANIFEST.MF"))
					.filter(Files::exists).sorted().toList().stream()
					.map(file -> DynamicTest.dynamicTest(file.toString(), () -> check(read(file))));
		}
	}

	@Test
	void aBrokenArrowIsCaught() {
		Manifest broken = new Manifest();
		broken.getMainAttributes().putValue("Import-Package", "org.sonde.overhead.ui.marking,org.sonde.metrics.component");
		assertThat(asksFor(broken)).containsExactly("org.sonde.metrics", "org.sonde.overhead.ui");
	}

	private static void check(Manifest manifest) {
		String bundle = manifest.getMainAttributes().getValue("Bundle-SymbolicName").replaceAll(";.*", "");
		assertThat(ALLOWED).as("a bundle the arrows know").containsKey(bundle);
		Set<String> asked = asksFor(manifest);
		asked.remove(bundle);
		assertThat(ALLOWED.get(bundle)).as("what %s may ask for", bundle).containsAll(asked);
		assertThat(manifest.getMainAttributes().getValue("Bundle-RequiredExecutionEnvironment"))
				.isEqualTo(bundle.equals(PROGRAM) ? "JavaSE-1.8" : "JavaSE-21");
	}

	/** The bundles of ours that a manifest asks for, by bundle or by package. */
	private static Set<String> asksFor(Manifest manifest) {
		Set<String> bundles = new TreeSet<>();
		for (String header : new String[] { "Require-Bundle", "Import-Package", "Fragment-Host" }) {
			String value = manifest.getMainAttributes().getValue(header);
			Matcher name = OURS.matcher(value == null ? "" : value);
			while (name.find()) {
				bundles.add(bundleOf(name.group()));
			}
		}
		return bundles;
	}

	private static String bundleOf(String bundleOrPackage) {
		return ALLOWED.keySet().stream().filter(bundle -> (bundleOrPackage + ".").startsWith(bundle + "."))
				.max((a, b) -> a.length() - b.length()).orElse(bundleOrPackage);
	}

	private static Manifest read(Path file) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return new Manifest(in);
		}
	}
}
