/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.sonde.traces.log.LiveReader;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Receives what running programs send by Kieker's {@code SingleSocketTcpWriter}, several at once, by one thread: a sink that
 * is slow slows the senders down, since no more is read than it takes.
 */
public final class LogReceiver implements Closeable {
	/** The port that Kieker sends to by default. */
	public static final int KIEKERS_PORT = 10133;

	/** The most senders at the same time. */
	static final int MAX_SENDERS = 256;

	/** A program that has sent nothing whole for so long gives its place to another one, if there is no other place. */
	private static final Duration PATIENCE = Duration.ofSeconds(30);

	private static final int BLOCK = 1 << 16;
	private static final long PAUSE_MILLIS = 100;
	/** The blocks of each sender that are read when the receiver stops: more than the system buffers. */
	private static final int LAST_ROUNDS = 256;

	private final Duration patience;
	private final Selector selector;
	private final ServerSocketChannel server;
	private final ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
	private int accepted;
	private int open;

	/** @param patience after which a program without anything whole may lose its place */
	LogReceiver(InetSocketAddress address, Duration patience) throws IOException {
		this.patience = patience;
		selector = Selector.open();
		server = ServerSocketChannel.open();
		try {
			server.bind(address);
			server.configureBlocking(false);
			server.register(selector, SelectionKey.OP_ACCEPT);
		} catch (IOException | RuntimeException e) {
			close();
			throw e;
		}
	}

	/**
	 * Listens to programs on this machine alone.
	 *
	 * @param port 0 for any that is free
	 * @throws IOException if the port is taken
	 */
	public static LogReceiver onThisMachine(int port) throws IOException {
		return new LogReceiver(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE);
	}

	/**
	 * Listens at an address of this machine, to whoever reaches it: the stream has neither a password nor a cipher.
	 *
	 * @throws IOException if the address is none of this machine, or the port is taken
	 */
	public static LogReceiver at(InetSocketAddress address) throws IOException {
		return new LogReceiver(address, PATIENCE);
	}

	/** The port it listens to. */
	public int port() {
		return server.socket().getLocalPort();
	}

	/** Returns the number of senders so far, including those that have closed. */
	public int senders() {
		return accepted;
	}

	/**
	 * Receives until it shall stop; what has arrived by then is read.
	 *
	 * @param goOn asked between two rounds of reading, at least every tenth of a second when nothing comes, by the thread that
	 * hands over the records
	 * @throws IOException if the network fails as a whole; what happens to one sender is a problem
	 */
	public Tally receive(StringPool names, RecordSink sink, LogProblems problems, RecordTypes types, BooleanSupplier goOn)
			throws IOException {
		return receive(new LiveReader(names, sink, problems, types), problems, goOn);
	}

	/**
	 * Receives until it shall stop and stores what has arrived by then, in a folder for each program.
	 *
	 * @param folder existing folder that theirs are made in
	 * @param goOn   asked between two rounds of reading
	 * @throws IOException          if the network fails as a whole
	 * @throws UncheckedIOException if it cannot be stored
	 */
	Tally store(Path folder, LogProblems problems, BooleanSupplier goOn) throws IOException {
		return receive(new LiveReader(new StringPool(), RecordSink.NOBODY, problems, RecordTypes.OF_KIEKER, Optional.of(folder)), problems,
				goOn);
	}

	private Tally receive(LiveReader reader, LogProblems problems, BooleanSupplier goOn) throws IOException {
		while (goOn.getAsBoolean()) {
			round(reader, problems, PAUSE_MILLIS);
		}
		for (int i = 0; i < LAST_ROUNDS && round(reader, problems, 1); i++) {
			// what has arrived
		}
		connections().forEach(this::end);
		return reader.tally();
	}

	private List<Connection> connections() {
		return selector.keys().stream().map(SelectionKey::attachment).filter(Connection.class::isInstance).map(Connection.class::cast)
				.filter(Connection::isOpen).toList();
	}

	/** @return whether something came */
	private boolean round(LiveReader reader, LogProblems problems, long millis) throws IOException {
		boolean[] came = new boolean[1];
		selector.select(key -> {
			if (key.isValid() && key.isAcceptable()) {
				accept(reader, problems);
				came[0] = true;
			} else if (key.isValid() && key.isReadable()) {
				read((Connection) key.attachment());
				came[0] = true;
			}
		}, millis);
		return came[0];
	}

	private void accept(LiveReader reader, LogProblems problems) {
		try {
			SocketChannel channel = server.accept();
			if (channel == null) {
				return;
			}
			if (open == MAX_SENDERS && !makeRoom()) {
				channel.close();
				problems.add(Path.of("senders"), "", "a program was refused, because %d are sending already".formatted(MAX_SENDERS));
				return;
			}
			channel.configureBlocking(false);
			accepted++;
			open++;
			SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
			key.attach(new Connection(key, sender(reader, channel)));
		} catch (IOException e) {
			problems.add(Path.of("senders"), "", "a program could not connect: " + e);
		}
	}

	/** Nobody may keep others out who does not send. */
	private boolean makeRoom() {
		for (Connection one : connections().stream().sorted(Connection.DISPENSABLE_FIRST).toList()) {
			// Data that arrived while nobody read counts.
			read(one);
			if (one.isOpen() && one.quiet().compareTo(patience) > 0) {
				one.note("the connection was closed for another program, as no whole record came for %d s"
						.formatted(one.quiet().toSeconds()));
				end(one);
			}
			if (!one.isOpen()) {
				return true;
			}
		}
		return false;
	}

	private LiveReader.Sender sender(LiveReader reader, SocketChannel channel) throws IOException {
		try {
			return reader.sender(source(accepted));
		} catch (UncheckedIOException e) {
			// Nobody would read what it sends, and the program would wait for that.
			channel.close();
			throw e;
		}
	}

	private void read(Connection connection) {
		if (!connection.read(block)) {
			end(connection);
		}
	}

	private void end(Connection connection) {
		connection.end();
		open--;
	}

	private static Path source(int number) {
		return Path.of("sender " + number);
	}

	@Override
	public void close() throws IOException {
		for (SelectionKey key : selector.keys()) {
			key.channel().close();
		}
		server.close();
		selector.close();
	}
}
