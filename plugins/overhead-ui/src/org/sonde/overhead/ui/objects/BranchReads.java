/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.osgi.util.NLS;

/** Reads what is in the branches of the tree: when they are opened, again, and what a filter finds in them. */
final class BranchReads {
	private final LiveObjects model;
	private final ProgramQuestions questions;
	private final Consumer<BranchNode> changed;
	private final Runnable allChanged;
	private final Consumer<String> failed;
	/** Objects that came or went are read one branch at a time. */
	private boolean rereading;
	private int searches;

	/**
	 * Reads nothing yet.
	 *
	 * @param changed    is told whose children are others now
	 * @param allChanged is told that many are
	 * @param failed     receives why nothing was read, where no line says so
	 */
	BranchReads(LiveObjects model, ProgramQuestions questions, Consumer<BranchNode> changed, Runnable allChanged, Consumer<String> failed) {
		this.model = model;
		this.questions = questions;
		this.changed = changed;
		this.allChanged = allChanged;
		this.failed = failed;
	}

	/** What is in a branch that was opened. */
	void read(BranchNode branch) {
		read(branch, reader -> reader.again(branch), false);
	}

	/** What is behind that. */
	void next(BranchNode branch) {
		read(branch, reader -> reader.next(branch), true);
	}

	private void read(BranchNode branch, ProgramQuestions.Question<ObjectPage> question, boolean behind) {
		branch.setReading();
		changed.accept(branch);
		questions.ask(NLS.bind(Messages.BranchReads_readingOf, NodeText.name(branch)), question, page -> show(branch, page, behind), reason -> fail(branch, reason));
	}

	private void show(BranchNode branch, ObjectPage page, boolean behind) {
		model.show(branch, page, behind);
		changed.accept(branch);
	}

	private void fail(BranchNode branch, String reason) {
		branch.fail(reason);
		changed.accept(branch);
	}

	/** Branches of these in which objects came or went, one after the other. */
	void stale(Predicate<BranchNode> isSeen) {
		if (!rereading) {
			model.stale().stream().filter(isSeen).findFirst().ifPresent(branch -> {
				rereading = true;
				questions.askUnseen(Messages.BranchReads_reading, reader -> reader.again(branch), page -> show(branch, page, false), reason -> fail(branch, reason),
						() -> rereading = false);
			});
		}
	}

	/** Values, and what is in branches that were read; without any, all that was read. */
	void again(List<LiveNode> nodes) {
		Set<BranchNode> branches = new LinkedHashSet<>();
		for (LiveNode node : nodes.isEmpty() ? List.<LiveNode>copyOf(model.types()) : nodes) {
			branches.addAll(switch (node) {
				case BranchNode branch -> LiveObjects.readIn(branch);
				case AttributeNode attribute -> List.of(attribute.parent());
				case PlaceNode place -> List.of(place.parent());
			});
		}
		questions.ask(Messages.BranchReads_reading, reader -> readAll(branches, reader), this::showAll, failed);
	}

	private static Map<BranchNode, ObjectPage> readAll(Set<BranchNode> branches, PageReader reader) throws ProgramException {
		Map<BranchNode, ObjectPage> all = new LinkedHashMap<>();
		for (BranchNode branch : branches) {
			try {
				all.put(branch, reader.again(branch));
			} catch (ProgramException e) {
				if (e.isEnded()) {
					throw e;
				}
				// The object was deleted meanwhile: its parent, which was read before it, no longer has it.
			}
		}
		return all;
	}

	private void showAll(Map<BranchNode, ObjectPage> all) {
		all.forEach((branch, page) -> model.show(branch, page, false));
		allChanged.run();
	}

	/**
	 * Shows what a filter lets through: the types that match, and objects of others.
	 *
	 * @param found receives the types in which there are some
	 */
	void filter(ObjectFilter filter, Consumer<Set<TypeNode>> found) {
		model.setFilter(filter);
		allChanged.run();
		int number = ++searches;
		List<TypeNode> others = model.allTypes().stream().filter(type -> !model.types().contains(type) && type.data().getCount() > 0).toList();
		if (!others.isEmpty()) {
			questions.ask(Messages.BranchReads_searching, reader -> search(others, reader), pages -> {
				if (number == searches) {
					model.showFound(pages);
					allChanged.run();
					found.accept(pages.keySet());
				}
			}, failed);
		}
	}

	private static Map<TypeNode, ObjectPage> search(List<TypeNode> types, PageReader reader) throws ProgramException {
		Map<TypeNode, ObjectPage> found = new LinkedHashMap<>();
		for (TypeNode type : types) {
			ObjectPage page = reader.again(type);
			if (!page.objects().isEmpty()) {
				found.put(type, page);
			}
		}
		return found;
	}
}
