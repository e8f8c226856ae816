/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;

class EventRatesTest {
	private static final String PRICE = "field int p.Order.price";
	private static final String LIFE = "lifecycle p.Order";
	/** Two seconds: gaps of 100 ns, 1 s, 100 ns after that pause, and the rest. */
	private static final String LOG = """
			{"event":"creation","sensor":"p.Order","sequence":1,"time":"2026-11-29T01:00:00Z","object":1}
			{"event":"value-change","sensor":"p.Order.price","sequence":1,"time":"2026-11-29T01:00:00.0000001Z","object":1,"old":0,"new":2}
			{"event":"value-change","sensor":"p.Order.price","sequence":2,"place":"p.A.b(\\"time\\":\\"x\\")","time":"2026-11-29T01:00:01.0000001Z","thread":"main","object":1,"old":2,"new":3}
			{"event":"value-change","sensor":"p.Order.price","sequence":3,"time":"2026-11-29T01:00:01.0000002Z","object":1,"old":3,"new":"\\"time\\":\\"2026\\""}
			{"event":"deletion","sensor":"p.Order","sequence":2,"time":"2026-11-29T01:00:02Z","object":1}
			""";

	@TempDir
	Path folder;

	private static Plan plan() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createField(new FieldSignature("p.Order", "price", "int", false)));
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("p.Order")));
		return plan;
	}

	private EventRates read(String log, Plan plan) throws IOException {
		return EventRates.read(Files.write(folder.resolve("sonde-objects.jsonl"), log.getBytes(StandardCharsets.UTF_8)), plan);
	}

	/** 100 ns is in bin 26 (90.5 to 107.6), 1 s in bin 119 (0.903 to 1.074 s), and 0.9999998 s too. */
	@Test
	void eventsAreCountedWithTheGapsBeforeThem() throws IOException {
		EventRates events = read(
				LOG + "{\"end\":true,\"generated\":5}\nno event\n{\"event\":\"value-change\",\"sensor\":\"p.Order.price\",\"seq", plan());
		assertThat(events.seconds()).isEqualTo(2);
		assertThat(events.events()).isEqualTo(Map.of(PRICE, new EventRates.Events(3, 0, GapHistogram.parse("26:2:0:1 119:1")),
				LIFE, new EventRates.Events(2, 0, GapHistogram.parse("119:1"))));
		CallRates rates = events.rates("run1", plan());
		assertThat(rates.find(PRICE).map(CallRate::callsPerSecond)).hasValue(1.5);
		assertThat(rates.find(LIFE).map(CallRate::callsPerSecond)).hasValue(1.0);
		assertThat(rates.find(PRICE).orElseThrow().source().text()).contains("run1", "2026-11-29");
		assertThat(rates.find(PRICE).orElseThrow().isUnderProbes()).isTrue();
		assertThat(events.notPlanned()).isEmpty();
	}

	/** Of ten changes, the log has the third, the seventh and the tenth; and all of the other sensor. */
	@Test
	void whatTheLogLacksCounts() throws IOException {
		String line = "{\"event\":\"value-change\",\"sensor\":\"p.Order.price\",\"sequence\":%d,\"time\":\"2026-11-29T01:00:0%dZ\",\"object\":1}\n";
		String other = "{\"event\":\"creation\",\"sensor\":\"p.Order\",\"sequence\":7,\"time\":\"2026-11-29T01:00:02Z\",\"object\":1}\n";
		EventRates events = read(line.formatted(3, 1) + line.formatted(7, 2) + other + line.formatted(10, 3), plan());
		assertThat(events.events().get(PRICE).count()).isEqualTo(3);
		assertThat(events.missing()).as("4, 5, 6, 8 and 9").isEqualTo(5);
		assertThat(events.rates("run", plan()).find(PRICE).orElseThrow().callsPerSecond()).isEqualTo(8 / 2.0);
		assertThat(events.rates("run", plan()).find(LIFE).orElseThrow().callsPerSecond()).isEqualTo(1 / 2.0);
	}

	/** The second is older than the first, so it came at once; the third comes 1 s after the first. */
	@Test
	void eventsThatOvertookOthersComeAtOnce() throws IOException {
		String line = "{\"event\":\"value-change\",\"sensor\":\"p.Order.price\",\"sequence\":1,\"time\":\"2026-11-29T01:00:%sZ\",\"object\":1}\n";
		EventRates events = read(line.formatted("05") + line.formatted("04") + line.formatted("06") + line.formatted("25:61"), plan());
		assertThat(events.events().get(PRICE).gaps().toString()).isEqualTo("24:1 119:1");
		assertThat(events.seconds()).isEqualTo(1);
		assertThat(events.events().get(PRICE).count()).isEqualTo(3);
	}

	@Test
	void whatNoProbeHasForCertainIsNamed() throws IOException {
		Plan plan = plan();
		plan.getProbes().removeIf(probe -> Probes.name(probe).equals(LIFE));
		EventRates events = read(LOG, plan);
		assertThat(events.notPlanned()).isEqualTo(Map.of("p.Order creation", 1L, "p.Order deletion", 1L));
		plan.getProbes().add(Probes.createField(new FieldSignature("p.Order", "name", "java.lang.String", false)));
		assertThat(read(LOG, plan).silent(plan)).containsExactly("field java.lang.String p.Order.name");
	}

	/** Of the type if it has a probe, else of its field with children. */
	@Test
	void additionsBelongToTheParent() throws IOException {
		String log = LOG.replace("deletion", "addition");
		assertThat(read(log, plan()).events().get(LIFE).count()).isEqualTo(2);
		Plan plan = plan();
		plan.getProbes().removeIf(probe -> Probes.name(probe).equals(LIFE));
		FieldProbe items = Probes.createField(new FieldSignature("p.Order", "items", "java.util.List", false));
		plan.getProbes().add(items);
		assertThat(read(log, plan).notPlanned()).containsEntry("p.Order addition", 1L);
		items.setContainment(Containment.CHILDREN);
		assertThat(read(log, plan).events().get("field java.util.List p.Order.items").count()).isEqualTo(1);
	}

	@Test
	void withoutTimeThereIsNoRate() throws IOException {
		EventRates one = read(LOG.lines().findFirst().orElseThrow(), plan());
		assertThat(one.events().get(LIFE).count()).isEqualTo(1);
		assertThat(one.rates("x", plan()).rates()).isEmpty();
		assertThat(read("", plan()).begin()).isEmpty();
	}

	/** Only if nothing is missing, and nothing else is known. */
	@Test
	void whatHasNoEventInACompleteLogHasNone() throws IOException {
		Plan plan = plan();
		FieldProbe name = Probes.createField(new FieldSignature("p.Order", "name", "java.lang.String", false));
		plan.getProbes().add(name);
		String end = "{\"end\":true,\"generated\":7,\"delivered\":5,\"dropped\":%d,\"problemCount\":0,\"problems\":[]}\n";
		EventRates complete = read(LOG + end.formatted(0), plan);
		assertThat(complete.rates("x", plan).find(Probes.name(name)).map(CallRate::callsPerSecond)).hasValue(0.0);
		assertThat(complete.rates("x", plan).find(PRICE).map(CallRate::callsPerSecond)).hasValue(1.5);
		assertThat(read(LOG + end.formatted(2), plan).rates("x", plan).find(Probes.name(name))).isEmpty();
		assertThat(read(LOG, plan).rates("x", plan).find(Probes.name(name))).isEmpty();
		name.setActive(false);
		assertThat(complete.rates("x", plan).find(Probes.name(name))).isEmpty();
		name.setActive(true);
		name.setCallsPerSecond(3.0);
		assertThat(complete.rates("x", plan).find(Probes.name(name))).as("the plan's stays").isEmpty();
	}

	@Test
	void aLogIsAFileOrInAFolder() throws IOException {
		Path log = Files.writeString(folder.resolve("sonde-objects.jsonl"), LOG);
		assertThat(EventRates.logIn(folder)).hasValue(log);
		assertThat(EventRates.logIn(log)).hasValue(log);
		assertThat(EventRates.logIn(Files.createDirectory(folder.resolve("other")))).isEqualTo(Optional.empty());
		assertThat(EventRates.logIn(folder.resolve("none.jsonl"))).isEmpty();
	}
}
