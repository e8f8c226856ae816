/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

/**
 * Keeps sets that cannot be stored where they belong: what took hours to measure is not lost because a folder has gone or a disk is full.
 */
public final class RescuedSets {

	private RescuedSets() {
	}

	/** Writes them into a new folder among the system's temporary files, and says so, or that this failed, too. */
	public static String keep(Collection<ResultSet> sets) {
		try {
			Path folder = TemporaryFiles.newFolder("sonde-results");
			for (ResultSet set : sets) {
				Files.write(folder.resolve(set.id() + ".json"), ResultSetDocument.of(set).toBytes());
			}
			return "The measurements are in " + folder + " instead. Copy them to where you want them.";
		} catch (IOException e) {
			return "The measurements cannot be kept in " + System.getProperty("java.io.tmpdir") + " either: " + IoErrorText.inWords(e)
					+ ".";
		}
	}
}
