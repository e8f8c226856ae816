/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.ArrayList;

import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.comparison.TypeFigure;

/** The figures of types as users type them, for the help and the completion. */
public final class FigureNames extends ArrayList<String> {
	private static final long serialVersionUID = 1L;

	FigureNames() {
		super(Keyword.all(TypeFigure.class));
	}
}
