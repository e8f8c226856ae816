/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.published;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

/** Reads result sets that are resources of this bundle. */
final class BuiltInSets {

	private BuiltInSets() {
	}

	/** @param folder of the resources, empty or with a slash at its end */
	static List<ResultSet> read(String folder, List<String> ids) {
		List<ResultSet> sets = new ArrayList<>();
		for (String id : ids) {
			String resource = folder + id + ".json";
			try (InputStream in = open(resource)) {
				sets.add(ResultSetDocument.read(in, resource).resultSet());
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			} catch (OverheadException e) {
				throw new IllegalStateException("the bundle's resource " + resource + " is broken", e);
			}
		}
		return List.copyOf(sets);
	}

	static InputStream open(String resource) {
		InputStream in = BuiltInSets.class.getResourceAsStream(resource);
		if (in == null) {
			throw new IllegalStateException("the bundle lacks its resource " + resource);
		}
		return in;
	}
}
