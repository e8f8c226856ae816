/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.objects.jmx.ValueData;

/** A program whose branches are read only when they are opened, and whose answers come later. */
class PendingSelectionTest {
	private static final Declaration FILLED = new Declaration("p.Shelf", Optional.of("filled"));

	private final LiveObjects model = new LiveObjects();
	private final List<LiveNode> opened = new ArrayList<>();
	private final List<LiveNode> selected = new ArrayList<>();
	private final PendingSelection pending = new PendingSelection(model, this::open, selected::add);
	private TypeNode shelf;

	@BeforeEach
	void readTypes() {
		model.show(List.of(type("p.Shelf", 2)));
		shelf = model.types().getFirst();
	}

	private static TypeData type(String name, int count) {
		return new TypeData(name, count, false, true, "regular",
				new AttributeData[] { new AttributeData("p.Shelf.filled", "filled", "int", true, false, true, "urgent") });
	}

	private void open(BranchNode branch) {
		opened.add(branch);
		if (branch.state() == BranchNode.State.UNREAD) {
			branch.setReading();
		}
	}

	/** The answer of the program. */
	private void answerObjects(long... ids) {
		model.show(shelf, new ObjectPage(model.nextMoment(), List.of(),
				LongStream.of(ids).mapToObj(id -> new ObjectData(id, "p.Shelf", "p.Shelf", null, 0, false)).toList(), false), false);
		pending.goOn();
	}

	private void answerFields(ObjectNode object, String... fields) {
		model.show(object, new ObjectPage(model.nextMoment(), Stream.of(fields)
				.map(field -> new AttributeValue("p.Shelf." + field, field, new ValueData("number", "3", null, 0), null)).toList(),
				List.of(), false), false);
		pending.goOn();
	}

	@Test
	void aTypeIsSelectedAtOnce() {
		assertThat(pending.show(new Declaration("p.Shelf", Optional.empty()))).isTrue();
		assertThat(selected).containsExactly(shelf);
		assertThat(opened).containsExactly(shelf);
	}

	@Test
	void ofAFieldThePathIsOpenedStepByStep() {
		assertThat(pending.show(FILLED)).isTrue();
		assertThat(opened).containsExactly(shelf);
		pending.goOn();
		assertThat(opened).as("still being read").containsExactly(shelf);
		answerObjects(7, 8);
		ObjectNode first = shelf.objects().getFirst();
		assertThat(opened).containsExactly(shelf, first);
		answerFields(first, "width", "filled");
		assertThat(selected).last().isEqualTo(first.attributes().getLast());
		int steps = selected.size();
		pending.goOn();
		assertThat(selected).as("only once").hasSize(steps);
	}

	/** The field may be assigned at the end of the constructor. */
	@Test
	void anObjectWithoutTheFieldIsReadAgain() {
		pending.show(FILLED);
		answerObjects(7);
		ObjectNode first = shelf.objects().getFirst();
		answerFields(first, "width");
		assertThat(first.isStale()).isTrue();
		assertThat(selected).containsExactly(shelf);
		answerFields(first, "width", "filled");
		assertThat(selected).last().isEqualTo(first.attributes().getLast());
	}

	/** On a busy machine, even the second answer may come too early. */
	@Test
	void theFieldMayComeLate() {
		pending.show(FILLED);
		answerObjects(7);
		ObjectNode first = shelf.objects().getFirst();
		for (int answers = 1; answers <= 4; answers++) {
			answerFields(first, "width");
			assertThat(first.isStale()).isTrue();
		}
		assertThat(opened).as("read again only when the view reads again").containsExactly(shelf, first, first);
		answerFields(first, "width", "filled");
		assertThat(selected).last().isEqualTo(first.attributes().getLast());
	}

	@Test
	void aFieldThatNeverComesIsForgotten() {
		pending.show(FILLED);
		answerObjects(7);
		ObjectNode first = shelf.objects().getFirst();
		for (int answers = 1; answers <= 6; answers++) {
			answerFields(first, "width");
		}
		int steps = opened.size();
		answerFields(first, "width", "filled");
		assertThat(selected).containsExactly(shelf);
		assertThat(opened).hasSize(steps);
	}

	@Test
	void aTypeWithoutObjectsHasNoFieldToSelect() {
		pending.show(FILLED);
		answerObjects();
		answerObjects(7);
		assertThat(selected).containsExactly(shelf);
		assertThat(opened).containsExactly(shelf);
	}

	@Test
	void aSubtypeWithObjectsComesFirst() {
		model.show(List.of(type("p.Shelf", 0), type("p.TallShelf", 1)));
		assertThat(pending.show(FILLED)).isTrue();
		assertThat(((TypeNode) selected.getFirst()).name()).isEqualTo("p.TallShelf");
	}

	@Test
	void whatTheProgramDoesNotHaveIsNotFound() {
		assertThat(pending.show(new Declaration("p.Depot", Optional.empty()))).isFalse();
		assertThat(selected).isEmpty();
		assertThat(opened).isEmpty();
	}
}
