/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.sonde.instrumentation.export.OpenTelemetry;
import org.sonde.instrumentation.export.ProgramClasses;

/** Reads the properties of OpenTelemetry and Elastic that list methods by name. */
public final class NameListReader {
	private static final Pattern TYPE_AND_NAMES = Pattern.compile("([^\\[\\]]+)\\[([^\\[\\]]*)\\]");
	private static final Pattern ELASTIC = Pattern
			.compile("(?:(public|private|protected|\\*)\\s+)?(@\\S+\\s+)?([^#()\\s]+)(?:#([^#()\\s]+)(?:\\(([^()]*)\\))?)?");

	private NameListReader() {
	}

	/** A file of properties; lines may go on behind a backslash. */
	static Properties properties(String text, String file) throws AgentConfigException {
		Properties properties = new Properties();
		try {
			properties.load(new StringReader(text));
			return properties;
		} catch (IOException | IllegalArgumentException e) {
			throw new AgentConfigException(file, "not a file of properties: " + e.getMessage(), e);
		}
	}

	/** File and line where a property begins. */
	static String place(String text, String property, String file) {
		List<String> lines = text.lines().toList();
		IntStream beginning = IntStream.range(0, lines.size()).filter(i -> lines.get(i).stripLeading().startsWith(property));
		return file + ":" + (1 + beginning.findFirst().orElse(0));
	}

	/** {@code p.A[m,n];p.B[m]}. */
	static void openTelemetry(String value, String place, ImportDraft draft) {
		for (String part : value.split(";")) {
			String entry = part.strip();
			Matcher names = TYPE_AND_NAMES.matcher(entry);
			if (!names.matches()) {
				if (!entry.isEmpty()) {
					draft.leftOut(place, entry, "expected a type and its methods such as p.A[m,n]");
				}
				continue;
			}
			String type = names.group(1).strip();
			Arrays.stream(names.group(2).split(",")).map(String::strip).filter(name -> !name.isEmpty())
					.forEach(name -> openTelemetry(type, name, place, draft));
		}
	}

	/** A method by type and name, with its overloads and those of subtypes. */
	static void openTelemetry(String type, String name, String place, ImportDraft draft) {
		String text = type + "[" + name + "]";
		if (draft.classes().type(type).isPresent()) {
			draft.methods(OpenTelemetry.sameName(type, name, draft.classes()), place, text);
		} else {
			draft.pattern("* " + type + "+." + name + "(..)", place, text, "the agent takes all overloads, in subtypes, too");
		}
	}

	/** {@code p.A#m(int),public p.*#n}. */
	static void elastic(String value, String place, ImportDraft draft) {
		for (String part : outsideParentheses(value)) {
			String entry = part.strip();
			Matcher shape = ELASTIC.matcher(entry);
			if (entry.isEmpty()) {
				continue;
			}
			if (!shape.matches() || shape.group(2) != null) {
				draft.leftOut(place, entry, shape.matches() ? "it selects by an annotation" : "expected a method such as p.A#m(int)");
				continue;
			}
			String modifier = shape.group(1) == null || shape.group(1).equals("*") ? "" : shape.group(1) + " ";
			String name = shape.group(4) == null ? "*" : shape.group(4);
			Optional<List<String>> parameters = Optional.ofNullable(shape.group(5)).map(list -> list.isBlank() ? List.of()
					: Arrays.stream(list.split(",")).map(String::strip).toList());
			named(shape.group(3), name, parameters, modifier, place, entry, draft);
		}
	}

	/**
	 * A method by type, name and, if given, parameters, but without its return type: looked up in the classes, else kept as a pattern.
	 *
	 * @param modifier {@code public} and a blank, or nothing
	 */
	static void named(String type, String name, Optional<List<String>> parameters, String modifier, String place, String text,
			ImportDraft draft) {
		String list = parameters.map(types -> String.join(",", types)).orElse("..");
		boolean wildcards = (type + name + parameters.map(types -> String.join(",", types)).orElse("")).contains("*");
		if (!wildcards && modifier.isEmpty() && draft.classes().type(type).isPresent()) {
			draft.methods(draft.classes().executable(type).stream().filter(method -> !method.synthetic())
					.map(ProgramClasses.Method::signature).filter(method -> method.name().equals(name) && !method.constructor()
							&& parameters.map(method.parameterTypes()::equals).orElse(true)).toList(), place, text);
		} else if (type.matches(".*\\*.+") || list.matches(".*[^,]\\*.*|.*\\*[^,].*")) {
			draft.leftOut(place, text, "its wildcards mean something else in a pattern");
		} else {
			String types = type.endsWith(".*") ? type.substring(0, type.length() - 1) + ".*" : type;
			draft.pattern(modifier + "* " + types + "." + name + "(" + list + ")", place, text,
					wildcards ? "it has wildcards" : "the file does not say the return type");
		}
	}

	/** The parts between commas, but those in parentheses. */
	private static List<String> outsideParentheses(String value) {
		List<String> parts = new ArrayList<>();
		int start = 0;
		boolean inside = false;
		for (int i = 0; i < value.length(); i++) {
			inside = value.charAt(i) == '(' || inside && value.charAt(i) != ')';
			if (value.charAt(i) == ',' && !inside) {
				parts.add(value.substring(start, i));
				start = i + 1;
			}
		}
		parts.add(value.substring(start));
		return parts;
	}
}
