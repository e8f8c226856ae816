/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.jvm;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;

import com.sun.tools.attach.VirtualMachine;

/**
 * A JVM of this user on this machine.
 *
 * @param program its main class or jar; may be empty
 */
public record RunningJvm(String pid, String program) {

	/** The JVMs of this user on this machine, without this one; the newest first. */
	public static List<RunningJvm> onThisMachine() {
		String own = Long.toString(ProcessHandle.current().pid());
		record Started(RunningJvm jvm, Instant time) {
		}
		return VirtualMachine.list().stream().filter(jvm -> !jvm.id().equals(own))
				.map(jvm -> new Started(new RunningJvm(jvm.id(), program(jvm.displayName())), started(jvm.id())))
				.sorted(Comparator.comparing(Started::time).reversed()).map(Started::jvm).toList();
	}

	/** Returns the start. A JVM that has ended meanwhile counts as the oldest. */
	private static Instant started(String pid) {
		return ProcessHandle.of(Long.parseLong(pid)).flatMap(process -> process.info().startInstant()).orElse(Instant.EPOCH);
	}

	/** Returns the first word of a command line without the JVM, and without folders. */
	private static String program(String commandLine) {
		String first = commandLine.split(" ", 2)[0];
		return first.substring(first.lastIndexOf('/') + 1);
	}
}
