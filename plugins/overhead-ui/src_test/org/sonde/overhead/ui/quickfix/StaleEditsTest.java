/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

class StaleEditsTest {

	private static final MethodSignature GONE = MethodSignature.parse("void shop.Cart.gone()");
	private static final MethodSignature THERE = MethodSignature.parse("void shop.Cart.there(int)");

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	@BeforeEach
	void addProbe() {
		plan.getProbes().add(Probes.create(GONE));
		plan.getProbes().getFirst().setNote("why");
		plan.getProbes().getFirst().setCallsPerSecond(7.0);
	}

	@Test
	void aProbeGoesToTheOtherMethodWithAllThatIsSaidOfIt() {
		StaleEdits.rebind(GONE, THERE).accept(plan);
		assertThat(plan.getProbes()).singleElement().satisfies(probe -> {
			assertThat(Probes.name(probe)).isEqualTo(THERE.toString());
			assertThat(probe.getNote()).isEqualTo("why");
			assertThat(probe.getCallsPerSecond()).isEqualTo(7.0);
		});
	}

	@Test
	void aMethodThatHasAProbeByNowKeepsIt() {
		plan.getProbes().add(Probes.create(THERE));
		StaleEdits.rebind(GONE, THERE).accept(plan);
		assertThat(plan.getProbes().stream().map(Probes::name)).containsExactlyInAnyOrder(GONE.toString(), THERE.toString());
		assertThat(Probes.find(plan, THERE).orElseThrow().getNote()).isNull();
	}

	@Test
	void removesNoOthers() {
		plan.getProbes().add(Probes.create(THERE));
		StaleEdits.remove(List.of(GONE)).accept(plan);
		assertThat(plan.getProbes().stream().map(Probes::name)).containsExactly(THERE.toString());
	}

	/** What ends the life of objects stays, unless it is that which the type has lost. */
	@Test
	void aWatchedTypeKeepsItsDisposalMethodUnlessThatIsGone() {
		WatchedType old = new WatchedType("shop.Cart", Optional.of(DisposalMethod.parse("close()")));
		plan.getProbes().add(Probes.createLifecycle(old));
		StaleEdits.rebind(old, new WatchedType("shop.Basket")).accept(plan);
		WatchedType moved = new WatchedType("shop.Basket", old.disposal());
		assertThat(Probes.objectProbes(plan)).map(Probes::codePlace).containsExactly(Optional.of(moved));
		StaleEdits.rebind(moved, new WatchedType("shop.Basket")).accept(plan);
		assertThat(Probes.objectProbes(plan)).map(Probes::codePlace).containsExactly(Optional.of(new WatchedType("shop.Basket")));
	}

	/** A static field belongs to no object: a plan that says otherwise could not be written. */
	@Test
	void aProbeOfAFieldThatIsStaticNowContainsNothing() {
		FieldSignature items = new FieldSignature("shop.Cart", "items", "java.util.List", false);
		FieldProbe probe = Probes.createField(items);
		probe.setContainment(Containment.CHILDREN);
		plan.getProbes().add(probe);
		StaleEdits.rebind(items, new FieldSignature("shop.Cart", "all", "java.util.List", true)).accept(plan);
		assertThat(PlanFiles.toBytes(plan)).asString(StandardCharsets.UTF_8).contains("fieldName=\"all\"").doesNotContain("containment");
	}

	@Test
	void aMethodIsNamedWithItsPackageBehindIt() {
		assertThat(StaleEdits.words(THERE)).isEqualTo("Cart.there(int)  –  shop");
		assertThat(StaleEdits.words(MethodSignature.parse("void Main.main()"))).isEqualTo("Main.main()");
		assertThat(StaleEdits.words(new FieldSignature("shop.Cart$Item", "total", "int", false))).isEqualTo("Cart.Item.total  –  shop");
		assertThat(StaleEdits.words(new WatchedType("shop.Cart"))).isEqualTo("Cart  –  shop");
	}
}
