/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.tests.seeded.Seeded;

class MethodSignatureTest {
	@Test
	void methodsAreSpelledAsKiekerRecordsThemWithoutModifiers() {
		assertThat(MethodSignature.method("int", "p.A$B", "add", "java.lang.String", "int[][]"))
				.hasToString("int p.A$B.add(java.lang.String,int[][])");
		assertThat(MethodSignature.method("void", "InDefaultPackage", "run")).hasToString("void InDefaultPackage.run()");
		assertThat(MethodSignature.constructor("p.A", "int")).hasToString("p.A.<init>(int)");
		assertThat(new MethodSignature("p.A", "va", List.of("int", "p.B$C[]"), "void", true, false))
				.hasToString("void p.A.va(int,p.B$C[])");
	}

	@Test
	void parsingReadsWhatToStringWrites() {
		Seeded.tries(1000, in -> {
			MethodSignature method = RandomPlans.signature(in);
			assertThat(MethodSignature.parse(method.toString())).isEqualTo(method.withVarargs(false));
		});
	}

	@Test
	void anEllipsisIsReadAsVarargs() {
		Seeded.tries(1000, in -> {
			MethodSignature method = RandomPlans.signature(in);
			if (method.varargs()) {
				String text = method.toString();
				String ellipsis = text.substring(0, text.lastIndexOf("[])")) + "...)";
				assertThat(MethodSignature.parse(ellipsis)).isEqualTo(method);
			}
		});
	}

	@Test
	void probesCarryTheWholeSignature() {
		Seeded.tries(1000, in -> {
			MethodSignature method = RandomPlans.signature(in);
			assertThat(Probes.create(method).signature()).isEqualTo(method);
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "(", "()", "m()", "p.A.m()", "void m()", "void p.A.m", "void p.A.m(", "void p.A.m)",
			"void p.A.m()x",
			"void p.A.m()()", "void p.A.m(int,)", "void p.A.m(,int)", "void p.A.m(int, int)", "void p.A.m(void)",
			"void p.A.m(int[)",
			"void p.A.m(int])", "void p.A.m([])", "void p.A.m(int...,int)", "void p..A.m()", "void .A.m()", "void p.A.1m()",
			"void p.1A.m()",
			"void[] p.A.m()", "int p.A.<init>()", "void p.A.<clinit>()", "public void p.A.m()", "void int.m()",
			"void p.A.m(java.util.List<String>)", "void p.A.m\u0000()", "void p.A-B.m()" })
	void otherSpellingsAreRefusedWithTheTextAndAnExample(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> MethodSignature.parse(text)).withMessageContaining("'" + text + "'")
				.withMessageContaining("int p.A$B.add(java.lang.String,int)");
	}

	@Test
	void partsThatContradictEachOtherAreRefused() {
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new MethodSignature("p.A", "m", List.of("int"), "void", true, false))
				.withMessage("the last parameter of a varargs method is an array; found (int)");
		assertThatIllegalArgumentException().isThrownBy(() -> new MethodSignature("p.A", "m", List.of(), "void", false, true))
				.withMessage("a constructor is named <init>, and only a constructor; found 'm'");
		assertThatIllegalArgumentException().isThrownBy(() -> new MethodSignature("p.A", "<init>", List.of(), "int", false, true))
				.withMessage("a constructor returns void; found 'int'");
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new MethodSignature("p.A", "m", Collections.nCopies(256, "int"), "void", false, false))
				.withMessage("256 parameters; the limit is 255");
		assertThatIllegalArgumentException().isThrownBy(() -> MethodSignature.method("int" + "[]".repeat(256), "p.A", "m"))
				.withMessageStartingWith("return type 'int[][]");
	}

	@Test
	void aMessageShowsNoMoreThanTheStartOfALongText() {
		assertThatIllegalArgumentException().isThrownBy(() -> MethodSignature.parse("x".repeat(1_000_000)))
				.satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(1_000));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			public static void p.A.m(java.lang.String, int)                       | void p.A.m(java.lang.String,int)
			public static void p.A.m(java.lang.String,int)                        | void p.A.m(java.lang.String,int)
			transient void p.A.va(java.lang.String[])                             | void p.A.va(java.lang.String[])
			public volatile java.lang.Object p.A.get()                            | java.lang.Object p.A.get()
			private final synchronized native strictfp int[][] p.A$1L.m$(p.B$C[]) | int[][] p.A$1L.m$(p.B$C[])
			new p.A.<init>(int)                                                   | p.A.<init>(int)
			public new p.A$B.<init>(p.A, int)                                     | p.A$B.<init>(p.A,int)
			public p.A.<init>()                                                   | p.A.<init>()
			public p.A$B(int) throws java.io.IOException,p.X                      | p.A$B.<init>(int)
			public default void p.I.m() throws java.io.IOException                | void p.I.m()
			int p.A$B.add(java.lang.String,int)                                   | int p.A$B.add(java.lang.String,int)
			""")
	void recordedSignaturesAreReadInEverySpelling(String recorded, String exchange) {
		assertThat(RecordedSignature.parse(recorded)).hasToString(exchange);
		assertThat(RecordedSignature.parse(recorded).sameMethod(MethodSignature.parse(exchange))).isTrue();
	}

	@Test
	void recordedVarargsAreToldByTheirModifier() {
		assertThat(RecordedSignature.parse("static transient void p.A.va(int[])").varargs()).isTrue();
		assertThat(RecordedSignature.parse("static void p.A.va(int[])").varargs()).isFalse();
		assertThat(RecordedSignature.parse("void p.A.va(int[])").sameMethod(MethodSignature.parse("void p.A.va(int...)"))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "public", "noOperation", "void p.A.m(", "void p.A.m(int", "a b c p.A.m()", "void m()",
			"void p.A.m(a(b))",
			"%CPU::host", "public void p.A.m() thrown x" })
	void whatIsNoRecordedSignatureIsRefused(String recorded) {
		assertThatIllegalArgumentException().isThrownBy(() -> RecordedSignature.parse(recorded))
				.withMessageStartingWith("'" + recorded + "' is not a recorded operation signature: ");
	}

	/** Byte Buddy spells a constructor and the initialiser of the class alike but for the modifier. */
	@Test
	void theInitialiserOfAClassIsNoConstructor() {
		assertThat(RecordedSignature.parse("public p.A()")).hasToString("p.A.<init>()");
		assertThatIllegalArgumentException().isThrownBy(() -> RecordedSignature.parse("static p.A()"))
				.withMessage(
						"'static p.A()' is not a recorded operation signature: it is the initialiser of a class, as Byte Buddy records it");
	}

	@Test
	void whatNamesAConstructorIsTold() {
		assertThat(RecordedSignature.read("public p.A.<init>()").named()).isTrue();
		assertThat(RecordedSignature.read("public new p.A()").named()).isTrue();
		assertThat(RecordedSignature.read("void p.A.m()").named()).isTrue();
		assertThat(RecordedSignature.read("p.A.m()").named()).as("a method without a return type, or a constructor").isFalse();
		assertThat(RecordedSignature.read("synchronized public volatile void p.A.m()").modifiers())
				.containsExactlyInAnyOrder("public", "synchronized", "volatile");
	}

	@Test
	void onlyTheSameMethodMatches() {
		MethodSignature method = MethodSignature.parse("int p.A.m(int)");
		for (String other : List.of("int p.A.m()", "int p.A.m(long)", "long p.A.m(int)", "int p.A$B.m(int)", "int q.A.m(int)",
				"int p.A.n(int)",
				"int p.A.m(int[])", "new p.A.<init>(int)")) {
			assertThat(RecordedSignature.parse(other).sameMethod(method)).as(other).isFalse();
		}
	}

	@Test
	void namesThatOnlyCompilersGive() {
		for (String made : List.of("void p.A.lambda$m$0()", "int p.A.access$000(p.A)", "p.E[] p.E.$values()",
				"int[] p.A.$SWITCH_TABLE$p$E()", "java.lang.Object p.A.$deserializeLambda$(java.lang.invoke.SerializedLambda)")) {
			assertThat(MethodSignature.parse(made).isNamedByCompiler()).as(made).isTrue();
		}
		for (String written : List.of("void p.A.m()", "void p.A.$()", "int p.E.$values()", "void p.A.access$to()", "void p.A.lambda()")) {
			assertThat(MethodSignature.parse(written).isNamedByCompiler()).as(written).isFalse();
		}
	}
}
