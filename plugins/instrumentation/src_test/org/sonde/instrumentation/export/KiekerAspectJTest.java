/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.KiekerLaunch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.ProgramStart;

class KiekerAspectJTest {
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	private void add(String signature, Consumer<MethodProbe> settings) {
		MethodProbe probe = Probes.create(MethodSignature.parse(signature));
		settings.accept(probe);
		plan.getProbes().add(probe);
	}

	private void add(String signature) {
		add(signature, probe -> { });
	}

	@Test
	void aSmallPlanInFull() {
		add("int p.A$B.add(java.lang.String,int...)");
		add("void p.A.run()", probe -> probe.setKind(ProbeKind.OPERATION_EVENTS));
		add("p.A.<init>(int)", probe -> probe.setKind(ProbeKind.OPERATION_EVENTS));
		add("void p.A$1.va(int[],int...)", probe -> probe.setActive(false));
		AgentFiles export = KiekerAspectJ.export(plan);
		assertThat(export.files().get("META-INF/aop.xml")).isEqualTo("""
				<?xml version="1.0" encoding="UTF-8"?>
				<!-- Written by Sonde from a plan, and replaced by the next export. -->
				<aspectj>
					<weaver>
						<include within="p.A"/>
						<include within="p.A$1"/>
						<include within="p.A$B"/>
					</weaver>
					<aspects>
						<concrete-aspect name="org.sonde.probes.OperationExecution1" \
				extends="kieker.monitoring.probe.aspectj.operationExecution.AbstractOperationExecutionAspect">
							<pointcut name="monitoredOperation" expression="\
				execution(* *(..)) &amp;&amp; !(!(within(p.A$1) &amp;&amp; !within(p.A.*..*) &amp;&amp; execution(void p.A$1.va(int[],int...))) &amp;&amp; \
				!(within(p.A$B) &amp;&amp; !within(p.A.B..*) &amp;&amp; execution(int p.A$B.add(java.lang.String,int...))))"/>
						</concrete-aspect>
						<concrete-aspect name="org.sonde.probes.OperationEvents1" \
				extends="kieker.monitoring.probe.aspectj.flow.operationExecution.AbstractAspect">
							<pointcut name="monitoredOperation" expression="\
				execution(* *(..)) &amp;&amp; (within(p.A) &amp;&amp; !within(p.A..*) &amp;&amp; execution(void p.A.run()))"/>
						</concrete-aspect>
						<concrete-aspect name="org.sonde.probes.ConstructorEvents1" \
				extends="kieker.monitoring.probe.aspectj.flow.constructorExecution.AbstractAspect">
							<pointcut name="monitoredConstructor" expression="\
				execution(new(..)) &amp;&amp; (within(p.A) &amp;&amp; !within(p.A..*) &amp;&amp; execution(p.A.new(int)))"/>
						</concrete-aspect>
					</aspects>
				</aspectj>
				""");
		assertThat(export.files().get("META-INF/kieker.monitoring.adaptiveMonitoring.conf")).isEqualTo("""
				# Operations whose probes are woven but switched off; all others collect.
				- %|(?:[a-z]+ )*\\Qvoid p.A$1.va(int[],int[])\\E
				""");
		assertThat(export.files().get("META-INF/kieker.monitoring.properties"))
				.contains("kieker.monitoring.adaptiveMonitoring.enabled=true\n");
		assertThat(export.files().get("META-INF/kieker.monitoring.properties")).endsWith("""
				# The log is binary, below the temporary folder unless customStoragePath names an existing one.
				kieker.monitoring.writer=kieker.monitoring.writer.filesystem.FileWriter
				kieker.monitoring.writer.filesystem.FileWriter.logStreamHandler=kieker.monitoring.writer.filesystem.BinaryLogStreamHandler
				kieker.monitoring.writer.filesystem.FileWriter.bufferSize=8192
				kieker.monitoring.core.controller.WriterController.QueuePutStrategy=kieker.monitoring.queue.putstrategy.YieldPutStrategy
				""");
		assertThat(export.files()).hasSize(3);
		assertThat(export.deactivated()).containsExactly(MethodSignature.parse("void p.A$1.va(int[],int...)"));
		assertThat(export.collecting()).extracting(Object::toString).containsExactly("p.A.<init>(int)", "void p.A.run()",
				"int p.A$B.add(java.lang.String,int[])");
		assertThat(export.notes()).isEmpty();
	}

	@Test
	void adaptiveMonitoringIsOffWhereNoProbeIsDeactivated() {
		add("void p.A.m()");
		assertThat(KiekerAspectJ.export(plan).files().get(KiekerAspectJ.PROPERTIES))
				.contains("kieker.monitoring.adaptiveMonitoring.enabled=false\n");
	}

	/** The aspect for constructors ends the trace that the one for methods began. */
	@Test
	void operationEventsOfConstructorsAreSaidToCutTraces() {
		add("p.A.<init>()", probe -> probe.setKind(ProbeKind.OPERATION_EVENTS));
		add("void p.A.execution()");
		assertThat(KiekerAspectJ.export(plan).remarks()).isEmpty();
		add("void p.A.off()", probe -> {
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setActive(false);
		});
		assertThat(KiekerAspectJ.export(plan).remarks()).isEmpty();
		assertThat(cuttingTraces()).isEmpty();
		add("void p.A.events()", probe -> probe.setKind(ProbeKind.OPERATION_EVENTS));
		assertThat(cuttingTraces()).containsExactly("p.A.<init>()");
		assertThat(KiekerAspectJ.export(plan).remarks()).singleElement().asString().contains("constructor", "other traces");
	}

	private List<String> cuttingTraces() {
		Map<MethodSignature, MethodProbe> probes = new LinkedHashMap<>();
		Probes.methodProbes(plan).forEach(probe -> probes.put(probe.signature(), probe));
		return Plans.texts(KiekerAspectJ.cuttingTraces(probes));
	}

	@Test
	void anEmptyPlanWeavesNothing() {
		AgentFiles export = KiekerAspectJ.export(plan);
		assertThat(export.files().get(KiekerAspectJ.AOP_XML)).doesNotContain("include", "concrete-aspect");
		assertThat(export.notes()).isEmpty();
	}

	@Test
	void theOrderOfTheProbesDoesNotMatter() {
		IntStream.range(0, 50).forEach(i -> add("void p.C" + i % 7 + ".m" + i + "(int)", probe -> probe.setActive(i % 3 != 0)));
		AgentFiles export = KiekerAspectJ.export(plan);
		List<MethodSignature> reversed = new ArrayList<>(Probes.methodProbes(plan).stream().map(MethodProbe::signature).toList());
		Collections.reverse(reversed);
		Plan other = PlanFactory.eINSTANCE.createPlan();
		reversed.forEach(method -> {
			MethodProbe probe = Probes.create(method);
			probe.setActive(Probes.find(plan, method).orElseThrow().isActive());
			other.getProbes().add(probe);
		});
		assertThat(KiekerAspectJ.export(other)).isEqualTo(export);
	}

	@Test
	void whatCannotBeWovenIsLeftOutAndTold() {
		add("void java.util.Mine.m()");
		add("void javax.swing.Mine.m()");
		add("void org.aspectj.Mine.m()");
		add("void kieker.monitoring.core.Mine.m()");
		add("void p.A.𝒳()");
		add("void p.Long.m(" + String.join(",", Collections.nCopies(200, "p." + "x".repeat(400))) + ")");
		add("void javaxy.A.m()");
		add("void p.A.lambda$m$0()");
		AgentFiles export = KiekerAspectJ.export(plan);
		assertThat(export.collecting()).extracting(Object::toString)
				.containsExactly("void javaxy.A.m()", "void p.A.lambda$m$0()");
		assertThat(export.notes()).hasSize(7).allSatisfy(note -> {
			assertThat(note.woven()).isEqualTo(note.probe().contains(".lambda$"));
			assertThat(note.reason()).isNotBlank();
		});
		assertThat(export.files().get(KiekerAspectJ.AOP_XML)).doesNotContain("Mine", "𝒳", "Long");
	}

	@Test
	void pointcutsFillUpToTheLimitAndNoFurther() {
		IntStream.range(0, 1_000).forEach(i -> add("void p.Large.m" + i
				+ "(java.lang.String,java.lang.String,java.lang.String)"));
		IntStream.range(0, 1_000).forEach(i -> add("void p.Small" + i + ".m()"));
		List<String> pointcuts = Pointcuts.select(Probes.inFileOrder(plan).stream().map(MethodProbe::signature).toList());
		List<Integer> sizes = pointcuts.stream().map(p -> p.getBytes(StandardCharsets.UTF_8).length).toList();
		assertThat(sizes).allMatch(size -> size <= Pointcuts.MAX_BYTES);
		int total = sizes.stream().mapToInt(Integer::intValue).sum();
		assertThat(pointcuts.size()).isLessThanOrEqualTo(total / Pointcuts.MAX_BYTES + 2);
		assertThat(Arrays.stream(String.join("", pointcuts).split("execution\\(void ")).count() - 1).isEqualTo(2_000);
	}

	/** An or below an and costs AspectJ's weaver a time that grows with the square of the methods. */
	@Test
	void methodsAndConstructorsAreApartAndNothingIsSaidByOr() {
		for (String method : List.of("void p.A.m()", "void p.A.n()", "p.A.<init>()", "p.A.<init>(int)", "void p.B.m()")) {
			add(method);
		}
		assertThat(Pointcuts.select(Probes.inFileOrder(plan).stream().map(MethodProbe::signature).toList())).containsExactly(
				"execution(* *(..)) && !(!(within(p.A) && !within(p.A..*) && !(!execution(void p.A.m()) && !execution(void p.A.n()))) && "
						+ "!(within(p.B) && !within(p.B..*) && execution(void p.B.m())))",
				"execution(new(..)) && (within(p.A) && !within(p.A..*) && !(!execution(p.A.new()) && !execution(p.A.new(int))))");
	}

	@Test
	void filesAreWrittenWithTheirFoldersAndReplaced(@TempDir Path folder) throws IOException {
		add("void p.A.m()", probe -> probe.setActive(false));
		Path target = folder.resolve("new/export");
		KiekerAspectJ.export(plan).write(target);
		plan.getProbes().getFirst().setActive(true);
		AgentFiles export = KiekerAspectJ.export(plan);
		List<Path> written = export.write(target);
		assertThat(written).containsExactly(target.resolve("META-INF/aop.xml"),
				target.resolve("META-INF/kieker.monitoring.adaptiveMonitoring.conf"),
				target.resolve("META-INF/kieker.monitoring.properties"));
		for (Path file : written) {
			assertThat(Files.readString(file))
					.isEqualTo(export.files().get(target.relativize(file).toString().replace('\\', '/')));
		}
		assertThat(target.resolve("META-INF").toFile().list()).hasSize(3);
	}

	@Test
	void theLaunchHasTheWeaverAsItsAgentAndLetsItUseUnsafe() throws LaunchException {
		KiekerLaunch launch = new KiekerLaunch(Path.of("/e"), Path.of("/w.jar"), Path.of("/log"));
		assertThat(launch.additions(new ProgramStart(25, List.of(), List.of()), List.of(), false))
				.contains("--sun-misc-unsafe-memory-access=allow", "-javaagent:" + Path.of("/w.jar"));
		assertThat(launch.additions(new ProgramStart(21, List.of(), List.of()), List.of(), false))
				.doesNotContain("--sun-misc-unsafe-memory-access=allow");
	}
}
