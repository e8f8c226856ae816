/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Titles of result sets of one benchmark that is measured again and again: where only titles are seen, the time distinguishes them. */
public final class DatedTitle {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
	private static final String BEHIND = ", measured \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$";

	private DatedTitle() {
	}

	/** Such as {@code Kieker 2.0.2, measured 2026-11-22 18:30}. */
	public static String of(String title, LocalDateTime when) {
		return title + ", measured " + when.format(TIME);
	}

	/** The title of the benchmark, the same whenever it is measured. */
	public static String undated(String title) {
		return title.replaceFirst(BEHIND, "");
	}
}
