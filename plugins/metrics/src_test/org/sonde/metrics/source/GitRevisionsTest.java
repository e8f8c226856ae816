/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.eclipse.jgit.api.Git;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitRevisionsTest {

	@TempDir
	private Path folder;

	@BeforeEach
	void quiet() {
		QuietGit.use();
	}

	private static void commit(TestRepository repository, int hour) throws Exception {
		repository.commit("At " + hour, Instant.EPOCH.plusSeconds(3600L * hour));
	}

	@Test
	void namesHeadBranchesAndTagsTheNewestFirst() throws Exception {
		try (TestRepository repository = TestRepository.in(folder)) {
			Git git = repository.git();
			commit(repository, 1);
			git.tag().setName("v10").setAnnotated(true).setSigned(false).setMessage("ten").call();
			git.branchCreate().setName("old/stable").call();
			commit(repository, 2);
			git.tag().setName("v9").setAnnotated(false).call();
			git.tag().setName("v8").setAnnotated(false).call();
			commit(repository, 3);
		}
		Path sources = Files.createDirectories(folder.resolve("module/src"));
		GitRevisions revisions = GitRevisions.of(sources).orElseThrow();
		assertThat(revisions.names()).containsExactly("HEAD", "main", "old/stable", "v8", "v9", "v10");
		assertThat(revisions.workTree().toRealPath()).isEqualTo(folder.toRealPath());
		String head = revisions.commit("HEAD").orElseThrow();
		assertThat(List.of("main", "HEAD^0", head, head.substring(0, 10)))
				.allMatch(name -> revisions.commit(name).equals(Optional.of(head)));
		assertThat(List.of("v9", "v8")).allMatch(name -> revisions.commit(name).equals(revisions.commit("main~1")));
		assertThat(List.of("v10", "old/stable")).allMatch(name -> revisions.commit(name).equals(revisions.commit("HEAD~2")));
		assertThat(revisions.commits().values().stream().distinct()).hasSize(3);
		assertThat(List.of("v7", "HEAD~99", "no such thing", "..", "HEAD:module")).noneMatch(name -> revisions.commit(name).isPresent());
		assertThat(revisions.at("v9", List.of(sources, Path.of("/elsewhere")))).isEqualTo(
				new SourceLocation.Git(revisions.workTree(), "v9", List.of("module/src")));
	}

	/** As git does: refs/tags comes before refs/heads. */
	@Test
	void ofATagAndABranchWithOneNameTheTagCounts() throws Exception {
		try (TestRepository repository = TestRepository.in(folder)) {
			commit(repository, 1);
			repository.git().tag().setName("v1").setAnnotated(false).call();
			commit(repository, 2);
			repository.git().branchCreate().setName("v1").call();
		}
		GitRevisions revisions = GitRevisions.of(folder).orElseThrow();
		assertThat(revisions.names()).containsExactlyInAnyOrder("HEAD", "main", "v1");
		assertThat(revisions.commit("v1")).isEqualTo(revisions.commit("HEAD~1"));
	}

	/** The commits are made in one second, in which only their parents tell which is older. */
	@Test
	void ordersRevisionsByTheirHistoryHoweverTheyAreNamed() throws Exception {
		try (TestRepository repository = TestRepository.in(folder)) {
			for (int i = 0; i < 5; i++) {
				commit(repository, 1);
				repository.git().tag().setName("n" + (9 - i)).setAnnotated(true).setSigned(false).setMessage("a tag").call();
			}
		}
		GitRevisions revisions = GitRevisions.of(folder).orElseThrow();
		assertThat(revisions.oldestFirst(List.of("HEAD", "HEAD~3", "n9", "nowhere", "HEAD~1", "main", "n7")))
				.containsExactly("n9", "HEAD~3", "n7", "HEAD~1", "HEAD", "main", "nowhere");
		assertThat(revisions.oldestFirst(List.of())).isEmpty();
	}

	@Test
	void aFolderWithoutARepositoryOrACommitHasNone() throws Exception {
		assertThat(GitRevisions.of(folder)).isEmpty();
		Git.init().setDirectory(folder.toFile()).call().close();
		assertThat(GitRevisions.of(folder)).isEmpty();
		Path bare = folder.resolve("bare");
		Git.init().setBare(true).setDirectory(bare.toFile()).call().close();
		assertThat(GitRevisions.of(bare)).isEmpty();
	}
}
