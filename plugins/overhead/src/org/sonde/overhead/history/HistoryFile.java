/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.history;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.files.FileUpdate;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.json.JsonTree;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Unit;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Histories as JSON in UTF-8, format {@code sonde-benchmark-history}; docs/dev/import.md describes it. The same history gives the
 * same bytes.
 */
public final class HistoryFile {

	/** The {@code format} field. */
	public static final String FORMAT = "sonde-benchmark-history";
	/** The newest format version that is read, and the one that is written. */
	public static final int VERSION = 1;
	/** Larger files are refused. */
	public static final int MAX_BYTES = 64 << 20;

	private HistoryFile() {
	}

	/**
	 * A history and what is odd about its file.
	 *
	 * @param warnings fields that this version does not know, each with its place
	 */
	public record Result(BenchmarkHistory history, List<String> warnings) {
		public Result {
			warnings = List.copyOf(warnings);
		}
	}

	/** Whether a file with this beginning means to be a history. */
	public static boolean isHistory(byte[] beginning) {
		return new String(beginning, StandardCharsets.ISO_8859_1).contains(FORMAT);
	}

	/** @throws OverheadException if the file cannot be read or is not a history of a known version */
	public static Result read(Path file) throws OverheadException {
		return JsonTree.read(file, HistoryFile::read);
	}

	/**
	 * @param in read to its end, not closed
	 * @param name what messages call the file
	 */
	public static Result read(InputStream in, String name) throws OverheadException {
		List<String> warnings = new ArrayList<>();
		JsonPlace root = new JsonPlace(name, "", JsonTree.read(in, name, MAX_BYTES), warnings);
		if (!root.isObject() || !root.has("format") || !FORMAT.equals(root.get("format").text())) {
			throw new OverheadException(OverheadProblem.NOT_A_HISTORY, name);
		}
		int version = root.get("version").integer();
		if (version > VERSION) {
			throw new OverheadException(OverheadProblem.NEWER_HISTORY, name, version, VERSION);
		}
		root.objectOf("format", "version", "id", "title", "source", "suites");
		String id = root.get("id").text();
		String title = root.get("title").text();
		Source source = source(root.get("source"));
		List<Suite> suites = new ArrayList<>();
		for (JsonPlace suite : root.get("suites").elements()) {
			suites.add(suite(suite));
		}
		return new Result(root.check(() -> new BenchmarkHistory(id, title, source, suites)), warnings);
	}

	private static Source source(JsonPlace place) throws OverheadException {
		place.objectOf("citation", "year", "place", "notes");
		String citation = place.get("citation").text();
		int year = place.get("year").integer();
		String where = place.get("place").text();
		List<String> notes = new ArrayList<>();
		Optional<JsonPlace> list = place.find("notes");
		if (list.isPresent()) {
			for (JsonPlace note : list.get().elements()) {
				notes.add(note.text());
			}
		}
		return place.check(() -> new Source(citation, year, Optional.empty(), where, notes));
	}

	private static Suite suite(JsonPlace place) throws OverheadException {
		place.objectOf("name", "tracks");
		String name = place.get("name").text();
		List<Track> tracks = new ArrayList<>();
		for (JsonPlace track : place.get("tracks").elements()) {
			tracks.add(track(track));
		}
		return place.check(() -> new Suite(name, tracks));
	}

	private static Track track(JsonPlace place) throws OverheadException {
		place.objectOf("label", "unit", "points");
		String label = place.get("label").text();
		Unit unit = place.get("unit").as(text -> Keyword.of(Unit.class, text));
		List<Point> points = new ArrayList<>();
		for (JsonPlace point : place.get("points").elements()) {
			points.add(point(point));
		}
		return place.check(() -> new Track(label, unit, points));
	}

	private static Point point(JsonPlace place) throws OverheadException {
		place.objectOf("time", "revision", "value", "standardDeviation", "repaired");
		Instant time = place.get("time").as(HistoryFile::time);
		Optional<String> revision = place.optionalText("revision");
		BigDecimal value = place.get("value").number();
		Optional<BigDecimal> deviation = place.optionalNumber("standardDeviation");
		Optional<JsonPlace> repaired = place.find("repaired");
		boolean isRepaired = repaired.isPresent() && repaired.get().truth();
		return place.check(() -> new Point(time, revision, value, deviation, isRepaired));
	}

	private static Instant time(String text) {
		try {
			return Instant.parse(text);
		} catch (DateTimeException e) {
			throw new IllegalArgumentException("a time looks like 2026-03-01T12:00:00Z, found \"" + text + "\"", e);
		}
	}

	/** The whole file as text, ending with a newline. */
	public static String toJson(BenchmarkHistory history) {
		ObjectNode root = JsonText.MAPPER.createObjectNode();
		root.put("format", FORMAT).put("version", VERSION).put("id", history.id()).put("title", history.title());
		Source source = history.source();
		ObjectNode sourceNode = root.putObject("source").put("citation", source.citation()).put("year", source.year())
				.put("place", source.place());
		if (!source.notes().isEmpty()) {
			ArrayNode notes = sourceNode.putArray("notes");
			source.notes().forEach(notes::add);
		}
		ArrayNode suites = root.putArray("suites");
		for (Suite suite : history.suites()) {
			ArrayNode tracks = suites.addObject().put("name", suite.name()).putArray("tracks");
			for (Track track : suite.tracks()) {
				ArrayNode points = tracks.addObject().put("label", track.label()).put("unit", track.unit().keyword())
						.putArray("points");
				track.points().forEach(point -> point(points.addObject(), point));
			}
		}
		return JsonText.of(root);
	}

	private static void point(ObjectNode node, Point point) {
		node.put("time", point.time().toString());
		point.revision().ifPresent(revision -> node.put("revision", revision));
		node.put("value", point.value());
		point.standardDeviation().ifPresent(deviation -> node.put("standardDeviation", deviation));
		if (point.repaired()) {
			node.put("repaired", true);
		}
	}

	/** Writes a new history, as a whole or not at all; nothing that is there is overwritten. */
	public static void create(BenchmarkHistory history, Path file) throws OverheadException {
		try {
			FileUpdate.create(file, toJson(history).getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
	}
}
