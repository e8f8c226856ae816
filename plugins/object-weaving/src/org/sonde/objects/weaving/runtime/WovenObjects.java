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

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

/** The monitoring of this program by woven code: one for all class loaders, as there is one agent. */
public final class WovenObjects {
	/** Objects of a type whose children are looked for at once. */
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

	private WovenObjects(Configuration configuration, Instrumentation instrumentation) throws ConfigurationException {
		this.configuration = configuration;
		service = ObjectMonitoring.start(configuration.threads(), new EpochClock(), configuration.capture());
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

	/** For aspects: an object is being created. */
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

	/** For aspects: the program has disposed of an object. */
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

	/** Looks what fields hold the children of an object: elements of collections change without an assignment. */
	public void refresh(MonitoredObject object) {
		fields.values().forEach(field -> field.refresh(object));
	}

	/** The same for all objects whose fields hold children, up to a limit. */
	public void refresh() {
		for (MonitoredType<?> type : service.tree().types()) {
			if (fields.values().stream().anyMatch(field -> field.holdsChildrenOf(type.type()))) {
				service.tree().objects(type, 0, MOST_REFRESHED).forEach(this::refresh);
			}
		}
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

	private void failed(String what, Object object, Throwable failure) {
		try {
			problems.add(what + " of " + object.getClass().getName() + " was not reported", failure);
		} catch (Throwable e) {
			// Out of memory or stack, most likely. The program goes on.
		}
	}
}
