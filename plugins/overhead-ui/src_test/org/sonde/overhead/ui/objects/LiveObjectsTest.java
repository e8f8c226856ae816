/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.objects.jmx.ValueData;

/** What is known of a program, by what was read and what it reports. */
class LiveObjectsTest {
	private final LiveObjects model = new LiveObjects();
	private TypeNode depot;
	private TypeNode shelf;

	@BeforeEach
	void read() {
		model.show(List.of(type("p.Shelf", 3, "filled"), type("p.Depot", 1, "name")));
		depot = model.types().getFirst();
		shelf = model.types().getLast();
	}

	private static TypeData type(String name, int count, String attribute) {
		return new TypeData(name, count, false, true, "regular",
				new AttributeData[] { new AttributeData(name + "." + attribute, attribute, "int", true, false, true, "urgent") });
	}

	private static ObjectData object(long id, long parent) {
		return new ObjectData(id, "p.Shelf", "p.Shelf", parent == 0 ? null : "shelves[" + id + "]", parent, false);
	}

	private ObjectPage page(boolean more, long... ids) {
		return new ObjectPage(model.nextMoment(), List.of(), LongStream.of(ids).mapToObj(id -> object(id, 9)).toList(), more);
	}

	private static ValueData number(int value) {
		return new ValueData("number", Integer.toString(value), null, 0);
	}

	private ObjectPage values(int value) {
		return new ObjectPage(model.nextMoment(), List.of(new AttributeValue("p.Shelf.filled", "filled", number(value), null)), List.of(),
				false);
	}

	private static EventData change(long object, long sequence, int before, int after) {
		return new EventData("value-change", "p.Shelf.filled", sequence, 1_000_000_000L * sequence, object, 0, number(before),
				number(after));
	}

	private static EventData event(String kind, String sensor, long object) {
		return new EventData(kind, sensor, 1, 1, object, kind.equals("creation") ? 0 : 5, null, null);
	}

	@Test
	void typesAreInOrderOfTheirNames() {
		assertThat(List.of(depot.name(), shelf.name())).containsExactly("p.Depot", "p.Shelf");
		assertThat(model.show(List.of(type("p.Shelf", 7, "filled")))).isEqualTo(LiveObjects.Changes.NONE);
		assertThat(shelf.data().getCount()).isEqualTo(7);
		assertThat(model.show(List.of(type("p.Crate", 1, "size")))).isEqualTo(new LiveObjects.Changes(true, false));
		assertThat(model.show(List.of(type("p.Shelf", 7, "size")))).isEqualTo(new LiveObjects.Changes(false, true));
		TypeData suspended = new TypeData("p.Shelf", 7, true, true, "regular", shelf.data().getAttributes());
		assertThat(model.show(List.of(suspended))).isEqualTo(new LiveObjects.Changes(false, true));
	}

	@Test
	void whatSensorsDoIsNotSaidAfterTheEnd() {
		model.show(shelf, page(false, 1), false);
		ObjectNode object = shelf.objects().getFirst();
		model.show(object, values(3), false);
		AttributeNode value = object.attributes().getFirst();
		assertThat(List.of(state(shelf), state(value))).containsExactly("watched", "watched, urgent, masked");
		model.end();
		assertThat(List.of(state(shelf), state(value))).containsExactly("", "urgent, masked");
		model.clear();
		assertThat(model.hasEnded()).isFalse();
	}

	private String state(LiveNode node) {
		return NodeText.state(node, model.typeOf(node), model.hasEnded());
	}

	/** An object that was moved may come twice. */
	@Test
	void aPageBehindLeavesWhatWasReadAndHasNoObjectTwice() {
		model.show(shelf, page(true, 1, 2), false);
		List<ObjectNode> before = List.copyOf(shelf.objects());
		model.show(shelf, page(false, 2, 3, 4), true);
		assertThat(shelf.objects()).extracting(ObjectNode::id).containsExactly(1L, 2L, 3L, 4L);
		assertThat(shelf.objects()).startsWith(before.toArray(ObjectNode[]::new));
		assertThat(model.apply(List.of(event("deletion", "p.Shelf", 1), event("deletion", "p.Shelf", 4)))).as("lines of both pages")
				.containsExactlyInAnyOrder(shelf.objects().getFirst(), shelf.objects().getLast());
		model.show(shelf, page(false, 2, 3), false);
		assertThat(model.apply(List.of(event("deletion", "p.Shelf", 4)))).isEmpty();
	}

	@Test
	void aChangeIsShownWhereverTheObjectStands() {
		model.show(shelf, page(false, 1, 2), false);
		model.show(depot, page(false, 1), false);
		ObjectNode below = shelf.objects().getFirst();
		ObjectNode inside = depot.objects().getFirst();
		model.show(below, values(3), false);
		model.show(inside, values(3), false);
		assertThat(model.apply(List.of(change(1, 1, 3, 4), change(1, 2, 4, 5), change(2, 3, 0, 1)))).hasSize(2);
		assertThat(List.of(below, inside)).allSatisfy(node -> assertThat(NodeText.value(node.attributes().getFirst())).isEqualTo("5"));
		assertThat(model.histories().of(new ValueKey(1, "p.Shelf.filled")).orElseThrow().changes())
				.extracting(change -> change.after().getText()).containsExactly("4", "5");
		assertThat(model.histories().of(new ValueKey(2, "p.Shelf.filled")).orElseThrow().changes()).hasSize(1);
	}

	@Test
	void whatIsPulledIsNewerThanWhatWasReported() {
		model.show(shelf, page(false, 1), false);
		model.apply(List.of(change(1, 1, 3, 4)));
		ObjectNode object = shelf.objects().getFirst();
		model.show(object, values(8), false);
		AttributeNode value = object.attributes().getFirst();
		assertThat(NodeText.value(value)).isEqualTo("8");
		assertThat(value.last().orElseThrow().after().getText()).as("the last change that was reported").isEqualTo("4");
		assertThat(NodeText.time(value)).as("of the assignment of 8").isEmpty();
		assertThat(NodeText.toolTip(value, model.typeOf(value))).doesNotContain("before");
		model.apply(List.of(change(1, 2, 8, 9)));
		assertThat(NodeText.value(value)).isEqualTo("9");
		assertThat(NodeText.time(value)).isNotEmpty();
	}

	/** The answer may be on its way while the value changes. */
	@Test
	void whatWasAskedForBeforeAChangeIsOlder() {
		model.show(shelf, page(false, 1), false);
		ObjectPage early = values(3);
		model.apply(List.of(change(1, 1, 3, 4)));
		ObjectNode object = shelf.objects().getFirst();
		model.show(object, early, false);
		AttributeNode value = object.attributes().getFirst();
		assertThat(NodeText.value(value)).as("its first answer").isEqualTo("4");
		early = values(4);
		model.apply(List.of(change(1, 2, 4, 5)));
		model.show(object, early, false);
		assertThat(NodeText.value(value)).as("a later one").isEqualTo("5");
		model.show(object, values(6), false);
		assertThat(NodeText.value(value)).isEqualTo("6");
	}

	/** The field may have been assigned after the program answered. */
	@Test
	void aFieldThatIsMissingInAnAnswerIsAskedForAgain() {
		model.show(shelf, page(false, 1), false);
		ObjectNode object = shelf.objects().getFirst();
		ObjectPage early = new ObjectPage(model.nextMoment(), List.of(), List.of(), false);
		model.apply(List.of(change(1, 1, 0, 4)));
		model.show(object, early, false);
		assertThat(model.stale()).containsExactly(object);
		model.show(object, values(4), false);
		assertThat(model.stale()).isEmpty();
	}

	@Test
	void anAnswerThatALaterOneOvertookIsNotShown() {
		ObjectPage first = page(true, 1, 2);
		model.show(shelf, first, false);
		ObjectPage again = page(true, 1, 2);
		model.show(shelf, page(false, 3), true);
		model.show(shelf, again, false);
		assertThat(shelf.objects()).extracting(ObjectNode::id).containsExactly(1L, 2L, 3L);
		shelf.fail(again.asked(), "It did not answer.");
		assertThat(shelf.state()).isEqualTo(BranchNode.State.READ);
		ObjectPage unfiltered = page(false, 1, 2);
		model.setFilter(new ObjectFilter("2"));
		model.show(shelf, unfiltered, false);
		assertThat(shelf.state()).as("asked before the filter was another one").isEqualTo(BranchNode.State.UNREAD);
	}

	/** A program ends while branches are read again, which nobody asked for. */
	@Test
	void whatWasReadStaysIfItCannotBeReadAgain() {
		model.show(shelf, page(false, 1, 2), false);
		model.apply(List.of(event("creation", "p.Shelf", 3)));
		shelf.fail(model.nextMoment(), "The program has ended.");
		assertThat(shelf.children()).hasSize(2).hasOnlyElementsOfType(ObjectNode.class);
		assertThat(model.stale()).as("not at once again").isEmpty();
		shelf.setReading();
		shelf.fail(model.nextMoment(), "The program has ended.");
		assertThat(shelf.children().getLast()).as("to the user who asked").isInstanceOf(PlaceholderNode.class);
	}

	@Test
	void objectsThatComeAndGoMakeBranchesStale() {
		model.show(shelf, page(false, 1, 2), false);
		model.show(depot, page(true, 1), false);
		assertThat(model.stale()).isEmpty();
		model.apply(List.of(event("creation", "p.Shelf", 3)));
		assertThat(model.stale()).containsExactly(shelf);
		model.show(shelf, page(false, 1, 2, 3), false);
		assertThat(model.stale()).isEmpty();
		assertThat(model.apply(List.of(event("deletion", "p.Shelf", 1)))).as("below both").hasSize(2);
		assertThat(shelf.objects().getFirst().isDeleted()).isTrue();
		assertThat(model.stale()).as("not what has more than was read").containsExactly(shelf);
	}

	@Test
	void additionsConcernTheParentIfItWasRead() {
		model.show(shelf, page(false, 1), false);
		ObjectNode object = shelf.objects().getFirst();
		model.apply(List.of(event("addition", "p.Shelf", 1)));
		assertThat(model.stale()).isEmpty();
		model.show(object, values(1), false);
		model.apply(List.of(event("removal", "p.Shelf", 1)));
		assertThat(model.stale()).containsExactly(object);
	}

	@Test
	void theFilterForgetsOnlyWhatItChanges() {
		model.show(shelf, page(false, 1), false);
		model.show(depot, page(false, 1), false);
		model.setFilter(new ObjectFilter("shelf"));
		assertThat(model.types()).containsExactly(shelf);
		assertThat(shelf.objects()).hasSize(1);
		assertThat(depot.state()).isEqualTo(BranchNode.State.UNREAD);
		model.showFound(Map.of(depot, page(false, 4)));
		assertThat(model.types()).containsExactly(depot, shelf);
		model.setFilter(ObjectFilter.ALL);
		assertThat(depot.objects()).isEmpty();
		assertThat(model.apply(List.of(event("deletion", "p.Shelf", 4)))).as("no line is left of it").isEmpty();
	}

	@Test
	void theHistoryThatIsShownOutlastsAllOthers() {
		ValueKey shown = new ValueKey(1, "p.Shelf.filled");
		model.histories().keep(Optional.of(shown));
		model.apply(List.of(change(1, 1, 0, 1)));
		for (int i = 2; i < 10 * ValueHistories.MOST; i++) {
			model.apply(List.of(change(i, i, 0, 1)));
		}
		assertThat(model.histories().of(shown)).isPresent();
		long kept = LongStream.range(2, 10 * ValueHistories.MOST)
				.filter(id -> model.histories().of(new ValueKey(id, "p.Shelf.filled")).isPresent()).count();
		assertThat(kept).isEqualTo(ValueHistories.MOST - 1);
	}

	@Test
	void aHistoryIsBounded() {
		ValueHistory history = new ValueHistory();
		for (int i = 1; i <= ValueHistory.MOST + 5; i++) {
			history.add(1, ValueHistory.Change.of(change(1, i, i - 1, i)));
		}
		assertThat(history.forgotten()).isEqualTo(5);
		assertThat(history.changes()).hasSize(ValueHistory.MOST).first().satisfies(change -> assertThat(change.sequence()).isEqualTo(6));
		assertThat(history.isNumeric()).isTrue();
		history.add(1, new ValueHistory.Change(1, 1, number(1), new ValueData("number", "NaN", null, 0), Optional.empty()));
		assertThat(history.isNumeric()).isFalse();
	}
}
