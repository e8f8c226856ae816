/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import java.io.IOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Collectors;

import javax.management.JMException;
import javax.management.JMX;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;

import org.sonde.common.jvm.JmxConnection;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.ObjectServiceMXBean;
import org.sonde.objects.jmx.ServiceData;
import org.sonde.objects.jmx.TypeData;

/**
 * The watched objects of a running program, read by JMX. Each method asks the program and waits for its answer, at most half a minute
 * unless it was opened patiently, or until its thread is interrupted; several threads may do so at once. None is for the thread of a user
 * interface.
 */
public final class ObjectsConnection implements AutoCloseable {
	/** The longest page of objects. */
	public static final int MOST = ObjectServiceMXBean.MOST;

	private static final AnswerTimeout CLOSING = new AnswerTimeout(Duration.ofSeconds(2));

	private final String program;
	private final AnswerTimeout timeout;
	private final JMXConnector connector;
	private final ObjectServiceMXBean service;

	private ObjectsConnection(String program, AnswerTimeout timeout, JMXConnector connector, ObjectServiceMXBean service) {
		this.program = program;
		this.timeout = timeout;
		this.connector = connector;
		this.service = service;
	}

	/**
	 * Connects to a program.
	 *
	 * @param address process id or main class of one on this machine, {@code HOST:PORT}, or a URL of JMX
	 * @param user    empty if the JVM asks for no password
	 */
	public static ObjectsConnection open(String address, Optional<JmxConnection.User> user) throws ObjectsException {
		return open(address, user, AnswerTimeout.USUAL);
	}

	/**
	 * As {@link #open(String, Optional)}, for somebody who waits as long as it takes: a program that was stopped for minutes goes on as if
	 * nothing had happened, and loses no events.
	 */
	public static ObjectsConnection openPatiently(String address, Optional<JmxConnection.User> user) throws ObjectsException {
		return open(address, user, AnswerTimeout.WITHOUT_END);
	}

	static ObjectsConnection open(String address, Optional<JmxConnection.User> user, AnswerTimeout timeout) throws ObjectsException {
		String resolved = JmxConnection.isLocal(address) || JmxConnection.isRemote(address) ? address : pid(address);
		String program = JmxConnection.isLocal(resolved) ? "process " + resolved : resolved;
		return await(program, timeout, () -> connect(resolved, program, user, timeout));
	}

	private static ObjectsConnection connect(String resolved, String program, Optional<JmxConnection.User> user, AnswerTimeout timeout)
			throws ObjectsException {
		JMXConnector connector;
		try {
			connector = JmxConnection.open(resolved, user);
		} catch (IOException e) {
			throw new ObjectsException(ObjectsProblem.NOT_CONNECTED, program, e.getMessage());
		}
		try {
			MBeanServerConnection server = connector.getMBeanServerConnection();
			ObjectName name = new ObjectName(ObjectServiceMXBean.NAME);
			if (!server.isRegistered(name)) {
				close(connector);
				throw new ObjectsException(ObjectsProblem.NOT_WATCHED, program);
			}
			return new ObjectsConnection(program, timeout, connector, JMX.newMXBeanProxy(server, name, ObjectServiceMXBean.class));
		} catch (IOException | JMException e) {
			close(connector);
			throw new ObjectsException(ObjectsProblem.ENDED, program);
		}
	}

	/** Returns the process id of the only program with this main class, with or without its package. */
	private static String pid(String mainClass) throws ObjectsException {
		List<RunningJvm> running = RunningJvm.onThisMachine();
		List<RunningJvm> found = running.stream().filter(jvm -> jvm.program().equals(mainClass) || jvm.program().endsWith("." + mainClass))
				.toList();
		if (found.isEmpty()) {
			String others = running.stream().map(jvm -> (jvm.pid() + " " + jvm.program()).strip()).collect(Collectors.joining(", "));
			throw new ObjectsException(ObjectsProblem.NO_SUCH_PROGRAM, mainClass, others.isEmpty() ? "none" : others);
		}
		if (found.size() > 1) {
			throw new ObjectsException(ObjectsProblem.SEVERAL_PROGRAMS, mainClass,
					found.stream().map(RunningJvm::pid).collect(Collectors.joining(", ")));
		}
		return found.getFirst().pid();
	}

	/** The process or address, for messages. */
	public String program() {
		return program;
	}

	public ServiceData service() throws ObjectsException {
		return ask(ObjectServiceMXBean::getService);
	}

	/** Returns the types by name, as soon as their first object was created or first field assigned. */
	public List<TypeData> types() throws ObjectsException {
		return List.of(ask(ObjectServiceMXBean::getTypes));
	}

	/**
	 * Objects that are in no other.
	 *
	 * @param after id of the one to begin behind; 0 to begin with the first
	 * @param most  how many, from 1 to {@value #MOST}
	 */
	public List<ObjectData> roots(long after, int most) throws ObjectsException {
		return List.of(ask(bean -> bean.roots(after, most)));
	}

	/** Objects in another one, in the order in which they were added; {@code after} and {@code most} as for {@link #roots}. */
	public List<ObjectData> children(long object, long after, int most) throws ObjectsException {
		return List.of(ask(bean -> bean.children(object, after, most)));
	}

	/** Objects of a type, by id; {@code after} and {@code most} as for {@link #roots}. */
	public List<ObjectData> objects(String type, long after, int most) throws ObjectsException {
		return List.of(ask(bean -> bean.objects(type, after, most)));
	}

	public ObjectData object(long id) throws ObjectsException {
		return ask(bean -> bean.object(id));
	}

	/** The present values of all attributes of an object. */
	public List<AttributeValue> values(long object) throws ObjectsException {
		return List.of(ask(bean -> bean.values(object)));
	}

	/**
	 * Lets sensors report nothing, to anybody.
	 *
	 * @param sensors names of types or sensors; {@code *} stands for any characters
	 * @return how many sensors match
	 */
	public int suspend(List<String> sensors) throws ObjectsException {
		return ask(bean -> bean.suspend(sensors.toArray(String[]::new)));
	}

	/** The contrary of {@link #suspend}. */
	public int resume(List<String> sensors) throws ObjectsException {
		return ask(bean -> bean.resume(sensors.toArray(String[]::new)));
	}

	/**
	 * Lets exactly these sensors report or not, also if they appear later.
	 *
	 * @param on  those that report: of the plan that the program was started with
	 * @param off those that do not
	 */
	public void switchSensors(List<String> on, List<String> off) throws ObjectsException {
		ask(bean -> bean.switchSensors(on.toArray(String[]::new), off.toArray(String[]::new)));
	}

	/** Subscribes; also to sensors that appear later. */
	public Watch watch(WatchRequest request) throws ObjectsException {
		long id = ask(
				bean -> bean.subscribe(request.sensors().toArray(String[]::new), request.object(), request.kinds().toArray(String[]::new),
						request.priority(), request.policy(), request.capacity()));
		return new Watch(this, id);
	}

	/** Asks the program, with what can go wrong in words. */
	<R> R ask(Function<ObjectServiceMXBean, R> question) throws ObjectsException {
		return await(program, timeout, () -> {
			try {
				return question.apply(service);
			} catch (IllegalArgumentException | IllegalStateException e) {
				throw new ObjectsException(ObjectsProblem.REFUSED, program, e.getMessage());
			} catch (SecurityException e) {
				throw new ObjectsException(ObjectsProblem.NOT_ALLOWED, program, e.getMessage());
			} catch (UndeclaredThrowableException e) {
				throw new ObjectsException(ObjectsProblem.ENDED, program);
			}
		});
	}

	private static <R> R await(String program, AnswerTimeout timeout, Callable<R> question) throws ObjectsException {
		try {
			return timeout.await(question);
		} catch (TimeoutException e) {
			throw new ObjectsException(ObjectsProblem.NO_ANSWER, program, timeout.seconds());
		} catch (ExecutionException e) {
			if (e.getCause() instanceof ObjectsException problem) {
				throw problem;
			}
			throw new IllegalStateException(e.getCause());
		}
	}

	/** Ends the connection; subscriptions that are still open end by themselves. */
	@Override
	public void close() {
		close(connector);
	}

	private static void close(JMXConnector connector) {
		try {
			CLOSING.await(() -> {
				connector.close();
				return null;
			});
		} catch (ExecutionException | TimeoutException e) {
			// The program has ended, or is stopped.
		}
	}
}
