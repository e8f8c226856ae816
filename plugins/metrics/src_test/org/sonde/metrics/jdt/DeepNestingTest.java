/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * Sources nested 10,000 deep, one of each kind: {@code BEFORE}, {@code OPEN} so many times, {@code INNER}, {@code CLOSE} so many times,
 * {@code AFTER}. Each is measured, or reported in bounded time and memory; the healthy file beside it always is.
 */
class DeepNestingTest {

	private static final int DEPTH = 10_000;

	@TempDir
	Path folder;

	/** Cyclomatic complexity is 1, and 1 more for each decision of each level. */
	@ParameterizedTest
	@CsvSource(delimiter = '~', value = {
			"return ~ ( ~ x ~ ) ~ ; ~ 0", //
			"return ~ -x+ ~ x ~ '' ~ ; ~ 0", //
			"return ~ (int) ~ x ~ '' ~ ; ~ 0", //
			"return ~ x= ~ x ~ '' ~ ; ~ 0", //
			"return ~ b?1: ~ x ~ '' ~ ; ~ 1", //
			"return ~ b? ~ x ~ :1 ~ ; ~ 1", //
			"return ~ a[ ~ x ~ ] ~ ; ~ 0", //
			"return ~ switch(x){default-> ~ x ~ ;} ~ ; ~ 0", //
			"b= ~ ! ~ b ~ '' ~ ; return x; ~ 0", //
			"b=b ~ '&&b||b' ~ '' ~ '' ~ ; return x; ~ 2", //
			"this ~ .self() ~ .self() ~ '' ~ ; return x; ~ 0", //
			"'' ~ { ~ '' ~ } ~ return x; ~ 0", //
			"'' ~ if(b){ ~ '' ~ } ~ return x; ~ 1", //
			"'' ~ if(b){}else ~ ; ~ '' ~ return x; ~ 1", //
			"'' ~ while(b) ~ ; ~ '' ~ return x; ~ 1", //
			"'' ~ for(;b;) ~ ; ~ '' ~ return x; ~ 1", //
			"'' ~ do ~ ; ~ while(b); ~ return x; ~ 1", //
			"'' ~ try{ ~ '' ~ }finally{} ~ return x; ~ 0", //
			"'' ~ synchronized(this){ ~ '' ~ } ~ return x; ~ 0", //
			"'' ~ switch(x){case 1->{ ~ '' ~ }} ~ return x; ~ 1" })
	void statementsAndExpressionsAreMeasured(String before, String open, String inner, String close, String after, int decisions) {
		ComponentMeasurement measurement = measured(String.join(" ", before, repeat(open), inner, repeat(close), after));
		assertThat(measurement.problems()).isEmpty();
		assertThat(measurement.cyclomatic().max()).isEqualTo(1 + decisions * DEPTH);
		assertThat(Snippets.nodes(measurement.graph())).contains("p.A#f(int,boolean,int[])");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '~', value = {
			"return ~ f( ~ x ~ ,b,a) ~ ; ~ arguments", //
			"Object o= ~ new Object(){Object o= ~ x ~ ;} ~ ; return x; ~ types", //
			"'' ~ class L{void l(){ ~ '' ~ }} ~ return x; ~ types", //
			"'' ~ java.util.List< ~ String ~ > ~ o; return x; ~ type arguments", //
			"s ~ .map(y->y) ~ '' ~ '' ~ ; return x; ~ calls with lambdas" })
	void whatTheBinderCannotBearIsMeasuredWithoutIt(String before, String open, String inner, String close, String after, String kind) {
		ComponentMeasurement measurement = measured(String.join(" ", before, repeat(open), inner, repeat(close), after));
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file).containsExactly(
				tuple(ProblemKind.NOT_BOUND, "p/A.java"));
		assertThat(measurement.problems().getFirst().message()).contains(" " + kind + " are nested in each other, more than ");
		assertThat(measurement.types()).extracting(type -> type.name()).containsExactly("p.A", "q.Healthy");
		assertThat(Snippets.nodes(measurement.graph())).doesNotContain("p.A#f(int,boolean,int[])");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '~', value = { "g( ~ ) ~ 11 ~ 11 lambdas in arguments", "'' ~ '' ~ 1001 ~ 1001 lambdas" })
	void lambdasBeyondTheLimitsAreMeasuredWithoutTheBinder(String open, String close, int depth, String found) {
		ComponentMeasurement measurement = measured(
				"S s= " + (open + "()-> ").repeat(depth) + "null" + close.repeat(depth) + "; return x;");
		assertThat(measurement.problems()).extracting(Problem::kind).containsExactly(ProblemKind.NOT_BOUND);
		assertThat(measurement.problems().getFirst().message()).contains(found + " are nested in each other, more than " + (depth - 1));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '~', value = {
			"return ~ ( ~ x ~ '' ~ ; ~ brackets are never closed", //
			"'' ~ if(b){ ~ x ~ '' ~ ; ~ brackets are never closed", //
			"S s= ~ ()-> ~ null ~ '' ~ ; return x; ~ lambdas nested in each other have", //
			"S s= ~ ()->{return ~ null ~ ;} ~ ; return x; ~ lambdas nested in each other have", //
			"Object o= ~ g(()->switch(x){default-> ~ null ~ ;}) ~ ; return x; ~ lambdas nested in each other have" })
	void whatTheParserCannotBearIsReported(String before, String open, String inner, String close, String after, String message) {
		ComponentMeasurement measurement = measured(String.join(" ", before, repeat(open), inner, repeat(close), after));
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file).containsExactly(
				tuple(ProblemKind.NOT_PARSED, "p/A.java"));
		assertThat(measurement.problems().getFirst().message()).contains(message);
	}

	private static String repeat(String text) {
		return (text + " ").repeat(DEPTH);
	}

	private ComponentMeasurement measured(String body) {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java",
				"package p; class A { A() { } int f(int x, boolean b, int[] a) { " + body + " } A self() { return this; } }")
				.file("q/Healthy.java", "package q; class Healthy { void f() { f(); } }").measure();
		assertThat(Snippets.edges(measurement.graph())).contains("q.Healthy#f()");
		return measurement;
	}
}
