/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/**
 * A component as a file of a project, {@code NAME.component}: JSON with a pattern a line, made for diffs and reviews.
 *
 * <pre>
 * {
 *   "formatVersion" : 1,
 *   "name" : "Monitoring",
 *   "include" : [
 *     "kieker.monitoring..*"
 *   ],
 *   "exclude" : [ ],
 *   "dataTypes" : [
 *     "java.lang..*",
 *     "java.util..*"
 *   ]
 * }
 * </pre>
 *
 * {@code exclude} may be missing, and {@code dataTypes}, which are then the default ones, and {@code modules}, which are then
 * {@code top-level} and not {@code every-type}.
 */
public final class ComponentFile {

	/** The ending of the names of such files. */
	public static final String ENDING = ".component";

	private static final int VERSION = 1;
	/** A component of every single type of a huge program is smaller. */
	private static final int MAX_BYTES = 4 << 20;
	private static final String REMEDY = "A component has formatVersion 1, name, include, and if wanted exclude, dataTypes and modules.";

	private final String file;
	private final StrictJson strict;
	private int version;
	private String name;
	private List<TypePattern> include = List.of();
	private List<TypePattern> exclude = List.of();
	private List<TypePattern> dataTypes = Component.DEFAULT_DATA_TYPES.stream().map(TypePattern::of).toList();
	private Modules modules = Modules.TOP_LEVEL;
	private JsonParser json;

	private ComponentFile(String file) {
		this.file = file;
		strict = new StrictJson(file, REMEDY);
	}

	/** @throws MetricsException if the file cannot be read or holds no component: the message names file, line and column */
	public static Component read(Path file) throws MetricsException {
		try (InputStream content = Files.newInputStream(file)) {
			return read(content, file.toString());
		} catch (NoSuchFileException e) {
			throw new MetricsException("'%s' does not exist. Give a component file.".formatted(file), e);
		} catch (IOException e) {
			throw new MetricsException("'%s' cannot be read. Check the path and the permissions.".formatted(file), e);
		}
	}

	/**
	 * Reads a component from what a file holds.
	 *
	 * @param file its name, for messages
	 * @throws MetricsException as {@link #read(Path)}
	 * @throws IOException      if the content breaks off
	 */
	public static Component read(InputStream content, String file) throws MetricsException, IOException {
		byte[] bytes = content.readNBytes(MAX_BYTES + 1);
		if (bytes.length > MAX_BYTES) {
			throw new MetricsException("%s has more than %d MiB: this is not a component. %s".formatted(file, MAX_BYTES >> 20, REMEDY));
		}
		return new ComponentFile(file).read(bytes);
	}

	/** The content of a component's file, the same for the same component. */
	public static String text(Component component) {
		return "{\n  \"formatVersion\" : %s,\n  \"name\" : %s,\n  \"include\" : %s,\n  \"exclude\" : %s,\n  \"dataTypes\" : %s%s\n}\n"
				.formatted(VERSION, StrictJson.quoted(component.name()), list(component.include()), list(component.exclude()),
						list(component.dataTypes()), component.modules() == Modules.TOP_LEVEL ? ""
								: ",\n  \"modules\" : " + StrictJson.quoted(component.modules().keyword()));
	}

	private static String list(List<TypePattern> patterns) {
		return patterns.isEmpty() ? "[ ]"
				: patterns.stream().map(pattern -> StrictJson.quoted(pattern.toString()))
						.collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
	}

	private Component read(byte[] content) throws MetricsException {
		try (JsonParser parser = StrictJson.FACTORY.createParser(ObjectReadContext.empty(), content)) {
			json = parser;
			expect(json.nextToken(), JsonToken.START_OBJECT, "a component, which begins with {");
			while (json.nextToken() != JsonToken.END_OBJECT) {
				readPart(json.currentName());
			}
			if (json.nextToken() != null) {
				throw refused("something follows the end of the component");
			}
			if (version == 0) {
				throw refused("formatVersion is missing");
			}
			return new Component(name == null ? "" : name, include, exclude, dataTypes, modules);
		} catch (IllegalArgumentException e) {
			throw new MetricsException("%s: %s. %s".formatted(file, e.getMessage(), REMEDY), e);
		} catch (JacksonException e) {
			throw strict.unreadable(e);
		}
	}

	private void readPart(String key) throws MetricsException {
		JsonToken value = json.nextToken();
		switch (key) {
			case "formatVersion" -> {
				if (value != JsonToken.VALUE_NUMBER_INT || !json.getString().equals(Integer.toString(VERSION))) {
					throw refused(
							"formatVersion is %s, this Sonde knows %d; a later Sonde may read it".formatted(json.getString(), VERSION));
				}
				version = VERSION;
			}
			case "name" -> {
				expect(value, JsonToken.VALUE_STRING, "the component's name, a text");
				name = json.getString();
			}
			case "include" -> include = patterns(key);
			case "exclude" -> exclude = patterns(key);
			case "dataTypes" -> dataTypes = patterns(key);
			case "modules" -> {
				expect(value, JsonToken.VALUE_STRING, "which types are modules, a text");
				modules = Keyword.find(Modules.class, json.getString())
						.orElseThrow(() -> refused("modules are top-level or every-type, not '%s'".formatted(json.getString())));
			}
			default -> throw refused("'%s' is not part of a component".formatted(key));
		}
	}

	private List<TypePattern> patterns(String key) throws MetricsException {
		expect(json.currentToken(), JsonToken.START_ARRAY, key + " is a list of patterns, which begins with [");
		List<TypePattern> patterns = new ArrayList<>();
		while (json.nextToken() != JsonToken.END_ARRAY) {
			expect(json.currentToken(), JsonToken.VALUE_STRING, "a pattern, a text");
			try {
				patterns.add(TypePattern.of(json.getString()));
			} catch (IllegalArgumentException e) {
				throw refused(e.getMessage().replaceAll("\\.$", ""));
			}
		}
		return patterns;
	}

	private void expect(JsonToken found, JsonToken wanted, String what) throws MetricsException {
		strict.expect(json, found, wanted, what);
	}

	private MetricsException refused(String what) {
		return strict.refused(json, what);
	}
}
