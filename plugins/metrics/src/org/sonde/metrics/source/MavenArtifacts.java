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
	 * @throws MetricsException if the coordinates are malformed or the artifact is not available
	 */
	public Path fetch(String coordinates) throws MetricsException {
		try {
			return resolve(artifact(coordinates));
		} catch (ArtifactResolutionException e) {
			throw new MetricsException("%s is not available: %s. Check the coordinate%s.".formatted(coordinates, reason(e),
					isOffline() ? ", or allow the network: it is not in the local repository" : " and the network"), e);
		}
	}

	private static Artifact artifact(String coordinates) throws MetricsException {
		try {
			return new DefaultArtifact(coordinates);
		} catch (IllegalArgumentException e) {
			throw new MetricsException("'%s' is not a Maven coordinate: give GROUP:ARTIFACT[:EXTENSION[:CLASSIFIER]]:VERSION."
					.formatted(coordinates), e);
		}
	}

	/** The sources jar of an artifact. */
	Path sources(SourceLocation.Maven maven) throws MetricsException {
		return fetch(maven.groupId() + ":" + maven.artifactId() + ":jar:sources:" + maven.version());
	}

	/**
	 * What is known of a location from Maven: of an artifact what its model says of its Java release, encoding and dependencies; of any
	 * the libraries that the caller names. What only the model declares is reported if it is not available.
	 *
	 * @param dependencies as {@link SourceOptions#dependencies}
	 * @throws MetricsException if one of these is not a coordinate or not available
	 */
	SourceTree.Declared declared(SourceLocation location, List<String> dependencies) throws MetricsException {
		List<Dependency> named = new ArrayList<>();
		for (String coordinates : dependencies) {
			fetch(coordinates);
			named.add(new Dependency(artifact(coordinates), "compile"));
		}
		List<Problem> problems = new ArrayList<>();
		if (location instanceof SourceLocation.Maven maven) {
			return declared(maven, named, problems);
		}
		List<Library> libraries = named.isEmpty() ? List.of() : libraries(new CollectRequest().setDependencies(named), problems);
		return new SourceTree.Declared(JavaRelease.DEFAULT, SourceTree.Declared.NOTHING.encoding(), libraries, problems);
	}

	private SourceTree.Declared declared(SourceLocation.Maven maven, List<Dependency> named, List<Problem> problems) {
		JavaRelease release = JavaRelease.DEFAULT;
		Charset encoding = SourceTree.Declared.NOTHING.encoding();
		try {
			MavenDeclaration declaration = new MavenDeclaration(List.of(effectiveModel(maven)));
			release = declaration.release();
			encoding = declaration.encoding().orElse(encoding);
			problems.addAll(declaration.problems());
		} catch (ArtifactResolutionException | ModelBuildingException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
					"the POM of %s is not available, so its Java release is unknown: %s".formatted(maven.coordinates(),
							reason(e))));
		}
		return new SourceTree.Declared(release, encoding, libraries(maven, named, problems), problems);
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
	private List<Library> libraries(SourceLocation.Maven maven, List<Dependency> named, List<Problem> problems) {
		CollectRequest request = new CollectRequest().setDependencies(new ArrayList<>(named));
		try {
			ArtifactDescriptorResult descriptor = context().repositorySystem().readArtifactDescriptor(session(),
					new ArtifactDescriptorRequest(new DefaultArtifact(maven.groupId(), maven.artifactId(), "jar", maven.version()),
							context().remoteRepositories(), null));
			request.setRootArtifact(descriptor.getArtifact()).setManagedDependencies(descriptor.getManagedDependencies());
			descriptor.getDependencies().stream()
					.filter(dependency -> !"test".equals(dependency.getScope()) && isJar(dependency.getArtifact()))
					.forEach(request::addDependency);
		} catch (ArtifactDescriptorException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
					"the dependencies of %s are unknown: %s".formatted(maven.coordinates(), reason(e))));
		}
		// A dependency may depend on another version of the artifact itself; only the caller can mean one.
		String itself = maven.groupId() + ":" + maven.artifactId() + ":";
		boolean meant = named.stream().anyMatch(dependency -> coordinates(dependency.getArtifact()).startsWith(itself));
		return libraries(request, problems).stream().filter(library -> meant || !library.name().startsWith(itself)).toList();
	}

	/** The jars that are asked for, with those that they need, as Maven chooses versions: the nearest, and of those as near the first. */
	private List<Library> libraries(CollectRequest request, List<Problem> problems) {
		DependencyNode root;
		try {
			root = context().repositorySystem().collectDependencies(session(), request.setRepositories(context().remoteRepositories()))
					.getRoot();
		} catch (DependencyCollectionException e) {
			problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING, "not all dependencies%s are known: %s".formatted(
					request.getRootArtifact() == null ? "" : " of " + request.getRootArtifact(), reason(e))));
			root = e.getResult().getRoot();
		}
		Map<Artifact, Library> jars = new LinkedHashMap<>();
		if (root != null) {
			addJars(root, jars, new HashSet<>(), problems);
		}
		return List.copyOf(jars.values());
	}

	/** One that bears with broken models and, like {@link ParentResolver}, asks nobody but the user's own repositories. */
	private RepositorySystemSession session() {
		DefaultRepositorySystemSession session = new DefaultRepositorySystemSession(context().repositorySystemSession());
		session.setArtifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(true, true));
		session.setIgnoreArtifactDescriptorRepositories(true);
		return session;
	}

	private void addJars(DependencyNode node, Map<Artifact, Library> jars, Set<Artifact> seen, List<Problem> problems) {
		Artifact artifact = node.getArtifact();
		if (node.getDependency() != null && artifact != null && isJar(artifact) && seen.add(artifact)) {
			try {
				jars.put(artifact, new Library(coordinates(artifact), resolve(artifact)));
			} catch (ArtifactResolutionException e) {
				problems.add(Problem.general(ProblemKind.DEPENDENCY_MISSING,
						"%s is not available, so names from it are not found".formatted(artifact)));
			}
		}
		for (DependencyNode child : node.getChildren()) {
			addJars(child, jars, seen, problems);
		}
	}

	private static boolean isJar(Artifact artifact) {
		return "jar".equals(artifact.getExtension());
	}

	/** Returns the coordinates for {@link #fetch}, without the defaults. */
	private static String coordinates(Artifact jar) {
		return jar.getGroupId() + ":" + jar.getArtifactId() + (jar.getClassifier().isEmpty() ? "" : ":jar:" + jar.getClassifier()) + ":"
				+ jar.getVersion();
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
