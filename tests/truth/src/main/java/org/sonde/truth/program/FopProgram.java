/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.StringReader;
import java.util.Date;
import javax.xml.parsers.SAXParserFactory;
import org.apache.fop.apps.FOUserAgent;
import org.apache.fop.apps.Fop;
import org.apache.fop.apps.FopFactory;
import org.apache.fop.apps.MimeConstants;
import org.xml.sax.InputSource;

/** Formats a short document to a PDF in memory with FOP. */
final class FopProgram implements Program {

	private final FopFactory factory = FopFactory.newInstance(new File(System.getProperty("java.io.tmpdir")).toURI());
	private final SAXParserFactory parsers = SAXParserFactory.newDefaultNSInstance();
	private final String document = """
			<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format"><fo:layout-master-set>
			<fo:simple-page-master master-name="page" page-width="10cm" page-height="12cm">
			<fo:region-body margin="1cm"/></fo:simple-page-master></fo:layout-master-set>
			<fo:page-sequence master-reference="page"><fo:flow flow-name="xsl-region-body">
			<fo:block font-weight="bold" space-after="4pt">%s</fo:block><fo:block text-align="justify">%s</fo:block>
			</fo:flow></fo:page-sequence></fo:root>
			""".formatted(SampleData.words(3, 16), SampleData.words(15, 17));

	@Override
	public long unit() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		FOUserAgent agent = factory.newFOUserAgent();
		agent.setCreationDate(new Date(1_700_000_000_000L));
		Fop fop = factory.newFop(MimeConstants.MIME_PDF, agent, bytes);
		parsers.newSAXParser().parse(new InputSource(new StringReader(document)), fop.getDefaultHandler());
		return 31L * fop.getResults().getPageCount() + bytes.size();
	}
}
