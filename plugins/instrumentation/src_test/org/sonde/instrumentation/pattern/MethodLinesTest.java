/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.metrics.measuring.FileMeasurer;
import org.sonde.metrics.source.SourceFile;

class MethodLinesTest {
	@TempDir
	private Path folder;
	private MethodLines lines;

	@BeforeEach
	void measure() throws Exception {
		Path file = Files.writeString(folder.resolve("A.java"), """
				package p;
				class A<T extends Number> {
					static int count = 1;
					A() { }
					class Inner {
						Inner(int i) {
						}
						Inner(String s) {
							// only a comment

							s.length();
						}
					}
					void same(int i) { }
					void same(java.util.List<String> list) {
					}
					void same(T t) {


						t.intValue();
					}
					void varied(String... all) {
						all.clone();
					}
				}
				enum E {
					X;
					E() {
						toString();
					}
				}
				""");
		lines = new MethodLines(FileMeasurer.types(new SourceFile("A.java", file), StandardCharsets.UTF_8, 21));
	}

	@Test
	void overloadsAreToldApartByTheirParameters() {
		assertThat(of("void p.A.same(int)")).hasValue(1);
		assertThat(of("void p.A.same(java.util.List)")).hasValue(2);
		assertThat(of("void p.A.varied(java.lang.String[])")).hasValue(3);
	}

	/** A type variable stands in the class file as its bound: of three candidates two fit better to others, but no name says so. */
	@Test
	void whatMayBeSeveralMethodsIsUnknown() {
		assertThat(of("void p.A.same(java.lang.Number)")).isEmpty();
	}

	@Test
	void parametersThatTheCompilerAddsAreNoneOfTheSource() {
		assertThat(of("p.A$Inner.<init>(p.A,int)")).hasValue(2);
		assertThat(of("p.A$Inner.<init>(p.A,java.lang.String)")).hasValue(3);
		assertThat(of("p.E.<init>(java.lang.String,int)")).hasValue(3);
		assertThat(of("p.A.<init>()")).hasValue(1);
	}

	@Test
	void whatTheCompilerMadeHasNoLinesAndWhatHasNoSourceIsUnknown() {
		assertThat(of("p.E[] p.E.values()")).hasValue(0);
		assertThat(of("void p.Other.m()")).isEmpty();
	}

	private OptionalInt of(String signature) {
		return lines.of(MethodSignature.parse(signature));
	}

	@Test
	void complexityIsThatOfTheMethodItself() {
		assertThat(lines.complexity(MethodSignature.method("void", "p.A", "same", "int"))).hasValue(1);
		assertThat(lines.complexity(MethodSignature.method("void", "p.A", "missing"))).isEmpty();
		assertThat(lines.complexity(MethodSignature.method("void", "p.Unknown", "same", "int"))).isEmpty();
	}
}
