/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.sonde.common.jvm.JmxConnection;

/**
 * A program whose objects are to be shown.
 *
 * @param address    process id, {@code HOST:PORT}, or a URL of JMX
 * @param name       what people call it
 * @param user       who asks; empty if the program asks for no password
 * @param project    name of the project that has its sources; empty if that is not known
 * @param isStarting whether it was started just now, so that it may take a moment before it answers
 */
public record ProgramAddress(String address, String name, Optional<JmxConnection.User> user, Optional<String> project, boolean isStarting) {
	/**
	 * Whether it is a process of this machine that ends within a time; not known, and so false, of others.
	 *
	 * @param longest that is waited
	 */
	boolean hasEnded(Duration longest) {
		if (!JmxConnection.isLocal(address)) {
			return false;
		}
		Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(address));
		try {
			return process.isEmpty() || !process.get().onExit().get(longest.toMillis(), TimeUnit.MILLISECONDS).isAlive();
		} catch (TimeoutException | ExecutionException e) {
			return false;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	/** A program that was started with the probes of a project. */
	public static ProgramAddress ofRun(String process, String name, String project) {
		return new ProgramAddress(process, name, Optional.empty(), Optional.of(project), true);
	}
}
