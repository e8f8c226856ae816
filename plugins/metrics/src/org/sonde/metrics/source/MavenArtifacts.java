/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuilder;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.util.repository.SimpleArtifactDescriptorPolicy;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.runtime.standalonestatic.StandaloneStaticRuntime;

/**
 * Finds artifacts as Maven does: first in the user's local repository, then in the repositories of the user's settings, with
 * their mirrors, proxies and credentials, and in Maven's own default one. Connects to nothing before it is asked for something
 * that is not there yet.
 * <p>
 * Close it when done. Not safe for several threads at once.
 */
public final class MavenArtifacts implements AutoCloseable {

	private static final String LOCAL_REPOSITORY = "maven.repo.local";
	/** Profiles of a model may depend on the Java that reads it; our results must not. */
	private static final String JAVA_VERSION = "1.8.0";

	private final boolean offline;
	private Context context;

	private MavenArtifacts(boolean offline) {
		this.offline = offline;
	}

	/**
	 * @param offline whether only the local repository may be asked, whatever the settings say
	 */
	public static MavenArtifacts open(boolean offline) {
		return new MavenArtifacts(offline);
	}

	/**
	 * Gets an artifact.
	 *
	 * @param coordinates {@code GROUP:ARTIFACT[:EXTENSION[:CLASSIFIER]]:VERSION}, the extension being {@code jar} where it is not
	 *                    given
	 * @return the file in the local repository
	 * @throws MetricsException if the coordinates are malformed or the artifact cannot be had
	 */
	public Path fetch(String coordinates) throws MetricsException {
		Artifact artifact;
		try {
			artifact = new DefaultArtifact(coordinates);
		} catch (IllegalArgumentException e) {
			throw new MetricsException("'%s' is not a Maven coordinate: give GROUP:ARTIFACT[:EXTENSION[:CLASSIFIER]]:VERSION."
					.formatted(coordinates), e);
		}
		try {
			return resolve(artifact);
		} catch (ArtifactResolutionException e) {
			throw new MetricsException("%s cannot be had: %s. Check the coordinate%s.".formatted(coordinates, reason(e),
					isOffline() ? ", or allow the network: it is not in the local repository" : " and the network"), e);
		}
	}

	/** The sources jar of an artifact. */
	Path sources(SourceLocation.Maven maven) throws MetricsException {
		return fetch(maven.groupId() + ":" + maven.artifactId() + ":jar:sources:" + maven.version());
	}

	/**
	 * What the artifact's model says of its Java release, encoding and dependencies. Never fails: what cannot be had is reported.
	 */
	SourceTree.Declared declared(SourceLocation.Maven maven) {
		List<Problem> problems = new ArrayList<>();
		JavaRelease release = JavaRelease.DEFAULT;
		Charset encoding = SourceTree.Declared.NOTHING.encoding();
		try {
			MavenDeclaration declaration = new MavenDeclaration(effectiveModel(maven));
			release = declaration.release();
			encoding = declaration.encoding();
			problems.addAll(declaration.problems());
		} catch (ArtifactResolutionException | ModelBuildingException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
					"the model of %s cannot be had, so its Java release is not known: %s".formatted(maven.coordinates(),
							reason(e))));
		}
		return new SourceTree.Declared(release, encoding, classPath(maven, problems), problems);
	}

	private Model effectiveModel(SourceLocation.Maven maven) throws ArtifactResolutionException, ModelBuildingException {
		Path pom = resolve(new DefaultArtifact(maven.groupId(), maven.artifactId(), "pom", maven.version()));
		Properties system = new Properties();
		system.putAll(context().repositorySystemSession().getSystemProperties());
		DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
		request.setPomFile(pom.toFile());
		request.setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
		request.setProcessPlugins(false);
		request.setSystemProperties(system);
		request.setModelResolver(new ParentResolver(this));
		return context().lookup().lookup(ModelBuilder.class).orElseThrow().build(request).getEffectiveModel();
	}

	/** The jars of the dependencies to compile against, in the order of the model; those of optional and provided ones too. */
	private List<Path> classPath(SourceLocation.Maven maven, List<Problem> problems) {
		DefaultRepositorySystemSession session = new DefaultRepositorySystemSession(context().repositorySystemSession());
		session.setArtifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(true, true));
		DependencyNode root;
		try {
			root = collect(maven, session);
		} catch (ArtifactDescriptorException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
					"the dependencies of %s are not known: %s".formatted(maven.coordinates(), reason(e))));
			return List.of();
		} catch (DependencyCollectionException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
					"not all dependencies of %s are known: %s".formatted(maven.coordinates(), reason(e))));
			root = e.getResult().getRoot();
		}
		Map<Artifact, Path> jars = new LinkedHashMap<>();
		if (root != null) {
			addJars(root, jars, new HashSet<>(), problems);
		}
		// A dependency may depend on another version of the artifact itself.
		jars.keySet().removeIf(jar -> jar.getGroupId().equals(maven.groupId()) && jar.getArtifactId().equals(maven.artifactId()));
		return List.copyOf(jars.values());
	}

	private DependencyNode collect(SourceLocation.Maven maven, RepositorySystemSession session)
			throws ArtifactDescriptorException, DependencyCollectionException {
		ArtifactDescriptorResult descriptor = context().repositorySystem().readArtifactDescriptor(session,
				new ArtifactDescriptorRequest(
						new DefaultArtifact(maven.groupId(), maven.artifactId(), "jar", maven.version()),
						context().remoteRepositories(), null));
		CollectRequest request = new CollectRequest();
		request.setRootArtifact(descriptor.getArtifact());
		request.setRepositories(context().remoteRepositories());
		request.setManagedDependencies(descriptor.getManagedDependencies());
		for (Dependency dependency : descriptor.getDependencies()) {
			if (!"test".equals(dependency.getScope()) && "jar".equals(dependency.getArtifact().getExtension())) {
				request.addDependency(dependency);
			}
		}
		return context().repositorySystem().collectDependencies(session, request).getRoot();
	}

	private void addJars(DependencyNode node, Map<Artifact, Path> jars, Set<Artifact> seen, List<Problem> problems) {
		Artifact artifact = node.getArtifact();
		if (node.getDependency() != null && artifact != null && "jar".equals(artifact.getExtension()) && seen.add(artifact)) {
			try {
				jars.put(artifact, resolve(artifact));
			} catch (ArtifactResolutionException e) {
				problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
						"%s cannot be had, so names from it are not found".formatted(artifact)));
			}
		}
		for (DependencyNode child : node.getChildren()) {
			addJars(child, jars, seen, problems);
		}
	}

	Path resolve(Artifact artifact) throws ArtifactResolutionException {
		return context().repositorySystem().resolveArtifact(context().repositorySystemSession(),
				new ArtifactRequest(artifact, context().remoteRepositories(), null)).getArtifact().getFile().toPath();
	}

	private boolean isOffline() {
		return offline || context().repositorySystemSession().isOffline();
	}

	private Context context() {
		if (context == null) {
			Map<String, String> system = new HashMap<>();
			System.getProperties().stringPropertyNames().forEach(name -> system.put(name, System.getProperty(name)));
			system.put("java.version", JAVA_VERSION);
			ContextOverrides.Builder overrides = ContextOverrides.create().withUserSettings(true).systemProperties(system);
			if (offline) {
				overrides.offline(true);
			}
			String localRepository = System.getProperty(LOCAL_REPOSITORY);
			if (localRepository != null && !localRepository.isBlank()) {
				overrides.withLocalRepositoryOverride(Path.of(localRepository));
			}
			// Named directly: a look-up of services by class loader finds nothing within OSGi.
			context = new StandaloneStaticRuntime().create(overrides.build());
		}
		return context;
	}

	/** One line: what lies deepest is what went wrong, the rest only wraps it. */
	private static String reason(Exception e) {
		Throwable cause = e;
		while (cause.getCause() != null && (cause instanceof RepositoryException || cause instanceof ModelBuildingException)) {
			cause = cause.getCause();
		}
		String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
		return message.lines().findFirst().orElse("").strip();
	}

	@Override
	public void close() {
		if (context != null) {
			context.close();
			context = null;
		}
	}
}
