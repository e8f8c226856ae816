/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Status;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.MarkingResult;
import org.sonde.instrumentation.workspace.MarkingResult.Remark;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.view.Plural;

class MarkingMessageTest {
	private static final IType TYPE = Fake.of(IType.class, Map.of("getTypeQualifiedName", "Outer.Cart"));

	private static PlanChange change(String file, Plan before, Plan after) {
		return new PlanChange(Fake.of(IFile.class, Map.of("getName", file)), false, before, after);
	}

	/** For operation events, except where a test says something else. */
	private static Plan plan(String... methods) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : methods) {
			Probe probe = Probes.create(MethodSignature.parse(method));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			plan.getProbes().add(probe);
		}
		return plan;
	}

	private static MarkingMessage message(PlanChange... changes) {
		return message(new MarkingResult(List.of(changes), 0, List.of(), List.of(), List.of()));
	}

	private static MarkingMessage message(MarkingResult result) {
		return MarkingMessage.of(MarkingCommand.INSTRUMENT, result, List.of());
	}

	private static MarkingMessage refused(IMember... members) {
		return message(new MarkingResult(List.of(), 0,
				Stream.of(members).map(member -> new Remark(member, "is odd")).toList(), List.of(), List.of()));
	}

	private static IMember member(Class<? extends IMember> kind, String name) {
		return Fake.of(kind, Map.of("getDeclaringType", TYPE, "getElementName", name));
	}

	@Test
	void probesOfSeveralPlansAreCountedTogether() {
		MarkingMessage added = message(change("a.probes", plan(), plan("void p.A.one()", "void p.A.two()")),
				change("b.probes", plan("void p.A.one()"), plan("void p.A.one()", "void p.B.one()")));
		assertThat(added).isEqualTo(new MarkingMessage(Plural.bind(Messages.MarkingMessage_added, 3, "a.probes, b.probes"), false));
		assertThat(message(change("a.probes", plan("void p.A.one()"), plan()))).isEqualTo(
				new MarkingMessage(Plural.bind(Messages.MarkingMessage_removed, 1, "a.probes"), false));
	}

	@Test
	void probesThatStayAreSaidToBeChanged() {
		Plan before = plan("void p.A.one()", "void p.A.two()");
		Plan after = EcoreUtil.copy(before);
		after.getProbes().getFirst().setActive(false);
		assertThat(message(change("a.probes", before, after)).text())
				.isEqualTo(Plural.bind(Messages.MarkingMessage_changed, 1, "a.probes"));
	}

	@Test
	void nothingToDoIsAWarning() {
		assertThat(message()).isEqualTo(new MarkingMessage(MarkingCommand.INSTRUMENT.nothing(), true));
		assertThat(message(new MarkingResult(List.of(), 2, List.of(), List.of(), List.of())))
				.isEqualTo(new MarkingMessage(Plural.bind(Messages.MarkingMessage_markedBefore, 2), true));
	}

	@Test
	void ofManyRefusalsOnlyTheFirstTwoHaveNames() {
		IMember[] all = { member(IMethod.class, "one"), member(IMethod.class, "two"), member(IMethod.class, "three"),
				member(IMethod.class, "four") };
		assertThat(refused(all[0], all[1]).text())
				.isEqualTo(NLS.bind(Messages.MarkingMessage_refused, "Outer.Cart.one is odd; Outer.Cart.two is odd"));
		assertThat(refused(all).text()).isEqualTo(NLS.bind(Messages.MarkingMessage_refused,
				Plural.bind(Messages.MarkingMessage_others, 2, "Outer.Cart.one is odd; Outer.Cart.two is odd")));
	}

	@Test
	void fieldsAndTypesAreNotWatched() {
		assertThat(refused(member(IField.class, "total")).text())
				.isEqualTo(NLS.bind(Messages.MarkingMessage_notWatched, "Outer.Cart.total is odd"));
		assertThat(refused(TYPE).text()).isEqualTo(NLS.bind(Messages.MarkingMessage_notWatched, "Outer.Cart is odd"));
	}

	@Test
	void aProblemIsItsFirstLine() {
		MarkingMessage message = message(new MarkingResult(List.of(change("a.probes", plan(), plan("void p.A.one()"))), 0, List.of(),
				List.of(new Remark(member(IMethod.class, "one"), "is odd")), List.of(Status.error("b.probes: broken\nline 3"))));
		assertThat(message).isEqualTo(new MarkingMessage(String.join(" ", Plural.bind(Messages.MarkingMessage_added, 1, "a.probes"),
				NLS.bind(Messages.MarkingMessage_remark, "Outer.Cart.one is odd"), "b.probes: broken"), false));
	}

	/** Kieker ends a trace with a constructor's event if there are operation events of methods, too. */
	@Test
	void aConstructorThatCutsTracesIsAWarning() {
		Plan before = plan("void p.A.one()");
		Plan after = plan("void p.A.one()", "p.A.<init>()");
		assertThat(message(change("a.probes", before, after))).isEqualTo(new MarkingMessage(
				Plural.bind(Messages.MarkingMessage_added, 1, "a.probes") + " " + Messages.MarkingMessage_cut, true));
		assertThat(message(change("a.probes", after, plan("void p.A.one()", "p.A.<init>()", "void p.A.two()"))).warning())
				.as("it did so before").isFalse();
	}

	@Test
	void aProbeThatMayChangeTheProgramIsAWarning() {
		MarkingResult result = new MarkingResult(List.of(change("a.probes", plan(), plan("void p.A$B.one()"))), 0, List.of(), List.of(),
				List.of());
		ExactnessNote note = new ExactnessNote("void p.A$B.one()", ExactnessNote.Kind.MAY_CHANGE_PROGRAM, "reason", List.of());
		assertThat(MarkingMessage.of(MarkingCommand.INSTRUMENT, result, List.of(note))).isEqualTo(new MarkingMessage(
				Plural.bind(Messages.MarkingMessage_added, 1, "a.probes") + " "
						+ Plural.bind(Messages.MarkingMessage_changing, 1, "A.B.one"),
				true));
	}

	@Test
	void aPlaceHasAShortName() {
		assertThat(MarkingMessage.nameOf(MethodSignature.parse("int p.q.A$B.area(int)"))).isEqualTo("A.B.area");
		assertThat(MarkingMessage.nameOf(MethodSignature.parse("p.A.<init>(int)"))).isEqualTo("A");
		assertThat(MarkingMessage.nameOf(new FieldSignature("p.A", "total", "int", false))).isEqualTo("A.total");
		assertThat(MarkingMessage.nameOf(new WatchedType("p.A$B", Optional.empty()))).isEqualTo("A.B");
	}
}
