/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

/** Finds the monitored type of an object: that of its class, or of the nearest superclass that has a probe. */
final class WatchedTypes {

	/** A type with a probe. */
	private static final class Watched {
		private final MonitoredType<Object> type;
		/** Whether the end of an object is known by a method of it, so that it is not to be monitored again afterwards. */
		private final boolean disposed;

		private Watched(MonitoredType<Object> type, boolean disposed) {
			this.type = type;
			this.disposed = disposed;
		}
	}

	private final WovenObjects objects;
	private final Map<String, ProbeSettings> probes;
	private final ClassValue<Optional<Watched>> watched = new ClassValue<>() {
		@Override
		protected Optional<Watched> computeValue(Class<?> type) {
			return find(type);
		}
	};

	/** @param probes by any name */
	WatchedTypes(WovenObjects objects, Map<String, ProbeSettings> probes) {
		this.objects = objects;
		this.probes = probes;
	}

	/** The object of the tree, which gets it if it is not there; null if its type has no probe, or it was disposed of. */
	MonitoredObject monitored(Object object) {
		Optional<Watched> of = watched.get(object.getClass());
		if (of.isEmpty()) {
			return null;
		}
		return of.get().disposed ? objects.service().tree().find(object).orElse(null) : of.get().type.monitor(object);
	}

	/**
	 * An object is being created. It is put into the tree, unless the sensor of its life is suspended: then a probe costs one read, and the
	 * tree does not keep up with the program.
	 */
	void created(Object object) {
		Optional<Watched> of = watched.get(object.getClass());
		if (of.isPresent() && !of.get().type.sensor().isSuspended()) {
			of.get().type.monitor(object);
		}
	}

	/** The life of its objects is that of the nearest type whose life has a probe, which may be above the nearest type with any probe. */
	private Optional<Watched> find(Class<?> type) {
		boolean disposed = false;
		Class<?> nearest = null;
		ProbeSettings life = null;
		for (Class<?> at = type; at != null; at = at.getSuperclass()) {
			for (ProbeSettings probe : of(at)) {
				nearest = nearest == null ? at : nearest;
				life = life == null && probe.kind() == ProbeSettings.Kind.CREATION ? probe : life;
				disposed |= probe.kind() == ProbeSettings.Kind.DISPOSAL;
			}
		}
		if (nearest == null) {
			return Optional.empty();
		}
		@SuppressWarnings("unchecked")
		MonitoredType<Object> found = (MonitoredType<Object>) objects.service().type(nearest);
		if (life != null) {
			// All that the sensor has: those of values are not among them.
			objects.subscriptions().add(found.sensor(), EnumSet.complementOf(EnumSet.of(EventKind.VALUE_CHANGE)), life.priority(),
					life.isSuspended());
		} else if (probes.values().stream().anyMatch(probe -> probe.containment() != ProbeSettings.Containment.NONE)) {
			objects.subscriptions().add(found.sensor(), EnumSet.of(EventKind.ADDITION, EventKind.REMOVAL), Priority.REGULAR, false);
		}
		return Optional.of(new Watched(found, disposed));
	}

	private List<ProbeSettings> of(Class<?> type) {
		return probes.values().stream().filter(probe -> probe.typeName().equals(type.getName())).collect(Collectors.toList());
	}
}
