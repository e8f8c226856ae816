/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.overhead.AtomicFile;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A plan in the files of one agent.
 *
 * @param files     content of each file, by its path in the folder of the export, with {@code /}
 * @param collecting methods that the agent weaves and that collect, in the plan's file order
 * @param deactivated methods that the agent weaves and keeps switched off, in the plan's file order
 * @param notes     where the export differs from the plan, or may differ; empty when it is exact
 */
public record AgentFiles(SortedMap<String, String> files, List<MethodSignature> collecting, List<MethodSignature> deactivated,
		List<ExactnessNote> notes) {
	/** Copies its arguments. */
	public AgentFiles {
		files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
		collecting = List.copyOf(collecting);
		deactivated = List.copyOf(deactivated);
		notes = List.copyOf(notes);
	}

	/**
	 * Writes the files in UTF-8, each atomically, and makes the folders they need. Files of an earlier export are replaced.
	 *
	 * @return the files written, in order of their paths
	 * @throws IOException if a folder or file cannot be written
	 */
	public List<Path> write(Path folder) throws IOException {
		List<Path> written = new ArrayList<>();
		for (Map.Entry<String, String> entry : files.entrySet()) {
			Path file = folder.resolve(entry.getKey());
			Files.createDirectories(file.getParent());
			AtomicFile.write(file, entry.getValue().getBytes(StandardCharsets.UTF_8));
			written.add(file);
		}
		return List.copyOf(written);
	}
}
