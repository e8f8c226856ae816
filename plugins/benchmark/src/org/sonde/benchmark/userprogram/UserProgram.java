/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.nio.file.Path;
import java.util.Map;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.instrumentation.run.JavaCommand;

/**
 * A program as its user starts it.
 *
 * @param java    that runs it
 * @param command its options, class path, main class and arguments; the word for Java in it is not used
 * @param folder  in which it is started
 * @param environment variables that are set for it, besides those of this process
 */
public record UserProgram(JavaHome java, JavaCommand command, Path folder, Map<String, String> environment) {

	public UserProgram {
		environment = Map.copyOf(environment);
	}
}
