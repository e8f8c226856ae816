/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The same program once per thread: several threads that share nothing. */
final class Copies implements Program {

	private final Programs.Factory factory;
	private final List<Program> programs = Collections.synchronizedList(new ArrayList<>());
	private final ThreadLocal<Program> own = ThreadLocal.withInitial(this::create);

	Copies(Programs.Factory factory) {
		this.factory = factory;
	}

	private Program create() {
		try {
			Program program = factory.create();
			programs.add(program);
			return program;
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	@Override
	public long unit() throws Exception {
		return own.get().unit();
	}

	@Override
	public void close() throws Exception {
		for (Program program : programs) {
			program.close();
		}
	}
}
