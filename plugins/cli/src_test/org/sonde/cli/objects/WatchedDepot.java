/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.sonde.cli.Sonde;
import org.sonde.tests.seeded.SourceJar;

/** A program with watched shelves, one of which is filled again and again, run by {@code sonde run} until it is stopped. */
final class WatchedDepot implements AutoCloseable {
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:FieldProbe" declaringType="watched.Depot" fieldName="shelves" fieldType="java.util.List" containment="children"/>
			  <probes xsi:type="plan:FieldProbe" priority="urgent" declaringType="watched.Shelf" fieldName="filled" fieldType="int"/>
			  <probes xsi:type="plan:FieldProbe" declaringType="watched.Shelf" fieldName="secretCode" fieldType="java.lang.String"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Box"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Depot"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Shelf"/>
			  <probes xsi:type="plan:LifecycleProbe" declaringType="watched.Never"/>
			</plan:Plan>
			""";
	private static final String PROGRAM = """
			package watched;
			import java.nio.file.*;
			import java.util.*;
			class Shelf { int filled; String secretCode = "abracadabra"; }
			class Box { }
			class Never { }
			public class Depot {
				private List<Shelf> shelves = new ArrayList<>();
				private Box box;
				public static void main(String[] arguments) throws Exception {
					Depot depot = new Depot();
					for (int i = 0; i < 3; i++) depot.shelves.add(new Shelf());
					depot.box = new Box();
					long end = System.nanoTime() + 120_000_000_000L;
					while (!Files.exists(Path.of(arguments[0])) && System.nanoTime() < end) {
						depot.shelves.get(1).filled++;
						Thread.sleep(2);
					}
					depot.shelves.get(2).filled = 4711;
				}
			}
			""";

	private final Path stop;
	private final Path kept;
	private final CompletableFuture<Sonde> run;

	private WatchedDepot(Path folder, String main) throws IOException {
		Path jar = folder.resolve("watched.jar");
		SourceJar.compile(List.of(PROGRAM.replace("Depot", main)), jar);
		stop = folder.resolve("stop");
		kept = folder.resolve("kept");
		Path plan = Files.writeString(folder.resolve("shelves.probes"), PLAN.replace("Depot", main));
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		run = CompletableFuture.supplyAsync(
				() -> Sonde.run("run", plan.toString(), "-f", "json", "--keep-log", kept.toString(), "--", java, "-cp", jar.toString(),
						"watched." + main, stop.toString()));
	}

	/** @param main simple name of its main class: other tests may run at the same time */
	static WatchedDepot start(Path folder, String main) throws IOException {
		WatchedDepot depot = new WatchedDepot(folder, main);
		long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
		while (Sonde.run("objects", "get", "watched." + main, "watched.Shelf", "-f", "json").out().lines().count() < 3
				&& System.nanoTime() < end && !depot.run.isDone()) {
			Thread.onSpinWait();
		}
		return depot;
	}

	/** What was printed of its run. */
	Sonde end() throws IOException, InterruptedException, ExecutionException, TimeoutException {
		if (!Files.exists(stop)) {
			Files.createFile(stop);
		}
		return run.get(2, TimeUnit.MINUTES);
	}

	/** The log of all events. */
	List<String> log() throws IOException {
		return Files.readAllLines(kept.resolve("sonde-objects.jsonl"));
	}

	@Override
	public void close() throws Exception {
		end();
	}
}
