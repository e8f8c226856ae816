/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.objects.jmx.ObjectData;

/** A type or an object: what is in it is read when somebody opens it, a page at a time. */
abstract sealed class BranchNode implements LiveNode permits TypeNode, ObjectNode {
	/** How much of it is known. */
	enum State {
		UNREAD, READING, READ, FAILED
	}

	/** Replaced as a whole, as jobs read it. */
	private volatile List<ObjectNode> objects = List.of();
	private final Map<Long, ObjectNode> byId = new HashMap<>();
	private State state = State.UNREAD;
	private boolean more;
	/** Moments of {@link LiveObjects}: when objects came or went last, and of the question whose answer is shown. */
	private long changedAt;
	private long readAt;
	private String problem = "";

	/** Fields with their values. */
	abstract List<AttributeNode> attributes();

	/** Whether there may be something in it. */
	abstract boolean mayHaveChildren();

	final List<ObjectNode> objects() {
		return objects;
	}

	final State state() {
		return state;
	}

	final boolean hasMore() {
		return more;
	}

	/** Whether objects came or went since somebody asked for what is shown. */
	final boolean isStale() {
		return changedAt > readAt;
	}

	final void setStale(long moment) {
		changedAt = moment;
	}

	/** Its content, as far as it was read. */
	final List<LiveNode> children() {
		List<LiveNode> children = new ArrayList<>(attributes());
		children.addAll(objects);
		place().ifPresent(children::add);
		return children;
	}

	/** The node after the read objects. */
	final Optional<PlaceholderNode> place() {
		boolean empty = objects.isEmpty() && attributes().isEmpty();
		return switch (state) {
			case UNREAD, READING -> Optional.of(new PlaceholderNode(this, PlaceholderNode.Kind.READING, ""));
			case FAILED -> Optional.of(new PlaceholderNode(this, PlaceholderNode.Kind.FAILED, problem));
			case READ -> more ? Optional.of(new PlaceholderNode(this, PlaceholderNode.Kind.MORE, ""))
					: empty ? Optional.of(new PlaceholderNode(this, PlaceholderNode.Kind.NOTHING, "")) : Optional.empty();
		};
	}

	/** Its content is being read. */
	final void setReading() {
		state = State.READING;
	}

	/** There is no answer to the question of a moment. What was read before stays, unless the user asked. */
	final void fail(long asked, String why) {
		if (asked >= readAt) {
			readAt = asked;
			if (state != State.READ) {
				state = State.FAILED;
				problem = why;
			}
		}
	}

	/** Resets it to the state before it was opened. Answers to earlier questions are ignored. */
	final void forget(long moment) {
		objects = List.of();
		byId.clear();
		state = State.UNREAD;
		more = false;
		readAt = moment;
	}

	/**
	 * Takes what was read, unless the answer to a later question came first. Objects that it had stay the same, with all that is in them.
	 *
	 * @param behind whether it is behind what it has, and not in its place
	 * @return whether it was taken
	 */
	final boolean read(ObjectPage page, boolean behind) {
		if (page.asked() < readAt) {
			return false;
		}
		Map<Long, ObjectNode> known = behind ? byId : new HashMap<>(byId);
		List<ObjectNode> now = new ArrayList<>(behind ? objects : List.of());
		if (!behind) {
			byId.clear();
		}
		for (ObjectData data : page.objects()) {
			ObjectNode node = known.get(data.getId());
			if (node == null) {
				node = new ObjectNode(this, data);
			} else {
				node.update(data);
			}
			if (byId.putIfAbsent(data.getId(), node) == null) {
				now.add(node);
			}
		}
		objects = List.copyOf(now);
		more = page.more();
		readAt = page.asked();
		state = State.READ;
		return true;
	}
}
