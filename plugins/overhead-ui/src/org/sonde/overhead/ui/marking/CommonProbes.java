/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.Marks;

/** Common properties of several elements' probes, for the check marks of menus. */
final class CommonProbes {
	private CommonProbes() {
	}

	/** Whether there are probes, by a quick check, and all of them satisfy the condition. */
	static boolean all(List<IJavaElement> elements, Predicate<Probe> such) {
		if (elements.size() > MarkingHandler.LOOKED_AT) {
			return false;
		}
		List<Probe> probes = elements.stream().<Probe>flatMap(CommonProbes::of).toList();
		return !probes.isEmpty() && probes.stream().allMatch(such);
	}

	private static Stream<? extends Probe> of(IJavaElement element) {
		return switch (element) {
			case IMethod method -> Marks.probeIn(method).stream();
			// Finding the probes in a source folder takes a look-up of each type.
			case IPackageFragmentRoot root -> Stream.empty();
			default -> Marks.probesIn(element).stream();
		};
	}
}
