/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.util.Arrays;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;

/** Draws a small SVG picture to a PNG in memory with Batik. The picture has no text, so that it does not depend on fonts. */
final class BatikProgram implements Program {

	private static final String PICTURE = """
			<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 48 48">
			<style type="text/css">.line { stroke: #2f80d0; stroke-width: 2; fill: none } circle { fill: #d97706 }</style>
			<g transform="translate(4 4) rotate(10)">
			<path class="line" d="M2 30 C 10 4, 20 4, 24 20 S 34 38, 40 12 L 38 36 Z"/>
			<rect class="line" x="6" y="6" width="20" height="14" rx="3"/>
			<circle cx="30" cy="28" r="6"/><circle cx="12" cy="30" r="4"/>
			</g></svg>
			""";

	@Override
	public long unit() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		new PNGTranscoder().transcode(new TranscoderInput(new StringReader(PICTURE)), new TranscoderOutput(bytes));
		return Arrays.hashCode(bytes.toByteArray());
	}
}
