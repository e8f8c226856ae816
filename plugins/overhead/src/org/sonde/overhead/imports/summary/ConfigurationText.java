/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;

/**
 * {@code configuration.txt}, which MooBench writes beside its results: what {@code uname} and {@code java -version} print, then
 * the benchmark's variables.
 *
 * @param conditions what it says of the experiment; the number of calls is what was asked for, not what was done
 * @param calls per thread, asked for
 * @param loops asked for
 */
public record ConfigurationText(Conditions conditions, OptionalLong calls, OptionalLong loops) {

	private static final Pattern VARIABLE = Pattern.compile("(?m)^([A-Z_]+)\\s*[=:]\\s*(.*)$");
	private static final Map<String, ConditionName> NUMBERS = Map.of("RECURSION_DEPTH", ConditionName.RECURSION_DEPTH, "THREADS",
			ConditionName.THREADS);

	static Optional<ConfigurationText> read(String text) {
		Map<String, String> variables = new LinkedHashMap<>();
		Matcher matcher = VARIABLE.matcher(text);
		while (matcher.find()) {
			variables.put(matcher.group(1), matcher.group(2).strip());
		}
		if (!variables.containsKey("TOTAL_NUM_OF_CALLS") || !variables.containsKey("RECURSION_DEPTH")) {
			return Optional.empty();
		}
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		// A benchmark with 0 of them measures nothing, so 0 means unknown.
		NUMBERS.forEach((variable, name) -> number(variables, variable).stream().filter(value -> value > 0).forEach(
				value -> conditions.put(name, new Condition.Stated(Long.toString(value)))));
		number(variables, "METHOD_TIME").ifPresent(nanos -> conditions.put(ConditionName.METHOD_TIME_MICROS, new Condition.Stated(
				BigDecimal.valueOf(nanos, 3).stripTrailingZeros().toPlainString())));
		Optional.ofNullable(variables.get("JAVA_ARGS")).filter(flags -> !flags.isBlank())
				.ifPresent(flags -> conditions.put(ConditionName.JVM_FLAGS, new Condition.Stated(flags)));
		text.lines().filter(line -> line.matches("(Linux|Darwin|SunOS|FreeBSD|MINGW|CYGWIN).*")).findFirst()
				.ifPresent(line -> conditions.put(ConditionName.OPERATING_SYSTEM, new Condition.Stated(withoutHost(line))));
		text.lines().filter(line -> line.contains("Runtime Environment") || line.contains(" VM ")).findFirst()
				.ifPresent(line -> conditions.put(ConditionName.VIRTUAL_MACHINE, new Condition.Stated(line.strip())));
		return Optional.of(new ConfigurationText(new Conditions(conditions), number(variables, "TOTAL_NUM_OF_CALLS"),
				number(variables, "NUM_OF_LOOPS")));
	}

	/** The second word that {@code uname -a} prints is the machine's name, which is nobody's business. */
	private static String withoutHost(String uname) {
		return uname.replaceFirst("^(\\S+)\\s+\\S+", "$1").strip();
	}

	private static OptionalLong number(Map<String, String> variables, String name) {
		String text = variables.getOrDefault(name, "");
		return text.matches("\\d{1,15}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
	}
}
