/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.operations.OperationStatistics;

/**
 * An operation of the log.
 *
 * @param rate   calls per second over the observed time; empty if that is 0
 * @param share  of its own time in that of all; NaN if not known
 * @param source where it is in the workspace, where known
 */
public record OperationRow(OperationStatistics operation, OptionalDouble rate, double share,
		SourceMatch source) implements IAdaptable {

	static List<OperationRow> of(LogResults log, SourceMatches matches) {
		double all = log.selfNanos();
		return log.operations().stream().map(operation -> new OperationRow(operation, log.callsPerSecond(operation),
				all == 0 ? Double.NaN : operation.self().sumNanos() / all, matches.of(operation.signature()))).toList();
	}

	/** {@code Cart.add(String, int)}. */
	public String label() {
		return MethodLabel.of(operation.signature());
	}

	/** The durations of its calls together, in nanoseconds; NaN if not known. */
	double totalNanos() {
		return operation.duration().count() == 0 ? Double.NaN : operation.duration().sumNanos();
	}

	Optional<IMethod> element() {
		return source.element();
	}

	/** The source's method, for the menus and views of Java. */
	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return adapter == IJavaElement.class || adapter == IMethod.class ? adapter.cast(element().orElse(null)) : null;
	}
}
