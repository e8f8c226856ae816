/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.lang.reflect.Field;
import java.util.EnumSet;
import java.util.function.Function;

import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.weaving.runtime.ProbeSettings.Containment;

/**
 * A field with a probe, for the code that is woven before its assignments. Nothing of it throws, except for what the assignment itself
 * would throw. The value before is read only if somebody wants it.
 */
public final class WatchedField {

	/** The field in a class of the program; there may be several of its name. */
	private static final class Attached {
		private static final Attached NOTHING = new Attached(Attached.class, null, null, null);

		private final Class<?> declaring;
		private final Field field;
		/** Null if the field cannot be watched. */
		private final AttributeSensor sensor;
		/** The object of the class for a static field, otherwise null. */
		private final MonitoredObject ofClass;

		private Attached(Class<?> declaring, Field field, AttributeSensor sensor, MonitoredObject ofClass) {
			this.declaring = declaring;
			this.field = field;
			this.sensor = sensor;
			this.ofClass = ofClass;
		}
	}

	private static final WatchedField NONE = new WatchedField(null, null);

	private final WovenObjects objects;
	private final ProbeSettings settings;
	private final boolean contains;
	private final ClassValue<Attached> attachments = new ClassValue<>() {
		@Override
		protected Attached computeValue(Class<?> type) {
			return attach(type);
		}
	};
	/** Written by any thread; each is as good as another. */
	private Attached last = Attached.NOTHING;

	WatchedField(WovenObjects objects, ProbeSettings settings) {
		this.objects = objects;
		this.settings = settings;
		contains = settings != null && settings.containment() != Containment.NONE;
	}

	/**
	 * The field of an aspect. Nothing is reported of it if the monitoring is off.
	 *
	 * @param aspect named like its probe in the configuration
	 */
	public static WatchedField of(Class<?> aspect) {
		WovenObjects running = WovenObjects.running();
		WatchedField field = running == null ? null : running.field(WovenObjects.probeOf(aspect));
		return field == null ? NONE : field;
	}

	/** Whether an assignment is to be told. One volatile read, if nobody wants it. */
	public boolean isWatched(Object object) {
		Attached to = last;
		if (!to.declaring.isInstance(object)) {
			if (object == null || objects == null) {
				return false;
			}
			to = attached(object.getClass());
		}
		return to.sensor != null && (contains || to.sensor.isActive());
	}

	/**
	 * Whether an assignment of a static field is to be told. It initialises the class then, as the assignment would.
	 *
	 * @param type that has the field, or inherits it
	 */
	public boolean isWatchedIn(Class<?> type) {
		Attached to = objects == null ? Attached.NOTHING : attached(type);
		if (to.sensor == null || !to.sensor.isActive()) {
			return false;
		}
		try {
			Class.forName(to.declaring.getName(), true, to.declaring.getClassLoader());
		} catch (ClassNotFoundException e) {
			return false;
		}
		return true;
	}

	/**
	 * Tells of an assignment that comes next.
	 *
	 * @param type class of the object; for a static field the one that has it
	 * @param object null for a static field
	 */
	public void assign(Class<?> type, Object object, long value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node != null) {
				to.sensor.changed(node, to.field.getLong(object), value);
			}
		} catch (Throwable e) {
			failed(e);
		}
	}

	/** Reports an assignment, like that of an integer. */
	public void assign(Class<?> type, Object object, float value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node != null) {
				to.sensor.changed(node, to.field.getFloat(object), value);
			}
		} catch (Throwable e) {
			failed(e);
		}
	}

	/** Reports an assignment, like that of an integer. */
	public void assign(Class<?> type, Object object, double value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node != null) {
				to.sensor.changed(node, to.field.getDouble(object), value);
			}
		} catch (Throwable e) {
			failed(e);
		}
	}

	/** Reports an assignment, like that of an integer. */
	public void assign(Class<?> type, Object object, boolean value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node != null) {
				to.sensor.changed(node, to.field.getBoolean(object), value);
			}
		} catch (Throwable e) {
			failed(e);
		}
	}

	/** Reports an assignment, like that of an integer. */
	public void assign(Class<?> type, Object object, char value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node != null) {
				to.sensor.changed(node, to.field.getChar(object), value);
			}
		} catch (Throwable e) {
			failed(e);
		}
	}

	/** Reports an assignment, like that of an integer. It also changes the tree if the field says what contains what. */
	public void assign(Class<?> type, Object object, Object value) {
		try {
			Attached to = attached(type);
			MonitoredObject node = node(to, object);
			if (node == null) {
				return;
			}
			if (to.sensor.isActive()) {
				to.sensor.changed(node, to.field.get(object), value);
			}
			contain(to, node, value);
		} catch (Throwable e) {
			failed(e);
		}
	}

	/**
	 * Looks again what is in the field of an object, as the elements of a collection change without an assignment.
	 *
	 * @return whether an element was left in another object
	 */
	boolean refresh(MonitoredObject node) {
		Object object = node.get();
		if (object == null || !holdsChildrenOf(object.getClass())) {
			return false;
		}
		try {
			Attached to = attached(object.getClass());
			return objects.containment().children(node, settings, to.field.get(object), false);
		} catch (Throwable e) {
			failed("The children in " + settings.sensor() + " were not read", e);
			return false;
		}
	}

	/** Whether the field holds children of objects of this type; then {@link #refresh} finds what an assignment did not tell. */
	boolean holdsChildrenOf(Class<?> type) {
		return settings.containment() == Containment.CHILDREN && last.declaring.isAssignableFrom(type);
	}

	private void contain(Attached to, MonitoredObject node, Object value) {
		try {
			if (to.ofClass == null && settings.containment() == Containment.PARENT) {
				objects.containment().parent(node, settings, value);
			} else if (to.ofClass == null && settings.containment() == Containment.CHILDREN) {
				objects.containment().children(node, settings, value, true);
			}
		} catch (Throwable e) {
			failed("The children or the parent in " + settings.sensor() + " were not read", e);
		}
	}

	private MonitoredObject node(Attached to, Object object) {
		return to.sensor == null ? null : to.ofClass != null ? to.ofClass : objects.types().monitored(object);
	}

	private Attached attached(Class<?> type) {
		try {
			Attached to = attachments.get(type);
			last = to;
			return to;
		} catch (Throwable e) {
			failed(e);
			return Attached.NOTHING;
		}
	}

	private Attached attach(Class<?> type) {
		try {
			Field field = objects.modules().field(type, settings.typeName(), settings.field());
			Class<?> declaring = field.getDeclaringClass();
			if (declaring != type) {
				return attachments.get(declaring);
			}
			MonitoredType<Class<?>> statics = Modules.isStatic(field) ? objects.service().tree().statics(declaring) : null;
			AttributeSensor sensor = statics != null ? sensor(statics, field, holder -> value(field, null))
					: sensor(objects.service().type(declaring), field, holder -> value(field, holder));
			objects.subscriptions().add(sensor, EnumSet.of(EventKind.VALUE_CHANGE), settings.priority(), settings.isSuspended());
			return new Attached(declaring, field, sensor, statics == null ? null : statics.monitor(declaring));
		} catch (Throwable e) {
			objects.problems().add("Cannot watch " + settings.sensor(), e);
			return new Attached(type, null, null, null);
		}
	}

	@SuppressWarnings("unchecked")
	private static <T> AttributeSensor sensor(MonitoredType<T> type, Field field, Function<Object, Object> reader) {
		return type.attribute(field.getName(), (Class<Object>) field.getType(), reader);
	}

	private static Object value(Field field, Object object) {
		try {
			return field.get(object);
		} catch (IllegalAccessException e) {
			throw new IllegalStateException(e);
		}
	}

	private void failed(Throwable failure) {
		failed("An assignment of " + settings.sensor() + " was not reported", failure);
	}

	private void failed(String what, Throwable failure) {
		try {
			objects.problems().add(what, failure);
		} catch (Throwable e) {
			// Out of memory or stack, most likely. The program goes on.
		}
	}
}
