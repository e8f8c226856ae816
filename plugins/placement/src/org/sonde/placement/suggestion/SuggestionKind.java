/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;

/** Why a method may be worth a probe. */
public enum SuggestionKind implements Keyword {
	/** The program starts there. */
	MAIN("Program start", Group.ENTRY_POINT),
	/** Servlets, and handlers of Spring and JAX-RS. */
	WEB("Web request", Group.ENTRY_POINT),
	/** Receives a message or an event. */
	LISTENER("Message or event", Group.ENTRY_POINT),
	/** Runs by a schedule, or in a thread of its own. */
	TASK("Task", Group.ENTRY_POINT),
	/** Public, and called by no class of the program: what a library offers, and what a framework calls. */
	API("Public, not called here", Group.ENTRY_POINT),
	/** JUnit, TestNG. */
	TEST("Test", Group.ENTRY_POINT),
	/** Public, and called from other packages. */
	BOUNDARY("Package boundary", Group.BOUNDARY),
	/** JDBC, JPA, Spring's templates. */
	DATABASE("Database call", Group.OUTGOING),
	HTTP("HTTP or URL call", Group.OUTGOING),
	/** Sends or fetches messages. */
	MESSAGING("Messaging call", Group.OUTGOING),
	FILE("File operation", Group.OUTGOING),
	SOCKET("Socket operation", Group.OUTGOING),
	/** Starts another program, or waits for one. */
	PROCESS("Process operation", Group.OUTGOING),
	/** Its cyclomatic complexity is high. */
	COMPLEX("Complex method", Group.COMPLEX),
	/** Between two methods that the user chose. */
	PATH("On a call path", Group.PATH),
	/** Calls many methods of the program, directly or not; looked for in small programs, and if asked for. */
	HUB("Much below it", Group.HUB);

	/** Kinds that people choose together. */
	public enum Group implements Keyword {
		ENTRY_POINT, BOUNDARY, OUTGOING, COMPLEX, PATH, HUB
	}

	/** All but tests: they are looked for only if asked for. */
	public static final Set<SuggestionKind> USUAL = Set.copyOf(EnumSet.complementOf(EnumSet.of(TEST)));

	private final String title;
	private final Group group;

	SuggestionKind(String title, Group group) {
		this.title = title;
		this.group = group;
	}

	/** For people. */
	public String title() {
		return title;
	}

	public Group group() {
		return group;
	}

	/** The kinds of a group. */
	public static Set<SuggestionKind> of(Group group) {
		return Arrays.stream(values()).filter(kind -> kind.group == group)
				.collect(Collectors.toCollection(() -> EnumSet.noneOf(SuggestionKind.class)));
	}
}
