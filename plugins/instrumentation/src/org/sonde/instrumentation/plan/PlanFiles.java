/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.sonde.common.files.AtomicFile;

/**
 * Plans as files: XMI in UTF-8, a line per probe, those of patterns in their order, then those of methods sorted by declaring type, name
 * and parameters, then those that watch objects by type and field, defaults left out. The same plan gives the same bytes. Reading is
 * strict: what is not understood is refused, never dropped. docs/dev/plan-format.md has the details.
 */
public final class PlanFiles {
	/** File name extension of a plan, without the dot. */
	public static final String EXTENSION = "probes";
	/** The largest file of a plan, in bytes: about 400,000 probes. */
	public static final int MAX_BYTES = 64 << 20;

	private PlanFiles() {
	}

	/**
	 * Reads a plan.
	 *
	 * @throws PlanFileException if the file is not a plan that can be read whole
	 * @throws IOException       if the file cannot be read
	 */
	public static Plan load(Path file) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return load(in, file.toString());
		}
	}

	/**
	 * Reads a plan; the caller closes the stream.
	 *
	 * @param name what messages call the file
	 * @throws PlanFileException if the content is not a plan that can be read whole
	 * @throws IOException       if the stream cannot be read
	 */
	public static Plan load(InputStream in, String name) throws IOException {
		return new PlanReader(name).read(in);
	}

	/**
	 * Where a plan's file has its probes.
	 *
	 * @param name what messages call the file
	 * @return the lines, counted from 1, by what {@link Probes#name} calls the probes
	 * @throws IOException as {@link #load(InputStream, String)}
	 */
	public static Map<String, Integer> linesOfProbes(InputStream in, String name) throws IOException {
		PlanReader reader = new PlanReader(name);
		reader.read(in);
		return reader.linesOfProbes();
	}

	/**
	 * The plan as it stands in a file.
	 *
	 * @throws IllegalArgumentException if the plan breaks a rule of the format; the message names probe and rule
	 */
	public static byte[] toBytes(Plan plan) {
		check(plan);
		Plan sorted = EcoreUtil.copy(plan);
		List<Probe> probes = Probes.allInFileOrder(sorted);
		sorted.getProbes().clear();
		sorted.getProbes().addAll(probes);
		Resource resource = new XMIResourceImpl(URI.createURI("plan." + EXTENSION));
		resource.getContents().add(sorted);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		try {
			resource.save(out, Map.of(XMLResource.OPTION_ENCODING, "UTF-8", Resource.OPTION_LINE_DELIMITER, "\n"));
		} catch (IOException e) {
			throw new UncheckedIOException("writing to memory failed", e);
		}
		return out.toByteArray();
	}

	/**
	 * Writes the plan. A reader sees the old file or the new one, never a part; the folder must exist.
	 *
	 * @throws IllegalArgumentException if the plan breaks a rule of the format; the file is left as it was
	 * @throws IOException              if the file cannot be written; the file is left as it was
	 */
	public static void save(Plan plan, Path file) throws IOException {
		AtomicFile.write(file, toBytes(plan));
	}

	private static void check(Plan plan) {
		PlanRules.check(plan);
		Set<String> names = new HashSet<>();
		for (Probe probe : plan.getProbes()) {
			try {
				PlanRules.check(probe);
			} catch (IllegalArgumentException e) {
				throw new IllegalArgumentException("probe in " + place(probe) + ": " + e.getMessage(), e);
			}
			if (!names.add(Probes.name(probe))) {
				throw new IllegalArgumentException(
						"two probes in " + Probes.name(probe) + "; a " + Probes.place(probe).noun() + " has one");
			}
		}
	}

	/** Returns the place of a probe that breaks a rule. */
	private static String place(Probe probe) {
		return switch (probe) {
			case MethodProbe method -> method.getDeclaringType() + "." + method.getMethodName();
			case PatternProbe pattern -> "pattern " + pattern.getPattern();
			case FieldProbe field -> "field " + field.getDeclaringType() + "." + field.getFieldName();
			case ObjectProbe type -> "type " + type.getDeclaringType();
			default -> probe.eClass().getName();
		};
	}
}
