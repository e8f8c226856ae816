/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Observer;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.ValueCapture;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

/** The monitoring of this program by woven code: one for all class loaders, as there is one agent. */
public final class WovenObjects {
	/** Objects whose children are looked for at once. */
	private static final int MOST_REFRESHED = 10_000;
	private static volatile WovenObjects running;

	private final Configuration configuration;
	private final ObjectMonitoring service;
	private final Modules modules;
	private final Subscriptions subscriptions = new Subscriptions();
	private final Problems problems = new Problems();
	private final WatchedTypes types;
	private final Containment containment = new Containment(this);
	private final Map<String, WatchedField> fields = new ConcurrentHashMap<>();
	/**
	 * Threads that only look what the program did, which is not a change of their own. No map: the program's may have a {@code hashCode} of
	 * theirs.
	 */
	private final List<Thread> looking = new CopyOnWriteArrayList<>();

	private WovenObjects(Configuration configuration, Instrumentation instrumentation) throws ConfigurationException {
		this.configuration = configuration;
		boolean places = configuration.places();
		ValueCapture capture = configuration.capture();
		service = ObjectMonitoring.start(configuration.threads(), new EpochClock(), capture,
				created -> isLooking() ? null : Origin.here(capture, places ? OriginFinder.find(created) : null));
		modules = new Modules(instrumentation);
		types = new WatchedTypes(this, configuration.probes());
		configuration.probes().forEach((id, probe) -> {
			if (probe.kind() == ProbeSettings.Kind.FIELD) {
				fields.put(id, new WatchedField(this, probe));
			}
		});
	}

	/**
	 * Starts the monitoring; code that was woven finds it from now on.
	 *
	 * @param instrumentation to open packages of modules; null if there is no agent
	 * @throws ConfigurationException if a setting is wrong; nothing is monitored then
	 */
	public static WovenObjects start(Configuration configuration, Instrumentation instrumentation) throws ConfigurationException {
		running = new WovenObjects(configuration, instrumentation);
		return running;
	}

	/** Null if nothing is monitored. */
	static WovenObjects running() {
		return running;
	}

	/** The name of an aspect's probe in the configuration. */
	static String probeOf(Class<?> aspect) {
		return aspect.getName().substring(aspect.getName().lastIndexOf('.') + 1);
	}

	/** Called by aspects: an object is being created. */
	public static void created(Object object) {
		WovenObjects here = running;
		if (here != null && object != null) {
			try {
				here.types.created(object);
			} catch (Throwable e) {
				here.failed("A creation", object, e);
			}
		}
	}

	/** Called by aspects: the program has disposed of an object. */
	public static void disposed(Object object) {
		WovenObjects here = running;
		if (here != null && object != null) {
			try {
				here.service.tree().find(object).ifPresent(MonitoredObject::dispose);
			} catch (Throwable e) {
				here.failed("A disposal", object, e);
			}
		}
	}

	public Configuration configuration() {
		return configuration;
	}

	public ObjectMonitoring service() {
		return service;
	}

	public Subscriptions subscriptions() {
		return subscriptions;
	}

	public Problems problems() {
		return problems;
	}

	/** All of the configuration. */
	public List<ProbeSettings> probes() {
		return new ArrayList<>(configuration.probes().values());
	}

	/** Attaches an observer that nobody asks whether it was removed: it is said then. */
	public EndPoint attach(String name, Observer observer, QualityOfService quality) {
		EndPoint endPoint = service.attach(name, observer, quality);
		endPoint.whenClosed(closed -> closed.removal().ifPresent(reason -> {
			String sentence = reason + " It gets no more events.";
			problems.add(sentence);
			System.err.println("sonde: " + sentence);
		}));
		return endPoint;
	}

	/**
	 * Looks what fields hold the children of an object: elements of collections change without an assignment.
	 *
	 * @return whether one of them was left in another object, whose field may not have been looked at yet
	 */
	public boolean refresh(MonitoredObject object) {
		boolean left = false;
		looking.add(Thread.currentThread());
		try {
			for (WatchedField field : fields.values()) {
				left |= field.refresh(object);
			}
		} finally {
			looking.removeIf(thread -> thread == Thread.currentThread());
		}
		return left;
	}

	/** The same for all objects whose fields hold children, up to a limit. */
	public void refresh() {
		List<MonitoredType<?>> holders = service.tree().types().stream()
				.filter(type -> fields.values().stream().anyMatch(field -> field.holdsChildrenOf(type.type())))
				.collect(Collectors.toList());
		if (holders.isEmpty()) {
			return;
		}
		List<MonitoredObject> found = service.tree().objects(holders, 0, MOST_REFRESHED + 1);
		if (found.size() > MOST_REFRESHED) {
			problems.add("More than " + MOST_REFRESHED
					+ " objects have fields that hold children. Those of the others are shown as they were when the field was assigned, until somebody lists the objects in them.");
			found = found.subList(0, MOST_REFRESHED);
		}
		List<MonitoredObject> again = found.stream().filter(this::refresh).collect(Collectors.toList());
		again.forEach(this::refresh);
	}

	/** Null if there is no probe of this name. */
	WatchedField field(String probe) {
		return fields.get(probe);
	}

	WatchedTypes types() {
		return types;
	}

	Containment containment() {
		return containment;
	}

	Modules modules() {
		return modules;
	}

	private boolean isLooking() {
		return looking.stream().anyMatch(thread -> thread == Thread.currentThread());
	}

	private void failed(String what, Object object, Throwable failure) {
		try {
			problems.add(what + " of " + object.getClass().getName() + " was not reported", failure);
		} catch (Throwable e) {
			// Out of memory or stack, most likely. The program goes on.
		}
	}
}
