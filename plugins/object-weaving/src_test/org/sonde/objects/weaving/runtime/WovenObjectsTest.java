/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.MonitoredObject;

/** What woven code calls, without a weaver. */
class WovenObjectsTest {
	/** An object of a program. */
	static class Node {
		Node parent;
		Collection<Object> parts;
		int size;
	}

	/** Has a probe of its own. */
	static class Leaf extends Node {
	}

	/** Has none. */
	static class Twig extends Node {
	}

	/** Finds its probe as an aspect does: by its name. */
	static final class Parent {
	}

	/** Finds its probe as an aspect does: by its name. */
	static final class Parts {
	}

	/** Finds its probe as an aspect does: by its name. */
	static final class Size {
	}

	/** Finds its probe as an aspect does: by its name. */
	static final class Gone {
	}

	@TempDir
	private Path folder;
	private final List<Event> events = new ArrayList<>();
	private WovenObjects objects;
	private WatchedField parent;
	private WatchedField parts;

	@BeforeEach
	void start() throws Exception {
		String node = ".type=" + Node.class.getName() + "\n";
		String configuration = "threads=production\nprobe.N=creation\nprobe.N" + node + "probe.L=creation\nprobe.L.type=" + Leaf.class.getName() + "\n"
				+ field("Parent", "parent", "containment=parent") + field("Parts", "parts", "containment=children") + field("Size", "size", "priority=urgent")
				+ field("Gone", "gone", "priority=urgent");
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"), configuration)), null);
		parent = WatchedField.of(Parent.class);
		parts = WatchedField.of(Parts.class);
	}

	private static String field(String aspect, String name, String more) {
		String key = "probe.WovenObjectsTest$" + aspect;
		return key + "=field\n" + key + ".type=" + Node.class.getName() + "\n" + key + ".field=" + name + "\n" + key + "." + more + "\n";
	}

	@AfterEach
	void stop() {
		objects.service().close();
	}

	@Test
	void anObjectIsOfTheNearestTypeWithAProbe() {
		List<Node> nodes = List.of(new Node(), new Leaf(), new Twig());
		nodes.forEach(WovenObjects::created);
		assertThat(nodes.stream().map(node -> objects.service().tree().find(node).orElseThrow().type().name()).collect(Collectors.toList()))
				.containsExactly(Node.class.getName(), Leaf.class.getName(), Node.class.getName());
		WovenObjects.created("a text");
		assertThat(objects.service().tree().size()).isEqualTo(3);
	}

	/** The tree refuses it, and the program does not notice. */
	@Test
	void cyclicContainment() {
		Node one = new Node();
		Node two = new Node();
		assign(one, two);
		assign(two, one);
		assertThat(node(one).parent()).contains(node(two));
		assertThat(node(two).parent()).isEmpty();
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parent", "IllegalArgumentException");
		assertThat(objects.problems().count()).isEqualTo(1);
		assign(one, null);
		assign(two, one);
		assertThat(node(two).parent()).contains(node(one));
	}

	private void assign(Node child, Node to) {
		parent.assign(child.getClass(), child, to);
		child.parent = to;
	}

	@Test
	void elementsThatComeLaterAreSeenWhenSomebodyLooks() {
		Node one = new Node();
		Leaf leaf = new Leaf();
		Collection<Object> list = new ArrayList<>(List.of("no object with a probe"));
		parts.assign(Node.class, one, list);
		one.parts = list;
		list.add(leaf);
		assertThat(node(one).children(null, 10)).isEmpty();
		objects.refresh(node(one));
		assertThat(node(one).children(null, 10)).containsExactly(node(leaf));
		assertThat(node(leaf).name()).contains("parts[1]");
		list.clear();
		objects.refresh();
		assertThat(node(one).children(null, 10)).isEmpty();
	}

	@Test
	void aCollectionOfTheProgramIsNotAsked() {
		Node one = new Node();
		parts.assign(Node.class, one, new ArrayList<Object>() {
			private static final long serialVersionUID = 1L;

			@Override
			public Object[] toArray() {
				throw new AssertionError("called");
			}
		});
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parts", "WovenObjectsTest$");
	}

	@Test
	void aFieldThatIsNotThereIsAProblemAndNoError() {
		Node one = new Node();
		WatchedField gone = WatchedField.of(Gone.class);
		assertThat(gone.isWatched(one)).isFalse();
		gone.assign(Node.class, one, 5);
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.gone", "NoSuchFieldException");
	}

	@Test
	void anAspectWithoutAProbeIsIdle() {
		assertThat(WatchedField.of(String.class).isWatched("x")).isFalse();
		assertThat(WatchedField.of(Size.class).isWatched(null)).isFalse();
	}

	/** The observer comes before the sensor. */
	@Test
	void sensorsThatAppearLaterAreSubscribedWithThePrioritiesOfThePlan() {
		EndPoint endPoint = objects.service().attach("test", events::addAll, QualityOfService.standard());
		objects.subscriptions().subscribe(endPoint, new SensorPattern("*.size"), EnumSet.allOf(EventKind.class), null);
		Node one = new Node();
		WatchedField size = WatchedField.of(Size.class);
		assertThat(size.isWatched(one)).isTrue();
		size.assign(Node.class, one, 9);
		assertThat(events).singleElement().satisfies(event -> assertThat(event.newValue().value()).isEqualTo(9L));
		assertThat(endPoint.counts(Priority.URGENT).delivered()).isEqualTo(1);
		objects.subscriptions().unsubscribe(endPoint);
		assertThat(size.isWatched(one)).isFalse();
	}

	private MonitoredObject node(Object object) {
		return objects.service().tree().find(object).orElseThrow();
	}
}
