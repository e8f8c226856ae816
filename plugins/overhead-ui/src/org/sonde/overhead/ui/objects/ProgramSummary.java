/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.Plural;

/** The text above the tree: the program, what is watched, and what happened to its events. */
final class ProgramSummary {
	/** Where the links lead. */
	static final String WATCH = "watch";
	static final String DISCONNECT = "disconnect";
	static final String CHOOSE = "choose";
	static final String DETAILS = "details";
	/** Sensors that are named because they lost events. */
	private static final int NAMED = 3;

	private final LostEvents lost = new LostEvents();
	private String program = "";
	private Optional<ProgramState.Watched> watched = Optional.empty();
	private Optional<ProgramState.Overview> overview = Optional.empty();
	private boolean running;
	private long late;
	private Optional<String> ended = Optional.empty();
	private Optional<String> refused = Optional.empty();

	/** Another program. */
	void begin(String newProgram) {
		program = newProgram;
		watched = Optional.empty();
		overview = Optional.empty();
		ended = Optional.empty();
		refused = Optional.empty();
		running = false;
		late = 0;
		lost.clear();
	}

	void show(ProgramState.Update update) {
		late = 0;
		update.watched().ifPresent(now -> {
			if (!running || !watched.map(ProgramState.Watched::settings).equals(Optional.of(now.settings()))) {
				lost.clear();
				refused = Optional.empty();
			}
			watched = update.watched();
		});
		running = update.watched().filter(now -> now.over().isEmpty()).isPresent();
		if (update.watched().filter(now -> now.settings().object() == 0).isPresent()) {
			lost.add(update.events());
		}
		overview = update.overview().or(() -> overview);
	}

	void late(long seconds) {
		late = seconds;
	}

	/** @param reason why it cannot be asked any more */
	void end(String reason) {
		ended = Optional.of(reason);
	}

	/** @param reason why nothing is watched */
	void refuse(String reason) {
		watched = Optional.empty();
		running = false;
		refused = Optional.of(reason);
	}

	/** Whether events come. */
	boolean isWatched() {
		return running && ended.isEmpty();
	}

	/** The subscription, if there is one. */
	Optional<WatchSettings> settings() {
		return watched.filter(one -> isWatched()).map(ProgramState.Watched::settings);
	}

	/** Problems of the monitoring, and sensors whose code has not run. */
	List<String> details() {
		List<String> lines = new ArrayList<>();
		overview.ifPresent(now -> {
			for (String sensor : now.service().getMissing()) {
				lines.add(NLS.bind(Messages.ProgramSummary_missing, sensor));
			}
			lines.addAll(List.of(now.service().getProblems()));
		});
		return lines;
	}

	/** Returns the words with links. */
	String words() {
		List<String> sentences = new ArrayList<>();
		sentences.add(ended.map(ControlText::link).orElseGet(this::running));
		watched.ifPresent(now -> sentences.add(counts(now)));
		if (ended.isEmpty() && !isWatched()) {
			watched.flatMap(ProgramState.Watched::over)
					.ifPresent(over -> sentences.add(NLS.bind(Messages.ProgramSummary_over, ControlText.link(over))));
			refused.ifPresent(reason -> sentences.add(ControlText.link(reason)));
			sentences.add(Messages.ProgramSummary_notWatched);
		}
		if (ended.isPresent()) {
			sentences.add(Messages.ProgramSummary_ended);
		}
		List<String> details = details();
		if (!details.isEmpty()) {
			sentences.add(Plural.bind(Messages.ProgramSummary_details, details.size()));
		}
		return String.join(" ", sentences);
	}

	private String running() {
		if (late > 0) {
			return NLS.bind(Messages.ProgramSummary_late, ControlText.link(program), late);
		}
		return overview
				.map(now -> Plural.bind(Messages.ProgramSummary_objects, now.service().getObjectCount(), (long) now.types().size(),
						ControlText.link(program)))
				.orElseGet(() -> NLS.bind(Messages.ProgramSummary_reading, ControlText.link(program)));
	}

	private String counts(ProgramState.Watched now) {
		String counts = Plural.bind(isWatched() ? Messages.ProgramSummary_watched : Messages.ProgramSummary_wasWatched, now.delivered(),
				now.queued(), ControlText.link(WatchText.of(now.settings())));
		if (ended.isPresent() && now.queued() > 0) {
			counts += " " + Plural.bind(Messages.ProgramSummary_notReceived, now.queued());
		}
		return now.dropped() == 0 ? counts : counts + " " + dropped(now);
	}

	private String dropped(ProgramState.Watched now) {
		String words = Plural.bind(Messages.ProgramSummary_dropped, now.dropped());
		Map<String, Long> by = lost.bySensor();
		if (!by.isEmpty()) {
			String named = by.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(NAMED)
					.map(entry -> NLS.bind(Messages.ProgramSummary_ofSensor, Digits.grouped(entry.getValue().toString()), entry.getKey()))
					.collect(Collectors.joining(", "));
			words += " " + NLS.bind(by.size() > NAMED ? Messages.ProgramSummary_lostMore : Messages.ProgramSummary_lost,
					ControlText.link(named), by.size() - NAMED);
		}
		return words;
	}
}
