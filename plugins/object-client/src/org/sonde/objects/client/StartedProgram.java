/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import org.sonde.common.jvm.RunningJvm;

/** A program of this machine that was started, perhaps just now: it is asked as soon as it can be. */
public final class StartedProgram {
	/** It may take so long until its agent runs. */
	private static final long START_SECONDS = 30;
	private static final long RETRY_MILLIS = 250;
	private static final Set<ObjectsProblem> OF_START = Set.of(ObjectsProblem.NOT_CONNECTED, ObjectsProblem.NOT_WATCHED);

	private StartedProgram() {
	}

	/**
	 * Connects; waits for half a minute at most until the program can be asked.
	 *
	 * @param process     its id
	 * @param isCancelled whether nobody wants it any more
	 * @throws InterruptedException also if it is cancelled
	 */
	public static ObjectsConnection connect(String process, BooleanSupplier isCancelled) throws ObjectsException, InterruptedException {
		return connect(process, isCancelled, AnswerTimeout.USUAL);
	}

	/** The same, as {@link ObjectsConnection#openPatiently}. */
	public static ObjectsConnection connectPatiently(String process, BooleanSupplier isCancelled)
			throws ObjectsException, InterruptedException {
		return connect(process, isCancelled, AnswerTimeout.WITHOUT_END);
	}

	private static ObjectsConnection connect(String process, BooleanSupplier isCancelled, AnswerTimeout timeout)
			throws ObjectsException, InterruptedException {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
		while (true) {
			try {
				// Attaching to a JVM that has not yet set itself up would kill it.
				if (isSetUp(process) || System.nanoTime() > end) {
					return ObjectsConnection.open(process, Optional.empty(), timeout);
				}
			} catch (ObjectsException e) {
				if (!OF_START.contains(e.problem()) || System.nanoTime() > end || !isRunning(process)) {
					throw e;
				}
			}
			Thread.sleep(RETRY_MILLIS);
			if (isCancelled.getAsBoolean()) {
				throw new InterruptedException();
			}
		}
	}

	private static boolean isSetUp(String process) {
		return !isRunning(process) || RunningJvm.onThisMachine().stream().anyMatch(jvm -> jvm.pid().equals(process));
	}

	private static boolean isRunning(String process) {
		return ProcessHandle.of(Long.parseLong(process)).map(ProcessHandle::isAlive).orElse(false);
	}
}
