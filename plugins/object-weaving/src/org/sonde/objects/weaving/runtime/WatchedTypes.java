/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

	/** The same for an object that is being created. */
	MonitoredObject created(Object object) {
		return watched.get(object.getClass()).map(of -> of.type.monitor(object)).orElse(null);
	}

	private Optional<Watched> find(Class<?> type) {
		boolean disposed = false;
		Class<?> nearest = null;
		for (Class<?> at = type; at != null; at = at.getSuperclass()) {
			String name = at.getName();
			if (nearest == null && probes.values().stream().anyMatch(probe -> probe.typeName().equals(name))) {
				nearest = at;
			}
			disposed |= probes.values().stream().anyMatch(probe -> probe.typeName().equals(name) && probe.kind() == ProbeSettings.Kind.DISPOSAL);
		}
		if (nearest == null) {
			return Optional.empty();
		}
		@SuppressWarnings("unchecked")
		MonitoredType<Object> found = (MonitoredType<Object>) objects.service().type(nearest);
		String name = nearest.getName();
		Optional<ProbeSettings> life = probes.values().stream()
				.filter(probe -> probe.typeName().equals(name) && probe.kind() == ProbeSettings.Kind.CREATION).findFirst();
		life.filter(ProbeSettings::isSuspended).ifPresent(suspended -> found.sensor().suspend());
		Set<EventKind> kinds = EnumSet.noneOf(EventKind.class);
		if (life.isPresent()) {
			// All that the sensor has: those of values are not among them.
			kinds.addAll(EnumSet.complementOf(EnumSet.of(EventKind.VALUE_CHANGE)));
		} else if (probes.values().stream().anyMatch(probe -> probe.containment() != ProbeSettings.Containment.NONE)) {
			kinds.addAll(EnumSet.of(EventKind.ADDITION, EventKind.REMOVAL));
		}
		if (!kinds.isEmpty()) {
			objects.subscriptions().add(found.sensor(), kinds, life.map(ProbeSettings::priority).orElse(Priority.REGULAR));
		}
		return Optional.of(new Watched(found, disposed));
	}
}
