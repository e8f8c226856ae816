/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmSignatureTest {
	private static final int PUBLIC = 1;
	private static final int STATIC = 8;
	/** Of a method, the bit of transient fields. */
	private static final int VARARGS = 0x80;

	@Test
	void theSpellingIsThatOfKiekerWithAspectJ() {
		assertThat(JvmSignature.of(PUBLIC | STATIC | VARARGS, "p.A$B", "add", "(Ljava/lang/String;[[IJ)Lp/C;"))
				.isEqualTo("public static transient p.C p.A$B.add(java.lang.String,int[][],long)");
		assertThat(JvmSignature.of(PUBLIC, "p.A", "<init>", "(ZBCSIJFD)V"))
				.isEqualTo("public p.A.<init>(boolean,byte,char,short,int,long,float,double)");
		assertThat(JvmSignature.of(0, "A", "m", "()V")).isEqualTo("void A.m()");
		assertThat(JvmSignature.of(0, "A", "m", "([Lp/B;)[B")).isEqualTo("byte[] A.m(p.B[])");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "V", "(", "(I", "(L)V", "(Lp/A)V", "([)V", "(Q)V", "()", "()Q" })
	void whatIsNoDescriptorIsRefused(String descriptor) {
		assertThatThrownBy(() -> JvmSignature.of(0, "A", "m", descriptor)).isInstanceOf(IllegalArgumentException.class);
	}
}
