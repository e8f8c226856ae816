/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

import tools.jackson.databind.JsonNode;

/** A JSON value together with where it stands (file and JSON pointer), so that every complaint can name its place. */
public final class JsonPlace {

	/** More digits than any measurement has. The limit bounds the cost of a number such as 1e999999999. */
	private static final int MAX_DIGITS = 30;

	private final String file;
	private final String pointer;
	private final JsonNode node;
	private final List<String> warnings;

	public JsonPlace(String file, String pointer, JsonNode node, List<String> warnings) {
		this.file = file;
		this.pointer = pointer;
		this.node = node;
		this.warnings = warnings;
	}

	public String pointer() {
		return pointer.isEmpty() ? "/" : pointer;
	}

	public boolean isObject() {
		return node.isObject();
	}

	public boolean isArray() {
		return node.isArray();
	}

	/** Complains about anything but an object, and warns of fields that the format does not know. */
	public JsonPlace objectOf(String... knownFields) throws OverheadException {
		if (!node.isObject()) {
			throw wrongType("an object");
		}
		Set<String> known = Set.of(knownFields);
		for (String name : node.propertyNames()) {
			if (!known.contains(name)) {
				warnings.add(file + ", " + pointer + "/" + escape(name) + ": unknown field, ignored.");
			}
		}
		return this;
	}

	/** The field names, in the order of the file. */
	public List<String> names() throws OverheadException {
		if (!node.isObject()) {
			throw wrongType("an object");
		}
		return List.copyOf(node.propertyNames());
	}

	public boolean has(String name) {
		return node.has(name);
	}

	/** The field, which must be there. {@code null} counts as missing. */
	public JsonPlace get(String name) throws OverheadException {
		return find(name).orElseThrow(() -> new OverheadException(OverheadProblem.MISSING, file, pointer + "/" + escape(name),
				"Add the field \"" + name + "\"."));
	}

	public Optional<JsonPlace> find(String name) {
		JsonNode child = node.get(name);
		return child == null || child.isNull() ? Optional.empty()
				: Optional.of(new JsonPlace(file, pointer + "/" + escape(name), child, warnings));
	}

	public List<JsonPlace> elements() throws OverheadException {
		if (!node.isArray()) {
			throw wrongType("an array");
		}
		List<JsonPlace> places = new ArrayList<>();
		for (int i = 0; i < node.size(); i++) {
			places.add(new JsonPlace(file, pointer + "/" + i, node.get(i), warnings));
		}
		return places;
	}

	public String text() throws OverheadException {
		if (!node.isString()) {
			throw wrongType("a text");
		}
		return node.stringValue();
	}

	/** The texts of an array; none if it is missing. */
	public List<String> texts(String name) throws OverheadException {
		List<String> texts = new ArrayList<>();
		Optional<JsonPlace> list = find(name);
		if (list.isPresent()) {
			for (JsonPlace text : list.get().elements()) {
				texts.add(text.text());
			}
		}
		return texts;
	}

	public boolean truth() throws OverheadException {
		if (!node.isBoolean()) {
			throw wrongType("true or false");
		}
		return node.booleanValue();
	}

	public boolean isNumber() {
		return node.isNumber();
	}

	/** The number with the digits of the file. */
	public BigDecimal number() throws OverheadException {
		if (!node.isNumber()) {
			throw wrongType("a number");
		}
		BigDecimal number = node.decimalValue();
		if (number.precision() > MAX_DIGITS || Math.abs((long) number.scale()) > MAX_DIGITS) {
			throw wrongValue("the number has more than " + MAX_DIGITS + " digits. Give only the measured digits");
		}
		return number;
	}

	public int integer() throws OverheadException {
		long integer = longInteger();
		if (integer != (int) integer) {
			throw wrongValue("the number " + integer + " is too large");
		}
		return (int) integer;
	}

	public long longInteger() throws OverheadException {
		BigDecimal number = number();
		try {
			return number.longValueExact();
		} catch (ArithmeticException e) {
			throw OverheadException.causedBy(e, OverheadProblem.WRONG_TYPE, file, pointer(), "a whole number",
					number.toPlainString());
		}
	}

	/** The text as something else; what {@code parse} says against it becomes a complaint about this place. */
	public <T> T as(Function<String, T> parse) throws OverheadException {
		String text = text();
		return check(() -> parse.apply(text));
	}

	public Optional<String> optionalText(String name) throws OverheadException {
		Optional<JsonPlace> place = find(name);
		return place.isEmpty() ? Optional.empty() : Optional.of(place.get().text());
	}

	public Optional<BigDecimal> optionalNumber(String name) throws OverheadException {
		Optional<JsonPlace> place = find(name);
		return place.isEmpty() ? Optional.empty() : Optional.of(place.get().number());
	}

	/** Makes a value; a rule it breaks becomes a complaint about this place. */
	public <T> T check(Supplier<T> maker) throws OverheadException {
		try {
			return maker.get();
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.WRONG_VALUE, file, pointer(), e.getMessage());
		}
	}

	public OverheadException wrongValue(String rule) {
		return new OverheadException(OverheadProblem.WRONG_VALUE, file, pointer(), rule);
	}

	private OverheadException wrongType(String expected) {
		return new OverheadException(OverheadProblem.WRONG_TYPE, file, pointer(), expected, typeName());
	}

	private String typeName() {
		return switch (node.getNodeType()) {
			case OBJECT -> "an object";
			case ARRAY -> "an array";
			case STRING -> "a text";
			case NUMBER -> "a number";
			case BOOLEAN -> "true or false";
			default -> "nothing";
		};
	}

	/** RFC 6901. */
	private static String escape(String name) {
		return name.replace("~", "~0").replace("/", "~1");
	}
}
