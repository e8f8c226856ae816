/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Java that programs can be run with. */
record Jdk(Path home, int feature) {
	private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");
	/** Where Debian and most installers put them. */
	private static final Path USUAL = Path.of("/usr/lib/jvm");
	/** The oldest that the programs of the tests are compiled for. */
	private static final int OLDEST = 17;

	/** The Java of the tests. */
	static Jdk running() {
		return new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
	}

	/** The oldest and the newest of the machine's that run the programs; one alone if there is no other. */
	static List<Jdk> oldestAndNewest() throws IOException {
		Map<Integer, Jdk> found = new TreeMap<>(Map.of(running().feature(), running()));
		if (Files.isDirectory(USUAL)) {
			try (Stream<Path> homes = Files.list(USUAL)) {
				for (Path home : homes.sorted().toList()) {
					Path release = home.resolve("release");
					Matcher version = VERSION.matcher(Files.isRegularFile(release) ? Files.readString(release) : "");
					if (version.find() && Files.isExecutable(home.resolve("bin/java"))) {
						int feature = Integer.parseInt(version.group(1));
						found.putIfAbsent(feature, new Jdk(home, feature));
					}
				}
			}
		}
		List<Jdk> fit = new ArrayList<>(found.values().stream().filter(jdk -> jdk.feature() >= OLDEST).toList());
		return fit.size() < 2 ? fit : List.of(fit.getFirst(), fit.getLast());
	}

	@Override
	public String toString() {
		return "Java " + feature;
	}
}
