/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.common.progress.Progress;

/** With single-file programs, which this Java compiles itself. */
class ChildProcessTest {

	private static final Duration LONG = Duration.ofMinutes(2);

	@TempDir
	Path folder;

	private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

	@BeforeEach
	void program() throws IOException {
		Files.writeString(folder.resolve("Child.java"), """
				public class Child {
					public static void main(String[] arguments) throws Exception {
						switch (arguments[0]) {
							case "lines" -> {
								for (int i = 1; i <= 20; i++) {
									(i % 2 == 0 ? System.out : System.err).println(i == 20 ? "x".repeat(1000) : "line " + i);
									System.out.flush();
								}
								System.exit(7);
							}
							case "weaver" -> {
								System.out.println("own words");
								for (int i = 1; i <= 20; i++) {
									System.out.println("[AppClassLoader@5c29bfd] warning advice defined in X has not been applied [Xlint:adviceDidNotMatch]");
								}
							}
							case "trace" -> deep(20);
							case "environment" -> System.out.println(System.getenv("OWN") + " " + System.getenv("JAVA_TOOL_OPTIONS"));
							case "input" -> System.out.println("end after " + System.in.readAllBytes().length);
							default -> {
								Process grandchild = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "Child.java", "sleep").start();
								System.out.println("grandchild " + grandchild.pid());
								Thread.sleep(600_000);
							}
						}
					}
					static void deep(int more) {
						if (more > 0) {
							deep(more - 1);
							return;
						}
						throw new IllegalStateException("outer", new ClassNotFoundException("a.Queue", new Exception("inner")));
					}
				}
				""");
	}

	private ChildProcess start(String what) throws BenchmarkException {
		return ChildProcess.start(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "Child.java", what),
				Map.of("OWN", "own"),
				folder, lines::add);
	}

	@Test
	void tellsExitValueAndLines() throws BenchmarkException {
		try (ChildProcess child = start("lines")) {
			assertThat(child.await(LONG, Progress.NONE)).contains(7);
			assertThat(lines).hasSize(20).contains("line 1", "line 19");
			assertThat(child.lastWords()).startsWith("it printed: ").doesNotContain("line 1 ", "line 8 ")
					.contains("line 9 | ", "line 19 | ")
					.endsWith("x".repeat(400) + " …");
		}
	}

	/** Ctrl-C reaches it as well, and may end it before anybody asks whether the user cancelled. */
	@Test
	void whatEndsByACancellationDidNotFail() throws BenchmarkException {
		try (ChildProcess child = start("lines")) {
			Progress cancelledAtItsEnd = Progress.cancelledBy(() -> ProcessHandle.of(child.pid()).filter(ProcessHandle::isAlive).isEmpty());
			assertThatThrownBy(() -> child.await(LONG, cancelledAtItsEnd)).isInstanceOf(CancellationException.class);
		}
		try (ChildProcess child = start("input")) {
			child.endInput();
			Progress cancelledAtItsEnd = Progress.cancelledBy(() -> ProcessHandle.of(child.pid()).filter(ProcessHandle::isAlive).isEmpty());
			assertThat(child.await(LONG, cancelledAtItsEnd)).as("it ended by itself, with all it had to say").contains(0);
		}
	}

	@Test
	void framesLeaveRoomForTheCauses() throws BenchmarkException {
		try (ChildProcess child = start("trace")) {
			child.await(LONG, Progress.NONE);
			assertThat(child.lastWords()).contains("IllegalStateException: outer | \tat Child.deep",
					" | Caused by: java.lang.ClassNotFoundException: a.Queue | ", " | Caused by: java.lang.Exception: inner");
			assertThat(lines).hasSizeGreaterThan(20);
		}
	}

	@Test
	void theWeaversWarningsDoNotHideWhatTheProgramSaid() throws BenchmarkException {
		try (ChildProcess child = start("weaver")) {
			child.await(LONG, Progress.NONE);
			assertThat(child.lastWords()).isEqualTo("it printed: own words");
			assertThat(lines).hasSize(21);
		}
	}

	@Test
	void passesTheEnvironmentButNoOptionsOfJava() throws BenchmarkException {
		try (ChildProcess child = start("environment")) {
			child.await(LONG, Progress.NONE);
			assertThat(lines).containsExactly("own null");
		}
	}

	@Test
	void endsItsInput() throws BenchmarkException {
		try (ChildProcess child = start("input")) {
			child.endInput();
			assertThat(child.await(LONG, Progress.NONE)).contains(0);
			assertThat(lines).containsExactly("end after 0");
		}
	}

	@Test
	void nothingIsLeftOfWhatIsTooSlow() throws BenchmarkException {
		ProcessHandle grandchild;
		try (ChildProcess child = start("sleep")) {
			grandchild = grandchild();
			assertThat(child.await(Duration.ofMillis(1), Progress.NONE)).isEqualTo(Optional.empty());
			assertThat(grandchild.isAlive()).isTrue();
		}
		grandchild.onExit().orTimeout(1, java.util.concurrent.TimeUnit.MINUTES).join();
	}

	@Test
	void cancellingIsNotWaiting() throws BenchmarkException {
		Progress cancelled = Progress.cancelledBy(() -> true);
		ProcessHandle grandchild;
		try (ChildProcess child = start("sleep")) {
			grandchild = grandchild();
			assertThatThrownBy(() -> child.await(LONG, cancelled)).isInstanceOf(CancellationException.class);
		}
		grandchild.onExit().orTimeout(1, java.util.concurrent.TimeUnit.MINUTES).join();
	}

	@Test
	void tellsWhatCannotBeStarted() {
		assertThatThrownBy(() -> ChildProcess.start(List.of(folder.resolve("no-such-program").toString()), Map.of(), folder, lines::add))
				.isInstanceOf(BenchmarkException.class).hasMessageStartingWith("SB301: " + folder.resolve("no-such-program"));
	}

	/** Waits until the child has said that it has a child of its own. */
	private ProcessHandle grandchild() {
		while (true) {
			for (String line : List.copyOf(lines)) {
				if (line.startsWith("grandchild ")) {
					return ProcessHandle.of(Long.parseLong(line.substring("grandchild ".length()))).orElseThrow();
				}
			}
			Thread.onSpinWait();
		}
	}
}
