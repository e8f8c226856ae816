/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevTree;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;

/** Copies the files that lie beside sources, such as the properties that their classes read, to where compiled classes find them. */
public final class ResourceFiles {

	/** More than any component has. A whole repository may have more. */
	private static final long MAX_BYTES = 256L << 20;
	/** The folders of resources in Maven and Gradle. No Java file shows that a class path begins there. */
	private static final Pattern RESOURCES = Pattern.compile("(?:.*/)?src/main/resources/(.+)");

	private final SourceLocation location;
	private final List<String> roots;
	private final Path classes;
	private final Progress progress;
	private long bytes;

	/** The source of a file's bytes. */
	private interface Content {
		InputStream open() throws IOException;
	}

	private ResourceFiles(SourceLocation location, Collection<String> roots, Path classes, Progress progress) {
		this.location = location;
		this.roots = roots.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();
		this.classes = classes;
		this.progress = progress;
	}

	/**
	 * Copies them.
	 *
	 * @param location a folder, a jar or a git revision
	 * @param roots    the folders in which packages begin, named as {@link SourceFile#name()} names files; empty for the location itself
	 * @param classes  an existing folder
	 * @throws MetricsException                     if they cannot be read or written, or are too many
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static void copy(SourceLocation location, Collection<String> roots, Path classes, Progress progress) throws MetricsException {
		ResourceFiles files = new ResourceFiles(location, roots, classes, progress);
		try {
			switch (location) {
				case SourceLocation.Folder(Path folder) -> files.copyFolder(folder, folder);
				case SourceLocation.Folders(Path root, List<String> folders) -> {
					for (String folder : folders) {
						files.copyFolder(root, root.resolve(folder));
					}
				}
				case SourceLocation.Jar(Path jar) -> files.copyJar(jar);
				case SourceLocation.Git git -> files.copyRevision(git);
				case SourceLocation.Maven maven -> throw new IllegalArgumentException(maven.location() + " is not compiled");
			}
		} catch (IOException e) {
			throw new MetricsException("The files beside the sources of %s cannot be copied: %s.".formatted(location.location(),
					IoErrorText.inWords(e)), e);
		}
	}

	private void copyFolder(Path root, Path folder) throws IOException {
		if (!Files.isDirectory(folder)) {
			return;
		}
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {
			@Override
			public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
				boolean hidden = !directory.equals(folder) && JavaFiles.isHidden(directory.getFileName().toString());
				return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				if (attributes.isRegularFile()) {
					take(root.relativize(file).toString().replace('\\', '/'), () -> Files.newInputStream(file));
				}
				return FileVisitResult.CONTINUE;
			}
		});
	}

	private void copyJar(Path jar) throws IOException {
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			for (ZipEntry entry : Collections.list(zip.entries())) {
				if (!entry.isDirectory()) {
					take(entry.getName(), () -> zip.getInputStream(entry));
				}
			}
		}
	}

	private void copyRevision(SourceLocation.Git git) throws MetricsException, IOException {
		try (Repository repository = GitReader.open(git.repository()); RevWalk commits = new RevWalk(repository)) {
			RevTree tree = commits.parseCommit(GitReader.commit(repository, git.revision(), git.repository())).getTree();
			try (TreeWalk walk = new TreeWalk(repository)) {
				walk.addTree(tree);
				while (walk.next()) {
					String name = walk.getPathString();
					if (walk.getFileMode(0) == FileMode.TREE) {
						if (!JavaFiles.isHidden(walk.getNameString()) && isWanted(git.folders(), name)) {
							walk.enterSubtree();
						}
					} else if ((walk.getFileMode(0).getBits() & FileMode.TYPE_MASK) == FileMode.TYPE_FILE
							&& (git.folders().isEmpty() || git.folders().stream().anyMatch(folder -> name.startsWith(folder + "/")))) {
						take(inSource(git, name), () -> repository.open(walk.getObjectId(0)).openStream());
					}
				}
			}
		}
	}

	/** Whether a folder is one of these, within one, or above one. */
	private static boolean isWanted(List<String> folders, String name) {
		return folders.isEmpty()
				|| folders.stream().anyMatch(folder -> (folder + "/").startsWith(name + "/") || name.startsWith(folder + "/"));
	}

	/** Returns the name like those of the sources: relative to a single folder, or the whole path for several. */
	private static String inSource(SourceLocation.Git git, String path) {
		return git.folders().size() == 1 ? path.substring(git.folders().getFirst().length() + 1) : path;
	}

	private void take(String name, Content content) throws IOException {
		progress.checkCancelled();
		Optional<Path> place = JavaFiles.isJava(name) || name.endsWith(".class") ? Optional.empty() : place(name);
		if (place.isEmpty() || Files.exists(place.get())) {
			// The first file on a class path is the one that is found.
			return;
		}
		try (InputStream in = content.open()) {
			Files.createDirectories(place.get().getParent());
			bytes += Files.copy(in, place.get());
		}
		if (bytes > MAX_BYTES) {
			throw new IOException("they have more than %d MB; choose the folders that the component needs".formatted(MAX_BYTES >> 20));
		}
	}

	private Optional<Path> place(String name) {
		Matcher resource = RESOURCES.matcher(name);
		Optional<String> fromRoot = resource.matches() ? Optional.of(resource.group(1))
				: roots.stream().filter(root -> root.isEmpty() || name.startsWith(root + "/")).findFirst()
						.map(root -> root.isEmpty() ? name : name.substring(root.length() + 1)).or(() -> fromFolder(name));
		Path folder = classes.toAbsolutePath().normalize();
		return fromRoot.map(folder::resolve).map(Path::normalize).filter(file -> file.startsWith(folder) && !file.equals(folder));
	}

	/** Below a folder that the user named; of a whole repository only what lies beside sources is meant. */
	private Optional<String> fromFolder(String name) {
		return switch (location) {
			case SourceLocation.Git git when git.folders().size() != 1 -> fromFolders(git.folders(), name);
			case SourceLocation.Folders folders -> fromFolders(folders.folders(), name);
			default -> Optional.of(name);
		};
	}

	private static Optional<String> fromFolders(List<String> folders, String name) {
		return folders.stream().filter(folder -> name.startsWith(folder + "/")).findFirst()
				.map(folder -> name.substring(folder.length() + 1));
	}
}
