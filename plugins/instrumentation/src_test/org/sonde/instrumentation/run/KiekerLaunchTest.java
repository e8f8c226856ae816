/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.sonde.instrumentation.export.KiekerAgents;

/** What is added to the arguments of a program, so that it runs with probes and keeps its own. */
class KiekerLaunchTest {
	private static final KiekerLaunch LAUNCH = new KiekerLaunch(Path.of("/a b/ü"), Path.of("/lib/weaver.jar"),
			Path.of("/a b/log"));

	@TempDir
	private Path folder;

	@Test
	void eachArgumentIsOneWordWhateverThePath() throws Exception {
		assertThat(additions(25)).containsExactly("--sun-misc-unsafe-memory-access=allow", "-javaagent:" + Path.of("/lib/weaver.jar"),
				"-Daj.weaving.loadersToSkip=jdk.internal.loader.ClassLoaders$PlatformClassLoader",
				"-Dorg.aspectj.weaver.loadtime.configuration=file:" + absolute("/a b/ü/META-INF/aop.xml"),
				"-Dkieker.monitoring.configuration=" + absolute("/a b/ü/META-INF/kieker.monitoring.properties"),
				"-Dkieker.monitoring.adaptiveMonitoring.configFile="
						+ absolute("/a b/ü/META-INF/kieker.monitoring.adaptiveMonitoring.conf"),
				"-Dkieker.monitoring.writer.filesystem.FileWriter.customStoragePath=" + absolute("/a b/log"));
	}

	@Test
	void memoryAccessIsAllowedWhereJavaWarnsOfItAndTheUserSaidNothing() throws Exception {
		assertThat(additions(17)).noneMatch(argument -> argument.startsWith("--sun-misc"));
		assertThat(additions(23)).noneMatch(argument -> argument.startsWith("--sun-misc"));
		assertThat(additions(24)).contains("--sun-misc-unsafe-memory-access=allow");
		assertThat(additions(24, "--sun-misc-unsafe-memory-access=deny")).noneMatch(argument -> argument.startsWith("--sun-misc"));
	}

	@Test
	void javaMustBeWhatKiekerNeeds() throws Exception {
		assertThat(additions(11)).isNotEmpty();
		assertThatThrownBy(() -> additions(8)).isInstanceOf(LaunchException.class)
				.hasMessageStartingWith("SL101: ").hasMessageContainingAll("Java 8", "Kieker 2.0.2", "Java 11");
	}

	@Test
	void otherAgentsAreLeftAlone() throws Exception {
		assertThat(additions(21, "-javaagent:/x/jacocoagent.jar=destfile=a")).contains("-javaagent:" + Path.of("/lib/weaver.jar"))
				.noneMatch(argument -> argument.contains("jacoco"));
	}

	@Test
	void aspectsOfTheProgramGoOnBeingWoven() throws Exception {
		assertThat(additions(21, "-javaagent:/x/aspectjweaver-1.9.24.jar")).noneMatch(argument -> argument.startsWith("-javaagent"))
				.contains("-Dorg.aspectj.weaver.loadtime.configuration=META-INF/aop.xml;META-INF/aop-ajc.xml;org/aspectj/aop.xml;file:"
						+ absolute("/a b/ü/META-INF/aop.xml"));
		assertThat(additions(21, "-Dorg.aspectj.weaver.loadtime.configuration=mine.xml", "-Daj.weaving.loadersToSkip=my.Loader"))
				.contains("-Dorg.aspectj.weaver.loadtime.configuration=mine.xml;file:" + absolute("/a b/ü/META-INF/aop.xml"),
						"-Daj.weaving.loadersToSkip=my.Loader,jdk.internal.loader.ClassLoaders$PlatformClassLoader");
	}

	@Test
	void aSecondKiekerIsRefused() {
		assertThatThrownBy(() -> additions(21, "-javaagent:lib/kieker-2.0.2-aspectj.jar"))
				.hasMessageStartingWith("SL102: ").hasMessageContaining("kieker-2.0.2-aspectj.jar");
	}

	@Test
	void aFolderThatAspectJCannotReadIsRefused() {
		for (String name : List.of("a#b", "a;b")) {
			KiekerLaunch launch = new KiekerLaunch(Path.of("/" + name), Path.of("/w.jar"), Path.of("/log"));
			assertThatThrownBy(() -> launch.additions(new ProgramStart(21, List.of(), List.of()), List.of(), false))
					.hasMessageStartingWith("SL103: ").hasMessageContaining(name);
		}
	}

	/** Modules with planned types read the class path; those without, and automatic ones, need nothing. */
	@Test
	void wovenModulesReadTheClassPath() throws Exception {
		Path compiled = modules();
		Path jar = folder.resolve("in jar.jar");
		try (OutputStream out = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(out)) {
			for (String name : List.of("module-info.class", "b/B.class")) {
				zip.putNextEntry(new JarEntry(name));
				byte[] content = Files.readAllBytes(compiled.resolve("mod.b").resolve(name));
				if (name.startsWith("module")) {
					content[7] = 127; // of a Java that is not there yet
				}
				zip.write(content);
			}
		}
		List<String> types = List.of("a.A", "b.B", "a.A$Nested");
		assertThat(reads(List.of(compiled.resolve("mod.a"), jar, compiled.resolve("mod.c")), types)).containsExactly("mod.a", "mod.b");
		assertThat(reads(List.of(compiled), types)).as("a folder of modules").containsExactly("mod.a", "mod.b");
		assertThat(reads(List.of(compiled), List.of("x.Y"))).isEmpty();
	}

	/** A pattern may weave any class that is loaded, and an error of access would end the program. */
	@Test
	void withPatternsAllModulesReadTheClassPath() throws Exception {
		ProgramStart program = new ProgramStart(21, List.of(), List.of(modules()));
		assertThat(LAUNCH.additions(program, List.of(), true)).filteredOn(argument -> argument.startsWith("--add-reads"))
				.containsExactly("--add-reads=mod.a=ALL-UNNAMED", "--add-reads=mod.b=ALL-UNNAMED", "--add-reads=mod.c=ALL-UNNAMED");
	}

	@Test
	void patchedModulesReadTheClassPath() throws Exception {
		Path compiled = modules();
		ProgramStart patched = new ProgramStart(21, List.of("--patch-module", "some.module=" + compiled.resolve("mod.a")),
				List.of(compiled.resolve("mod.c")));
		assertThat(LAUNCH.additions(patched, List.of("a.A"), false)).contains("--add-modules=ALL-DEFAULT",
				"--add-reads=some.module=ALL-UNNAMED");
	}

	@Test
	void aProgramOnTheClassPathNeedsNoModules() throws Exception {
		assertThat(additions(21)).noneMatch(argument -> argument.startsWith("--add"));
	}

	@Test
	void loggingIsAddedWhereTheProgramHasNone() throws IOException {
		KiekerAgents agents = KiekerAgents.unpack(folder.resolve("lib"));
		Path silent = Files.createDirectory(folder.resolve("silent"));
		Path logging = Files.createDirectories(folder.resolve("logging/META-INF/services")).getParent().getParent();
		Files.createFile(logging.resolve("META-INF/services/org.slf4j.spi.SLF4JServiceProvider"));
		assertThat(agents.classPath(List.of(silent))).containsExactly(agents.weaver(), silent, agents.kieker(), agents.logging());
		assertThat(agents.classPath(List.of(silent, logging))).containsExactly(agents.weaver(), silent, logging, agents.kieker());
		assertThat(agents.classPath(List.of(agents.logging()))).containsExactly(agents.weaver(), agents.logging(), agents.kieker());
	}

	/** A running program may be using them. */
	@Test
	void theAgentsAreWrittenOnce() throws IOException {
		KiekerAgents agents = KiekerAgents.unpack(folder);
		Object file = Files.readAttributes(agents.kieker(), "unix:ino").get("ino");
		assertThat(KiekerAgents.unpack(folder)).isEqualTo(agents);
		assertThat(Files.readAttributes(agents.kieker(), "unix:ino").get("ino")).isEqualTo(file);
	}

	@Test
	void theAgentsAreThoseThatTheBuildTests() throws IOException {
		String pom = Files.readString(Path.of("../../pom.xml"));
		assertThat(KiekerAgents.KIEKER_VERSION).isEqualTo(version(pom, "kieker"));
		assertThat(KiekerAgents.WEAVER_VERSION).isEqualTo(version(pom, "aspectj"));
	}

	private static String version(String pom, String name) {
		Matcher version = Pattern.compile("<" + name + "\\.version>([^<]+)<").matcher(pom);
		assertThat(version.find()).as(name).isTrue();
		return version.group(1);
	}

	private static List<String> additions(int java, String... arguments) throws LaunchException {
		return LAUNCH.additions(new ProgramStart(java, List.of(arguments), List.of()), List.of("p.A"), false);
	}

	private static List<String> reads(List<Path> modulePath, List<String> types) throws LaunchException {
		List<String> modules = new ArrayList<>();
		for (String argument : LAUNCH.additions(new ProgramStart(21, List.of(), modulePath), types, false)) {
			Matcher reads = Pattern.compile("--add-reads=(.*)=ALL-UNNAMED").matcher(argument);
			if (reads.matches()) {
				modules.add(reads.group(1));
			}
		}
		return modules;
	}

	/** Three modules by javac: mod.a with a.A, mod.b with b.B, mod.c with c.C. */
	private Path modules() throws IOException {
		Path sources = folder.resolve("sources");
		List<String> files = new ArrayList<>();
		for (String name : List.of("a", "b", "c")) {
			Path module = Files.createDirectories(sources.resolve("mod." + name).resolve(name)).getParent();
			Files.writeString(module.resolve("module-info.java"), "module mod." + name + " { }");
			Files.writeString(module.resolve(name + "/" + name.toUpperCase() + ".java"),
					"package " + name + "; public class " + name.toUpperCase() + " { }");
			files.add(module.resolve("module-info.java").toString());
			files.add(module.resolve(name + "/" + name.toUpperCase() + ".java").toString());
		}
		Path compiled = folder.resolve("compiled modules");
		List<String> arguments = new ArrayList<>(List.of("-d", compiled.toString(), "--module-source-path", sources.toString()));
		arguments.addAll(files);
		assertThat(javax.tools.ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))).isZero();
		return compiled;
	}

	private static Path absolute(String path) {
		return Path.of(path).toAbsolutePath();
	}
}
