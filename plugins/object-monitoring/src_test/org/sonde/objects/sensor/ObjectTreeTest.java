/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.ValueCapture;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class ObjectTreeTest {

	/** Compared with a map of parents, which is changed by what should have happened, and with one that is made of the events alone. */
	@Test
	void containmentIsThatOfAPlainMapAndOfTheEvents() {
		Seeded.tries(300, in -> {
			try (Program program = new Program()) {
				program.orders.sensor().subscribe(program.observer(), Priority.REGULAR);
				compareWithMap(in, program);
			}
		});
	}

	private static void compareWithMap(RandomInput in, Program program) {
		List<Order> objects = new ArrayList<>();
		// Each living object and its parent, 0 if none.
		Map<Long, Long> parents = new LinkedHashMap<>();
		for (int i = 0; i < 60; i++) {
			if (objects.isEmpty() || in.chance(0.3)) {
				Order order = new Order();
				objects.add(order);
				MonitoredObject node = program.orders.monitor(order);
				assertThat(program.orders.monitor(order)).isSameAs(node);
				parents.put(node.id(), 0L);
				continue;
			}
			MonitoredObject node = program.tree.find(in.oneOf(objects)).orElseThrow();
			MonitoredObject other = program.tree.find(in.oneOf(objects)).orElseThrow();
			if (in.chance(0.1)) {
				objects.remove(node.get());
				node.dispose();
				node.dispose();
				parents.remove(node.id());
				parents.replaceAll((child, parent) -> parent == node.id() ? 0L : parent);
			} else if (in.chance(0.2)) {
				node.remove();
				parents.put(node.id(), 0L);
			} else if (isIn(other.id(), node.id(), parents)) {
				assertThatThrownBy(() -> other.add(node, "n")).isInstanceOf(IllegalArgumentException.class)
						.hasMessageContaining("no cycles").hasMessageContaining(node.toString());
			} else {
				other.add(node, "n" + i);
				parents.put(node.id(), other.id());
				assertThat(node.name()).contains("n" + i);
			}
			assertThat(parentsIn(program.tree)).isEqualTo(parents);
			assertThat(parentsByEvents(program.received)).isEqualTo(parents);
			assertThat(program.orders.count()).isEqualTo(parents.size());
			for (long id = 1; id <= 61; id++) {
				assertThat(program.tree.find(id).isPresent()).isEqualTo(parents.containsKey(id));
			}
		}
		assertThat(program.received).extracting(Event::sequence).isSorted().doesNotHaveDuplicates();
	}

	/** Whether the first is the second, or is in it. */
	private static boolean isIn(long inner, long outer, Map<Long, Long> parents) {
		for (long id = inner; id != 0; id = parents.get(id)) {
			if (id == outer) {
				return true;
			}
		}
		return false;
	}

	/** As introspection shows them, page by page. */
	private static Map<Long, Long> parentsIn(ObjectTree tree) {
		Map<Long, Long> parents = new LinkedHashMap<>();
		List<MonitoredObject> open = new ArrayList<>(tree.roots(0, 1000));
		open.forEach(root -> parents.put(root.id(), 0L));
		while (!open.isEmpty()) {
			MonitoredObject parent = open.remove(0);
			long last = 0;
			for (List<MonitoredObject> page = parent.children(last, 2); !page.isEmpty(); page = parent.children(last, 2)) {
				for (MonitoredObject child : page) {
					assertThat(child.parent()).contains(parent);
					parents.put(child.id(), parent.id());
				}
				open.addAll(page);
				last = page.get(page.size() - 1).id();
			}
		}
		return parents;
	}

	private static Map<Long, Long> parentsByEvents(List<Event> events) {
		Map<Long, Long> parents = new LinkedHashMap<>();
		for (Event event : events) {
			switch (event.kind()) {
				case CREATION:
					assertThat(parents.put(event.object(), 0L)).isNull();
					break;
				case ADDITION:
					assertThat(parents.put(event.child(), event.object())).isZero();
					break;
				case REMOVAL:
					assertThat(parents.put(event.child(), 0L)).isEqualTo(event.object());
					break;
				default:
					assertThat(parents.remove(event.object())).isZero();
			}
		}
		return parents;
	}

	@Test
	void childrenKeepTheOrderOfAddition() throws InterruptedException {
		try (Program program = new Program()) {
			List<Order> alive = new ArrayList<>();
			List<MonitoredObject> nodes = new ArrayList<>();
			for (int i = 0; i < 4; i++) {
				alive.add(new Order());
				nodes.add(program.orders.monitor(alive.get(i)));
			}
			MonitoredObject parent = nodes.get(0);
			parent.add(nodes.get(3));
			parent.add(nodes.get(1));
			parent.add(nodes.get(2));
			parent.add(nodes.get(3));
			assertThat(parent.children(0, 10)).extracting(MonitoredObject::id).containsExactly(4L, 2L, 3L);
			nodes.get(2).remove();
			assertThat(parent.children(4, 10)).containsExactly(nodes.get(1));
			assertThat(parent.children(3, 10)).as("behind one that is not there any more: those with greater ids")
					.containsExactly(nodes.get(3));
			assertThat(program.tree.objects(Set.of(program.orders), 1, 2)).extracting(MonitoredObject::id).containsExactly(2L, 3L);
			assertThat(alive).hasSize(4);
		}
	}

	/** Also where most ids are those of deleted objects, and pages begin behind one of these. */
	@Test
	void pagesOfATypeHaveAllItsObjectsById() {
		Seeded.tries(100, in -> {
			try (Program program = new Program()) {
				MonitoredType<String> others = program.tree.type(String.class);
				List<Object> kept = new ArrayList<>();
				List<Long> expected = new ArrayList<>();
				double living = in.chance(0.5) ? 0.03 : 0.9;
				for (int i = 0; i < 200; i++) {
					Object object = in.chance(0.7) ? new Order() : new StringBuilder("other").toString();
					MonitoredObject node = object instanceof Order ? program.orders.monitor((Order) object)
							: others.monitor((String) object);
					kept.add(object);
					if (!in.chance(living)) {
						node.dispose();
					} else if (object instanceof Order) {
						expected.add(node.id());
					}
				}
				int most = in.between(1, 50);
				List<Long> found = new ArrayList<>();
				for (List<Long> page = page(program, 0, most); !page.isEmpty(); page = page(program, found.get(found.size() - 1), most)) {
					assertThat(page).hasSizeLessThanOrEqualTo(most);
					found.addAll(page);
				}
				assertThat(found).isEqualTo(expected);
				long after = in.between(0, 200);
				assertThat(page(program, after, most))
						.isEqualTo(expected.stream().filter(id -> id > after).limit(most).collect(Collectors.toList()));
				assertThat(kept).hasSize(200);
			}
		});
	}

	private static List<Long> page(Program program, long after, int most) {
		return program.tree.objects(Set.of(program.orders), after, most).stream().map(MonitoredObject::id).collect(Collectors.toList());
	}

	@Test
	void onlyWantedEventsAreGenerated() throws InterruptedException {
		try (Program program = new Program()) {
			program.orders.sensor().subscribe(program.observer(), Priority.REGULAR, EnumSet.of(EventKind.REMOVAL));
			Order first = new Order();
			Order second = new Order();
			MonitoredObject parent = program.orders.monitor(first);
			MonitoredObject child = program.orders.monitor(second);
			parent.add(child);
			child.dispose();
			assertThat(program.received).extracting(Event::kind).containsExactly(EventKind.REMOVAL);
			assertThat(List.of(first, second)).doesNotContainNull();
		}
	}

	/** As in the paper: the object sensor of the parent reports what is added to it. */
	@Test
	void aParentIsWatchedAlone() throws InterruptedException {
		try (Program program = new Program()) {
			List<Order> alive = List.of(new Order(), new Order(), new Order());
			List<MonitoredObject> nodes = alive.stream().map(program.orders::monitor).collect(Collectors.toList());
			program.orders.sensor().subscribe(program.observer(), Priority.REGULAR, nodes.get(0));
			nodes.get(0).add(nodes.get(1));
			nodes.get(2).add(nodes.get(1));
			assertThat(program.received).extracting(Event::kind).containsExactly(EventKind.ADDITION, EventKind.REMOVAL);
			assertThat(program.received).allMatch(event -> event.object() == nodes.get(0).id() && event.child() == nodes.get(1).id());
			assertThat(alive.stream().allMatch(Objects::nonNull)).isTrue();
		}
	}

	@Test
	void deletedObjectsAreLeftAlone() throws InterruptedException {
		try (Program program = new Program()) {
			Order first = new Order();
			Order second = new Order();
			MonitoredObject parent = program.orders.monitor(first);
			MonitoredObject child = program.orders.monitor(second);
			child.dispose();
			parent.add(child);
			child.remove();
			assertThat(parent.children(0, 1)).isEmpty();
			assertThat(child.get()).isNull();
			assertThat(program.orders.monitor(second).id()).as("monitored again, as another one").isEqualTo(3);
			assertThat(first).isNotNull();
		}
	}

	@Test
	void treesDoNotMix() throws InterruptedException {
		try (Program program = new Program(); Program other = new Program()) {
			MonitoredObject stranger = other.orders.monitor(new Order());
			MonitoredObject parent = program.orders.monitor(new Order());
			assertThatThrownBy(() -> parent.add(stranger)).hasMessageContaining("different services");
		}
	}

	@Test
	void typesShowTheirAttributesAndThoseOfSupertypes() {
		class Express extends Order {
		}
		ObjectTree tree = new ObjectTree(System::nanoTime, ValueCapture.standard());
		MonitoredType<Order> orders = tree.type(Order.class);
		MonitoredType<Express> express = tree.type(Express.class);
		AttributeSensor amount = orders.attribute("amount", int.class, order -> order.amount);
		AttributeSensor hour = express.attribute("hour", int.class);
		assertThat(tree.type(Order.class)).isSameAs(orders);
		assertThat(orders.attribute("amount", int.class)).isSameAs(amount);
		assertThat(orders.attributes()).containsExactly(amount);
		assertThat(express.attributes()).containsExactly(hour, amount);
		assertThat(express.attribute("amount")).contains(amount);
		assertThat(express.attribute("none")).isEmpty();
		assertThat(amount.id().valueType()).isEqualTo("int");
		assertThat(tree.types()).containsExactlyInAnyOrder(orders, express);
		Express object = new Express();
		object.amount = 3;
		assertThat(amount.read(express.monitor(object)).value()).isEqualTo(3L);
	}

	/** An observer that blocks could otherwise get more events at once than there are threads that wait for it. */
	@Test
	void manyCollectedObjectsAreReportedInPortions() throws InterruptedException {
		try (Program program = new Program()) {
			List<Integer> sizes = new ArrayList<>();
			program.orders.sensor().subscribe(program.observer(events -> sizes.add(events.size()),
					QualityOfService.standard().with(DeliveryPolicy.immediate())), Priority.REGULAR, EnumSet.of(EventKind.DELETION));
			List<Order> orders = Stream.generate(Order::new).limit(1000).collect(Collectors.toList());
			List<MonitoredObject> nodes = orders.stream().map(program.orders::monitor).collect(Collectors.toList());
			// As the garbage collector does.
			nodes.forEach(MonitoredObject::enqueue);
			program.tree.expunge();
			assertThat(program.tree.size()).isZero();
			assertThat(sizes).allMatch(size -> size <= 64);
			assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(1000);
		}
	}
}
