/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Reads the Java release and the encoding from where Maven projects declare them. */
final class MavenDeclaration {

	private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^{}]+)}");
	private static final Pattern NUMBER = Pattern.compile("(?:1\\.)?(\\d{1,4})");
	/** References within references are followed so far; more is a circle. */
	private static final int MAX_DEPTH = 16;

	private final Model model;
	private final List<Problem> problems = new ArrayList<>();

	/** @param model effective, or as it stands in a file */
	MavenDeclaration(Model model) {
		this.model = model;
	}

	List<Problem> problems() {
		return problems;
	}

	/** What the compiler is told, most specific first: the release, else the target, else the source level. */
	JavaRelease release() {
		for (String setting : List.of("release", "target", "source")) {
			Optional<String> value = configured(setting).or(() -> property("maven.compiler." + setting));
			if (value.isPresent()) {
				return release(value.get(), problems);
			}
		}
		return JavaRelease.DEFAULT;
	}

	/** Reads a release as it is written ({@code 17}, {@code 1.8}); reports what is no release, or older than any API known. */
	static JavaRelease release(String value, List<Problem> problems) {
		Matcher matcher = NUMBER.matcher(value.strip());
		if (!matcher.matches()) {
			problems.add(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
					"the source declares Java '%s', which is not a release; it is bound against Java %d"
							.formatted(value, JavaRelease.DEFAULT.number())));
			return JavaRelease.DEFAULT;
		}
		int number = Integer.parseInt(matcher.group(1));
		if (number < JavaRelease.DEFAULT.number()) {
			problems.add(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
					"the source declares Java %d; the oldest API known is that of Java %d"
							.formatted(number, JavaRelease.DEFAULT.number())));
			return JavaRelease.DEFAULT;
		}
		return new JavaRelease(number, JavaRelease.Origin.DECLARED);
	}

	Charset encoding() {
		return configured("encoding").or(() -> property("project.build.sourceEncoding")).map(name -> encoding(name, problems))
				.orElse(StandardCharsets.UTF_8);
	}

	static Charset encoding(String name, List<Problem> problems) {
		try {
			return Charset.forName(name.strip());
		} catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
			problems.add(Problem.general(ProblemKind.MALFORMED_ENCODING,
					"the source declares the encoding '%s', which is not known; it is read as UTF-8"
							.formatted(name)));
			return StandardCharsets.UTF_8;
		}
	}

	private Optional<String> property(String name) {
		return Optional.ofNullable(model.getProperties().getProperty(name)).flatMap(value -> resolve(value, 0));
	}

	/** A setting of the compiler plug-in, also of one only managed. */
	private Optional<String> configured(String setting) {
		Build build = model.getBuild();
		if (build == null) {
			return Optional.empty();
		}
		Stream<Plugin> managed = build.getPluginManagement() == null ? Stream.empty()
				: build.getPluginManagement().getPlugins().stream();
		return Stream.concat(build.getPlugins().stream(), managed) //
				.filter(plugin -> "maven-compiler-plugin".equals(plugin.getArtifactId())
						&& plugin.getConfiguration() instanceof Xpp3Dom) //
				.map(plugin -> ((Xpp3Dom) plugin.getConfiguration()).getChild(setting)) //
				.filter(child -> child != null && child.getValue() != null) //
				.findFirst().flatMap(child -> resolve(child.getValue(), 0));
	}

	/** Replaces references to properties of the model itself; empty where one is not to be had. */
	private Optional<String> resolve(String value, int depth) {
		Matcher matcher = REFERENCE.matcher(value);
		if (!matcher.find()) {
			return value.isBlank() ? Optional.empty() : Optional.of(value);
		}
		String referred = model.getProperties().getProperty(matcher.group(1));
		if (referred == null || depth == MAX_DEPTH) {
			return Optional.empty();
		}
		UnaryOperator<String> replace = text -> text.substring(0, matcher.start()) + referred + text.substring(matcher.end());
		return resolve(replace.apply(value), depth + 1);
	}
}
