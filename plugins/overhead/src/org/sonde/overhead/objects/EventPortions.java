/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * What one event of an active probe costs by its stages, in nanoseconds, with the intervals of the measurement.
 *
 * @param idle       added by a sensor without an observer
 * @param created    added by making the event
 * @param handedOver added by giving it to the thread that delivers, which may have to be woken
 * @param delivered  CPU time of that thread, with the log or an observer that only counts; empty if it was not measured
 */
public record EventPortions(Interval idle, Interval created, Interval handedOver, Optional<Interval> delivered) {
}
