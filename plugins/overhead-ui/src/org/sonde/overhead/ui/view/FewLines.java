/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;

/** The first lines of many, and how many more there are: for messages and tool tips. */
public final class FewLines {

	private FewLines() {
	}

	/** @param most how many are shown at the most; where there are more, a further line says how many */
	public static String of(List<String> lines, int most) {
		return lines.size() <= most ? String.join("\n", lines)
				: Stream.concat(lines.stream().limit(most), Stream.of(NLS.bind(Messages.FewLines_more, lines.size() - most)))
						.collect(Collectors.joining("\n"));
	}
}
