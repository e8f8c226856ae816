/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.tests.seeded.NastyProgram;

/** Counted by hand in the sources. */
class CaughtThrowsTest {
	private static final String SOURCE = """
			package q;
			class Throws {
				static int none(int i) { try { return i / 0; } catch (ArithmeticException e) { return 1; } }
				static void outside() { try { System.gc(); } catch (IllegalStateException e) { } throw new IllegalArgumentException(); }
				static int two(boolean b) {
					try { if (b) throw new IllegalStateException(); throw new IllegalArgumentException(); } catch (RuntimeException e) { return 1; }
				}
				static int nested() {
					try { try { throw new Error(); } catch (IllegalStateException e) { return 1; } } catch (Error e) { return 2; }
				}
			}
			""";

	@TempDir
	private Path folder;

	private Map<String, Integer> read(List<String> sources, String type) throws Exception {
		CompiledProgram program = CompiledProgram.compile(sources, folder.resolve("program.jar"));
		return CaughtThrows.read(List.of(program.jar()),
				program.operations().stream().filter(method -> method.declaringType().equals(type)).toList());
	}

	@Test
	void throwsWithinATryAreCounted() throws Exception {
		assertThat(read(List.of(SOURCE), "q.Throws")).isEqualTo(Map.of("int q.Throws.two(boolean)", 2, "int q.Throws.nested()", 1));
	}

	@Test
	void onlyTheMethodsAskedForAreLookedAt() throws Exception {
		assertThat(read(NastyProgram.SOURCES, "p.Throwing")).isEqualTo(Map.of("int p.Throwing.caught()", 1));
		assertThat(read(NastyProgram.SOURCES, "p.Counted")).isEmpty();
	}
}
