/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.ElasticApm;
import org.sonde.instrumentation.export.OpenTelemetry;
import org.sonde.instrumentation.export.OpenTelemetryYaml;
import org.sonde.instrumentation.export.ProgramClasses;

/** Reads plans back from the files of the agents that they can be exported to. */
public final class AgentConfigs {
	/** The largest file, in bytes. 5,000 methods take less than 2 MiB in the longest format. */
	static final int MAX_BYTES = 64 << 20;

	/** The format of a file, recognised by its content. Files are read in this order: those that weave before those that switch. */
	private enum Format {
		ASPECTJ(Agent.KIEKER_ASPECTJ), VARIABLES(Agent.KIEKER_BYTE_BUDDY), OPENTELEMETRY(Agent.OPENTELEMETRY),
		OPENTELEMETRY_YAML(Agent.OPENTELEMETRY_YAML), ELASTIC(Agent.ELASTIC),
		INSPECTIT(Agent.INSPECTIT), JMC(Agent.JMC), JFR(Agent.JFR), SWITCHES(Agent.KIEKER_ADAPTIVE),
		KIEKER_PROPERTIES(Agent.KIEKER_ADAPTIVE),
		COMMENTS(null);

		private final Agent agent;

		Format(Agent agent) {
			this.agent = agent;
		}
	}

	private record Source(Path file, String text) {
	}

	private AgentConfigs() {
	}

	/**
	 * The plan that the files of one agent say. Their formats are seen from their contents.
	 *
	 * @param files   all that belong together, such as AspectJ's configuration and the list of what is switched off; a folder stands for
	 *                all files in it, as an export writes them
	 * @param wanted  the agent they must be of; empty if any will do
	 * @param classes the known classes of the program: formats that name methods by less than their signature are looked
	 *                up in them
	 * @throws AgentConfigException if a file is of no agent, of another agent, or broken; the message names file, place and remedy
	 * @throws IOException          if a file cannot be read
	 */
	public static ImportedPlan read(List<Path> files, Optional<Agent> wanted, ProgramClasses classes) throws IOException {
		Map<Format, List<Source>> sources = new EnumMap<>(Format.class);
		for (Path file : expanded(files)) {
			Source source = new Source(file, text(file));
			sources.computeIfAbsent(format(source), format -> new ArrayList<>()).add(source);
		}
		Agent agent = agent(sources, wanted);
		ImportDraft draft = new ImportDraft(classes);
		boolean woven = sources.containsKey(Format.ASPECTJ);
		boolean switched = sources.containsKey(Format.SWITCHES);
		for (Map.Entry<Format, List<Source>> entry : sources.entrySet()) {
			for (Source source : entry.getValue()) {
				read(entry.getKey(), source, woven, switched, draft);
			}
		}
		return draft.finish(agent);
	}

	private static void read(Format format, Source source, boolean woven, boolean switched, ImportDraft draft) throws AgentConfigException {
		String file = source.file().toString();
		switch (format) {
			case ASPECTJ -> KiekerReader.aspects(source.text(), file, draft);
			case VARIABLES -> {
				Set<String> types = KiekerReader.variables(source.text(), file, draft);
				if (!switched) {
					KiekerReader.wholeClasses(types, file, draft);
				}
			}
			case OPENTELEMETRY -> NameListReader.openTelemetry(
					NameListReader.properties(source.text(), file).getProperty(OpenTelemetry.INCLUDE),
					NameListReader.place(source.text(), OpenTelemetry.INCLUDE, file), draft);
			case OPENTELEMETRY_YAML -> OpenTelemetryYamlReader.read(source.text(), file, draft);
			case ELASTIC -> NameListReader.elastic(
					NameListReader.properties(source.text(), file).getProperty(ElasticApm.TRACE_METHODS),
					NameListReader.place(source.text(), ElasticApm.TRACE_METHODS, file), draft);
			case INSPECTIT -> InspectItReader.read(source.text(), file, draft);
			case JMC -> JmcReader.read(source.text(), file, draft);
			case JFR -> FlightSettingsReader.read(source.text(), file, draft);
			case SWITCHES -> KiekerReader.switches(source.text(), file, woven, draft);
			case KIEKER_PROPERTIES, COMMENTS -> { } // it selects nothing
		}
	}

	private static List<Path> expanded(List<Path> paths) throws IOException {
		List<Path> all = new ArrayList<>();
		for (Path path : paths) {
			if (Files.isDirectory(path)) {
				try (Stream<Path> found = Files.walk(path)) {
					found.filter(Files::isRegularFile).sorted().forEach(all::add);
				}
			} else {
				all.add(path);
			}
		}
		if (all.isEmpty()) {
			throw new AgentConfigException(paths.getFirst().toString(), "the folder is empty; choose one that an export wrote");
		}
		return all;
	}

	private static String text(Path file) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			byte[] bytes = in.readNBytes(MAX_BYTES + 1);
			if (bytes.length > MAX_BYTES) {
				throw new AgentConfigException(file.toString(),
						"the file is larger than " + (MAX_BYTES >> 20) + " MiB, which no configuration is; choose another");
			}
			return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
		} catch (CharacterCodingException e) {
			throw new AgentConfigException(file.toString(), "the file is not UTF-8 text; convert it, or choose another", e);
		}
	}

	private static Format format(Source source) throws AgentConfigException {
		String text = source.text().strip();
		if (text.startsWith("<")) {
			return switch (ClosedXml.root(text)) {
				case "aspectj" -> Format.ASPECTJ;
				case "jfragent" -> Format.JMC;
				case "configuration" -> Format.JFR;
				default -> throw unknown(source);
			};
		}
		if (text.lines().allMatch(line -> line.isBlank() || line.stripLeading().startsWith("#"))) {
			return Format.COMMENTS;
		}
		if (KiekerReader.hasVariables(text)) {
			return Format.VARIABLES;
		}
		if (text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#"))
				.findFirst().filter(line -> line.matches("[+-]\\s+\\S.*")).isPresent()) {
			return Format.SWITCHES;
		}
		if (text.lines().anyMatch(line -> line.startsWith("inspectit:") || line.startsWith("inspectit :"))) {
			return Format.INSPECTIT;
		}
		if (text.lines().anyMatch(line -> line.startsWith(OpenTelemetryYaml.INSTRUMENTATION + ":"))) {
			return Format.OPENTELEMETRY_YAML;
		}
		Properties properties = NameListReader.properties(text, source.file().toString());
		if (properties.containsKey(OpenTelemetry.INCLUDE)) {
			return Format.OPENTELEMETRY;
		}
		if (properties.containsKey(ElasticApm.TRACE_METHODS)) {
			return Format.ELASTIC;
		}
		if (properties.stringPropertyNames().stream().anyMatch(name -> name.startsWith("kieker.monitoring."))) {
			return Format.KIEKER_PROPERTIES;
		}
		throw unknown(source);
	}

	private static AgentConfigException unknown(Source source) {
		return new AgentConfigException(source.file().toString(),
				"the file is not one of a known agent: " + String.join(", ",
						Agent.keywords()) + "; choose another file");
	}

	private static Agent agent(Map<Format, List<Source>> sources, Optional<Agent> wanted) throws AgentConfigException {
		Agent found = null;
		List<Source> comments = sources.getOrDefault(Format.COMMENTS, List.of());
		if (sources.keySet().equals(Set.of(Format.COMMENTS))) {
			throw new AgentConfigException(comments.getFirst().file().toString(), "the file is empty but for comments; choose another");
		}
		for (Map.Entry<Format, List<Source>> entry : sources.entrySet()) {
			Agent one = entry.getKey().agent;
			if (one == null) {
				continue;
			}
			Source source = entry.getValue().getFirst();
			boolean fits = wanted
					.map(agent -> agent == one || one == Agent.JFR && agent == Agent.JFR_TIMING
							|| one == Agent.KIEKER_ADAPTIVE && agent.keyword().startsWith("kieker-"))
					.orElse(true);
			boolean together = found == null || found == one || one == Agent.KIEKER_ADAPTIVE && found.keyword().startsWith("kieker-");
			if (!fits) {
				throw new AgentConfigException(source.file().toString(), "the file is for " + one.keyword() + ", not for "
						+ wanted.get().keyword() + "; choose another file or agent");
			}
			if (!together) {
				throw new AgentConfigException(source.file().toString(), "the file is for " + one.keyword() + ", others are for "
						+ found.keyword() + "; import them one after the other");
			}
			found = found == null ? one : found;
		}
		return wanted.orElse(found);
	}
}
