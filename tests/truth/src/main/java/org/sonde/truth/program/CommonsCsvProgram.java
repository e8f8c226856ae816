/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** Prints and parses a table with Commons CSV. */
final class CommonsCsvProgram implements Program {

	private final List<Order> orders = SampleData.orders(60, 8);
	private final CSVFormat format = CSVFormat.EXCEL.builder().setHeader("id", "customer", "product", "quantity", "price", "note")
			.setSkipHeaderRecord(true).get();

	@Override
	public long unit() throws IOException {
		StringBuilder text = new StringBuilder();
		try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.EXCEL)) {
			printer.printRecord((Object[]) format.getHeader());
			for (Order order : orders) {
				printer.printRecord(order.id(), order.customer(), order.product(), order.quantity(), order.price(), order.note() + ", \""
						+ order.total() + "\"");
			}
		}
		long sum = 0;
		try (CSVParser parser = CSVParser.parse(new StringReader(text.toString()), format)) {
			for (CSVRecord row : parser) {
				sum = 31 * sum + Integer.parseInt(row.get("quantity")) + row.get("note").hashCode();
			}
		}
		return sum;
	}
}
