/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class RecordingTest {
	/** By {@code printf 'int p.A.b(int,int)\\nvoid p.A.a()' | sha256sum}, and of nothing. */
	@Test
	void theFingerprintIsOfTheSortedNames() {
		ProbeSet expected = new ProbeSet(2, "351a431c38e2");
		assertThat(ProbeSet.of(List.of("void p.A.a()", "int p.A.b(int,int)"))).isEqualTo(expected);
		assertThat(ProbeSet.of(List.of("int p.A.b(int, int)", "void p.A.a()", "void p.A.a( )"))).isEqualTo(expected);
		assertThat(ProbeSet.of(List.of())).isEqualTo(new ProbeSet(0, "e3b0c44298fc"));
		assertThat(ProbeSet.of(List.of("void p.A.a()"))).isNotEqualTo(expected);
	}

	@Test
	void aRecordingIsReadAsItIsWritten() {
		for (Recording recording : List.of(new Recording(new ProbeSet(12, "0123456789ab"), Optional.of("binary")),
				new Recording(new ProbeSet(1, "0123456789ab"), Optional.empty()))) {
			assertThat(Recording.parse(recording.toString())).isEqualTo(recording);
		}
		assertThat(new Recording(new ProbeSet(12, "0123456789ab"), Optional.of("binary")))
				.hasToString("recorded with 12 probes, fingerprint 0123456789ab, written to binary");
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> new ProbeSet(-1, "0123456789ab")).hasMessage("a set has 0 or more probes, found -1");
		assertThatThrownBy(() -> new ProbeSet(1, "0123456789AB")).hasMessageStartingWith("a fingerprint has 12 digits from 0 to f");
		assertThatThrownBy(() -> new Recording(new ProbeSet(1, "0123456789ab"), Optional.of(""))).hasMessageContaining("a keyword");
		assertThatThrownBy(() -> Recording.parse("recorded with many probes"))
				.hasMessage("expected \"recorded with 12 probes, fingerprint 0123456789ab, written to binary\", found "
						+ "\"recorded with many probes\"");
	}
}
