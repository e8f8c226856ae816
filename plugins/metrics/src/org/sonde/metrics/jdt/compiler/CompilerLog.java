/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.sonde.common.xml.ClosedXmlFactory;
import org.sonde.metrics.CompileError;

/** The errors in a log of JDT's batch compiler ({@code -log FILE.xml}), which names each error's kind and what it is about. */
final class CompilerLog {

	private static final String IMPORT = "ImportNotFound";
	/** A type that a library needs. */
	private static final String NEEDED = "IsClassPathCorrect";
	private static final String UNDEFINED = "UndefinedType";
	private static final Pattern IMPORTED = Pattern.compile("import\\s+(?:static\\s+)?([\\w.]+)\\.[\\w*]+");

	private final Map<Path, String> names;
	private final List<CompileError> errors = new ArrayList<>();
	private String file = "";
	private boolean error;
	private int line;
	private String kind = "";
	private String message = "";
	private String context = "";
	private Optional<String> argument = Optional.empty();

	private CompilerLog(Map<Path, String> names) {
		this.names = names;
	}

	/**
	 * Reads them.
	 *
	 * @param names of the source files by their paths
	 * @throws IOException if it cannot be read
	 */
	static List<CompileError> errors(Path log, Map<Path, String> names) throws IOException {
		CompilerLog found = new CompilerLog(names);
		try (InputStream in = Files.newInputStream(log)) {
			XMLStreamReader reader = ClosedXmlFactory.create().createXMLStreamReader(in);
			while (reader.hasNext()) {
				switch (reader.next()) {
					case XMLStreamConstants.START_ELEMENT -> found.start(reader);
					case XMLStreamConstants.END_ELEMENT -> found.end(reader.getLocalName());
					default -> {
						// Text has no meaning here.
					}
				}
			}
		} catch (XMLStreamException e) {
			throw new IOException("the compiler's log is not XML: " + e.getMessage(), e);
		}
		found.errors.sort(Comparator.comparing(CompileError::file).thenComparingInt(CompileError::line));
		return List.copyOf(found.errors);
	}

	private void start(XMLStreamReader reader) {
		switch (reader.getLocalName()) {
			case "source" -> file = reader.getAttributeValue(null, "path");
			case "problem" -> {
				error = "ERROR".equals(reader.getAttributeValue(null, "severity"));
				line = Math.max(1, Integer.parseInt(reader.getAttributeValue(null, "line")));
				kind = reader.getAttributeValue(null, "id");
				message = "";
				context = "";
				argument = Optional.empty();
			}
			case "message" -> message = reader.getAttributeValue(null, "value");
			case "source_context" -> context = reader.getAttributeValue(null, "value");
			case "argument" -> argument = argument.or(() -> Optional.ofNullable(reader.getAttributeValue(null, "value")));
			default -> {
				// Options, the class path, the lines around.
			}
		}
	}

	private void end(String element) {
		if (element.equals("problem") && error) {
			String name = names.getOrDefault(Path.of(file).toAbsolutePath().normalize(), file);
			errors.add(new CompileError(name, line, message, missing()));
		}
	}

	/** A simple name that is unknown follows from an import that is. */
	private Optional<String> missing() {
		return argument.flatMap(what -> switch (kind) {
			case IMPORT -> Optional.of(imported(what));
			case NEEDED -> Optional.of(what);
			case UNDEFINED -> what.contains(".") ? Optional.of(what) : Optional.empty();
			default -> Optional.empty();
		});
	}

	/**
	 * The package that is imported; the compiler only says from where on it is unknown.
	 *
	 * @param unknown a part of a package, or a type that its package does not have
	 */
	private String imported(String unknown) {
		Matcher name = IMPORTED.matcher(context);
		return name.find() && name.group(1).startsWith(unknown) ? name.group(1) : unknown;
	}
}
