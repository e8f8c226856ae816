/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProgramsTest {

	static List<String> ids() {
		return Programs.all().stream().map(Programs.Entry::id).toList();
	}

	@ParameterizedTest
	@MethodSource("ids")
	void doesTheSameWorkInEveryRun(String id) throws Exception {
		Programs.Entry entry = Programs.find(id).orElseThrow();
		Main.Result first = Main.run(entry, Double.POSITIVE_INFINITY, 3);
		assertThat(first.units()).isEqualTo(3);
		assertThat(first.checksum()).as("Constant checksums hide missing work.").isNotZero();
		assertThat(Main.run(entry, Double.POSITIVE_INFINITY, 3)).isEqualTo(first);
	}

	@ParameterizedTest
	@MethodSource("ids")
	void takesItsMethodsFromPackagesThatTheClassPathHas(String id) throws IOException {
		List<String> names = classes();
		for (String packageName : Programs.find(id).orElseThrow().packages()) {
			assertThat(names).as(packageName).anyMatch(name -> name.startsWith(packageName.replace('.', '/') + "/"));
		}
	}

	private static List<String> classes() throws IOException {
		List<String> names = new ArrayList<>();
		for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
			if (path.endsWith(".jar")) {
				try (JarFile jar = new JarFile(Path.of(path).toFile())) {
					jar.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(".class")).forEach(names::add);
				}
			}
		}
		return names;
	}

	@Test
	void listsEnoughPrograms() {
		List<Programs.Entry> all = Programs.all();
		assertThat(all).hasSizeGreaterThanOrEqualTo(26);
		assertThat(ids()).contains("commons-math", "h2", "jackson").doesNotHaveDuplicates().isSorted();
		assertThat(all).filteredOn(Programs.Entry::heldOut).hasSize(14);
		assertThat(all).filteredOn(entry -> entry.threads() > 1).hasSizeGreaterThanOrEqualTo(2);
		assertThat(all).allSatisfy(entry -> assertThat(entry.line().split("\t")).hasSize(5));
		assertThat(Programs.find("h2").orElseThrow().line()).matches("h2\tcom\\.h2database:h2:\\d+\\.\\d+\\.\\d+\torg\\.h2\t1\topen");
	}

	@Test
	void copiesShareNothing() throws Exception {
		Programs.Entry antlr = Programs.find("antlr").orElseThrow();
		Programs.Entry two = Programs.find("2*antlr").orElseThrow();
		assertThat(two.threads()).isEqualTo(2);
		Main.Result once = Main.run(antlr, Double.POSITIVE_INFINITY, 4);
		assertThat(Main.run(two, Double.POSITIVE_INFINITY, 4)).isEqualTo(once);
		AtomicInteger created = new AtomicInteger();
		Main.run(entry(2, () -> new Copies(() -> {
			created.incrementAndGet();
			return () -> 7;
		})), Double.POSITIVE_INFINITY, 6);
		assertThat(created).hasValue(2);
	}

	@Test
	void failsIfAUnitDoesOtherWork() {
		int[] units = new int[1];
		assertThatThrownBy(() -> Main.run(entry(() -> () -> units[0]++ < 4 ? 7 : 8), Double.POSITIVE_INFINITY, 9))
				.hasMessageContaining("Unit 5 of sample returned 8, unit 1 returned 7.");
	}

	@Test
	void failsIfAUnitFails() {
		assertThatThrownBy(() -> Main.run(entry(() -> () -> {
			throw new IOException("broken");
		}), Double.POSITIVE_INFINITY, 1)).hasRootCauseInstanceOf(IOException.class).hasMessageContaining("broken");
	}

	private static Programs.Entry entry(Programs.Factory factory) {
		return entry(1, factory);
	}

	private static Programs.Entry entry(int threads, Programs.Factory factory) {
		return new Programs.Entry("sample", "group:artifact", List.of("sample"), threads, false, "sample.Type", factory);
	}
}
