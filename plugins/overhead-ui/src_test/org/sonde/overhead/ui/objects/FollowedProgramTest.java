/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows a program with three shelves, of which the first contains the last, in this thread instead of the user interface's. */
class FollowedProgramTest {
	private static final long PATIENCE_SECONDS = 60;

	/** The lines that are open, and what was asked of the tree. */
	private final class Tree implements BranchReads.Lines {
		private final List<String> asked = new ArrayList<>();

		@Override
		public void showTypes() {
			asked.add("types");
		}

		@Override
		public void showChildren(BranchNode branch) {
			asked.add("children of " + NodeText.name(branch));
		}

		@Override
		public void replacePlace(BranchNode branch, List<? extends LiveNode> with) {
			asked.add(with.size() + " more in " + NodeText.name(branch));
		}

		@Override
		public void expand(BranchNode branch) {
			asked.add("expand " + NodeText.name(branch));
			reads.read(branch);
		}
	}

	@TempDir
	private Path folder;

	private final BlockingQueue<Runnable> later = new LinkedBlockingQueue<>();
	private final List<ProgramState> states = new ArrayList<>();
	private final List<String> failures = new ArrayList<>();
	private final LiveObjects model = new LiveObjects();
	private final Tree tree = new Tree();
	private final FollowedProgram followed = new FollowedProgram(later::add, this::show);
	private final ProgramQuestions questions = new ProgramQuestions(followed, model, later::add);
	private final BranchReads reads = new BranchReads(model, questions, tree, branch -> { }, () -> { }, failures::add);
	private WatchedProgram program;
	private List<Shelf> shelves;

	@BeforeEach
	void start() throws Exception {
		program = new WatchedProgram(folder);
		shelves = program.create(3);
		shelves.getFirst().put(shelves.getLast());
	}

	@AfterEach
	void stop() throws Exception {
		followed.end();
		program.close();
	}

	private void show(ProgramState state) {
		states.add(state);
		if (state instanceof ProgramState.Update update) {
			update.overview().ifPresent(overview -> model.show(overview.types()));
		}
	}

	private void await(BooleanSupplier condition) throws InterruptedException {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
		while (!condition.getAsBoolean()) {
			Runnable next = later.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
			assertThat(next).as("something happens").isNotNull();
			next.run();
		}
	}

	private TypeNode follow() throws InterruptedException {
		followed.begin(program.address(), Optional.empty());
		await(() -> followed.program().isPresent() && !model.types().isEmpty());
		return model.types().getFirst();
	}

	private void read(BranchNode branch) throws InterruptedException {
		reads.read(branch);
		await(() -> branch.state() != BranchNode.State.READING);
	}

	@Test
	void aProgramCanBeAskedFromItsConnectionToItsEnd() throws Exception {
		assertThat(followed.isOn()).isFalse();
		follow();
		ConnectedProgram connected = followed.program().orElseThrow();
		assertThat(followed.isOn() && followed.isShown(connected)).isTrue();
		assertThat(states.getFirst()).isInstanceOf(ProgramState.Connected.class);
		program.end();
		await(() -> states.getLast() instanceof ProgramState.Ended);
		assertThat(followed.isOn()).isFalse();
		assertThat(followed.program()).isEmpty();
		assertThat(followed.isShown(connected)).as("its objects stay").isTrue();
	}

	@Test
	void nothingIsHeardOfAProgramThatIsFollowedNoMore() throws Exception {
		follow();
		ConnectedProgram first = followed.program().orElseThrow();
		followed.begin(program.address(), Optional.empty());
		assertThat(followed.program()).as("the other one is being connected").isEmpty();
		assertThat(followed.isShown(first)).isFalse();
		states.clear();
		await(() -> followed.program().isPresent());
		assertThat(states).allSatisfy(state -> assertThat(state).isInstanceOf(ProgramState.Connected.class));
		assertThat(followed.program()).isNotEqualTo(Optional.of(first));
	}

	@Test
	void whatIsStoppedTellsThat() throws Exception {
		follow();
		followed.stop();
		await(() -> states.getLast() instanceof ProgramState.Disconnected);
		assertThat(followed.isOn()).isFalse();
	}

	@Test
	void withoutAProgramNothingIsAsked() {
		List<String> answers = new ArrayList<>();
		questions.ask("name", reader -> "answer", answers::add, failures::add);
		assertThat(failures).containsExactly(Messages.ProgramQuestions_over);
		questions.askUnseen("name", reader -> "answer", answers::add, failures::add, () -> answers.add("after"));
		assertThat(answers).containsExactly("after");
	}

	@Test
	void aQuestionHasOneAnswerOrOneFailure() throws Exception {
		follow();
		List<String> answers = new ArrayList<>();
		questions.ask("name", reader -> "answer", answers::add, failures::add);
		await(() -> !answers.isEmpty());
		questions.<String>ask("name", reader -> {
			throw new ProgramException("does not answer", false);
		}, answers::add, failures::add);
		await(() -> failures.size() == 1);
		questions.<String>ask("name", reader -> {
			throw new IllegalStateException("a defect");
		}, answers::add, failures::add);
		await(() -> failures.size() == 2);
		assertThat(answers).containsExactly("answer");
		assertThat(failures.getFirst()).isEqualTo("does not answer");
	}

	@Test
	void anAnswerOfAProgramThatIsNotShownIsDropped() throws Exception {
		follow();
		List<String> answers = new ArrayList<>();
		ConnectedProgram first = followed.program().orElseThrow();
		questions.ask("name", reader -> "answer", answers::add, failures::add);
		Runnable next = later.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
		followed.begin(program.address(), Optional.empty());
		next.run();
		await(() -> followed.program().filter(now -> now != first).isPresent());
		assertThat(answers).isEmpty();
		assertThat(failures).isEmpty();
	}

	@Test
	void anOpenedBranchIsRead() throws Exception {
		TypeNode type = follow();
		reads.read(type);
		assertThat(type.state()).isEqualTo(BranchNode.State.READING);
		await(() -> type.state() == BranchNode.State.READ);
		assertThat(type.objects()).extracting(ObjectNode::id).containsExactly(1L, 2L, 3L);
		ObjectNode first = type.objects().getFirst();
		read(first);
		assertThat(first.objects()).extracting(ObjectNode::id).containsExactly(3L);
		assertThat(tree.asked).endsWith("children of " + NodeText.name(first));
	}

	@Test
	void thePageBehindIsAddedToTheTree() throws Exception {
		List<Shelf> others = program.create(PageReader.SIZE);
		TypeNode type = follow();
		read(type);
		assertThat(type.hasMore()).isTrue();
		reads.next(type);
		await(() -> type.state() == BranchNode.State.READ);
		assertThat(type.objects()).hasSize(shelves.size() + others.size());
		assertThat(tree.asked).as("none of the lines before is touched").endsWith("1 more in " + NodeText.name(type),
				shelves.size() + " more in " + NodeText.name(type));
	}

	@Test
	void whatChangedIsReadAgainIfItIsSeen() throws Exception {
		TypeNode type = follow();
		read(type);
		List<Shelf> others = program.create(2);
		type.setStale(model.nextMoment());
		reads.stale(branch -> false);
		assertThat(type.isStale()).isTrue();
		reads.stale(branch -> true);
		await(() -> !type.isStale());
		assertThat(type.objects()).hasSize(shelves.size() + others.size());
	}

	@Test
	void allThatWasReadIsReadAgain() throws Exception {
		TypeNode type = follow();
		read(type);
		read(type.objects().getFirst());
		shelves.getFirst().fill(77);
		List<Shelf> others = program.create(1);
		reads.again(List.of());
		await(() -> type.objects().size() == shelves.size() + others.size());
		assertThat(type.objects().getFirst().attributes()).extracting(NodeText::value).contains("77");
	}

	@Test
	void aFilterFindsObjectsOfTypesThatItDoesNotLetThrough() throws Exception {
		TypeNode type = follow();
		reads.filter(new ObjectFilter("2"));
		assertThat(model.types()).isEmpty();
		await(() -> !model.types().isEmpty() && type.state() == BranchNode.State.READ);
		assertThat(type.objects()).extracting(ObjectNode::id).containsExactly(2L);
		assertThat(tree.asked).contains("expand " + NodeText.name(type));
		reads.filter(ObjectFilter.ALL);
		assertThat(model.types()).containsExactly(type);
	}
}
