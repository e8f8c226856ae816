/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Optional;

import org.sonde.metrics.lines.TokenLines;

/**
 * The memory that it takes to parse and bind a file: one that needs more than there is, is reported before it takes it from the others,
 * and before Java spends minutes looking for the last of it.
 */
public final class MemoryNeed {

	/** Generated files of 5 MB in one type were seen to need 150 (numbers of an array) to 250 (methods). */
	private static final long BYTES_PER_TOKEN = 300;
	private static final long MIB = 1 << 20;

	private MemoryNeed() {
	}

	/** Why a file cannot be parsed in the memory that Java may use; empty where it can. */
	static Optional<String> tooMuch(TokenLines tokens) {
		long needed = tokens.count() * BYTES_PER_TOKEN;
		return needed <= Runtime.getRuntime().maxMemory() ? Optional.empty()
				: Optional.of("has %d tokens, for which some %d MiB are needed; %s".formatted(tokens.count(), needed / MIB, remedy()));
	}

	/** The message if memory did not suffice after all. */
	public static String exhausted() {
		return "needs too much memory; " + remedy();
	}

	private static String remedy() {
		return "Java may use %d MiB. Give it more, such as JAVA_TOOL_OPTIONS=-Xmx4g".formatted(Runtime.getRuntime().maxMemory() / MIB);
	}
}
