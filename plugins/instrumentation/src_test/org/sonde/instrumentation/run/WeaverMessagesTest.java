/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** What AspectJ says is found in what a program prints, and what it means. The lines are real ones. */
class WeaverMessagesTest {
	private final WeaverMessages messages = new WeaverMessages();

	@Test
	void aProgramsOwnOutputIsNotKept() {
		messages.append(
				"[main] INFO x - error while closing\njava.lang.NoClassDefFoundError: com/foo/Bar\nwarning: weaver birds\n[error] x\n");
		assertThat(messages.lines()).isEmpty();
		assertThat(messages.trouble()).isEmpty();
	}

	/** As Kieker 2.0.2 on a full disk. */
	@Test
	void kiekersWriterFailed() {
		messages.append(
				"Exception in thread \"Thread-0\" java.nio.BufferOverflowException\n\tat java.base/java.nio.Buffer.nextPutIndex(Buffer.java:730)\n");
		assertThat(messages.writerFailed()).isFalse();
		messages.append("\tat kieker.monitoring.writer.Monitoring");
		messages.append("WriterThread.run(MonitoringWriterThread.java:65)\n");
		assertThat(messages.writerFailed()).isTrue();
		assertThat(messages.trouble()).isEmpty();
	}

	@Test
	void aLoaderThatDoesNotSeeKieker() {
		messages.append(
				"[URLClassLoader@35cabb2a] error Cannot find parent aspect for: <concrete-aspect name='org.sonde.probes.OperationExecution1'"
						+ " extends='kieker.monitoring.probe.aspectj.operationExecution.AbstractOperationExecutionAspect' perclause='null'/> in aop.xml\n"
						+ "[URLClassLoader@35cabb2a] error Concrete-aspect 'org.sonde.probes.OperationExecution1' could not be registered\n"
						+ "hello\n[URLClassLoader@35cabb2a] warning failure(s) registering aspects. Disabling weaver for class loader"
						+ " java.net.URLClassLoader@35cabb2a\n");
		assertThat(messages.lines()).hasSize(3);
		assertThat(messages.trouble()).contains(WeaverErrors.KIEKER_NOT_SEEN);
	}

	@Test
	void theAspectIsMissingWhenItIsNeeded() {
		messages.append(
				"Exception in thread \"main\" java.lang.NoClassDefFoundError: org/sonde/probes/OperationExecution1\n\tat p.A.m(A.java:3)\n");
		assertThat(messages.lines()).singleElement().asString().startsWith("Exception in thread");
		assertThat(messages.trouble()).contains(WeaverErrors.KIEKER_NOT_SEEN);
	}

	@Test
	void aPointcutThatIsTooLong() {
		messages.append("java.io.UTFDataFormatException: encoded string (abc...) too long: 70012 bytes\r\n");
		assertThat(messages.trouble()).contains(WeaverErrors.POINTCUT_TOO_LONG);
		assertThat(messages.lines()).noneMatch(line -> line.endsWith("\r"));
	}

	@Test
	void aModuleThatDoesNotReadTheClassPath() {
		messages.append(
				"Exception in thread \"main\" java.lang.IllegalAccessError: class shop.Main (in module shop.app) cannot access class"
						+ " org.sonde.probes.OperationExecution1 (in unnamed module @0x1b) because module shop.app does not read unnamed module @0x1b\n");
		assertThat(messages.trouble()).contains(WeaverErrors.MODULE_DOES_NOT_READ);
	}

	/** As Java 8 to 25 print it. */
	@Test
	void aProgramThatDoesNotStartIsNotBlamedOnItsProbes() {
		for (String lines : List.of(
				"Error: Could not find or load main class shop.Main\nCaused by: java.lang.ClassNotFoundException: shop.Main\n",
				"Unrecognized VM option 'Nonsense'\nError: Could not create the Java Virtual Machine.\n",
				"Error: Main method not found in class shop.Main, please define the main method as:\n",
				"Error occurred during initialization of VM\nInitial heap size set to a larger value than the maximum heap size\n",
				"Error: Unable to access jarfile /nowhere.jar\n")) {
			WeaverMessages started = new WeaverMessages();
			started.append(lines);
			assertThat(started.trouble()).as(lines).contains(WeaverErrors.NOT_STARTED);
			assertThat(started.lines()).singleElement().asString().startsWith("Error");
		}
		assertThat(WeaverErrors.values()).filteredOn(WeaverErrors::isOfProgram).containsExactly(WeaverErrors.NOT_STARTED);
	}

	@Test
	void anAgentThatFailsIsNoFaultOfTheProgram() {
		messages.append("Error opening zip file or JAR manifest missing : /gone.jar\nError occurred during initialization of VM\n"
				+ "agent library failed Agent_OnLoad: instrument\n");
		assertThat(messages.trouble()).contains(WeaverErrors.AGENT_NOT_STARTED);
		WeaverMessages modules = new WeaverMessages();
		modules.append("Error occurred during initialization of boot layer\njava.lang.module.FindException: Module x not found\n");
		assertThat(modules.trouble()).contains(WeaverErrors.NO_SUCH_MODULE);
	}

	@Test
	void whatIsKnownExactlyGoesBeforeTheRest() {
		messages.append(
				"[AppClassLoader@27d6c5e0] error something else\n[AppClassLoader@27d6c5e0] warning configuration does not exist: file:/x\n");
		assertThat(messages.trouble()).contains(WeaverErrors.NO_CONFIGURATION);
	}

	@Test
	void piecesOfLinesArePutTogether() {
		"[AppClassLoader@27d6c5e0] error bad\nnext\n".chars().forEach(c -> messages.append(Character.toString(c)));
		assertThat(messages.lines()).containsExactly("[AppClassLoader@27d6c5e0] error bad");
		assertThat(messages.trouble()).contains(WeaverErrors.OTHER);
	}

	@Test
	void aFloodIsCutOff() {
		IntStream.range(0, 1_000).forEach(i -> messages.append("[AppClassLoader@27d6c5e0] error " + i + " " + "x".repeat(10_000) + "\n"));
		assertThat(messages.lines()).hasSize(WeaverMessages.MOST_LINES).allMatch(line -> line.length() <= 2_000);
	}
}
