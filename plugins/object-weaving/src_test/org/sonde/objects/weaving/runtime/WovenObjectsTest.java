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
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
import org.sonde.objects.sensor.Sensor;

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

	/** Has a probe of a field only. */
	static class Branch extends Node {
		int width;
	}

	/** Its life is not reported until somebody resumes its sensor. */
	static class Silent {
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
		String configuration = "threads=production\nprobe.N=creation\nprobe.N" + node + "probe.L=creation\nprobe.L.type="
				+ Leaf.class.getName() + "\n"
				+ field("Parent", "parent", "containment=parent") + field("Parts", "parts", "containment=children")
				+ field("Size", "size", "priority=urgent")
				+ field("Gone", "gone", "priority=urgent") + "probe.W=field\nprobe.W.field=width\nprobe.W.type=" + Branch.class.getName()
				+ "\nprobe.S=creation\nprobe.S.suspended=true\nprobe.S.type=" + Silent.class.getName() + "\n";
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

	/** Whatever the program does meanwhile: what is shown is what it had at some time, and nothing else comes of it but a problem. */
	@Test
	void aListThatTheProgramChangesWhileItIsRead() throws Exception {
		Node shelf = new Node();
		List<Object> books = new ArrayList<>();
		List<Node> all = Stream.generate(Leaf::new).limit(50).collect(Collectors.toList());
		all.forEach(WovenObjects::created);
		WovenObjects.created(shelf);
		parts.assign(Node.class, shelf, books);
		shelf.parts = books;
		AtomicBoolean over = new AtomicBoolean();
		AtomicInteger rounds = new AtomicInteger();
		Thread program = new Thread(() -> {
			while (!over.get()) {
				books.addAll(all);
				books.clear();
				rounds.incrementAndGet();
			}
		});
		program.start();
		MonitoredObject node = objects.service().tree().find(shelf).orElseThrow();
		for (int looks = 0; looks < 2_000 || rounds.get() < 100; looks++) {
			objects.refresh(node);
		}
		over.set(true);
		program.join();
		assertThat(objects.problems().texts()).allMatch(text -> text.contains(Node.class.getName() + ".parts"));
		books.addAll(all.subList(0, 3));
		objects.refresh(node);
		assertThat(node.children(0, 100).stream().map(MonitoredObject::get)).containsExactlyInAnyOrderElementsOf(all.subList(0, 3));
	}

	/** One that is there, one that comes later, and a type without its fields. */
	@Test
	void sensorsAreSwitchedByTheirNames() {
		Node node = new Node();
		WovenObjects.created(node);
		WatchedField size = WatchedField.of(Size.class);
		String type = Node.class.getName();
		assertThat(objects.subscriptions().switchSensors(List.of(type, type + ".size"), true)).isEqualTo(1);
		assertThat(objects.subscriptions().switchSensors(List.of(Silent.class.getName()), false)).isZero();
		size.assign(Node.class, node, 1);
		parent.assign(Node.class, node, null);
		WovenObjects.created(new Silent());
		assertThat(suspended()).containsExactlyInAnyOrder(type, type + ".size");
		objects.subscriptions().switchSensors(List.of(type), false);
		assertThat(suspended()).containsExactly(type + ".size");
	}

	private List<String> suspended() {
		return objects.subscriptions().sensors(new SensorPattern()).stream().filter(Sensor::isSuspended)
				.map(sensor -> sensor.id().toString()).collect(Collectors.toList());
	}

	/** Not in the tree, until a field of it is assigned; those from before the pause stay. */
	@Test
	void anObjectThatIsCreatedWhileItsTypeIsSuspendedIsNotNoticed() {
		observe(new SensorPattern(), EnumSet.of(EventKind.CREATION, EventKind.DELETION), null);
		String type = Node.class.getName();
		Node before = new Node();
		WovenObjects.created(before);
		objects.subscriptions().switchSensors(List.of(type), true);
		Node meanwhile = new Node();
		WovenObjects.created(meanwhile);
		WovenObjects.disposed(meanwhile);
		assertThat(objects.service().tree().find(before)).isPresent();
		assertThat(objects.service().tree().find(meanwhile)).isEmpty();
		objects.subscriptions().switchSensors(List.of(type), false);
		parent.assign(Node.class, meanwhile, null);
		WovenObjects.created(new Node());
		assertThat(objects.service().tree().size()).isEqualTo(3);
		assertThat(events).extracting(Event::kind).containsOnly(EventKind.CREATION).hasSize(3);
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

	@Test
	void aProbeOfAFieldLeavesTheLifeOfItsObjectsAsASuperclassHasIt() {
		observe(new SensorPattern(), EnumSet.of(EventKind.CREATION), null);
		WovenObjects.created(new Branch());
		assertThat(events).extracting(event -> event.kind() + " " + event.sensor()).containsExactly("CREATION " + Branch.class.getName());
	}

	@Test
	void aResumedSensorStaysSoWhenSubclassesAppear() {
		observe(new SensorPattern(), EnumSet.of(EventKind.CREATION), null);
		WovenObjects.created(new Silent());
		assertThat(events).isEmpty();
		objects.subscriptions().sensors(new SensorPattern(Silent.class.getName())).forEach(Sensor::resume);
		WovenObjects.created(new Silent() {
		});
		assertThat(events).hasSize(1);
	}

	/** Also by a sensor that appears later. */
	@Test
	void someKindsOfEventsOfOneObject() {
		Node one = new Node();
		Node two = new Node();
		List.of(one, two).forEach(WovenObjects::created);
		observe(new SensorPattern(), EnumSet.of(EventKind.VALUE_CHANGE, EventKind.DELETION), node(one));
		WatchedField size = WatchedField.of(Size.class);
		for (Node node : List.of(two, one)) {
			assertThat(size.isWatched(node)).isTrue();
			size.assign(Node.class, node, 5);
			parts.assign(Node.class, node, new Leaf());
			WovenObjects.disposed(node);
		}
		assertThat(events).extracting(event -> event.kind() + " " + event.object()).containsExactly("VALUE_CHANGE 1", "VALUE_CHANGE 1",
				"DELETION 1");
	}

	private EndPoint observe(SensorPattern pattern, Set<EventKind> kinds, MonitoredObject only) {
		EndPoint endPoint = objects.service().attach("test", events::addAll, QualityOfService.standard());
		objects.subscriptions().subscribe(endPoint, pattern, kinds, only, null);
		return endPoint;
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
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parent", "cycles");
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
		assertThat(node(one).children(0, 10)).isEmpty();
		objects.refresh(node(one));
		assertThat(node(one).children(0, 10)).containsExactly(node(leaf));
		assertThat(node(leaf).name()).contains("parts[1]");
		list.clear();
		objects.refresh();
		assertThat(node(one).children(0, 10)).isEmpty();
	}

	@Test
	void onlyTheChildThatMakesACycleIsMissing() {
		Node one = new Node();
		Leaf leaf = new Leaf();
		parts.assign(Node.class, one, List.of(one, leaf));
		assertThat(node(one).children(0, 10)).containsExactly(node(leaf));
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parts", "cycles");
	}

	/** Otherwise it would be moved by each look. */
	@Test
	void anObjectInTwoCollectionsStaysWhereItWasPut() {
		Node one = new Node();
		Node two = new Node();
		Leaf leaf = new Leaf();
		for (Node node : List.of(one, two)) {
			node.parts = new ArrayList<>(List.of(leaf));
			parts.assign(Node.class, node, node.parts);
		}
		observe(new SensorPattern(), EnumSet.of(EventKind.ADDITION), null);
		objects.refresh();
		objects.refresh();
		assertThat(node(leaf).parent()).contains(node(two));
		assertThat(events).isEmpty();
		two.parts.clear();
		objects.refresh();
		assertThat(node(leaf).parent()).as("in a collection before that of the former parent").contains(node(one));
		one.parts.clear();
		two.parts.add(leaf);
		objects.refresh();
		assertThat(node(leaf).parent()).contains(node(two));
		assertThat(events).hasSize(2).extracting(Event::origin).as("a look is no change").containsOnlyNulls();
	}

	@Test
	void elementsUpToALimit() {
		Node one = new Node();
		List<Object> many = Stream.generate(Leaf::new).limit(Elements.MOST).collect(Collectors.toCollection(ArrayList::new));
		parts.assign(Node.class, one, many);
		assertThat(objects.problems().texts()).isEmpty();
		many.add(new Leaf());
		parts.assign(Node.class, one, many);
		assertThat(node(one).children(0, Elements.MOST + 1)).hasSize(Elements.MOST);
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parts", "10000");
	}

	@Test
	void objectsThatAreLookedIntoUpToALimit() {
		List<Node> nodes = Stream.generate(Node::new).limit(10_001).collect(Collectors.toList());
		nodes.forEach(node -> parts.assign(Node.class, node, List.of()));
		objects.refresh();
		assertThat(objects.problems().texts()).singleElement().asString().contains("10000 objects");
		assertThat(nodes).hasSize(10_001);
	}

	@Test
	void anObserverThatIsRemovedIsAProblem() {
		EndPoint endPoint = objects.attach("lame", ignored -> {
			throw new IllegalStateException();
		}, QualityOfService.standard().withFailures(1));
		objects.subscriptions().subscribe(endPoint, new SensorPattern(), EnumSet.allOf(EventKind.class), null);
		WovenObjects.created(new Node());
		assertThat(objects.problems().texts()).singleElement().asString().contains("lame", "IllegalStateException");
	}

	/** What was there before is not in the field any more. */
	@Test
	void aCollectionOfTheProgramIsNotAsked() {
		Node one = new Node();
		parts.assign(Node.class, one, List.of(new Leaf()));
		parts.assign(Node.class, one, new ArrayList<Object>() {
			private static final long serialVersionUID = 1L;

			@Override
			public Object[] toArray() {
				throw new AssertionError("called");
			}
		});
		assertThat(objects.problems().texts()).singleElement().asString().contains("Node.parts", "WovenObjectsTest$");
		assertThat(node(one).children(0, 10)).isEmpty();
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
		EndPoint endPoint = observe(new SensorPattern("*.size"), EnumSet.allOf(EventKind.class), null);
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
