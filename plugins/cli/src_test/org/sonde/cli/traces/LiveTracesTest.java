/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.reduction.LogAnalysis;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Logs that grow and programs that send: what happens meanwhile is done between two rounds of reading, when what came before was
 * seen.
 */
@Timeout(120)
class LiveTracesTest {
	private static final String EXECUTION = "kieker.common.record.controlflow.OperationExecutionRecord";

	@TempDir
	Path folder;

	private final StringWriter out = new StringWriter();
	private final StringWriter err = new StringWriter();
	private boolean done;

	@Command
	private static final class Printing {
		@Mixin
		private OutputOptions output;
	}

	/** Watching that prints its windows as lines of JSON. */
	private LiveTraces watching(BooleanSupplier ended) {
		Printing printing = new Printing();
		new CommandLine(printing).setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).parseArgs("--format", "json");
		return new LiveTraces(RecordTypes.OF_KIEKER, LogAnalysis.Options.DEFAULT, 0.05, Double.POSITIVE_INFINITY, 10, printing.output,
				ended);
	}

	private List<JsonNode> windows() {
		return out.toString().lines().map(JsonMapper.shared()::readTree).toList();
	}

	private long traces() {
		return windows().stream().mapToLong(window -> window.get("traces").asLong()).sum();
	}

	private static String record(int trace) {
		return "$1;1;void p.A.m();<no-session-id>;" + trace + ";1000;2000;host;0;0\n";
	}

	private Path log() throws IOException {
		Path log = Files.createDirectories(folder.resolve("kieker-log"));
		Files.writeString(log.resolve("kieker.map"), "$1=" + EXECUTION + "\n");
		Files.writeString(log.resolve("kieker-1.dat"), record(0) + record(1));
		return log;
	}

	@Test
	void whatIsWrittenMeanwhileIsRead() throws Exception {
		Path log = log();
		LogResults whole = watching(() -> {
			if (traces() == 2 && !done) {
				done = true;
				try {
					Files.writeString(log.resolve("kieker-1.dat"), record(2), StandardOpenOption.APPEND);
				} catch (IOException e) {
					throw new UncheckedIOException(e);
				}
			}
			return traces() == 3;
		}).follow(log);
		assertThat(traces()).as("each trace is in one window").isEqualTo(3);
		assertThat(whole.counts().recordsRead()).isEqualTo(3);
		assertThat(whole.traces().valid()).isEqualTo(3);
		assertThat(whole.operations().getFirst().duration().meanNanos()).isEqualTo(1000);
		List<JsonNode> windows = windows();
		assertThat(windows.getFirst().get("start_seconds").asDouble()).isZero();
		for (int i = 1; i < windows.size(); i++) {
			assertThat(windows.get(i).get("start_seconds")).isEqualTo(windows.get(i - 1).get("end_seconds"));
		}
	}

	/** As Kieker sends: texts as they come first, by number; then a record. */
	@Test
	void whatAProgramSendsIsReceived() throws Exception {
		LogResults whole = watching(() -> {
			if (!done) {
				done = true;
				send();
			}
			return traces() == 1;
		}).listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
		assertThat(whole.counts().recordsRead()).isEqualTo(1);
		assertThat(whole.operations().getFirst().duration().meanNanos()).isEqualTo(2_000);
	}

	private void send() {
		Matcher port = Pattern.compile("port (\\d+), for Kieker").matcher(err.toString());
		assertThat(port.find()).isTrue();
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port.group(1)));
				DataOutputStream stream = new DataOutputStream(socket.getOutputStream())) {
			List<String> texts = List.of(EXECUTION, "void p.A.m()", "<no-session-id>", "host");
			for (int id = 0; id < texts.size(); id++) {
				stream.writeInt(-1);
				stream.writeInt(id);
				stream.writeInt(texts.get(id).length());
				stream.write(texts.get(id).getBytes(StandardCharsets.UTF_8));
			}
			stream.writeInt(0); // the class, and when it was written
			stream.writeLong(1);
			stream.writeInt(1); // operation, session, trace
			stream.writeInt(2);
			stream.writeLong(7);
			stream.writeLong(1_000); // from, to
			stream.writeLong(3_000);
			stream.writeInt(3); // host, eoi, ess
			stream.writeInt(0);
			stream.writeInt(0);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The receiver has the lock while it asks, so the program does not wait for the answer. */
	@Test
	void whatAProgramSendsByOtlpIsReceived() throws Exception {
		CompletableFuture<HttpResponse<Void>> sent = new CompletableFuture<>();
		try (HttpClient client = HttpClient.newHttpClient()) {
			LogResults whole = watching(() -> {
				if (!done) {
					done = true;
					Matcher port = Pattern.compile("port (\\d+), for OTLP").matcher(err.toString());
					assertThat(port.find()).isTrue();
					client.sendAsync(HttpRequest.newBuilder(URI.create("http://localhost:" + port.group(1) + "/v1/traces"))
							.header("Content-Type", "application/json")
							.POST(BodyPublishers
									.ofString("[{\"traceId\":\"1\",\"id\":\"1\",\"name\":\"p.A.m\",\"timestamp\":5,\"duration\":2}]"))
							.build(), BodyHandlers.discarding())
							.thenAccept(sent::complete);
				}
				return sent.isDone();
			}).listenOtlp(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0.5);
			assertThat(sent.get().statusCode()).isEqualTo(200);
			assertThat(whole.counts().recordsRead()).isEqualTo(1);
			assertThat(whole.operations().getFirst().duration().meanNanos()).isEqualTo(2_000);
			assertThat(whole.callsPerSecond(whole.operations().getFirst()).orElseThrow()).as("two calls in 2 µs").isEqualTo(1e6);
		}
		assertThat(traces()).as("in the last window").isEqualTo(1);
	}

	@Test
	void whoReceivesNoSpanIsToldHowToSend() throws Exception {
		Sonde nobody = Sonde.run("traces", "--listen-otlp", "0", "--for", "0.2");
		assertThat(nobody.code()).isEqualTo(ExitCode.FAILED);
		assertThat(nobody.err()).containsPattern("sonde: SC133: .* port (\\d+): .*OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:\\1 ");
	}

	@Test
	void optionsThatContradictEachOtherAreRefused() throws Exception {
		String log = log().toString();
		for (String[] wrong : new String[][] { { "--listen-otlp", "0", "--listen", "0" }, { log, "--listen-otlp", "0" },
				{ "--listen-otlp", "70000" },
				{ "--listen-otlp", "0", "--merge" }, { log, "--sampling-ratio", "0" }, { log, "--sampling-ratio", "1.5" },
				{ log, "--follow", "--sampling-ratio", "0.5" } }) {
			assertThat(Sonde.run(Stream.concat(Stream.of("traces"), Stream.of(wrong)).toArray(String[]::new)).code())
					.as(String.join(" ", wrong)).isEqualTo(ExitCode.USAGE);
		}
	}

	/** However short the time is, what is there is read. */
	@Test
	void theCommandPrintsWindowsInWhichSomethingCameAndThenTheWhole() throws IOException {
		String log = log().toString();
		Sonde run = Sonde.run("traces", log, "--follow", "--for", "0.3", "--window", "0.1", "--reduce");
		assertThat(run.out()).containsPattern("(?m)^\\d+\\.\\d s to \\d+\\.\\d s: 2 traces of 1 class$").contains(
				"Class 1: 2 traces of 1 call", "2 records read, 0 skipped").containsOnlyOnce(" s to ");
		assertThat(Sonde.run("traces", log, "--follow", "--for", "0.3", "--format", "csv").out().lines().toList()).hasSize(2)
				.first().asString()
				.startsWith("startSeconds,endSeconds,class,kind,traces,");
		List<JsonNode> lines = Sonde.run("traces", log, "--follow", "--for", "0.3", "--format", "json").out().lines()
				.map(JsonMapper.shared()::readTree).toList();
		assertThat(lines.getLast().get("records").asLong()).isEqualTo(2);
		assertThat(lines.getLast().get("operations")).hasSize(1);
	}

	/** No answer, and the words say which of the two it is. */
	@Test
	void whoReceivesNothingIsToldWhy() throws Exception {
		Sonde nobody = Sonde.run("traces", "--listen", "0", "--for", "0.2");
		assertThat(nobody.code()).isEqualTo(ExitCode.FAILED);
		assertThat(nobody.err())
				.containsPattern("sonde: SC120: nothing was received on port \\d+: no program connected\\. Start the program "
						+ "while this command listens, ");
		watching(() -> {
			Matcher port = Pattern.compile("port (\\d+), for Kieker").matcher(err.toString());
			assertThat(port.find()).isTrue();
			try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port.group(1)))) {
				return true;
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		}).listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
		assertThat(err.toString()).contains("1 program connected and sent no record.");
	}

	@Test
	void aLogWithoutARecordIsSaidToBeEmpty() throws IOException {
		Path log = log();
		Files.writeString(log.resolve("kieker-1.dat"), "");
		for (String[] command : new String[][] { { "traces", log.toString() }, { "traces", "--follow", log.toString(), "--for", "0.1" } }) {
			Sonde run = Sonde.run(command);
			assertThat(run.code()).isEqualTo(ExitCode.FAILED);
			assertThat(run.err()).startsWith("sonde: SC121: kieker-log ").hasLineCount(1);
		}
	}

	@Test
	void aPortThatIsTakenIsSaid() throws IOException {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			Sonde run = Sonde.run("traces", "--listen", Integer.toString(taken.getLocalPort()), "--for", "1");
			assertThat(run.code()).isEqualTo(ExitCode.FAILED);
			assertThat(run.err()).startsWith("sonde: SC109: cannot listen on port " + taken.getLocalPort());
		}
	}
}
