/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run of the command line as a shell sees it. */
public record Sonde(int code, String out, String err) {
	/** Probes of the kind of the 2014 sets: one active, one deactivated; and an active one of the other kind. */
	public static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:MethodProbe" kind="operationEvents" declaringType="p.A" methodName="hot" parameterTypes="int"/>
			  <probes xsi:type="plan:MethodProbe" kind="operationEvents" active="false" declaringType="p.A" methodName="off"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="p.A" methodName="otherKind"/>
			</plan:Plan>
			""";

	public static Sonde run(String... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		int code = Main.run(out, err, arguments);
		return new Sonde(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

	public JsonNode json() {
		return JsonMapper.shared().readTree(out);
	}
}
