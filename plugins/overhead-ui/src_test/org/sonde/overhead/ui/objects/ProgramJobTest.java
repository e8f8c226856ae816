/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.jmx.EventData;

/** Follows a program through its whole life. */
class ProgramJobTest {
	private static final int PATIENCE_SECONDS = 60;

	@TempDir
	private Path folder;

	private final BlockingQueue<ProgramState> states = new LinkedBlockingQueue<>();
	private final NullProgressMonitor monitor = new NullProgressMonitor();
	private final List<EventData> events = new ArrayList<>();
	private WatchedProgram program;
	private ProgramJob job;
	private Thread thread;

	@BeforeEach
	void start() throws Exception {
		program = new WatchedProgram(folder);
	}

	private void follow(ProgramAddress address, Optional<WatchSettings> settings) {
		job = new ProgramJob(address, settings, states::add);
		thread = Thread.ofPlatform().start(() -> job.run(monitor));
	}

	@AfterEach
	void stop() throws Exception {
		monitor.setCanceled(true);
		thread.join();
		program.close();
	}

	private ProgramState next() throws InterruptedException {
		ProgramState state = states.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
		assertThat(state).as("a state").isNotNull();
		if (state instanceof ProgramState.Update update) {
			events.addAll(update.events());
		}
		return state;
	}

	private <S extends ProgramState> S await(Class<S> kind) throws InterruptedException {
		ProgramState state = next();
		while (!kind.isInstance(state)) {
			state = next();
		}
		return kind.cast(state);
	}

	private ProgramState.Update awaitWatched(boolean wanted) throws InterruptedException {
		ProgramState.Update update = await(ProgramState.Update.class);
		while (update.watched().isPresent() != wanted) {
			update = await(ProgramState.Update.class);
		}
		return update;
	}

	@Test
	void whatIsWatchedComesAndIsBalanced() throws Exception {
		Shelf shelf = program.create(1).getFirst();
		follow(program.address(), Optional.of(WatchSettings.USUAL));
		awaitWatched(true);
		for (int i = 2; i <= 1_001; i++) {
			shelf.fill(i);
		}
		job.watch(Optional.empty());
		ProgramState.Update update = await(ProgramState.Update.class);
		ProgramState.Watched last = null;
		while (update.watched().isPresent()) {
			last = update.watched().get();
			update = await(ProgramState.Update.class);
		}
		assertThat(events).extracting(event -> event.getNewValue().getText()).hasSize(1_000).startsWith("2").endsWith("1001");
		assertThat(last)
				.extracting(ProgramState.Watched::generated, ProgramState.Watched::delivered, ProgramState.Watched::dropped,
						ProgramState.Watched::queued)
				.containsExactly(1_000L, 1_000L, 0L, 0L);
		shelf.fill(-1);
		job.watch(Optional.of(WatchSettings.USUAL));
		awaitWatched(true);
		assertThat(events).hasSize(1_000);
	}

	/** A program that ends waits for the next fetch, but not until a user interface has shown the last one. */
	@Test
	void whatWaitsBehindAFullPageComesWithIt() throws Exception {
		Shelf shelf = program.create(1).getFirst();
		follow(program.address(), Optional.of(new WatchSettings(List.of(), 0, WatchSettings.Delivery.BATCHES, 3_000, 3_600_000,
				WatchSettings.Priority.REGULAR, 10_000)));
		awaitWatched(true);
		for (int i = 2; i <= 3_001; i++) {
			shelf.fill(i);
		}
		ProgramState.Update update = await(ProgramState.Update.class);
		while (update.events().isEmpty()) {
			update = await(ProgramState.Update.class);
		}
		assertThat(update.events()).hasSize(3_000);
	}

	@Test
	void theEndOfTheProgramIsSaid() throws Exception {
		follow(program.address(), Optional.of(WatchSettings.USUAL));
		await(ProgramState.Update.class);
		program.end();
		assertThat(await(ProgramState.Ended.class).isConnected()).isTrue();
	}

	@Test
	void cancelDisconnects() throws Exception {
		follow(program.address(), Optional.empty());
		ProgramState.Update update = await(ProgramState.Update.class);
		assertThat(update.watched()).isEmpty();
		monitor.setCanceled(true);
		await(ProgramState.Disconnected.class);
	}

	@Test
	void aProgramThatIsNotThereIsSaid() throws Exception {
		follow(new ProgramAddress("127.0.0.1:1", "nobody", Optional.empty(), Optional.empty(), false), Optional.empty());
		assertThat(await(ProgramState.Ended.class).isConnected()).isFalse();
	}

	@Test
	void aRefusedSubscriptionLeavesTheRest() throws Exception {
		program.create(1);
		follow(program.address(),
				Optional.of(new WatchSettings(List.of(), 77, WatchSettings.Delivery.IMMEDIATE, 1, 1, WatchSettings.Priority.URGENT, 10)));
		assertThat(await(ProgramState.NotWatched.class).reason()).contains("77");
		ProgramState.Update update = await(ProgramState.Update.class);
		assertThat(update.overview().orElseThrow().types()).extracting(type -> type.getName()).containsExactly(Shelf.TYPE);
	}
}
