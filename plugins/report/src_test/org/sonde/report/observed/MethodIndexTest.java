/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.instrumentation.plan.MethodSignature;

/** By a table made by hand: what is declared, what is recorded, and which of the methods that is. */
class MethodIndexTest {
	private static final List<MethodSignature> DECLARED = Stream.of("int p.A.add(int)", "int p.A.add(java.lang.String,int)",
			"long p.A.add(long)", "void p.A.va(java.lang.String...)", "void p.A.list(java.util.List)", "p.A.<init>()",
			"p.A.<init>(int)",
			"void p.A$B.m(p.A$C)", "p.A$B.<init>(p.A,int)", "java.lang.Object p.A.clone()", "p.A p.A.clone()",
			"int p.A.compareTo(p.A)", "void p.A$1.run()", "void p.A$Gr\u00fcn.gr\u00fc\u00df()", "void q.X$Y.m()",
			"void q.X.Y.m()",
			"void p.A.$own()").map(MethodSignature::parse).toList();
	private final MethodIndex index = new MethodIndex(DECLARED, "the project");

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# modifiers, in any order
			public int p.A.add(int)                                              | int p.A.add(int)
			synchronized final public static int p.A.add(int)                    | int p.A.add(int)
			# overloads
			public long p.A.add(long)                                            | long p.A.add(long)
			public int p.A.add(java.lang.String, int)                            | int p.A.add(java.lang.String,int)
			# varargs, and generics by their erasure
			public transient void p.A.va(java.lang.String[])                     | void p.A.va(java.lang.String[])
			public void p.A.va(java.lang.String[])                               | void p.A.va(java.lang.String[])
			void p.A.list(java.util.List)                                        | void p.A.list(java.util.List)
			# constructors of AspectJ and of Byte Buddy
			public p.A.<init>()                                                  | p.A.<init>()
			public new p.A.<init>(int)                                           | p.A.<init>(int)
			public p.A(int) throws java.io.IOException                           | p.A.<init>(int)
			p.A()                                                                | p.A.<init>()
			public p.A$B(p.A,int)                                                | p.A$B.<init>(p.A,int)
			# Byte Buddy appends what is thrown
			public int p.A.add(int) throws java.lang.Exception,p.E               | int p.A.add(int)
			# the return type tells a covariant override from its bridge
			public p.A p.A.clone()                                               | p.A p.A.clone()
			public volatile java.lang.Object p.A.clone()                         | java.lang.Object p.A.clone()
			# nested, anonymous, not ASCII
			public void p.A$B.m(p.A$C)                                           | void p.A$B.m(p.A$C)
			public void p.A$1.run()                                              | void p.A$1.run()
			void p.A$Gr\u00fcn.gr\u00fc\u00df()                                  | void p.A$Gr\u00fcn.gr\u00fc\u00df()
			# the exact name goes before the loose one
			public void q.X$Y.m()                                                | void q.X$Y.m()
			public void q.X.Y.m()                                                | void q.X.Y.m()
			void p.A.$own()                                                      | void p.A.$own()
			""")
	void whatIsSpelledExactlyIsFound(String recorded, String method) {
		assertThat(index.find(recorded)).isInstanceOfSatisfying(Match.Found.class, found -> {
			assertThat(found.method()).hasToString(method);
			assertThat(found.note()).isEmpty();
		});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			public void p.A.B.m(p.A.C)     | void p.A$B.m(p.A$C)   | nested types are spelled with dots in the log
			public p.A.B.<init>(p.A, int)  | p.A$B.<init>(p.A,int) | nested types are spelled with dots in the log
			p.A.list(java.util.List)       | void p.A.list(java.util.List) | the log has no return type
			p.A.add(long)                  | long p.A.add(long)    | the log has no return type
			p.A.B.m(p.A.C)                 | void p.A$B.m(p.A$C)   | the log has no return type
			p.A.compareTo                  | int p.A.compareTo(p.A) | a span has no parameters
			p.A$B.m                        | void p.A$B.m(p.A$C)   | a span has no parameters
			p.A.B.m                        | void p.A$B.m(p.A$C)   | a span has no parameters
			p.A.$own                       | void p.A.$own()       | a span has no parameters
			""")
	void whatIsSpelledLooselyIsFoundAndSaid(String recorded, String method, String note) {
		assertThat(index.find(recorded)).isInstanceOfSatisfying(Match.Found.class, found -> {
			assertThat(found.method()).hasToString(method);
			assertThat(found.note()).isEqualTo(note);
		});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			%CPU::host                                  | SPELLING          | it is not spelled like an operation
			static p.A()                                | CLASS_INITIALISER | initialiser of a class
			private static void p.A.lambda$main$0(int)  | COMPILER_MADE     | lambda expression
			static int p.A.access$000(p.A)              | COMPILER_MADE     | a compiler or a tool generated it
			public volatile int p.A.compareTo(java.lang.Object) | COMPILER_MADE | which calls int p.A.compareTo(p.A)
			p.A.clone()                                 | AMBIGUOUS         | java.lang.Object p.A.clone(), p.A p.A.clone()
			int p.A.add(short)                          | OTHER_PARAMETERS  | the project has int p.A.add(int), int p.A.add(java.lang.String,int), long p.A.add(long) there
			void p.A.compareTo(p.A)                     | OTHER_PARAMETERS  | the project has int p.A.compareTo(p.A) there
			p.A.<init>(long)                            | OTHER_PARAMETERS  | p.A.<init>(), p.A.<init>(int)
			void p.A.other()                            | WHOLE_TYPE        | the project has other methods of this type
			p.A.add                                     | AMBIGUOUS         | any of int p.A.add(int), int p.A.add(java.lang.String,int), long p.A.add(long)
			p.A.gone                                    | WHOLE_TYPE        | the project has other methods of this type
			r.Z.m                                       | OTHER_TYPE        | the project has no method of this type
			GET /cart                                   | SPELLING          | it is not spelled like an operation
			void r.Z.m()                                | OTHER_TYPE        | the project has no method of this type
			""")
	void whatIsNotFoundHasAReason(String recorded, Reason reason, String text) {
		assertThat(index.find(recorded)).isInstanceOfSatisfying(Match.NotFound.class, none -> {
			assertThat(none.reason()).isEqualTo(reason);
			assertThat(none.text()).contains(text);
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "(", "a b c d()", "()", ".()", "p..A.m()", "$.$()", "void p.A.m(,)", "\u0000" })
	void nothingBreaksIt(String recorded) {
		assertThat(index.find(recorded)).isInstanceOf(Match.NotFound.class);
	}

	@Test
	void ofTwoTypesThatDotsDoNotTellApartNoneIsTaken() {
		MethodIndex two = new MethodIndex(Stream.of("void q.X$Y$Z.m()", "void q.X.Y$Z.m()").map(MethodSignature::parse).toList(),
				"the plan");
		assertThat(two.find("void q.X.Y.Z.m()")).isInstanceOfSatisfying(Match.NotFound.class, none -> {
			assertThat(none.reason()).isEqualTo(Reason.AMBIGUOUS);
			assertThat(none.text()).contains("void q.X$Y$Z.m()", "void q.X.Y$Z.m()");
		});
	}
}
