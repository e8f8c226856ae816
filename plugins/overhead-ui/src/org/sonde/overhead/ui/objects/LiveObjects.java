/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.NaturalOrder;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.TypeData;

/** The types and objects of a program as far as they were read, kept up to date by its events. For one thread. */
final class LiveObjects {
	private final Map<String, TypeNode> types = new TreeMap<>(NaturalOrder.OF_NAMES);
	/** The lines of each value and object that were read: those of an object stand below its type and below its parent. */
	private final Map<ValueKey, Set<AttributeNode>> attributes = new HashMap<>();
	private final Map<Long, Set<ObjectNode>> objects = new HashMap<>();
	private final ValueHistories histories = new ValueHistories();
	private ObjectFilter filter = ObjectFilter.ALL;
	/** Types that do not match the filter themselves, but have objects that do. */
	private Set<String> found = Set.of();
	/** Counts questions and reports, so that answers which come late are not taken for news. */
	private long moment;
	private boolean ended;

	/** Another program. */
	void clear() {
		ended = false;
		types.clear();
		attributes.clear();
		objects.clear();
		histories.clear();
		found = Set.of();
	}

	/** Keeps what is known, but nothing new will arrive. */
	void end() {
		ended = true;
	}

	boolean hasEnded() {
		return ended;
	}

	/** Later than all questions and reports so far. */
	long nextMoment() {
		return ++moment;
	}

	/** The types that the filter lets through. */
	List<TypeNode> types() {
		return types.values().stream().filter(type -> filter.isAll() || filter.matches(type.data()) || found.contains(type.name()))
				.toList();
	}

	/** All of them. */
	List<TypeNode> allTypes() {
		return List.copyOf(types.values());
	}

	ObjectFilter filter() {
		return filter;
	}

	/** Shows other types and objects. What was read is forgotten, except where all objects are shown before and after. */
	void setFilter(ObjectFilter newFilter) {
		for (TypeNode type : types.values()) {
			if (!showsAll(filter, type) || !showsAll(newFilter, type)) {
				type.objects().forEach(this::unregister);
				type.forget(nextMoment());
			}
		}
		filter = newFilter;
		found = Set.of();
	}

	private static boolean showsAll(ObjectFilter by, TypeNode type) {
		return by.isAll() || by.matches(type.data());
	}

	/** Objects that the filter lets through, of types that it does not; besides those that were found already. */
	void showFound(Map<TypeNode, ObjectPage> pages) {
		found = Stream.concat(found.stream(), pages.keySet().stream().map(TypeNode::name)).collect(Collectors.toUnmodifiableSet());
		pages.forEach((type, page) -> show(type, page, false));
	}

	/**
	 * What is another in what the program says of its types.
	 *
	 * @param types  whether some are new
	 * @param states whether sensors have another state, or are new
	 */
	record Changes(boolean types, boolean states) {
		static final Changes NONE = new Changes(false, false);
	}

	/** Stores what the program says about its types. */
	Changes show(List<TypeData> now) {
		int before = types.size();
		boolean states = false;
		for (TypeData data : now) {
			TypeNode known = types.get(data.getName());
			if (known == null) {
				types.put(data.getName(), new TypeNode(data));
			} else {
				states |= known.update(data);
			}
		}
		return new Changes(types.size() > before, states);
	}

	/**
	 * Takes what was read of a type or an object, unless something newer is known.
	 *
	 * @param behind whether it is behind what is known, and not in its place
	 */
	void show(BranchNode branch, ObjectPage page, boolean behind) {
		List<ObjectNode> before = branch.objects();
		if (!branch.read(page, behind)) {
			return;
		}
		if (branch instanceof ObjectNode object && !behind) {
			object.attributes().forEach(this::unregister);
			object.pull(page.asked(), page.values());
			object.attributes().forEach(this::register);
		}
		List<ObjectNode> registered = branch.objects();
		if (behind) {
			// There may be thousands before these.
			registered = registered.subList(before.size(), registered.size());
		} else {
			Set<ObjectNode> gone = new LinkedHashSet<>(before);
			registered.forEach(gone::remove);
			gone.forEach(this::unregister);
		}
		registered.forEach(node -> objects.computeIfAbsent(node.id(), none -> new LinkedHashSet<>()).add(node));
	}

	private void register(AttributeNode node) {
		attributes.computeIfAbsent(node.key(), none -> new LinkedHashSet<>()).add(node);
		if (node.last().isEmpty()) {
			histories.of(node.key()).ifPresent(history -> node.change(history.changedAt(), history.last()));
		}
	}

	private void unregister(AttributeNode node) {
		attributes.computeIfPresent(node.key(), (key, nodes) -> without(nodes, node));
	}

	/** Removes a node with all that is in it. */
	private void unregister(ObjectNode node) {
		objects.computeIfPresent(node.id(), (id, nodes) -> without(nodes, node));
		node.attributes().forEach(this::unregister);
		node.objects().forEach(this::unregister);
	}

	private static <N> Set<N> without(Set<N> nodes, N node) {
		nodes.remove(node);
		return nodes.isEmpty() ? null : nodes;
	}

	/**
	 * Takes what happened. Branches in which objects came or went are marked as stale.
	 *
	 * @return the lines that say something else now
	 */
	Set<LiveNode> apply(List<EventData> events) {
		Set<LiveNode> changed = new LinkedHashSet<>();
		moment++;
		for (EventData event : events) {
			switch (event.getKind()) {
				case "value-change" -> {
					ValueKey key = new ValueKey(event.getObject(), event.getSensor());
					ValueHistory.Change change = ValueHistory.Change.of(event);
					histories.add(key, moment, change);
					Set<AttributeNode> nodes = attributes.getOrDefault(key, Set.of());
					nodes.forEach(node -> {
						node.change(moment, change);
						changed.add(node);
					});
					if (nodes.isEmpty()) {
						// A field has a sensor once it was assigned: this one had none when the object was read.
						objects.getOrDefault(event.getObject(), Set.of()).forEach(node -> node.setStale(moment));
					}
				}
				case "creation" -> Optional.ofNullable(types.get(event.getSensor())).ifPresent(type -> type.setStale(moment));
				case "deletion" -> {
					Optional.ofNullable(types.get(event.getSensor())).ifPresent(type -> type.setStale(moment));
					objects.getOrDefault(event.getObject(), Set.of()).forEach(node -> {
						node.delete();
						node.parent().setStale(moment);
						changed.add(node);
					});
				}
				default -> objects.getOrDefault(event.getObject(), Set.of()).forEach(node -> node.setStale(moment));
			}
		}
		return changed;
	}

	/** Branches that were read in whole and are stale now; those with more than was read are left to the user. */
	List<BranchNode> stale() {
		List<BranchNode> stale = new ArrayList<>();
		types.values().forEach(type -> addStale(type, stale));
		return stale;
	}

	private static void addStale(BranchNode branch, List<BranchNode> stale) {
		if (branch.isStale() && branch.state() == BranchNode.State.READ && !branch.hasMore()) {
			stale.add(branch);
		}
		branch.objects().forEach(node -> addStale(node, stale));
	}

	/** The branch and all in it that was read, from the top down. */
	static List<BranchNode> readIn(BranchNode branch) {
		List<BranchNode> read = new ArrayList<>();
		if (branch.state() == BranchNode.State.READ || branch.state() == BranchNode.State.FAILED) {
			read.add(branch);
			branch.objects().forEach(node -> read.addAll(readIn(node)));
		}
		return read;
	}

	private Optional<TypeNode> type(String name) {
		return Optional.ofNullable(types.get(name));
	}

	/** The type under which an object is monitored, or the object of a field; empty for others, and if it is not known. */
	Optional<TypeNode> typeOf(LiveNode node) {
		return switch (node) {
			case TypeNode type -> Optional.of(type);
			case ObjectNode object -> type(object.data().getType());
			case AttributeNode attribute -> typeOf(attribute.parent());
			case PlaceholderNode place -> Optional.empty();
		};
	}

	ValueHistories histories() {
		return histories;
	}
}
