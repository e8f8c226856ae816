/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

/**
 * What class files do not show of who calls whom. All are counts, of methods or of places in the code.
 *
 * @param methodsWithoutImplementation       abstract methods that are called, and that no class at hand implements
 * @param callsWithoutImplementation         the places that call them
 * @param methodsWithSeveralImplementations  abstract methods that are called, and that several classes implement
 * @param callsWithSeveralImplementations    the places that call them
 * @param reflectiveCalls                    places that call by reflection, method handles, or load classes by name
 * @param callbacks                          places that call a functional interface of the JDK, which may be any lambda
 */
public record HiddenCalls(int methodsWithoutImplementation, int callsWithoutImplementation, int methodsWithSeveralImplementations,
		int callsWithSeveralImplementations, int reflectiveCalls, int callbacks) {
}
