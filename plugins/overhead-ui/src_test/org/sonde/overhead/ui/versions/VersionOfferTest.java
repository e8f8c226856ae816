/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.PersonIdent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.source.SourceLocation;

class VersionOfferTest {

	@TempDir
	private Path folder;

	private void write(String name) throws Exception {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, "class A { }");
	}

	private void commit() throws Exception {
		PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org");
		try (Git git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call()) {
			git.add().addFilepattern(".").call();
			git.commit().setMessage("First").setAuthor(somebody).setCommitter(somebody).setSign(false).call();
			git.tag().setName("v1").setAnnotated(false).call();
		}
	}

	/** The project is a folder of its repository. */
	@Test
	void foldersAreNamedFromTheRootOfTheRepository() throws Exception {
		write("core/src/A.java");
		write("core/gen/A.java");
		write("core/test/A.java");
		commit();
		write("core/gen/B.java");
		write("core/test/B.java");
		Path project = folder.resolve("core");
		VersionOffer offer = VersionOffer.read(project, List.of(project.resolve("src"), project.resolve("gen")));
		assertThat(offer.folders()).containsExactly("core/src", "core/gen");
		assertThat(offer.revisions()).containsExactly("HEAD", "main", "v1");
		assertThat(offer.changed()).containsExactly("core/gen/B.java");
		assertThat(offer.revision("v1", offer.folders()).location()).isInstanceOfSatisfying(SourceLocation.Git.class, git -> {
			assertThat(git.revision()).isEqualTo("v1");
			assertThat(git.folders()).containsExactly("core/src", "core/gen");
		});
		assertThat(offer.workTree("saved", offer.folders()).location()).isInstanceOfSatisfying(SourceLocation.Folders.class,
				saved -> assertThat(saved.folders()).containsExactly("core/src", "core/gen"));
		assertThat(offer.workTree("saved", List.of("core/src")).location()).isEqualTo(
				new SourceLocation.Folder(offer.root().resolve("core/src")));
		assertThat(offer.workTree("saved", List.of()).withoutFolders()).isEqualTo("saved=" + folder.getFileName());
	}

	@Test
	void withoutARepositoryOnlyWhatIsSavedIsThere() throws Exception {
		write("src/A.java");
		VersionOffer offer = VersionOffer.read(folder, List.of(folder.resolve("src"), Path.of("/elsewhere/src")));
		assertThat(offer.repository()).isEmpty();
		assertThat(offer.revisions()).isEmpty();
		assertThat(offer.folders()).containsExactly("src");
		assertThat(offer.workTree("saved", offer.folders()).location()).isEqualTo(new SourceLocation.Folder(folder.resolve("src")));
	}
}
