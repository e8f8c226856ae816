/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.MethodSignature;

class MethodLabelTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			void shop.Cart.add(java.lang.String,int...)            | Cart.add(String, int...)
			int[] shop.Cart.sizes(java.util.Map$Entry[],int[][]) | Cart.sizes(Map.Entry[], int[][])
			shop.Cart.<init>(long)                                | Cart(long)
			void shop.Cart$Item$1.run()                           | Cart.Item.1.run()
			void Cart.add()                                       | Cart.add()
			""")
	void leavesPackagesAndReturnTypesOut(String signature, String label) {
		assertThat(MethodLabel.of(MethodSignature.parse(signature))).isEqualTo(label);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			public static void shop.Cart.add(java.lang.String) | Cart.add(String)
			shop.Cart.add(int)                                 | Cart.add(int)
			public shop.Cart.<init>(int)                       | Cart(int)
			shop.Cart(int)                                     | Cart(int)
			a request of somebody                              | a request of somebody
			''                                                 | ''
			""")
	void readsWhatIsRecordedAsFarAsItIsAnOperation(String recorded, String label) {
		assertThat(MethodLabel.of(recorded)).isEqualTo(label);
	}

	@Test
	void labelsShowAnAmpersandAsItIs() {
		assertThat(ControlText.label("a & b && c")).isEqualTo("a && b &&&& c");
	}
}
