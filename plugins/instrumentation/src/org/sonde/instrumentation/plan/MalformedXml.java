/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.util.Arrays;
import java.util.List;

import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;

import org.sonde.instrumentation.plan.PlanFileException.Problem;

/** Tells why an XML parser gave up on a file: what people do to files, not what parsers say about them. */
final class MalformedXml {
	private MalformedXml() {
	}

	/** @param rootRead whether the parser had read the whole plan, so that the error is in what follows it */
	static PlanFileException explain(String file, String text, boolean rootRead, XMLStreamException e) {
		Location location = e.getLocation();
		int line = location == null ? 1 : Math.max(1, location.getLineNumber());
		int column = location == null ? 1 : Math.max(1, location.getColumnNumber());
		List<String> lines = Arrays.asList(text.stripTrailing().split("\n", -1));
		for (int i = 0; i < lines.size(); i++) {
			if (lines.get(i).startsWith("<<<<<<<")) {
				return new PlanFileException(Problem.MERGE_CONFLICT, file, i + 1, 1,
						"the file has an unresolved merge: keep the right lines of both sides, and remove the markers", e);
			}
		}
		if (!rootRead && text.stripLeading().startsWith("<") && isCut(text, lines, line, column)) {
			return truncated(file, line, column, e);
		}
		if (!rootRead && !text.stripLeading().startsWith("<") && !text.startsWith("\uFEFF")) {
			return noPlan(file, e);
		}
		// A tag without an end is noticed at the next one; whoever looks for it looks where it begins.
		int wrong = line;
		while (wrong > 1 && isBlank(lines, wrong, wrong == line ? column - 1 : Integer.MAX_VALUE)) {
			wrong--;
		}
		return new PlanFileException(Problem.NOT_XML, file, wrong,
				wrong == line ? column : lines.get(wrong - 1).stripTrailing().length() + 1,
				"not well-formed XML (" + reason(e) + "): correct it there", e);
	}

	/** @param most how many characters of the line count */
	private static boolean isBlank(List<String> lines, int line, int most) {
		String text = line <= lines.size() ? lines.get(line - 1) : "";
		return text.substring(0, Math.min(most, text.length())).isBlank();
	}

	/** An XML parser would also print what it thinks of such bytes. */
	static void refuseUnlessUtf8(String file, byte[] bytes) throws PlanFileException {
		if (isUtf16(bytes)) {
			throw new PlanFileException(Problem.NOT_XML, file, 1, 1,
					"the file is in UTF-16; a plan is stored in UTF-8: convert the file", null);
		}
		ByteBuffer in = ByteBuffer.wrap(bytes);
		CharBuffer read = CharBuffer.allocate(bytes.length);
		CoderResult result = UTF_8.newDecoder().decode(in, read, true);
		if (!result.isError()) {
			return;
		}
		String text = read.flip().toString();
		int line = 1 + (int) text.chars().filter(one -> one == '\n').count();
		int column = text.length() - text.lastIndexOf('\n');
		if (!text.stripLeading().startsWith("<") && !text.startsWith("\uFEFF")) {
			throw noPlan(file, null);
		}
		throw in.remaining() == result.length() ? truncated(file, line, column, null)
				: new PlanFileException(Problem.NOT_XML, file, line, column,
						"this character is not in UTF-8, in which a plan is stored: convert the file", null);
	}

	/** Whether the file begins with a byte order mark of UTF-16 or, without one, with '<' as two bytes. */
	private static boolean isUtf16(byte[] bytes) {
		int start = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
		return start == 0xFEFF || start == 0xFFFE || start == '<' || start == '<' << 8;
	}

	private static PlanFileException noPlan(String file, XMLStreamException e) {
		return new PlanFileException(Problem.NOT_XML, file, 1, 1,
				"this is not a plan, as it does not begin with '<'; choose a plan (*.probes)", e);
	}

	private static PlanFileException truncated(String file, int line, int column, XMLStreamException e) {
		return new PlanFileException(Problem.TRUNCATED, file, line, column,
				"the file ends too early; take it from version control or a backup", e);
	}

	/** Whether nothing that would end a tag follows the error: in the last line, or in an XML declaration without an end. */
	private static boolean isCut(String text, List<String> lines, int line, int column) {
		if (line < lines.size()) {
			return false;
		}
		String last = lines.getLast();
		boolean inDeclaration = text.startsWith("<?xml") && !text.contains("?>");
		return line > lines.size() || inDeclaration || last.indexOf('>', Math.min(column, last.length())) < 0;
	}

	/** The parser's message without the position, which the problem states itself. */
	private static String reason(XMLStreamException e) {
		String message = String.valueOf(e.getMessage());
		int start = message.indexOf("Message: ");
		String reason = start < 0 ? message : message.substring(start + "Message: ".length());
		return MethodSignature.shortened(reason).replace('\n', ' ');
	}
}
