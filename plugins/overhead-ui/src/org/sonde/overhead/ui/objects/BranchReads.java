/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
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
	/** The lines of the tree. */
	interface Lines {
		/** There are other types, or the filter is another one. */
		void showTypes();

		/** The content of a branch is known now. */
		void showChildren(BranchNode branch);

		/** Lines instead of the one behind the objects of a branch. */
		void replacePlace(BranchNode branch, List<? extends LiveNode> with);

		/** Opens a branch as users do. */
		void expand(BranchNode branch);
	}

	private final LiveObjects model;
	private final ProgramQuestions questions;
	private final Lines tree;
	private final Consumer<BranchNode> changed;
	private final Runnable allChanged;
	private final Consumer<String> failed;
	/** Branches whose objects changed are read one at a time; one is being read. */
	private boolean rereading;
	private int searches;

	/**
	 * Reads nothing yet.
	 *
	 * @param changed    receives each branch whose children have changed, when the tree shows them
	 * @param allChanged runs instead if many branches have changed
	 * @param failed     receives the reason if nothing was read and no line of the tree can show it
	 */
	BranchReads(LiveObjects model, ProgramQuestions questions, Lines tree, Consumer<BranchNode> changed, Runnable allChanged,
			Consumer<String> failed) {
		this.model = model;
		this.questions = questions;
		this.tree = tree;
		this.changed = changed;
		this.allChanged = allChanged;
		this.failed = failed;
	}

	/** Reads the content of a branch that was opened. */
	void read(BranchNode branch) {
		branch.setReading();
		changed(branch);
		questions.ask(reading(branch), reader -> reader.again(branch), page -> show(branch, page), failing(branch));
	}

	/** Reads the next page. */
	void next(BranchNode branch) {
		branch.setReading();
		tree.replacePlace(branch, branch.place().stream().toList());
		questions.ask(reading(branch), reader -> reader.next(branch), page -> showNext(branch, page), failing(branch));
	}

	private static String reading(BranchNode branch) {
		return NLS.bind(Messages.BranchReads_readingOf, NodeText.name(branch));
	}

	private void show(BranchNode branch, ObjectPage page) {
		model.show(branch, page, false);
		changed(branch);
	}

	private void showNext(BranchNode branch, ObjectPage page) {
		int before = branch.objects().size();
		model.show(branch, page, true);
		List<LiveNode> added = new ArrayList<>(branch.objects().subList(before, branch.objects().size()));
		branch.place().ifPresent(added::add);
		if (added.isEmpty()) {
			changed(branch);
		} else {
			tree.replacePlace(branch, added);
			changed.accept(branch);
		}
	}

	/** Receives the reason if a request that is sent now fails. */
	private Consumer<String> failing(BranchNode branch) {
		long asked = model.nextMoment();
		return reason -> {
			branch.fail(asked, reason);
			changed(branch);
		};
	}

	private void changed(BranchNode branch) {
		tree.showChildren(branch);
		changed.accept(branch);
	}

	/** Reads branches in which objects came or went, one after the other. */
	void stale(Predicate<BranchNode> isSeen) {
		if (!rereading) {
			model.stale().stream().filter(isSeen).findFirst().ifPresent(branch -> {
				rereading = true;
				questions.askUnseen(Messages.BranchReads_reading, reader -> reader.again(branch), page -> show(branch, page),
						failing(branch), () -> rereading = false);
			});
		}
	}

	/** Reads these values and branches again; without any, all that were read before. */
	void again(List<LiveNode> nodes) {
		Set<BranchNode> branches = new LinkedHashSet<>();
		for (LiveNode node : nodes.isEmpty() ? List.<LiveNode>copyOf(model.types()) : nodes) {
			branches.addAll(switch (node) {
				case BranchNode branch -> LiveObjects.readIn(branch);
				case AttributeNode attribute -> List.of(attribute.parent());
				case PlaceholderNode place -> List.of(place.parent());
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
		allChanged();
	}

	private void allChanged() {
		tree.showTypes();
		allChanged.run();
	}

	/** Shows what a filter lets through: the types that match, and objects of others. */
	void filter(ObjectFilter filter) {
		model.setFilter(filter);
		allChanged();
		searches++;
		search(Set.of());
	}

	/**
	 * Looks for objects that the filter lets through, of types that it does not.
	 *
	 * @param known types that were searched
	 */
	void search(Set<TypeNode> known) {
		int number = searches;
		List<TypeNode> others = model.allTypes().stream()
				.filter(type -> !known.contains(type) && !model.types().contains(type) && type.data().getCount() > 0).toList();
		if (!others.isEmpty()) {
			questions.ask(Messages.BranchReads_searching, reader -> search(others, reader), pages -> {
				if (number == searches) {
					model.showFound(pages);
					allChanged();
					pages.keySet().forEach(tree::expand);
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
