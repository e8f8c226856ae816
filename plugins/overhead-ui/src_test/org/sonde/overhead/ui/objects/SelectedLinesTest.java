/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.objects.jmx.ValueData;

/** What selected lines stand for: declarations of the code, and sensors of the program. */
class SelectedLinesTest {
	private static final Declaration SIZE = new Declaration("p.Shelf", Optional.of("size"));

	private final LiveObjects model = new LiveObjects();
	private TypeNode shelf;
	private ObjectNode object;
	private AttributeNode size;

	private static TypeData type(String name, boolean suspended, AttributeData... attributes) {
		return new TypeData(name, 1, suspended, true, "regular", attributes);
	}

	private static AttributeData attribute(boolean suspended) {
		return new AttributeData("p.Shelf.size", "size", "int", false, suspended, true, "regular");
	}

	/** A shelf of a subtype, whose field is that of the shelf. */
	@BeforeEach
	void read() {
		model.show(List.of(type("p.Shelf", false, attribute(true)), type("p.Depot", false)));
		shelf = model.types().getLast();
		model.show(shelf,
				new ObjectPage(model.nextMoment(), List.of(), List.of(new ObjectData(1, "p.Shelf", "p.HighShelf", null, 0, false)), true),
				false);
		object = shelf.objects().getFirst();
		model.show(object, new ObjectPage(model.nextMoment(),
				List.of(new AttributeValue("p.Shelf.size", "size", new ValueData("number", "3", null, 0), null)), List.of(), false), false);
		size = object.attributes().getFirst();
	}

	@Test
	void aLineIsOfAPlaceInTheCode() {
		assertThat(Declaration.of(shelf)).contains(new Declaration("p.Shelf", Optional.empty()));
		assertThat(Declaration.of(object)).as("of its class").contains(new Declaration("p.HighShelf", Optional.empty()));
		assertThat(Declaration.of(size)).contains(SIZE);
		assertThat(Declaration.of(shelf.place().orElseThrow())).isEmpty();
		assertThat(Declaration.of(new FieldSignature("p.Shelf", "size", "int", false))).isEqualTo(SIZE);
		assertThat(Declaration.of(new WatchedType("p.Shelf"))).isEqualTo(new Declaration("p.Shelf", Optional.empty()));
	}

	@Test
	void aPlaceIsFoundInTheTypesOfTheProgram() {
		assertThat(model.types().stream().filter(SIZE::isIn)).containsExactly(shelf);
		assertThat(SIZE.isOf(size)).isTrue();
		assertThat(model.types().stream().filter(new Declaration("p.Depot", Optional.empty())::isIn))
				.containsExactly(model.types().getFirst());
		assertThat(model.types().stream().filter(new Declaration("p.Depot", Optional.of("size"))::isIn)).isEmpty();
	}

	/** Only types and fields have sensors; the field's is suspended, the type's is not. */
	@Test
	void sensorsCanBeSuspendedOrResumedByTheirState() {
		assertThat(suspended(List.of(size))).isEqualTo("true false");
		assertThat(suspended(List.of(shelf))).isEqualTo("false true");
		assertThat(suspended(List.of(shelf, size))).isEqualTo("true true");
		assertThat(suspended(List.of(object, shelf.place().orElseThrow()))).isEqualTo("false false");
		model.show(List.of(type("p.Shelf", true, attribute(false)), type("p.Depot", false)));
		assertThat(suspended(List.of(size))).isEqualTo("false true");
		assertThat(suspended(List.of(shelf))).isEqualTo("true false");
	}

	private String suspended(List<LiveNode> nodes) {
		SelectedSensors sensors = new SelectedSensors(model, nodes);
		return sensors.anySuspended(true) + " " + sensors.anySuspended(false);
	}
}
