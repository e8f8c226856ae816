/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.eclipse.jgit.revwalk.RevCommit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;

class FileRenamesTest {

	/** Five lines of 10 bytes each. */
	private static final String TEXT = "int aaaa;\nint bbbb;\nint cccc;\nint dddd;\nint eeee;\n";

	@TempDir
	Path folder;

	private TestRepository repository;

	@BeforeEach
	void makeRepository() throws Exception {
		repository = TestRepository.in(folder);
	}

	@AfterEach
	void close() {
		repository.close();
	}

	private void write(String name, String text) throws IOException {
		repository.write(name, text);
	}

	private void move(String from, String to) throws IOException {
		Files.createDirectories(folder.resolve(to).getParent());
		Files.move(folder.resolve(from), folder.resolve(to));
	}

	private RevCommit commit() throws Exception {
		return repository.commit("a change", Instant.EPOCH);
	}

	private SourceVersion version(RevCommit commit, String folders) {
		return new SourceVersion("a version", "git:" + folder + "@" + commit.name() + folders, commit.name());
	}

	@Test
	void namesAreThoseOfTheSourcesOnBothSides() throws Exception {
		write("src/p/A.java", TEXT);
		write("src/p/B.java", TEXT.replace("a", "b"));
		write("src/p/C.java", "class C { }");
		write("other/D.java", "class D { void leaves() { } }");
		RevCommit before = commit();
		move("src/p/A.java", "main/java/q/A2.java");
		move("src/p/B.java", "main/java/q/B.java");
		move("other/D.java", "other/E.java");
		write("main/java/q/A2.java", TEXT.replace("eeee", "long_"));
		Files.delete(folder.resolve("src/p/C.java"));
		RevCommit after = commit();
		assertThat(FileRenames.between(version(before, ":src"), version(after, ":main/java"), Progress.NONE).renamed())
				.isEqualTo(Map.of("p/A.java", "q/A2.java", "p/B.java", "q/B.java"));
		assertThat(FileRenames.between(version(before, ""), version(after, ""), Progress.NONE).renamed().get("other/D.java"))
				.isEqualTo("other/E.java");
		assertThat(FileRenames.between(version(before, ":src,other"), version(after, ":main/java,other"), Progress.NONE).renamed())
				.hasSize(3)
				.containsEntry("src/p/B.java", "main/java/q/B.java");
	}

	@Test
	void theRepositorysOwnSettingsDoNotMatter() throws Exception {
		repository.git().getRepository().getConfig().setString("diff", null, "renames", "false");
		repository.git().getRepository().getConfig().setString("diff", null, "renameLimit", "1");
		repository.git().getRepository().getConfig().save();
		write("A.java", TEXT);
		write("B.java", TEXT.replace("a", "b"));
		RevCommit before = commit();
		move("A.java", "A2.java");
		move("B.java", "B2.java");
		write("A2.java", TEXT.replace("eeee", "long_"));
		write("B2.java", TEXT.replace("a", "b").replace("eeee", "long_"));
		RevCommit after = commit();
		assertThat(FileRenames.between(version(before, ""), version(after, ""), Progress.NONE).renamed()).hasSize(2);
	}

	@Test
	void otherSourcesHaveNone() throws Exception {
		write("A.java", TEXT);
		RevCommit before = commit();
		move("A.java", "B.java");
		RevCommit after = commit();
		SourceVersion jar = new SourceVersion("1", "a-sources.jar", "");
		assertThat(FileRenames.between(jar, version(after, ""), Progress.NONE)).isEqualTo(FileRenames.NONE);
		assertThat(FileRenames.between(version(before, ""), jar, Progress.NONE)).isEqualTo(FileRenames.NONE);
		assertThat(FileRenames.between(version(before, ""), version(before, ""), Progress.NONE)).isEqualTo(FileRenames.NONE);
		SourceVersion elsewhere = new SourceVersion("x", "git:" + folder + "@x", "0123456789012345678901234567890123456789");
		assertThat(FileRenames.between(version(before, ""), elsewhere, Progress.NONE)).isEqualTo(FileRenames.NONE);
	}

	@Test
	void canBeCancelled() throws Exception {
		write("A.java", TEXT);
		RevCommit before = commit();
		move("A.java", "B.java");
		RevCommit after = commit();
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> FileRenames.between(version(before, ""), version(after, ""),
				Progress.cancelledBy(() -> true)));
	}
}
