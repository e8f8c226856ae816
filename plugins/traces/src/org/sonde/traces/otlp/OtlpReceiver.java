/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

import org.eclipse.jetty.http2.server.HTTP2CServerConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.spans.ReceivedSpans;

/**
 * Receives the spans that running programs send by OTLP: by HTTP ({@code POST /v1/traces}, protobuf or JSON) and by gRPC, on the same port.
 * A sink that is slow slows the senders down, since each request is answered after it was read.
 */
public final class OtlpReceiver implements Closeable {
	/** The port that OpenTelemetry sends to by HTTP by default. */
	public static final int HTTP_PORT = 4318;

	/** The most connections at the same time. */
	static final int MAX_CONNECTIONS = 256;
	/** The most HTTP/2 streams of each connection. */
	private static final int MAX_STREAMS = 32;
	private static final int MAX_THREADS = 16;
	/** A connection without data for so long is closed. */
	private static final Duration IDLE = Duration.ofSeconds(60);
	/** OpenTelemetry's agents send each span within five seconds after its end. */
	private static final Duration QUIET = Duration.ofSeconds(10);
	private static final long PAUSE_MILLIS = 100;

	private final Server server;
	private final ServerConnector connector;
	private final int port;
	private final Duration quiet;
	private final RequestLimits limits;
	/** Held by whoever uses what was received; fair, so that many senders do not keep out who shows it. */
	private final ReentrantLock lock = new ReentrantLock(true);
	/** Null after the end. */
	private ReceivedSpans spans;
	private long requests;
	/** The failure of reading, which is no fault of a sender, or null. */
	private RuntimeException failure;

	/** @param quiet a trace without new spans for so long is complete */
	OtlpReceiver(InetSocketAddress address, Duration quiet, RequestLimits limits) throws IOException {
		this.quiet = quiet;
		this.limits = limits;
		QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS);
		threads.setName("receiver of spans");
		threads.setDaemon(true);
		server = new Server(threads);
		HttpConfiguration configuration = new HttpConfiguration();
		configuration.setSendServerVersion(false);
		HTTP2CServerConnectionFactory http2 = new HTTP2CServerConnectionFactory(configuration);
		http2.setMaxConcurrentStreams(MAX_STREAMS);
		connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration), http2);
		connector.setHost(address.getAddress().getHostAddress());
		connector.setPort(address.getPort());
		connector.setIdleTimeout(IDLE.toMillis());
		server.addConnector(connector);
		NetworkConnectionLimit connections = new NetworkConnectionLimit(MAX_CONNECTIONS, connector);
		connections.setEndPointIdleTimeout(limits.patience().toMillis());
		server.addBean(connections);
		try {
			connector.open();
		} catch (IOException e) {
			throw e.getCause() instanceof BindException taken ? taken : e;
		}
		port = connector.getLocalPort();
	}

	/**
	 * Listens to programs on this machine alone.
	 *
	 * @param port 0 for any that is free
	 * @throws IOException if the port is taken
	 */
	public static OtlpReceiver onThisMachine(int port) throws IOException {
		return at(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
	}

	/**
	 * Listens at an address of this machine, to whoever reaches it: there is neither a password nor a cipher.
	 *
	 * @throws IOException if the address is none of this machine, or the port is taken
	 */
	public static OtlpReceiver at(InetSocketAddress address) throws IOException {
		return new OtlpReceiver(address, QUIET, RequestLimits.DEFAULT);
	}

	/** The port it listens to. */
	public int port() {
		return port;
	}

	/** Returns the number of requests so far. */
	public long requests() {
		lock.lock();
		try {
			return requests;
		} finally {
			lock.unlock();
		}
	}

	/**
	 * Receives until it shall stop. Requests are read by several threads, one at a time.
	 *
	 * @param ratio of the traces that were kept, of spans that do not state it; above 0, at most 1
	 * @param goOn asked every tenth of a second, while nothing is handed over
	 * @throws IOException if the network fails as a whole; what happens to one sender is a problem
	 */
	public ReceivedSpans.Whole receive(StringPool names, RecordSink sink, LogProblems problems, double ratio, BooleanSupplier goOn)
			throws IOException {
		spans = new ReceivedSpans(names, sink, problems, ratio);
		server.setHandler(new OtlpHandler(this::read, limits));
		start();
		try {
			while (goesOn(goOn)) {
				Thread.sleep(PAUSE_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		lock.lock();
		try {
			ReceivedSpans all = spans;
			spans = null;
			return all.end(Path.of("senders"));
		} finally {
			lock.unlock();
			close();
		}
	}

	private void start() throws IOException {
		try {
			server.start();
		} catch (IOException | RuntimeException e) {
			throw e;
		} catch (Exception e) {
			throw new IOException(e);
		}
	}

	private boolean goesOn(BooleanSupplier goOn) {
		lock.lock();
		try {
			if (failure != null) {
				throw failure;
			}
			spans.takeQuiet(System.nanoTime() - quiet.toNanos());
			return goOn.getAsBoolean();
		} finally {
			lock.unlock();
		}
	}

	private OtlpResponse read(OtlpRequest request) {
		lock.lock();
		try {
			requests++;
			return spans == null ? OtlpResponse.refused(OtlpResponse.Reason.BUSY, "the receiver has ended") : request.read(spans);
		} catch (RuntimeException e) {
			failure = e;
			return OtlpResponse.refused(OtlpResponse.Reason.BUSY, "the receiver failed");
		} finally {
			lock.unlock();
		}
	}

	@Override
	public void close() throws IOException {
		try {
			server.stop();
			connector.close();
		} catch (IOException | RuntimeException e) {
			throw e;
		} catch (Exception e) {
			throw new IOException(e);
		}
	}
}
