/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.report.versions.VersionSpec;

class VersionOfferTest {

	@TempDir
	private Path folder;

	private void write(String name) throws Exception {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, "class A { }");
	}

	private void commit() throws Exception {
		assumeTrue(git("init", "-q", "-b", "main"), "the git program makes the repository of this test");
		assertThat(git("add", ".") && git("commit", "-q", "-m", "First") && git("tag", "v1")).isTrue();
	}

	private boolean git(String... arguments) throws InterruptedException {
		List<String> command = new ArrayList<>(List.of("git", "-c", "user.name=S", "-c", "user.email=s@example.org", "-c",
				"commit.gpgsign=false", "-C", folder.toString()));
		command.addAll(List.of(arguments));
		try {
			return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
		} catch (IOException e) {
			return false; // there is none
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
		assertThat(offer.revisions()).containsOnlyKeys("HEAD", "main", "v1");
		assertThat(offer.revisions().values().stream().distinct()).as("the commit that all of them name").hasSize(1);
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

	/** Revisions are typed in any order; a series goes from the oldest to the newest. */
	@Test
	void aSeriesHasTheOrderOfTheHistory() throws Exception {
		write("src/A.java");
		commit();
		for (String name : List.of("B", "C")) {
			write("src/" + name + ".java");
			assertThat(git("add", ".") && git("commit", "-q", "-m", name)).isTrue();
		}
		VersionOffer offer = VersionOffer.read(folder, List.of(folder.resolve("src")));
		List<String> from = offer.folders();
		List<VersionSpec> typed = List.of(offer.workTree("saved", from), offer.revision("HEAD", from), offer.revision("HEAD~2", from),
				offer.revision("main~1", from));
		assertThat(VersionsChoice.oldestFirst(typed)).extracting(VersionSpec::name).containsExactly("HEAD~2", "main~1", "HEAD", "saved");
		assertThat(VersionsChoice.oldestFirst(typed.subList(0, 1))).isEqualTo(typed.subList(0, 1));
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
