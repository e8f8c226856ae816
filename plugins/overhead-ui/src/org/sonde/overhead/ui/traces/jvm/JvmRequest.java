/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import java.nio.file.Path;
import java.time.Duration;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.traces.flight.JvmRecorder;

/**
 * What is to be recorded.
 *
 * @param address  of the JVM, as {@link JvmRecorder#connect} takes it
 * @param program  what people call it
 * @param most     after which the recording ends by itself
 * @param filter   names the methods
 * @param methods  how many they are
 * @param plan     that has them
 * @param planName what people call the plan
 * @param folder   for recordings; made if there is none
 */
public record JvmRequest(String address, String program, JvmRecorder.Detail detail, Duration most, String filter, int methods, Plan plan,
		String planName, Path folder) {
}
