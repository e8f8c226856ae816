/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

/** The settings of a monitored program: a properties file in UTF-8, as docs/dev/objects.md describes it. */
public final class Configuration {
	/** System property with the path of the file. */
	public static final String PROPERTY = "org.sonde.objects.configuration";
	/** A system property of this name and a key that is none of a probe overrides the line of the file. */
	private static final String OVERRIDING = "org.sonde.objects.";
	/** The beginning of a probe's keys. */
	private static final String PROBE = "probe.";
	private static final Set<String> KEYS = Set.of("threads", "text-limit", "masked-names", "places", "carriers", "log", "log.policy",
			"log.capacity");
	private static final Set<String> KEYS_OF_A_PROBE = Set.of("", "type", "field", "priority", "suspended", "containment", "masked");

	private final Path file;
	private final Properties properties;
	private final Map<String, ProbeSettings> probes = new LinkedHashMap<>();

	private Configuration(Path file, Properties properties) throws ConfigurationException {
		this.file = file;
		this.properties = properties;
		Set<String> ids = new TreeSet<>();
		for (String key : properties.stringPropertyNames()) {
			if (key.startsWith(PROBE)) {
				String[] parts = key.substring(PROBE.length()).split("\\.", 2);
				ids.add(parts[0]);
				check(KEYS_OF_A_PROBE.contains(parts.length > 1 ? parts[1] : ""), key, "the key is unknown. Correct or remove it");
			} else {
				check(KEYS.contains(key), key, "the key is unknown. Correct or remove it");
			}
		}
		for (String id : ids) {
			probes.put(id, probe(id));
		}
	}

	/** @throws ConfigurationException also if the file cannot be read */
	public static Configuration read(Path file) throws ConfigurationException {
		Properties properties = new Properties();
		try (Reader in = Files.newBufferedReader(file)) {
			properties.load(in);
		} catch (IOException | IllegalArgumentException e) {
			throw new ConfigurationException(
					"Cannot read " + file + " (" + e + "). Check that it exists and is a properties file in UTF-8.");
		}
		for (String key : KEYS) {
			if (System.getProperty(OVERRIDING + key) != null) {
				properties.setProperty(key, System.getProperty(OVERRIDING + key));
			}
		}
		Configuration configuration = new Configuration(file, properties);
		// All at once, as nobody is there to ask later.
		configuration.threads();
		configuration.capture();
		configuration.places();
		configuration.logQuality();
		return configuration;
	}

	/** Returns the probes by the simple names of their aspects. */
	Map<String, ProbeSettings> probes() {
		return probes;
	}

	/** {@code production}, {@code one}, {@code pool:8}, {@code end-point} or {@code queue}; with {@code +virtual} on virtual threads. */
	ThreadModel threads() throws ConfigurationException {
		String value = value("threads", "queue");
		String name = value.replace("+virtual", "");
		try {
			ThreadModel model = model(name);
			check(model != null, "threads", "the thread models are production, one, pool:THREADS, end-point and queue, not " + name);
			return name.equals(value) ? model : model.onVirtualThreads();
		} catch (IllegalArgumentException | IllegalStateException e) {
			throw wrong("threads", e.getMessage());
		}
	}

	private static ThreadModel model(String name) {
		switch (name) {
			case "production":
				return ThreadModel.productionThread();
			case "one":
				return ThreadModel.oneThread();
			case "end-point":
				return ThreadModel.threadPerEndPoint();
			case "queue":
				return ThreadModel.threadPerQueue();
			default:
				return name.startsWith("pool:") ? ThreadModel.pool(Integer.parseInt(name.substring("pool:".length()))) : null;
		}
	}

	/** Returns what is kept of values. If a probe says whether it is masked, its name does not matter. */
	ValueCapture capture() throws ConfigurationException {
		Map<String, Boolean> chosen = new TreeMap<>();
		probes.values().forEach(probe -> probe.masked().ifPresent(masked -> chosen.put(probe.sensor(), masked)));
		try {
			Pattern names = properties.containsKey("masked-names") ? Pattern.compile(value("masked-names", "")) : ValueCapture.MASKED_NAMES;
			return new ValueCapture(number("text-limit", ValueCapture.TEXT_LIMIT),
					(SensorId id) -> chosen.containsKey(id.toString()) ? chosen.get(id.toString()) : ValueCapture.named(names).test(id));
		} catch (PatternSyntaxException e) {
			throw wrong("masked-names", "it is not a regular expression: " + e.getDescription());
		} catch (IllegalArgumentException e) {
			throw wrong("text-limit", e.getMessage());
		}
	}

	/** Whether the place in the source is looked for, of each event that somebody gets. */
	boolean places() throws ConfigurationException {
		return truth("places").orElse(true);
	}

	/** Returns the names of what makes events and objects available outside, in order. */
	public List<String> carriers() {
		String value = value("carriers", "");
		return value.isEmpty() ? List.of() : Arrays.asList(value.split("\\s*,\\s*"));
	}

	/** The file to which all events are written; empty if they are not. */
	public Optional<Path> log() {
		return Optional.of(value("log", "")).filter(name -> !name.isEmpty()).map(Path::of);
	}

	/**
	 * Returns the delivery to the log's observer: {@code immediate}, {@code batch:100:1000} or {@code period:1000}, in events and
	 * milliseconds.
	 */
	public QualityOfService logQuality() throws ConfigurationException {
		try {
			return QualityOfService.standard().with(QueueLimit.dropOldest(number("log.capacity", QueueLimit.STANDARD_CAPACITY)))
					.with(policy(value("log.policy", "immediate")));
		} catch (IllegalArgumentException e) {
			throw wrong("log.policy", e.getMessage());
		}
	}

	/**
	 * A delivery policy as it is written: {@code immediate}, {@code batch:EVENTS:MILLISECONDS} or {@code period:MILLISECONDS}.
	 *
	 * @throws IllegalArgumentException saying what can be written
	 */
	public static DeliveryPolicy policy(String text) {
		String[] parts = text.strip().split(":");
		try {
			if (text.strip().equals("immediate")) {
				return DeliveryPolicy.immediate();
			} else if (parts[0].equals("batch") && parts.length == 3) {
				return DeliveryPolicy.batches(Integer.parseInt(parts[1]), Duration.ofMillis(Long.parseLong(parts[2])));
			} else if (parts[0].equals("period") && parts.length == 2) {
				return DeliveryPolicy.periodic(Duration.ofMillis(Long.parseLong(parts[1])));
			}
		} catch (NumberFormatException e) {
			// The same answer as for the others.
		}
		throw new IllegalArgumentException(
				"A delivery policy is immediate, batch:EVENTS:MILLISECONDS or period:MILLISECONDS, not " + text + ".");
	}

	private ProbeSettings probe(String id) throws ConfigurationException {
		String key = PROBE + id;
		ProbeSettings.Kind kind = choice(key, null, ProbeSettings.Kind.class);
		String type = value(key + ".type", "");
		check(!type.isEmpty(), key + ".type", "the binary name of the type is missing");
		String field = value(key + ".field", "");
		check(field.isEmpty() == (kind != ProbeSettings.Kind.FIELD), key + ".field",
				"a probe of a field has its name, and no other has one");
		return new ProbeSettings(kind, type, field.isEmpty() ? null : field, choice(key + ".priority", Priority.REGULAR, Priority.class),
				truth(key + ".suspended").orElse(false),
				choice(key + ".containment", ProbeSettings.Containment.NONE, ProbeSettings.Containment.class),
				truth(key + ".masked").orElse(null));
	}

	/** Empty if it is not said. What is neither is refused: it must not mean that a secret is shown. */
	private Optional<Boolean> truth(String key) throws ConfigurationException {
		String value = value(key, "");
		check(Set.of("", "true", "false").contains(value), key, "write true or false, not '" + value + "'");
		return value.isEmpty() ? Optional.empty() : Optional.of(Boolean.valueOf(value));
	}

	private <E extends Enum<E>> E choice(String key, E usual, Class<E> type) throws ConfigurationException {
		try {
			return EnumKeyword.parse(value(key, usual == null ? "" : EnumKeyword.of(usual)), type);
		} catch (IllegalArgumentException e) {
			throw wrong(key, e.getMessage());
		}
	}

	private int number(String key, int usual) throws ConfigurationException {
		try {
			return Integer.parseInt(value(key, Integer.toString(usual)));
		} catch (NumberFormatException e) {
			throw wrong(key, "it is not a whole number");
		}
	}

	private String value(String key, String usual) {
		return properties.getProperty(key, usual).strip();
	}

	private void check(boolean right, String key, String reason) throws ConfigurationException {
		if (!right) {
			throw wrong(key, reason);
		}
	}

	private ConfigurationException wrong(String key, String reason) {
		return new ConfigurationException("Cannot use " + file + ", key " + key + ": " + reason.replaceFirst("\\.$", "") + ".");
	}
}
