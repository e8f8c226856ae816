/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;

/** Sources that Sonde and the other tools are run on, from Maven Central. Tests are skipped where they cannot be fetched. */
enum Corpus {
	/** Constructs that counting rules see differently; the default tests hold Sonde to the figures that stand in it. */
	FIXTURES(null),
	KIEKER_1_14("net.kieker-monitoring:kieker:jar:sources:1.14"),
	KIEKER_2_0_2("net.kieker-monitoring:kieker:jar:sources:2.0.2"),
	COMMONS_LANG3("org.apache.commons:commons-lang3:jar:sources:3.20.0");

	private static final Map<Corpus, Corpus.Measured> MEASURED = new EnumMap<>(Corpus.class);

	private final String coordinates;

	Corpus(String coordinates) {
		this.coordinates = coordinates;
	}

	/**
	 * @param folder where the sources lie
	 * @param files  every type that Sonde measured by its file
	 */
	record Measured(Path folder, Map<String, List<TypeMeasurement>> files) {

		/** The methods and constructors of a file in the order of the source. */
		List<MethodMeasurement> methods(String file) {
			List<MethodMeasurement> methods = new ArrayList<>();
			files.getOrDefault(file, List.of()).stream().sorted(Comparator.comparingInt(TypeMeasurement::line))
					.forEach(type -> type.methods().stream().filter(method -> method.kind().isMethod()).forEach(methods::add));
			return methods;
		}
	}

	/** Unpacked and measured once for all tests. */
	synchronized Measured measured() {
		return MEASURED.computeIfAbsent(this, Corpus::measure);
	}

	private static Measured measure(Corpus corpus) {
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			Path folder = corpus == FIXTURES ? Path.of("../../plugins/metrics/fixtures").toRealPath() : unpacked(artifacts, corpus);
			ComponentMeasurement measurement = Measurer.measure(new SourceLocation.Folder(folder), SourceOptions.DEFAULT, artifacts,
					Component.of("*"), Profiles.DEFAULT, Progress.NONE);
			Map<String, List<TypeMeasurement>> files = new TreeMap<>();
			measurement.types().forEach(type -> files.computeIfAbsent(type.file(), file -> new ArrayList<>()).add(type));
			return new Measured(folder, files);
		} catch (MetricsException e) {
			throw new AssertionError(e);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static Path unpacked(MavenArtifacts artifacts, Corpus corpus) throws IOException {
		Path folder = Files.createDirectories(Path.of("target", "corpora", corpus.name())).toAbsolutePath();
		unpack(fetch(artifacts, corpus.coordinates), folder);
		return folder;
	}

	private static Path fetch(MavenArtifacts artifacts, String coordinates) {
		try {
			return artifacts.fetch(coordinates);
		} catch (MetricsException e) {
			return abort("not reachable, so not tested: " + e.getMessage());
		}
	}

	private static void unpack(Path jar, Path folder) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				Path file = folder.resolve(entry.getName()).normalize();
				if (!entry.isDirectory() && entry.getName().endsWith(".java") && file.startsWith(folder) && Files.notExists(file)) {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
				}
			}
		}
	}
}
