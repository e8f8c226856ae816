/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.InputFile;

/** Numbers as MooBench's tools print them. */
public final class Cell {

	private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,20}(\\.\\d{0,20})?|\\.\\d{1,20})([eE][+-]?\\d{1,2})?");
	private static final Pattern DECIMAL_COMMA = Pattern.compile("-?\\d{1,20},\\d{1,20}");
	private static final Pattern NOTHING = Pattern.compile("(?i)|\\.?nan|na|null|-?\\.?inf(inity)?");

	private Cell() {
	}

	/** A number, or that a figure is missing there. */
	static boolean isCell(String text) {
		return NUMBER.matcher(text.strip()).matches() || NOTHING.matcher(text.strip()).matches();
	}

	/**
	 * @param place where it stands, such as "line 3"
	 * @return empty for a missing figure: {@code NA}, {@code .NAN}, nothing
	 * @throws OverheadException if it is not a number, or a negative one
	 */
	static Optional<BigDecimal> read(String text, InputFile file, String place) throws OverheadException {
		String stripped = text.strip();
		if (NOTHING.matcher(stripped).matches()) {
			return Optional.empty();
		}
		// Java's String.format writes the comma of the locale of whoever ran compile-results.
		String plain = DECIMAL_COMMA.matcher(stripped).matches() ? stripped.replace(',', '.') : stripped;
		if (!NUMBER.matcher(plain).matches()) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place, "expected a number, found \""
					+ shortened(stripped) + "\"");
		}
		BigDecimal number = new BigDecimal(plain);
		if (number.signum() < 0) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place, "a duration cannot be negative, found "
					+ stripped);
		}
		return Optional.of(number.scale() < 0 ? number.setScale(0) : number);
	}

	static String shortened(String text) {
		return text.length() > 40 ? text.substring(0, 40) + "…" : text;
	}

	/** Lower-case letters and digits joined by hyphens, as an id may be; {@code otherwise} if nothing is left. */
	public static String slug(String text, String otherwise) {
		String slug = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
		return slug.isEmpty() ? otherwise : slug;
	}
}
