/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.util.function.Supplier;

import org.sonde.objects.weaving.runtime.WatchedField;

/** Finds the probes as aspects do: by the name of a class. */
final class Woven {
	/** An aspect. */
	static final class Size {
	}

	/** An aspect. */
	static final class Token {
	}

	/** An aspect. */
	static final class Made {
	}

	static final String CONFIGURATION = "probe.Woven$Made=field\nprobe.Woven$Made.type=org.sonde.objects.jmx.Box\nprobe.Woven$Made.field=made\n"
			+ "probe.Woven$Size=field\nprobe.Woven$Size.type=org.sonde.objects.jmx.Box\nprobe.Woven$Size.field=size\n"
			+ "probe.Woven$Token=field\nprobe.Woven$Token.type=org.sonde.objects.jmx.Box\nprobe.Woven$Token.field=token\n"
			+ "probe.Box=creation\nprobe.Box.type=org.sonde.objects.jmx.Box\nprobe.Later=field\nprobe.Later.type=org.sonde.objects.jmx.Later\nprobe.Later.field=x\n";
	static final Supplier<WatchedField> SIZE = () -> WatchedField.of(Size.class);
	static final Supplier<WatchedField> TOKEN = () -> WatchedField.of(Token.class);

	static final Supplier<WatchedField> MADE = () -> WatchedField.of(Made.class);

	private Woven() {
	}
}
