/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.function.IntConsumer;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.ConfigurationException;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WatchedField;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * A change, or the creation of an object, which is disposed of or left to the collector, with what AspectJ weaves before and behind it: the
 * same calls as of the aspects of {@code org.sonde.objects.weaving}, which look up the field and the object. Without AspectJ, so that the
 * rest is what {@link LocalLoop} runs.
 */
final class WovenLoop {
	/** {@link Foo}, in whose constructor code is woven before its own. */
	private static final class WovenFoo {
		@SuppressWarnings("unused")
		private int item;

		private WovenFoo(int item) {
			aspect.create(this);
			this.item = item;
		}
	}

	private static final String PROBES = "probe.WovenLoop=field\nprobe.WovenLoop.type=" + Primary.class.getName()
			+ "\nprobe.WovenLoop.field=attribute\n"
			+ "probe.Begin=creation\nprobe.Begin.type=" + WovenFoo.class.getName() + "\nprobe.End=disposal\nprobe.End.type="
			+ WovenFoo.class.getName() + "\n";
	private static final int EVENTS_OF_AN_OBJECT = 2;
	/** Like an aspect, it is found by a static method and is not final. */
	private static WovenLoop aspect;

	/** The field of the probe with the name of this class. */
	private final WatchedField field = WatchedField.of(WovenLoop.class);
	private final Primary primary = new Primary();
	/** The last object, kept so that it is not optimised away. */
	private Object last;

	/**
	 * @param settings as of {@link LocalLoop}; the stages are woven-suspended, woven-idle, woven-queued, and those of
	 *                 {@link CountedCarrier}
	 */
	static void run(WatchedSettings settings) throws IOException, InterruptedException {
		Path folder = Path.of(settings.text("files"));
		WovenObjects objects = start(folder);
		aspect = new WovenLoop();
		boolean changes = !settings.is("kind", "lifecycle");
		boolean collected = settings.is("end", "collected");
		IntConsumer operation = changes ? any -> change(aspect.primary) : collected ? WovenLoop::createFoo : WovenLoop::createAndDispose;
		switch (settings.text("stage")) {
			case "woven-suspended" -> {
				objects.subscriptions().switchSensors(List.of(WovenFoo.class.getName()), true);
				LocalLoop.measure(settings, operation);
			}
			case "woven-idle" -> LocalLoop.measure(settings, operation);
			case "woven-queued" -> {
				EndPoint endPoint = objects.attach("client", events -> { }, LocalLoop.neverDelivered());
				objects.subscriptions().subscribe(endPoint, new SensorPattern(), EnumSet.allOf(EventKind.class), null);
				LocalLoop.measure(settings, operation);
				LocalLoop.print(endPoint);
			}
			default -> {
				CountedCarrier carrier = CountedCarrier.start(settings.text("stage"), objects, folder);
				Runnable forget = collected ? () -> forgetAll(objects) : () -> { };
				long cases = LocalLoop.measure(settings, operation, () -> {
					forget.run();
					carrier.begin();
				});
				forget.run();
				carrier.end();
				System.out.println("expected=" + cases * (changes ? 1 : EVENTS_OF_AN_OBJECT));
			}
		}
		System.out.println("made=" + (aspect.last == null ? 0 : 1));
		objects.service().close();
		if (objects.problems().count() > 0) {
			throw new IllegalStateException(String.join(" ", objects.problems().texts()));
		}
	}

	/** Forgets all objects, so that none is left with an end that is reported later, or never. */
	private static void forgetAll(WovenObjects objects) {
		aspect.last = null;
		System.gc();
		long start = System.nanoTime();
		while (objects.service().tree().size() > 0 && System.nanoTime() - start < LocalLoop.LONGEST_WAIT.toNanos()) {
			Thread.onSpinWait();
		}
	}

	/** Starts with the settings of {@code sonde run}. The log and its queue have the usual ones. */
	private static WovenObjects start(Path folder) throws IOException {
		String log = folder.resolve("sonde-objects.jsonl").toString().replace("\\", "\\\\");
		Path file = Files.write(folder.resolve("woven.properties"), (PROBES + "log=" + log + "\n").getBytes(StandardCharsets.UTF_8));
		try {
			return WovenObjects.start(Configuration.read(file), null);
		} catch (ConfigurationException e) {
			throw new IllegalStateException(e);
		}
	}

	private static void change(Primary object) {
		int value = object.attribute + 1;
		aspect.assign(object, value);
		object.attribute = value;
	}

	/** A method of its own, as an aspect's is: each is one more to walk over on the stack. */
	private void assign(Primary object, int value) {
		if (field.isWatched(object)) {
			field.assign(object.getClass(), object, (long) value);
		}
	}

	/** Likewise. */
	private void create(Object object) {
		WovenObjects.created(object);
	}

	private static void createAndDispose(int item) {
		createFoo(item);
		WovenObjects.disposed(aspect.last);
	}

	private static void createFoo(int item) {
		aspect.last = new WovenFoo(item);
	}
}
