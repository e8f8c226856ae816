/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.comparison.TypeChange.Kind;
import org.sonde.metrics.comparison.TypeChange.Rename.Rule;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.FileRenames;

class TypeComparisonTest {

	/** Pieces of 3, 5, 3, 7, 12 and 4 tokens, together 34; braces alone are none. */
	private static final String QUEUE = "class Queue { int[] all; int size; void put(int i) { all[size++ % all.length] = i; log(); } }";

	@TempDir
	private Path folder;

	private ComponentMeasurement measure(String version, String... filesAndTexts) {
		Snippets snippets = new Snippets(folder.resolve(version));
		for (int i = 0; i < filesAndTexts.length; i += 2) {
			snippets.file(filesAndTexts[i], filesAndTexts[i + 1]);
		}
		return snippets.measure();
	}

	private static TypeChange change(TypeComparison comparison, String name) {
		return comparison.types().stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
	}

	private static TypeChange.Rename rename(TypeComparison comparison, String name) {
		return change(comparison, name).rename().orElseThrow();
	}

	private TypeComparison versions() {
		ComponentMeasurement before = measure("1", "p/Same.java", "package p; class Same { int f() { return new Gone().g(); } }", //
				"p/Gone.java", "package p; class Gone { int g() { return 1; } }", //
				"p/Grown.java", "package p; class Grown { int x; int get() { return x; } }", //
				"p/Queue.java", "package p; " + QUEUE);
		ComponentMeasurement after = measure("2", "p/Same.java",
				"package p;\n/** The same. */\nclass Same {\n int f() {\n return new Gone().g(); // so\n }\n}\n",
				"p/Grown.java",
				"package p; class Grown { int x; int get() { return x > 0 ? x : new java.io.File(\"\").hashCode(); } void set() { x = get(); } }",
				"q/Queue.java", "package q; " + QUEUE, //
				"p/New.java", "package p; interface New { }");
		return TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE);
	}

	@Test
	void saysWhatBecameOfEveryType() {
		TypeComparison comparison = versions();
		assertThat(comparison.types()).extracting(TypeChange::name).containsExactly("p.Gone", "p.Grown", "p.New", "p.Same", "q.Queue");
		assertThat(comparison.types()).extracting(TypeChange::kind).containsExactly(Kind.REMOVED, Kind.CHANGED, Kind.ADDED, Kind.UNCHANGED,
				Kind.RENAMED);
		assertThat(rename(comparison, "q.Queue")).isEqualTo(new TypeChange.Rename(Rule.SIMILARITY, 1));
		assertThat(change(comparison, "q.Queue").before().orElseThrow().name()).isEqualTo("p.Queue");
		assertThat(comparison.count(Kind.ADDED)).isEqualTo(1);
	}

	@Test
	void figuresStandBeforeAndAfter() {
		TypeComparison comparison = versions();
		assertThat(change(comparison, "p.Grown").figure(TypeFigure.CYCLOMATIC)).isEqualTo(FigureChange.of(1, 3));
		assertThat(change(comparison, "p.Grown").figure(TypeFigure.COGNITIVE)).isEqualTo(FigureChange.of(0, 1));
		assertThat(change(comparison, "p.Same").figure(TypeFigure.LOC)).isEqualTo(FigureChange.of(1, 5));
		assertThat(change(comparison, "p.Gone").figure(TypeFigure.LOC))
				.isEqualTo(new FigureChange(OptionalDouble.of(1), OptionalDouble.empty(), OptionalDouble.of(-1)));
		assertThat(change(comparison, "p.New").figure(TypeFigure.LOC))
				.isEqualTo(new FigureChange(OptionalDouble.empty(), OptionalDouble.of(1), OptionalDouble.of(1)));
	}

	/** By another way than the one by which they are shared out. */
	@ParameterizedTest
	@EnumSource(TypeFigure.class)
	void typesAndWhatIsOutsideSumUpToTheTotal(TypeFigure figure) {
		TypeComparison comparison = versions();
		for (int side = 0; side < 2; side++) {
			boolean after = side == 1;
			double sum = comparison.types().stream().mapToDouble(type -> value(type.figure(figure), after).orElse(0)).sum()
					+ value(comparison.outside().get(figure), after).orElseThrow();
			ComponentMeasurement version = after ? comparison.after() : comparison.before();
			InformationMetrics allen = InformationMetrics.of(version.graph(), InformationProfile.ALLEN);
			double whole = switch (figure) {
				case LOC -> version.loc();
				case CYCLOMATIC -> version.cyclomatic().sum();
				case COGNITIVE -> version.cognitive().sum();
				case SIZE -> allen.size();
				case COMPLEXITY -> allen.complexity();
				case COUPLING -> allen.coupling();
			};
			assertThat(sum).isCloseTo(whole, within(1e-9)).isGreaterThanOrEqualTo(0);
			assertThat(value(comparison.total().get(figure), after)).hasValue(whole);
		}
		double moved = comparison.types().stream().mapToDouble(type -> type.figure(figure).difference().orElseThrow()).sum()
				+ comparison.outside().get(figure).difference().orElseThrow();
		assertThat(moved).isCloseTo(comparison.total().get(figure).difference().orElseThrow(), within(1e-9)).isNotZero();
	}

	private static OptionalDouble value(FigureChange change, boolean after) {
		return after ? change.after() : change.before();
	}

	@Test
	void whatMovedMostStandsFirstAndTheRestByName() {
		assertThat(versions().mostMoved(TypeFigure.LOC)).extracting(TypeChange::name).containsExactly("p.Same", "p.Gone", "p.New",
				"p.Grown",
				"q.Queue");
		assertThat(versions().mostMoved(TypeFigure.CYCLOMATIC)).extracting(TypeChange::name).startsWith("p.Grown", "p.Gone");
	}

	/** What changed must not be among the types that are not listed. */
	@Test
	void ofTypesThatMovedAlikeThoseWithTheSameCodeStandLast() throws MetricsException {
		ComponentMeasurement before = measure("1", "p/A.java", "package p; class A { }", "p/Z.java", "package p; class Z { boolean z; }");
		ComponentMeasurement after = measure("2", "p/A.java", "package p; class A { }", "p/Z.java",
				"package p; class Z { final boolean z = true; }");
		TypeComparison comparison = TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE);
		assertThat(comparison.mostMoved(TypeFigure.CYCLOMATIC)).extracting(TypeChange::name).containsExactly("p.Z", "p.A");
	}

	@Test
	void theOtherProfileIsSharedOutAsAllen() throws MetricsException {
		Snippets snippets = new Snippets(folder).file("A.java", "class A { void f() { g(); } void g() { } }");
		ComponentMeasurement kiel = Measurer.measure(snippets.tree(), snippets.component(),
				new Profiles(LinesProfile.SLOC, CyclomaticProfile.MCCABE, InformationProfile.KIEL_2016), Progress.NONE);
		TypeComparison comparison = TypeComparison.of(kiel, kiel, FileRenames.NONE, Progress.NONE);
		assertThat(comparison.total().get(TypeFigure.COMPLEXITY).after()).hasValue(snippets.measure().information().complexity());
		assertThat(kiel.information().complexity()).isNotEqualTo(snippets.measure().information().complexity());
	}

	// --- which type is which ---------------------------------------------------------------------------------------------

	@Test
	void gitIsAskedFirst() {
		ComponentMeasurement before = measure("1", "p/Queue.java", "package p; " + QUEUE + " class Helper { }");
		ComponentMeasurement after = measure("2", "p/Ring.java", "package p; class Ring { } class Helper2 { }", "q/Queue.java",
				"package q; " + QUEUE,
				"q/Helper.java", "package q; class Helper { }");
		TypeComparison comparison = TypeComparison.of(before, after,
				new FileRenames(Map.of("p/Queue.java", "p/Ring.java")), Progress.NONE);
		assertThat(rename(comparison, "p.Ring")).isEqualTo(new TypeChange.Rename(Rule.GIT, 0)); // as its file is named after it
		assertThat(change(comparison, "q.Queue").kind()).isEqualTo(Kind.ADDED);
		assertThat(change(comparison, "p.Helper2").kind()).isEqualTo(Kind.ADDED);
		assertThat(rename(comparison, "q.Helper").rule()).isEqualTo(Rule.SIMILARITY);
	}

	@Test
	void inAFileThatGitTakesForAnotherTypesOfOneNameAreOne() {
		ComponentMeasurement before = measure("1", "p/Queue.java", "package p; class Helper { } " + QUEUE);
		ComponentMeasurement after = measure("2", "q/Ring.java", "package q; class Helper { int other; } class Ring { }");
		TypeComparison comparison = TypeComparison.of(before, after,
				new FileRenames(Map.of("p/Queue.java", "q/Ring.java")), Progress.NONE);
		assertThat(change(comparison, "q.Helper").before().orElseThrow().name()).isEqualTo("p.Helper");
		assertThat(change(comparison, "q.Ring").before().orElseThrow().name()).isEqualTo("p.Queue");
		assertThat(comparison.types()).allMatch(type -> type.rename().orElseThrow().rule() == Rule.GIT);
	}

	@Test
	void theMostSimilarPairIsTakenFirst() {
		String shorter = QUEUE.replace(" log();", "");
		ComponentMeasurement before = measure("1", "p/Queue.java", "package p; " + QUEUE);
		ComponentMeasurement after = measure("2", "p/Ring.java", "package p; " + QUEUE.replace("Queue", "Ring"), //
				"q/Queue.java", "package q; " + shorter.replace("int size;", "long size;"));
		TypeComparison comparison = TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE);
		// In common is all but the first piece.
		assertThat(rename(comparison, "p.Ring")).isEqualTo(new TypeChange.Rename(Rule.SIMILARITY, 2.0 * 31 / 68));
		assertThat(change(comparison, "q.Queue").kind()).isEqualTo(Kind.ADDED);
		// Alone, the other one is as good: all but "int size;" and "log();".
		TypeComparison other = TypeComparison.of(before,
				measure("3", "q/Queue.java", "package q; " + shorter.replace("int size;", "long size;")), FileRenames.NONE, Progress.NONE);
		assertThat(rename(other, "q.Queue")).isEqualTo(new TypeChange.Rename(Rule.SIMILARITY, 2.0 * 27 / (34 + 30)));
	}

	@Test
	void aTypeOfTheSameNameMayHaveChangedMoreThanOneOfAnotherName() {
		String rewritten = "class Queue { int[] all; int size; long sum; void add(int i) { sum += i; all[size] = i; size = size + 1; check(i); check(sum); } }";
		ComponentMeasurement before = measure("1", "p/Queue.java", "package p; " + QUEUE);
		ComponentMeasurement moved = measure("2", "q/Queue.java", "package q; " + rewritten);
		// In common 3 + 5 + 3 of 34 and of 3 + 5 + 3 + 3 + 7 + 4 + 7 + 6 + 5 + 5 = 48 tokens.
		assertThat(rename(TypeComparison.of(before, moved, FileRenames.NONE, Progress.NONE), "q.Queue"))
				.isEqualTo(new TypeChange.Rename(Rule.SIMPLE_NAME, 2.0 * 11 / (34 + 48)));
		ComponentMeasurement renamed = measure("3", "q/Ring.java", "package q; " + rewritten.replace("Queue", "Ring"));
		assertThat(TypeComparison.of(before, renamed, FileRenames.NONE, Progress.NONE).types()).extracting(TypeChange::kind)
				.containsExactly(Kind.REMOVED,
						Kind.ADDED);
		ComponentMeasurement another = measure("4", "q/Queue.java",
				"package q; class Queue { void leave() { System.exit(1); } boolean open() { return true; } }");
		assertThat(TypeComparison.of(before, another, FileRenames.NONE, Progress.NONE).types()).extracting(TypeChange::kind)
				.containsExactly(Kind.REMOVED,
						Kind.ADDED);
	}

	@Test
	void ofEquallySimilarOnesTheFirstByNameAreTaken() {
		ComponentMeasurement before = measure("1", "p/A.java", "package p; class A { int x; int y; int z; }", "p/B.java",
				"package p; class B { int x; int y; int z; }");
		ComponentMeasurement after = measure("2", "p/C.java", "package p; class C { int x; int y; int z; }", "q/D.java",
				"package q; class D { int x; int y; int z; }");
		TypeComparison comparison = TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE);
		assertThat(change(comparison, "p.C").before().orElseThrow().name()).isEqualTo("p.A");
		assertThat(change(comparison, "q.D").before().orElseThrow().name()).isEqualTo("p.B");
	}

	@Test
	void codeMovedWithinATypeIsAChange() {
		ComponentMeasurement before = measure("1", "A.java", "class A { int x; int y; }");
		ComponentMeasurement after = measure("2", "A.java", "class A { int y; int x; }");
		assertThat(TypeComparison.of(before, after, FileRenames.NONE, Progress.NONE).types()).extracting(TypeChange::kind)
				.containsExactly(Kind.CHANGED);
	}

	@Test
	void refusesWhatWasMeasuredByOtherRules() {
		ComponentMeasurement a = measure("1", "A.java", "class A { }");
		ComponentMeasurement b = new Snippets(folder.resolve("2")).dataTypes().file("A.java", "class A { }").measure();
		assertThatIllegalArgumentException().isThrownBy(() -> TypeComparison.of(a, b, FileRenames.NONE, Progress.NONE))
				.withMessageContaining("same patterns");
	}

	@Test
	void figuresAreNamed() {
		assertThat(Keyword.all(TypeFigure.class)).containsExactly("loc", "cyclomatic", "cognitive", "size", "complexity", "coupling");
	}
}
