/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.util.regex.Pattern;

import org.sonde.instrumentation.export.KiekerAgents;

/** The errors before or while AspectJ weaves Kieker's probes into a program, as found in the program's error stream. */
public enum WeaverErrors {
	/** The agent itself did not start. */
	AGENT_NOT_STARTED("FATAL ERROR in native method: processing of -javaagent failed|Error opening zip file or JAR manifest missing",
			"an agent could not be started, so the program did not run.",
			"See its message. Try without your own agents."),
	/** AspectJ does not find the exported file. */
	NO_CONFIGURATION("configuration does not exist: .*|registerOptions.*FileNotFoundException.*",
			"AspectJ did not find the exported configuration.",
			"Choose a folder whose name the program's Java can read: in the POSIX locale, none with characters beyond ASCII."),
	/** A pointcut is longer than a class file can hold. */
	POINTCUT_TOO_LONG("UTFDataFormatException|encoded string .*too long",
			"a pointcut is longer than the 65,535 bytes that a class file can hold, so nothing was woven.",
			"Take probes out of the plan, or spread them over several plans."),
	/** The weaver cannot read classes of a Java that is newer than it. */
	CLASS_TOO_NEW("Unsupported class file major version \\d+|ClassFormatException.*[Vv]ersion",
			"AspectJ " + KiekerAgents.WEAVER_VERSION + " cannot read classes of such a new Java.",
			"Compile the program for an older one, or run it with Java 25."),
	/** The JVM did not get as far as weaving. After those above, which end with the same lines. */
	NOT_STARTED("^Error: (?:Could not find or load main class|Main method not found|Unable to access jarfile|"
			+ "Could not create the Java Virtual Machine)|^Error occurred during initialization of VM",
			"Java could not start it.", "Correct its main class, class path or JVM arguments. Without probes, it does not start either."),
	/** A named module does not read the unnamed one, where Kieker is. */
	MODULE_DOES_NOT_READ("IllegalAccessError: .*does not read .*unnamed module|module .* does not read unnamed module",
			"a woven class is in a named module that does not read the class path, where Kieker is.",
			"Add --add-reads MODULE=ALL-UNNAMED to the arguments of the program's JVM."),
	/** The JVM has no such module. */
	NO_SUCH_MODULE("Error occurred during initialization of boot layer|java\\.lang\\.module\\.FindException",
			"the JVM did not find a module.", "Run the program without probes. If it fails, too, its own modules are incomplete."),
	/** The class loader of woven classes does not see Kieker. */
	KIEKER_NOT_SEEN("Cannot find parent aspect for: <concrete-aspect name='org\\.sonde\\.probes|"
			+ "(?:NoClassDefFoundError|ClassNotFoundException): (?:org[/.]sonde[/.]probes|kieker|org[/.]aspectj[/.]lang)[/.]\\S*",
			"a class loader of the program sees neither Kieker nor its aspects, as in application servers and OSGi frameworks.",
			"Let it delegate the packages kieker, org.aspectj and org.sonde.probes to the class path."),
	/** Any other message of the weaver's. */
	OTHER("\\[[^\\]\\s]+@[0-9a-f]+\\] (?:abort|error|fail)\\b.*|(?:java\\.lang\\.\\w+Error|BCException).*(?:weav|aspectj).*",
			"AspectJ reported an error.", "See its message.");

	private final Pattern sign;
	private final String text;
	private final String remedy;

	WeaverErrors(String sign, String text, String remedy) {
		this.sign = Pattern.compile(sign);
		this.text = text;
		this.remedy = remedy;
	}

	/** Whether a line reports it. */
	boolean isIn(String line) {
		return sign.matcher(line).find();
	}

	/** Whether the probes have nothing to do with it. */
	public boolean isOfProgram() {
		return this == NOT_STARTED;
	}

	/** Returns what went wrong, in a sentence. */
	public String text() {
		return text;
	}

	/** Returns what helps, in a sentence. */
	public String remedy() {
		return remedy;
	}
}
