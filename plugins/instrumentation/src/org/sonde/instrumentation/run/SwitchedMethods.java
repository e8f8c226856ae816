/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.KiekerAspectJ;

/**
 * The methods whose probes were switched while a program ran. Of their calls, the log has only a part.
 *
 * @param methods as {@link org.sonde.instrumentation.plan.MethodSignature#toString} spells them
 */
public record SwitchedMethods(Set<String> methods) {
	/** None was switched. */
	public static final SwitchedMethods NONE = new SwitchedMethods(Set.of());
	/** A file in the folder of the export: a method a line. */
	private static final String FILE = "switched";
	/** From the folder that Kieker writes into up to that of the run. */
	private static final int LEVELS = 2;
	private static final String QUOTED = "\\Q";
	private static final String QUOTED_END = "\\E";

	/** Copies its argument. */
	public SwitchedMethods {
		methods = Set.copyOf(methods);
	}

	/**
	 * Of the runs that recorded these logs; none of logs from elsewhere.
	 *
	 * @throws IOException if a file cannot be read
	 */
	public static SwitchedMethods ofLogs(List<Path> logs) throws IOException {
		Set<String> all = new TreeSet<>();
		for (Path log : logs) {
			for (Path export : exports(log)) {
				all.addAll(in(export));
			}
		}
		return new SwitchedMethods(all);
	}

	/** The folder of the export for the run that recorded the log; none of a log from elsewhere. */
	static List<Path> exports(Path log) {
		List<Path> exports = new ArrayList<>();
		Path folder = log.toAbsolutePath().normalize();
		for (int level = 0; level <= LEVELS && folder != null; level++) {
			if (Files.isRegularFile(folder.resolve(KiekerAspectJ.ADAPTIVE))) {
				exports.add(folder);
			}
			folder = folder.getParent();
		}
		return exports;
	}

	/** Whether probes of a run were switched. */
	static boolean any(Path export) {
		return Files.exists(export.resolve(FILE));
	}

	/**
	 * Adds the methods whose probes are about to be switched.
	 *
	 * @param before what the program read
	 * @param after  what it reads next
	 */
	static void add(Path export, String before, String after) throws IOException {
		Set<String> all = new TreeSet<>(in(export));
		Set<String> off = off(before);
		Set<String> then = off(after);
		Stream.concat(off.stream(), then.stream()).filter(method -> off.contains(method) != then.contains(method)).forEach(all::add);
		Files.write(export.resolve(FILE), all);
	}

	private static Set<String> in(Path export) throws IOException {
		return any(export) ? Set.copyOf(Files.readAllLines(export.resolve(FILE))) : Set.of();
	}

	/** Kieker's patterns quote the methods. */
	private static Set<String> off(String adaptive) {
		return adaptive.lines().filter(line -> line.startsWith("- ") && line.contains(QUOTED) && line.contains(QUOTED_END))
				.map(line -> line.substring(line.indexOf(QUOTED) + QUOTED.length(), line.indexOf(QUOTED_END)))
				.collect(Collectors.toSet());
	}

	/** What that means for the figures; empty if none was switched. */
	public Optional<String> sentence() {
		return methods.isEmpty() ? Optional.empty()
				: Optional.of("Probes of " + Counted.of(methods.size(), "method") + " were switched while the program ran. "
						+ "Their calls per second are unknown, because the log has only a part of their calls. "
						+ "Callers, durations and gaps are left out for all probes.");
	}
}
