/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.jmx.ObjectData;

/** Reads the objects of a program in pages. */
class PageReaderTest {
	private static final int SHELVES = 2_500;
	/** By hand, a million was tried. */
	private static final int MANY = 200_000;

	@TempDir
	private Path folder;

	private WatchedProgram program;
	private ConnectedProgram connected;
	private List<Shelf> shelves;
	private final LiveObjects model = new LiveObjects();

	@BeforeEach
	void start() throws Exception {
		program = new WatchedProgram(folder);
		shelves = program.create(SHELVES);
		shelves.getFirst().put(shelves.getLast());
		connected = ConnectedProgram.open(program.address(), () -> false);
		model.show(connected.ask(connection -> connection.types(), () -> false));
	}

	@AfterEach
	void stop() throws Exception {
		connected.close();
		program.close();
	}

	private PageReader reader(String filter) {
		return new PageReader(connected, model.nextMoment(), new ObjectFilter(filter), () -> false);
	}

	private TypeNode type() {
		return model.types().getFirst();
	}

	@Test
	void manyObjectsComeAPageAtATime() throws Exception {
		List<Shelf> others = program.create(MANY - SHELVES);
		model.show(connected.ask(connection -> connection.types(), () -> false));
		assertThat(type().data().getCount()).isEqualTo(MANY);
		model.show(type(), reader("").again(type()), false);
		assertThat(type().objects()).hasSize(PageReader.SIZE);
		assertThat(type().hasMore()).isTrue();
		while (type().hasMore()) {
			int before = type().objects().size();
			model.show(type(), reader("").next(type()), true);
			assertThat(type().objects().size() - before).isEqualTo(PageReader.SIZE);
		}
		assertThat(type().objects()).extracting(ObjectNode::id).isEqualTo(LongStream.rangeClosed(1, MANY).boxed().toList());
		assertThat(shelves.size() + others.size()).as("still in use").isEqualTo(MANY);
	}

	@Test
	void readingAgainKeepsWhatWasRead() throws Exception {
		model.show(type(), reader("").again(type()), false);
		model.show(type(), reader("").next(type()), true);
		ObjectNode first = type().objects().getFirst();
		model.show(first, reader("").again(first), false);
		model.show(type(), reader("").again(type()), false);
		assertThat(type().objects()).hasSize(2 * PageReader.SIZE);
		assertThat(type().objects().getFirst()).isSameAs(first);
		assertThat(first.attributes()).extracting(AttributeNode::sensor, NodeText::value)
				.containsExactly(tuple(Shelf.FILLED, "1"), tuple(Shelf.TYPE + ".inside", NodeText.value(first.attributes().getLast())));
		assertThat(first.objects()).extracting(ObjectNode::id).containsExactly((long) SHELVES);
	}

	@Test
	void theFilterFindsObjectsBehindManyPages() throws Exception {
		assertThat(reader("#no").again(type()).objects()).isEmpty();
		assertThat(reader(Integer.toString(SHELVES)).again(type()).objects()).extracting(ObjectData::getId).containsExactly((long) SHELVES);
		for (String all : List.of("shelf", "INS*E")) { // the type, and one of its fields
			assertThat(reader(all).again(type()).objects()).as(all).hasSize(PageReader.SIZE);
		}
	}
}
