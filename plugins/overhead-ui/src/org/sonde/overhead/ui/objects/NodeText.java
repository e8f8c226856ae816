/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.OriginData;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.objects.ObjectsJson;
import org.sonde.report.objects.ValueText;

/** The texts in the cells of the tree. */
final class NodeText {
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT);

	private NodeText() {
	}

	static String name(LiveNode node) {
		return switch (node) {
			case TypeNode type -> MethodLabel.simple(type.name());
			case ObjectNode object ->
				object.data().getName() != null ? object.data().getName() : MethodLabel.simple(object.data().getClassName());
			case AttributeNode attribute -> attribute.name();
			case PlaceholderNode place -> switch (place.kind()) {
				case READING -> Messages.NodeText_reading;
				case MORE -> place.parent() instanceof TypeNode type
						? NLS.bind(Messages.NodeText_moreOf, PageReader.SIZE, type.data().getCount())
						: NLS.bind(Messages.NodeText_more, PageReader.SIZE);
				case FAILED -> place.words();
				case NOTHING -> place.parent() instanceof TypeNode ? Messages.NodeText_noObjects : Messages.NodeText_noFields;
			};
		};
	}

	static String value(LiveNode node) {
		return switch (node) {
			case TypeNode type -> Plural.bind(Messages.NodeText_objects, type.data().getCount());
			case ObjectNode object ->
				NLS.bind(Messages.NodeText_object, MethodLabel.simple(object.data().getClassName()), Long.toString(object.id()));
			case AttributeNode attribute -> attribute.pulled().map(ValueText::of)
					.or(() -> attribute.last().map(change -> ValueText.of(change.after()))).orElse("");
			case PlaceholderNode place -> "";
		};
	}

	/** When the shown value was assigned, as far as that was reported. */
	static String time(LiveNode node) {
		return node instanceof AttributeNode attribute ? assignment(attribute).map(change -> time(change.nanos())).orElse("") : "";
	}

	/** The last reported change, unless another value was read since, as while the field is suspended. */
	private static Optional<ValueHistory.Change> assignment(AttributeNode attribute) {
		return attribute.last().filter(change -> ValueText.of(change.after()).equals(value(attribute)));
	}

	static String time(long nanos) {
		return TIME.format(ObjectsJson.time(nanos).atZone(ZoneId.systemDefault()));
	}

	/** {@code 12:03:04.123: 41} */
	static String change(ValueHistory.Change change) {
		return NLS.bind(Messages.NodeText_change, time(change.nanos()), ValueText.of(change.after()));
	}

	/**
	 * What the sensor does, and what is to be known of its values.
	 *
	 * @param type  of the object whose field it is; empty if it is not known
	 * @param ended whether the program has ended, or is asked no more: then nobody knows what sensors do
	 */
	static String state(LiveNode node, Optional<TypeNode> type, boolean ended) {
		return switch (node) {
			case TypeNode of -> words(ended, of.data().isSuspended(), of.data().isWatched(), of.data().getPriority(), false);
			case ObjectNode object -> object.isDeleted() ? Messages.NodeText_deleted : "";
			case AttributeNode attribute -> type.flatMap(of -> of.attribute(attribute.sensor()))
					.map(data -> words(ended, data.isSuspended(), data.isWatched(), data.getPriority(), data.isMasked())).orElse("");
			case PlaceholderNode place -> "";
		};
	}

	private static String words(boolean ended, boolean suspended, boolean watched, String priority, boolean masked) {
		List<String> words = new ArrayList<>();
		if (!ended) {
			words.add(suspended ? Messages.NodeText_suspended : watched ? Messages.NodeText_watched : Messages.NodeText_idle);
		}
		if (priority.equals("urgent")) {
			words.add(Messages.NodeText_urgent);
		}
		if (masked) {
			words.add(Messages.NodeText_masked);
		}
		return String.join(", ", words);
	}

	/** {@code Order.price}, without the package. */
	static String sensor(String name) {
		int dot = name.lastIndexOf('.');
		return dot < 0 ? name : MethodLabel.simple(name.substring(0, dot)) + "." + name.substring(dot + 1);
	}

	/** Its name, or its number if it has none. */
	static String thread(OriginData origin) {
		return origin.getThread().isEmpty() ? NLS.bind(Messages.NodeText_thread, Long.toString(origin.getThreadId())) : origin.getThread();
	}

	/** {@code Order.close(Order.java:17)}, without the package. */
	static String place(StackTraceElement place) {
		return sensor(place.getClassName() + "." + place.getMethodName()) + place.toString().substring(place.toString().indexOf('('));
	}

	/** Whole names, and what the value was before. */
	static String toolTip(LiveNode node, Optional<TypeNode> type) {
		return switch (node) {
			case TypeNode of -> of.name();
			case ObjectNode object -> object(object.data());
			case AttributeNode attribute -> toolTip(attribute, type);
			case PlaceholderNode place -> place.words().isEmpty() ? null : place.words();
		};
	}

	private static String toolTip(AttributeNode attribute, Optional<TypeNode> type) {
		String valueType = type.flatMap(of -> of.attribute(attribute.sensor())).map(AttributeData::getValueType).map(name -> name + " ")
				.orElse("");
		String field = valueType + attribute.sensor();
		return assignment(attribute).map(change -> NLS.bind(Messages.NodeText_before,
				new Object[] { field, value(attribute), ValueText.of(change.before()), time(change.nanos()) })).orElse(field);
	}

	private static String object(ObjectData data) {
		String words = NLS.bind(Messages.NodeText_object, data.getClassName(), Long.toString(data.getId()));
		return data.getParent() == 0 ? words : NLS.bind(Messages.NodeText_inObject, words, Long.toString(data.getParent()));
	}
}
