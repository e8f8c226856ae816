/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.subject.Artifacts;
import org.sonde.benchmark.subject.TraceProcessing;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.traces.live.TraceReceiver;

/** A benchmark's external resources: agents from Maven repositories, and the trace processor from the workbench's bundles. */
final class BenchmarkResources implements Artifacts {

	private final MavenArtifacts artifacts;
	private final Consumer<String> listener;

	/** @param listener receives the coordinates that are fetched next */
	BenchmarkResources(MavenArtifacts artifacts, Consumer<String> listener) {
		this.artifacts = artifacts;
		this.listener = listener;
	}

	@Override
	public Path find(String coordinates) throws BenchmarkException {
		listener.accept(coordinates);
		try {
			return artifacts.fetch(coordinates);
		} catch (MetricsException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.NO_ARTIFACT, coordinates, e.getMessage());
		}
	}

	@Override
	public Optional<TraceProcessing> traceProcessing() {
		Set<Bundle> bundles = new LinkedHashSet<>();
		collect(FrameworkUtil.getBundle(TraceReceiver.class), bundles);
		List<Path> classPath = bundles.stream().flatMap(bundle -> FileLocator.getBundleFileLocation(bundle).stream())
				.map(file -> classes(file.toPath())).toList();
		return Optional.of(new TraceProcessing(TraceReceiver.class.getName(), classPath));
	}

	private static void collect(Bundle bundle, Set<Bundle> bundles) {
		if (bundles.add(bundle)) {
			for (BundleWire wire : bundle.adapt(BundleWiring.class).getRequiredWires(BundleNamespace.BUNDLE_NAMESPACE)) {
				collect(wire.getProvider().getBundle(), bundles);
			}
		}
	}

	/** A bundle that is developed has its classes in a folder of their own. */
	private static Path classes(Path bundle) {
		return Files.isDirectory(bundle.resolve("bin")) ? bundle.resolve("bin") : bundle;
	}
}
