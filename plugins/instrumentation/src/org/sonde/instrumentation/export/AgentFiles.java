/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * A plan in the files of one agent, with a report on how exactly they express the plan.
 *
 * @param files     content of each file, by its path in the folder of the export, with {@code /}
 * @param collecting methods that the agent weaves and that collect, in the plan's file order
 * @param deactivated methods that the agent weaves and keeps switched off, in the plan's file order
 * @param watched   probes of fields and types that are woven, as they are called in the notes, in the plan's file order
 * @param notes     where the export differs from the plan in a probe, or may differ, in the plan's file order
 * @param remarks   what holds of the configuration as a whole, in sentences for the user
 */
public record AgentFiles(SortedMap<String, String> files, List<MethodSignature> collecting, List<MethodSignature> deactivated,
		List<String> watched, List<ExactnessNote> notes, List<String> remarks) {
	/** A comment after the XML declaration. It distinguishes Sonde's files from the user's own. */
	static final String WRITTEN_BY = "<!-- Written by Sonde from a plan, and replaced by the next export. -->\n";

	/** The number of probes that are named one by one. */
	private static final int FEW = 5;

	/** Copies its arguments. */
	public AgentFiles {
		files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
		collecting = List.copyOf(collecting);
		deactivated = List.copyOf(deactivated);
		watched = List.copyOf(watched);
		notes = List.copyOf(notes);
		remarks = List.copyOf(remarks);
	}

	/** The files of an agent that watches no fields and types. */
	public AgentFiles(SortedMap<String, String> files, List<MethodSignature> collecting, List<MethodSignature> deactivated,
			List<ExactnessNote> notes, List<String> remarks) {
		this(files, collecting, deactivated, List.of(), notes, remarks);
	}

	/** The same with notes of the plan's patterns, which stand before its methods. */
	AgentFiles withNotes(List<ExactnessNote> ofPatterns) {
		List<ExactnessNote> all = new ArrayList<>(ofPatterns);
		all.addAll(notes);
		return new AgentFiles(files, collecting, deactivated, watched, all, remarks);
	}

	/** The same with one more remark. */
	public AgentFiles withRemark(String sentence) {
		List<String> all = new ArrayList<>(remarks);
		all.add(sentence);
		return new AgentFiles(files, collecting, deactivated, watched, notes, all);
	}

	/** Notes and remarks for people, a line each. What holds of many probes is reported once. */
	public List<String> lines() {
		record Remark(ExactnessNote.Kind kind, String reason) {
		}
		Map<Remark, List<String>> alike = new LinkedHashMap<>();
		notes.forEach(note -> alike.computeIfAbsent(new Remark(note.kind(), note.reason()), none -> new ArrayList<>()).add(note.probe()));
		List<String> lines = new ArrayList<>();
		alike.forEach((remark, probes) -> {
			String kind = remark.kind().words() + ": ";
			String reason = ": " + remark.reason();
			if (probes.size() <= FEW) {
				probes.forEach(probe -> lines.add(kind + probe + reason));
			} else {
				lines.add(kind + probes.size() + " probes, such as " + probes.getFirst() + reason);
			}
		});
		lines.addAll(remarks);
		return List.copyOf(lines);
	}

	/** Whether fields or objects are watched. */
	public boolean watchesObjects() {
		return files.containsKey(ObjectWeaving.AOP_XML);
	}

	/** Methods that the agent treats as the plan says, without catching another because of them, in the plan's file order. */
	public List<MethodSignature> exact() {
		Set<String> inexact = inexact();
		return Stream.concat(collecting.stream(), deactivated.stream()).filter(method -> !inexact.contains(method.toString()))
				.sorted(MethodSignature.FILE_ORDER).toList();
	}

	/** The {@link #exact} methods and the probes of fields and types that are woven as the plan says, by their names. */
	public List<String> exactProbes() {
		Set<String> inexact = inexact();
		return Stream.concat(exact().stream().map(MethodSignature::toString), watched.stream().filter(name -> !inexact.contains(name)))
				.toList();
	}

	private Set<String> inexact() {
		return notes.stream().filter(note -> !note.exact()).map(ExactnessNote::probe).collect(Collectors.toSet());
	}

	/** Whether the files say what the plan says: nothing is left out, and nothing else is caught. */
	public boolean isExact() {
		return notes.stream().allMatch(ExactnessNote::exact);
	}

	/**
	 * Files in the folder that {@link #write} would replace and that no export wrote, such as an AspectJ configuration of the user's own.
	 *
	 * @return in order of their paths
	 * @throws IOException if one cannot be read
	 */
	public List<Path> inTheWay(Path folder) throws IOException {
		List<Path> others = new ArrayList<>();
		for (Map.Entry<String, String> entry : files.entrySet()) {
			Path file = folder.resolve(entry.getKey());
			byte[] mark = mark(entry.getValue()).getBytes(StandardCharsets.UTF_8);
			if (!AtomicFile.isFree(file) && !startsWith(file, mark)) {
				others.add(file);
			}
		}
		return List.copyOf(others);
	}

	/** Returns the beginning of every export of a file: a comment, after an XML declaration. */
	private static String mark(String content) {
		int end = content.indexOf('\n') + 1;
		return content.substring(0, content.startsWith("<") ? content.indexOf('\n', end) + 1 : end);
	}

	private static boolean startsWith(Path file, byte[] mark) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return Arrays.equals(in.readNBytes(mark.length), mark);
		}
	}

	/**
	 * Writes the files in UTF-8, each atomically, and makes the folders they need; if objects are watched, with the agent for that. Files
	 * that are there are replaced; whose they are, tells {@link #inTheWay}.
	 *
	 * @return the files written, in order of their paths, the agent last
	 * @throws IOException if a folder or file cannot be written
	 */
	public List<Path> write(Path folder) throws IOException {
		List<Path> written = new ArrayList<>();
		for (Map.Entry<String, String> entry : files.entrySet()) {
			Path file = folder.resolve(entry.getKey());
			Files.createDirectories(file.getParent());
			AtomicFile.write(file, entry.getValue().getBytes(StandardCharsets.UTF_8));
			written.add(file);
		}
		if (watchesObjects()) {
			written.add(ObjectAgentJar.in(folder));
		}
		return List.copyOf(written);
	}
}
