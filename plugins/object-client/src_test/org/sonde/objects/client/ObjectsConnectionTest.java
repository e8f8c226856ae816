/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.jvm.JmxConnection;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.FetchedEvents;
import org.sonde.objects.jmx.JmxCarrier;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** A program in this process, read through the loopback interface as another one would be. */
class ObjectsConnectionTest {
	private static final Duration LONG = Duration.ofSeconds(10);

	@TempDir
	private Path folder;
	private final JmxCarrier carrier = new JmxCarrier();
	private WovenObjects objects;
	private JMXConnectorServer server;
	private ObjectsConnection connection;

	@BeforeEach
	void start() throws Exception {
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"), Counter.CONFIGURATION)),
				null);
		server = JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("rmi", "127.0.0.1", 0), null,
				ManagementFactory.getPlatformMBeanServer());
		server.start();
		carrier.start(objects);
		connection = ObjectsConnection.open(server.getAddress().toString(), Optional.empty());
	}

	@AfterEach
	void stop() throws Exception {
		connection.close();
		server.stop();
		carrier.close();
		objects.service().close();
	}

	@Test
	void aTreeInPages() throws Exception {
		List<Counter> counters = create(2500);
		counters.getFirst().put(counters.getLast());
		List<Long> roots = new ArrayList<>();
		List<ObjectData> page = connection.roots(0, ObjectsConnection.MOST);
		while (!page.isEmpty()) {
			assertThat(page).hasSizeLessThanOrEqualTo(ObjectsConnection.MOST);
			page.forEach(object -> roots.add(object.getId()));
			page = connection.roots(roots.getLast(), ObjectsConnection.MOST);
		}
		assertThat(roots).isEqualTo(LongStream.range(1, 2500).boxed().toList());
		assertThat(connection.children(1, 0, 10)).singleElement().satisfies(child -> {
			assertThat(child.getId()).isEqualTo(2500);
			assertThat(child.getParent()).isEqualTo(1);
			assertThat(child.getName()).isEqualTo("next");
		});
		assertThat(connection.objects(Counter.class.getName(), 2490, 5)).extracting(ObjectData::getId).containsExactly(2491L, 2492L, 2493L,
				2494L, 2495L);
		assertThat(connection.service().getObjectCount()).isEqualTo(2500);
		assertThat(counters).hasSize(2500);
	}

	/** The object behind which the next page begins is deleted, and the one whose children are asked for. */
	@Test
	void pagesWhileObjectsComeAndGo() throws Exception {
		List<Counter> counters = create(100);
		List<Long> roots = new ArrayList<>();
		for (List<ObjectData> page = connection.roots(0, 10); !page.isEmpty(); page = connection.roots(roots.getLast(), 10)) {
			page.forEach(object -> roots.add(object.getId()));
			WovenObjects.disposed(counters.get((int) page.getLast().getId() - 1));
		}
		assertThat(roots).isEqualTo(LongStream.rangeClosed(1, 100).boxed().toList());
		assertThat(connection.children(10, 0, 10)).isEmpty();
	}

	@Test
	void aProgramThatDoesNotAnswer() throws Exception {
		try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			assertThatExceptionOfType(ObjectsException.class)
					.isThrownBy(() -> ObjectsConnection.open("127.0.0.1:" + silent.getLocalPort(), Optional.empty(),
							new AnswerTimeout(Duration.ofMillis(1))))
					.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NO_ANSWER));
		}
	}

	@Test
	void presentValues() throws Exception {
		Counter counter = create(1).getFirst();
		counter.put(null);
		counter.set(41);
		assertThat(connection.values(1)).extracting(value -> value.getSensor() + " " + value.getValue().getText())
				.containsExactly("org.sonde.objects.client.Counter.next null", "org.sonde.objects.client.Counter.value 41");
	}

	@Test
	void eventsComeInOrderWithTheirBalance() throws Exception {
		try (Watch watch = connection.watch(immediately(List.of("*value")))) {
			Counter counter = create(1).getFirst();
			for (int i = 1; i <= 5000; i++) {
				counter.set(i);
			}
			watch.end();
			counter.set(-1);
			List<String> values = new ArrayList<>();
			FetchedEvents fetched;
			do {
				fetched = watch.fetch(LONG);
				for (EventData event : fetched.getEvents()) {
					assertThat(event.getOrigin().getThread()).isEqualTo(Thread.currentThread().getName());
					assertThat(event.getOrigin().getThreadId()).isEqualTo(Thread.currentThread().threadId());
					assertThat(event.getOrigin().place().toString())
							.matches(Pattern.quote(Counter.class.getName()) + "\\.set\\(Counter\\.java:\\d+\\)");
					values.add(event.getOldValue().getText() + " " + event.getNewValue().getText());
				}
			} while (fetched.getDelivered() + fetched.getDropped() < fetched.getGenerated());
			assertThat(values).isEqualTo(IntStream.rangeClosed(1, 5000).mapToObj(i -> i - 1 + " " + i).toList());
			assertThat(List.of(fetched.getGenerated(), fetched.getDelivered(), fetched.getDropped())).containsExactly(5000L, 5000L, 0L);
		}
		assertThat(connection.service().getSubscriptionCount()).isZero();
	}

	@Test
	void oneObjectAndSomeKinds() throws Exception {
		List<Counter> counters = create(2);
		counters.forEach(counter -> counter.set(1));
		try (Watch ofTwo = connection.watch(new WatchRequest(List.of(), 2, List.of(), "urgent", "immediate", 10));
				Watch lives = connection.watch(new WatchRequest(List.of(), 0, List.of("creation"), "plan", "period:1", 10))) {
			counters.forEach(counter -> counter.set(7));
			create(1);
			assertThat(ofTwo.fetch(LONG).getEvents()).extracting(EventData::getObject).containsExactly(2L);
			assertThat(lives.fetch(LONG).getEvents()).extracting(event -> event.getKind() + " " + event.getObject())
					.containsExactly("creation 3");
		}
	}

	@Test
	void suspendedSensorsReportNothingUntilTheyAreResumed() throws Exception {
		Counter counter = create(1).getFirst();
		counter.set(1);
		try (Watch watch = connection.watch(immediately(List.of()))) {
			assertThat(connection.suspend(List.of("*.value"))).isEqualTo(1);
			assertThat(connection.types().getFirst().getAttributes()).filteredOn(AttributeData::isSuspended)
					.extracting(AttributeData::getName).containsExactly("value");
			counter.set(2);
			assertThat(connection.resume(List.of("*.value"))).isEqualTo(1);
			counter.set(3);
			assertThat(watch.fetch(LONG).getEvents()).extracting(event -> event.getNewValue().getText()).containsExactly("3");
		}
	}

	/** As a plan says it: a type is not its fields. */
	@Test
	void sensorsAreSwitchedBeforeAndAfterTheyAppear() throws Exception {
		String type = Counter.class.getName();
		Counter counter = create(1).getFirst();
		connection.switchSensors(List.of(), List.of(type, type + ".value"));
		counter.set(1);
		counter.put(null);
		assertThat(connection.types().getFirst().isSuspended()).isTrue();
		assertThat(connection.types().getFirst().getAttributes()).filteredOn(AttributeData::isSuspended).extracting(AttributeData::getName)
				.containsExactly("value");
		connection.switchSensors(List.of(type + ".value"), List.of());
		assertThat(connection.types().getFirst().isSuspended()).isTrue();
		assertThat(connection.types().getFirst().getAttributes()).noneMatch(AttributeData::isSuspended);
		refused(() -> connection.switchSensors(List.of(type), List.of("p.None")), "no sensor p.None");
		assertThat(connection.types().getFirst().isSuspended()).as("nothing is switched then").isTrue();
	}

	@Test
	void whatIsWrongIsSaidInWords() throws Exception {
		create(1);
		refused(() -> connection.object(99), "no object 99");
		refused(() -> connection.objects("p.None", 0, 10), Counter.class.getName());
		refused(() -> connection.roots(0, 5000), "1 to 1000");
		refused(() -> connection.suspend(List.of("p.None")), "No watched field or type matches p.None");
		refused(() -> connection.suspend(List.of("*.value", "p.None")), "No watched field or type matches p.None");
		refused(() -> connection.watch(immediately(List.of("p.None"))), "No watched field or type matches p.None");
		refused(() -> connection.watch(new WatchRequest(List.of(), 0, List.of("birth"), "plan", "immediate", 10)), "value-change");
		refused(() -> connection.watch(new WatchRequest(List.of(), 0, List.of(), "soon", "immediate", 10)), "urgent");
		refused(() -> connection.watch(new WatchRequest(List.of(), 0, List.of(), "plan", "often", 10)), "period:MILLISECONDS");
		refused(() -> connection.watch(new WatchRequest(List.of(), 0, List.of(), "plan", "immediate", 0)), "1 to 1000000");
	}

	private static void refused(ThrowingCallable attempt, String part) {
		assertThatExceptionOfType(ObjectsException.class).isThrownBy(attempt).withMessageContaining(part)
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.REFUSED));
	}

	/** The files of users and their rights are the JVM's own, as for com.sun.management.jmxremote. */
	@Test
	void whoMayLookButNotChange() throws Exception {
		Path access = Files.writeString(folder.resolve("jmxremote.access"), "monitor readonly\ncontrol readwrite\n");
		Path passwords = Files.writeString(folder.resolve("jmxremote.password"), "monitor one\ncontrol two\n");
		JMXConnectorServer guarded = JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("rmi", "127.0.0.1", 0),
				Map.of("jmx.remote.x.access.file", access.toString(), "jmx.remote.x.password.file", passwords.toString()),
				ManagementFactory.getPlatformMBeanServer());
		guarded.start();
		try {
			create(1);
			String address = guarded.getAddress().toString();
			assertThatExceptionOfType(ObjectsException.class).isThrownBy(() -> ObjectsConnection.open(address, Optional.empty()))
					.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NOT_CONNECTED)).withMessageContaining("Give both");
			assertThatExceptionOfType(ObjectsException.class).isThrownBy(() -> ObjectsConnection.open(address, user("control", "wrong")))
					.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NOT_CONNECTED)).withMessageNotContaining("wrong");
			try (ObjectsConnection monitor = ObjectsConnection.open(address, user("monitor", "one"))) {
				assertThat(monitor.types()).hasSize(1);
				assertThatExceptionOfType(ObjectsException.class).isThrownBy(() -> monitor.suspend(List.of()))
						.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NOT_ALLOWED));
			}
			try (ObjectsConnection control = ObjectsConnection.open(address, user("control", "two"))) {
				assertThat(control.suspend(List.of())).isPositive();
			}
		} finally {
			guarded.stop();
		}
	}

	private static Optional<JmxConnection.User> user(String name, String password) {
		return Optional.of(new JmxConnection.User(name, password));
	}

	@Test
	void aProgramWithoutTheAgentIsRecognised() throws Exception {
		carrier.close();
		assertThatExceptionOfType(ObjectsException.class)
				.isThrownBy(() -> ObjectsConnection.open(server.getAddress().toString(), Optional.empty()))
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NOT_WATCHED));
		assertThatExceptionOfType(ObjectsException.class).isThrownBy(connection::types)
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.ENDED));
	}

	@Test
	void anEndedProgramIsRecognised() throws Exception {
		server.stop();
		assertThatExceptionOfType(ObjectsException.class).isThrownBy(connection::types)
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.ENDED));
	}

	@Test
	void nobodyIsThere() {
		assertThatExceptionOfType(ObjectsException.class).isThrownBy(() -> ObjectsConnection.open("127.0.0.1:1", Optional.empty()))
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NOT_CONNECTED));
		assertThatExceptionOfType(ObjectsException.class).isThrownBy(() -> ObjectsConnection.open("no.such.Program", Optional.empty()))
				.satisfies(e -> assertThat(e.problem()).isEqualTo(ObjectsProblem.NO_SUCH_PROGRAM));
	}

	private final List<Counter> kept = new ArrayList<>();

	private List<Counter> create(int count) {
		List<Counter> created = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			Counter counter = new Counter();
			WovenObjects.created(counter);
			created.add(counter);
		}
		kept.addAll(created);
		return created;
	}

	private static WatchRequest immediately(List<String> sensors) {
		return new WatchRequest(sensors, 0, List.of(), "plan", "immediate", WatchRequest.USUAL_CAPACITY);
	}
}
