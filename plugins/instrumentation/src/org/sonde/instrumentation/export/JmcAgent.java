/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the agent of JDK Mission Control, as its XML file with an event for each method. The agent selects methods as
 * class files name them, so exactly; its schema knows neither constructors nor letters beyond ASCII.
 */
public final class JmcAgent {
	/** The only file. */
	public static final String XML = "jfrprobes.xml";

	/** The names that the agent's schema allows. With any other name, the agent rejects the whole file. */
	private static final Pattern NAME = Pattern.compile("[a-zA-Z_$][a-zA-Z0-9_$]*");
	private static final Pattern TYPE = Pattern.compile("(?:[a-zA-Z_$][a-zA-Z0-9_$]*\\.)*[a-zA-Z_$][a-zA-Z0-9_$]*(?:\\[\\])*");

	private JmcAgent() {
	}

	/**
	 * The plan in the agent's file.
	 *
	 * @param classes the known classes of the program; they say what is not there
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = new ExportDraft(plan, classes, probe -> obstacle(probe, classes));
		draft.remarkKinds("an event of the JDK's Flight Recorder");
		draft.remark("An execution that ends by an exception from a method it called leaves no event.");
		draft.remark(
				"Nothing of a sealed type is recorded. The agent (1.0.1-SNAPSHOT) runs under Java 17, and ends the JVM under Java 25.");
		return draft.finish(Map.of(XML, xml(draft.methods())));
	}

	private static Optional<String> obstacle(MethodProbe probe, ProgramClasses classes) {
		MethodSignature method = probe.signature();
		if (method.constructor()) {
			return Optional.of("the agent's schema knows no constructors");
		}
		if (classes.type(method.declaringType()).filter(ProgramClasses.Type::sealed).isPresent()) {
			return Optional.of("the agent cannot read sealed types, nor enums whose constants have bodies, which javac seals");
		}
		boolean spelled = NAME.matcher(method.name()).matches() && TYPE.matcher(method.declaringType()).matches()
				&& TYPE.matcher(method.returnType()).matches()
				&& method.parameterTypes().stream().allMatch(type -> TYPE.matcher(type).matches());
		return spelled ? ExportDraft.onlyActive(probe)
				: Optional.of("the agent's schema knows names of the letters a to z, digits, _ and $ alone, in the signature, too");
	}

	private static String xml(List<MethodSignature> methods) {
		StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").append(AgentFiles.WRITTEN_BY)
				.append("<jfragent>\n\t<config>\n\t\t<classprefix>__Sonde</classprefix>\n\t</config>\n\t<events>\n");
		Set<String> ids = new HashSet<>();
		Set<String> events = new HashSet<>();
		for (MethodSignature method : methods) {
			xml.append("\t\t<event id=\"").append(id(method, ids)).append("\">\n")
					// CDATA, because the agent reads other text only up to the second closing bracket.
					.append("\t\t\t<label><![CDATA[").append(label(method, events)).append("]]></label>\n")
					.append("\t\t\t<path>sonde/").append(method.declaringType()).append("</path>\n")
					.append("\t\t\t<stacktrace>false</stacktrace>\n")
					.append("\t\t\t<class>").append(method.declaringType()).append("</class>\n")
					.append("\t\t\t<method>\n\t\t\t\t<name>").append(method.name()).append("</name>\n\t\t\t\t<descriptor>")
					.append(Descriptors.of(method)).append("</descriptor>\n\t\t\t</method>\n")
					.append("\t\t\t<location>WRAP</location>\n\t\t</event>\n");
		}
		return xml.append("\t</events>\n</jfragent>\n").toString();
	}

	/**
	 * Type and name, with a number behind them for each further overload: the id is the event's name in the Flight Recorder, which takes
	 * identifiers and dots alone. Any other voids the event's class, and the program ends as the method is called.
	 */
	private static String id(MethodSignature method, Set<String> ids) {
		return numbered(method.declaringType() + "." + method.name(), "_", UnaryOperator.identity(), ids);
	}

	/**
	 * The signature, with a number behind it where the agent could not distinguish it from another: it makes a class for each event,
	 * whose name is what remains of the label without blanks and punctuation.
	 */
	private static String label(MethodSignature method, Set<String> events) {
		return numbered(method.toString(), " ", label -> label.replaceAll("[^a-zA-Z0-9_$]", "").toLowerCase(Locale.ROOT), events);
	}

	/** @param read what the agent makes of a name, which must not be taken */
	private static String numbered(String name, String separator, UnaryOperator<String> read, Set<String> taken) {
		String numbered = name;
		for (int number = 2; !taken.add(read.apply(numbered)); number++) {
			numbered = name + separator + number;
		}
		return numbered;
	}
}
