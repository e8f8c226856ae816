/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

/**
 * What AspectJ's weaver did in a run.
 *
 * @param seen    classes that it was asked about; binary names
 * @param nanos   its time for all of them; of all threads together
 * @param woven   the methods that have a probe now, without the ellipsis of those that have one
 * @param classes how many classes have one
 * @param lasting those of the woven methods whose probes recorded each call while they were on, none if the JVM was killed or probes were
 *                switched; without the ellipsis, too
 * @param others  the classes that were loaded without asking it: the JDK's own, and those of other agents; empty if the JVM was killed
 */
public record WeavingReport(Set<String> seen, long nanos, Set<MethodSignature> woven, int classes, Set<MethodSignature> lasting,
		Optional<Set<String>> others) {
	private static final double NANOS_PER_MILLI = 1e6;
	private static final String OF_METHODS = KiekerAspectJ.ASPECTS.replace('.', '/') + "/";
	private static final String OF_OBJECTS = ObjectWeaving.ASPECTS.replace('.', '/') + "/";
	/** Far more than the size of any class file. */
	private static final int MAX_BYTES = 64 << 20;

	/** Copies its arguments. */
	public WeavingReport {
		seen = Set.copyOf(seen);
		woven = Set.copyOf(woven);
		lasting = Set.copyOf(lasting);
		others = others.map(Set::copyOf);
	}

	/**
	 * Of a run.
	 *
	 * @param folder of the export that the program was started with
	 * @return empty if nothing was written down: another agent, or a weaver of the program's own
	 * @throws IOException if the file cannot be read
	 */
	public static Optional<WeavingReport> of(Path folder) throws IOException {
		Path file = folder.resolve(WeavingRecorder.FILE);
		if (!Files.exists(file)) {
			return Optional.empty();
		}
		Set<String> seen = new HashSet<>();
		Set<MethodSignature> woven = new HashSet<>();
		Set<String> unwoven = new HashSet<>();
		Optional<Set<String>> others = Optional.empty();
		int classes = 0;
		long nanos = 0;
		try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
			while (true) {
				String name = in.readUTF().replace('/', '.');
				nanos += in.readLong();
				byte[] classFile = in.readNBytes(Math.clamp(in.readInt(), 0, MAX_BYTES));
				if (name.equals(WeavingObserver.END)) {
					others = Optional.of(names(in));
					break;
				}
				seen.add(name);
				Set<MethodSignature> methods = classFile.length == 0 ? Set.of() : methods(classFile);
				if (methods.isEmpty()) {
					unwoven.add(name);
				} else {
					classes++;
				}
				woven.addAll(methods);
			}
		} catch (EOFException e) {
			// all of it, or what was written until the program was killed
		}
		// Two class loaders may have a class each, and weave one of them.
		Set<MethodSignature> lasting = others.isEmpty() || SwitchedMethods.any(folder) ? Set.of()
				: woven.stream().filter(method -> !unwoven.contains(method.declaringType())).collect(Collectors.toSet());
		return Optional.of(new WeavingReport(seen, nanos, woven, classes, lasting, others));
	}

	/** The rest of the file. */
	private static Set<String> names(DataInputStream in) throws IOException {
		Set<String> names = new HashSet<>();
		try {
			while (true) {
				names.add(in.readUTF());
			}
		} catch (EOFException e) {
			return names;
		}
	}

	/** Whether it is certain that a class was never loaded. */
	private boolean isAbsent(String type) {
		return others.isPresent() && !others.get().contains(type) && !seen.contains(type);
	}

	/** The methods that call one of the exported aspects; the code that was moved out of them does not count. */
	private static Set<MethodSignature> methods(byte[] classFile) {
		Set<MethodSignature> methods = new HashSet<>();
		new ClassReader(classFile).accept(new ClassVisitor(Opcodes.ASM9) {
			private String type;

			@Override
			public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
				type = name.replace('/', '.');
			}

			@Override
			public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
				return new MethodVisitor(Opcodes.ASM9) {
					@Override
					public void visitMethodInsn(int opcode, String owner, String called, String calledDescriptor, boolean isInterface) {
						if (called.equals("aspectOf") && owner.startsWith(OF_METHODS) && !owner.startsWith(OF_OBJECTS)) {
							methods.add(signature(type, name, descriptor));
						}
					}
				};
			}
		}, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
		return methods;
	}

	private static MethodSignature signature(String type, String name, String descriptor) {
		List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
		return new MethodSignature(type, name, parameters, Type.getReturnType(descriptor).getClassName(), false,
				name.equals(MethodSignature.CONSTRUCTOR_NAME));
	}

	/** Says in a sentence how much was woven, and how long it took. */
	public String summary() {
		return "AspectJ wove " + Counted.of(woven.size(), "method") + " in " + classes(classes) + ", and examined "
				+ classes(seen.size()) + ", in " + Digits.atMost(nanos / NANOS_PER_MILLI, 0) + " ms.";
	}

	private static String classes(int number) {
		return number + (number == 1 ? " class" : " classes");
	}

	/** Planned methods that have no probe in the program, with the reason as far as it is known; in the order given. */
	public Map<MethodSignature, String> notWoven(Collection<MethodSignature> planned) {
		Map<MethodSignature, String> reasons = new LinkedHashMap<>();
		Set<String> touched = new HashSet<>();
		woven.forEach(method -> touched.add(method.declaringType()));
		for (MethodSignature method : planned) {
			if (!woven.contains(method.withVarargs(false))) {
				reasons.put(method, isAbsent(method.declaringType()) ? "its class was not loaded"
						: !seen.contains(method.declaringType()) ? "its class was not loaded, or before AspectJ's agent started"
						: touched.contains(method.declaringType()) ? "AspectJ found no such method with a body in the class"
								: "AspectJ wove nothing in its class: the method is not there, or its class loader does not see Kieker");
			}
		}
		return reasons;
	}

	/**
	 * The methods of which the log has each call, if it was read in full: one of these without a record was not called. Also those of
	 * classes that were never loaded. Without the ellipsis.
	 *
	 * @param plan    that the program was started with
	 * @param matches what its patterns matched in the program; empty if it has none
	 */
	public Set<MethodSignature> counted(Plan plan, Optional<PlanMatches> matches) {
		Set<MethodSignature> active = Probes.methodProbes(matches.map(known -> known.methodsOf(plan)).orElse(plan)).stream()
				.filter(Probe::isActive)
				.map(probe -> probe.signature().withVarargs(false)).collect(Collectors.toSet());
		active.removeIf(method -> !lasting.contains(method) && !isAbsent(method.declaringType()));
		return active;
	}

	/** The summary, and a line a planned method that was not woven; one for all of classes that were not loaded: there may be many. */
	public List<String> lines(Collection<MethodSignature> planned) {
		List<String> lines = new ArrayList<>(List.of(summary()));
		List<MethodSignature> absent = new ArrayList<>();
		notWoven(planned).forEach((method, reason) -> {
			if (isAbsent(method.declaringType())) {
				absent.add(method);
			} else {
				lines.add("not woven: " + method + " (" + reason + ")");
			}
		});
		if (!absent.isEmpty()) {
			lines.add("not woven: " + absent.getFirst() + (absent.size() == 1 ? " (its class was not loaded)"
					: " and " + Counted.of(absent.size() - 1, "other method") + " (their classes were not loaded)"));
		}
		return lines;
	}
}
