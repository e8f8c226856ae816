/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.function.IntConsumer;

import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** What the view shows once probes were placed: the curve of the plans, and the methods of the one that is chosen. */
final class PlacementContent {
	private static final double SIDE_BY_SIDE = 1.8;
	private static final int[] CURVE_AND_METHODS = { 45, 55 };

	private final CurvePart curve;
	private final ColumnTable<MethodRow> table;

	/** @param move chooses another place on the curve */
	PlacementContent(Composite parent, IntConsumer move, CurvePart.Choices choices) {
		AdaptiveSash sash = new AdaptiveSash(parent, SIDE_BY_SIDE);
		curve = new CurvePart(sash.parts(), move, choices);
		table = new ColumnTable<>(sash.parts(), Messages.PlacementView_methods, MethodRow.class, MethodRow::method, MethodColumns.all());
		sash.needs(curve::usualHeight, table::leastHeight).setWeights(CURVE_AND_METHODS);
	}

	CurvePart curve() {
		return curve;
	}

	ColumnTable<MethodRow> table() {
		return table;
	}
}
