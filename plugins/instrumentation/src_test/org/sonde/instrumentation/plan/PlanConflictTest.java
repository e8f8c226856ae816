/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.PlanConflict.Merged;
import org.sonde.instrumentation.plan.PlanConflict.Side;

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
