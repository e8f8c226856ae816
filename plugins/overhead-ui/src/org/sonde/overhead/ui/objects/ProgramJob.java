/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.Watch;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.FetchedEvents;

/** Connects to a program and follows it, until it ends or the job is cancelled. */
final class ProgramJob extends Job {
	/** Between two states: more often nobody could read them. */
	private static final long STATE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
	private static final long OVERVIEW_NANOS = TimeUnit.SECONDS.toNanos(1);
	private static final Duration FETCH = Duration.ofMillis(200);
	/** For a subscription that ended, the events that are still on their way. */
	private static final long LAST_NANOS = TimeUnit.SECONDS.toNanos(2);
	/** The number of events in a state. Meanwhile the program keeps others, and drops those for which it has no room. */
	private static final int MOST_EVENTS = 5_000;
	private static final long LATE_SECONDS = 3;
	/** A program that ends closes its connections first. */
	private static final Duration EXIT = Duration.ofSeconds(1);

	private final ProgramAddress address;
	private final Consumer<ProgramState> listener;
	private final List<EventData> events = new ArrayList<>();
	private volatile Optional<WatchSettings> wanted;
	private Optional<WatchSettings> settings = Optional.empty();
	private Optional<Watch> watch = Optional.empty();
	private Optional<ProgramState.Watched> watched = Optional.empty();
	private long overviewAt = System.nanoTime() - OVERVIEW_NANOS;
	private boolean late;

	/**
	 * Follows a program.
	 *
	 * @param wanted   what to subscribe to; nothing if empty
	 * @param listener called in this job's thread
	 */
	ProgramJob(ProgramAddress address, Optional<WatchSettings> wanted, Consumer<ProgramState> listener) {
		super(NLS.bind(Messages.ProgramJob_name, address.name()));
		this.address = address;
		this.wanted = wanted;
		this.listener = listener;
	}

	/** Subscribes to something else soon, or to nothing. */
	void watch(Optional<WatchSettings> newWanted) {
		wanted = newWanted;
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
		boolean connected = false;
		try (ConnectedProgram program = ConnectedProgram.open(address, monitor::isCanceled)) {
			connected = true;
			listener.accept(new ProgramState.Connected(program));
			follow(program, monitor);
			listener.accept(new ProgramState.Disconnected());
		} catch (ProgramException e) {
			if (connected) {
				tell(Optional.empty());
			}
			boolean over = connected && e.isEnded() && address.hasEnded(EXIT);
			listener.accept(new ProgramState.Ended(over ? NLS.bind(Messages.ProgramJob_ended, address.name()) : e.getMessage(), connected));
		} catch (CancellationException | InterruptedException e) {
			listener.accept(new ProgramState.Disconnected());
		} catch (RuntimeException e) {
			String reason = NLS.bind(Messages.ProgramJob_broken, address.name());
			listener.accept(new ProgramState.Ended(reason, connected));
			return Status.warning(reason, e); // which the platform logs
		}
		return Status.OK_STATUS;
	}

	private void follow(ConnectedProgram program, IProgressMonitor monitor) throws ProgramException, InterruptedException {
		long toldAt = System.nanoTime() - STATE_NANOS;
		while (!monitor.isCanceled()) {
			boolean changed = subscribe(program, monitor);
			if (watch.isPresent()) {
				fetchAll(program, watch.get(), monitor);
			} else {
				Thread.sleep(FETCH.toMillis());
			}
			if (changed || late || System.nanoTime() - toldAt >= STATE_NANOS || events.size() >= MOST_EVENTS) {
				late = false;
				tell(overview(program, monitor));
				toldAt = System.nanoTime();
			}
			if (watched.flatMap(ProgramState.Watched::over).isPresent()) {
				forget();
				wanted = Optional.empty();
			}
		}
	}

	private void tell(Optional<ProgramState.Overview> overview) {
		listener.accept(new ProgramState.Update(List.copyOf(events), watched, overview));
		events.clear();
	}

	private void forget() {
		watch = Optional.empty();
		watched = Optional.empty();
		settings = Optional.empty();
	}

	/** Whether the subscription is another one now, or there is none any more. */
	private boolean subscribe(ConnectedProgram program, IProgressMonitor monitor) throws ProgramException {
		Optional<WatchSettings> now = wanted;
		if (now.equals(settings)) {
			return false;
		}
		if (watch.isPresent()) {
			end(program, watch.get(), monitor);
		}
		forget();
		if (now.isPresent()) {
			try {
				watch = Optional.of(program.await(connection -> connection.watch(now.get().request()), monitor::isCanceled, this::late));
				settings = now;
				watched = Optional.of(new ProgramState.Watched(now.get(), 0, 0, 0, Optional.empty()));
			} catch (ProgramException e) {
				if (e.isEnded()) {
					throw e;
				}
				wanted = Optional.empty();
				listener.accept(new ProgramState.NotWatched(e.getMessage()));
			}
		}
		return true;
	}

	/** Waiting events come before the end. */
	private void end(ConnectedProgram program, Watch old, IProgressMonitor monitor) throws ProgramException {
		program.await(connection -> {
			old.end();
			return old;
		}, monitor::isCanceled, this::late);
		long until = System.nanoTime() + LAST_NANOS;
		while (fetch(program, old, Duration.ZERO, monitor) > 0 && System.nanoTime() < until) {
			if (events.size() >= MOST_EVENTS) {
				tell(Optional.empty());
			}
		}
		tell(Optional.empty());
		program.await(connection -> {
			old.close();
			return old;
		}, monitor::isCanceled, this::late);
	}

	/** Also what waits behind a full page: a program that ends waits for the next fetch, and not until the page was shown. */
	private void fetchAll(ConnectedProgram program, Watch from, IProgressMonitor monitor) throws ProgramException {
		while (fetch(program, from, FETCH, monitor) == ObjectsConnection.MOST && events.size() < MOST_EVENTS) {
			// there may be more
		}
	}

	/** How many events came. */
	private int fetch(ConnectedProgram program, Watch from, Duration longest, IProgressMonitor monitor) throws ProgramException {
		FetchedEvents fetched = program.await(connection -> from.fetch(longest), monitor::isCanceled, this::late);
		events.addAll(Arrays.asList(fetched.getEvents()));
		watched = settings.map(now -> new ProgramState.Watched(now, fetched.getGenerated(), fetched.getDelivered(), fetched.getDropped(),
				Optional.ofNullable(fetched.getClosed())));
		return fetched.getEvents().length;
	}

	/** Not each time, as the program lists all its types. */
	private Optional<ProgramState.Overview> overview(ConnectedProgram program, IProgressMonitor monitor) throws ProgramException {
		if (System.nanoTime() - overviewAt < OVERVIEW_NANOS) {
			return Optional.empty();
		}
		ProgramState.Overview overview = program.await(connection -> new ProgramState.Overview(connection.service(), connection.types()),
				monitor::isCanceled, this::late);
		overviewAt = System.nanoTime();
		return Optional.of(overview);
	}

	private void late(long seconds) {
		if (seconds >= LATE_SECONDS) {
			late = true;
			listener.accept(new ProgramState.Late(seconds));
		}
	}
}
