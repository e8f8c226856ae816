/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;

/** Selects a type, or a field of the type's first object, as soon as the tree has read it. */
final class PendingSelection {
	/** The view looks for changes about once a second. */
	private static final int MOST_REREADS = 5;

	private final LiveObjects model;
	private final Consumer<BranchNode> expand;
	private final Consumer<LiveNode> select;
	private Optional<Declaration> wanted = Optional.empty();
	/** How often the object was read again to find the field. */
	private int rereads;

	/**
	 * Selects nothing yet.
	 *
	 * @param expand opens a branch, which reads what is not known of it
	 */
	PendingSelection(LiveObjects model, Consumer<BranchNode> expand, Consumer<LiveNode> select) {
		this.model = model;
		this.expand = expand;
		this.select = select;
	}

	/** Opens the tree as far as it is known. Returns whether the program has the type. */
	boolean show(Declaration place) {
		Optional<TypeNode> type = type(place);
		wanted = type.map(found -> place);
		rereads = 0;
		type.ifPresent(found -> {
			select.accept(found);
			expand.accept(found);
			goOn();
		});
		return type.isPresent();
	}

	/** Returns the node of the type, preferably one with objects: static fields have one, and a supertype may have none of its own. */
	private Optional<TypeNode> type(Declaration place) {
		return model.types().stream().filter(place::isIn).min(Comparator.comparing(type -> type.data().getCount() == 0));
	}

	/** Continues after something was read. */
	void goOn() {
		wanted.ifPresent(place -> type(place).ifPresentOrElse(type -> goOn(place, type), this::forget));
	}

	private void goOn(Declaration place, TypeNode type) {
		if (place.field().isEmpty() || type.state() == BranchNode.State.FAILED
				|| type.state() == BranchNode.State.READ && type.objects().isEmpty()) {
			forget();
		} else if (type.state() == BranchNode.State.READ) {
			ObjectNode first = type.objects().getFirst();
			if (first.state() == BranchNode.State.UNREAD) {
				expand.accept(first);
			} else if (first.state() != BranchNode.State.READING) {
				select(place, first);
			}
		}
	}

	/**
	 * A field that the object did not have when it was read may have been assigned since: a constructor was running. The first time, the
	 * object is read again at once; then whenever the view reads what has changed.
	 */
	private void select(Declaration place, ObjectNode object) {
		Optional<AttributeNode> found = object.attributes().stream().filter(place::isOf).findFirst();
		if (found.isEmpty() && rereads < MOST_REREADS) {
			rereads++;
			object.setStale(model.nextMoment());
			if (rereads == 1) {
				expand.accept(object);
			}
		} else {
			expand.accept(object);
			found.ifPresent(select);
			forget();
		}
	}

	private void forget() {
		wanted = Optional.empty();
	}
}
