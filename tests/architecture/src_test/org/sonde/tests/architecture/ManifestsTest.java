/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows between bundles, compared with what the manifests ask for. */
class ManifestsTest {
	/** Runs in the JVMs that are measured, and those of old frameworks are old. */
	private static final String PROGRAM = "org.sonde.benchmark.program";
	/** Runs in the programs that are monitored. */
	private static final String OBJECTS = "org.sonde.objects";
	/** The watched program of a benchmark. */
	private static final String WATCHED = "org.sonde.benchmark.watched";
	private static final String WEAVING = "org.sonde.objects.weaving";
	private static final String JMX = "org.sonde.objects.jmx";
	private static final String JFR = "org.sonde.objects.jfr";
	private static final String OTLP = "org.sonde.objects.otlp";
	private static final String CLIENT = "org.sonde.objects.client";
	/** The Java of the bundles that run in programs of others; the others run on ours. */
	private static final Map<String, String> JAVA = Map.of(PROGRAM, "JavaSE-1.8", OBJECTS, "JavaSE-11", WEAVING, "JavaSE-11", JMX,
			"JavaSE-11", JFR, "JavaSE-17", WATCHED, "JavaSE-17", OTLP, "JavaSE-11");
	/** May be asked for by all but what runs in programs of others, and the help. */
	private static final String COMMON = "org.sonde.common";
	private static final String WORKSPACE = "org.sonde.instrumentation.workspace";
	private static final String UI = "org.sonde.overhead.ui";
	private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
			entry(COMMON, Set.of()),
			entry("org.sonde.help", Set.of()),
			entry(PROGRAM, Set.of()),
			entry(OBJECTS, Set.of()),
			entry(WATCHED, Set.of(OBJECTS, WEAVING, JMX, JFR, OTLP)),
			entry(WEAVING, Set.of(OBJECTS)),
			entry(JMX, Set.of(OBJECTS, WEAVING)),
			entry(JFR, Set.of(OBJECTS, WEAVING)),
			entry(OTLP, Set.of(OBJECTS, WEAVING)),
			entry(CLIENT, Set.of(COMMON, JMX)),
			entry("org.sonde.metrics", Set.of(COMMON)),
			entry("org.sonde.overhead", Set.of(COMMON)),
			entry("org.sonde.traces", Set.of(COMMON)),
			entry("org.sonde.instrumentation",
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", OBJECTS, WEAVING, JMX, JFR, OTLP, CLIENT)),
			entry(WORKSPACE,
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation", CLIENT)),
			entry("org.sonde.benchmark",
					Set.of(COMMON, "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation", PROGRAM, WATCHED, OBJECTS,
							WEAVING, JMX, JFR, OTLP)),
			entry("org.sonde.placement",
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation",
							"org.sonde.benchmark")),
			entry("org.sonde.report",
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation",
							"org.sonde.benchmark", "org.sonde.placement", CLIENT)),
			entry("org.sonde.cli",
					Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces", "org.sonde.instrumentation",
					"org.sonde.report", "org.sonde.benchmark", "org.sonde.placement", CLIENT)),
			entry(UI, Set.of(COMMON, "org.sonde.metrics", "org.sonde.overhead", "org.sonde.traces",
					"org.sonde.instrumentation", WORKSPACE, "org.sonde.report", "org.sonde.benchmark", "org.sonde.placement", OBJECTS,
					CLIENT)));
	/** Parts that only an IDE has: resources, refactorings, launches and the user interface. */
	private static final Pattern OF_AN_IDE = Pattern
			.compile(
					"org\\.eclipse\\.(core\\.(resources|filebuffers)|debug|jdt\\.(core\\.manipulation|debug|junit|launching|ui)|ltk|jface|swt|ui)\\b");
	private static final Pattern OURS = Pattern.compile("org\\.sonde(\\.\\w+)+");

	@TestFactory
	Stream<DynamicTest> asksForNoOtherBundle() throws IOException {
		return manifests().map(file -> DynamicTest.dynamicTest(file.toString(), () -> check(read(file))));
	}

	@TestFactory
	Stream<DynamicTest> onlyTheWorkspaceAndTheUserInterfaceAskForTheIde() throws IOException {
		return manifests().filter(file -> !Set.of(WORKSPACE, UI).contains(bundle(read(file))))
				.map(file -> DynamicTest.dynamicTest(file.toString(),
						() -> assertThat(asked(read(file))).doesNotContainPattern(OF_AN_IDE)));
	}

	@Test
	void theUserInterfaceAsksForTheIde() throws IOException {
		assertThat(asked(read(Path.of("../../plugins/overhead-ui/META-INF/MANIFEST.MF")))).containsPattern(OF_AN_IDE);
	}

	/** Resources alone come with JDT's parser, whose bundle asks for them. */
	@Test
	void theClassPathOfTheCommandLineHasNothingOfTheIde() throws IOException {
		Path classPath = Path.of("../../plugins/cli/target/dependencies-list.txt");
		assertThat(classPath).as("the class path of the command line; build it first").isNotEmptyFile();
		assertThat(Files.readAllLines(classPath).stream().map(line -> Path.of(line).getFileName().toString())
				.filter(jar -> OF_AN_IDE.matcher(jar).find() && !jar.startsWith("org.eclipse.core.resources"))).isEmpty();
	}

	@Test
	void aBrokenArrowIsCaught() {
		Manifest broken = new Manifest();
		broken.getMainAttributes().putValue("Import-Package", "org.sonde.overhead.ui.marking,org.sonde.metrics.component");
		assertThat(asksFor(broken)).containsExactly("org.sonde.metrics", "org.sonde.overhead.ui");
	}

	private static void check(Manifest manifest) {
		String bundle = bundle(manifest);
		assertThat(ALLOWED).as("a bundle the arrows know").containsKey(bundle);
		Set<String> asked = asksFor(manifest);
		asked.remove(bundle);
		assertThat(ALLOWED.get(bundle)).as("what %s may ask for", bundle).containsAll(asked);
		assertThat(manifest.getMainAttributes().getValue("Bundle-RequiredExecutionEnvironment"))
				.isEqualTo(JAVA.getOrDefault(bundle, "JavaSE-21"));
	}

	/** The bundles of ours that a manifest asks for, by bundle or by package. */
	private static Set<String> asksFor(Manifest manifest) {
		Set<String> bundles = new TreeSet<>();
		Matcher name = OURS.matcher(asked(manifest));
		while (name.find()) {
			bundles.add(bundleOf(name.group()));
		}
		return bundles;
	}

	/** What a manifest says of other bundles and packages. */
	private static String asked(Manifest manifest) {
		return Stream.of("Require-Bundle", "Import-Package", "Fragment-Host").map(manifest.getMainAttributes()::getValue)
				.filter(Objects::nonNull).collect(Collectors.joining("\n"));
	}

	private static String bundle(Manifest manifest) {
		return manifest.getMainAttributes().getValue("Bundle-SymbolicName").replaceAll(";.*", "");
	}

	private static Stream<Path> manifests() throws IOException {
		try (Stream<Path> plugins = Files.list(Path.of("../../plugins"))) {
			return Stream.concat(plugins, Stream.of(Path.of("../../docs"))).map(plugin -> plugin.resolve("META-INF/MANIFEST.MF"))
					.filter(Files::exists).sorted().toList().stream();
		}
	}

	private static String bundleOf(String bundleOrPackage) {
		return ALLOWED.keySet().stream().filter(bundle -> (bundleOrPackage + ".").startsWith(bundle + "."))
				.max((a, b) -> a.length() - b.length()).orElse(bundleOrPackage);
	}

	private static Manifest read(Path file) {
		try (InputStream in = Files.newInputStream(file)) {
			return new Manifest(in);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
