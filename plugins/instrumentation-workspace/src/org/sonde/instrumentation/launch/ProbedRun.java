/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.RunAgent;

/**
 * A run of a program with probes, and the folder that all of it is kept in: the plan as it was, what was exported, the log, and the
 * weaver's messages.
 *
 * @param folder  where it is kept
 * @param name    of the launch configuration
 * @param project name of the project whose plan it was
 * @param plan    the plan's file, as people name it
 * @param agent   that records
 * @param recordTo where the plan said that Kieker's records go
 * @param started when
 */
public record ProbedRun(Path folder, String name, String project, String plan, RunAgent agent, RecordTo recordTo, Instant started) {
	private static final String SETTINGS = "run.properties";
	private static final String PLAN = "plan.probes";
	private static final String MATCHES = "patterns.txt";
	private static final String MESSAGES = "weaver.txt";
	private static final String LOG = "log";

	/** The run whose log lies in a folder; empty if it is the log of something else. Reads files. */
	public static Optional<ProbedRun> ofLog(Path log) {
		Path folder = log.getParent();
		if (folder == null || !log.endsWith(LOG) || !Files.isRegularFile(folder.resolve(SETTINGS))) {
			return Optional.empty();
		}
		Properties settings = new Properties();
		try (Reader reader = Files.newBufferedReader(folder.resolve(SETTINGS))) {
			settings.load(reader);
			return Optional.of(new ProbedRun(folder, settings.getProperty("name", ""), settings.getProperty("project", ""),
					settings.getProperty("plan", ""), agent(settings), recordTo(settings),
					Instant.parse(settings.getProperty("started", ""))));
		} catch (IOException | IllegalArgumentException | DateTimeException e) {
			// Somebody changed the file: then the log is one like any other.
			return Optional.empty();
		}
	}

	/** Earlier versions of Sonde had one. */
	private static RunAgent agent(Properties settings) {
		return Keyword.of(RunAgent.class, settings.getProperty("agent", RunAgent.KIEKER_ASPECTJ.keyword()));
	}

	/** Runs of earlier versions of Sonde wrote text and did not say so. */
	private static RecordTo recordTo(Properties settings) {
		RecordTo known = RecordTo.get(settings.getProperty("recordTo", RecordTo.TEXT.getLiteral()));
		if (known == null) {
			throw new IllegalArgumentException("nothing is recorded to " + settings.getProperty("recordTo"));
		}
		return known;
	}

	/**
	 * Makes the folders of the run and writes down what it is.
	 *
	 * @param launched the plan, which later changes do not touch
	 * @param matches  what its patterns match in the program; empty if it has none
	 */
	void save(Plan launched, Optional<PlanMatches> matches) throws IOException {
		Files.createDirectories(log());
		PlanFiles.save(launched, folder.resolve(PLAN));
		if (matches.isPresent()) {
			AtomicFile.write(folder.resolve(MATCHES), MatchLines.write(matches.get()).getBytes(StandardCharsets.UTF_8));
		}
		Properties settings = new Properties();
		settings.setProperty("name", name);
		settings.setProperty("project", project);
		settings.setProperty("plan", plan);
		settings.setProperty("agent", agent.keyword());
		settings.setProperty("recordTo", recordTo.getLiteral());
		settings.setProperty("started", started.toString());
		StringWriter text = new StringWriter();
		settings.store(text, null);
		AtomicFile.write(folder.resolve(SETTINGS), text.toString().getBytes(StandardCharsets.UTF_8));
	}

	/** Whether what is recorded is stored. */
	public boolean isLogged() {
		return !agent.isKieker() || recordTo != RecordTo.DISCARD;
	}

	/** The folder in which Kieker makes the folder of the log. */
	public Path log() {
		return folder.resolve(LOG);
	}

	/** The plan as it was when the program started. Reads a file. */
	public Plan launchedPlan() throws IOException {
		return PlanFiles.load(folder.resolve(PLAN));
	}

	/** Returns what the plan's patterns matched when the program started. Empty if it had none. Reads a file. */
	public Optional<PlanMatches> launchedMatches() throws IOException {
		Path file = folder.resolve(MATCHES);
		return Files.exists(file) ? Optional.of(MatchLines.read(Files.readAllLines(file))) : Optional.empty();
	}

	void saveMessages(List<String> lines) throws IOException {
		AtomicFile.write(folder.resolve(MESSAGES), (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
	}

	/** Messages of AspectJ and the JVM about the weaving; empty while the program runs, and if there are none. Reads a file. */
	public List<String> messages() throws IOException {
		Path file = folder.resolve(MESSAGES);
		return Files.exists(file) ? Files.readAllLines(file).stream().filter(line -> !line.isEmpty()).toList() : List.of();
	}
}
