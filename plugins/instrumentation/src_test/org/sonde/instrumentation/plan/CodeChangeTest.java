/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Names of methods after a change of the code, and plans that follow it there and back. */
class CodeChangeTest {
	private static final TypeRenames RENAMES = new TypeRenames(Map.of("p.A", "q.B", "p.A$In", "q.C$On"));

	@Test
	void theLongestNameDecidesAndOnlyWholeNamesCount() {
		assertThat(RENAMES.of("p.A")).isEqualTo("q.B");
		assertThat(RENAMES.of("p.A$In$1Local[][]")).isEqualTo("q.C$On$1Local[][]");
		assertThat(RENAMES.of("p.A$Inner")).isEqualTo("q.B$Inner");
		assertThat(List.of("p.AB", "p.A.x", "int", "int[]", "void", "A"))
				.allSatisfy(other -> assertThat(RENAMES.of(other)).isEqualTo(other));
	}

	@Test
	void everyTypeOfASignatureIsRenamed() {
		assertThat(RENAMES.of(MethodSignature.parse("p.A[] p.A$In.go(p.A,int,p.A...)")))
				.isEqualTo(MethodSignature.parse("q.B[] q.C$On.go(q.B,int,q.B...)"));
	}

	@Test
	void namesMayBeSwapped() {
		Plan plan = planOf("void p.A.a()", "void p.A.b()");
		probe(plan, "void p.A.a()").setNote("a");
		CodeChange swap = new CodeChange(new TypeRenames(Map.of()),
				Map.of(MethodSignature.parse("void p.A.a()"), MethodSignature.parse("void p.A.b()"), MethodSignature.parse("void p.A.b()"),
						MethodSignature.parse("void p.A.a()")), Set.of(), Set.of());
		ProbeMoves moves = swap.in(plan);
		assertThat(moves.displacedIn(plan)).isEmpty();
		moves.applyTo(plan);
		assertThat(probe(plan, "void p.A.b()").getNote()).isEqualTo("a");
		assertThat(plan.getProbes()).hasSize(2);
	}

	@Test
	void aDeletedTypeTakesWhatIsNestedInItAlong() {
		Plan plan = planOf("void p.A.a()", "void p.A$B.a()", "void p.A$1.a()", "void p.AB.a()");
		new CodeChange(new TypeRenames(Map.of()), Map.of(), Set.of("p.A"), Set.of()).in(plan).applyTo(plan);
		assertThat(Probes.methodProbes(plan)).extracting(probe -> probe.signature().toString()).containsExactly("void p.AB.a()");
	}

	@Test
	void aProbeInTheWayMakesRoomAndComesBack() {
		Plan plan = planOf("void p.A.a()", "void q.B.a()");
		byte[] before = PlanFiles.toBytes(plan);
		ProbeMoves moves = new CodeChange(RENAMES, Map.of(), Set.of(), Set.of()).in(plan);
		assertThat(moves.displacedIn(plan)).containsExactly(MethodSignature.parse("void q.B.a()"));
		ProbeMoves back = moves.applyTo(plan);
		assertThat(plan.getProbes()).hasSize(1);
		back.applyTo(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
	}

	@Test
	void ofTwoProbesThatGoToOneMethodTheOtherComesBackToo() {
		Plan plan = planOf("void p.A.a(int)", "void p.A.a(long)");
		byte[] before = PlanFiles.toBytes(plan);
		MethodSignature one = MethodSignature.parse("void p.A.a()");
		ProbeMoves back = new ProbeMoves(
				Map.of(MethodSignature.parse("void p.A.a(int)"), one, MethodSignature.parse("void p.A.a(long)"), one),
				Set.of(), List.of()).applyTo(plan);
		assertThat(Probes.methodProbes(plan)).extracting(MethodProbe::signature).containsExactly(one);
		back.applyTo(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
	}

	@Test
	void aPatternIsRenamedWhereItNamesTypesAndPackagesInFull() {
		CodeChange change = new CodeChange(RENAMES, Map.of(), Map.of(), Set.of(), Set.of(), Map.of("p", "q", "r", "s.t"), Set.of("r"));
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		List<String> patterns = List.of("* p.A.*(..)", "public p.A p.A.In.go(int, p.A[])", "* p.*.*(..)", "* p..*.*(..)", "* r..*.*(..)",
				"* p.sub.X.*(..)", "* *..A.go()", "p.A.new(..)", "* p.AB.go(p.A*)", "void A.go()", "* r.x.Y.go()", "* r.Ab*.go()");
		patterns.forEach(pattern -> plan.getProbes().add(Probes.createPattern(pattern)));
		Probes.patternProbes(plan).getFirst().setExclusions(List.of("* p.A.get*()"));
		byte[] before = PlanFiles.toBytes(plan);
		ProbeMoves back = change.in(plan).applyTo(plan);
		assertThat(Probes.patternProbes(plan)).extracting(PatternProbe::getPattern).containsExactly("* q.B.*(..)",
				"public q.B q.C.On.go(int, q.B[])", "* q.*.*(..)", "* p..*.*(..)", "* s.t..*.*(..)", "* p.sub.X.*(..)", "* *..A.go()",
				"q.B.new(..)", "* p.AB.go(q.A*)", "void A.go()", "* r.x.Y.go()", "* s.t.Ab*.go()");
		assertThat(Probes.patternProbes(plan).getFirst().getExclusions()).containsExactly("* q.B.get*()");
		back.applyTo(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
		assertThat(change.doubtfulPatterns(plan, Set.of("A"))).containsExactly("* *..A.go()", "void A.go()");
	}

	@Test
	void aWatchedFieldFollowsItsNameItsTypeAndThatOfItsClass() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FieldProbe probe = Probes.createField(new FieldSignature("p.A", "count", "p.A$In[]", false));
		probe.setPriority(EventPriority.URGENT);
		plan.getProbes().add(probe);
		byte[] before = PlanFiles.toBytes(plan);
		ProbeMoves back = new CodeChange(RENAMES, Map.of(new FieldSignature("p.A", "count", "p.A$In[]", false),
				new FieldSignature("p.A", "size", "p.A$In[]", false)), Set.of(), Set.of()).in(plan).applyTo(plan);
		assertThat(Probes.objectProbes(plan)).singleElement().satisfies(now -> {
			assertThat(Probes.name(now)).isEqualTo("field q.C$On[] q.B.size");
			assertThat(now.getPriority()).isEqualTo(EventPriority.URGENT);
		});
		back.applyTo(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
	}

	@Test
	void aFieldThatIsDeletedLosesItsProbeAndOthersOfItsNameDoNot() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		FieldSignature gone = new FieldSignature("p.A", "a", "int", true);
		plan.getProbes().addAll(List.of(Probes.createField(gone), Probes.createField(new FieldSignature("p.AB", "a", "int", true)),
				Probes.create(MethodSignature.parse("int p.A.a()"))));
		new CodeChange(new TypeRenames(Map.of()), Map.of(), Set.of(), Set.of(gone.key())).in(plan).applyTo(plan);
		assertThat(plan.getProbes()).extracting(Probes::name).containsExactlyInAnyOrder("field int p.AB.a", "int p.A.a()");
	}

	/**
	 * The method that ends the life of objects is renamed with its type and the types of its parameters; if it is deleted, none is left.
	 */
	@Test
	void aDisposalMethodFollows() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(
				Probes.createLifecycle(new WatchedType("p.A", Optional.of(DisposalMethod.parse("close(p.A$In)")))),
				Probes.createLifecycle(new WatchedType("p.AB", Optional.of(DisposalMethod.parse("close(p.A$In)"))))));
		byte[] before = PlanFiles.toBytes(plan);
		MethodSignature close = MethodSignature.parse("void p.A.close(p.A$In)");
		ProbeMoves back = new CodeChange(RENAMES, Map.of(close, MethodSignature.parse("void p.A.end(p.A$In)")), Set.of(), Set.of()).in(plan)
				.applyTo(plan);
		assertThat(Probes.objectProbes(plan)).map(Probes::codePlace).map(Optional::orElseThrow).containsExactly(
				new WatchedType("p.AB", Optional.of(DisposalMethod.parse("close(q.C$On)"))),
				new WatchedType("q.B", Optional.of(DisposalMethod.parse("end(q.C$On)"))));
		back.applyTo(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
		new CodeChange(new TypeRenames(Map.of()), Map.of(), Set.of(), Set.of(close)).in(plan).applyTo(plan);
		assertThat(Probes.objectProbes(plan)).map(probe -> ((LifecycleProbe) probe).getDisposalMethod())
				.containsExactly(null, DisposalMethod.parse("close(p.A$In)"));
	}

	/** Code says which methods a type inherits; probes in methods are not moved by that. */
	@Test
	void whatEndsObjectsFollowsAnInheritedMethodAlone() {
		WatchedType heir = new WatchedType("p.A", Optional.of(DisposalMethod.parse("close()")));
		Plan plan = planOf("void p.A.close()");
		plan.getProbes().add(Probes.createLifecycle(heir));
		MethodSignature close = MethodSignature.parse("void p.A.close()");
		new CodeChange(RENAMES, Map.of(), Map.of(heir, Optional.of(DisposalMethod.parse("end()"))), Set.of(), Set.of(), Map.of(), Set.of())
				.in(plan)
				.applyTo(plan);
		assertThat(plan.getProbes()).map(Probes::codePlace).map(Optional::orElseThrow).containsExactlyInAnyOrder(
				MethodSignature.parse("void q.B.close()"), new WatchedType("q.B", Optional.of(DisposalMethod.parse("end()"))));
		plan = planOf("void p.A.close()");
		plan.getProbes().add(Probes.createLifecycle(heir));
		new CodeChange(new TypeRenames(Map.of()), Map.of(), Map.of(heir, heir.disposal()), Set.of(), Set.of(close), Map.of(), Set.of())
				.in(plan)
				.applyTo(plan);
		assertThat(plan.getProbes()).map(Probes::codePlace).map(Optional::orElseThrow).containsExactly(heir);
	}

	/** Whatever is renamed or deleted: what applying gives back restores the plan's bytes, and once more the change. */
	@Test
	void thereAndBackIsIdentity() {
		Seeded.tries(1000, in -> {
			Plan original = plan(in);
			CodeChange change = change(in);
			Plan plan = EcoreUtil.copy(original);
			ProbeMoves back = change.in(plan).applyTo(plan);
			byte[] after = PlanFiles.toBytes(plan);
			ProbeMoves again = back.applyTo(plan);
			assertThat(PlanFiles.toBytes(plan)).isEqualTo(PlanFiles.toBytes(original));
			again.applyTo(plan);
			assertThat(PlanFiles.toBytes(plan)).isEqualTo(after);
		});
	}

	/** Renamed to names that nothing has, and back by the opposite renaming. */
	@Test
	void renamingBackIsIdentity() {
		Seeded.tries(1000, in -> {
			MethodSignature method = method(in);
			Map<String, String> fresh = Map.of("p.A", "fresh.X", "p.A$In", "fresh.Y$Z", "q.B", "fresh.W");
			Map<String, String> opposite = Map.of("fresh.X", "p.A", "fresh.Y$Z", "p.A$In", "fresh.W", "q.B");
			assertThat(new TypeRenames(opposite).of(new TypeRenames(fresh).of(method))).isEqualTo(method);
		});
	}

	private static MethodSignature method(RandomInput in) {
		List<String> types = List.of("p.A", "int", "p.A$In[]", "q.B", "java.lang.String");
		return new MethodSignature(in.oneOf("p.A", "p.A$In", "p.A$In$1", "q.B", "q.B$C", "p.AB", "A"), in.oneOf("a", "b"),
				in.list(0, 2, () -> in.oneOf(types)), in.oneOf(types), false, false);
	}

	private static MethodSignature constructor(RandomInput in) {
		return MethodSignature.constructor(in.oneOf("p.A", "p.A$In", "q.B"), in.oneOf("int", "p.A"));
	}

	private static Plan plan(RandomInput in) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		in.set(0, 12, () -> method(in)).forEach(method -> plan.getProbes().add(Probes.create(method)));
		in.set(0, 2, () -> constructor(in)).forEach(constructor -> plan.getProbes().add(Probes.create(constructor)));
		in.set(0, 4, () -> field(in)).forEach(field -> plan.getProbes().add(Probes.createField(field)));
		Set<String> types = in.set(0, 3, () -> in.oneOf("p.A", "p.A$In", "q.B", "q.B$C"));
		types.forEach(type -> plan.getProbes().add(Probes.createLifecycle(
				new WatchedType(type,
						in.optional(0.7, () -> new DisposalMethod(in.oneOf("a", "b"), in.list(0, 1, () -> in.oneOf("p.A", "int"))))))));
		plan.getProbes().forEach(probe -> probe.setNote(Probes.name(probe)));
		return plan;
	}

	private static FieldSignature field(RandomInput in) {
		return new FieldSignature(in.oneOf("p.A", "p.A$In", "q.B", "q.B$C"), in.oneOf("a", "b"), in.oneOf("p.A", "int", "q.B[]"), false);
	}

	private static CodeChange change(RandomInput in) {
		List<String> types = List.of("p.A", "p.A$In", "q.B", "q.B$C", "p.AB", "r.New");
		Map<String, String> renamed = new HashMap<>();
		in.set(0, 3, () -> in.oneOf(types)).forEach(type -> renamed.put(type, in.oneOf(types)));
		Map<CodePlace, CodePlace> members = new HashMap<>();
		in.set(0, 6, () -> method(in)).forEach(method -> members.put(method, method(in)));
		in.set(0, 4, () -> field(in)).forEach(field -> members.put(field, field(in)));
		in.set(0, 2, () -> constructor(in)).forEach(constructor -> members.put(constructor, constructor(in)));
		Set<CodePlace> deleted = new HashSet<>(in.set(0, 3, () -> in.yes() ? method(in) : constructor(in)));
		deleted.addAll(in.set(0, 2, () -> field(in)));
		return new CodeChange(new TypeRenames(renamed), members, in.set(0, 1, () -> in.oneOf(types)), deleted);
	}

	private static MethodProbe probe(Plan plan, String method) {
		return Probes.find(plan, MethodSignature.parse(method)).orElseThrow();
	}

	private static Plan planOf(String... methods) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			plan.getProbes().add(Probes.create(MethodSignature.parse(method)));
		}
		return plan;
	}
}
