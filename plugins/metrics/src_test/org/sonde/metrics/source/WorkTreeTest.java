/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.MetricsException;

class WorkTreeTest {

	@TempDir
	Path folder;
	private TestRepository repository;

	@BeforeEach
	void makeRepository() throws Exception {
		repository = TestRepository.in(folder);
		repository.write("src/A.java", "class A { }");
		repository.write("docs/a.md", "text");
		repository.commit("first", Instant.EPOCH);
		repository.git().tag().setName("v1").setAnnotated(false).call();
		repository.commit("second", Instant.EPOCH.plusSeconds(1));
	}

	@AfterEach
	void close() {
		repository.close();
	}

	private SourceLocation.Git at(String revision, String... folders) {
		return new SourceLocation.Git(folder, revision, List.of(folders));
	}

	@Test
	void theNewestCommitLeavesOutWhatIsNotCommitted() throws Exception {
		assertThat(WorkTree.leftOut(at("HEAD", "src")).orElseThrow().changed()).isEmpty();
		repository.write("src/A.java", "class A { int x; }");
		repository.write("src/B.java", "class B { }");
		repository.write("docs/a.md", "other text");
		assertThat(WorkTree.leftOut(at("HEAD", "src")).orElseThrow().changed()).containsExactly("src/A.java", "src/B.java");
		assertThat(WorkTree.leftOut(at("main")).orElseThrow().changed()).containsExactly("docs/a.md", "src/A.java", "src/B.java");
		assertThat(WorkTree.leftOut(at("v1"))).as("an older one was asked for by its name").isEmpty();
		assertThat(WorkTree.leftOutOfRange(at("v1", "src"), "main").orElseThrow().changed()).as("nothing later is in the range")
				.containsExactly("src/A.java", "src/B.java");
		assertThat(WorkTree.leftOutOfRange(at("v1", "src"), "v1")).as("the range ends before the newest commit").isEmpty();
		assertThat(WorkTree.of(folder.resolve("src")).orElseThrow().changed()).containsExactly("src/A.java", "src/B.java");
	}

	@Test
	void elsewhereThereIsNone(@TempDir Path other) {
		assertThat(WorkTree.of(other)).isEmpty();
	}

	@Test
	void aRangeStandsWhereAVersionDoes() throws Exception {
		GitRange range = GitRange.find("git:" + folder + "@v1..main:src,docs").orElseThrow();
		assertThat(range).isEqualTo(new GitRange(folder, List.of("src", "docs"), "v1", "main"));
		assertThat(GitRange.find("git:" + folder + "@v1..").orElseThrow().to()).isEqualTo("HEAD");
		assertThat(GitRange.find("git:" + folder + "@v1:src")).isEmpty();
		assertThat(GitRange.find("git:" + folder.resolve("../" + folder.getFileName()) + "@v1")).as("two dots in the path").isEmpty();
		assertThat(GitRange.find("maven:g:a:1..2")).isEmpty();
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> GitRange.find("git:" + folder.resolve("no") + "@v1..v2"));
	}
}
