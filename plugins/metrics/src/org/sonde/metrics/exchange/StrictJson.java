/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import org.sonde.common.files.IoErrorText;
import org.sonde.metrics.MetricsException;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.core.json.JsonFactory;

/**
 * Messages about a JSON file that is not as it must be: file, line, column, what is wrong and the remedy.
 *
 * @param remedy what the file must hold, as a sentence
 */
record StrictJson(String file, String remedy) {

	/** The beginning of the parser's message that an object has a key twice. There is no special exception for that. */
	private static final String DUPLICATE = "Duplicate ";

	/** Makes parsers that refuse a key that an object has twice. */
	static final JsonFactory FACTORY = JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

	/** @throws MetricsException if the token is another one than wanted */
	void expect(JsonParser json, JsonToken found, JsonToken wanted, String what) throws MetricsException {
		if (found != wanted) {
			throw refused(json, "expected " + what + (found == null ? "; the file ends here" : ""));
		}
	}

	/** Returns the refusal of what is being read. */
	MetricsException refused(JsonParser json, String what) {
		return new MetricsException("%s%s: %s. %s".formatted(file, place(json.currentTokenLocation()), what, remedy));
	}

	/** Returns the exception for what the parser itself refuses. */
	MetricsException unreadable(JacksonException e) {
		String what = e instanceof StreamConstraintsException ? "this is too large"
				: e.getOriginalMessage().startsWith(DUPLICATE) ? "an object has two values with the same name"
						: "this is not JSON, or it is cut off";
		return new MetricsException("%s%s: %s: %s. %s".formatted(file, place(e.getLocation()), what,
				IoErrorText.ofJson(e.getOriginalMessage()), remedy), e);
	}

	private static String place(TokenStreamLocation location) {
		return location == null || location.getLineNr() < 1 ? "" : ":" + location.getLineNr() + ":" + location.getColumnNr();
	}

	/** Returns a text as JSON writes it. */
	static String quoted(String text) {
		return '"' + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + '"';
	}
}
