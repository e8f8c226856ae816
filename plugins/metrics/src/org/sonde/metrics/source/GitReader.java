/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.errors.RepositoryNotFoundException;
import org.eclipse.jgit.errors.RevisionSyntaxException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevTree;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Reads the Java files of a git revision from the repository's objects; nothing is checked out, no git program is needed. */
final class GitReader {

	/** The most folders that are named if the requested one does not exist. */
	private static final int MAX_FOLDERS = 12;

	private final SourceLocation.Git git;
	private final Progress progress;

	private GitReader(SourceLocation.Git git, Progress progress) {
		this.git = git;
		this.progress = progress;
	}

	/** @param libraries folders of the revision with jars that the sources need */
	static FoundSources read(SourceLocation.Git git, List<String> libraries, Progress progress) throws MetricsException {
		return new GitReader(git, progress).read(libraries);
	}

	private FoundSources read(List<String> libraries) throws MetricsException {
		UnpackedSources unpacked = null;
		boolean done = false;
		try (Repository repository = open(git.repository()); RevWalk commits = new RevWalk(repository)) {
			ObjectId commit = commit(repository, git.revision(), git.repository());
			unpacked = new UnpackedSources(git.location());
			RevTree tree = commits.parseCommit(commit).getTree();
			if (git.folders().isEmpty()) {
				unpack(repository, tree, "", unpacked);
			}
			Map<String, ObjectId> folders = folders(repository, tree, unpacked);
			for (Map.Entry<String, ObjectId> folder : folders.entrySet()) {
				// Alone it is the source as a folder would be; of several each file is identified by its whole name.
				unpack(repository, folder.getValue(), git.folders().size() == 1 ? "" : folder.getKey() + "/", unpacked);
			}
			for (String library : libraries) {
				Optional<ObjectId> folder = folder(repository, tree, library);
				if (folder.isEmpty()) {
					throw noFolder(repository, tree, library);
				}
				unpackJars(repository, folder.get(), library, unpacked);
			}
			if (unpacked.files().isEmpty()) {
				throw new MetricsException(("%s has no .java files%s. Give a folder with sources in it or below it:"
						+ " git:PATH@REV:FOLDER.").formatted(git.location(), unpacked.problems().isEmpty() ? "" : " that can be read"));
			}
			done = true;
			return new FoundSources(unpacked.files(),
					declared(repository, tree, List.copyOf(folders.keySet())).with(unpacked.libraries(), List.of()),
					unpacked.problems(), commit.name(), unpacked.root());
		} catch (IOException e) {
			throw unreadable(git.location(), e);
		} finally {
			if (unpacked != null && !done) {
				TemporaryFolder.delete(unpacked.root());
			}
		}
	}

	/** Opens the repository that a folder is in: a bare one, or that of a work tree. */
	static Repository open(Path folder) throws MetricsException, IOException {
		FileRepositoryBuilder builder = new FileRepositoryBuilder().setMustExist(true);
		if (folder.resolve(Constants.OBJECTS).toFile().isDirectory() && folder.resolve(Constants.HEAD).toFile().exists()) {
			builder.setGitDir(folder.toFile());
		} else {
			builder.findGitDir(folder.toAbsolutePath().normalize().toFile());
		}
		File found = builder.getGitDir();
		try {
			if (found != null) {
				return builder.build();
			}
		} catch (RepositoryNotFoundException e) {
			// Treated as if there were none.
		}
		throw new MetricsException("%s is not in a git repository. Give a repository's folder: git:PATH@REV.".formatted(folder));
	}

	/** The commit that a revision names. */
	static ObjectId commit(Repository repository, String revision, Path folder) throws MetricsException, IOException {
		String reason;
		try {
			ObjectId commit = repository.resolve(revision + "^{commit}");
			if (commit != null) {
				return commit;
			}
			reason = "there is no such revision; if the clone only lacks the tag, run 'git fetch --tags' in it";
		} catch (MissingObjectException e) {
			reason = "there is no such commit; a shallow clone lacks the older ones";
		} catch (AmbiguousObjectException e) {
			reason = "several objects begin with these digits; give more of them";
		} catch (IncorrectObjectTypeException e) {
			reason = "it is not a commit";
		} catch (RevisionSyntaxException e) {
			reason = "it does not have the form of a git revision";
		}
		throw new MetricsException("'%s' in the repository %s: %s. Give a branch, tag or commit.".formatted(revision, folder,
				reason));
	}

	/** The trees of those folders that the revision has: one came later, another is generated and never committed. The rest is reported. */
	private Map<String, ObjectId> folders(Repository repository, RevTree root, UnpackedSources unpacked) throws MetricsException,
			IOException {
		Map<String, ObjectId> folders = new LinkedHashMap<>();
		List<String> missing = new ArrayList<>();
		for (String folder : git.folders()) {
			folder(repository, root, folder).ifPresentOrElse(tree -> folders.put(folder, tree), () -> missing.add(folder));
		}
		if (folders.isEmpty() && !missing.isEmpty()) {
			throw noFolder(repository, root, String.join(", ", missing));
		}
		missing.forEach(folder -> unpacked.report(Problem.general(ProblemKind.FOLDER_MISSING,
				"the revision has no folder %s; it is measured without it".formatted(folder))));
		return folders;
	}

	/** The tree of a folder; empty where the revision has none. */
	static Optional<ObjectId> folder(Repository repository, RevTree root, String folder) throws IOException {
		try (TreeWalk found = TreeWalk.forPath(repository, folder, root)) {
			return found == null || found.getFileMode(0) != FileMode.TREE ? Optional.empty() : Optional.of(found.getObjectId(0));
		}
	}

	/** Returns the declarations of the projects of folders in a revision. */
	static SourceTree.Declared declared(Repository repository, RevTree tree, List<String> folders) {
		return FolderDeclaration.read(new DeclaringFiles.InRevision(repository, tree), folders);
	}

	private MetricsException noFolder(Repository repository, RevTree root, String folders) throws IOException {
		return new MetricsException(
				"Revision %s of %s has no folder %s. Give its path from the root, such as git:PATH@REV:FOLDER. Folders there: %s."
						.formatted(git.revision(), git.repository(), folders, foldersOf(repository, root)));
	}

	/** Returns the folders that may have sources, for a message. */
	private static String foldersOf(Repository repository, RevTree root) throws IOException {
		List<String> folders = new ArrayList<>();
		try (TreeWalk walk = new TreeWalk(repository)) {
			walk.addTree(root);
			while (walk.next()) {
				if (walk.getFileMode(0) == FileMode.TREE && !JavaFiles.isHidden(walk.getNameString())) {
					folders.add(walk.getNameString());
				}
			}
		}
		return folders.isEmpty() ? "none" : String.join(", ", folders.subList(0, Math.min(MAX_FOLDERS, folders.size())))
						+ (folders.size() > MAX_FOLDERS ? " …" : "");
	}

	private void unpack(Repository repository, ObjectId folder, String prefix, UnpackedSources unpacked)
			throws MetricsException, IOException {
		try (TreeWalk walk = new TreeWalk(repository)) {
			walk.addTree(folder);
			while (walk.next()) {
				progress.checkCancelled();
				String name = walk.getPathString();
				FileMode mode = walk.getFileMode(0);
				if (mode == FileMode.TREE) {
					if (!JavaFiles.isHidden(walk.getNameString())) {
						walk.enterSubtree();
					}
				} else if (mode == FileMode.GITLINK) {
					unpacked.problem(prefix + name, "a submodule is a repository of its own and is not measured");
				} else if (mode == FileMode.SYMLINK) {
					// The target of a link is a path, which need not exist here.
					if (JavaFiles.isJava(name)) {
						unpacked.problem(prefix + name, JavaFiles.LINK);
					}
				} else if (JavaFiles.isJava(name)) {
					unpacked.add(prefix + name, content(repository, walk.getObjectId(0)));
				}
			}
		}
	}

	private void unpackJars(Repository repository, ObjectId folder, String name, UnpackedSources unpacked)
			throws MetricsException, IOException {
		try (TreeWalk walk = new TreeWalk(repository)) {
			walk.addTree(folder);
			walk.setRecursive(true);
			while (walk.next()) {
				progress.checkCancelled();
				FileMode mode = walk.getFileMode(0);
				if (walk.getNameString().endsWith(".jar") && (mode == FileMode.REGULAR_FILE || mode == FileMode.EXECUTABLE_FILE)) {
					unpacked.addLibrary(name + "/" + walk.getPathString(), content(repository, walk.getObjectId(0)));
				}
			}
		}
	}

	private static UnpackedSources.Content content(Repository repository, ObjectId object) {
		return () -> {
			try {
				return repository.open(object, Constants.OBJ_BLOB).openStream();
			} catch (MissingObjectException e) {
				throw new IOException("the repository lacks it, as a partial clone does", e);
			}
		};
	}

	/** Messages about a git repository that cannot be read. */
	static MetricsException unreadable(String what, IOException e) {
		return new MetricsException("%s cannot be read: %s. Check the repository with 'git fsck'; a shallow or partial clone lacks objects."
				.formatted(what, IoErrorText.inWords(e)), e);
	}
}
