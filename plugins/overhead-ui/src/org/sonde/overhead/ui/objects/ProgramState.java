/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;
import java.util.Optional;

import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ServiceData;
import org.sonde.objects.jmx.TypeData;

/** What is to be shown of a program. */
sealed interface ProgramState {
	/** It can be asked. */
	record Connected(ConnectedProgram program) implements ProgramState {
	}

	/**
	 * What came since the last time.
	 *
	 * @param watched the subscription; empty without one
	 * @param overview of the program; empty if it was not asked for this time
	 */
	record Update(List<EventData> events, Optional<Watched> watched, Optional<Overview> overview) implements ProgramState {
	}

	/**
	 * A subscription, and what became of its events so far.
	 *
	 * @param over why the program ended it; empty while it goes on
	 */
	record Watched(WatchSettings settings, long generated, long delivered, long dropped, Optional<String> over) {
		/** Events that wait in the program. */
		long queued() {
			return Math.max(0, generated - delivered - dropped);
		}
	}

	/** Its types with their sensors and numbers of objects. */
	record Overview(ServiceData service, List<TypeData> types) {
	}

	/** It has not answered for so many seconds. */
	record Late(long seconds) implements ProgramState {
	}

	/**
	 * It cannot be asked any more.
	 *
	 * @param isConnected whether it could be, before
	 */
	record Ended(String reason, boolean isConnected) implements ProgramState {
	}

	/** The program refused what was wanted of the subscription; the rest goes on. */
	record NotWatched(String reason) implements ProgramState {
	}

	/** The user wanted no more of it. */
	record Disconnected() implements ProgramState {
	}
}
