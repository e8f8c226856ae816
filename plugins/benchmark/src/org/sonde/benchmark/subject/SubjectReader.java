/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.regex.UserExpression;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.json.JsonTree;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

/**
 * Reads descriptors of subjects (docs/dev/benchmark-subjects.md). What all configurations have in common stands once in {@code common}: its
 * arguments come before those of a configuration of a phase other than {@code none}.
 */
public final class SubjectReader {

	private static final String FORMAT = "sonde-benchmark-subject";
	private static final int VERSION = 1;
	private static final int MOST_BYTES = 1 << 20;

	private SubjectReader() {
	}

	/**
	 * @param warnings where fields are named that the format does not know
	 * @throws OverheadException naming file and place if the descriptor is malformed
	 * @throws BenchmarkException if the file is something else, or newer
	 */
	public static Subject read(Path file, List<String> warnings) throws OverheadException, BenchmarkException {
		try (InputStream in = Files.newInputStream(file)) {
			return read(in, file.toString(), warnings);
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, file, IoErrorText.inWords(e));
		}
	}

	/**
	 * A descriptor that is built in.
	 *
	 * @param beside the class that it lies beside
	 * @throws IllegalStateException if it is malformed, or has fields that the format does not know
	 */
	public static Subject builtIn(Class<?> beside, String name) {
		List<String> warnings = new ArrayList<>();
		try (InputStream in = beside.getResourceAsStream(name)) {
			Subject subject = read(in, name, warnings);
			if (!warnings.isEmpty()) {
				throw new IllegalStateException(name + ": " + warnings);
			}
			return subject;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		} catch (OverheadException | BenchmarkException e) {
			throw new IllegalStateException("a built-in descriptor is malformed", e);
		}
	}

	static Subject read(InputStream in, String name, List<String> warnings) throws OverheadException, BenchmarkException {
		JsonPlace root = new JsonPlace(name, "", JsonTree.read(in, name, MOST_BYTES), warnings);
		if (!root.isObject() || !root.has("format") || !root.get("format").text().equals(FORMAT)) {
			throw new BenchmarkException(BenchmarkProblem.NOT_A_SUBJECT, name);
		}
		int version = root.get("version").integer();
		if (version != VERSION) {
			throw new BenchmarkException(BenchmarkProblem.NEWER_SUBJECT, name, version, VERSION);
		}
		return subject(root, name, warnings);
	}

	private static Subject subject(JsonPlace root, String file, List<String> warnings) throws OverheadException {
		root.objectOf("format", "version", "id", "title", "framework", "weaver", "probeKind", "java", "artifacts", "parameters", "files",
				"sources", "common", "configurations", "conditions", "notes", "unmonitored");
		JavaRange java = java(root).orElse(new JavaRange(8, Integer.MAX_VALUE));
		Optional<JsonPlace> common = root.find("common");
		if (common.isPresent()) {
			common.get().objectOf("jvm", "classPath", "environment");
		}
		SortedMap<String, String> files = contents(root.find("files"));
		List<SubjectConfiguration> configurations = new ArrayList<>();
		for (JsonPlace place : root.get("configurations").elements()) {
			SubjectConfiguration configuration = configuration(place, common, files, java);
			configurations.add(configuration);
			if (configuration.phase() != Phase.NONE && configuration.addsNothing()) {
				warnings.add(file + ", " + place.pointer() + ": the configuration of phase " + configuration.phase().keyword()
						+ " adds no argument, class path, variable or probe to the JVM, so it runs like one without probes.");
			}
			if (configuration.phase() == Phase.WRITING && configurations.stream().anyMatch(other -> other != configuration
					&& other.phase() == Phase.WRITING && other.writer().equals(configuration.writer()))) {
				warnings.add(file + ", " + place.pointer() + ": two configurations have the writer "
						+ configuration.writer().map(writer -> '"' + writer + '"')
								.orElse("that is not named")
						+ ": estimates cannot distinguish their runs at several depths. Give each its own writer.");
			}
		}
		String id = root.get("id").text();
		String title = root.get("title").text();
		String framework = root.get("framework").text();
		Optional<String> weaver = root.optionalText("weaver");
		Optional<JsonPlace> kind = root.find("probeKind");
		Optional<ProbeKind> probeKind = kind.isEmpty() ? Optional.empty()
				: Optional.of(kind.get().as(text -> Keyword.of(ProbeKind.class, text)));
		SortedMap<String, String> artifacts = texts(root.find("artifacts"));
		SortedMap<String, String> parameters = texts(root.find("parameters"));
		SortedMap<String, String> sources = contents(root.find("sources"));
		Conditions conditions = conditions(root.find("conditions"));
		List<String> notes = list(root.find("notes"));
		boolean leavesMethodsOut = !root.has("unmonitored") || root.get("unmonitored").truth();
		return root.check(() -> new Subject(id, title, framework, weaver, probeKind, artifacts, sources, parameters, configurations,
				conditions, notes, leavesMethodsOut));
	}

	private static SubjectConfiguration configuration(JsonPlace place, Optional<JsonPlace> common, Map<String, String> commonFiles,
			JavaRange subjectJava)
			throws OverheadException {
		place.objectOf("id", "label", "phase", "predecessor", "java", "jvm", "classPath", "environment", "files", "writer", "probe",
				"mostThreads", "arrival");
		Phase phase = place.get("phase").as(text -> Keyword.of(Phase.class, text));
		List<String> jvm = new ArrayList<>();
		List<String> classPath = list(place.find("classPath"));
		SortedMap<String, String> environment = new TreeMap<>();
		if (common.isPresent() && phase != Phase.NONE) {
			jvm.addAll(list(common.get().find("jvm")));
			environment.putAll(texts(common.get().find("environment")));
			classPath = classPath.isEmpty() ? list(common.get().find("classPath")) : classPath;
		}
		jvm.addAll(list(place.find("jvm")));
		environment.putAll(texts(place.find("environment")));
		SortedMap<String, String> files = new TreeMap<>(commonFiles);
		files.putAll(contents(place.find("files")));
		List<String> path = classPath;
		String id = place.get("id").text();
		String label = place.get("label").text();
		JavaRange own = java(place).orElse(subjectJava);
		JavaRange java = subjectJava.and(own)
				.orElseThrow(() -> place.wrongValue("the subject does not support these Java releases"));
		Optional<String> predecessor = place.optionalText("predecessor");
		Optional<String> writer = place.optionalText("writer");
		Optional<String> probe = place.optionalText("probe");
		int mostThreads = place.has("mostThreads") ? place.get("mostThreads").integer() : Integer.MAX_VALUE;
		Arrival arrival = arrival(place.find("arrival"));
		return place.check(() -> new SubjectConfiguration(id, label, phase, predecessor, java, jvm, path, environment, files, writer, probe,
				mostThreads, arrival));
	}

	private static Conditions conditions(Optional<JsonPlace> given) throws OverheadException {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		if (given.isEmpty()) {
			return Conditions.NONE;
		}
		for (Map.Entry<String, String> condition : texts(given).entrySet()) {
			ConditionName name = given.get().check(() -> Keyword.of(ConditionName.class, condition.getKey()));
			conditions.put(name, new Condition.Stated(condition.getValue()));
		}
		return given.get().check(() -> new Conditions(conditions));
	}

	private static Optional<JavaRange> java(JsonPlace place) throws OverheadException {
		Optional<JsonPlace> range = place.find("java");
		if (range.isEmpty()) {
			return Optional.empty();
		}
		range.get().objectOf("from", "to");
		int from = range.get().get("from").integer();
		int to = range.get().has("to") ? range.get().get("to").integer() : Integer.MAX_VALUE;
		return Optional.of(range.get().check(() -> new JavaRange(from, to)));
	}

	private static Arrival arrival(Optional<JsonPlace> given) throws OverheadException {
		if (given.isEmpty()) {
			return new Arrival.Unchecked();
		}
		JsonPlace place = given.get().objectOf("printed", "at", "event", "counter", "perExecution", "perTrace", "perRun",
				"dropsWhenFull", "unsentPerThread");
		if (place.has("printed")) {
			return new Arrival.Printed(place.get("printed").as(UserExpression::of));
		}
		Arrival.Place where = place.get("at").as(text -> Keyword.of(Arrival.Place.class, text));
		Optional<String> counter = place.optionalText("counter");
		Optional<Arrival.FlightEvent> event = place.optionalText("event").map(type -> new Arrival.FlightEvent(type, counter));
		// A perTrace alone will do, but nothing at all would be taken for "none must arrive".
		int perTrace = place.has("perTrace") ? place.get("perTrace").integer() : 0;
		int perExecution = place.has("perTrace") && !place.has("perExecution") ? 0 : place.get("perExecution").integer();
		int perRun = place.has("perRun") ? place.get("perRun").integer() : 0;
		boolean dropsWhenFull = place.has("dropsWhenFull") && place.get("dropsWhenFull").truth();
		int unsentPerThread = place.has("unsentPerThread") ? place.get("unsentPerThread").integer() : 0;
		return place.check(
				() -> new Arrival.Counted(where, event, perExecution, perTrace, perRun, dropsWhenFull, unsentPerThread));
	}

	private static List<String> list(Optional<JsonPlace> place) throws OverheadException {
		List<String> texts = new ArrayList<>();
		if (place.isPresent()) {
			for (JsonPlace element : place.get().elements()) {
				texts.add(element.text());
			}
		}
		return texts;
	}

	private static SortedMap<String, String> texts(Optional<JsonPlace> place) throws OverheadException {
		SortedMap<String, String> texts = new TreeMap<>();
		if (place.isPresent()) {
			for (String name : place.get().names()) {
				texts.put(name, place.get().get(name).text());
			}
		}
		return texts;
	}

	/** Lines by the name of the file. */
	private static SortedMap<String, String> contents(Optional<JsonPlace> place) throws OverheadException {
		SortedMap<String, String> contents = new TreeMap<>();
		if (place.isPresent()) {
			for (String name : place.get().names()) {
				contents.put(name, String.join("\n", list(place.get().find(name))) + "\n");
			}
		}
		return contents;
	}
}
