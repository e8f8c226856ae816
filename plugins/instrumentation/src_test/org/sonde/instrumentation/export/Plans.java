/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

/** Plans for tests. */
final class Plans {
	private Plans() {
	}

	static Plan of(List<MethodSignature> methods) {
		return of(methods, probe -> { });
	}

	static Plan of(List<MethodSignature> methods, Consumer<MethodProbe> settings) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (MethodSignature method : methods) {
			MethodProbe probe = Probes.create(method);
			settings.accept(probe);
			plan.getProbes().add(probe);
		}
		return plan;
	}

	static List<MethodSignature> everySecond(List<MethodSignature> all, int first) {
		return IntStream.range(0, all.size()).filter(i -> i % 2 == first).mapToObj(all::get).toList();
	}

	static List<String> texts(Collection<MethodSignature> methods) {
		return methods.stream().map(Object::toString).toList();
	}
}
