/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.traces.flight.MethodFilter;

/** Each trap that is known of the agents, by a plan and a log made by hand. */
class LikelyReasonsTest {
	private static final String FIRED = "void p.A.fired()";

	/** The log has what is planned and fired, and one operation more. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "-", textBlock = """
			# planned      | recorded, too                     | because          | in words
			void p.A.m()   | public void p.B.m()               | OVERRIDE         | within(p.A)
			void p.A.m()   | public p.A.<init>()               | CONSTRUCTOR      | includes its constructors
			p.A.<init>()   | public p.A.<init>(int)            | OTHER_PARAMETERS | p.A.<init>()
			void p.A.m()   | public void p.A.m(int)            | OTHER_PARAMETERS | void p.A.m() there
			void p.A.m()   | public void p.A.n()               | WHOLE_TYPE       | a pointcut for the whole class
			void p.A.m()   | public void p.A$B$C.n()           | NESTED_TYPE      | within(p.A) includes nested types
			void p.A.m()   | public void q.Z.n()               | OTHER_TYPE       | a pointcut for the package
			void p.A.m()   | private void p.A.lambda$m$0()     | COMPILER_MADE    | lambda expression
			void p.A.m()   | p.A.n                             | WHOLE_TYPE       | not this one
			void p.A.m()   | q.Z.n                             | OTHER_TYPE       | no method of this type
			void p.A.m()   | %CPU::host                        | SPELLING         | not spelled like an operation
			""")
	void whatNobodyPlanned(String planned, String recorded, Reason because, String words) {
		ObservedCalls observed = observed(List.of(planned, FIRED), List.of(planned, FIRED, recorded));
		assertThat(observed.notPlanned()).singleElement().satisfies(one -> {
			assertThat(one.signature()).isEqualTo(recorded);
			assertThat(one.reason().reason()).isEqualTo(because);
			assertThat(one.reason().text()).contains(words);
		});
	}

	@Test
	void byteBuddyTakesAllOfAClass() {
		ObservedCalls observed = observed(List.of("void p.A.m()", "void p.B.n()", "void p.A.lost()"),
				List.of("void p.A.m()", "static p.A()", "public p.A()", "public void p.A.n() throws java.io.IOException",
						"public void p.B.n()"));
		assertThat(observed.notPlanned()).extracting(one -> one.reason().reason())
				.containsExactly(Reason.CONSTRUCTOR, Reason.WHOLE_TYPE,
						Reason.CLASS_INITIALISER);
		assertThat(observed.notPlanned().getFirst().reason().text()).contains("Byte Buddy always");
		assertThat(reasonOf(observed, "void p.A.lost()")).isEqualTo(Reason.LOST_BY_EXCEPTION);
	}

	/** The log has one planned method, and what is in the second column. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			void p.B.m()   | void p.B.other()        | NOT_EXECUTED
			void p.B.m()   | void p.C.other()        | TYPE_SILENT
			void p.B.m()   | void p.C.m()            | OVERRIDDEN
			void p.B.m()   | void p.B.m(int)         | CHANGED
			void p.B.m()   | int p.B.m()             | CHANGED
			p.B.<init>()   | p.C.<init>()            | TYPE_SILENT
			p.B.<init>()   | p.B.<init>(int)         | CHANGED
			# spans
			void p.B.m()   | p.B.other               | NO_SPAN
			void p.B.m()   | p.C.m                   | NO_SPAN
			p.B.<init>()   | p.B.other               | RECORDS_NOTHING
			""")
	void whatNeverFired(String silent, String recorded, Reason because) {
		assertThat(reasonOf(observed(List.of(silent, FIRED), List.of(FIRED, recorded)), silent)).isEqualTo(because);
	}

	/** Not even the 0 of a method that is not executed. */
	@Test
	void ofOverloadsInThePlanNoneHasTheCallsOfASpan() {
		Plan plan = plan(List.of("void p.B.m()", "void p.B.m(int)", FIRED));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(List.of("p.A.fired", "p.B.m")), "log");
		assertThat(reasonOf(observed, "void p.B.m()")).isEqualTo(Reason.AMBIGUOUS);
		assertThat(reasonOf(observed, "void p.B.m(int)")).isEqualTo(Reason.AMBIGUOUS);
		assertThat(observed.notPlanned()).singleElement().satisfies(one -> assertThat(one.reason().reason()).isEqualTo(Reason.AMBIGUOUS));
		assertThat(observed.planned().stream().map(ObservedCalls.Planned::isCounted)).containsExactlyInAnyOrder(false, false, true);
		observed.into(plan);
		assertThat(plan.getProbes().stream().map(probe -> probe.getCallsPerSecond() != null)).containsExactly(false, false, true);
	}

	/** Of those without an event: two of the same type, one of them in the filter; one whose overload has some; one of another type. */
	@Test
	void aFilterSaysWhatWasNeverCalled() {
		Plan plan = plan(List.of(FIRED, "void p.A.idle()", "void p.A.left()", "void p.B.m()", "void q.C.idle()"));
		ObservedCalls observed = ObservedCalls
				.of(plan, Optional.empty(), log(List.of(FIRED, "void p.B.m(int)")),
						new RateSource("log", List.of(RecordingKind.JFR_TIMING)), Optional.empty())
				.withFilter(Optional.of(new MethodFilter(Set.of("p.A::fired;p.A::idle;p.B::m;q.C::idle"))));
		assertThat(reasonOf(observed, "void p.A.idle()")).isEqualTo(Reason.NOT_EXECUTED);
		assertThat(reasonOf(observed, "void q.C.idle()")).isEqualTo(Reason.NOT_EXECUTED);
		assertThat(reasonOf(observed, "void p.A.left()")).isEqualTo(Reason.NOT_IN_FILTER);
		assertThat(reasonOf(observed, "void p.B.m()")).isEqualTo(Reason.CHANGED);
		assertThat(observed.planned()).filteredOn(one -> !one.isCounted()).extracting(one -> one.method().name()).containsExactly("left");
		observed.into(plan);
		assertThat(plan.getProbes())
				.extracting(probe -> probe.getCallsPerSecond() == null ? "unknown" : probe.getCallsPerSecond() == 0 ? "0" : "more")
				.containsExactlyInAnyOrder("more", "0", "unknown", "unknown", "0");
	}

	/**
	 * The flight recorder leaves out what the compiler makes, whatever the filter says, and Kieker's Byte Buddy agent constructors, too.
	 */
	@ParameterizedTest
	@CsvSource({ "int p.A.lambda$m$0(int), JFR_TRACING", "int p.C.lambda$m$0(int), JFR_TRACING", "p.A[] p.A.$values(), JFR_TIMING",
			"int[] p.A.$SWITCH_TABLE$p$E(), JFR_TIMING", "int p.A.lambda$m$0(int), KIEKER", "p.A.<init>(int), KIEKER" })
	void whatAnAgentMayLeaveOutIsUnknown(String method, RecordingKind kind) {
		Plan plan = plan(List.of(FIRED, method));
		ObservedCalls observed = ObservedCalls
				.of(plan, Optional.empty(), log(List.of(FIRED)), new RateSource("log", List.of(kind)), Optional.empty())
				.withFilter(kind == RecordingKind.KIEKER ? Optional.empty() : Optional.of(new MethodFilter(Set.of("p.A", "p.C"))));
		assertThat(reasonOf(observed, method)).isEqualTo(Reason.LEFT_OUT);
		observed.into(plan);
		assertThat(plan.getProbes().stream().filter(probe -> probe.getCallsPerSecond() != null)).hasSize(1);
	}

	/** An agent that recorded a constructor or a lambda would have recorded another one. */
	@Test
	void anAgentThatTakesConstructorsAndLambdasLeavesOutNone() {
		List<String> silent = List.of("p.A.<init>()", "void p.A.lambda$n$1()");
		ObservedCalls observed = observed(List.of(FIRED, silent.get(0), silent.get(1)),
				List.of(FIRED, "p.B.<init>()", "void p.B.lambda$m$0()"));
		assertThat(silent).allSatisfy(method -> assertThat(reasonOf(observed, method)).isEqualTo(Reason.NOT_EXECUTED));
	}

	/** The flight recorder knows neither pointcuts nor overrides; a filter selects types and names. */
	@ParameterizedTest
	@CsvSource({ "p.A.<init>(int), CONSTRUCTOR", "void p.A.n(), WHOLE_TYPE", "void p.A$B.n(), OTHER_TYPE", "void p.B.fired(), OTHER_TYPE" })
	void whatNobodyPlannedButTheFilterHas(String recorded, Reason because) {
		ObservedCalls observed = ObservedCalls.of(plan(List.of(FIRED)), Optional.empty(), log(List.of(FIRED, recorded)),
				new RateSource("log", List.of(RecordingKind.JFR_TRACING)), Optional.empty());
		assertThat(observed.notPlanned()).singleElement().satisfies(one -> {
			assertThat(one.reason().reason()).isEqualTo(because);
			assertThat(one.reason().text()).contains("filter").doesNotContain("pointcut", "within");
		});
	}

	/** That a planned method of the same name was recorded elsewhere says nothing of this one. */
	@Test
	void aPlannedMethodIsNoOverrideOfAnother() {
		assertThat(reasonOf(observed(List.of("void p.B.m()", "void p.C.m()"), List.of("void p.C.m()")), "void p.B.m()"))
				.isEqualTo(Reason.TYPE_SILENT);
	}

	@Test
	void whereNothingFiredTheWholeRunIsInDoubt() {
		ObservedCalls nothing = observed(List.of(FIRED), List.of());
		assertThat(reasonOf(nothing, FIRED)).isEqualTo(Reason.NOTHING_RECORDED);
		assertThat(reasonOf(observed(List.of(FIRED), List.of("void q.Z.m()")), FIRED)).isEqualTo(Reason.NOTHING_OF_THE_PLAN);
		assertThat(nothing.planned().getFirst().difference().orElseThrow().text()).doesNotContain("65535");
		List<String> many = Stream.iterate(0, i -> i + 1).limit(1500).map(i -> "void some.rather.long.pack.Type" + i
				+ ".method()").toList();
		assertThat(observed(many, List.of()).planned().getFirst().difference().orElseThrow().text())
				.contains("all 1500 probes in one pointcut would be more than the 65535 bytes");
	}

	@Test
	void aDeactivatedProbeThatRecorded() {
		Plan plan = plan(List.of("void p.A.va(int...)", "void p.A.m()"));
		plan.getProbes().forEach(probe -> probe.setActive(false));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(List.of("transient void p.A.va(int[])", "void p.A.m()")),
				"log");
		assertThat(reasonOf(observed, "void p.A.va(int[])")).isEqualTo(Reason.ADAPTIVE_VARARGS);
		assertThat(reasonOf(observed, "void p.A.m()")).isEqualTo(Reason.ADAPTIVE_DEFAULT);
	}

	/**
	 * A log of Kieker's Byte Buddy agent with 15 operations, listed by hand; the plan has four of them and one that always
	 * failed.
	 */
	@Test
	void aLogOfByteBuddy() throws IOException {
		ObservedCalls observed = observed(
				List.of("int shop.cart.Cart.total()", "shop.cart.Cart.<init>(java.lang.String)",
						"void shop.cart.Cart.add(java.lang.String...)",
						"void shop.Main.main(java.lang.String[])", "void shop.cart.Cart.fail(int)"),
				signatures("generated-kieker-2.0.2/bytebuddy-oer-broken-by-exception"));
		assertThat(observed.neverRecorded()).singleElement().satisfies(one -> {
			assertThat(one.method()).hasToString("void shop.cart.Cart.fail(int)");
			assertThat(one.difference().orElseThrow().reason()).isEqualTo(Reason.LOST_BY_EXCEPTION);
		});
		assertThat(observed.notPlanned()).extracting(one -> one.reason().reason() + " " + one.signature())
				.containsExactlyInAnyOrder(
						"CLASS_INITIALISER static shop.Main()", "CLASS_INITIALISER static shop.cart.Cart()",
						"CLASS_INITIALISER static shop.cart.Cart$Item()", "CLASS_INITIALISER static shop.util.Fmt()",
						"WHOLE_TYPE private static int shop.cart.Cart.check(int)",
						"OTHER_PARAMETERS public synchronized int shop.cart.Cart.add(java.lang.String,int)",
						"OTHER_PARAMETERS public void shop.cart.Cart.add(java.lang.String)",
						"OTHER_PARAMETERS public void shop.cart.Cart.add(java.util.List)",
						"NESTED_TYPE public shop.cart.Cart$Item(java.lang.String)",
						"NESTED_TYPE public java.lang.String shop.cart.Cart$Item.getName()",
						"OTHER_TYPE public static java.lang.String shop.util.Fmt.pad(java.lang.String,long)");
	}

	/** The logs of Kieker's user guide leave the return types out and separate parameters by a comma and a blank. */
	@Test
	void logsOfOldVersions() throws IOException {
		assertThat(observed(List.of("void bookstoreTracing.Bookstore.searchBook()", "void bookstoreTracing.CRM.getOffers()",
				"void bookstoreTracing.Catalog.getBook(boolean)"), signatures("bookstore-oer-1.9")).asPlanned()).isTrue();
		ObservedCalls events = observed(
				List.of("kieker.examples.userguide.ch5bookstore.BookstoreStarter$1.<init>(kieker.examples.userguide.ch5bookstore.Bookstore,"
						+ "java.util.concurrent.CountDownLatch)",
						"void kieker.examples.userguide.ch5bookstore.BookstoreStarter.main(java.lang.String[])"),
				signatures("constructor-events-1.9"));
		assertThat(events.neverRecorded()).isEmpty();
		assertThat(events.notPlanned()).isNotEmpty();
	}

	private static Reason reasonOf(ObservedCalls observed, String method) {
		return observed.planned().stream().filter(one -> one.method().toString().equals(method)).findFirst().orElseThrow()
				.difference()
				.orElseThrow().reason();
	}

	private static ObservedCalls observed(List<String> planned, List<String> recorded) {
		return ObservedCalls.of(plan(planned), Optional.empty(), log(recorded), "log");
	}

	private static List<RecordedOperation> log(List<String> recorded) {
		return recorded.stream().map(signature -> new RecordedOperation(signature, 2, OptionalDouble.of(1))).toList();
	}

	private static Plan plan(List<String> methods) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			plan.getProbes().add(probe);
		}
		return plan;
	}

	/** Read by a pattern of its own, not by the reader: what looks like an operation in the lines of a log. */
	private static List<String> signatures(String name) throws IOException {
		Path log = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(log))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", log)
				.isTrue();
		Pattern operation = Pattern.compile("(?<=[;=])[^;=()]+\\([^;()]*\\)( throws [^;]+)?(?=;|$)", Pattern.MULTILINE);
		List<String> found = new ArrayList<>();
		try (Stream<Path> files = Files.walk(log)) {
			for (Path file : files.filter(path -> path.toString().matches(".*(\\.dat|kieker\\.map)")).sorted().toList()) {
				Matcher matcher = operation.matcher(Files.readString(file));
				while (matcher.find()) {
					found.add(matcher.group());
				}
			}
		}
		return found.stream().distinct().sorted().toList();
	}
}
