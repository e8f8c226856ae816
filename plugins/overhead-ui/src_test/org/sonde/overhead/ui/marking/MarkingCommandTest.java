/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.Fake;

class MarkingCommandTest {

	private static Plan plan(String... methods) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		Stream.of(methods).map(MethodSignature::parse).map(Probes::create).forEach(plan.getProbes()::add);
		return plan;
	}

	private static String label(Plan before, Plan after) {
		return MarkingCommand.DEACTIVATE.label(new PlanChange(Fake.of(IFile.class, Map.of()), false, before, after));
	}

	/** What Undo calls it. */
	@Test
	void aChangeIsLabelledByWhatItDoes() {
		assertThat(label(plan(), plan("void p.A.one()"))).isEqualTo(NLS.bind(Messages.MarkingCommand_instrument, "A.one"));
		assertThat(label(plan(), plan("void p.A.one()", "void p.A.two()"))).isEqualTo(NLS.bind(Messages.MarkingCommand_instrumentAll, 2));
		assertThat(label(plan("void p.A.one()"), plan())).isEqualTo(NLS.bind(Messages.MarkingCommand_remove, "A.one"));
		assertThat(label(plan("void p.A.one()", "p.A.<init>()"), plan())).isEqualTo(NLS.bind(Messages.MarkingCommand_removeAll, 2));
		Plan off = plan("void p.A.one()");
		off.getProbes().getFirst().setActive(false);
		assertThat(label(plan("void p.A.one()"), off)).isEqualTo(Messages.MarkingCommand_deactivate);
		assertThat(label(off, plan("void p.A.one()", "void p.A.two()"))).as("one changed, one is new")
				.isEqualTo(NLS.bind(Messages.MarkingCommand_instrumentAll, 2));
	}

	@Test
	void fieldsAndTypesAreLabelledAsWatched() {
		Plan field = plan();
		field.getProbes().add(Probes.createField(new FieldSignature("p.A", "total", "int", false)));
		Plan both = EcoreUtil.copy(field);
		both.getProbes().add(Probes.createLifecycle(new WatchedType("p.A", Optional.empty())));
		assertThat(label(plan(), field)).isEqualTo(NLS.bind(Messages.MarkingCommand_watch, "A.total"));
		assertThat(label(plan(), both)).isEqualTo(NLS.bind(Messages.MarkingCommand_watchAll, 2));
		assertThat(label(field, plan())).isEqualTo(NLS.bind(Messages.MarkingCommand_stop, "A.total"));
		assertThat(label(both, plan())).isEqualTo(NLS.bind(Messages.MarkingCommand_stopAll, 2));
	}

	@Test
	void keyBindingsOfferWhatTheCommandsUnderstand() {
		assertThat(new ProbeKindValues().getParameterValues().values()).map(kind -> ProbeKind.get((String) kind))
				.containsExactlyInAnyOrder(ProbeKind.OPERATION_EXECUTION, ProbeKind.OPERATION_EVENTS);
		Probe probe = Probes.create(MethodSignature.parse("void p.A.one()"));
		assertThat(new ProbeValueValues().getParameterValues()).hasSize(5).allSatisfy((name, value) -> {
			assertThat(name).isEqualTo(value);
			probe.setValue(Integer.parseInt(value));
			Probes.check(probe);
		});
	}
}
