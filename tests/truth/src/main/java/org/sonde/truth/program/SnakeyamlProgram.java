/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.List;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;

/** Loads YAML and dumps it in another style with SnakeYAML. */
final class SnakeyamlProgram implements Program {

	private final String text = SampleData.json(SampleData.orders(4, 4));

	@Override
	public long unit() {
		DumperOptions options = new DumperOptions();
		options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
		Yaml yaml = new Yaml(options);
		List<Object> orders = yaml.load(text);
		return yaml.dump(orders).hashCode();
	}
}
