/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.SensorId;

class ConfigurationTest {
	@TempDir
	private Path folder;

	@Test
	void aProbeOfAField() throws Exception {
		ProbeSettings probe = read(
				"probe.F=field\nprobe.F.type=p.Ünit$In\nprobe.F.field=price\nprobe.F.priority=urgent\nprobe.F.containment=parent\n"
				+ "probe.F.suspended=true\n").probes().get("F");
		assertThat(probe.kind()).isEqualTo(ProbeSettings.Kind.FIELD);
		assertThat(probe.sensor()).isEqualTo("p.Ünit$In.price");
		assertThat(probe.priority()).isEqualTo(Priority.URGENT);
		assertThat(probe.containment()).isEqualTo(ProbeSettings.Containment.PARENT);
		assertThat(probe.isSuspended()).isTrue();
		assertThat(probe.masked()).isEmpty();
	}

	@Test
	void whatIsNotSaidIsAsUsual() throws Exception {
		Configuration configuration = read("probe.C=creation\nprobe.C.type=p.A\n");
		ProbeSettings probe = configuration.probes().get("C");
		assertThat(probe.sensor()).isEqualTo("p.A");
		assertThat(probe.priority()).isEqualTo(Priority.REGULAR);
		assertThat(probe.isSuspended()).isFalse();
		assertThat(configuration.log()).isEmpty();
		assertThat(configuration.carriers()).isEmpty();
	}

	@Test
	void aProbeThatSaysWhetherItIsMaskedGoesBeforeItsName() throws Exception {
		Configuration configuration = read("masked-names=price\n" + field("A", "price", "masked=false") + field("B", "size", "masked=true")
				+ field("C", "price2", ""));
		assertThat(configuration.capture().masks(attribute("price"))).isFalse();
		assertThat(configuration.capture().masks(attribute("size"))).isTrue();
		assertThat(configuration.capture().masks(attribute("price2"))).isTrue();
		assertThat(configuration.capture().masks(attribute("other"))).isFalse();
	}

	@Test
	void aSystemPropertyOverridesALine() throws Exception {
		System.setProperty("org.sonde.objects.carriers", "jmx, jfr");
		try {
			assertThat(read("carriers=none\nlog=a.jsonl\n").carriers()).containsExactly("jmx", "jfr");
		} finally {
			System.clearProperty("org.sonde.objects.carriers");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "production", "one", "pool:3", "end-point", "queue" })
	void eachThreadModelIsKnown(String model) throws Exception {
		assertThat(read("threads=" + model).threads()).isNotNull();
	}

	/** The message names the file and the key. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "threads=many|threads", "threads=pool:0|threads", "threads=pool:x|threads",
			"threads=production+virtual|threads", "text-limit=-1|text-limit",
			"text-limit=x|text-limit", "masked-names=(|masked-names", "log.policy=often|log.policy", "log.capacity=0|log.policy",
			"colour=red|colour", "places=no|places",
			"probe.F=field\\nprobe.F.type=p.A|probe.F.field", "probe.F=field\\nprobe.F.field=x|probe.F.type",
			"probe.F=other\\nprobe.F.type=p.A|probe.F",
			"probe.F.type=p.A|probe.F", "probe.F=creation\\nprobe.F.type=p.A\\nprobe.F.field=x|probe.F.field",
			"probe.F=creation\\nprobe.F.type=p.A\\nprobe.F.priority=soon|probe.F.priority",
			"probe.F=creation\\nprobe.F.tpye=p.A|probe.F.tpye", "probe.F=creation\\nprobe.F.type=p.A\\nprobe.F.masked=yes|probe.F.masked",
			"probe.F=creation\\nprobe.F.type=p.A\\nprobe.F.suspended=1|probe.F.suspended" })
	void whatIsWrongIsNamed(String content, String key) {
		assertThatExceptionOfType(ConfigurationException.class).isThrownBy(() -> read(content.replace("\\n", "\n")))
				.withMessageContaining(folder.resolve("objects.properties") + ", key " + key + ": ");
	}

	@Test
	void aMissingFileIsNamed() {
		assertThatExceptionOfType(ConfigurationException.class).isThrownBy(() -> Configuration.read(folder.resolve("none")))
				.withMessageContaining(folder.resolve("none").toString());
	}

	private static String field(String id, String name, String more) {
		return "probe." + id + "=field\nprobe." + id + ".type=p.A\nprobe." + id + ".field=" + name + "\n"
				+ (more.isEmpty() ? "" : "probe." + id + "." + more + "\n");
	}

	private static SensorId attribute(String name) {
		return SensorId.ofAttribute("p.A", name, "int");
	}

	private Configuration read(String content) throws ConfigurationException, IOException {
		return Configuration.read(Files.writeString(folder.resolve("objects.properties"), content));
	}
}
