/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanFileException.Problem;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.Recording;
import org.sonde.overhead.cost.ProbeLoad;

/** Probes that watch fields and objects, in the file and beside the probes of methods. */
class ObjectProbesTest {
	private static final String HEAD = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
			xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			""";
	/** The file format by example; a change here is a change of the format. */
	private static final String SHOP = HEAD + """
			  <probes xsi:type="plan:PatternProbe" pattern="* shop..*.*(..)"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="shop.Till" methodName="open"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="shop.Cart" disposalMethod="close(int,java.lang.String)"/>
			  <probes xsi:type="plan:FieldProbe" active="false" value="5" note="who?" declaringType="shop.Cart" priority="urgent" \
			fieldName="items" fieldType="java.util.List" containment="children"/>
			  <probes xsi:type="plan:FieldProbe" declaringType="shop.Cart" fieldName="password" fieldType="char[]" masked="false"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="shop.Cart$Item" priority="urgent"/>
			  <probes xsi:type="plan:FieldProbe" declaringType="shop.Till" fieldName="last" fieldType="int" static="true" masked="true"/>
			</plan:Plan>
			""";

	private static Plan shop() {
		LifecycleProbe cart = Probes
				.createLifecycle(new WatchedType("shop.Cart", Optional.of(DisposalMethod.parse("close(int,java.lang.String)"))));
		FieldProbe items = field("shop.Cart", "items", "java.util.List");
		items.setActive(false);
		items.setPriority(EventPriority.URGENT);
		items.setValue(5);
		items.setNote("who?");
		items.setContainment(Containment.CHILDREN);
		FieldProbe password = field("shop.Cart", "password", "char[]");
		password.setMasked(false);
		LifecycleProbe item = Probes.createLifecycle(new WatchedType("shop.Cart$Item"));
		item.setPriority(EventPriority.URGENT);
		FieldProbe last = Probes.createField(new FieldSignature("shop.Till", "last", "int", true));
		last.setMasked(true);
		return plan(last, password, item, items, cart, Probes.create(MethodSignature.parse("void shop.Till.open()")),
				Probes.createPattern("* shop..*.*(..)"));
	}

	@Test
	void theyStandBehindTheMethodsByTypeAndFieldWithoutDefaults() throws IOException {
		assertThat(new String(PlanFiles.toBytes(shop()), UTF_8)).isEqualTo(SHOP);
		assertThat(new String(PlanFiles.toBytes(load(SHOP)), UTF_8)).isEqualTo(SHOP);
	}

	@Test
	void theExampleIsReadAsItWasMeant() throws IOException {
		Plan plan = load(SHOP);
		assertThat(Probes.objectProbes(plan)).extracting(Probes::name).containsExactly("lifecycle shop.Cart",
				"field java.util.List shop.Cart.items",
				"field char[] shop.Cart.password", "lifecycle shop.Cart$Item", "field int shop.Till.last");
		assertThat(Probes.objectProbes(plan)).extracting(ObjectProbe::getPriority).containsExactly(EventPriority.REGULAR,
				EventPriority.URGENT, EventPriority.REGULAR, EventPriority.URGENT, EventPriority.REGULAR);
		FieldProbe items = (FieldProbe) Probes.objectProbes(plan).get(1);
		assertThat(items.getContainment()).isEqualTo(Containment.CHILDREN);
		assertThat(items.getMasked()).isNull();
		assertThat(items.isActive()).isFalse();
		assertThat(((LifecycleProbe) Probes.objectProbes(plan).getFirst()).getDisposalMethod())
				.isEqualTo(new DisposalMethod("close", List.of("int", "java.lang.String")));
		assertThat(((FieldProbe) Probes.objectProbes(plan).getLast()).signature())
				.isEqualTo(new FieldSignature("shop.Till", "last", "int", true));
		assertThat(PlanFiles.linesOfProbes(stream(SHOP), "x")).containsEntry("lifecycle shop.Cart", 5)
				.containsEntry("field int shop.Till.last", 9);
	}

	/** Each row is a line that says something impossible, and a part of the message. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			FieldProbe     | declaringType="p.A" fieldName="f"                                                    | no fieldType
			FieldProbe     | declaringType="p.A" fieldType="int"                                                  | no fieldName
			FieldProbe     | fieldName="f" fieldType="int"                                                        | no declaringType
			FieldProbe     | declaringType="p.A" fieldName="1f" fieldType="int"                                   | '1f' is not a Java identifier
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="void"                                   | 'void' is neither primitive
			FieldProbe     | declaringType="p.A[]" fieldName="f" fieldType="int"                                  | 'p.A[]' is not a binary name
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" masked="yes"                       | expected true or false
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" priority="high"                    | expected one of regular, urgent
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" containment="child"                | expected one of none, parent, children
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" static="true" containment="parent" | a static field belongs to no object
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" kind="operationEvents"             | leave it out
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" meanResponseNanos="1"              | meanResponseNanos comes from a recording of methods
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" gaps="24"                          | gaps are bin:count
			FieldProbe     | declaringType="p.A" fieldName="f" fieldType="int" methodName="m"                     | attribute 'methodName' is unknown
			LifecycleProbe | declaringType="int"                                                                  | 'int' is not a binary name
			LifecycleProbe | priority="urgent"                                                                    | no declaringType
			LifecycleProbe | declaringType="p.A" disposalMethod="close"                                           | such as close()
			LifecycleProbe | declaringType="p.A" disposalMethod="close(void)"                                     | such as close()
			LifecycleProbe | declaringType="p.A" fieldName="f"                                                    | attribute 'fieldName' is unknown
			ObjectProbe    | declaringType="p.A"                                                                  | xsi:type is 'plan:ObjectProbe'
			""")
	void whatIsImpossibleIsRefusedAtItsLine(String type, String attributes, String message) {
		PlanFileException refused = catchThrowableOfType(PlanFileException.class,
				() -> load(HEAD + "\n  <probes xsi:type=\"plan:" + type + "\" " + attributes + "/>\n</plan:Plan>\n"));
		assertThat(refused).hasMessageContaining(message);
		assertThat(refused.line()).isEqualTo(4);
	}

	@Test
	void whatIsKeptOfValuesIsReadAndWritten() throws Exception {
		String file = HEAD.replace(" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"", "").replace("plan:1\">",
				"plan:1\" maskedNames=\"iban|(?i)card\" textLimit=\"0\"/>");
		Plan plan = load(file);
		assertThat(plan.getMaskedNames()).isEqualTo("iban|(?i)card");
		assertThat(plan.getTextLimit()).isZero();
		assertThat(PlanFiles.toBytes(plan)).asString(UTF_8).isEqualTo(file);
	}

	@ParameterizedTest
	@CsvSource({ "maskedNames=\"(\", maskedNames", "maskedNames=\"a)|(b\", maskedNames", "maskedNames=\"(?x)a#b\", maskedNames",
			"maskedNames=\" \", maskedNames",
			"textLimit=\"-1\", textLimit", "textLimit=\"65536\", textLimit" })
	void noRuleForValuesIsRefused(String attribute, String name) {
		PlanFileException refused = catchThrowableOfType(PlanFileException.class,
				() -> load(HEAD.replace("plan:1\">", "plan:1\" " + attribute + "/>")));
		assertThat(refused).hasMessageContaining(name + " ");
	}

	@Test
	void aFieldAndATypeHaveOneProbe() {
		String field = "  <probes xsi:type=\"plan:FieldProbe\" declaringType=\"p.A\" fieldName=\"f\" fieldType=\"int\"/>\n";
		PlanFileException twice = catchThrowableOfType(PlanFileException.class,
				() -> load(HEAD + field + field.replace("/>", " static=\"true\"/>") + "</plan:Plan>\n"));
		assertThat(twice.problem()).isEqualTo(Problem.DUPLICATE_PROBE);
		assertThat(twice).hasMessageContaining("field int p.A.f").hasMessageContaining("line 3");
		assertThatIllegalArgumentException()
				.isThrownBy(() -> PlanFiles.toBytes(plan(Probes.createLifecycle(new WatchedType("p.A")), Probes.createLifecycle(
						new WatchedType("p.A", Optional.of(DisposalMethod.parse("close()")))))))
				.withMessageContaining("a type has one");
	}

	/** More than an attribute can have would be written and not read. */
	@Test
	void aDisposalMethodIsNoLongerThanTheFileTakes() {
		LifecycleProbe probe = Probes.createLifecycle(
				new WatchedType("p.A", Optional.of(new DisposalMethod("close", Collections.nCopies(200, "p." + "a".repeat(400))))));
		assertThatIllegalArgumentException().isThrownBy(() -> PlanFiles.toBytes(plan(probe)))
				.withMessageContaining("disposalMethod has 80606 characters");
	}

	@Test
	void theyAreComparedAndMergedByFieldAndType() {
		Plan first = shop();
		Plan second = shop();
		FieldProbe items = (FieldProbe) Probes.objectProbes(second).get(1);
		items.setPriority(EventPriority.REGULAR);
		items.setMasked(true);
		((LifecycleProbe) Probes.objectProbes(second).getFirst()).setDisposalMethod(null);
		second.getProbes().add(field("shop.Till", "total", "long"));
		PlanComparison comparison = PlanComparison.of(first, second);
		assertThat(comparison.onlySecond()).extracting(Probes::name).containsExactly("field long shop.Till.total");
		assertThat(comparison.differing()).extracting(pair -> pair.differences()).containsExactly(
				List.of(new Difference("disposalMethod", "close(int,java.lang.String)", "")),
				List.of(new Difference("priority", "urgent", "regular"), new Difference("masked", "", "true")));
		PlanMerge merge = PlanMerge.merge(first, second);
		assertThat(merge.added()).isEqualTo(1);
		assertThat(merge.conflicts()).hasSize(2);
		assertThat(new String(PlanFiles.toBytes(first), UTF_8)).contains("urgent").contains("fieldName=\"total\"").contains("close(int");
	}

	/** What says something of methods alone does not count them. */
	@Test
	void theyChangeNeitherTheUsualKindNorTheSetOfRecordedProbes() {
		MethodProbe open = Probes.create(MethodSignature.parse("void shop.Till.open()"));
		Plan methods = plan(open);
		String recorded = PlanRecordings.probes(methods).fingerprint();
		assertThat(Probes.usualKind(methods)).isEqualTo(ProbeKind.OPERATION_EXECUTION);
		methods.getProbes().addAll(List.of(field("p.A", "f", "int"), Probes.createLifecycle(new WatchedType("p.A"))));
		assertThat(PlanRecordings.probes(methods).fingerprint()).isEqualTo(recorded);
		open.setKind(ProbeKind.OPERATION_EVENTS);
		assertThat(Probes.usualKind(methods)).isEqualTo(ProbeKind.OPERATION_EVENTS);
	}

	@Test
	void aFieldIsFoundByItsNameAndAStaticOneContainsNothing() {
		FieldProbe items = field("p.A", "items", "java.util.List");
		items.setContainment(Containment.CHILDREN);
		Plan plan = plan(items, field("p.A", "other", "int"), field("p.B", "items", "int"));
		FieldSignature now = new FieldSignature("p.A", "items", "p.Item[]", true);
		assertThat(Probes.findField(plan, now)).contains(items);
		Probes.setSignature(items, now);
		assertThat(PlanFiles.toBytes(plan)).asString(UTF_8).contains("fieldType=\"p.Item[]\" static=\"true\"")
				.doesNotContain("containment");
		items.setActive(false);
		assertThat(Probes.watching(plan)).containsExactlyInAnyOrder("field int p.A.other", "field int p.B.items");
	}

	@Test
	void theirLoadsAreOfTheirOwnKind() {
		assertThat(ProbeLoads.of(shop())).hasSize(7).allSatisfy(load -> assertThat(load.kind().isOfOperations())
				.isEqualTo(!load.signature().startsWith("field ") && !load.signature().startsWith("lifecycle ")));
	}

	/** Both are kept, and a new recording of one does not touch the other. */
	@Test
	void eventsAndCallsAreInRecordingsOfTheirOwn() throws IOException {
		Plan plan = plan(Probes.create(MethodSignature.parse("void p.A.a()")), field("p.A", "f", "int"), field("p.A", "g", "int"));
		PlanRecordings.take(plan, new CallRates(Map.of("void p.A.a()", rate("24:1")),
				Optional.of(new Recording(PlanRecordings.probes(plan), Optional.of("binary")))));
		PlanRecordings.take(plan, new CallRates(Map.of("field int p.A.f", rate("30:2"), "field int p.A.g", rate("31:2"))));
		assertThat(plan.getRecordedTo()).isEqualTo("binary");
		assertThat(plan.getProbes()).extracting(Probe::getGaps).containsExactly("24:1", "30:2", "31:2");
		Plan again = load(new String(PlanFiles.toBytes(plan), UTF_8));
		assertThat(again.getProbes()).extracting(Probe::getGaps).containsExactly("24:1", "30:2", "31:2");
		PlanRecordings.take(plan, new CallRates(Map.of("field int p.A.f", rate("40:2"))));
		assertThat(plan.getProbes()).extracting(Probe::getGaps).as("of another log").containsExactly("24:1", "40:2", null);
		assertThat(plan.getProbes().get(2).getCallsPerSecond()).isEqualTo(5);
	}

	/** Of the sensors that reported when the gaps were recorded, none may be missing and none be new. */
	@Test
	void gapsBetweenEventsAreThoseOfTheProbesThatWereOn() {
		Plan plan = plan(Probes.create(MethodSignature.parse("void p.A.a()")), field("p.A", "f", "int"), field("p.A", "g", "int"));
		PlanRecordings.take(plan, new CallRates(Map.of("field int p.A.f", rate("30:2"), "field int p.A.g", rate("31:2"))));
		assertThat(ProbeLoads.of(plan)).noneMatch(ProbeLoad::gapsOfOtherProbes);
		plan.getProbes().get(2).setActive(false);
		assertThat(ProbeLoads.of(plan)).extracting(ProbeLoad::gapsOfOtherProbes).containsExactly(false, true, true);
		plan.getProbes().get(2).setActive(true);
		plan.getProbes().add(field("p.B", "h", "int"));
		assertThat(ProbeLoads.of(plan)).extracting(ProbeLoad::gapsOfOtherProbes).containsExactly(false, true, true, true);
		plan.getProbes().get(3).setCallsPerSecond(0.0);
		assertThat(ProbeLoads.of(plan)).as("it never changes").noneMatch(ProbeLoad::gapsOfOtherProbes);
	}

	/** A singleton is often the first object, and has no other event. */
	@Test
	void theFirstEventOfALogHasNoGapAndDoesNotSpoilTheOthers() {
		Plan plan = plan(Probes.createLifecycle(new WatchedType("p.Main")), field("p.A", "f", "int"));
		PlanRecordings.take(plan, new CallRates(Map.of("lifecycle p.Main", new CallRate(0.1, "a log"), "field int p.A.f", rate("30:2"))));
		assertThat(ProbeLoads.of(plan)).noneMatch(ProbeLoad::gapsOfOtherProbes);
		plan.getProbes().getFirst().setCallsSource("typed");
		assertThat(ProbeLoads.of(plan)).allMatch(ProbeLoad::gapsOfOtherProbes);
	}

	private static CallRate rate(String gaps) {
		return new CallRate(5, "a log", OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty(),
				Optional.of(GapHistogram.parse(gaps)));
	}

	private static FieldProbe field(String type, String name, String fieldType) {
		return Probes.createField(new FieldSignature(type, name, fieldType, false));
	}

	private static Plan plan(Probe... probes) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(probes));
		return plan;
	}

	private static Plan load(String text) throws IOException {
		return PlanFiles.load(stream(text), "shop.probes");
	}

	private static ByteArrayInputStream stream(String text) {
		return new ByteArrayInputStream(text.getBytes(UTF_8));
	}
}
