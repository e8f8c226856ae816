/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.jar.JarFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

class ObjectWeavingTest {
	@TempDir
	private Path folder;

	@Test
	void aPlanOfMethodsHasNone() {
		AgentFiles files = KiekerAspectJ.export(Plans.of(List.of(MethodSignature.method("void", "p.A", "run"))));
		assertThat(files.watchesObjects()).isFalse();
		assertThat(files.files()).doesNotContainKeys(ObjectWeaving.AOP_XML, ObjectWeaving.PROPERTIES);
	}

	@Test
	void eachProbeHasAnAspectWhoseNameFindsItsSettings() throws IOException {
		FieldProbe field = field("p.A$B", "größe", "double", false);
		field.setPriority(EventPriority.URGENT);
		field.setMasked(false);
		field.setActive(false);
		field.setContainment(Containment.PARENT);
		LifecycleProbe life = Probes
				.createLifecycle(new WatchedType("p.C", Optional.of(DisposalMethod.parse("end(int,java.lang.String[])"))));
		AgentFiles files = export(field, life);
		Properties properties = properties(files);
		assertThat(properties).containsEntry("probe.Field1", "field").containsEntry("probe.Field1.type", "p.A$B")
				.containsEntry("probe.Field1.field", "größe")
				.containsEntry("probe.Field1.priority", "urgent").containsEntry("probe.Field1.masked", "false")
				.containsEntry("probe.Field1.suspended", "true")
				.containsEntry("probe.Field1.containment", "parent").containsEntry("probe.Creation2", "creation")
				.containsEntry("probe.Creation2.type", "p.C")
				.containsEntry("probe.Disposal2", "disposal").doesNotContainKey("probe.Creation2.priority");
		assertThat(files.files().get(ObjectWeaving.AOP_XML)).contains(
				"name=\"org.sonde.probes.objects.Field1\" extends=\"org.sonde.objects.weaving.DoubleFieldAspect\"",
				"expression=\"set(* p.A$B.größe)\"", "expression=\"execution(p.C.new(..))\"",
				"expression=\"execution(* p.C.end(int,java.lang.String[]))\"");
	}

	/** Those that are always masked stay masked. */
	@Test
	void thePlanMasksMoreNamesAndLimitsTexts() throws IOException {
		Plan plan = plan(field("p.A", "x", "int", false));
		assertThat(properties(KiekerAspectJ.export(plan))).doesNotContainKeys("masked-names", "text-limit");
		plan.setMaskedNames("(?i)\\.iban$");
		plan.setTextLimit(8);
		Properties properties = properties(KiekerAspectJ.export(plan));
		assertThat(properties).containsEntry("text-limit", "8");
		Pattern names = Pattern.compile(properties.getProperty("masked-names"));
		assertThat(List.of("p.A.IBAN", "p.A.accessToken")).allMatch(names.asPredicate());
		assertThat(List.of("p.A.ibanOf", "p.Token.x", "p.A.owner")).noneMatch(names.asPredicate());
	}

	/** Any class may assign a field; constructors are in their own. */
	@Test
	void onlyNeededClassesAreExamined() {
		assertThat(export(Probes.createLifecycle(new WatchedType("p.C"))).files().get(ObjectWeaving.AOP_XML))
				.contains("<include within=\"p.C\"/>").doesNotContain("\"*\"");
		assertThat(export(field("p.A", "x", "int", false)).files().get(ObjectWeaving.AOP_XML)).contains("<include within=\"*\"/>");
	}

	/** A single child is no element, if its class is known to be no collection. */
	@Test
	void onlyWhatMayHaveElementsIsSaidToHaveThem() {
		ProgramClasses classes = new ProgramClasses(
				List.of(new ProgramClasses.Type("p.A", false, false, List.of("java.lang.Object"), List.of()),
						new ProgramClasses.Type("p.Address", false, false, List.of("java.lang.Object", "java.io.Serializable"), List.of()),
						new ProgramClasses.Type("p.Lines", false, false, List.of("p.Base"), List.of()),
						new ProgramClasses.Type("p.Base", false, false, List.of("java.util.ArrayList"), List.of())));
		assertThat(noteOfChildren("p.Address", classes)).contains("inside the object").doesNotContain("collection");
		assertThat(List.of("p.Line[]", "java.util.List", "java.lang.Object", "p.Lines", "library.Unknown"))
				.allSatisfy(type -> assertThat(noteOfChildren(type, classes)).contains("array or collection"));
		assertThat(noteOfChildren("p.Address", ProgramClasses.UNKNOWN)).contains("array or collection");
	}

	private static String noteOfChildren(String type, ProgramClasses classes) {
		FieldProbe field = field("p.A", "child", type, false);
		field.setContainment(Containment.CHILDREN);
		return KiekerAspectJ.export(plan(field), classes, Optional.empty()).notes().getFirst().reason();
	}

	@Test
	void whatAnAssignmentDoesNotTellIsSaid() {
		FieldProbe children = field("p.A", "all", "java.util.List", false);
		children.setContainment(Containment.CHILDREN);
		AgentFiles files = export(children, field("p.A", "array", "int[]", false), field("p.A", "map", "java.util.Map", false),
				field("p.A", "plain", "int", false),
				field("p.A", "id", "java.util.UUID", false), field("p.A", "text", "java.lang.StringBuilder", false),
				field("p.A", "part", "p.Part", false),
				field("java.lang.Thread", "name", "java.lang.String", false), Probes.createLifecycle(new WatchedType("p.C")));
		assertThat(files.notes()).extracting(note -> note.probe() + " " + note.kind()).containsExactlyInAnyOrder(
				"field java.util.List p.A.all " + Kind.TAKE_CARE,
				"field int[] p.A.array " + Kind.TAKE_CARE, "field java.util.Map p.A.map " + Kind.TAKE_CARE,
				"field java.lang.StringBuilder p.A.text " + Kind.TAKE_CARE, "field p.Part p.A.part " + Kind.TAKE_CARE,
				"field java.lang.String java.lang.Thread.name " + Kind.LEFT_OUT,
				"lifecycle p.C " + Kind.TAKE_CARE);
		assertThat(files.remarks()).anyMatch(remark -> remark.contains("reflection"));
	}

	/** An inherited method also runs for other objects. Without the classes, that it is inherited is not known, and said. */
	@Test
	void theDisposalMethodIsWovenWhereItIsDeclared() {
		LifecycleProbe life = Probes.createLifecycle(new WatchedType("p.C", Optional.of(DisposalMethod.parse("end(int)"))));
		ProgramClasses.Method end = new ProgramClasses.Method(MethodSignature.method("void", "p.A", "end", "int"), false, true);
		ProgramClasses.Method other = new ProgramClasses.Method(MethodSignature.method("void", "p.B", "end"), false, true);
		ProgramClasses classes = new ProgramClasses(List.of(new ProgramClasses.Type("p.C", false, false, List.of("p.B", "p.I"), List.of()),
				new ProgramClasses.Type("p.B", false, false, List.of("p.A"), List.of(other)),
				new ProgramClasses.Type("p.A", false, false, List.of(), List.of(end))));
		AgentFiles files = KiekerAspectJ.export(plan(life), classes, Optional.empty());
		assertThat(files.files().get(ObjectWeaving.AOP_XML)).contains("expression=\"execution(* p.A.end(int)) &amp;&amp; this(p.C)\"");
		assertThat(files.notes()).isEmpty();
		assertThat(export(life).notes()).extracting(ExactnessNote::kind).containsExactly(Kind.TAKE_CARE);
	}

	@Test
	void whatAspectJCannotReadIsLeftOut() {
		String beyond = new StringBuilder("x").appendCodePoint(0x10400).toString();
		AgentFiles files = export(field("p.A", beyond, "int", false), field("p.A", "x".repeat(60_000), "int", false),
				field("org.sonde.objects.Event", "x", "int", false),
				Probes.createLifecycle(new WatchedType("p.C", Optional.of(new DisposalMethod(beyond, List.of())))),
				field("p.A", "x", "int", false), field("p.A", "x", "long", false));
		assertThat(files.watched()).containsExactly("field int p.A.x");
		assertThat(files.notes()).hasSize(5).extracting(ExactnessNote::kind).containsOnly(Kind.LEFT_OUT);
		assertThat(files.exactProbes()).containsExactly("field int p.A.x");
	}

	@Test
	void anInterfaceHasNoConstructors() {
		ProgramClasses classes = new ProgramClasses(List.of(new ProgramClasses.Type("p.I", true, false, List.of(), List.of())));
		AgentFiles files = KiekerAspectJ.export(plan(Probes.createLifecycle(new WatchedType("p.I"))), classes, Optional.empty());
		assertThat(files.notes()).extracting(ExactnessNote::kind).contains(Kind.RECORDS_NOTHING);
	}

	@Test
	void aRunHasItsOwnLog() throws IOException {
		Path log = folder.resolve("a \\ b.jsonl");
		assertThat(properties(ObjectWeaving.loggingTo(export(field("p.A", "x", "int", false)), log))).containsEntry("log", log.toString());
		assertThat(properties(export(field("p.A", "x", "int", false)))).containsEntry("log", ObjectWeaving.LOG);
	}

	/** It holds nothing but what belongs into a program. */
	@Test
	void theExportHasTheAgent() throws IOException {
		List<Path> written = export(field("p.A", "x", "int", false)).write(folder);
		assertThat(written).contains(folder.resolve(ObjectWeaving.AGENT));
		try (JarFile jar = new JarFile(folder.resolve(ObjectWeaving.AGENT).toFile())) {
			assertThat(jar.getManifest().getMainAttributes().getValue("Premain-Class"))
					.isEqualTo("org.sonde.objects.weaving.agent.ObjectAgent");
			assertThat(jar.stream().map(entry -> entry.getName()).toList())
					.contains("org/sonde/objects/ObjectMonitoring.class", "org/sonde/objects/jmx/JmxCarrier.class",
							"org/sonde/objects/weaving/IntegerFieldAspect.class", "org/sonde/objects/jfr/JfrCarrier.class")
					.allMatch(name -> name.startsWith("org/sonde/objects/") && !name.contains("/client/")
							|| name.equals("META-INF/MANIFEST.MF"));
		}
	}

	private static AgentFiles export(Probe... probes) {
		return KiekerAspectJ.export(plan(probes));
	}

	private static Plan plan(Probe... probes) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(probes));
		return plan;
	}

	private static FieldProbe field(String type, String name, String fieldType, boolean isStatic) {
		return Probes.createField(new FieldSignature(type, name, fieldType, isStatic));
	}

	private static Properties properties(AgentFiles files) throws IOException {
		Properties properties = new Properties();
		properties.load(new StringReader(files.files().get(ObjectWeaving.PROPERTIES)));
		return properties;
	}
}
