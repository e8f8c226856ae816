/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON strictly, every number with the digits of the file. */
public final class JsonTree {

	private static final JsonMapper MAPPER = JsonMapper.builder()
			.enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
			.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
			.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
			.build();

	private JsonTree() {
	}

	/**
	 * @param in read to its end, not closed
	 * @param name what messages call the file
	 * @param maxBytes larger files are refused
	 */
	public static JsonNode read(InputStream in, String name, int maxBytes) throws OverheadException {
		byte[] bytes;
		try {
			bytes = in.readNBytes(maxBytes + 1);
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, name, IoErrorText.inWords(e));
		}
		if (bytes.length > maxBytes) {
			throw new OverheadException(OverheadProblem.TOO_LARGE, name, maxBytes + " bytes");
		}
		try {
			return MAPPER.readTree(bytes);
		} catch (JacksonException e) {
			throw notJson(e, name);
		} catch (NumberFormatException e) {
			throw hugeNumber(e, name);
		}
	}

	/** Makes something of a file's content; {@code name} is what messages call it. */
	@FunctionalInterface
	public interface Parser<T> {
		T parse(InputStream in, String name) throws OverheadException;
	}

	/** Returns what the parser makes of a file. */
	public static <T> T read(Path file, Parser<T> parser) throws OverheadException {
		try (InputStream in = Files.newInputStream(file)) {
			return parser.parse(in, file.toString());
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, file, IoErrorText.inWords(e));
		}
	}

	/** @param name what messages call the file */
	public static JsonNode parse(String text, String name) throws OverheadException {
		try {
			return MAPPER.readTree(text);
		} catch (JacksonException e) {
			throw notJson(e, name);
		} catch (NumberFormatException e) {
			throw hugeNumber(e, name);
		}
	}

	/** An exponent beyond any {@code int}, which Jackson does not refuse as it does all else. */
	private static OverheadException hugeNumber(NumberFormatException e, String name) {
		return OverheadException.causedBy(e, OverheadProblem.NOT_JSON, name, "somewhere", "a number has too large an exponent");
	}

	private static OverheadException notJson(JacksonException e, String name) {
		if (e instanceof StreamConstraintsException) {
			return OverheadException.causedBy(e, OverheadProblem.NOT_JSON, name, "somewhere",
					"it is nested more than 500 levels deep, or has too long a number or text");
		}
		TokenStreamLocation location = e.getLocation();
		String place = location == null ? "somewhere" : "line " + location.getLineNr() + ", column " + location.getColumnNr();
		return OverheadException.causedBy(e, OverheadProblem.NOT_JSON, name, place,
				location != null && location.getLineNr() == 1 && location.getColumnNr() == 1
						? "it does not begin with {, so it may be the wrong file"
						: IoErrorText.ofJson(e.getOriginalMessage()));
	}
}
