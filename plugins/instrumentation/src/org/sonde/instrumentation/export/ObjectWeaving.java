/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.MaskedNames;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

/**
 * Exports the probes of fields and objects: AspectJ's configuration with an aspect for each, and the properties in which the aspects find
 * their probes. Beside Kieker's files, as both are woven at once; docs/dev/objects.md describes the properties.
 */
public final class ObjectWeaving {
	/** AspectJ's configuration. */
	public static final String AOP_XML = "META-INF/sonde-objects.xml";
	/** The settings of the object monitoring. */
	public static final String PROPERTIES = "META-INF/sonde-objects.properties";
	/** The agent that runs in front of AspectJ's weaver and behind it. */
	public static final String AGENT = "sonde-objects.jar";
	/** The log of all events, unless a run says otherwise; where the program starts. */
	public static final String LOG = "sonde-objects.jsonl";
	/** The package of the concrete aspects. */
	public static final String ASPECTS = KiekerAspectJ.ASPECTS + ".objects";

	private static final String MONITORING = "org.sonde.objects.";
	private static final String WEAVING = MONITORING + "weaving.";
	private static final Map<String, String> ASPECTS_OF_PRIMITIVES = Map.of("byte", "IntegerFieldAspect", "short", "IntegerFieldAspect",
			"int", "IntegerFieldAspect",
			"long", "IntegerFieldAspect", "float", "FloatFieldAspect", "double", "DoubleFieldAspect", "boolean", "BooleanFieldAspect",
			"char", "CharacterFieldAspect");

	private final StringBuilder aspects = new StringBuilder();
	private final StringBuilder properties = new StringBuilder();
	private final List<ExactnessNote> notes = new ArrayList<>();
	/** Names of the probes that are woven. */
	private final List<String> watched = new ArrayList<>();
	private final Set<String> fields = new HashSet<>();
	/** Types in whose code something is woven; any may be if it is null. */
	private Set<String> types = new TreeSet<>();
	private int number;

	private ObjectWeaving() {
	}

	/** The same export with the files of the plan's probes of fields and objects, if it has some. */
	static AgentFiles addTo(AgentFiles files, Plan plan, ProgramClasses classes) {
		ObjectWeaving weaving = new ObjectWeaving();
		for (ObjectProbe probe : Probes.objectProbes(plan)) {
			weaving.add(probe, classes);
		}
		List<ExactnessNote> notes = new ArrayList<>(files.notes());
		notes.addAll(weaving.notes);
		if (weaving.number == 0) {
			return new AgentFiles(files.files(), files.collecting(), files.deactivated(), notes, files.remarks());
		}
		TreeMap<String, String> all = new TreeMap<>(files.files());
		all.put(AOP_XML, weaving.aopXml());
		all.put(PROPERTIES, weaving.properties(plan));
		List<String> remarks = new ArrayList<>(files.remarks());
		remarks.add("Events of fields and objects are written as lines of JSON to " + LOG + ", and can be seen live: sonde objects watch.");
		remarks.add(
				"Not reported: fields that are set by reflection, VarHandle, Unsafe, deserialisation or native code. Objects made without a "
						+ "constructor, by clone or deserialisation, are reported once one of their watched fields is assigned.");
		if (weaving.types == null) {
			remarks.add("Any class may assign a watched field, so AspectJ examines every class that the program loads.");
		}
		return new AgentFiles(all, files.collecting(), files.deactivated(), weaving.watched, notes, remarks);
	}

	/** The files of an export with another place of the log of events. */
	public static AgentFiles loggingTo(AgentFiles exported, Path log) {
		TreeMap<String, String> files = new TreeMap<>(exported.files());
		files.computeIfPresent(PROPERTIES,
				(name, content) -> content.replace("\nlog=" + LOG + "\n", "\nlog=" + escaped(log.toAbsolutePath().toString()) + "\n"));
		return new AgentFiles(files, exported.collecting(), exported.deactivated(), exported.watched(), exported.notes(),
				exported.remarks());
	}

	private void add(ObjectProbe probe, ProgramClasses classes) {
		switch (probe) {
			case FieldProbe field -> addField(field, classes);
			case LifecycleProbe life -> addLife(life, classes);
			default -> throw new IllegalArgumentException(probe.eClass().getName());
		}
	}

	/** Whether AspectJ can weave the pointcuts of the probe, which is then counted; a note says why not. */
	private boolean canWeave(ObjectProbe probe, ProgramClasses classes, String... pointcuts) {
		String type = probe.getDeclaringType();
		Optional<String> obstacle = KiekerAspectJ.obstacle(type)
				.or(() -> type.startsWith(MONITORING) ? Optional.of("the object monitoring does not watch itself")
						: Stream.of(pointcuts).flatMap(pointcut -> KiekerAspectJ.unreadable(pointcut).stream()).findFirst());
		obstacle.ifPresentOrElse(reason -> note(probe, Kind.LEFT_OUT, reason), () -> {
			number++;
			watched.add(Probes.name(probe));
			if (classes != ProgramClasses.UNKNOWN && classes.type(type).isEmpty()) {
				note(probe, Kind.TAKE_CARE,
						"no known class of the program has the name " + type + "; a nested type has $ before its own name");
			}
		});
		return obstacle.isEmpty();
	}

	private void addField(FieldProbe probe, ProgramClasses classes) {
		FieldSignature field = probe.signature();
		String assigned = "set(* " + field.declaringType() + "." + field.name() + ")";
		if (!fields.add(field.declaringType() + "." + field.name())) {
			note(probe, Kind.LEFT_OUT, "the plan watches this field already, under another type; remove the probe whose type is wrong");
			return;
		}
		if (!canWeave(probe, classes, assigned)) {
			return;
		}
		types = null;
		String id = "Field" + number;
		append(id, ASPECTS_OF_PRIMITIVES.getOrDefault(field.type(), "ReferenceFieldAspect"), "assigned", assigned);
		property(id, "", "field");
		property(id, ".type", field.declaringType());
		property(id, ".field", field.name());
		settings(id, probe);
		if (probe.getContainment() != Containment.NONE) {
			property(id, ".containment", probe.getContainment().getLiteral());
		}
		if (probe.getMasked() != null) {
			property(id, ".masked", probe.getMasked().toString());
		}
		if (probe.getContainment() == Containment.CHILDREN && mayHaveElements(field.type(), classes)) {
			note(probe, Kind.TAKE_CARE,
					"adding to an array or collection, or removing from it, does not assign the field. Sonde finds such changes when an observer lists "
							+ "the objects, and only in arrays and in collections of the JDK");
		} else if (field.type().endsWith("[]")) {
			note(probe, Kind.TAKE_CARE, "assigning an element of the array does not assign the field, and is not reported");
		} else if (field.mayChangeInside()) {
			note(probe, Kind.TAKE_CARE, "a change inside the object that the field holds does not assign the field, and is not reported");
		}
	}

	/** Of a type that is not known, as those of libraries, it may be so. */
	private static boolean mayHaveElements(String type, ProgramClasses classes) {
		return type.endsWith("[]") || classes.type(type).isEmpty()
				|| classes.withSupertypes(type).stream().anyMatch(supertype -> supertype.startsWith("java.util."));
	}

	private void addLife(LifecycleProbe probe, ProgramClasses classes) {
		WatchedType type = Probes.typeOf(probe);
		String name = type.declaringType();
		String created = "execution(" + name + ".new(..))";
		Optional<String> declaring = type.disposal()
				.flatMap(method -> classes.declaring(name,
						declared -> !declared.constructor() && DisposalMethod.of(declared).equals(method)));
		Optional<String> disposed = type.disposal().map(method -> executions(name, method, declaring.orElse(name)));
		if (!canWeave(probe, classes, created, disposed.orElse(""))) {
			return;
		}
		String id = "Creation" + number;
		append(id, "CreationAspect", "created", created);
		property(id, "", "creation");
		property(id, ".type", name);
		settings(id, probe);
		if (types != null) {
			types.add(name);
		}
		disposed.ifPresentOrElse(executions -> {
			// Overriding methods are in types that are not known.
			types = null;
			String end = "Disposal" + number;
			append(end, "DisposalAspect", "disposed", executions);
			property(end, "", "disposal");
			property(end, ".type", name);
			if (declaring.isEmpty()) {
				note(probe, Kind.TAKE_CARE,
						"no known class of the program declares the disposal method; if the type inherits it, calls of it do not end objects");
			}
		}, () -> note(probe, Kind.TAKE_CARE, "the end of an object is reported once the garbage collector has found it"));
		if (classes.type(name).filter(ProgramClasses.Type::isInterface).isPresent()) {
			note(probe, Kind.RECORDS_NOTHING, "an interface has no constructors; watch the classes that implement it");
		}
	}

	/** AspectJ looks for a method in the type that declares it, and in those below; an inherited one also runs for other objects. */
	private static String executions(String type, DisposalMethod method, String declaring) {
		String execution = "execution(* " + declaring + "." + method + ")";
		return declaring.equals(type) ? execution : execution + " && this(" + type + ")";
	}

	private void settings(String id, ObjectProbe probe) {
		if (probe.getPriority() == EventPriority.URGENT) {
			property(id, ".priority", "urgent");
		}
		if (!probe.isActive()) {
			property(id, ".suspended", "true");
		}
	}

	private void append(String id, String kind, String pointcut, String expression) {
		aspects.append("\t\t<concrete-aspect name=\"").append(ASPECTS).append('.').append(id).append("\" extends=\"").append(WEAVING)
				.append(kind)
				.append("\">\n\t\t\t<pointcut name=\"").append(pointcut).append("\" expression=\"")
				.append(KiekerAspectJ.escaped(expression))
				.append("\"/>\n\t\t</concrete-aspect>\n");
	}

	private void property(String id, String key, String value) {
		properties.append("probe.").append(id).append(key).append('=').append(escaped(value)).append('\n');
	}

	/** A value of a properties file; names have no line breaks. */
	private static String escaped(String value) {
		return value.replace("\\", "\\\\");
	}

	private void note(ObjectProbe probe, Kind kind, String reason) {
		notes.add(new ExactnessNote(Probes.name(probe), kind, reason, List.of()));
	}

	private String aopXml() {
		StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").append(AgentFiles.WRITTEN_BY)
				.append("<aspectj>\n\t<weaver>\n");
		// Unlike *..*, it has the classes without a package.
		(types == null ? Set.of("*") : types)
				.forEach(type -> xml.append("\t\t<include within=\"").append(KiekerAspectJ.escaped(type)).append("\"/>\n"));
		return xml.append("\t\t<exclude within=\"" + MONITORING + ".*\"/>\n\t</weaver>\n\t<aspects>\n").append(aspects)
				.append("\t</aspects>\n</aspectj>\n").toString();
	}

	private static String values(Plan plan) {
		return (plan.getMaskedNames() == null ? "" : "masked-names=" + escaped(MaskedNames.of(plan).pattern()) + "\n")
				+ (plan.getTextLimit() == null ? "" : "text-limit=" + plan.getTextLimit() + "\n");
	}

	private String properties(Plan plan) {
		return """
				# Sonde's object monitoring. -Dorg.sonde.objects.configuration names this file; -Dorg.sonde.objects.log=… overrides a line.
				# All events as lines of JSON; a relative path begins where the program starts. Without this line, there is no log.
				log=%s
				# Objects and events by JMX, for sonde objects, which attaches by process id. Others: jfr (flight recordings, Java 17 or later) and otlp (OpenTelemetry).
				carriers=jmx
				# A pair of threads for each observer; others are one, pool:THREADS and end-point.
				threads=queue
				%s%s""".formatted(LOG, values(plan), properties);
	}
}
