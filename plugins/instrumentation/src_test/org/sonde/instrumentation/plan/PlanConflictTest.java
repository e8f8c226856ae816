/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.PlanConflict.Merged;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.tests.seeded.Seeded;

/** Both sides of an unresolved merge made one plan. */
class PlanConflictTest {
	private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
	private static final String ROOT = "<plan:Plan xmi:version=\"2.0\" xmlns:xmi=\"http://www.omg.org/XMI\""
			+ " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:plan=\"urn:sonde:plan:1\"";
	private static final String COMMON = probe("void p.A.common()", "");

	@Test
	void theProbesThatBothSidesAddedAreAllKept() throws IOException {
		Merged merged = merged("<<<<<<< HEAD\n" + probe("void p.B.ours()", "") + "=======\n" + probe("void p.B.theirs()", "")
				+ ">>>>>>> topic\n", Side.OURS);
		assertThat(names(merged)).containsExactly("void p.A.common()", "void p.B.ours()", "void p.B.theirs()");
		assertThat(merged.differences()).isEmpty();
	}

	@Test
	void whereBothDifferThePreferredSideIsTakenAndTheOtherIsTold() throws IOException {
		String conflict = "<<<<<<< HEAD\n" + probe("void p.B.b()", "callsPerSecond=\"2.0\" value=\"5\"") + "=======\n"
				+ probe("void p.B.b()", "callsPerSecond=\"3.0\" value=\"5\"") + ">>>>>>> topic\n";
		assertThat(merged(conflict, Side.OURS).differences()).containsExactly("void p.B.b(): callsPerSecond is '2.0', not '3.0'");
		Merged theirs = merged(conflict, Side.THEIRS);
		assertThat(theirs.differences()).containsExactly("void p.B.b(): callsPerSecond is '3.0', not '2.0'");
		assertThat(Probes.find(theirs.plan(), MethodSignature.parse("void p.B.b()")).orElseThrow().getCallsPerSecond()).isEqualTo(3.0);
	}

	@Test
	void whatOneSideAloneChangedIsTakenWhereTheMarkersTell() throws IOException {
		Merged merged = merged("<<<<<<< HEAD\n" + probe("void p.B.b()", "value=\"5\" note=\"a\"") + "||||||| base\n"
				+ probe("void p.B.b()", "value=\"4\" note=\"b\"") + "=======\n"
				+ probe("void p.B.b()", "value=\"4\" note=\"c\" active=\"false\"")
				+ ">>>>>>> topic\n", Side.OURS);
		MethodProbe probe = Probes.find(merged.plan(), MethodSignature.parse("void p.B.b()")).orElseThrow();
		assertThat(probe.getValue()).isEqualTo(5);
		assertThat(probe.isActive()).isFalse();
		assertThat(merged.differences()).containsExactly("void p.B.b(): note is 'a', not 'c'");
	}

	@Test
	void theAttributesOfThePlanAreMergedToo() throws IOException {
		String conflict = HEAD + "<<<<<<< HEAD\n" + ROOT + " threads=\"4\">\n=======\n" + ROOT
				+ " threads=\"8\" name=\"x\">\n>>>>>>> topic\n" + COMMON + "</plan:Plan>\n";
		Merged merged = PlanConflict.read(conflict, "x.probes").merge(Side.OURS);
		assertThat(merged.plan().getThreads()).isEqualTo(4);
		assertThat(merged.differences()).containsExactly("the plan: name is left out, not 'x'", "the plan: threads is '4', not '8'");
	}

	@Test
	void aSideThatIsNoPlanIsToldWithItsLine() {
		String conflict = text("<<<<<<< HEAD\n" + probe("void p.B.b()", "") + "=======\n  <probes nonsense>\n>>>>>>> topic\n");
		assertThatThrownBy(() -> PlanConflict.read(conflict, "x.probes")).hasMessageStartingWith("x.probes (second side):7:");
		assertThatThrownBy(() -> PlanConflict.read(text("<<<<<<< HEAD\n"), "x.probes")).hasMessageContaining("not complete");
		assertThatThrownBy(() -> PlanConflict.read(text(""), "x.probes")).hasMessageContaining("not complete");
	}

	/** Said together: a rate is of its source and has its recording, a writer is of its result set. */
	private static final List<List<EAttribute>> TOGETHER = List.of(
			List.of(PlanPackage.Literals.PROBE__CALLS_PER_SECOND, PlanPackage.Literals.PROBE__CALLS_SOURCE,
					PlanPackage.Literals.PROBE__RECORDED_BY,
					PlanPackage.Literals.PROBE__TRACE_ENTRIES_PER_SECOND, PlanPackage.Literals.PROBE__GAPS),
			List.of(PlanPackage.Literals.PLAN__RECORDED_PROBES),
			List.of(PlanPackage.Literals.PROBE__NOTE), List.of(PlanPackage.Literals.PROBE__ACTIVE),
			List.of(PlanPackage.Literals.PROBE__VALUE),
			List.of(PlanPackage.Literals.PLAN__RESULT_SET, PlanPackage.Literals.PLAN__WRITER), List.of(PlanPackage.Literals.PLAN__THREADS));

	/** Of three versions: what nobody changed stays, what one side changed is taken, and where both did, the preferred side's. */
	@Test
	void eachValueIsThatOfASide() {
		Seeded.tries(1000, in -> {
			Plan base = RandomPlans.version(in);
			Plan ours = RandomPlans.version(in);
			Plan theirs = RandomPlans.version(in);
			boolean baseKnown = in.yes();
			Side preferred = in.oneOf(Side.values());
			Merged merged = new PlanConflict(ours, theirs, baseKnown ? Optional.of(base) : Optional.empty()).merge(preferred);
			assertThat(byName(merged.plan()).keySet()).isEqualTo(Stream.of(ours, theirs).flatMap(plan -> byName(plan).keySet().stream())
					.collect(Collectors.toSet()));
			hold(merged.plan(), ours, theirs, baseKnown ? base : null, preferred);
			if (!Objects.equals(ours.getRecordedProbes(), theirs.getRecordedProbes())) {
				return; // tested below
			}
			byName(merged.plan()).forEach((name, probe) -> hold(probe, byName(ours).get(name), byName(theirs).get(name),
					baseKnown ? byName(base).get(name) : null, preferred));
		});
	}

	/** Gaps of one set of probes say nothing about another set. */
	@Test
	void ofTwoRecordingsOneIsKept() {
		Seeded.tries(1000, in -> {
			Plan ours = RandomPlans.version(in);
			Plan theirs = RandomPlans.version(in);
			Side preferred = in.oneOf(Side.values());
			ours.setRecordedProbes("one");
			theirs.setRecordedProbes("two");
			Plan merged = new PlanConflict(ours, theirs, Optional.empty()).merge(preferred).plan();
			Plan kept = preferred == Side.OURS ? ours : theirs;
			assertThat(merged.getRecordedProbes()).isEqualTo(kept.getRecordedProbes());
			byName(merged).forEach((name, probe) -> {
				Probe before = byName(kept).get(name);
				assertThat(probe.getGaps()).isEqualTo(before == null ? null : before.getGaps());
				assertThat(probe.getTraceEntriesPerSecond()).isEqualTo(before == null ? null : before.getTraceEntriesPerSecond());
			});
		});
	}

	private static void hold(EObject merged, EObject ours, EObject theirs, EObject base, Side preferred) {
		if (ours == null || theirs == null) {
			assertThat(EcoreUtil.equals(merged, ours == null ? theirs : ours)).isTrue();
			return;
		}
		for (List<EAttribute> together : TOGETHER) {
			if (merged.eClass().getEAllAttributes().containsAll(together)) {
				List<Object> own = values(ours, together);
				List<Object> other = values(theirs, together);
				List<Object> before = base == null ? null : values(base, together);
				List<Object> expected = other.equals(before) ? own : own.equals(before) || preferred == Side.THEIRS ? other : own;
				assertThat(values(merged, together)).as("%s of base %s, ours %s, theirs %s", together, before, own, other)
						.isEqualTo(expected);
			}
		}
	}

	private static List<Object> values(EObject object, List<EAttribute> attributes) {
		return attributes.stream().map(attribute -> (Object) object.eGet(attribute)).toList();
	}

	/** It does not matter which side is which. */
	@Test
	void theOtherWayRoundWithTheOtherSidePreferredIsTheSame() {
		Seeded.tries(1000, in -> {
			Plan base = RandomPlans.version(in);
			Plan one = RandomPlans.version(in);
			Plan other = RandomPlans.version(in);
			assertThat(PlanFiles.toBytes(new PlanConflict(one, other, Optional.of(base)).merge(Side.OURS).plan()))
					.isEqualTo(PlanFiles.toBytes(new PlanConflict(other, one, Optional.of(base)).merge(Side.THEIRS).plan()));
		});
	}

	/** Where all of two files differs. */
	@Test
	void bothSidesAreReadAsTheyWere() {
		Seeded.tries(200, in -> {
			Plan ours = RandomPlans.plan(in);
			Plan theirs = RandomPlans.plan(in);
			PlanConflict conflict = PlanConflict.read("<<<<<<< HEAD\n" + text(ours) + "=======\n" + text(theirs) + ">>>>>>> topic\n",
					"x.probes");
			assertThat(text(conflict.ours())).isEqualTo(text(ours));
			assertThat(text(conflict.theirs())).isEqualTo(text(theirs));
			assertThat(conflict.base()).isEmpty();
		});
	}

	private static String text(Plan plan) {
		return new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8);
	}

	private static Map<String, Probe> byName(Plan plan) {
		return plan.getProbes().stream().collect(Collectors.toMap(Probes::name, Function.identity()));
	}

	private static Merged merged(String conflict, Side preferred) throws IOException {
		return PlanConflict.read(text(conflict), "x.probes").merge(preferred);
	}

	private static String text(String inside) {
		return HEAD + ROOT + ">\n" + COMMON + inside + "</plan:Plan>\n";
	}

	private static String probe(String method, String attributes) {
		MethodSignature signature = MethodSignature.parse(method);
		return "  <probes xsi:type=\"plan:MethodProbe\" " + attributes + " declaringType=\"" + signature.declaringType()
				+ "\" methodName=\""
				+ signature.name() + "\"/>\n";
	}

	private static List<String> names(Merged merged) {
		return merged.plan().getProbes().stream().map(Probes::name).toList();
	}
}
