/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.TerminalWriter;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.run.WeaverMessages;

/**
 * A program of the user's, run to its end: it reads what is typed, what it prints goes on as it comes, and the weaver's messages are kept.
 */
public final class ProgramRun {
	private static final int BUFFER = 8_192;

	private final WeaverMessages messages = new WeaverMessages();
	private final int exitCode;

	private ProgramRun(Process process, PrintWriter out, PrintWriter err) throws InterruptedException {
		Thread output = copy(process.getInputStream(), text -> show(text, out));
		Thread error = copy(process.getErrorStream(), text -> {
			boolean wrote = !messages.writerFailed();
			messages.append(text);
			show(text, err);
			if (wrote && messages.writerFailed()) {
				err.println(
						"sonde: Kieker's writer failed (see above), for example because the disk is full. Later records are lost, and the program may wait for it forever. If it does, end it with Ctrl-C.");
			}
		});
		// Ctrl-C reaches the program by itself; who ends only this process means both.
		Thread end = new Thread(new ProgramEnd(process.toHandle(), ProgramEnd.PATIENCE, err), "end of the program");
		try {
			Runtime.getRuntime().addShutdownHook(end);
		} catch (IllegalStateException e) {
			process.destroy();
			throw new CancellationException("ended before the program began");
		}
		exitCode = process.waitFor();
		output.join();
		error.join();
		try {
			Runtime.getRuntime().removeShutdownHook(end);
		} catch (IllegalStateException e) {
			// This process is ending, too.
		}
	}

	/**
	 * @param environment variables that are set besides those of this process
	 * @param started     is notified that the program runs
	 * @throws Failures.Failed if the program cannot be started
	 */
	static ProgramRun of(List<String> command, Map<String, String> environment, Consumer<ProcessHandle> started, PrintWriter out,
			PrintWriter err)
			throws InterruptedException, Failures.Failed {
		Process process;
		try {
			ProcessBuilder builder = new ProcessBuilder(command).redirectInput(Redirect.INHERIT);
			builder.environment().putAll(environment);
			process = builder.start();
		} catch (IOException e) {
			throw new Failures.Failed(CommandProblem.NOT_STARTED, command.getFirst(), IoErrorText.inWords(e));
		}
		started.accept(process.toHandle());
		return new ProgramRun(process, out, err);
	}

	/** Copies text in the machine's encoding, which a Java program uses for output into a pipe. */
	private static Thread copy(InputStream from, Consumer<String> to) {
		Charset charset = Charset.forName(System.getProperty("native.encoding"));
		return Thread.ofPlatform().name("output of the program").start(() -> {
			try (Reader reader = new InputStreamReader(from, charset)) {
				char[] buffer = new char[BUFFER];
				for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
					to.accept(new String(buffer, 0, read));
				}
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		});
	}

	/** Exactly, as it may use the terminal as it likes. */
	private static void show(String text, PrintWriter writer) {
		PrintWriter exact = TerminalWriter.exact(writer);
		exact.print(text);
		exact.flush();
	}

	int exitCode() {
		return exitCode;
	}

	/** Messages of AspectJ and the JVM about the weaving. */
	WeaverMessages messages() {
		return messages;
	}
}
