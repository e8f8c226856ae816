/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.Arrays;
import java.util.List;

import org.objectweb.asm.Type;
import org.sonde.instrumentation.plan.MethodSignature;

/** Reads the events of JDK Mission Control's agent. */
public final class JmcReader {
	private String type = "";
	private String name = "";
	private String place = "";

	private JmcReader() {
	}

	static void read(String text, String file, ImportDraft draft) throws AgentConfigException {
		JmcReader reader = new JmcReader();
		ClosedXml.read(text, file, (xml, where) -> {
			switch (xml.getLocalName()) {
				case "event" -> {
					reader.type = "";
					reader.name = "";
					reader.place = where;
				}
				case "class" -> reader.type = xml.getElementText().strip();
				// Parameters and fields have names as well, which come behind the method's.
				case "name" -> reader.name = reader.name.isEmpty() ? xml.getElementText().strip() : reader.name;
				case "descriptor" -> reader.method(xml.getElementText().strip(), draft);
				default -> { }
			}
		});
	}

	private void method(String descriptor, ImportDraft draft) {
		try {
			List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getClassName).toList();
			boolean constructor = name.equals(MethodSignature.CONSTRUCTOR_NAME);
			draft.method(new MethodSignature(type, name, parameters, Type.getReturnType(descriptor).getClassName(), false, constructor),
					false,
					place);
		} catch (RuntimeException e) { // ASM has no exception of its own for what is not a descriptor
			draft.leftOut(place, type + "." + name + descriptor, "it is not a method of a class file");
		}
	}
}
