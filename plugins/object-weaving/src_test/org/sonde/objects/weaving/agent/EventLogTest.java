/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.WovenObjects;

class EventLogTest {
	private static final int BATCH = 10_000;

	@TempDir
	private Path folder;
	private final List<Object> kept = new ArrayList<>();

	@Test
	void theLastLineHasTheBalanceAndTheProblems() throws Exception {
		Path file = folder.resolve("log.jsonl");
		WovenObjects objects = start(file);
		EventLog log = new EventLog();
		log.start(objects);
		create(2);
		objects.problems().add("it \"broke\"");
		objects.problems().add("it \"broke\"");
		log.close();
		objects.service().close();
		assertThat(Files.readAllLines(file)).hasSize(3).last()
				.isEqualTo(
						"{\"end\":true,\"generated\":2,\"delivered\":2,\"dropped\":0,\"problemCount\":2,\"problems\":[\"it \\\"broke\\\"\"]}");
	}

	@Test
	void aFullDiskIsAProblem() throws Exception {
		Path full = Path.of("/dev/full");
		assumeTrue(Files.isWritable(full), "no device that is always full");
		WovenObjects objects = start(full);
		EventLog log = new EventLog();
		log.start(objects);
		create(3);
		assertThat(objects.problems().texts()).singleElement().asString().contains("log full", "failed 3 times");
		log.close();
		objects.service().close();
	}

	/** A batch is more than fits into a pipe, so the thread that writes it waits for its reader without end. */
	@Test
	void aPipeThatNobodyReadsDoesNotKeepTheProgramFromEnding() throws Exception {
		Path pipe = folder.resolve("pipe");
		assumeTrue(makePipe(pipe), "no named pipes");
		WovenObjects objects = start(pipe, "log.policy=batch:" + BATCH + ":60000");
		CompletableFuture<FileChannel> reader = CompletableFuture.supplyAsync(() -> open(pipe));
		EventLog log = new EventLog(Duration.ofMillis(1));
		log.start(objects);
		try (FileChannel unread = reader.get()) {
			Thread program = new Thread(() -> create(BATCH));
			program.setDaemon(true);
			program.start();
			while (objects.service().endPoints().get(0).counts().receiving() < BATCH) {
				Thread.onSpinWait();
			}
			log.close();
			assertThat(unread.isOpen()).isTrue();
		}
		objects.service().close();
	}

	private static boolean makePipe(Path pipe) throws InterruptedException {
		try {
			return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
		} catch (IOException e) {
			return false;
		}
	}

	private static FileChannel open(Path pipe) {
		try {
			return FileChannel.open(pipe, StandardOpenOption.READ);
		} catch (IOException e) {
			throw new IllegalStateException(e);
		}
	}

	private void create(int count) {
		for (int i = 0; i < count; i++) {
			Object object = new EventLogTest();
			kept.add(object);
			WovenObjects.created(object);
		}
	}

	/** In the thread of the program. */
	private WovenObjects start(Path file, String... lines) throws Exception {
		return WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"),
				"threads=production\nlog=" + file + "\nprobe.C=creation\nprobe.C.type=" + EventLogTest.class.getName() + "\n"
						+ String.join("\n", lines))),
				null);
	}
}
