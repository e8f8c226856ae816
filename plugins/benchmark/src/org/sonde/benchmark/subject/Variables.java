/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.subject;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;

/**
 * What {@code ${name}} stands for in a descriptor:
 * <ul>
 * <li>an artifact's or a parameter's name: its file, its text,</li>
 * <li>{@code run}: the folder of the run, {@code log}: an empty folder in it,</li>
 * <li>{@code files}: the folder of the configuration's files, written for each fork,</li>
 * <li>{@code program}: the jar of the monitored program, {@code classes}: the folder of the subject's compiled sources,</li>
 * <li>{@code port}: where our receiver listens,</li>
 * <li>{@link #DISTINCT_METHODS}, {@link #DISTINCT_FILTER}: the monitored ones of distinct methods; of other shapes a name that no method
 * has.</li>
 * </ul>
 */
public final class Variables {

	/** Names of methods, with commas between them. */
	public static final String DISTINCT_METHODS = "distinctMethods";
	/** The same as JFR wants them: {@code class::method}, with semicolons between them. */
	public static final String DISTINCT_FILTER = "distinctFilter";

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Za-z0-9._-]+)\\}");

	private final SortedMap<String, String> values;

	public Variables(Map<String, String> values) {
		this.values = new TreeMap<>(values);
	}

	/** These and others, which take precedence. */
	public Variables with(Map<String, String> others) {
		Variables both = new Variables(values);
		both.values.putAll(others);
		return both;
	}

	/** @throws BenchmarkException if a variable stands for nothing */
	public String replaced(String text, Subject subject, String where) throws BenchmarkException {
		StringBuilder replaced = new StringBuilder();
		Matcher matcher = VARIABLE.matcher(text);
		while (matcher.find()) {
			String value = values.get(matcher.group(1));
			if (value == null) {
				throw new BenchmarkException(BenchmarkProblem.NO_SUCH_VARIABLE, subject.id(), where, matcher.group(1),
						String.join(", ", values.keySet()));
			}
			matcher.appendReplacement(replaced, Matcher.quoteReplacement(value));
		}
		return matcher.appendTail(replaced).toString();
	}
}
