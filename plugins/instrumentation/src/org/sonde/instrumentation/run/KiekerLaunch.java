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
import java.util.Optional;

import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.KiekerWriter;

/**
 * How a program is started with the probes of an exported plan. A newer AspectJ weaver than the one inside Kieker's jar is both
 * the agent and first on the class path, which is what works from Java 17 to 25.
 *
 * @param export    folder the plan was exported to
 * @param weaver    aspectjweaver, 1.9.24 or newer
 * @param logFolder existing folder that Kieker makes the folder of its log in
 */
public record KiekerLaunch(Path export, Path weaver, Path logFolder) {
	/** The first Java that runs Kieker 2.0; AspectJ's weaver is content with Java 8. */
	public static final int FIRST_JAVA = 11;
	/** How often a program started by {@link #switching} looks whether probes were switched, in seconds. */
	public static final int SWITCHING_SECONDS = 1;

	private static final int FIRST_JAVA_WARNING_OF_UNSAFE = 24;
	private static final String UNSAFE = "--sun-misc-unsafe-memory-access";
	private static final String LOADERS_TO_SKIP = "aj.weaving.loadersToSkip";
	private static final String PLATFORM_LOADER = "jdk.internal.loader.ClassLoaders$PlatformClassLoader";
	/** Argument that names the files that the weaver reads, separated by semicolons. */
	static final String CONFIGURATION = "-Dorg.aspectj.weaver.loadtime.configuration";
	/** The places where AspectJ looks by default. */
	private static final String USUAL_CONFIGURATION = "META-INF/aop.xml;META-INF/aop-ajc.xml;org/aspectj/aop.xml";

	/**
	 * Arguments that are added behind those of a program's JVM, all but the class path. Other agents stay in front: some, such as
	 * JaCoCo's, must see the classes as they were compiled. Where AspectJ's weaver is one of them, its own aspects go on being woven.
	 *
	 * @param types    binary names of the types that declare planned methods
	 * @param patterns whether AspectJ matches patterns besides, in any type that is loaded
	 * @throws LaunchException if the program cannot be started with Kieker's probes
	 */
	public List<String> additions(ProgramStart program, Collection<String> types, boolean patterns) throws LaunchException {
		check(program);
		List<String> arguments = new ArrayList<>();
		if (program.javaFeature() >= FIRST_JAVA_WARNING_OF_UNSAFE && !program.hasOption(UNSAFE)) {
			arguments.add(UNSAFE + "=allow");
		}
		boolean woven = program.hasWeaver();
		if (!woven) {
			arguments.add("-javaagent:" + weaver);
		}
		arguments.add("-D" + LOADERS_TO_SKIP + "=" + program.property(LOADERS_TO_SKIP).map(theirs -> theirs + ",").orElse("")
				+ PLATFORM_LOADER);
		// Named, because the weaver would otherwise merge every META-INF/aop.xml that it finds. Not encoded as an address, because
		// the weaver does not decode it.
		Optional<String> theirs = program.property(CONFIGURATION.substring("-D".length()))
				.or(() -> woven ? Optional.of(USUAL_CONFIGURATION) : Optional.empty());
		arguments.add(CONFIGURATION + "=" + theirs.map(names -> names + ";").orElse("") + "file:"
				+ exported(KiekerAspectJ.AOP_XML));
		arguments.add("-Dkieker.monitoring.configuration=" + exported(KiekerAspectJ.PROPERTIES));
		arguments.add("-Dkieker.monitoring.adaptiveMonitoring.configFile=" + exported(KiekerAspectJ.ADAPTIVE));
		arguments.add(KiekerWriter.logFolder(logFolder));
		if (!program.modulePath().isEmpty()) {
			// A program that starts in a module gets only the modules it asks for, and knows nothing of what Kieker and AspectJ need.
			arguments.add("--add-modules=ALL-DEFAULT");
			WovenModules.of(program, types, patterns).forEach(module -> arguments.add("--add-reads=" + module + "=ALL-UNNAMED"));
		}
		return List.copyOf(arguments);
	}

	/**
	 * The additions with an observer of the weaver, for a {@link WeavingReport}; unchanged if the program brings a weaver of its own.
	 *
	 * @param additions what {@link #additions} gave
	 * @throws IOException if the observer cannot be written into the folder of the export
	 */
	public List<String> observed(List<String> additions) throws IOException {
		int place = additions.indexOf("-javaagent:" + weaver);
		if (place < 0) {
			return additions;
		}
		List<String> observed = new ArrayList<>(additions);
		observed.remove(place);
		observed.addAll(place, WeavingRecorder.around(export, "-javaagent:" + weaver));
		return observed;
	}

	/** Arguments that let the probes of the running program be switched, by writing the third file of the export again. */
	public static List<String> switching() {
		return List.of("-Dkieker.monitoring.adaptiveMonitoring.enabled=true",
				"-Dkieker.monitoring.adaptiveMonitoring.readInterval=" + SWITCHING_SECONDS);
	}

	private void check(ProgramStart program) throws LaunchException {
		if (program.javaFeature() < FIRST_JAVA) {
			throw new LaunchException(LaunchProblem.JAVA_TOO_OLD, program.javaFeature(), FIRST_JAVA);
		}
		Optional<Path> other = program.agents().stream().filter(agent -> name(agent).startsWith("kieker")).findFirst();
		if (other.isPresent()) {
			throw new LaunchException(LaunchProblem.OTHER_KIEKER, "-javaagent:" + other.get());
		}
		if (export.toAbsolutePath().toString().matches(".*[;#].*")) {
			throw new LaunchException(LaunchProblem.UNSUITABLE_PATH, export.toAbsolutePath());
		}
	}

	/** Whether an agent is AspectJ's weaver, which does nothing the second time it is started. */
	static boolean isWeaver(Path agent) {
		return name(agent).startsWith("aspectjweaver");
	}

	/** Whether an argument starts AspectJ's weaver. */
	static boolean isWeaver(String argument) {
		return argument.startsWith("-javaagent:") && isWeaver(Path.of(argument.substring("-javaagent:".length())));
	}

	private static String name(Path agent) {
		return agent.getFileName().toString().toLowerCase(Locale.ROOT);
	}

	private Path exported(String file) {
		return export.resolve(file).toAbsolutePath();
	}
}
