/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

/** Files as the observer in the program writes them; that a real program writes such is in {@code RunCommandTest}. */
class WeavingReportTest {
	private static final MethodSignature ON = MethodSignature.method("void", "p.A", "on");
	private static final MethodSignature OFF = MethodSignature.method("void", "p.A", "off");
	private static final MethodSignature UNWOVEN = MethodSignature.method("void", "p.B", "unwoven");
	private static final MethodSignature ABSENT = MethodSignature.method("void", "p.Absent", "any");
	private static final MethodSignature OF_THE_JDK = MethodSignature.method("void", "java.util.Timer", "cancel");

	@TempDir
	private Path folder;

	/** Of the class p.A, two methods are woven; p.B is seen and left as it is. */
	private void write(boolean ended, String... unwoven) throws IOException {
		try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(folder.resolve(WeavingRecorder.FILE)))) {
			entry(out, "p/A", classFile("on", "off"));
			entry(out, "p/B", new byte[0]);
			for (String name : unwoven) {
				entry(out, name, new byte[0]);
			}
			if (ended) {
				entry(out, WeavingObserver.END, new byte[0]);
				out.writeUTF(OF_THE_JDK.declaringType());
			}
		}
	}

	private static void entry(DataOutputStream out, String name, byte[] classFile) throws IOException {
		out.writeUTF(name);
		out.writeLong(1_000_000);
		out.writeInt(classFile.length);
		out.write(classFile);
	}

	private static byte[] classFile(String... methods) {
		ClassWriter writer = new ClassWriter(0);
		writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "p/A", null, "java/lang/Object", null);
		String aspect = KiekerAspectJ.ASPECTS.replace('.', '/') + "/Any";
		for (String name : methods) {
			MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, name, "()V", null, null);
			method.visitCode();
			method.visitMethodInsn(Opcodes.INVOKESTATIC, aspect, "aspectOf", "()L" + aspect + ";", false);
			method.visitInsn(Opcodes.RETURN);
			method.visitMaxs(1, 0);
			method.visitEnd();
		}
		return writer.toByteArray();
	}

	private Set<MethodSignature> counted() throws IOException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		List.of(ON, OFF, UNWOVEN, ABSENT, OF_THE_JDK).forEach(method -> plan.getProbes().add(Probes.create(method)));
		plan.getProbes().get(1).setActive(false);
		return WeavingReport.of(folder).orElseThrow().counted(plan, Optional.empty());
	}

	@Test
	void theCallsOfAWovenMethodWhoseProbeIsOnAreCounted() throws IOException {
		write(true);
		assertThat(counted()).as("and of a class that was never loaded").containsExactlyInAnyOrder(ON, ABSENT);
		WeavingReport report = WeavingReport.of(folder).orElseThrow();
		assertThat(report.seen()).containsExactlyInAnyOrder("p.A", "p.B");
		assertThat(report.woven()).containsExactlyInAnyOrder(ON, OFF);
		assertThat(report.notWoven(List.of(ON, UNWOVEN, ABSENT, OF_THE_JDK))).containsOnlyKeys(UNWOVEN, ABSENT, OF_THE_JDK)
				.containsEntry(ABSENT, "its class was not loaded").extractingByKey(OF_THE_JDK).asString().contains("AspectJ's agent");
	}

	/** A pattern may match hundreds of methods of classes that a run does not need. */
	@Test
	void methodsOfClassesThatWereNotLoadedShareALine() throws IOException {
		write(true);
		WeavingReport report = WeavingReport.of(folder).orElseThrow();
		assertThat(report.lines(List.of(ABSENT, UNWOVEN, MethodSignature.method("void", "p.Absent2", "any")))).hasSize(3)
				.anyMatch(line -> line.contains(ABSENT + " and 1 other method ("));
		assertThat(report.lines(List.of(ABSENT))).hasSize(2).anyMatch(line -> line.contains(ABSENT + " ("));
	}

	@Test
	void ofAProgramThatWasKilledRecordsMayBeMissing() throws IOException {
		write(false);
		assertThat(counted()).isEmpty();
	}

	@Test
	void aProbeThatWasSwitchedMayHaveMissedCalls() throws IOException {
		write(true);
		SwitchedMethods.add(folder, "", "- x\\Qvoid p.A.a()\\E");
		assertThat(counted()).containsExactly(ABSENT);
	}

	@Test
	void aClassThatAnotherLoaderHasWithoutProbesIsNotCounted() throws IOException {
		write(true, "p/A");
		assertThat(counted()).containsExactly(ABSENT);
	}
}
