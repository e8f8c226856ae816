/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;

/** All cells, with the ids and parameters of the sets published in 2004 where these have them. */
public final class GridCells {
	/** The numbers of observers in the paper. */
	public static final List<Integer> OBSERVERS = List.of(1, 2, 3, 5);
	/** The batch sizes in the paper, in events. */
	public static final List<Integer> BATCH_SIZES = List.of(1, 3, 10, 20, 30, 100);
	/** The periods in the paper, in milliseconds. */
	public static final List<Integer> PERIODS = List.of(1, 3, 10, 30, 100, 300, 500, 1000);
	/** Id of the program without sensors. */
	public static final String NOT_INSTRUMENTED = "not-instrumented";
	/** Id of the program with sensors that have no observer. */
	public static final String NO_CLIENT = "no-client";
	private static final String LIFECYCLE = "lifecycle";
	private static final String CARRIER = "carrier";
	/**
	 * The operations that are repeated by themselves: changes of an attribute, creations and deletions of an object in a parent, the
	 * attribute watched by JMX, and changes that are brought out of the program.
	 */
	public static final List<String> KINDS = List.of("attribute", LIFECYCLE, "jmx", CARRIER);

	/** The fewest periods in the measured time. */
	private static final int LEAST_PERIODS = 3;
	/** Between changes, in microseconds. */
	private static final List<Integer> GAPS = List.of(1, 3, 10, 30, 100, 300, 1000);
	private static final int LIFECYCLE_GAP = 10;
	/** What brings events out of the program, by the last word of its stage, and how a cell's label says so. */
	static final Map<String, String> CARRIERS = new LinkedHashMap<>();
	static {
		CARRIERS.put("logged", ", written to the log");
		CARRIERS.put("recorded", ", recorded by JFR");
		CARRIERS.put("streamed", ", streamed by JFR");
		CARRIERS.put("fetched", ", fetched by JMX");
		CARRIERS.put("gathered", ", gathered for 50 ms and fetched by JMX");
		CARRIERS.put("sent", ", sent to a collector of OpenTelemetry");
	}
	/** Before changes that are brought out of the program, in microseconds. */
	private static final List<Integer> CARRIER_GAPS = List.of(10, 100, 1000);
	/** The fewest operations after a gap that are measured, in thousands. */
	private static final int LEAST_THOUSANDS = 3;
	/** Name of the parameter with the gap. */
	static final String GAP = "gapMicros";
	private static final int OF_MODELS = 3;
	/** Priorities of Linux, where more is less. */
	private static final int JAVAS_LEAST = 4;
	private static final int LINUX_LEAST = 19;
	private static final String QUEUE = "queue";

	private GridCells() {
	}

	/** Id of batches of so many events. */
	public static String batch(int size, int observers) {
		return "batch-" + size + "-clients-" + observers;
	}

	/** Id of a period of so many milliseconds. */
	public static String period(int millis, int observers) {
		return "period-" + millis + "-ms-clients-" + observers;
	}

	/** Id of delivery by the production thread. */
	public static String singleThread(int observers) {
		return "single-thread-clients-" + observers;
	}

	/** The cells of some parts, each once, in an order that does not depend on that of the parts. */
	public static List<GridCell> of(Collection<GridPart> parts) {
		Map<String, GridCell> cells = new LinkedHashMap<>();
		parts.stream().distinct().sorted().flatMap(part -> of(part).stream()).forEach(cell -> cells.put(cell.id(), cell));
		return List.copyOf(cells.values());
	}

	private static List<GridCell> of(GridPart part) {
		return switch (part) {
			case STAGES -> Stream.of(stages("attribute"), stages(LIFECYCLE), collected()).flatMap(List::stream).toList();
			case GAPS -> gaps();
			case JMX -> jmx();
			case CARRIERS -> carriers();
			case SHORT -> List.of(notInstrumented(), noClient(), production(1), batches(30, 1), periodic(10, 1));
			case PAPER -> paper();
			case MODELS -> models();
			case BUSY -> busy();
			case URGENT -> List.of(urgent("urgent-alone", "Urgent events alone", 0, false),
					urgent("urgent-flood", "Urgent events, 100 000 regular ones per second", 100, false),
					urgent("urgent-unlimited-flood", "Urgent events, as many regular ones as come", -100, false),
					urgent("urgent-beside-work", "Urgent events, beside a thread that computes", -100, true));
		};
	}

	private static List<GridCell> paper() {
		List<GridCell> cells = new ArrayList<>(List.of(notInstrumented(), noClient()));
		for (int observers : OBSERVERS) {
			cells.add(production(observers));
			BATCH_SIZES.forEach(size -> cells.add(batches(size, observers)));
			PERIODS.forEach(period -> cells.add(periodic(period, observers)));
		}
		return cells;
	}

	private static GridCell notInstrumented() {
		return new GridCell(NOT_INSTRUMENTED, "Not instrumented", GridLoad.REQUESTS, Phase.NONE, Optional.empty(), List.of("sensors=none"),
				0, List.of(), List.of(), 0);
	}

	private static GridCell noClient() {
		return new GridCell(NO_CLIENT, "Instrumented, without a monitoring client", GridLoad.REQUESTS, Phase.OTHER,
				Optional.of(NOT_INSTRUMENTED), List.of("sensors=idle"), 0, List.of(number("monitoringClients", 0)), List.of(), 0);
	}

	private static GridCell production(int observers) {
		return watched(singleThread(observers), "Single thread, " + clients(observers), observers, "production", "immediate", 0,
				Parameter.text("policy", "single thread (level of reference)"));
	}

	private static GridCell batches(int size, int observers) {
		return watched(batch(size, observers), "Batch size " + size + ", " + clients(observers), observers, QUEUE, "batches:" + size, 0,
				Parameter.text("policy", "batching"), number("batchSizeEvents", size));
	}

	private static GridCell periodic(int millis, int observers) {
		return watched(period(millis, observers), "Notification period " + millis + " ms, " + clients(observers), observers, QUEUE,
				"periodic:" + millis,
				LEAST_PERIODS * millis, Parameter.text("policy", "periodic notification"), number("notificationPeriodMillis", millis));
	}

	private static GridCell watched(String id, String label, int observers, String model, String policy, int leastMillis,
			Parameter... parameters) {
		List<Parameter> all = new ArrayList<>(List.of(parameters));
		all.add(number("monitoringClients", observers));
		return new GridCell(id, label, GridLoad.REQUESTS, Phase.OTHER, Optional.of(NO_CLIENT),
				List.of("sensors=watched", "observers=" + observers, "model=" + model, "policy=" + policy), observers, all, List.of(),
				leastMillis);
	}

	private static List<GridCell> models() {
		Map<String, String> models = new LinkedHashMap<>();
		models.put("one", "one-thread");
		models.put("pool:2", "pool-of-2");
		models.put("end-point", "thread-per-end-point");
		models.put("virtual:" + QUEUE, "virtual-thread-per-queue");
		List<GridCell> cells = new ArrayList<>();
		models.forEach((model, name) -> {
			Parameter parameter = Parameter.text("threadModel", name);
			cells.add(watched(name + "-batch-30-clients-" + OF_MODELS, name.replace('-', ' ') + ", batch size 30, " + clients(OF_MODELS),
					OF_MODELS, model, "batches:30", 0, parameter, Parameter.text("policy", "batching"), number("batchSizeEvents", 30)));
			cells.add(watched(name + "-period-10-ms-clients-" + OF_MODELS, name.replace('-', ' ') + ", period 10 ms, " + clients(OF_MODELS),
					OF_MODELS, model, "periodic:10", 0, parameter, Parameter.text("policy", "periodic notification"),
					number("notificationPeriodMillis", 10)));
		});
		return cells;
	}

	private static List<GridCell> busy() {
		GridCell periodic = periodic(10, 1).busy();
		return List.of(notInstrumented().busy(), noClient().busy(), production(1).busy(), batches(30, 1).busy(), batches(100, 1).busy(),
				periodic, periodic.lowPriority(JAVAS_LEAST), periodic.lowPriority(LINUX_LEAST));
	}

	private static GridCell urgent(String id, String label, int floodPerMilli, boolean silent) {
		return new GridCell(id, label, GridLoad.URGENT, Phase.OTHER, Optional.empty(),
				List.of("sensors=watched", "observers=2", "model=" + QUEUE, "policy=immediate", "load=urgent", "flood=" + floodPerMilli,
						"silent=" + silent),
				2,
				List.of(Parameter.text("policy", "immediate"), number("monitoringClients", 1)), List.of(), 0);
	}

	private static List<GridCell> stages(String kind) {
		String what = what(kind);
		return List.of(stage(kind, what, "none", ", no sensor", Phase.NONE, null, List.of()),
				stage(kind, what, "idle", ", no observer", Phase.DEACTIVATED, "none", List.of()),
				stage(kind, what, "created", ", event created", Phase.COLLECTING, "idle", List.of()),
				stage(kind, what, "queued", ", handed over", Phase.WRITING, "created", List.of()),
				stage(kind, what, "woven-idle", ", by woven code, no observer", Phase.OTHER, "none", List.of()),
				stage(kind, what, "woven-queued", ", by woven code, handed over", Phase.OTHER, "woven-idle", List.of()),
				stage(kind, what, "delivered-by-production-thread", ", delivered by the production thread", Phase.WRITING, "created",
						List.of("model=production", "policy=immediate")),
				stage(kind, what, "delivered-in-batches-of-30", ", delivered in batches of 30", Phase.WRITING, "created",
						List.of("model=queue", "policy=batches:30")),
				stage(kind, what, "delivered-each-10-ms", ", delivered each 10 ms", Phase.WRITING, "created",
						List.of("model=queue", "policy=periodic:10")));
	}

	private static List<GridCell> gaps() {
		List<GridCell> cells = new ArrayList<>(List.of(stages("attribute").getFirst(), new GridCell(gapId("attribute", 0) + "-logged",
				"Attribute change, no gap, by woven code, written to the log", GridLoad.LOCAL, Phase.OTHER, Optional.of("attribute-none"),
				List.of("kind=attribute", "stage=woven-logged"), 0, List.of(number(GAP, 0)), List.of(), 0)));
		for (int micros : GAPS) {
			cells.add(gap("attribute", micros));
			cells.add(gap("attribute", micros, "delivered", ", delivered immediately", "stage=delivered", "model=" + QUEUE,
					"policy=immediate"));
			cells.add(gap("attribute", micros, "logged", ", by woven code, written to the log", "stage=woven-logged"));
		}
		cells.add(gap(LIFECYCLE, LIFECYCLE_GAP));
		cells.add(gap(LIFECYCLE, LIFECYCLE_GAP, "collected-logged", ", left to the collector, written to the log", "stage=woven-logged")
				.leftToTheCollector());
		return cells;
	}

	private static GridCell gap(String kind, int micros) {
		return new GridCell(gapId(kind, micros), gapWords(kind, micros) + ", no sensor", GridLoad.LOCAL, Phase.OTHER, Optional.empty(),
				List.of("kind=" + kind, "stage=none"), 0, List.of(number(GAP, micros)), List.of(), leastMillis(micros));
	}

	/** The system counts the CPU time of a process in hundredths of a second: it is to be a few microseconds of each operation. */
	private static int leastMillis(int gapMicros) {
		return LEAST_THOUSANDS * gapMicros;
	}

	/** Objects that end as most do: the program drops them, and the collector finds them. */
	private static List<GridCell> collected() {
		return List.of(collected("suspended", ", sensor suspended", "none"), collected("idle", ", no observer", "collected-suspended"),
				collected("queued", ", handed over", "collected-idle"));
	}

	private static GridCell collected(String stage, String words, String before) {
		return new GridCell(LIFECYCLE + "-collected-" + stage, "Object created by woven code and left to the collector" + words,
				GridLoad.LOCAL, Phase.OTHER,
				Optional.of(LIFECYCLE + "-" + before), List.of("kind=" + LIFECYCLE, "stage=woven-" + stage), 0, List.of(), List.of(), 0)
				.leftToTheCollector();
	}

	private static GridCell gap(String kind, int micros, String observer, String words, String... settings) {
		return new GridCell(gapId(kind, micros) + "-" + observer, gapWords(kind, micros) + words, GridLoad.LOCAL, Phase.OTHER,
				Optional.of(gapId(kind, micros)),
				Stream.concat(Stream.of("kind=" + kind), Stream.of(settings)).toList(), 0, List.of(number(GAP, micros)), List.of(),
				leastMillis(micros));
	}

	private static String gapId(String kind, int micros) {
		return kind + "-gap-" + micros + "-us";
	}

	private static String gapWords(String kind, int micros) {
		return what(kind) + ", gap of " + micros + " µs";
	}

	private static String what(String kind) {
		return kind.equals(LIFECYCLE) ? "Object added and removed" : "Attribute change";
	}

	private static List<GridCell> jmx() {
		Map<String, String> words = new LinkedHashMap<>();
		words.put("notified", ", change with a listener");
		words.put("filtered", ", change with a filter that refuses it");
		words.put("polled", ", poll");
		words.put("cached", ", poll of a cached value");
		words.put("remote-notified", ", change with a remote listener");
		words.put("remote-polled", ", remote poll");
		List<GridCell> cells = new ArrayList<>(List.of(stage("jmx", "JMX", "none", ", no MBean", Phase.NONE, null, List.of())));
		words.forEach((stage, what) -> cells.add(stage("jmx", "JMX", stage, what, Phase.OTHER, "none", List.of())));
		return cells;
	}

	/**
	 * Polls of a value through the agent of Jolokia, which come with the part {@link GridPart#JMX}. The JDK's server, which it uses, holds
	 * back what it sends until the last packet was acknowledged, so there is one more without that delay.
	 *
	 * @param agent its jar
	 */
	public static List<GridCell> polledByHttp(Path agent) {
		return List.of(polledByHttp(agent, "jmx-http-polled", "", List.of()), polledByHttp(agent, "jmx-http-polled-no-delay",
				", without the delay of small packets", List.of("-Dsun.net.httpserver.nodelay=true")));
	}

	private static GridCell polledByHttp(Path agent, String id, String words, List<String> jvmArguments) {
		return new GridCell(id, "JMX, poll by HTTP through Jolokia" + words, GridLoad.LOCAL, Phase.OTHER, Optional.of("jmx-none"),
				List.of("kind=jmx", "stage=http-polled"), 0, List.of(Parameter.text("agent", agent.getFileName().toString())),
				Stream.concat(Stream.of("-javaagent:" + agent.toAbsolutePath() + "=host=127.0.0.1,port=0"), jvmArguments.stream()).toList(),
				0);
	}

	private static List<GridCell> carriers() {
		List<GridCell> cells = new ArrayList<>();
		for (int micros : CARRIER_GAPS) {
			cells.add(gap(CARRIER, micros));
			CARRIERS.forEach((stage, what) -> cells.add(gap(CARRIER, micros, stage, what, "stage=woven-" + stage)));
		}
		return cells;
	}

	private static GridCell stage(String kind, String what, String stage, String words, Phase phase, String before, List<String> settings) {
		List<String> all = new ArrayList<>(List.of("kind=" + kind, "stage=" + (settings.isEmpty() ? stage : "delivered")));
		all.addAll(settings);
		return new GridCell(kind + "-" + stage, what + words, GridLoad.LOCAL, phase, Optional.ofNullable(before).map(id -> kind + "-" + id),
				all, 0, List.of(), List.of(), 0);
	}

	private static String clients(int observers) {
		return observers == 1 ? "1 client" : observers + " clients";
	}

	private static Parameter number(String name, int value) {
		return Parameter.number(name, BigDecimal.valueOf(value));
	}
}
