/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.TypeData;

/**
 * The sensors of selected types and fields, which are suspended and resumed for all objects of a type.
 *
 * @param model of the selected lines
 * @param nodes that are selected
 */
record SelectedSensors(LiveObjects model, List<LiveNode> nodes) {
	/** Whether some are suspended, or some are not. */
	boolean anySuspended(boolean suspended) {
		return nodes.stream().anyMatch(node -> switch (node) {
			case TypeNode type -> type.data().isSuspended() == suspended;
			case AttributeNode attribute -> data(attribute).filter(data -> data.isSuspended() == suspended).isPresent();
			case ObjectNode object -> false;
			case PlaceholderNode place -> false;
		});
	}

	private Optional<AttributeData> data(AttributeNode attribute) {
		return model.typeOf(attribute).flatMap(type -> type.attribute(attribute.sensor()));
	}

	private List<String> names() {
		return nodes.stream().flatMap(node -> switch (node) {
			case TypeNode type -> Optional.of(type.name()).stream();
			case AttributeNode attribute -> Optional.of(attribute.sensor()).stream();
			case ObjectNode object -> Optional.<String>empty().stream();
			case PlaceholderNode place -> Optional.<String>empty().stream();
		}).distinct().toList();
	}

	/**
	 * Lets them report nothing, or report again.
	 *
	 * @param answered receives the types with their sensors, as they are now
	 */
	void suspend(boolean suspend, ProgramQuestions questions, Consumer<List<TypeData>> answered, Consumer<String> failed) {
		List<String> names = names();
		questions.ask(suspend ? Messages.SelectedSensors_suspending : Messages.SelectedSensors_resuming,
				reader -> reader.program().ask(connection -> {
					if (suspend) {
						connection.suspend(names);
					} else {
						connection.resume(names);
					}
					return connection.types();
				}, reader.isCancelled()), answered, failed);
	}
}
