/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.spans.OtlpMessages;
import org.sonde.traces.spans.ReceivedSpans;
import org.sonde.traces.spans.SpanSampling;

import com.google.protobuf.UnknownFieldSet;

import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.okhttp.OkHttpChannelBuilder;
import io.grpc.stub.ClientCalls;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse;
import io.opentelemetry.proto.trace.v1.TracesData;

/** By the JDK's client of HTTP, gRPC's own client, and sockets. */
@Timeout(120)
class OtlpReceiverTest {
	private static final String PROTOBUF = "application/x-protobuf";
	private static final String JSON = "application/json";
	private static final Duration FOREVER = Duration.ofHours(1);
	private static final RequestLimits SMALL = new RequestLimits(10_000, 100_000, 15_000, FOREVER, Duration.ofMillis(100));

	private final LogProblems problems = new LogProblems();
	private final StringPool names = new StringPool();
	private final LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
	private final List<Socket> sockets = new ArrayList<>();
	private OtlpReceiver receiver;
	private CompletableFuture<ReceivedSpans.Whole> tally;
	private volatile boolean ended;

	@AfterEach
	void close() throws IOException {
		ended = true;
		for (Socket socket : sockets) {
			socket.close();
		}
		client.close();
		receiver.close();
	}

	private void start(RequestLimits limits) throws IOException {
		receive(limits, FOREVER, analysis);
	}

	private void receive(RequestLimits limits, Duration quiet, RecordSink sink) throws IOException {
		receiver = new OtlpReceiver(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), quiet, limits);
		tally = CompletableFuture.supplyAsync(() -> {
			try {
				return receiver.receive(names, sink, problems, 0.5, () -> !ended);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		});
	}

	private Tally end() throws Exception {
		ended = true;
		Tally read = tally.get().tally();
		analysis.end();
		return read;
	}

	private HttpResponse<byte[]> post(String path, String type, byte[] body, String... headers) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + receiver.port() + path))
				.header("Content-Type", type)
				.POST(BodyPublishers.ofByteArray(body));
		if (headers.length > 0) {
			request.headers(headers);
		}
		try {
			return client.send(request.build(), BodyHandlers.ofByteArray());
		} catch (IOException | InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	private HttpResponse<byte[]> post(byte[] message) {
		return post("/v1/traces", PROTOBUF, message);
	}

	private static byte[] gzip(byte[] bytes) throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
			out.write(bytes);
		}
		return packed.toByteArray();
	}

	private static byte[] calls(int trace) {
		return TracesData.newBuilder()
				.addResourceSpans(OtlpMessages.data("alpha", List.of(OtlpMessages.span(10 + trace, 1, 0, "p.A.m", 5, 9).build(),
				OtlpMessages.span(10 + trace, 2, 1, "p.A.n", 6, 8).build())).getResourceSpans(0)).build().toByteArray();
	}

	/** Each way, packed or not. */
	@Test
	void spansComeByEachWay() throws Exception {
		start(RequestLimits.DEFAULT);
		List<HttpResponse<byte[]>> answers = List.of(post(calls(1)),
				post("/v1/traces", PROTOBUF + "; charset=x", gzip(calls(2)), "Content-Encoding", "gzip"),
				post("/v1/traces", JSON, OtlpMessages.bytes(OtlpMessages.json(List.of(OtlpMessages.twoCalls())))));
		assertThat(answers).extracting(HttpResponse::statusCode).containsOnly(200);
		assertThat(answers).extracting(answer -> answer.headers().firstValue("Content-Type").orElseThrow()).containsExactly(PROTOBUF,
				PROTOBUF, JSON);
		assertThat(ExportTraceServiceResponse.parseFrom(answers.getFirst().body()))
				.isEqualTo(ExportTraceServiceResponse.getDefaultInstance());
		assertThat(answers.getLast().body()).asString().isEqualTo("{}");
		ManagedChannel channel = channel();
		try {
			assertThat(ExportTraceServiceResponse.parseFrom(export(channel, "TraceService", calls(3), CallOptions.DEFAULT)))
					.isEqualTo(ExportTraceServiceResponse.getDefaultInstance());
			assertThat(export(channel, "TraceService", calls(4), CallOptions.DEFAULT.withCompression("gzip"))).isEmpty();
		} finally {
			channel.shutdownNow();
		}
		assertThat(receiver.requests()).isEqualTo(5);
		assertThat(end()).isEqualTo(new Tally(10, 0));
		assertThat(tally.get().sampling().callsPerSpan("p.A.m")).as("half of the traces, as was said").isEqualTo(2);
		assertThat(problems.list()).isEmpty();
		assertThat(analysis.traces().valid()).isEqualTo(5);
		assertThat(analysis.operations()).extracting(OperationStatistics::signature).containsExactly("p.A.m", "p.A.n", "shop.Cart.total",
				"shop.Main.serve");
		assertThat(analysis.operations()).extracting(OperationStatistics::calls).containsExactly(4L, 4L, 1L, 1L);
		assertThat(analysis.operations().get(1).callers()).singleElement().satisfies(edge -> assertThat(edge.caller()).isEqualTo("p.A.m"));
	}

	private ManagedChannel channel() {
		return OkHttpChannelBuilder.forAddress("localhost", receiver.port()).usePlaintext().build();
	}

	private static byte[] export(ManagedChannel channel, String service, byte[] message, CallOptions options) {
		MethodDescriptor.Marshaller<byte[]> bytes = new MethodDescriptor.Marshaller<>() {
			@Override
			public InputStream stream(byte[] value) {
				return new ByteArrayInputStream(value);
			}

			@Override
			public byte[] parse(InputStream stream) {
				try {
					return stream.readAllBytes();
				} catch (IOException e) {
					throw new UncheckedIOException(e);
				}
			}
		};
		return ClientCalls.blockingUnaryCall(channel, MethodDescriptor.newBuilder(bytes, bytes).setType(MethodDescriptor.MethodType.UNARY)
				.setFullMethodName(MethodDescriptor.generateFullMethodName("opentelemetry.proto.collector.trace.v1." + service, "Export"))
				.build(), options, message);
	}

	/** Spans that are skipped are counted in the answer; the others are read. */
	@Test
	void whatIsSkippedIsInTheAnswer() throws Exception {
		start(RequestLimits.DEFAULT);
		TracesData half = OtlpMessages.data("alpha",
				List.of(OtlpMessages.span(1, 1, 0, "p.A.m", 5, 9).build(), OtlpMessages.span(1, 2, 1, "p.A.n", 8, 6).build()));
		ExportTraceServiceResponse answer = ExportTraceServiceResponse.parseFrom(post(half.toByteArray()).body());
		assertThat(answer.getPartialSuccess().getRejectedSpans()).isEqualTo(1);
		assertThat(answer.getPartialSuccess().getErrorMessage()).contains("before it starts");
		assertThat(post("/v1/traces", JSON, OtlpMessages.bytes(OtlpMessages.json(List.of(half)))).body()).asString()
				.startsWith("{\"partialSuccess\":{\"rejectedSpans\":\"1\",\"errorMessage\":\"");
		assertThat(end()).as("of four: a span that came twice, and two that are none").isEqualTo(new Tally(1, 3));
	}

	@Test
	void whatCannotBeReadIsRefused() throws Exception {
		start(SMALL);
		assertThat(post("/v1/metrics", PROTOBUF, calls(1)).statusCode()).isEqualTo(404);
		assertThat(client.send(HttpRequest.newBuilder(URI.create("http://localhost:" + receiver.port() + "/v1/traces")).build(),
				BodyHandlers.discarding()).statusCode()).isEqualTo(405);
		assertThat(post("/v1/traces", "text/plain", calls(1)).statusCode()).isEqualTo(415);
		assertThat(post("/v1/traces", PROTOBUF, calls(1), "Content-Encoding", "zstd").statusCode()).isEqualTo(415);
		assertThat(post("/v1/traces", JSON, OtlpMessages.bytes("{\"resourceSpans\":[{")).statusCode()).isEqualTo(400);
		assertThat(post("/v1/traces", PROTOBUF, calls(1), "Content-Encoding", "gzip").statusCode()).isEqualTo(400);
		HttpResponse<byte[]> cut = post(Arrays.copyOf(calls(1), calls(1).length - 1));
		assertThat(cut.statusCode()).isEqualTo(400);
		UnknownFieldSet status = UnknownFieldSet.parseFrom(cut.body());
		assertThat(status.getField(1).getVarintList()).as("google.rpc.Code.INVALID_ARGUMENT").containsExactly(3L);
		assertThat(status.getField(2).getLengthDelimitedList().getFirst().toStringUtf8()).contains("cut off");
		assertThat(post(new byte[10_001]).statusCode()).isEqualTo(413);
		assertThat(post("/v1/traces", JSON, gzip(" ".repeat(200_000).getBytes(StandardCharsets.UTF_8)), "Content-Encoding", "gzip")
				.statusCode()).as("unpacked").isEqualTo(413);
		ManagedChannel channel = channel();
		try {
			assertThat(refused(channel, "MetricsService", calls(1))).isEqualTo(Status.Code.UNIMPLEMENTED);
			assertThat(refused(channel, "TraceService", new byte[] { 10, 127 })).isEqualTo(Status.Code.INVALID_ARGUMENT);
			assertThat(refused(channel, "TraceService", new byte[20_000])).isEqualTo(Status.Code.RESOURCE_EXHAUSTED);
		} finally {
			channel.shutdownNow();
		}
		assertThat(post(calls(2)).statusCode()).as("goes on").isEqualTo(200);
		assertThat(end().read()).as("two of the request that was cut off behind them, and two").isEqualTo(4);
		assertThat(problems.list()).extracting(LogProblem::message).anyMatch(message -> message.contains("cut off"));
	}

	private static Status.Code refused(ManagedChannel channel, String service, byte[] message) {
		try {
			export(channel, service, message, CallOptions.DEFAULT);
			return Status.Code.OK;
		} catch (StatusRuntimeException e) {
			return e.getStatus().getCode();
		}
	}

	/** Senders that stop in the middle keep nobody out, and have no more memory than all may have together. */
	@Test
	void aSenderThatStandsStillHoldsUpNobody() throws Exception {
		start(SMALL);
		for (int i = 0; i < 40; i++) {
			half(i == 0 ? 9_000 : 1);
		}
		assertThat(post(calls(1)).statusCode()).isEqualTo(200);
		byte[] large = Arrays.copyOf(calls(2), 9_000);
		long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
		int status = post(large).statusCode();
		while (status != 503 && System.nanoTime() < until) {
			status = post(large).statusCode();
		}
		assertThat(status).as("15,000 bytes are all that may arrive at once").isEqualTo(503);
		sockets.getFirst().close();
		while (status == 503 && System.nanoTime() < until) {
			status = post(large).statusCode();
		}
		assertThat(status).as("no field of OTLP starts with a zero").isEqualTo(400);
	}

	/** So many bytes of a request that has one more. */
	private void half(int bytes) throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), receiver.port());
		sockets.add(socket);
		socket.getOutputStream().write(OtlpMessages.bytes(
				"POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: " + PROTOBUF + "\r\nContent-Length: " + (bytes + 1) + "\r\n\r\n"));
		socket.getOutputStream().write(new byte[bytes]);
	}

	@Test
	void aRequestThatTakesTooLongIsRefused() throws Exception {
		start(new RequestLimits(10_000, 100_000, 15_000, Duration.ZERO, FOREVER));
		half(1);
		assertThat(new String(sockets.getFirst().getInputStream().readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 408");
	}

	/** When there is no room, those that send nothing go first. */
	@Test
	void connectionsWithoutDataMakeRoom() throws Exception {
		start(SMALL);
		for (int i = 0; i < OtlpReceiver.MAX_CONNECTIONS; i++) {
			sockets.add(new Socket(InetAddress.getLoopbackAddress(), receiver.port()));
		}
		assertThat(post(calls(1)).statusCode()).isEqualTo(200);
		assertThat(end()).isEqualTo(new Tally(2, 0));
	}

	/** A trace that is quiet is handed over, so that it can be seen. */
	@Test
	void quietTracesAreHandedOver() throws Exception {
		receiver = new OtlpReceiver(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), Duration.ZERO, SMALL);
		CompletableFuture<HttpResponse<byte[]>> sent = CompletableFuture.supplyAsync(() -> post(calls(1)));
		receiver.receive(names, analysis, problems, SpanSampling.ALL, () -> analysis.traces().valid() == 0);
		assertThat(sent.get().statusCode()).isEqualTo(200);
		assertThat(analysis.traces().valid()).isEqualTo(1);
	}

	/** What fails is not the sender's fault, and is not hidden. */
	@Test
	void aFailureOfTheAnalysisEndsTheReceiver() throws Exception {
		receive(SMALL, Duration.ZERO, new FailingSink());
		post(calls(1));
		assertThatExceptionOfType(ExecutionException.class).isThrownBy(() -> tally.get()).withCauseInstanceOf(IllegalStateException.class);
	}

	private static final class FailingSink implements RecordSink {
		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			throw new IllegalStateException("failed");
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			throw new IllegalStateException("failed");
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			throw new IllegalStateException("failed");
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			throw new IllegalStateException("failed");
		}
	}

	@Test
	void saysThatAPortIsTaken() throws Exception {
		start(SMALL);
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> OtlpReceiver.onThisMachine(receiver.port()));
		assertThat(end()).isEqualTo(new Tally(0, 0));
	}

	/** Damaged requests, and bytes that are none: each is answered or hung up on, and the receiver goes on. */
	@Test
	void survivesGarbage() throws Exception {
		start(RequestLimits.DEFAULT);
		byte[] whole = calls(1);
		Seeded.tries(300, in -> {
			byte[] damaged = whole.clone();
			for (int i = in.between(1, 4); i > 0; i--) {
				damaged[in.between(0, damaged.length - 1)] = (byte) in.anyLong();
			}
			assertThat(post("/v1/traces", in.oneOf(PROTOBUF, JSON), damaged).statusCode()).isIn(200, 400);
		});
		Seeded.tries(100, in -> {
			byte[] garbage = new byte[in.between(1, 2_000)];
			in.random().nextBytes(garbage);
			byte[] start = OtlpMessages.bytes(in.oneOf("", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "POST /v1/traces HTTP/1.1\r\n", "\r\n\r\n"));
			try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), receiver.port())) {
				socket.getOutputStream().write(start);
				socket.getOutputStream().write(garbage);
			} catch (IOException e) {
				// hung up on
			}
		});
		assertThat(post(calls(2)).statusCode()).isEqualTo(200);
		assertThat(end().read()).isGreaterThanOrEqualTo(2);
	}
}
