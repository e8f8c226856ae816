/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.metrics.source.MavenArtifacts;

/**
 * A Java project with all of Kieker's sources, from Maven's local repository or from Maven Central; built, with errors where its libraries
 * are missing.
 */
final class KiekerProject {
	static final String RELEASE = "2.0.2";
	private static final String EARLIER_RELEASE = "1.14";
	private static final String SOURCES = "net.kieker-monitoring:kieker:jar:sources:";

	private final JavaProject project;
	private final Path earlier;
	private final int files;

	KiekerProject() throws Exception {
		project = new JavaProject("kieker");
		try (MavenArtifacts artifacts = MavenArtifacts.open(false)) {
			earlier = artifacts.fetch(SOURCES + EARLIER_RELEASE);
			files = unpack(artifacts.fetch(SOURCES + RELEASE), project.project().getFolder("src").getLocation().toPath());
		}
		project.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		project.build();
	}

	private static int unpack(Path jar, Path target) throws IOException {
		int files = 0;
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				Path file = target.resolve(entry.getName()).normalize();
				if (entry.getName().endsWith(".java") && file.startsWith(target)) {
					Files.createDirectories(file.getParent());
					try (InputStream in = zip.getInputStream(entry)) {
						Files.copy(in, file);
					}
					files++;
				}
			}
		}
		return files;
	}

	JavaProject project() {
		return project;
	}

	/** The sources jar of an earlier release, to be compared with. */
	Path earlier() {
		return earlier;
	}

	/** How many files of source there are. */
	int files() {
		return files;
	}

	/** The packages whose names begin so and that hold source: the Package Explorer hides packages that hold nothing but packages. */
	List<IPackageFragment> packages(String beginning) throws Exception {
		List<IPackageFragment> packages = new ArrayList<>();
		for (IPackageFragment one : project.java().getPackageFragments()) {
			if (one.getElementName().startsWith(beginning) && one.containsJavaResources()) {
				packages.add(one);
			}
		}
		return packages;
	}

	IType type(String name) throws Exception {
		return project.java().findType(name);
	}

	/** The methods with a probe in the active plan, in its order. */
	List<MethodSignature> methods() {
		return PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded ? List.copyOf(loaded.probes().keySet())
				: List.of();
	}

	/** How many probes the active plan has. */
	int probes() {
		return PlanStore.ofWorkspace().active(project.project()) instanceof Loaded loaded ? loaded.probes().size() : 0;
	}
}
