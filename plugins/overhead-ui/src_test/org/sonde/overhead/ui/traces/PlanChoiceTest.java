/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.Fake;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;

/** A plan of three methods, of which the second is deactivated, and a log of two seconds. */
class PlanChoiceTest {
	private static final IFile FILE = Fake.of(IFile.class,
			Map.of("getFullPath", IPath.fromPortableString("/shop/shop.probes"), "getName", "shop.probes"));

	private static PlanChoice choice(String... recorded) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String method : List.of("one", "two", "three")) {
			plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A." + method + "()")));
		}
		plan.getProbes().get(1).setActive(false);
		return new PlanChoice(FILE, ObservedCalls.of(plan, Optional.empty(),
				List.of(recorded).stream().map(method -> new RecordedOperation(method, 4, OptionalDouble.of(2))).toList(), "log"));
	}

	@Test
	void aLogOfAnotherProgramHasNothingForThePlan() {
		PlanChoice choice = choice("void q.Other.run()");
		assertThat(choice.rates()).isZero();
		assertThat(choice.words()).isEqualTo(Messages.PlanChoice_nothing);
	}

	/** one() and two() get a rate; three() was never recorded, two() was though deactivated, and two operations have no probe. */
	@Test
	void whatDoesNotFitIsCounted() {
		PlanChoice choice = choice("void p.A.one()", "void p.A.two()", "void q.B.x()", "void q.B.y()");
		assertThat(choice.rates()).isEqualTo(2);
		assertThat(choice.words()).isEqualTo(Plural.bind(Messages.PlanChoice_words, 2, 1, 1, 2));
		assertThat(choice.label()).contains("shop.probes", "2", "3");
	}

	@Test
	void listenersHearOfEachRecordingThatIsShownOrForgotten() {
		IProject project = Fake.of(IProject.class, Map.of());
		LastRecordings recordings = LastRecordings.ofWorkspace();
		List<IProject> told = new ArrayList<>();
		Consumer<IProject> listener = told::add;
		recordings.addListener(listener);
		try {
			assertThat(recordings.of(project)).isSameAs(RecordedCalls.NONE);
			recordings.forget(project);
			assertThat(told).as("nothing was shown").isEmpty();
			RecordedCalls calls = RecordedCalls.of(true, choice("void p.A.one()").observed());
			recordings.show(project, calls);
			assertThat(recordings.of(project)).isSameAs(calls);
			assertThat(recordings.of(Fake.of(IProject.class, Map.of()))).as("another project").isSameAs(RecordedCalls.NONE);
			recordings.forget(project);
			assertThat(recordings.of(project)).isSameAs(RecordedCalls.NONE);
			assertThat(told).containsExactly(project, project);
		} finally {
			recordings.removeListener(listener);
		}
	}
}
