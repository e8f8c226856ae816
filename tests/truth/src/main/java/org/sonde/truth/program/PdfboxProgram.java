/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.text.PDFTextStripper;

/** Writes a page of text, reads it and extracts the text with PDFBox. */
final class PdfboxProgram implements Program {

	private final String[] lines = SampleData.words(200, 15).split("(?<=( .{0,60})) ", 20);

	@Override
	public long unit() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (PDDocument document = new PDDocument()) {
			document.setDocumentId(1L);
			PDPage page = new PDPage();
			document.addPage(page);
			try (PDPageContentStream content = new PDPageContentStream(document, page)) {
				content.beginText();
				content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 10);
				content.setLeading(12);
				content.newLineAtOffset(40, 740);
				for (String line : lines) {
					content.showText(line);
					content.newLine();
				}
				content.endText();
			}
			document.save(bytes);
		}
		try (PDDocument document = Loader.loadPDF(bytes.toByteArray())) {
			return new PDFTextStripper().getText(document).hashCode();
		}
	}
}
