/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.FlightRecorder;
import org.sonde.instrumentation.export.KiekerAdaptive;
import org.sonde.instrumentation.export.KiekerAgents;
import org.sonde.instrumentation.export.KiekerByteBuddy;
import org.sonde.instrumentation.export.KiekerWriter;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.export.OpenTelemetryYaml;

/**
 * How a program is started with an agent.
 *
 * @param agent     the agent
 * @param export    folder the plan was exported to
 * @param jar       of the agent; empty if Sonde or the JVM brings it along
 * @param logFolder existing folder for what is recorded
 */
public record AgentLaunch(RunAgent agent, Path export, Optional<Path> jar, Path logFolder) {
	/** The first Java whose recorder traces methods (JEP 520). */
	public static final int FIRST_JAVA_OF_TRACING = 25;
	/** The first Java that OpenTelemetry's agent runs on. */
	private static final int FIRST_JAVA_OF_SPANS = 8;
	private static final int FIRST_JAVA_UNKNOWN_TO_BYTE_BUDDY = 24;
	private static final String RECORDING = "recording.jfr";
	private static final String SPANS = "spans.jsonl";

	/**
	 * How the program is started.
	 *
	 * @param arguments   added behind those of its JVM
	 * @param classPath   in place of its own
	 * @param environment variables that are set
	 */
	public record Start(List<String> arguments, List<Path> classPath, Map<String, String> environment) {
		public Start {
			arguments = List.copyOf(arguments);
			classPath = List.copyOf(classPath);
			environment = Map.copyOf(environment);
		}
	}

	/**
	 * What AspectJ weaves, for Kieker with AspectJ; other agents do not ask.
	 *
	 * @param types    binary names of the types that declare planned methods
	 * @param patterns whether AspectJ matches patterns besides, in any type that is loaded
	 * @param agents   folder that Kieker and AspectJ's weaver are unpacked to
	 */
	public record Weaving(Collection<String> types, boolean patterns, Path agents) {
	}

	/**
	 * The start of a program with the agent.
	 *
	 * @param program   as it would be started without it
	 * @param classPath of the program
	 * @param files     what {@link #files} gave
	 * @throws IOException     if the agents cannot be unpacked
	 * @throws LaunchException if the program cannot be started with the agent
	 */
	public Start start(ProgramStart program, List<Path> classPath, AgentFiles files, Weaving weaving) throws IOException, LaunchException {
		if (agent != RunAgent.KIEKER_ASPECTJ) {
			return new Start(additions(program), classPath,
					agent == RunAgent.KIEKER_BYTEBUDDY ? KiekerByteBuddy.environment(files) : Map.of());
		}
		KiekerAgents agents = KiekerAgents.unpack(weaving.agents());
		KiekerLaunch kieker = new KiekerLaunch(export, agents.weaver(), logFolder);
		boolean objects = files.watchesObjects();
		if (objects) {
			ObjectLaunch.check(program);
		}
		// Watched fields are assigned in any type.
		List<String> arguments = kieker.observed(kieker.additions(program, weaving.types(), weaving.patterns() || objects));
		return new Start(objects ? ObjectLaunch.added(arguments, export) : arguments, agents.classPath(classPath), Map.of());
	}

	/**
	 * The files of the export as they must be for a run.
	 *
	 * @param exported the plan, exported for {@link RunAgent#target}
	 */
	public AgentFiles files(AgentFiles exported) {
		return switch (agent) {
			case OPENTELEMETRY -> OpenTelemetryYaml.recordingTo(exported, logFolder.resolve(SPANS));
			case KIEKER_ASPECTJ -> ObjectWeaving.loggingTo(exported, export.resolve(ObjectWeaving.LOG));
			case KIEKER_BYTEBUDDY, JFR, JFR_TIMING -> exported;
		};
	}

	private List<String> additions(ProgramStart program) throws LaunchException {
		return switch (agent) {
			case KIEKER_ASPECTJ -> throw new IllegalStateException("woven from outside");
			case KIEKER_BYTEBUDDY -> byteBuddy(program);
			case OPENTELEMETRY -> openTelemetry(program);
			case JFR, JFR_TIMING -> recorder(program);
		};
	}

	private List<String> byteBuddy(ProgramStart program) throws LaunchException {
		needs(KiekerLaunch.FIRST_JAVA, program);
		refuseOther("kieker", program);
		List<String> arguments = new ArrayList<>(List.of("-javaagent:" + jar.orElseThrow()));
		if (program.javaFeature() >= FIRST_JAVA_UNKNOWN_TO_BYTE_BUDDY) {
			arguments.add("-Dnet.bytebuddy.experimental=true");
		}
		arguments.add("-Dkieker.monitoring.configuration=" + exported(KiekerByteBuddy.PROPERTIES));
		arguments.add("-Dkieker.monitoring.adaptiveMonitoring.configFile=" + exported(KiekerAdaptive.FILE));
		arguments.add(KiekerWriter.logFolder(logFolder));
		return List.copyOf(arguments);
	}

	private List<String> openTelemetry(ProgramStart program) throws LaunchException {
		needs(FIRST_JAVA_OF_SPANS, program);
		refuseOther("opentelemetry-javaagent", program);
		return List.of("-javaagent:" + jar.orElseThrow(), "-Dotel.config.file=" + exported(OpenTelemetryYaml.YAML));
	}

	private List<String> recorder(ProgramStart program) throws LaunchException {
		needs(FIRST_JAVA_OF_TRACING, program);
		if ((export.toAbsolutePath().toString() + logFolder.toAbsolutePath()).contains(",")) {
			throw new LaunchException(LaunchProblem.COMMA_IN_PATH, export.toAbsolutePath());
		}
		// Messages about the recorder's start would be part of the program's output.
		return List.of("-Xlog:jfr+startup=error",
				"-XX:StartFlightRecording:name=sonde,settings=" + exported(FlightRecorder.SETTINGS) + ",maxsize=0,filename="
						+ logFolder.resolve(RECORDING).toAbsolutePath());
	}

	private void needs(int first, ProgramStart program) throws LaunchException {
		if (program.javaFeature() < first) {
			throw new LaunchException(LaunchProblem.JAVA_TOO_OLD_FOR_AGENT, program.javaFeature(), agent.title(), first);
		}
	}

	private void refuseOther(String name, ProgramStart program) throws LaunchException {
		Optional<Path> other = program.agents().stream()
				.filter(one -> one.getFileName().toString().toLowerCase(Locale.ROOT).startsWith(name)).findFirst();
		if (other.isPresent()) {
			throw new LaunchException(LaunchProblem.SAME_AGENT, "-javaagent:" + other.get());
		}
	}

	private Path exported(String file) {
		return export.resolve(file).toAbsolutePath();
	}
}
