/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.json.JsonTree;
import org.sonde.overhead.results.ResultSet;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A result-set file with everything that stands in it: changing its id, title or tags keeps the fields that this version of
 * Sonde does not know.
 */
public final class ResultSetDocument {
	private final ObjectNode tree;
	private final ResultSet set;
	private final List<String> warnings;

	private ResultSetDocument(ObjectNode tree, ResultSet set, List<String> warnings) {
		this.tree = tree;
		this.set = set;
		this.warnings = List.copyOf(warnings);
	}

	public static ResultSetDocument of(ResultSet set) {
		return new ResultSetDocument(ResultSetWriter.tree(set), set, List.of());
	}

	/** @throws OverheadException if the file cannot be read or is not a result set of a known version */
	public static ResultSetDocument read(Path file) throws OverheadException {
		return JsonTree.read(file, ResultSetDocument::read);
	}

	/**
	 * @param in read to its end, not closed
	 * @param name what messages call the file
	 */
	public static ResultSetDocument read(InputStream in, String name) throws OverheadException {
		JsonNode tree = ResultSetReader.tree(in, name);
		List<String> warnings = new ArrayList<>();
		ResultSet set = ResultSetReader.resultSet(tree, name, warnings);
		return new ResultSetDocument((ObjectNode) tree, set, warnings);
	}

	public ResultSet resultSet() {
		return set;
	}

	/** Fields that this version does not know, each with its place. */
	public List<String> warnings() {
		return warnings;
	}

	/** @throws IllegalArgumentException if the id is malformed */
	public ResultSetDocument withId(String id) {
		return with(copy().put("id", id));
	}

	/** @throws IllegalArgumentException if the title is empty */
	public ResultSetDocument withTitle(String title) {
		return with(copy().put("title", title));
	}

	/** @throws IllegalArgumentException if a tag is empty or has a comma */
	public ResultSetDocument withTags(Set<String> tags) {
		ObjectNode changed = copy();
		if (tags.isEmpty()) {
			changed.remove("tags");
		} else {
			ArrayNode array = changed.putArray("tags");
			new TreeSet<>(tags).forEach(array::add);
		}
		return with(changed);
	}

	/** The whole file as text, ending with a newline. */
	public String toJson() {
		return JsonText.of(tree);
	}

	/** Returns {@link #toJson} as the bytes of a file. */
	public byte[] toBytes() {
		return toJson().getBytes(StandardCharsets.UTF_8);
	}

	private ObjectNode copy() {
		return tree.deepCopy();
	}

	private ResultSetDocument with(ObjectNode changed) {
		try {
			return new ResultSetDocument(changed, ResultSetReader.resultSet(changed, set.id(), new ArrayList<>()), warnings);
		} catch (OverheadException e) {
			throw new IllegalArgumentException(e.getMessage(), e);
		}
	}
}
