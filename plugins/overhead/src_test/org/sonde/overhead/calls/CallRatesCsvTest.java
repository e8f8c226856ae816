/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

class CallRatesCsvTest {

	private static final String ADD = "int p.A$B.add(java.lang.String,int)";

	@Test
	void ratesCarryTheirFileAndLine() throws OverheadException {
		CallRates rates = read("signature,callsPerSecond\n\"" + ADD + "\",12.5\n\nvoid p.C.run(), 1e3 \n");
		assertThat(rates.find(ADD)).contains(new CallRate(12.5, "calls.csv, line 2"));
		assertThat(rates.find("void p.C.run()")).contains(new CallRate(1000, "calls.csv, line 4"));
		assertThat(rates.find("void p.C.walk()")).isEmpty();
		assertThat(rates.rates()).hasSize(2);
	}

	@Test
	void onlyWhiteSpaceMayDiffer() throws OverheadException {
		CallRates rates = read("signature,callsPerSecond\n\"  int  p.A$B.add ( java.lang.String , int )\",1\n");
		assertThat(rates.rates()).containsOnlyKeys(ADD);
		assertThat(rates.find("int p.A$B.add(java.lang.String, int)")).isPresent();
		assertThat(rates.find("int p.A.B.add(java.lang.String,int)")).isEmpty();
	}

	@Test
	void aByteOrderMarkAndWindowsLineEndsAreTolerated() throws OverheadException {
		assertThat(read("\uFEFFsignature,callsPerSecond\r\nvoid p.C.run(),0\r\n").find("void p.C.run()").orElseThrow()
				.callsPerSecond()).isZero();
	}

	/** The lines after the header, the problem, the line it is in, and a part of the message. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			a(),NaN             | CALLS_LINE      | line 2 | must be a number such as 12.5, found "NaN"
			a(),Infinity        | CALLS_LINE      | line 2 | must be a number
			a(),0x10            | CALLS_LINE      | line 2 | must be a number
			a(),10d             | CALLS_LINE      | line 2 | must be a number
			a(),1_000           | CALLS_LINE      | line 2 | must be a number
			a(),many            | CALLS_LINE      | line 2 | found "many"
			a(),                | CALLS_LINE      | line 2 | found ""
			a(),-1              | CALLS_LINE      | line 2 | from 0 to 10¹⁵, found -1
			a(),1e999           | CALLS_LINE      | line 2 | from 0 to 10¹⁵, found 1e999
			a(),1e308           | CALLS_LINE      | line 2 | from 0 to 10¹⁵, found 1e308
			a(int,int),5        | CALLS_LINE      | line 2 | expected 2 fields, found 3. Put a signature
			a()                 | CALLS_LINE      | line 2 | expected 2 fields, found 1
			` ,5`               | CALLS_LINE      | line 2 | the signature is empty
			`a(),1;a( ),2`      | CALLS_DUPLICATE | line 3 | given before, in line 2
			""")
	void mistakesAreRefusedWithTheirLine(String lines, OverheadProblem problem, String line, String message) {
		assertThatThrownBy(() -> read("signature,callsPerSecond\n" + lines.replace(';', '\n') + "\n"))
				.isInstanceOfSatisfying(OverheadException.class, e -> {
					assertThat(e.problem()).isEqualTo(problem);
					assertThat(e).hasMessageContaining("calls.csv, " + line).hasMessageContaining(message);
				});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			``                         | an empty file
			`a(),1`                    | a(),1
			`signature;callsPerSecond` | signature;callsPerSecond
			`Signature,callsPerSecond` | Signature,callsPerSecond
			""")
	void theHeaderIsRequired(String text, String found) {
		assertThatThrownBy(() -> read(text)).isInstanceOf(OverheadException.class)
				.hasMessage("SO201: calls.csv, line 1: expected the header signature,callsPerSecond, found " + found
						+ ". Add it as the first line.");
	}

	@Test
	void anOpenQuoteIsRefused() {
		assertThatThrownBy(() -> read("signature,callsPerSecond\n\"a(),1\n")).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO202: calls.csv");
	}

	@Test
	void otherEncodingsAreRefused() {
		byte[] latin1 = "signature,callsPerSecond\nvoid p.Ä.a(),1\n".getBytes(StandardCharsets.ISO_8859_1);
		assertThatThrownBy(() -> CallRatesCsv.read(new ByteArrayInputStream(latin1), "calls.csv"))
				.isInstanceOf(OverheadException.class)
				.hasMessageContaining("not UTF-8");
	}

	@Test
	void writtenFilesAreSortedAndPlain(@TempDir Path folder) throws Exception {
		Path file = folder.resolve("calls.csv");
		CallRatesCsv.write(new CallRates(Map.of("void p.C.run()", new CallRate(1e7, "typed"), ADD, new CallRate(0.1, "typed"))),
				file);
		assertThat(Files.readString(file)).isEqualTo("signature,callsPerSecond\n\"" + ADD + "\",0.1\nvoid p.C.run(),10000000\n");
		assertThat(CallRatesCsv.read(file).find(ADD).orElseThrow().source().text()).as("no folder of one machine")
				.isEqualTo("calls.csv, line 2");
	}

	@Test
	void whatRecordedTheCallsStandsInFront() throws Exception {
		RateSource source = new RateSource("two logs", List.of(RecordingKind.JFR_TIMING, RecordingKind.KIEKER, RecordingKind.JFR_TIMING));
		String csv = CallRatesCsv.toCsv(new CallRates(Map.of("a()", new CallRate(10, source))));
		assertThat(csv).isEqualTo("# recorded by kieker jfr-timing\nsignature,callsPerSecond\na(),10\n");
		assertThat(read(csv).find("a()").orElseThrow().source())
				.isEqualTo(new RateSource("calls.csv, line 3", List.of(RecordingKind.KIEKER, RecordingKind.JFR_TIMING)));
		assertThat(CallRatesCsv.toCsv(read(csv))).isEqualTo(csv);
		assertThat(read("signature,callsPerSecond\n# recorded by kieker\na(),1\n").find("a()").orElseThrow().source().recordedBy())
				.as("behind the header").isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "recorded by Alice on host7", "recorded by magic", "recorded by kieker and Alice", "recorded by " })
	void aCommentThatOnlyBeginsLikeWhatRecordedTheCallsIsIgnored(String comment) throws Exception {
		assertThat(read("# " + comment + "\n# recorded by otlp\nsignature,callsPerSecond\na(),1\n").find("a()").orElseThrow().source()
				.recordedBy())
				.containsExactly(RecordingKind.OTLP);
	}

	@ParameterizedTest
	@ValueSource(strings = { "recorded with Kieker 2.0.2", "recorded with MooBench", "recorded with 2 threads",
			"recorded with 12 probe kinds", "recorded with " })
	void aCommentThatOnlyBeginsLikeARecordingIsIgnored(String comment) throws Exception {
		assertThat(read("# " + comment + "\n# recorded with 1 probe, fingerprint 0123456789ab\nsignature,callsPerSecond\na(),1\n")
				.recording().orElseThrow().probes().size()).isEqualTo(1);
	}

	@Test
	void whatWasRecordedStandsBehindTheRate(@TempDir Path folder) throws Exception {
		Path file = folder.resolve("calls.csv");
		Recording recording = new Recording(new ProbeSet(2, "0123456789ab"), Optional.of("text"));
		CallRates rates = new CallRates(Map.of("void p.C.run()", new CallRate(10, "log", OptionalDouble.of(2.5), Optional.of(ADD),
				OptionalDouble.of(1234.5), Optional.of(GapHistogram.parse("24:120 31:4:7 40:3:0:2"))), ADD, new CallRate(0.1, "log")),
				Optional.of(recording));
		CallRatesCsv.write(rates, file);
		assertThat(file).hasContent("""
				# recorded with 2 probes, fingerprint 0123456789ab, written to text
				signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller,meanResponseNanos,gaps
				"int p.A$B.add(java.lang.String,int)",0.1,,,,
				void p.C.run(),10,2.5,"int p.A$B.add(java.lang.String,int)",1234.5,24:120 31:4:7 40:3:0:2
				""");
		CallRates read = CallRatesCsv.read(file);
		assertThat(read.recording()).contains(recording);
		assertThat(read.find("void p.C.run()")).contains(new CallRate(10, "calls.csv, line 4", OptionalDouble.of(2.5), Optional.of(ADD),
				OptionalDouble.of(1234.5), Optional.of(GapHistogram.parse("24:120 31:4:7 40:3:0:2"))));
		assertThat(read.find(ADD)).contains(new CallRate(0.1, "calls.csv, line 3"));
		assertThat(CallRatesCsv.toCsv(read)).isEqualTo(CallRatesCsv.toCsv(rates));
	}

	@Test
	void otherCommentsAreSkipped() throws OverheadException {
		CallRates rates = read("# mine\n#recorded with 1 probe, fingerprint 0123456789ab\nsignature,callsPerSecond\n# recorded with care\n"
				+ "void a(),1\n");
		assertThat(rates.rates()).containsOnlyKeys("void a()");
		assertThat(rates.find("void a()").orElseThrow().source()).isEqualTo(new RateSource("calls.csv, line 5"));
		assertThat(rates.recording()).contains(new Recording(new ProbeSet(1, "0123456789ab"), Optional.empty()));
		assertThat(read("signature,callsPerSecond\n\"#a()\",1\n").rates()).containsOnlyKeys("#a()");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			a(),1,,,1,30:x | line 2: gaps are bin:count, bin:count:leftOut or bin:count:leftOut:afterPause
			a(),1,,,x,     | line 2: mean response time in nanoseconds must be a number such as 12.5, found "x"
			a(),1,,,-1,    | line 2: mean response time in nanoseconds must be a number from 0 to 10¹⁵
			a(),1,,,       | line 2: expected 6 fields, found 5
			""")
	void mistakesInWhatWasRecordedAreRefused(String line, String message) {
		String header = "signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller,meanResponseNanos,gaps\n";
		assertThatThrownBy(() -> read(header + line + "\n"))
				.isInstanceOf(OverheadException.class).hasMessageContaining(message);
		assertThatThrownBy(() -> read("# recorded with 3 probes\nsignature,callsPerSecond\n")).isInstanceOf(OverheadException.class)
				.hasMessageContaining("calls.csv, line 1: expected \"recorded with 12 probes");
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> new CallRate(1, "log", OptionalDouble.empty(), Optional.empty(), OptionalDouble.of(Double.NaN),
				Optional.empty()))
				.hasMessageContaining("a mean response time is a number of nanoseconds");
		assertThatThrownBy(() -> new CallRate(1, "log", OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty(),
				Optional.of(GapHistogram.EMPTY))).hasMessageContaining("a histogram has at least one gap");
		assertThatThrownBy(() -> new CallRate(-1, "typed")).hasMessageContaining("a number from 0 to 10¹⁵");
		assertThatThrownBy(() -> new CallRate(Double.NaN, "typed")).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> new CallRate(1, " ")).hasMessageContaining("source");
		CallRate rate = new CallRate(1, "typed");
		assertThatThrownBy(() -> new CallRates(Map.of("a(b,c)", rate, "a(b, c)", rate))).hasMessageContaining("given twice");
	}

	static CallRates read(String csv) throws OverheadException {
		return CallRatesCsv.read(new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)), "calls.csv");
	}
}
