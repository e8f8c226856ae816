/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that is stopped as a whole by the operating system: it is said, and all goes on when the JVM does. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class StoppedProgramTest {
	/** Fills a shelf with each number that it reads, and says so. */
	static final class Program {
		private Program() {
		}

		public static void main(String[] folder) throws Exception {
			try (WatchedProgram program = new WatchedProgram(Path.of(folder[0])); Scanner input = new Scanner(System.in)) {
				Shelf shelf = program.create(1).getFirst();
				System.out.println(program.address().address());
				while (input.hasNextInt()) {
					shelf.fill(input.nextInt());
					System.out.println("filled");
				}
			}
		}
	}

	@TempDir
	private Path folder;

	private final BlockingQueue<ProgramState> states = new LinkedBlockingQueue<>();
	private final List<String> values = new ArrayList<>();
	private final NullProgressMonitor monitor = new NullProgressMonitor();
	private Process jvm;
	private BufferedReader output;
	private Writer input;
	private Thread following;

	@BeforeEach
	void start() throws Exception {
		jvm = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
				System.getProperty("java.class.path"), Program.class.getName(),
				folder.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		output = jvm.inputReader();
		input = jvm.outputWriter();
		ProgramAddress address = new ProgramAddress(output.readLine(), "shelves", Optional.empty(), Optional.empty(), false);
		following = Thread.ofPlatform().start(() -> new ProgramJob(address, Optional.of(WatchSettings.USUAL), states::add).run(monitor));
	}

	@AfterEach
	void stop() throws Exception {
		monitor.setCanceled(true);
		jvm.destroyForcibly();
		following.join();
	}

	private void signal(String name) throws Exception {
		assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(jvm.pid())).start().waitFor()).isZero();
	}

	private void type(int number) throws Exception {
		input.write(number + "\n");
		input.flush();
	}

	/** The next state; a program that is stopped does not end. */
	private ProgramState next() throws Exception {
		ProgramState state = states.poll(60, TimeUnit.SECONDS);
		assertThat(state).isNotNull().isNotInstanceOfAny(ProgramState.Ended.class, ProgramState.Disconnected.class,
				ProgramState.NotWatched.class);
		if (state instanceof ProgramState.Update update) {
			update.events().forEach(event -> values.add(event.getNewValue().getText()));
			assertThat(update.watched().flatMap(ProgramState.Watched::over)).isEmpty();
		}
		return state;
	}

	private void awaitValues(String... wanted) throws Exception {
		while (values.size() < wanted.length) {
			next();
		}
		assertThat(values).containsExactly(wanted);
	}

	private void awaitWatched() throws Exception {
		ProgramState state = next();
		while (!(state instanceof ProgramState.Update update && update.watched().isPresent())) {
			state = next();
		}
	}

	@Test
	void itIsSaidAndGoesOn() throws Exception {
		awaitWatched();
		type(5);
		awaitValues("5");
		signal("STOP");
		type(6);
		List<Long> seconds = new ArrayList<>();
		while (seconds.size() < 2) {
			if (next() instanceof ProgramState.Late late) {
				seconds.add(late.seconds());
			}
		}
		assertThat(seconds.getFirst()).isLessThan(seconds.getLast());
		assertThat(values).containsExactly("5");
		signal("CONT");
		awaitValues("5", "6");
		type(7);
		awaitValues("5", "6", "7");
	}

	@Test
	void whoWaitsForAStoppedOneCanEndThat() throws Exception {
		awaitWatched();
		signal("STOP");
		while (!(states.poll(60, TimeUnit.SECONDS) instanceof ProgramState.Late)) {
			// It was not yet noticed.
		}
		monitor.setCanceled(true);
		following.join();
		assertThat(states).last().isInstanceOf(ProgramState.Disconnected.class);
	}
}
