/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

/** What the code and the plan editor say of a probe that watches. */
class ObjectProbeTextTest {
	@Test
	void whatIsUsualIsNotSaid() {
		assertThat(ObjectProbeText.of(field("p.Account", "balance"))).isEqualTo("field changes");
		assertThat(ObjectProbeText.of(Probes.createLifecycle(new WatchedType("p.Account")))).isEqualTo("object lifecycle");
		assertThat(
				ObjectProbeText.of(Probes.createLifecycle(new WatchedType("p.Account", Optional.of(DisposalMethod.parse("close(int)"))))))
				.isEqualTo("object lifecycle, until close(int)");
	}

	@Test
	void whatDiffersIs() {
		FieldProbe probe = field("p.Account", "token");
		assertThat(ObjectProbeText.of(probe)).isEqualTo("field changes, masked");
		probe.setMasked(false);
		probe.setPriority(EventPriority.URGENT);
		probe.setContainment(Containment.PARENT);
		assertThat(ObjectProbeText.of(probe)).isEqualTo("field changes, urgent, holds the parent");
		probe.setContainment(Containment.CHILDREN);
		assertThat(ObjectProbeText.of(probe)).isEqualTo("field changes, urgent, holds children");
	}

	/** The name of the field decides, not that of its type. */
	@ParameterizedTest
	@CsvSource({ "p.Account, password, true", "p.Account, PASSWD, true", "p.Account, accessToken, true", "p.Account, apiKey, true",
			"p.TokenStore, size, false", "p.Account, passenger, false", "p.secret.Account, owner, false" })
	void passwordsAndSecretsAreMaskedUnlessThePlanSaysOtherwise(String type, String name, boolean masked) {
		FieldProbe probe = field(type, name);
		assertThat(MaskedFields.isMasked(probe)).isEqualTo(masked);
		probe.setMasked(!masked);
		assertThat(MaskedFields.isMasked(probe)).isEqualTo(!masked);
	}

	@Test
	void thePlanMasksMoreNames() {
		FieldProbe probe = field("p.Account", "iban");
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(probe);
		assertThat(MaskedFields.isMasked(probe)).isFalse();
		plan.setMaskedNames("iban");
		assertThat(MaskedFields.isMasked(probe)).isTrue();
	}

	private static FieldProbe field(String type, String name) {
		return Probes.createField(new FieldSignature(type, name, "java.lang.String", false));
	}
}
