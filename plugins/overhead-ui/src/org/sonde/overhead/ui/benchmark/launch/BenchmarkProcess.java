/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.sonde.overhead.ui.benchmark.BenchmarkState;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.benchmark.Benchmarks;

/** A benchmark as the Debug view and the Console know it: prints a line for each fork, and is cancelled when it is terminated. */
final class BenchmarkProcess extends PlatformObject implements IProcess, Consumer<BenchmarkState> {

	private static final int CANCELLED = 130;

	private final ILaunch launch;
	private final Map<String, String> attributes = new HashMap<>();
	private final Lines out = new Lines();
	private final Lines err = new Lines();
	private final String label;
	private int printed;
	private Optional<Integer> exit = Optional.empty();

	BenchmarkProcess(ILaunch launch, String label) {
		this.launch = launch;
		this.label = label;
		launch.addProcess(this);
		fire(DebugEvent.CREATE);
	}

	/** It could not be started. */
	void forget() {
		Benchmarks.here().removeListener(this);
		exit = Optional.of(1);
		launch.removeProcess(this);
	}

	@Override
	public void accept(BenchmarkState state) {
		List<String> log = state.log();
		for (; printed < log.size(); printed++) {
			out.append(log.get(printed) + "\n");
		}
		if (state.isOver() && exit.isEmpty()) {
			(state.stage() == Stage.FAILED ? err : out).append(state.message() + "\n");
			exit = Optional.of(state.stage() == Stage.DONE ? 0 : state.stage() == Stage.CANCELLED ? CANCELLED : 1);
			Benchmarks.here().removeListener(this);
			fire(DebugEvent.TERMINATE);
		}
	}

	private void fire(int kind) {
		DebugPlugin.getDefault().fireDebugEventSet(new DebugEvent[] { new DebugEvent(this, kind) });
	}

	@Override
	public String getLabel() {
		return label;
	}

	@Override
	public ILaunch getLaunch() {
		return launch;
	}

	@Override
	public IStreamsProxy getStreamsProxy() {
		return new IStreamsProxy() {
			@Override
			public IStreamMonitor getErrorStreamMonitor() {
				return err;
			}

			@Override
			public IStreamMonitor getOutputStreamMonitor() {
				return out;
			}

			@Override
			public void write(String input) {
				// it reads nothing
			}
		};
	}

	@Override
	public void setAttribute(String key, String value) {
		attributes.put(key, value);
	}

	@Override
	public String getAttribute(String key) {
		return attributes.get(key);
	}

	@Override
	public int getExitValue() throws DebugException {
		return exit.orElseThrow(() -> new DebugException(Status.error(Messages.BenchmarkProcess_notEnded)));
	}

	@Override
	public boolean canTerminate() {
		return exit.isEmpty();
	}

	@Override
	public boolean isTerminated() {
		return exit.isPresent();
	}

	@Override
	public void terminate() {
		if (canTerminate()) {
			Benchmarks.here().cancel();
		}
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter.equals(IProcess.class)) {
			return adapter.cast(this);
		}
		return adapter.equals(ILaunch.class) ? adapter.cast(launch) : super.getAdapter(adapter);
	}

	/** The output so far. */
	private static final class Lines implements IStreamMonitor {
		private final ListenerList<IStreamListener> listeners = new ListenerList<>();
		private final StringBuilder contents = new StringBuilder();

		synchronized void append(String text) {
			contents.append(text);
			listeners.forEach(listener -> listener.streamAppended(text, this));
		}

		@Override
		public void addListener(IStreamListener listener) {
			listeners.add(listener);
		}

		@Override
		public void removeListener(IStreamListener listener) {
			listeners.remove(listener);
		}

		@Override
		public synchronized String getContents() {
			return contents.toString();
		}
	}
}
