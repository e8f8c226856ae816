/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.Templates;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Transforms a document with a style sheet. */
final class XsltProgram implements Program {

	private static final String STYLE_SHEET = """
			<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
			<xsl:output method="html" indent="no"/>
			<xsl:key name="by-customer" match="order" use="customer"/>
			<xsl:template match="/orders"><html><body><table>
			<xsl:apply-templates select="order[quantity &gt; 2]"><xsl:sort select="product"/></xsl:apply-templates></table>
			<p><xsl:value-of select="sum(order/quantity)"/> pieces</p></body></html></xsl:template>
			<xsl:template match="order"><tr class="{@id}"><td><xsl:value-of select="translate(product, 'aeiou', 'AEIOU')"/></td>
			<td><xsl:choose><xsl:when test="price &gt; 50">high</xsl:when>
			<xsl:otherwise><xsl:value-of select="format-number(price, '0.0')"/></xsl:otherwise></xsl:choose></td>
			<td><xsl:value-of select="count(key('by-customer', customer))"/></td><xsl:apply-templates select="note"/></tr></xsl:template>
			<xsl:template match="note">
			<td><xsl:value-of select="concat(substring-before(., ' '), ' ', string-length(.))"/></td></xsl:template>
			</xsl:stylesheet>
			""";

	private final Templates templates;
	private final String document = SampleData.xml(SampleData.orders(20, 23));

	/** The factory is given, because the class path has several. */
	XsltProgram(TransformerFactory factory) throws TransformerException {
		templates = factory.newTemplates(new StreamSource(new StringReader(STYLE_SHEET)));
	}

	@Override
	public long unit() throws TransformerException {
		StringWriter text = new StringWriter();
		templates.newTransformer().transform(new StreamSource(new StringReader(document)), new StreamResult(text));
		return text.toString().hashCode();
	}
}
