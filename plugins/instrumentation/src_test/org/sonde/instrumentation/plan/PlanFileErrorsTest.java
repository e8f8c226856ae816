/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.instrumentation.plan.PlanFileException.Problem;

/** What cannot be read whole is refused, with place, reason and remedy. */
class PlanFileErrorsTest {
	private static final String HEAD = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
			xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			""";
	private static final String TAIL = "</plan:Plan>\n";

	private static String probe(String attributes) {
		return "  <probes xsi:type=\"plan:MethodProbe\" " + attributes + "/>\n";
	}

	private static String pattern(String attributes) {
		return "  <probes xsi:type=\"plan:PatternProbe\" " + attributes + "/>\n";
	}

	private static final String GOOD = probe("declaringType=\"p.A\" methodName=\"m\"");

	static Stream<Arguments> damagedFiles() {
		return Stream.of(
				problem("", Problem.TRUNCATED, 1, "the file is empty"),
				problem(" \n\n", Problem.TRUNCATED, 1, "the file is empty"),
				problem(HEAD + GOOD, Problem.TRUNCATED, 4, "ends too early"),
				problem(HEAD + GOOD.substring(0, 30), Problem.TRUNCATED, 3, "ends too early"),
				problem("hello", Problem.NOT_XML, 1, "not a plan"),
				problem("{\"a\": 1}", Problem.NOT_XML, 1, "not a plan"),
				problem(HEAD + "<probes & />\n" + TAIL, Problem.NOT_XML, 3, "correct it there"),
				problem(HEAD + probe("note=\"a\" note=\"b\"") + TAIL, Problem.NOT_XML, 3, "note"),
				problem(HEAD + probe("note=\"a\"").replace("/>", "") + "\n" + probe("note=\"b\"") + TAIL, Problem.NOT_XML, 3,
						"must be followed"),
				problem(HEAD + probe("note=\"a") + probe("note=\"b\"") + TAIL, Problem.NOT_XML, 3, "'<'"),
				problem(HEAD + TAIL + "<more/>", Problem.NOT_XML, 4, "not well-formed"),
				problem(HEAD + probe("note=\"&#0;\"") + TAIL, Problem.NOT_XML, 3, "not well-formed"),
				problem(HEAD + GOOD + "<<<<<<< ours\n" + GOOD + "=======\n>>>>>>> theirs\n" + TAIL, Problem.MERGE_CONFLICT, 4,
						"unresolved merge"),
				problem("<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n<a>&e;</a>", Problem.DOCUMENT_TYPE, 1,
						"DOCTYPE"),
				problem("<!DOCTYPE a SYSTEM \"http://localhost:1/a.dtd\"><a/>", Problem.DOCUMENT_TYPE, 1, "DOCTYPE"),
				problem("<a/>", Problem.NOT_A_PLAN, 1, "'Plan' of 'urn:sonde:plan:1'"),
				problem("<Plan/>", Problem.NOT_A_PLAN, 1, "of namespace ''"),
				problem("<x:Plan xmlns:x=\"urn:other:1\"/>", Problem.NOT_A_PLAN, 1, "urn:other:1"),
				problem("<x:MethodProbe xmlns:x=\"urn:sonde:plan:1\"/>", Problem.NOT_A_PLAN, 1, "MethodProbe"),
				problem(HEAD.replace("plan:1", "plan:2") + TAIL, Problem.UNKNOWN_VERSION, 2, "update Sonde"),
				problem(HEAD.replace("xmi:version=\"2.0\"", "xmi:version=\"3.0\"") + TAIL, Problem.UNKNOWN_VERSION, 2, "'3.0'"),
				problem(HEAD.replace("<?xml version=\"1.0\"", "<?xml version=\"1.1\"") + TAIL, Problem.NOT_XML, 1, "XML 1.1"),
				problem(HEAD.replace("UTF-8", "ISO-8859-1") + TAIL, Problem.NOT_XML, 1, "stored in UTF-8"),
				problem(HEAD + "<!-- mine -->\n" + TAIL, Problem.UNKNOWN_CONTENT, 3, "note attribute"),
				problem("<!-- licence -->\n" + HEAD.substring(HEAD.indexOf('\n') + 1) + TAIL, Problem.UNKNOWN_CONTENT, 1,
						"comment"),
				problem(HEAD + TAIL + "<!-- after -->", Problem.UNKNOWN_CONTENT, 4, "comment"),
				problem(HEAD + "<?tool x?>" + TAIL, Problem.UNKNOWN_CONTENT, 3, "processing instruction"),
				problem(HEAD + "text" + TAIL, Problem.UNKNOWN_CONTENT, 3, "text 'text'"),
				problem(HEAD + "<![CDATA[x]]>" + TAIL, Problem.UNKNOWN_CONTENT, 3, "text 'x'"),
				problem(HEAD + "<filters/>" + TAIL, Problem.UNKNOWN_CONTENT, 3, "element 'filters'"),
				problem(HEAD + "<probes xsi:type=\"plan:MethodProbe\" declaringType=\"p.A\" methodName=\"m\"><x/></probes>"
						+ TAIL,
						Problem.UNKNOWN_CONTENT, 3, "element 'x'"),
				problem(HEAD.replace(">\n", " colour=\"red\">\n").replaceFirst(" colour=\"red\"", "") + TAIL,
						Problem.UNKNOWN_CONTENT, 2,
						"attribute 'colour'"),
				problem(HEAD + probe("declaringType=\"p.A\" methodNme=\"m\"") + TAIL, Problem.UNKNOWN_CONTENT, 3,
						"attribute 'methodNme'"),
				problem(HEAD + probe("xmi:id=\"_1\" declaringType=\"p.A\" methodName=\"m\"") + TAIL, Problem.UNKNOWN_CONTENT, 3,
						"attribute 'id'"),
				problem(HEAD + "<probes href=\"other.probes#/\"/>" + TAIL, Problem.UNKNOWN_PROBE, 3, "no xsi:type"),
				problem(HEAD + "<probes xsi:type=\"plan:ThreadProbe\"/>" + TAIL, Problem.UNKNOWN_PROBE, 3,
						"'plan:ThreadProbe'; this version of Sonde knows 'plan:MethodProbe', 'plan:PatternProbe', 'plan:FieldProbe', 'plan:LifecycleProbe'"),
				problem(HEAD + "<probes xsi:type=\"plan:PatternProbe\"/>" + TAIL, Problem.INVALID_VALUE, 3, "has no pattern"),
				problem(HEAD + pattern("pattern=\"\"") + TAIL, Problem.INVALID_VALUE, 3, "the pattern '' is empty"),
				problem(HEAD + pattern("pattern=\"* *(..)\" exclusions=\"* a();;\"") + TAIL, Problem.INVALID_VALUE, 3,
						"the exclusion '' is empty"),
				problem(HEAD + pattern("pattern=\"* *(..)\" longerThan=\"-1\"") + TAIL, Problem.INVALID_VALUE, 3, "longerThan is -1"),
				problem(HEAD + pattern("pattern=\"* *(..)\" longerThan=\"few\"") + TAIL, Problem.INVALID_VALUE, 3, "a whole number"),
				problem(HEAD + pattern("pattern=\"* *(..)\"") + pattern("pattern=\"* *(..)\" active=\"false\"") + TAIL,
						Problem.DUPLICATE_PROBE, 4, "second probe in pattern * *(..), the first is in line 3"),
				problem(HEAD + "<probes xsi:type=\"plan:Probe\"/>" + TAIL, Problem.UNKNOWN_PROBE, 3, "'plan:MethodProbe'"),
				problem(HEAD + "<probes xsi:type=\"other:MethodProbe\"/>" + TAIL, Problem.UNKNOWN_PROBE, 3, "other:MethodProbe"),
				problem(HEAD + GOOD + probe("declaringType=\"p.B\" methodName=\"m\"") + GOOD + TAIL, Problem.DUPLICATE_PROBE, 5,
						"second probe in void p.A.m(), the first is in line 3"),
				problem(HEAD + GOOD + probe("kind=\"operationEvents\" declaringType=\"p.A\" methodName=\"m\"") + TAIL,
						Problem.DUPLICATE_PROBE, 4, "line 3"),
				problem(HEAD.replace("plan:1\"", "plan:1\" threads=\"0\"") + TAIL, Problem.INVALID_VALUE, 2, "threads is 0"),
				problem(HEAD.replace("plan:1\"", "plan:1\" threads=\"many\"") + TAIL, Problem.INVALID_VALUE, 2, "a whole number"),
				invalid("callsPerSecond=\"NaN\"", "callsPerSecond is NaN"),
				invalid("callsPerSecond=\"Infinity\"", "callsPerSecond is Infinity"),
				invalid("callsPerSecond=\"1e999\"", "callsPerSecond is Infinity"),
				invalid("callsPerSecond=\"1e308\"", "callsPerSecond is 1.0E308; it is a number of executions per second from 0 to 10¹⁵"),
				invalid("callsPerSecond=\"-1\"", "callsPerSecond is -1.0"),
				invalid("callsPerSecond=\"\"", "expected a number"),
				invalid("callsPerSecond=\"1,5\"", "callsPerSecond is '1,5'; expected a number"),
				invalid("value=\"0\"", "value is 0"),
				invalid("value=\"99999999999\"", "expected a whole number"),
				invalid("active=\"yes\"", "expected true or false"),
				invalid("kind=\"execution\"", "expected one of operationExecution, operationEvents"),
				invalid("parameterTypes=\"int,\"", "parameter type '' is neither"),
				invalid("parameterTypes=\"List&lt;String>\"", "parameter type 'List<String>'"),
				invalid("returnType=\"\"", "return type ''"),
				invalid("varargs=\"true\"", "varargs"),
				invalid("constructor=\"true\"", "a constructor has no methodName"),
				problem(HEAD + probe("declaringType=\"p.A\"") + TAIL, Problem.INVALID_VALUE, 3, "no methodName"),
				problem(HEAD + probe("methodName=\"m\"") + TAIL, Problem.INVALID_VALUE, 3, "no declaringType"),
				problem(HEAD + probe("declaringType=\"p/A\" methodName=\"m\"") + TAIL, Problem.INVALID_VALUE, 3, "'p/A'"),
				problem(HEAD + probe("note=\"" + "x".repeat(1 << 20) + "\"") + TAIL, Problem.TOO_LARGE, 3, "1048576 characters"),
				problem(HEAD + probe("declaringType=\"" + "x".repeat(1 << 20) + "\"") + TAIL, Problem.TOO_LARGE, 3,
						"the limit is 65535"));
	}

	private static Arguments invalid(String attribute, String message) {
		return problem(HEAD + GOOD + probe("declaringType=\"p.B\" methodName=\"m\" " + attribute) + TAIL, Problem.INVALID_VALUE,
				4, message);
	}

	private static Arguments problem(String text, Problem problem, int line, String message) {
		return Arguments.of(text, problem, line, message);
	}

	@ParameterizedTest(name = "{1}: {3}")
	@MethodSource("damagedFiles")
	void damageIsToldWithPlaceAndReason(String text, Problem problem, int line, String message) {
		PlanFileException e = failure(text.getBytes(UTF_8));
		assertThat(e.problem()).as(e.getMessage()).isEqualTo(problem);
		assertThat(e.line()).as(e.getMessage()).isEqualTo(line);
		assertThat(e.column()).isPositive();
		assertThat(e.getMessage()).startsWith("the.probes:" + line + ":" + e.column() + ": ").contains(message)
				.hasSizeLessThan(1_000);
		assertThat(e.file()).isEqualTo("the.probes");
	}

	@Test
	void goodFilesAreRead() throws IOException {
		assertThat(load((HEAD + GOOD + TAIL).getBytes(UTF_8)).getProbes()).hasSize(1);
		assertThat(load((HEAD + TAIL).replace("\n", "\r\n").getBytes(UTF_8)).getProbes()).isEmpty();
		assertThat(load(("\uFEFF" + HEAD + TAIL).getBytes(UTF_8)).getProbes()).as("with a byte order mark").isEmpty();
		assertThat(load((HEAD + GOOD.replace("/>", "></probes>") + TAIL).getBytes(UTF_8)).getProbes()).hasSize(1);
	}

	@Test
	void otherEncodingsAreRefused() {
		String text = HEAD + probe("declaringType=\"p.Größe\" methodName=\"m\"") + TAIL;
		PlanFileException latin = failure(text.getBytes(ISO_8859_1));
		assertThat(latin.problem()).isEqualTo(Problem.NOT_XML);
		int at = text.indexOf('ö');
		assertThat(latin.line()).isEqualTo(1 + (int) text.substring(0, at).chars().filter(one -> one == '\n').count());
		assertThat(latin.column()).isEqualTo(at - text.lastIndexOf('\n', at));
		for (Charset utf16 : List.of(UTF_16, UTF_16LE, UTF_16BE)) {
			PlanFileException failure = failure(text.getBytes(utf16));
			assertThat(failure.problem()).isEqualTo(Problem.NOT_XML);
			assertThat(failure).as("%s", utf16).hasMessageContaining("UTF-16");
		}
	}

	/** What is wrong is said by the exception alone. */
	@Test
	void theParserPrintsNothing() {
		PrintStream before = System.err;
		ByteArrayOutputStream printed = new ByteArrayOutputStream();
		System.setErr(new PrintStream(printed, true, UTF_8));
		try {
			failure((HEAD + probe("note=\"ö\"") + TAIL).getBytes(ISO_8859_1));
			failure((HEAD + "<probes & />\n" + TAIL).getBytes(UTF_8));
			failure((HEAD + GOOD).getBytes(UTF_8));
		} finally {
			System.setErr(before);
		}
		assertThat(printed.toString(UTF_8)).isEmpty();
	}

	@Test
	void everyPlaceToCutAFileIsNoticed() {
		byte[] whole = (HEAD + probe("declaringType=\"p.ß\" methodName=\"m\" note=\"&lt;\"") + TAIL.strip()).getBytes(UTF_8);
		for (int length = 0; length < whole.length; length++) {
			PlanFileException e = failure(Arrays.copyOf(whole, length));
			assertThat(e.problem()).as("first %s bytes: %s", length, e.getMessage()).isEqualTo(Problem.TRUNCATED);
		}
	}

	/** No byte, wherever it stands, ends in anything but a plan that can be saved or a clear error. */
	@Test
	void anyByteMayBeWrong() throws IOException {
		byte[] whole = (HEAD + probe("declaringType=\"p.ß\" methodName=\"m\" callsPerSecond=\"1.5\"") + TAIL).getBytes(UTF_8);
		int plans = 0;
		for (int at = 0; at < whole.length; at++) {
			for (int value : new int[] { 0, ' ', '"', '<', '&', 'x', '9', 0x80, 0xC3, 0xFF }) {
				byte[] damaged = whole.clone();
				damaged[at] = (byte) value;
				try {
					Plan plan = load(damaged);
					assertThat(PlanFiles.toBytes(plan)).isNotEmpty();
					plans++;
				} catch (PlanFileException e) {
					assertThat(e.getMessage()).startsWith("the.probes:");
				}
			}
		}
		assertThat(plans).as("some damage is harmless, such as another letter in a name").isPositive();
	}

	@Test
	void readingStopsAtALimit() {
		InputStream endless = new InputStream() {
			@Override
			public int read() {
				return ' ';
			}

			@Override
			public int read(byte[] into, int from, int length) {
				Arrays.fill(into, from, from + length, (byte) ' ');
				return length;
			}
		};
		PlanFileException e = catchThrowableOfType(PlanFileException.class, () -> PlanFiles.load(endless, "endless"));
		assertThat(e.problem()).isEqualTo(Problem.TOO_LARGE);
	}

	@Test
	void theNameOfAFileIsItsPath(@TempDir Path folder) throws IOException {
		Path file = Files.writeString(folder.resolve("x.probes"), "<a/>");
		PlanFileException e = catchThrowableOfType(PlanFileException.class, () -> PlanFiles.load(file));
		assertThat(e).hasMessageStartingWith(file + ":1:5: ");
	}

	private static PlanFileException failure(byte[] bytes) {
		PlanFileException e = catchThrowableOfType(PlanFileException.class, () -> load(bytes));
		assertThat(e).as(() -> "no error for " + new String(bytes, 0, Math.min(bytes.length, 2_000), UTF_8)).isNotNull();
		return e;
	}

	private static Plan load(byte[] bytes) throws IOException {
		return PlanFiles.load(new ByteArrayInputStream(bytes), "the.probes");
	}
}
