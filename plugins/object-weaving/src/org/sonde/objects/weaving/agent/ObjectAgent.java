/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.ConfigurationException;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** Starts the monitoring before the program, as an agent in front of AspectJ's weaver. If it fails, the program runs without it. */
public final class ObjectAgent {
	/** The argument of the agent behind the weaver. */
	public static final String BEHIND = "behind";

	/** The carriers with a short name. Others are named by their class. */
	private static final Map<String, String> CARRIERS = Map.of("jmx", "org.sonde.objects.jmx.JmxCarrier", "jfr",
			"org.sonde.objects.jfr.JfrCarrier", "otlp", "org.sonde.objects.otlp.OtlpCarrier");

	/** Null if nothing is watched. */
	private static WeavingGuard guard;

	private ObjectAgent() {
	}

	/**
	 * Called in front of the weaver, and once more behind it.
	 *
	 * @param argument {@link #BEHIND}; or anything else, as the configuration is named by {@link Configuration#PROPERTY}
	 */
	public static void premain(String argument, Instrumentation instrumentation) {
		if (BEHIND.equals(argument)) {
			if (guard != null) {
				instrumentation.addTransformer(guard.behind());
			}
			return;
		}
		String file = System.getProperty(Configuration.PROPERTY);
		try {
			if (file == null) {
				say("no object is watched: -D" + Configuration.PROPERTY + "=FILE is missing. Add it before the main class.");
			} else {
				start(Configuration.read(Path.of(file)), instrumentation);
			}
		} catch (ConfigurationException e) {
			say("no object is watched. " + e.getMessage());
		} catch (Throwable e) {
			say("no object is watched, because the monitoring did not start: " + e);
		}
	}

	private static void start(Configuration configuration, Instrumentation instrumentation) throws ConfigurationException {
		WovenObjects objects = WovenObjects.start(configuration, instrumentation);
		guard(objects, instrumentation);
		List<Carrier> carriers = new ArrayList<>();
		if (configuration.log().isPresent()) {
			start(EventLog.class.getName(), objects, carriers);
		}
		configuration.carriers().forEach(name -> start(CARRIERS.getOrDefault(name, name), objects, carriers));
		Runtime.getRuntime().addShutdownHook(new Thread(() -> {
			carriers.forEach(Carrier::close);
			objects.service().close();
		}, "end of the object monitoring"));
	}

	private static void guard(WovenObjects objects, Instrumentation instrumentation) {
		Map<String, Set<String>> fields = new HashMap<>();
		objects.probes().stream().filter(probe -> probe.field() != null)
				.forEach(probe -> fields.computeIfAbsent(probe.typeName(), none -> new HashSet<>()).add(probe.field()));
		guard = new WeavingGuard(fields, sentence -> {
			objects.problems().add(sentence);
			say(sentence);
		});
		instrumentation.addTransformer(guard.front());
	}

	private static void start(String type, WovenObjects objects, List<Carrier> carriers) {
		try {
			Carrier carrier = (Carrier) Class.forName(type).getConstructor().newInstance();
			carrier.start(objects);
			carriers.add(carrier);
		} catch (Throwable e) {
			// The others may still work.
			say(type.substring(type.lastIndexOf('.') + 1) + " of the object monitoring did not start: " + e);
		}
	}

	private static void say(String sentence) {
		System.err.println("sonde: " + sentence);
	}
}
