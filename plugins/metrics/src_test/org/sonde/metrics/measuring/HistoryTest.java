/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.MergeCommand.FastForwardMode;
import org.eclipse.jgit.revwalk.RevCommit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.source.GitHistory;
import org.sonde.metrics.source.GitHistory.Selection;
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.TestRepository;

/** Lines of code in a repository with a branch that was merged: main v1 – two – merge – last, side one – side two. */
class HistoryTest {

	@TempDir
	Path folder;

	private TestRepository repository;
	private Git git;
	private Instant now = Instant.parse("2020-01-01T00:00:00Z");
	private RevCommit first;
	private RevCommit two;
	private RevCommit side;
	private RevCommit merge;
	private RevCommit last;

	@BeforeEach
	void makeRepository() throws Exception {
		repository = TestRepository.in(folder);
		git = repository.git();
		write("src/A.java", 1);
		first = commit();
		git.tag().setName("odd-name,1").setSigned(false).setAnnotated(true).setMessage("1").setTagger(TestRepository.somebody(now)).call();
		git.checkout().setCreateBranch(true).setName("side").call();
		write("src/B.java", 2);
		side = commit();
		git.tag().setName("on-side").setSigned(false).setAnnotated(false).call();
		write("src/B.java", 3);
		RevCommit sideTwo = commit();
		git.checkout().setName("main").call();
		write("notes.txt", 1);
		two = commit();
		git.merge().include(sideTwo).setFastForward(FastForwardMode.NO_FF).setCommit(false).call();
		merge = commit();
		Files.move(folder.resolve("src/A.java"), Files.createDirectories(folder.resolve("main")).resolve("A.java"));
		Files.move(folder.resolve("src/B.java"), folder.resolve("main/B.java"));
		last = commit();
		git.tag().setName("end").setSigned(false).setAnnotated(false).call();
	}

	@AfterEach
	void close() {
		repository.close();
	}

	/** A class of so many lines, and two more. */
	private void write(String name, int lines) throws IOException {
		String type = name.replaceAll(".*/|\\..*", "");
		repository.write(name, "class " + type + " {\n" + "int x;\n".repeat(lines) + "}\n");
	}

	private RevCommit commit() throws Exception {
		now = now.plusSeconds(3600);
		return repository.commit("a change", now);
	}

	private GitRange range(String revisions) throws MetricsException {
		return GitRange.parse("git:" + folder + ":src,main", revisions);
	}

	private List<GitRevision> list(String revisions, Selection selection) throws MetricsException {
		return GitHistory.list(range(revisions), selection, List.of(), Progress.NONE);
	}

	private List<String> commits(String revisions, Selection selection) throws MetricsException {
		return list(revisions, selection).stream().map(GitRevision::commit).toList();
	}

	private History<Long> measure(GitRange range, List<GitRevision> revisions, Progress progress) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			return History.measure(range, revisions, revision -> SourceOptions.DEFAULT, artifacts, Component.of("*"), Profiles.DEFAULT,
					ComponentMeasurement::loc, progress);
		}
	}

	// --- which revisions ---------------------------------------------------------------------------------------------------

	@Test
	void ofAMergeTheBranchThatWasMergedIntoIsFollowed() throws Exception {
		assertThat(commits(first.name() + "..main", Selection.ALL)).containsExactly(first.name(), two.name(), merge.name(), last.name());
		assertThat(commits(side.name() + "..", Selection.ALL)).containsExactly(side.name(), two.name(), merge.name(), last.name());
		List<GitRevision> revisions = list("side~1..side", Selection.ALL);
		assertThat(revisions.getFirst().name()).isEqualTo("on-side");
		assertThat(revisions.getLast().name()).isEqualTo(git.getRepository().resolve("side").name().substring(0, 10));
		assertThat(revisions.getFirst().time()).isEqualTo(Instant.parse("2020-01-01T02:00:00Z"));
	}

	@Test
	void tagsAreTakenOfAllBranches() throws Exception {
		assertThat(list("odd-name,1..end", new Selection(true, "*", false, 1, 0))).extracting(GitRevision::name).containsExactly(
				"odd-name,1",
				"on-side", "end");
		assertThat(list("odd-name,1..end", new Selection(true, "o?-*", false, 1, 0))).extracting(GitRevision::name)
				.containsExactly(first.name().substring(0, 10), "on-side", last.name().substring(0, 10));
	}

	@Test
	void thinsThemOut() throws Exception {
		String range = first.name() + "..main";
		assertThat(commits(range, new Selection(false, "*", false, 2, 0))).containsExactly(first.name(), merge.name(), last.name());
		assertThat(commits(range, new Selection(false, "*", false, 1, 2))).containsExactly(merge.name(), last.name());
		assertThat(commits(range, new Selection(false, "*", true, 1, 0))).containsExactly(first.name(), merge.name(), last.name());
		assertThatIllegalArgumentException().isThrownBy(() -> new Selection(false, "*", false, 0, 0));
	}

	@Test
	void aRangeWithoutACommitSaysWhatIsMeant() {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> list("end..on-side", Selection.ALL))
				.withMessageContaining(" end..on-side: ").withMessageContaining(" on-side..end?");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> list("end..main", Selection.ALL))
				.withMessageContaining(" end..main: ").withMessageContaining("same commit");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> list("gone..main", Selection.ALL))
				.withMessageContaining("'gone' in the repository").withMessageContaining("there is no such revision");
	}

	@Test
	void aShallowCloneSaysThatItIsOne() throws Exception {
		Path clone = folder.resolve("clone");
		Git.cloneRepository().setURI(folder.toUri().toString()).setDirectory(clone.toFile()).setDepth(2).setNoTags().call().close();
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> GitHistory.list(GitRange.parse("git:" + clone, first.name() + "..main"), Selection.ALL, List.of(),
						Progress.NONE))
				.withMessageContaining("there is no such commit; a shallow clone lacks the older ones");
		String oldest = merge.getParent(1).name();
		List<String> begins = Files.readAllLines(clone.resolve(".git/shallow"));
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(
						() -> GitHistory.list(GitRange.parse("git:" + clone, oldest + "..main"), Selection.ALL, List.of(), Progress.NONE))
				.withMessageContaining("is a shallow clone").withMessageContaining("--unshallow")
				.satisfies(
						e -> assertThat(begins).anyMatch(id -> e.getMessage().contains("begins at " + id.substring(0, 10) + ", within")));
	}

	@Test
	void aRangeIsReadAsItIsTyped() throws Exception {
		GitRange range = GitRange.parse("git:" + folder + ":src/,./main", "v1..");
		assertThat(range).isEqualTo(new GitRange(folder, List.of("src", "main"), "v1", "HEAD"));
		assertThat(range.source()).isEqualTo("git:" + folder + ":src,main");
		assertThat(range.revisions()).isEqualTo("v1..HEAD");
		for (String wrong : List.of("v1", "..v2", "v1...v2", "")) {
			assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> GitRange.parse("git:" + folder, wrong))
					.withMessageContaining("is not a range of revisions");
		}
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> GitRange.parse("git:" + folder + "@v1", "v1..v2"))
				.withMessageContaining("and the revisions as a range");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> GitRange.parse("src", "v1..v2"))
				.withMessageContaining("git:PATH");
	}

	// --- their figures -------------------------------------------------------------------------------------------------------

	@Test
	void measuresWhatHoldsTheSameOnceAndFollowsMovedFolders() throws Exception {
		List<String> tasks = new ArrayList<>();
		History<Long> history = measure(range(first.name() + "..main"), list(first.name() + "..main", Selection.ALL), new Progress() {
			@Override
			public void begin(String task, long total) {
				tasks.add(task);
			}

			@Override
			public void worked(long units) {
				// only the tasks are of interest
			}

			@Override
			public boolean isCancelled() {
				return false;
			}
		});
		assertThat(history.points()).extracting(point -> point.measured().orElseThrow()).containsExactly(3L, 3L, 8L, 8L);
		assertThat(tasks.stream().filter(task -> task.contains("Binding")).map(task -> task.replaceAll(":.*", ""))).containsExactly(
				"1 of 4",
				"3 of 4", "4 of 4");
	}

	/** What names are bound to depends on the release, which stands above the folders. */
	@Test
	void aRevisionThatDeclaresAnotherReleaseIsMeasuredAgain() throws Exception {
		repository.write("pom.xml", "<project><properties><maven.compiler.release>17</maven.compiler.release></properties></project>");
		commit();
		GitRange range = range("end..main");
		List<GitRevision> revisions = GitHistory.list(range, new Selection(false, "*", true, 1, 0), List.of(), Progress.NONE);
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			assertThat(History.measure(range, revisions, revision -> SourceOptions.DEFAULT, artifacts, Component.of("*"), Profiles.DEFAULT,
					measurement -> measurement.release().number(), Progress.NONE).points())
					.extracting(point -> point.measured().orElseThrow()).containsExactly(8, 17);
		}
	}

	@Test
	void aRevisionWithNothingToMeasureSaysWhy() throws Exception {
		GitRange range = GitRange.parse("git:" + folder + ":main", first.name() + "..main");
		List<GitRevision> revisions = GitHistory.list(range, Selection.ALL, List.of(), Progress.NONE);
		History<Long> history = measure(range, revisions, Progress.NONE);
		assertThat(history.points()).extracting(History.Point::reason).containsExactly("it has none of the folders main",
				"it has none of the folders main", "it has none of the folders main", "");
		GitRange nowhere = GitRange.parse("git:" + folder + ":none", first.name() + "..main");
		assertThatExceptionOfType(MetricsException.class)
				.isThrownBy(() -> measure(nowhere, GitHistory.list(nowhere, Selection.ALL, List.of(), Progress.NONE), Progress.NONE))
				.withMessageContaining("No revision of").withMessageContaining("it has none of the folders none");
	}

	@Test
	void librariesAreThoseThatARevisionHas() throws Exception {
		GitRange range = range(first.name() + "..main");
		List<GitRevision> revisions = GitHistory.list(range, Selection.ALL, List.of("main", "lib"), Progress.NONE);
		assertThat(revisions.getFirst().libraries()).isEmpty();
		assertThat(revisions.getLast().libraries()).containsExactly("main");
		assertThat(measure(range, revisions, Progress.NONE).points().getLast().measured()).hasValue(8L);
	}

	@Test
	void canBeCancelled() throws Exception {
		GitRange range = range(first.name() + "..main");
		Progress cancelled = Progress.cancelledBy(() -> true);
		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> GitHistory.list(range, Selection.ALL, List.of(), cancelled));
		List<GitRevision> revisions = list(range.revisions(), Selection.ALL);
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> measure(range, revisions, cancelled));
	}
}
