/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.RecordedSignature;

/** Reads Kieker's files: AspectJ's configuration, the variables of its agent with Byte Buddy, and the list of what is switched off. */
public final class KiekerReader {
	private static final Pattern REGULAR = Pattern
			.compile(Pattern.quote("%|(?:[a-z]+ )*\\Q") + "(.*)\\\\E(?:\\(\\?: throws \\.\\*\\)\\?)?");
	private static final Pattern VARIABLE = Pattern
			.compile("(?m)^[ \\t]*(?:export\\s+|set\\s+)?\"?KIEKER_SIGNATURES_(INCLUDE|EXCLUDE)=([^\\n]*)$");
	static final String ASPECTS = "kieker.monitoring.probe.aspectj.";

	private KiekerReader() {
	}

	/** {@code META-INF/aop.xml}. */
	static void aspects(String text, String file, ImportDraft draft) throws AgentConfigException {
		ProbeKind[] kind = { ProbeKind.OPERATION_EXECUTION };
		List<String> included = new ArrayList<>();
		Map<String, String> aspects = new LinkedHashMap<>();
		boolean[] patterns = new boolean[1];
		ClosedXml.read(text, file, (xml, place) -> {
			switch (xml.getLocalName()) {
				case "concrete-aspect" -> {
					String parent = String.valueOf(xml.getAttributeValue(null, "extends"));
					kind[0] = parent.startsWith(ASPECTS + "flow.") ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
					if (!parent.startsWith(ASPECTS)) {
						draft.care(place, parent, "it is not an aspect of Kieker; its pointcuts are read anyway");
					}
				}
				case "pointcut" -> {
					String expression = xml.getAttributeValue(null, "expression");
					if (expression == null) {
						throw new AgentConfigException(place, "the pointcut has no expression");
					}
					PointcutProbes.read(expression, place, draft, probe -> {
						probe.setKind(kind[0]);
						patterns[0] |= probe instanceof PatternProbe;
					});
				}
				case "aspect" -> aspects.put(String.valueOf(xml.getAttributeValue(null, "name")), place);
				case "include" -> included.add(String.valueOf(xml.getAttributeValue(null, "within")));
				case "exclude" ->
					draft.leftOut(place, "exclude within " + xml.getAttributeValue(null, "within"), "exclusions of types are not read");
				default -> { }
			}
		});
		aspects.forEach((aspect, place) -> KiekerAspects.read(aspect, included, place, draft));
		if (patterns[0] && !included.isEmpty()) {
			draft.leftOut(file, "include within " + String.join(", ", included),
					"the file weaves in these types alone; the plan's patterns match in all");
		}
	}

	/** Whether the text sets the variables of the agent with Byte Buddy. */
	static boolean hasVariables(String text) {
		return VARIABLE.matcher(text).find();
	}

	/**
	 * The variables of the agent with Byte Buddy.
	 *
	 * @return the classes that are instrumented whole
	 */
	static Set<String> variables(String text, String file, ImportDraft draft) {
		Set<String> types = new LinkedHashSet<>();
		Matcher variable = VARIABLE.matcher(text);
		while (variable.find()) {
			String value = variable.group(2).strip().replaceAll("^['\"]|['\"]$", "");
			for (String pattern : value.split(";")) {
				String type = pattern.strip().replaceAll("^.* ", "");
				if (variable.group(1).equals("EXCLUDE")) {
					draft.leftOut(file, "excluded: " + pattern, "exclusions are not read");
				} else if (pattern.contains("(") || type.contains("*") || type.contains("?")) {
					draft.leftOut(file, pattern,
							"the agent instruments all methods of the classes, but the pattern does not list the classes");
				} else if (!type.isEmpty()) {
					types.add(type);
				}
			}
		}
		return types;
	}

	/** All methods of classes that are instrumented whole, with nothing switched off. */
	static void wholeClasses(Set<String> types, String file, ImportDraft draft) {
		for (String type : types) {
			if (draft.classes().type(type).isPresent()) {
				draft.methods(draft.classes().executable(type).stream().filter(method -> !method.synthetic())
						.map(ProgramClasses.Method::signature).filter(method -> !method.constructor()).toList(), file, type);
			} else {
				draft.pattern("* " + type + ".*(..)", file, type, "the agent takes all methods of the class");
			}
		}
	}

	/**
	 * The list of what is switched on and off; the last line that fits an operation counts.
	 *
	 * @param woven whether another file states what is woven, so that this one only switches
	 */
	static void switches(String text, String file, boolean woven, ImportDraft draft) throws AgentConfigException {
		List<String> lines = text.lines().toList();
		for (int i = 0; i < lines.size(); i++) {
			String line = lines.get(i).strip();
			String place = file + ":" + (i + 1);
			if (line.isEmpty() || line.startsWith("#")) {
				continue;
			}
			boolean on = line.startsWith("+");
			if (!on && !line.startsWith("-")) {
				throw new AgentConfigException(place, "expected +, - or # at the start of the line");
			}
			pattern(line.substring(1).strip(), on, woven, place, draft);
		}
	}

	private static void pattern(String pattern, boolean on, boolean woven, String place, ImportDraft draft) {
		if (pattern.equals("*")) {
			draft.probes().forEach(probe -> probe.setActive(on));
			if (on && !woven) {
				draft.leftOut(place, "+ *", "it switches on everything that is woven");
			}
			return;
		}
		Matcher regular = REGULAR.matcher(pattern);
		boolean exact = regular.matches() || !pattern.startsWith("%") && !pattern.contains("*") && !pattern.contains("..");
		if (exact) {
			try {
				MethodSignature method = regular.matches() ? MethodSignature.parse(regular.group(1)) : RecordedSignature.parse(pattern);
				MethodProbe probe = draft.method(method, woven, place);
				probe.setActive(on);
			} catch (IllegalArgumentException e) {
				draft.leftOut(place, pattern, e.getMessage());
			}
		} else if (pattern.startsWith("%") || woven || !on) {
			draft.leftOut(place, (on ? "+ " : "- ") + pattern, pattern.startsWith("%") ? "it is a regular expression"
					: "it switches by a pattern, which a plan cannot");
		} else {
			// Kieker's patterns are AspectJ's but for return types in any package and for constructors.
			String aspectj = pattern.replaceFirst("\\bnew\\s+(?=\\S*<init>)", "").replace(".<init>(", ".new(")
					.replaceAll("(^|\\s)\\.\\.\\*(\\s)", "$1*$2");
			draft.pattern(aspectj, place, pattern, "it has wildcards").setActive(true);
		}
	}
}
