/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.NodeList;

/** What the projects need to import into Eclipse as they are: Maven reads none of it, so no build would notice when it breaks. */
class ProjectsTest {
	private static final Path ROOT = Path.of("../..");
	private static final String MODULES = "/*/*[local-name()='modules']/*";
	private static final String MODULES_OF_PROFILES = "//*[local-name()='profile']/*[local-name()='modules']/*";
	/** Of the bundles that run in programs of others. */
	private static final Map<String, String> JAVA = Map.of("benchmark-program", "1.8", "object-monitoring", "11", "object-weaving", "11",
			"object-jmx", "11", "object-jfr", "17", "object-otlp", "11", "benchmark-watched-program", "17");
	/** Modules that other modules only inherit from. */
	private static final List<String> PARENTS = List.of("plain-tests", "workbench-tests");
	private static final List<String> SOURCE_FOLDERS = List.of("src", "src-gen", "src-agents", "src-echarts", "src_test");

	@TestFactory
	Stream<DynamicTest> everyModuleImports() throws Exception {
		return values(ROOT.resolve("pom.xml"), MODULES).stream().map(ROOT::resolve)
				.filter(module -> !PARENTS.contains(module.getFileName().toString()))
				.map(module -> DynamicTest.dynamicTest(module.toString(), () -> checkProject(module)));
	}

	@Test
	void whatNeedsMoreThanTheTargetPlatformIsNotImported() throws Exception {
		assertThat(values(ROOT.resolve("pom.xml"), MODULES_OF_PROFILES)).isNotEmpty()
				.allSatisfy(module -> assertThat(ROOT.resolve(module).resolve(".project")).doesNotExist());
	}

	@Test
	void theIdeOfTheLaunchConfigurationIsThatOfTheProduct() throws Exception {
		List<String> product = values(ROOT.resolve("features/ide/sonde.product"), "/product/plugins/plugin/@id");
		Path launch = ROOT.resolve("features/ide/Sonde IDE.launch");
		assertThat(bundles(launch, "selected_workspace_bundles")).as("ours in %s", launch)
				.containsExactlyInAnyOrderElementsOf(product.stream().filter(ProjectsTest::isOurs).toList());
		assertThat(bundles(launch, "selected_target_bundles")).as("others' in %s", launch)
				.containsAll(product.stream().filter(id -> !isOurs(id)).toList());
	}

	@TestFactory
	Stream<DynamicTest> everyLaunchConfigurationNamesItsBundles() {
		return Stream.of("features/ide/Sonde IDE.launch", "tests/workbench-views/Workbench Tests.launch").map(ROOT::resolve)
				.map(launch -> DynamicTest.dynamicTest(launch.toString(), () -> assertThat(
						values(launch, "//booleanAttribute[@key='default' or @key='automaticIncludeRequirements']/@value"))
						.as("started with all bundles of the target platform, there would be several of one name")
						.containsExactlyInAnyOrder("false", "true")));
	}

	private static void checkProject(Path module) throws Exception {
		Path project = module.resolve(".project");
		assertThat(project).exists();
		assertThat(properties(module.resolve(".settings/org.eclipse.core.resources.prefs")).getProperty("encoding/<project>"))
				.as("encoding of %s", module).isEqualTo("UTF-8");
		if (Files.exists(module.resolve("META-INF/MANIFEST.MF"))) {
			assertThat(values(project, "/projectDescription/natures/nature"))
					.contains("org.eclipse.jdt.core.javanature", "org.eclipse.pde.PluginNature");
			assertThat(values(project, "/projectDescription/buildSpec/buildCommand/name"))
					.contains("org.eclipse.jdt.core.javabuilder", "org.eclipse.pde.ManifestBuilder");
			assertThat(values(module.resolve(".classpath"), "/classpath/classpathentry[@kind='src']/@path"))
					.as("source folders in .classpath and on disk")
					.containsExactlyInAnyOrderElementsOf(
							SOURCE_FOLDERS.stream().filter(name -> Files.isDirectory(module.resolve(name))).toList());
			String release = JAVA.getOrDefault(module.getFileName().toString(), "21");
			assertThat(properties(module.resolve(".settings/org.eclipse.jdt.core.prefs")))
					.as("Java of %s, whatever the workspace's", module)
					.containsEntry("org.eclipse.jdt.core.compiler.compliance", release)
					.containsEntry("org.eclipse.jdt.core.compiler.source", release)
					.containsEntry("org.eclipse.jdt.core.compiler.codegen.targetPlatform", release);
		}
	}

	/** The names of the bundles in a launch configuration, without their start levels. */
	private static List<String> bundles(Path launch, String key) throws Exception {
		return values(launch, "//setAttribute[@key='" + key + "']/setEntry/@value").stream().map(entry -> entry.replaceAll("[@*].*", ""))
				.toList();
	}

	private static boolean isOurs(String bundle) {
		return bundle.startsWith("org.sonde.");
	}

	private static Properties properties(Path file) throws IOException {
		assertThat(file).exists();
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(file)) {
			properties.load(reader);
		}
		return properties;
	}

	/** What an XPath finds in a file, as text. */
	private static List<String> values(Path file, String path) throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
		factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
		factory.setNamespaceAware(true);
		try (InputStream in = Files.newInputStream(file)) {
			NodeList found = (NodeList) XPathFactory.newInstance().newXPath().evaluate(path, factory.newDocumentBuilder().parse(in),
					XPathConstants.NODESET);
			return IntStream.range(0, found.getLength()).mapToObj(i -> found.item(i).getTextContent().strip()).toList();
		}
	}
}
