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
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginContainer;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Reads the Java release and the encoding from where Maven projects declare them. */
final class MavenDeclaration {

	private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^{}]+)}");
	private static final Pattern NUMBER = Pattern.compile("(?:1\\.)?(\\d{1,4})");
	/** References within references are followed so far; more is a circle. */
	private static final int MAX_DEPTH = 16;

	private final List<Model> models;
	private final List<Problem> problems = new ArrayList<>();

	/** @param models an effective one; or as they stand in files, each followed by the one that it inherits from */
	MavenDeclaration(List<Model> models) {
		this.models = models;
	}

	List<Problem> problems() {
		return problems;
	}

	/** The compiler's settings, most specific first: the release, else the target, else the source level. */
	JavaRelease release() {
		for (String setting : List.of("release", "target", "source")) {
			Optional<String> value = configured(setting).or(() -> property("maven.compiler." + setting));
			if (value.isPresent()) {
				return release(value.get(), problems);
			}
		}
		return JavaRelease.DEFAULT;
	}

	/** Reads a release as it is written ({@code 17}, {@code 1.8}); reports what is not a release, or older than any API known. */
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

	/** Empty where none is declared. */
	Optional<Charset> encoding() {
		return configured("encoding").or(() -> property("project.build.sourceEncoding")).map(name -> encoding(name, problems));
	}

	static Charset encoding(String name, List<Problem> problems) {
		try {
			return Charset.forName(name.strip());
		} catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
			problems.add(Problem.general(ProblemKind.MALFORMED_ENCODING,
					"the source declares the unknown encoding '%s'; it is read as UTF-8"
							.formatted(name)));
			return StandardCharsets.UTF_8;
		}
	}

	private Optional<String> property(String name) {
		return plain(name).flatMap(value -> resolve(value, 0));
	}

	/** Returns the value as written in the nearest model that has it. */
	private Optional<String> plain(String name) {
		return models.stream().map(model -> model.getProperties().getProperty(name)).filter(Objects::nonNull).findFirst();
	}

	/** A setting of the compiler plug-in, also of one only managed: the settings of a parent's plug-ins take precedence over that. */
	private Optional<String> configured(String setting) {
		Stream<Plugin> own = models.stream().filter(model -> model.getBuild() != null).flatMap(model -> inherited(model, model.getBuild()));
		Stream<Plugin> managed = models.stream().filter(model -> model.getBuild() != null && model.getBuild().getPluginManagement() != null)
				.flatMap(model -> inherited(model, model.getBuild().getPluginManagement()));
		return Stream.concat(own, managed).map(plugin -> ((Xpp3Dom) plugin.getConfiguration()).getChild(setting))
				.filter(child -> child != null && child.getValue() != null) //
				.findFirst().flatMap(child -> resolve(child.getValue(), 0));
	}

	private Stream<Plugin> inherited(Model model, PluginContainer container) {
		return container.getPlugins().stream().filter(plugin -> "maven-compiler-plugin".equals(plugin.getArtifactId())
				&& plugin.getConfiguration() instanceof Xpp3Dom && (model == models.getFirst() || !"false".equals(plugin.getInherited())));
	}

	/** Replaces references to properties of the model itself; empty if one is not available. */
	private Optional<String> resolve(String value, int depth) {
		Matcher matcher = REFERENCE.matcher(value);
		if (!matcher.find()) {
			return value.isBlank() ? Optional.empty() : Optional.of(value);
		}
		Optional<String> referred = plain(matcher.group(1));
		if (referred.isEmpty() || depth == MAX_DEPTH) {
			return Optional.empty();
		}
		UnaryOperator<String> replace = text -> text.substring(0, matcher.start()) + referred.get() + text.substring(matcher.end());
		return resolve(replace.apply(value), depth + 1);
	}
}
