/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.building.ModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Gets the models that a model inherits from or imports, from the same repositories as the model itself. */
@SuppressWarnings("deprecation") // a method of the interface takes FileModelSource's kind of input only
final class ParentResolver implements ModelResolver {

	private final MavenArtifacts artifacts;

	ParentResolver(MavenArtifacts artifacts) {
		this.artifacts = artifacts;
	}

	@Override
	public ModelSource resolveModel(String groupId, String artifactId, String version) throws UnresolvableModelException {
		try {
			return new FileModelSource(artifacts.resolve(new DefaultArtifact(groupId, artifactId, "pom", version)).toFile());
		} catch (ArtifactResolutionException e) {
			throw new UnresolvableModelException(e.getMessage(), groupId, artifactId, version, e);
		}
	}

	@Override
	public ModelSource resolveModel(Parent parent) throws UnresolvableModelException {
		return resolveModel(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
	}

	@Override
	public ModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
		return resolveModel(dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion());
	}

	@Override
	public void addRepository(Repository repository) {
		// Only the user's own repositories are used. A model must not send us elsewhere.
	}

	@Override
	public void addRepository(Repository repository, boolean replace) {
		// as above
	}

	@Override
	public ModelResolver newCopy() {
		return this;
	}
}
