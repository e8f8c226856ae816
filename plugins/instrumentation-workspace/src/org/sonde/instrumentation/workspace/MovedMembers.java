/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.sonde.instrumentation.plan.CodePlace;

/**
 * Methods and fields with probes that a refactoring moved without the plan: pull up, push down, move of an instance method, extract
 * superclass, in which nothing else can take part.
 *
 * @param plan        whose probes are stale by it
 * @param refactoring what JDT calls it, with its elements
 * @param moves       from the planned ones to those that came under their names, which have no probe
 */
public record MovedMembers(IFile plan, String refactoring, Map<CodePlace, CodePlace> moves) {
	/** The map is copied. */
	public MovedMembers {
		moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
	}
}
